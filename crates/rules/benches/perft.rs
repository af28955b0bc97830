//! Perft speed in leaves a second, on one core.
//!
//! `cargo bench -p vato-rules`; the element counts in the report are leaves.
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use vato_rules::perft::{Counting, perft};
use vato_rules::{Game, Notation, fanorona::Fanorona};

/// What is counted: a name, the rules, and a depth that takes some tenths of a second.
const BOARDS: [(&str, &str, u32); 4] = [
    ("9x5", "", 6),
    ("9x5 free", "direction=free", 5),
    ("5x5", "board=5x5", 7),
    ("7x7", "board=7x7", 4),
];

fn bench(criterion: &mut Criterion) {
    for (name, rules, depth) in BOARDS {
        let game = Fanorona::from_rules(rules).expect("rules that exist");
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
