//! Runs the perft table.
use vato_rules::perft::{Counting, divide, perft};
use vato_rules::{Game, Notation, fanorona::Fanorona};

#[test]
fn table() {
    let table = include_str!("cases/perft.txt");
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = row.split(" | ").collect();
        let [rules, counting, counts] = fields[..] else {
            panic!("three fields in '{row}'");
        };
        let game = Fanorona::from_rules(if rules == "-" { "" } else { rules }).unwrap();
        let counting = match counting {
            "paths" => Counting::Paths,
            "distinct" => Counting::Distinct,
            "steps" => Counting::Steps,
            other => panic!("'{other}' is no way of counting"),
        };
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let leaves = game.perft(&game.start(), depth, counting);
            assert_eq!(leaves.to_string(), count, "{row}: depth {depth}");
        }
    }
}

#[test]
fn divisions_add_up() {
    let game = Fanorona::default();
    for counting in [Counting::Paths, Counting::Distinct, Counting::Steps] {
        let divisions = game.perft_divide(&game.start(), 4, counting);
        assert_eq!(divisions.len(), 5);
        let sum: u64 = divisions.iter().map(|division| division.leaves).sum();
        assert_eq!(sum, game.perft(&game.start(), 4, counting), "{counting:?}");
    }
}

#[test]
fn depth_zero_is_one_leaf() {
    let game = Fanorona::default();
    assert_eq!(perft(&game, &game.start(), 0), 1);
    assert!(divide(&game, &game.start(), 0).is_empty());
}

#[test]
fn a_finished_game_is_not_expanded() {
    let game = Fanorona::default();
    let over = game.parse_position("9/9/9/BB7/WB7 w").unwrap();
    assert_eq!(perft(&game, &over, 3), 0);
}
