//! Games in the terminal, typed through a pipe.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use program::{PLAY, boards, printed, said, vato};

#[test]
fn the_board_has_its_lines_stones_and_letters() {
    let said = said(&[], "");
    let start = " \
5  B---B---B---B---B---B---B---B---B
    | \\ | / | \\ | / | \\ | / | \\ | / |
 4  B---B---B---B---B---B---B---B---B
    | / | \\ | / | \\ | / | \\ | / | \\ |
 3  B---W---B---W---+---B---W---B---W
    | \\ | / | \\ | / | \\ | / | \\ | / |
 2  W---W---W---W---W---W---W---W---W
    | / | \\ | / | \\ | / | \\ | / | \\ |
 1  W---W---W---W---W---W---W---W---W
    a   b   c   d   e   f   g   h   i";
    assert_eq!(boards(&said), [start]);
    assert!(
        said.ends_with("\nTurn 1, White to move. White 22, Black 22.\n"),
        "{said}"
    );
}

#[test]
fn the_small_board_and_the_view_from_the_other_side() {
    let said = said(&["--rules", "board=3x3"], "flip\n");
    let upright = " 3  B---B---B\n    | \\ | / |\n 2  B---+---W\n    | / | \\ |\n 1  W---W---W\n    a   b   c";
    let flipped = " 1  W---W---W\n    | \\ | / |\n 2  W---+---B\n    | / | \\ |\n 3  B---B---B\n    c   b   a";
    assert_eq!(boards(&said), [upright, flipped]);
}

#[test]
fn the_last_turn_is_marked_and_told() {
    let position = "6B2/5WB2/9/4B4/9 w";
    let said = said(&["--position", position], "f4e4We3\n");
    assert!(
        said.contains("White plays f4-e4W-e3A and takes 2 stones.\n"),
        "{said}"
    );
    // The computer's only stone then moves, and the board shows that turn.
    let told = said
        .lines()
        .find(|line| line.starts_with("Black plays g5-"))
        .unwrap();
    let arrival = told.split(['-', ' ']).nth(3).unwrap();
    let board = boards(&said).pop().unwrap();
    let rank = board
        .lines()
        .find(|line| line.starts_with(&format!(" {} ", &arrival[1..2])));
    let column = (arrival.as_bytes()[0] - b'a') as usize;
    assert_eq!(
        &rank.unwrap()[3 + 4 * column..6 + 4 * column],
        "(B)",
        "{board}"
    );
    assert!(board.lines().next().unwrap().contains('o'), "{board}");
}

#[test]
fn captured_stones_leave_a_mark() {
    let said = said(&["--position", "9/7W1/9/9/W1B6 w"], "a1-b1\n");
    let board = boards(&said).pop().unwrap();
    assert!(board.contains(" 1  o--(W)--x---+"), "{board}");
    assert!(
        said.ends_with("\nWhite wins: Black has no stones left.\n"),
        "{said}"
    );
}

#[test]
fn the_end_says_who_won_and_why() {
    let cases = [
        (
            "9/9/9/BB7/WB7 w",
            "",
            "Black wins: White has no legal turn.",
        ),
        (
            "9/9/9/9/W7B w 50 30",
            "",
            "Draw: 50 turns in a row have taken nothing.",
        ),
        (
            "9/9/9/9/W7B w 49 30",
            "a1-a2",
            "Draw: 50 turns in a row have taken nothing.",
        ),
        ("9/9/9/9/W7B w", "resign", "Black wins: White resigned."),
    ];
    for (position, typed, end) in cases {
        let said = said(&["--position", position], &format!("{typed}\n"));
        assert_eq!(said.lines().last(), Some(end));
    }
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let over = said(&["--position", "9/9/9/BB7/WB7 w"], "");
    for typed in ["a1-a2", "hint", "moves", "resign"] {
        let said = said(&["--position", "9/9/9/BB7/WB7 w"], &format!("{typed}\n"));
        let answer = said.strip_prefix(&over).unwrap();
        assert_eq!(answer.lines().count(), 1);
        assert!(answer.contains("the game is over"), "{answer}");
    }
}

#[test]
fn a_draw_that_is_near_is_announced() {
    let said_at = |quiet: u32| {
        let position = format!("9/9/9/9/W7B w {quiet} 30");
        said(&["--position", &position], "")
    };
    assert!(!said_at(39).contains("drawn"));
    assert!(
        said_at(40).ends_with("40 turns in a row have taken nothing: at 50 the game is drawn.\n")
    );
    let hundred = said(
        &[
            "--position",
            "9/9/9/9/W7B w 89 30",
            "--rules",
            "no_capture_limit=100",
        ],
        "",
    );
    assert!(!hundred.contains("drawn"));
}

