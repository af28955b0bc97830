//! `moves`, `apply` and `perft` against the rules of the game.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use program::{printed, refused, vato};

fn first_line(args: &[&str]) -> String {
    printed(args).lines().next().unwrap_or_default().to_string()
}

#[test]
fn perft_gives_the_numbers_of_the_rules() {
    let cases: [(&[&str], &[u64]); 8] = [
        (&[], &[1, 5, 39, 724, 18_026, 431_852]),
        (&["--distinct"], &[1, 5, 39, 724, 18_026, 431_830]),
        (&["--steps"], &[1, 5, 17, 64, 337, 1_496, 6_884]),
        (
            &["--rules", "board=5x5"],
            &[1, 5, 21, 202, 3_469, 34_608, 306_837],
        ),
        (&["--rules", "board=3x3"], &[1, 4, 7, 14, 67, 137, 280]),
        (&["--rules", "continue=forced"], &[1, 5, 21, 223, 2_844]),
        (
            &["--rules", "direction=not_twice_in_turn"],
            &[1, 5, 39, 643, 13_550],
        ),
        (&["--rules", "direction=free"], &[1, 5, 39, 738, 19_828]),
    ];
    for (options, counts) in cases {
        for (depth, count) in counts.iter().enumerate() {
            let depth = depth.to_string();
            let args = [&["perft", "fanorona", &depth], options].concat();
            assert_eq!(first_line(&args), count.to_string(), "{args:?}");
        }
    }
}

#[test]
fn divided_counts_name_each_first_ply_and_add_up() {
    for counting in [None, Some("--distinct"), Some("--steps")] {
        let mut args = vec!["perft", "fanorona", "4", "--divide"];
        args.extend(counting);
        let printed = printed(&args);
        let (total, divided) = printed.split_once('\n').unwrap();
        let counts = divided.lines().map(|line| {
            let (turn, count) = line.split_once(' ').unwrap();
            assert!(turn.contains('-'), "{line}");
            count.parse::<u64>().unwrap()
        });
        assert_eq!(counts.sum::<u64>(), total.parse().unwrap(), "{args:?}");
    }
}

#[test]
fn moves_are_the_legal_turns_one_a_line() {
    let moves = |position: &str| {
        let text = printed(&["moves", "fanorona", "--position", position]);
        let mut turns: Vec<String> = text.lines().map(String::from).collect();
        turns.sort();
        turns
    };
    assert_eq!(
        moves("start"),
        ["d2-e3A", "d3-e3A", "d3-e3W", "e2-e3A", "f2-e3A"]
    );
    assert_eq!(
        moves("6B2/5WB2/9/4B4/9 w"),
        ["f4-e3W", "f4-e3W-e4W", "f4-e4W", "f4-e4W-e3A"]
    );
    assert!(moves("9/9/9/BB7/WB7 w").is_empty(), "the game is over");
    assert!(
        moves("9/9/9/9/W7B w 50 30").is_empty(),
        "drawn by the count"
    );
}

#[test]
fn a_turn_is_read_in_every_form_and_the_position_comes_out_in_one() {
    let start = ["apply", "fanorona", "--position", "6B2/5WB2/9/4B4/9 w"];
    let after = |turn| printed(&[&start[..], &[turn]].concat());
    let expected = after("f4-e4W-e3A");
    // The withdrawal takes g4, the approach e2; g5 stands in neither line.
    assert_eq!(
        expected,
        "6B2/9/4W4/9/9 b 0 1
"
    );
    for form in ["f4e4We3A", "f4-e4w-e3a", "f4e4e3", "f4e4-,e3+"] {
        assert_eq!(after(form), expected, "{form}");
    }
}

#[test]
fn apply_says_how_a_finished_game_ended() {
    let cases = [
        (
            vec!["--position", "9/9/9/BB7/WB7 w"],
            "result 0-1 no_legal_turn",
        ),
        (
            vec!["--position", "9/7W1/9/9/W1B6 w", "a1-b1"],
            "result 1-0 no_stones",
        ),
        (
            vec!["--position", "9/9/9/9/W7B w 49 30", "a1-a2"],
            "result 1/2-1/2 no_capture_limit",
        ),
        (
            vec!["--position", "9/9/9/BB7/WB7 w", "--rules", "stalemate=draw"],
            "result 1/2-1/2 no_legal_turn",
        ),
    ];
    for (args, result) in cases {
        let args = [&["apply", "fanorona"][..], &args].concat();
        let printed = printed(&args);
        assert_eq!(printed.lines().nth(1), Some(result), "{args:?}");
        assert_eq!(printed.lines().count(), 2);
    }
}

/// Two lone stones go there and back: four plies lead to the same position.
const ROUND: [&str; 4] = ["a1-a2", "i1-i2", "a2-a1", "i2-i1"];
const LONE_STONES: [&str; 4] = ["apply", "fanorona", "--position", "9/9/9/9/W7B w"];

fn rounds(rules: &str, plies: usize) -> Vec<&str> {
    let turns = ROUND.into_iter().cycle().take(plies);
    LONE_STONES
        .into_iter()
        .chain(["--rules", rules])
        .chain(turns)
        .collect()
}

#[test]
fn the_third_occurrence_draws_the_start_counted() {
    assert_eq!(printed(&rounds("", 7)).lines().count(), 1);
    assert_eq!(
        printed(&rounds("", 8)),
        "9/9/9/9/W7B w 8 5\nresult 1/2-1/2 repetition\n"
    );
    let said = refused(&vato(&rounds("", 9)).output().unwrap());
    assert!(said.contains("word 9 'a1-a2'"), "{said}");
    assert!(said.contains("1/2-1/2 repetition"), "{said}");
}

#[test]
fn the_repetition_option_decides_how_often() {
    assert_eq!(printed(&rounds("repetition=4", 11)).lines().count(), 1);
    assert!(printed(&rounds("repetition=4", 12)).ends_with("result 1/2-1/2 repetition\n"));
    assert!(printed(&rounds("repetition=off", 49)).ends_with(" b 49 25\n"));
    assert!(printed(&rounds("repetition=off", 50)).ends_with("result 1/2-1/2 no_capture_limit\n"));
    assert_eq!(
        printed(&rounds("repetition=off,no_capture_limit=off", 99))
            .lines()
            .count(),
        1
    );
}
