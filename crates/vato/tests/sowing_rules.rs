//! `moves`, `apply` and `perft` of the games of sowing.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use program::{printed, refused, vato};

/// Everything printed by a command, its words separated by spaces; a position stands alone.
fn printed_by(command: &[&str], rules: &str, position: &str, words: &[&str]) -> String {
    let mut args = command.to_vec();
    args.extend(["--rules", rules, "--position", position]);
    args.extend(words);
    printed(&args)
}

#[test]
fn perft_gives_the_numbers_of_the_rules() {
    let cases: [(&str, &str, &[u64]); 7] = [
        ("kalah", "", &[1, 6, 35, 185, 942, 4_690, 23_233, 114_430]),
        (
            "kalah",
            "kalah/irving",
            &[1, 6, 35, 185, 942, 4_685, 23_169, 113_959],
        ),
        (
            "kalah",
            "seeds=6",
            &[1, 6, 35, 190, 1_056, 5_882, 32_243, 177_827],
        ),
        ("oware", "", &[1, 6, 36, 190, 1_014, 5_219, 27_332, 139_157]),
        (
            "oware",
            "seeds=6",
            &[1, 6, 36, 206, 1_166, 6_563, 36_386, 202_627],
        ),
        (
            "congkak",
            "",
            &[1, 7, 36, 230, 1_406, 8_295, 48_305, 276_510],
        ),
        (
            "congkak",
            "houses=6,seeds=4",
            &[1, 6, 31, 144, 673, 3_075, 13_848, 60_787],
        ),
    ];
    for (game, rules, counts) in cases {
        for (depth, count) in counts.iter().enumerate() {
            let depth = depth.to_string();
            let said = printed(&["perft", game, &depth, "--rules", rules]);
            assert_eq!(said, format!("{count}\n"), "{game} {rules} {depth}");
        }
    }
}

#[test]
fn divided_counts_name_each_house_and_add_up() {
    for (game, first) in [("kalah", "1 "), ("oware", "A "), ("congkak", "1 ")] {
        let printed = printed(&["perft", game, "5", "--divide"]);
        let (total, divided) = printed.split_once('\n').unwrap();
        assert!(divided.starts_with(first), "{divided}");
        let counts = divided
            .lines()
            .map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap());
        assert_eq!(counts.sum::<u64>(), total.parse().unwrap(), "{game}");
    }
}

#[test]
fn ways_of_counting_that_a_game_does_not_have_are_refused() {
    for game in ["kalah", "oware", "congkak"] {
        for way in ["--distinct", "--steps"] {
            let said = refused(&vato(&["perft", game, "3", way]).output().unwrap());
            assert!(said.contains(way) && said.contains(game), "{said}");
        }
    }
}

#[test]
fn moves_are_single_sowings_in_the_notation_of_the_game() {
    let moves = |game: &str, rules: &str, position: &str| {
        let said = printed_by(&["moves", game], rules, position, &[]);
        said.lines().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(moves("kalah", "", "start"), "1 2 3 4 5 6");
    assert_eq!(
        moves("kalah", "", "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4> s"),
        "1 2 4 5 6"
    );
    assert_eq!(moves("oware", "", "start"), "A B C D E F");
    assert_eq!(
        moves("oware", "", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N"),
        "a b c d e f"
    );
    let slam = "1-0-0-0-2-3-2-1-2-0-0-0-20-17-S";
    assert_eq!(moves("oware", "", slam), "A E F");
    assert_eq!(
        moves("oware", "grand_slam=illegal_unless_forced", slam),
        "A E"
    );
    let pairs = moves("congkak", "opening=simultaneous", "start");
    let pairs: Vec<&str> = pairs.split(' ').collect();
    assert_eq!(pairs.len(), 49);
    assert_eq!((pairs[0], pairs[9], pairs[48]), ("1+1", "2+3", "7+7"));
    // A finished game has none.
    assert_eq!(moves("kalah", "", "<6,5,0,0,0,0,0,0,0,4,0,0,0,0,0> s"), "");
    assert_eq!(moves("oware", "", "1-1-0-0-0-0-0-0-0-0-0-0-22-24-S"), "");
}

#[test]
fn joined_turns_and_strings_of_letters_are_the_same_as_single_words() {
    let same = |game: &str, joined: &[&str], single: &[&str]| {
        assert_eq!(
            printed_by(&["apply", game], "", "start", joined),
            printed_by(&["apply", game], "", "start", single),
            "{game} {joined:?}"
        );
    };
    same("kalah", &["3-6", "2-5"], &["3", "6", "2", "5"]);
    same("oware", &["FfEa"], &["F", "f", "E", "a"]);
    same("oware", &["Ff", "Ea"], &["FfEa"]);
    same("congkak", &["1-7-4"], &["1", "7", "4"]);
}

#[test]
fn apply_says_how_a_finished_game_ended_and_the_stores() {
    let cases = [
        (
            "kalah",
            "",
            "<6,20,20,0,0,0,0,0,1,2,0,0,0,0,5> s",
            "6",
            "<6,21,27,0,0,0,0,0,0,0,0,0,0,0,0> n\nresult 0-1 row_empty 21-27\n",
        ),
        (
            "oware",
            "",
            "0-0-8-0-0-1-1-1-1-1-2-3-20-10-S",
            "C",
            "0-0-0-1-1-2-0-0-0-0-0-3-31-10-N\nresult 1-0 majority 31-10\n",
        ),
        (
            "oware",
            "",
            "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S",
            "AaBbCcDdEeFf",
            "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S\nresult 1/2-1/2 cycle 24-24\n",
        ),
        (
            "oware",
            "",
            "1-1-0-0-0-0-0-0-0-0-0-0-22-24-S",
            "",
            "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S\nresult 1/2-1/2 cannot_feed 24-24\n",
        ),
        (
            "congkak",
            "",
            "start",
            "1-7-4-1-6-4-3-4-2-6-5-1-7-5-3-6-5-6-4-2-4-6-5-2-6-6-3-2-7-3-6-4-7-5-7-3-2-7-6-7-5-7-7-3-7-4-7-6-7-1",
            "<7,96,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0> n\nresult 1-0 row_empty 96-2\n",
        ),
    ];
    for (game, rules, position, turn, result) in cases {
        let words: &[&str] = if turn.is_empty() { &[] } else { &[turn] };
        assert_eq!(
            printed_by(&["apply", game], rules, position, words),
            result,
            "{game} {position}"
        );
    }
}

#[test]
fn a_ply_after_the_end_is_refused() {
    let over = [
        "apply",
        "oware",
        "--position",
        "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S",
    ];
    let said = refused(
        &vato(&[&over[..], &["AaBbCcDdEeFfA"]].concat())
            .output()
            .unwrap(),
    );
    assert!(said.contains("word 1 'AaBbCcDdEeFfA'"), "{said}");
    assert!(said.contains("1/2-1/2 cycle"), "{said}");
}