#[test]
fn undo_and_redo_go_to_the_persons_own_turns() {
    let two = "d3-e3W\nundo\nredo\nundo\n";
    let said = said(&[], two);
    let boards = boards(&said);
    assert_eq!(boards.len(), 5);
    assert_eq!(boards[0], boards[2]);
    assert_eq!(boards[1], boards[3]);
    assert_eq!(boards[2], boards[4]);
    assert_ne!(boards[0], boards[1]);
    let said = self::said(&[], "undo\nredo\n");
    assert!(said.ends_with("undo: there is nothing to take back\nredo: nothing was taken back\n"));
}

#[test]
fn black_sees_the_board_from_the_other_side_and_cannot_take_back_the_first_turn() {
    let said = said(&["--side", "second"], "undo\n");
    let board = boards(&said).pop().unwrap();
    assert!(
        board.ends_with("i   h   g   f   e   d   c   b   a"),
        "{board}"
    );
    assert!(
        said.contains("\nWhite plays "),
        "the computer begins: {said}"
    );
    assert!(
        said.ends_with("undo: there is nothing to take back\n"),
        "{said}"
    );
}

#[test]
fn a_resignation_can_be_taken_back_and_a_new_game_begun() {
    let said = said(&[], "resign\nundo\nd3-e3W\nnew\n");
    assert!(said.contains("Black wins: White resigned.\n"));
    assert!(said.contains("White plays d3-e3W and takes 1 stone.\n"));
    let boards = boards(&said);
    assert_eq!(boards.first(), boards.last());
}

#[test]
fn the_same_seed_plays_the_same_game_on_the_same_side() {
    let typed = "d3-e3W\nmoves\n";
    assert_eq!(
        said(&["--level", "medium"], typed),
        said(&["--level", "medium"], typed)
    );
    let first: Vec<bool> = (0..8)
        .map(|seed| {
            let seed = seed.to_string();
            let game = ["play", "fanorona", "--side", "random", "--seed", &seed];
            printed(&game).starts_with("You play White")
        })
        .collect();
    assert!(first.contains(&true) && first.contains(&false), "{first:?}");
}

#[test]
fn a_hint_says_why() {
    let reasons = |position: &str| {
        let said = said(&["--position", position], "hint\n");
        let (_, hint) = said.split_once("\nHint: ").unwrap();
        hint.to_string()
    };
    assert_eq!(
        reasons("9/7W1/9/9/W1B6 w"),
        "a1-b1A.\n  It is the only legal turn.\n  It takes every stone that is left, and wins.\n  It takes 1 stone by approach.\n"
    );
    let two = reasons("6B2/5WB2/9/4B4/9 w");
    assert!(
        two.contains("  It takes ") && two.contains("  The reply can take "),
        "{two}"
    );
    let quiet = reasons("9/B8/9/9/W8 w");
    assert!(
        quiet.contains("  It takes nothing, to stand better.\n"),
        "{quiet}"
    );
    assert!(
        quiet.contains("  It wins by force within 7 turns of both sides.\n"),
        "{quiet}"
    );
}

#[test]
fn moves_lists_the_legal_turns_within_eighty_columns() {
    let position = "3W5/2WW5/1WBBW4/9/9 w";
    let said = said(&["--position", position], "moves\n");
    let help = self::said(&[], "help\nhint\n");
    assert!(help.lines().all(|line| line.len() < 80), "{help}");
    let list = said
        .split("Turn 1, White to move. White 5, Black 2.\n")
        .nth(1)
        .unwrap();
    let mut listed: Vec<&str> = list.split_whitespace().collect();
    let moves = printed(&["moves", "fanorona", "--position", position]);
    let mut legal: Vec<&str> = moves.lines().collect();
    listed.sort_unstable();
    legal.sort_unstable();
    assert_eq!(listed, legal);
    assert!(said.lines().all(|line| line.len() < 80));
}

#[test]
fn colour_and_prompts_are_for_a_terminal() {
    let plain = said(&[], "d3-e3W\n");
    assert!(!plain.contains('\u{1b}') && !plain.contains('>'), "{plain}");
}

/// Plays one game through a pipe, asking for a hint before each turn.
#[test]
fn a_whole_game_by_hints_is_won_against_easy() {
    let mut child = vato(&PLAY)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap())
        .lines()
        .map(Result::unwrap);
    let mut end = None;
    let mut turns = 0;
    while end.is_none() {
        writeln!(typed, "hint").unwrap();
        let hint = lines.by_ref().find_map(|line| {
            if line.contains(" wins: ") || line.starts_with("Draw: ") {
                end = Some(line.clone());
            }
            match line.strip_prefix("Hint: ") {
                Some(hint) => Some(Some(hint.trim_end_matches('.').to_string())),
                None => (line == "hint: the game is over").then_some(None),
            }
        });
        if let Some(turn) = hint.expect("an answer to each hint") {
            turns += 1;
            assert!(turns <= 120, "not won in 120 turns");
            writeln!(typed, "{turn}").unwrap();
        }
    }
    drop(typed);
    assert!(child.wait().unwrap().success());
    let end = end.unwrap();
    assert!(end.starts_with("White wins: "), "{end}");
}
