//! Speed of the search: nodes a second from the start and later in the game.

#![allow(missing_docs)] // criterion's macros write a public function without any

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use vato_engine::{Engine, Limits, Searcher};
use vato_rules::fanorona::Fanorona;
use vato_rules::{Game, Line};

const NODES: u64 = 200_000;

fn search(criterion: &mut Criterion) {
    let game = Fanorona::default();
    let positions = [
        ("start", game.position_text(&game.start())),
        (
            "middle game",
            "1BBB3BB/1BB1B1BBB/1WB5W/W5W1W/1WWWBW1W1 b 0 3".to_owned(),
        ),
        (
            "late game",
            "B1B3B2/4B2B1/6B2/WW1W2BB1/5W3 w 12 12".to_owned(),
        ),
    ];
    let mut group = criterion.benchmark_group("nodes");
    group
        .sample_size(10)
        .throughput(Throughput::Elements(NODES));
    for (name, text) in positions {
        let position = game
            .parse_position(&text)
            .expect("positions above are well formed");
        let line = Line::new(game, position);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut engine = Engine::new(game, 1 << 17);
                let report = engine.search(&line, &Limits::nodes(NODES), &|| false, &mut |_| {});
                assert_eq!(report.nodes, NODES);
            });
        });
    }
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
