//! The fixed work of `vato bench`.

use std::collections::HashSet;

use vato_engine::bench::{POSITIONS, bench, positions, signature};
use vato_rules::any::GameName;

#[test]
fn all_positions_are_read_and_none_stands_twice() {
    let written = POSITIONS
        .lines()
        .filter(|line| line.contains('|') && !line.starts_with('#'))
        .count();
    assert_eq!(written, 32);
    let read: Vec<_> = positions().map(|(line, _)| line).collect();
    assert_eq!(read.len(), written);
    assert!(read.iter().all(|line| line.outcome().is_none()));
    let texts: HashSet<_> = read
        .iter()
        .map(|line| {
            (
                line.game().name(),
                line.game().rules_text(),
                line.position_text(),
            )
        })
        .collect();
    assert_eq!(texts.len(), written);
    let games: HashSet<_> = read.iter().map(|line| line.game().name()).collect();
    assert_eq!(games.len(), GameName::ALL.len());
}

/// The browser's engine is compared with the same file, so this holds the
/// native and the wasm build together.
#[test]
fn the_results_are_those_on_record() {
    let record = include_str!("data/bench.txt");
    let found: String = bench(u64::MAX)
        .map(|measured| format!("{measured}\n"))
        .collect();
    assert_eq!(
        found, record,
        "the search has changed; when that was meant, run\n\
         cargo run --release -p vato --no-default-features -- bench --positions \
         > crates/engine/tests/data/bench.txt"
    );
}

#[test]
fn the_same_work_gives_the_same_signature() {
    let run = |nodes| bench(nodes).collect::<Vec<_>>();
    let (once, again) = (run(3_000), run(3_000));
    assert_eq!(once, again);
    assert_eq!(signature(&once), signature(&again));
    assert_ne!(signature(&once), signature(&run(3_001)));
    assert!(
        once.iter()
            .all(|measured| measured.nodes <= 3_000 && measured.best != "-")
    );
}
