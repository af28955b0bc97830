//! Kalah, Oware and Congkak in the terminal, typed through a pipe.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use program::{boards, said_between_two, said_to, story, vato};

#[test]
fn the_boards_have_rows_stores_and_names_of_houses() {
    let first = |game: &str, options: &[&str]| {
        let said = said_between_two(game, options, "");
        boards(&said).remove(0)
    };
    let kalah = "             6    5    4    3    2    1
 North       4    4    4    4    4    4
       [ 0] ----------------------------- [ 0]
             4    4    4    4    4    4  South
             1    2    3    4    5    6";
    assert_eq!(first("kalah", &[]), kalah);
    let oware = "             f    e    d    c    b    a
 North       4    4    4    4    4    4
       [ 0] ----------------------------- [ 0]
             4    4    4    4    4    4  South
             A    B    C    D    E    F";
    assert_eq!(first("oware", &[]), oware);
    // A wide number makes every house as wide; a burnt house is an x.
    let congkak = "               5     4     3     2     1
 North         0     4     4     4     4
       [  7] ----------------------------- [  1]
             100     4     4     4     x  South
               1     2     3     4     5";
    let position = "<5,1,7,100,4,4,4,x,4,4,4,4,0> s r2";
    let rules = "houses=5,rounds=3";
    assert_eq!(
        first("congkak", &["--rules", rules, "--position", position]),
        congkak
    );
}

#[test]
fn north_sees_the_board_from_the_other_side() {
    let said = said_between_two(
        "kalah",
        &["--position", "<6,1,2,1,2,3,4,5,6,7,8,9,10,11,12> s"],
        "flip\n",
    );
    let flipped = "             6    5    4    3    2    1
 South       6    5    4    3    2    1
       [ 1] ----------------------------- [ 2]
             7    8    9   10   11   12  North
             1    2    3    4    5    6";
    assert_eq!(boards(&said)[1], flipped);
    let said = said_to(&["play", "kalah", "--side", "second", "--seed", "1"], "");
    assert!(boards(&said)[0].contains("  North\n"), "{said}");
}

#[test]
fn letters_may_be_typed_without_capitals() {
    let proper = said_between_two("oware", &[], "F\nf\nE\na\n");
    assert_eq!(said_between_two("oware", &[], "f\nF\ne\nA\n"), proper);
    let at_once = said_between_two("oware", &[], "FfEa\n");
    assert_eq!(boards(&at_once).last(), boards(&proper).last());
    assert_eq!(story(&at_once), story(&proper));
}

#[test]
fn a_word_that_only_looks_like_turns_plays_none() {
    let started = said_between_two("oware", &[], "");
    for word in ["feed", "bed", "FEED"] {
        let said = said_between_two("oware", &[], &format!("{word}\nboard\n"));
        let answer = said.strip_prefix(&started).unwrap();
        let (line, board) = answer.split_once('\n').unwrap();
        assert!(line.starts_with("turn: "), "{line}");
        assert!(started.ends_with(board), "{said}");
    }
}

#[test]
fn a_line_that_goes_on_too_far_changes_nothing() {
    let started = said_between_two("kalah", &[], "");
    for turn in ["1-2", "3-6-1", "3-3", "3-x", "3-", "-3"] {
        let said = said_between_two("kalah", &[], &format!("{turn}\nboard\n"));
        let answer = said.strip_prefix(&started).unwrap();
        let (line, board) = answer.split_once('\n').unwrap();
        assert!(line.starts_with("turn: "), "{line}");
        assert!(started.ends_with(board), "{said}");
    }
}

#[test]
fn two_people_choose_one_after_the_other_at_the_opening() {
    let said = said_between_two("congkak", &[], "moves\n3\n9\nundo\n4\n5\nundo\n");
    let mut told = said
        .lines()
        .filter(|line| line.contains("hosen") || line.contains("both"));
    assert!(told.next().unwrap().contains("both sides choose"));
    assert_eq!(said.matches("South has chosen.\n").count(), 2);
    assert!(said.contains("\n1  2  3  4  5  6  7\n"), "{said}");
    assert!(
        said.contains("turn: '9' cannot be chosen; choose one of 1 2 3 4 5 6 7"),
        "{said}"
    );
    assert!(said.contains("\nBoth sow at the same time.\nSouth sows 7 seeds from house 4"));
    assert!(said.contains("\nNorth sows 7 seeds from house 5"), "{said}");
    // Taking back the pair leads to where both choose.
    let boards = boards(&said);
    assert_eq!(boards.first(), boards.last());
    let whole = said_between_two("congkak", &[], "4+5\n");
    let apart = said_between_two("congkak", &[], "4\n5\n");
    assert_eq!(program::boards(&whole), program::boards(&apart));
}

#[test]
fn the_computer_chooses_before_it_sees_the_choice_of_the_person() {
    let answers: Vec<String> = (1..=7)
        .map(|house| {
            let said = said_to(&["play", "congkak", "--seed", "4"], &format!("{house}\n"));
            let mut lines = said
                .lines()
                .skip_while(|line| *line != "Both sow at the same time.");
            let south = lines.nth(1).unwrap();
            let begun = format!("South sows 7 seeds from house {house}");
            assert!(south.starts_with(&begun), "{south}");
            let north = lines.next().unwrap();
            let house = north
                .strip_prefix("North sows 7 seeds from house ")
                .unwrap();
            house[..1].to_string()
        })
        .collect();
    assert!(
        answers.iter().all(|house| *house == answers[0]),
        "{answers:?}"
    );
    // A pair is no choice of one side, and the refusal does not tell the other side's.
    let said = said_to(&["play", "congkak", "--seed", "4"], "3+5\n0\n");
    let choose = "cannot be chosen; choose one of 1 2 3 4 5 6 7 (help lists what can be typed)\n";
    assert!(
        said.ends_with(&format!("turn: '3+5' {choose}turn: '0' {choose}")),
        "{said}"
    );
}

