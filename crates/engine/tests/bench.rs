//! The fixed work of `vato bench`.

use std::collections::HashSet;

use vato_engine::bench::{POSITIONS, bench, positions, signature};

#[test]
fn there_are_twenty_positions_and_all_are_read() {
    let written = POSITIONS
        .lines()
        .filter(|line| line.contains('|') && !line.starts_with('#'))
        .count();
    assert_eq!(written, 20);
    let read: Vec<_> = positions().collect();
    assert_eq!(read.len(), written);
    assert!(read.iter().all(|line| line.outcome().is_none()));
    let keys: HashSet<_> = read.iter().map(|line| line.position().key()).collect();
    assert_eq!(keys.len(), written);
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
