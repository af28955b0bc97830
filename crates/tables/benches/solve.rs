//! Time to solve a board of medium size, and to work out the boards with few seeds.
//!
//! `cargo bench -p vato-tables`.
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use vato_rules::{Game, kalah::Kalah};
use vato_tables::Solver;

fn solve(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("kalah");
    group.sample_size(10);
    for rules in ["seeds=3", "seeds=3,empty_capture=on"] {
        // Six houses, which fit.
        let game = Kalah::new(rules.parse().unwrap()).compact().unwrap();
        let start = game.start();
        group.bench_function(rules, |bencher| {
            bencher.iter(|| {
                let mut solver = Solver::for_position(game, black_box(&start), 256 << 20);
                solver.value(&start, &|| false)
            });
        });
    }
    let game = Kalah::default().compact().unwrap();
    group.bench_function("boards with up to 12 seeds", |bencher| {
        bencher.iter(|| Solver::new(game, 0).with_endgame(black_box(12), usize::MAX));
    });
    group.finish();
}

criterion_group!(benches, solve);
criterion_main!(benches);