#[test]
fn whole_turns_are_taken_back() {
    let said = said_between_two("kalah", &[], "3-6\n2\nundo\nundo\nredo\nredo\nundo\n");
    let boards = boards(&said);
    let (start, first, second) = (&boards[0], &boards[1], &boards[2]);
    assert_eq!(
        boards[3..],
        [first, start, first, second, first].map(Clone::clone)
    );
    // Half a turn is one that has begun.
    let said = said_between_two("kalah", &[], "3\nundo\nundo\n");
    assert_eq!(program::boards(&said)[2], *start);
    assert!(
        said.ends_with("undo: there is nothing to take back\n"),
        "{said}"
    );
}

#[test]
fn either_of_two_people_can_resign() {
    let said = said_between_two("kalah", &[], "resign\n");
    assert!(said.ends_with("\nNorth wins: South resigned.\n"));
    let said = said_between_two("oware", &[], "A\nresign\n");
    assert!(said.ends_with("\nSouth wins: North resigned.\n"));
    let said = said_between_two("congkak", &[], "3\nresign\n");
    assert!(said.ends_with("\nSouth wins: North resigned.\n"));
}

#[test]
fn games_are_saved_with_their_turns_and_come_back() {
    let folder = tempfile::tempdir().unwrap();
    for (game, typed, turns) in [
        ("kalah", "3-6\n2\n", "1. 3-6 2"),
        ("oware", "FfE\n", "1. F f 2. E"),
        ("congkak", "3+5\n", "1. 3+5"),
    ] {
        let file = folder.path().join(game);
        let name = file.to_str().unwrap();
        let typed = format!("{typed}save {name}\nnew\nload {name}\n");
        let said = said_between_two(game, &[], &typed);
        let boards = boards(&said);
        let [.., saved, fresh, loaded] = &boards[..] else {
            panic!("{said}");
        };
        assert_eq!((saved, fresh), (loaded, &boards[0]));
        let record = std::fs::read_to_string(&file).unwrap();
        assert!(record.contains(&format!("\n{turns} ")), "{record}");
        assert!(record.contains(&format!("[Game \"{game}\"]")), "{record}");
        // Congkak in the terminal begins with both sides, and the record says so.
        let rules = "[Rules \"opening=simultaneous\"]";
        assert_eq!(record.contains(rules), game == "congkak", "{record}");
    }
    let kalah = folder.path().join("kalah");
    let said = said_between_two("oware", &[], &format!("load {}\n", kalah.display()));
    assert!(said.contains("the game stays as it was"), "{said}");
}

/// Plays one game through a pipe against easy, always the last of the legal turns; everything that was said.
fn whole_game(game: &str, options: &[&str]) -> String {
    let args = [&["play", game, "--seed", "5"], options].concat();
    let mut child = vato(&args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = child.stdin.take().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut said = String::new();
    // `redo` has nothing to do, and its answer marks the end of the list.
    let ask = "moves\nredo";
    let mut turn = String::new();
    writeln!(typed, "{ask}").unwrap();
    for line in lines.map(Result::unwrap) {
        said += &line;
        said.push('\n');
        let first = line.split_whitespace().next().unwrap_or_default();
        if line == "moves: the game is over, there are none" {
            break;
        } else if line == "redo: nothing was taken back" {
            writeln!(typed, "{turn}\n{ask}").unwrap();
        } else if first.len() == 1 && line.starts_with(first) {
            // Legal turns are the only lines that begin with a house.
            turn = first.to_string();
        }
        assert!(said.len() < 1_000_000, "it does not end");
    }
    drop(typed);
    assert!(child.wait().unwrap().success());
    said
}

/// Every seed on a board as it was drawn, in houses and stores.
fn seeds_drawn(board: &str) -> u32 {
    let rows = board.lines().collect::<Vec<_>>();
    let numbers = rows[1..4]
        .iter()
        .flat_map(|row| row.split(|c: char| !c.is_ascii_digit()));
    numbers
        .filter_map(|number| number.parse::<u32>().ok())
        .sum()
}

#[test]
fn whole_games_against_easy_lose_no_seed_and_end_with_the_score() {
    let cases: [(&str, &[&str], u32); 6] = [
        ("kalah", &[], 48),
        ("kalah", &["--side", "second", "--rules", "seeds=3"], 36),
        ("oware", &[], 48),
        ("oware", &["--side", "second"], 48),
        ("congkak", &[], 98),
        ("congkak", &["--rules", "rounds=3", "--level", "medium"], 98),
    ];
    for (game, options, all) in cases {
        let said = whole_game(game, options);
        let boards = boards(&said);
        assert!(boards.len() > 3, "{said}");
        for board in &boards {
            assert_eq!(seeds_drawn(board), all, "{game}: {board}");
        }
        let end: Vec<&str> = said.lines().rev().take(3).collect();
        let [_, end, score] = end[..] else {
            panic!("{said}");
        };
        // `South 30, North 18.`, then `South wins 30 to 18: ...`.
        let stores: Vec<u32> = score
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let sentence = match stores[..] {
            [south, north] if south > north => format!("South wins {south} to {north}: "),
            [south, north] if south < north => format!("North wins {north} to {south}: "),
            [south, _] => format!("Draw {south} each: "),
            _ => panic!("{said}"),
        };
        assert!(end.starts_with(&sentence), "{end}");
    }
}
