//! Perft speed in leaves a second, on one core.
//!
//! `cargo bench -p vato-rules`; the element counts in the report are leaves.
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use vato_rules::perft::{Counting, perft};
use vato_rules::{
    Game, Notation, congkak::Congkak, fanorona::Fanorona, kalah::Kalah, oware::Oware,
};

/// What is counted: a name, the rules, and a depth that takes some tenths of a second.
type Board = (&'static str, &'static str, u32);

const FANORONA: [Board; 4] = [
    ("9x5", "", 6),
    ("9x5 free", "direction=free", 5),
    ("5x5", "board=5x5", 7),
    ("7x7", "board=7x7", 4),
];

const KALAH: [Board; 3] = [
    ("kalah 6x4", "", 11),
    ("kalah 6x6", "seeds=6", 10),
    ("kalah 8x4", "houses=8", 8),
];

const OWARE: [Board; 3] = [
    ("oware 6x4", "", 10),
    ("awari 6x4", "oware/awari", 8),
    ("oware 8x4", "houses=8", 8),
];

const CONGKAK: [Board; 4] = [
    ("congkak 7x7", "", 9),
    ("congkak 6x4", "houses=6,seeds=4", 9),
    ("congkak 7x7, both sides at once", "opening=simultaneous", 6),
    ("congkak 10x10", "houses=10", 5),
];

fn bench(criterion: &mut Criterion) {
    boards::<Fanorona>(criterion, &FANORONA);
    boards::<Kalah>(criterion, &KALAH);
    boards::<Oware>(criterion, &OWARE);
    boards::<Congkak>(criterion, &CONGKAK);
    turn_lists(criterion);
}

fn boards<G: Notation + Default>(criterion: &mut Criterion, boards: &[Board]) {
    for &(name, rules, depth) in boards {
        let game = G::from_rules(rules).expect("rules that exist");
        let start = game.start();
        let mut group = criterion.benchmark_group(format!("perft {name}"));
        let leaves = game.perft(&start, depth, Counting::Paths);
        group
            .throughput(Throughput::Elements(leaves))
            .sample_size(10);
        // As `vato perft` counts, and as any game counts through the trait,
        // which makes every turn and every position but the last.
        group.bench_function("counting", |b| {
            b.iter(|| game.perft(black_box(&start), depth, Counting::Paths));
        });
        group.bench_function("generic", |b| {
            b.iter(|| perft(&game, black_box(&start), depth));
        });
        group.finish();
    }
}

fn turn_lists(criterion: &mut Criterion) {
    let game = Fanorona::default();
    let positions = after_some_plies(&game);
    let turns: usize = positions.iter().map(|p| game.turns(p).len()).sum();
    let mut group = criterion.benchmark_group("turn lists");
    group.throughput(Throughput::Elements(turns as u64));
    group.bench_function("9x5", |b| {
        let mut list = Vec::new();
        b.iter(|| {
            for position in &positions {
                game.plies(black_box(position), &mut list);
                black_box(&list);
            }
        });
    });
    group.finish();
}

/// Every position of one game in which the longest turn is always played, and
/// each position next to it.
fn after_some_plies(game: &Fanorona) -> Vec<<Fanorona as Game>::Position> {
    let (mut position, mut all) = (game.start(), Vec::new());
    for _ in 0..60 {
        let turns = game.turns(&position);
        all.extend(turns.iter().map(|turn| game.play(&position, turn)));
        let Some(longest) = turns.iter().max_by_key(|turn| turn.len()) else {
            break;
        };
        position = game.play(&position, longest);
    }
    all
}

criterion_group!(benches, bench);
criterion_main!(benches);
