//! Speed of the search: nodes a second from the start and later in the game.

#![allow(missing_docs)] // criterion's macros write a public function without any

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use vato_engine::{Limits, any};
use vato_rules::any::{AnyGame, GameName};

const NODES: u64 = 200_000;

/// None of these is searched to its end with so few nodes.
const POSITIONS: &[(GameName, &str, Option<&str>)] = &[
    (GameName::Fanorona, "start", None),
    (
        GameName::Fanorona,
        "middle game",
        Some("1BBB3BB/1BB1B1BBB/1WB5W/W5W1W/1WWWBW1W1 b 0 3"),
    ),
    (
        GameName::Fanorona,
        "late game",
        Some("B1B3B2/4B2B1/6B2/WW1W2BB1/5W3 w 12 12"),
    ),
    (GameName::Kalah, "start", None),
    (
        GameName::Kalah,
        "middle game",
        Some("<6,9,7,0,5,0,6,2,1,5,1,0,7,4,1> n"),
    ),
    (GameName::Oware, "start", None),
    (
        GameName::Oware,
        "middle game",
        Some("2-0-14-1-3-0-1-2-5-0-4-2-8-6-S"),
    ),
];

fn search(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("nodes");
    group
        .sample_size(10)
        .throughput(Throughput::Elements(NODES));
    for (name, stage, position) in POSITIONS {
        let line = AnyGame::new(*name, "")
            .and_then(|game| game.line(*position))
            .expect("positions above are well formed");
        group.bench_function(format!("{name}, {stage}"), |bencher| {
            bencher.iter(|| {
                let limits = Limits::nodes(NODES);
                let verdict = any::analyse(&line, 1 << 17, &limits, &|| false, &mut |_| {});
                assert_eq!(verdict.map(|found| found.nodes), Some(NODES));
            });
        });
    }
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
