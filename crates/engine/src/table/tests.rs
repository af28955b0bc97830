use super::*;
use crate::score::WIN;

fn found(depth: i32) -> Found {
    Found {
        tag: 7,
        score: Kept::new(-123, 0, 0),
        worth: Some(Kept::new(45, 0, 0)),
        depth,
        bound: Bound::Lower,
    }
}

#[test]
fn what_was_stored_is_found_and_nothing_else() {
    let mut table = Table::new(16);
    table.start_search();
    table.store(0x1234_5678_9abc_def0, found(5));
    let hit = table.probe(0x1234_5678_9abc_def0).unwrap();
    assert_eq!((hit.tag, hit.depth), (7, 5));
    assert_eq!(hit.score.score(3, 0), Some(-123));
    assert_eq!(hit.bound, Bound::Lower);
    let evaluation = hit.worth.and_then(|kept| kept.score(3, 0));
    assert_eq!(evaluation, Some(45));
    assert!(table.probe(0x1234_5678_9abc_def1).is_none());
    assert!(table.probe(0).is_none());
    table.clear();
    assert!(table.probe(0x1234_5678_9abc_def0).is_none());
}

#[test]
fn a_deep_result_survives_shallow_ones_and_gives_way_to_the_next_search() {
    let mut table = Table::new(2);
    table.start_search();
    table.store(1, found(9));
    table.store(2, found(3));
    table.store(3, found(2));
    assert!(table.probe(1).is_some());
    assert!(table.probe(2).is_none());
    assert!(table.probe(3).is_some());
    table.start_search();
    table.store(4, found(1));
    table.store(5, found(1));
    assert!(table.probe(1).is_none());
    assert!(table.probe(4).is_some() && table.probe(5).is_some());
}

#[test]
fn plies_count_from_the_position() {
    // Won in 9 plies from the root, found 4 plies below it.
    let kept = Kept::new(WIN - 9, 4, 0);
    assert_eq!(kept.score(4, 0), Some(WIN - 9));
    assert_eq!(kept.score(6, 0), Some(WIN - 11));
    assert_eq!(Kept::new(-WIN + 9, 4, 0).score(0, 0), Some(-WIN + 5));
}

#[test]
fn seeds_in_the_stores_are_left_out() {
    // 3 ahead in the store and 2.5 more expected; elsewhere 7 behind.
    let kept = Kept::new(550, 4, 3);
    assert_eq!(kept.score(9, 3), Some(550));
    assert_eq!(kept.score(9, -7), Some(-450));
    let table = Table::new(4);
    for (score, banked, there, expected) in [
        (WIN + 8, 2, 5, Some(WIN + 11)),
        (WIN + 8, 2, -5, Some(WIN + 1)),
        (WIN + 8, 2, -6, None),
        (-WIN - 8, 2, 11, None),
        (-WIN - 8, 2, 0, Some(-WIN - 10)),
    ] {
        let score = Kept::new(score, 1, banked);
        table.store(5, Found { score, ..found(3) });
        let hit = table.probe(5).unwrap();
        assert_eq!(hit.score.score(7, there), expected, "{score:?} {there}");
    }
}

/// What two threads write at the same time into one place is either of the two, or
/// not found.
#[test]
fn halves_of_two_writes_are_no_hit() {
    let table = Table::new(2);
    let results = [(1, 3), (2, 9)];
    std::thread::scope(|scope| {
        for (key, depth) in results {
            let table = table.share();
            scope.spawn(move || {
                for _ in 0..20_000 {
                    table.store(key, found(depth));
                    for (key, depth) in results {
                        if let Some(hit) = table.probe(key) {
                            assert_eq!(hit.depth, depth);
                        }
                    }
                }
            });
        }
    });
}

#[test]
fn a_table_of_no_entries_finds_nothing() {
    let table = Table::new(0);
    table.store(1, found(9));
    assert!(table.probe(1).is_none());
}
