//! Kalah, Oware and Congkak in the terminal, typed through a pipe.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use program::{boards, said_between_two, said_to, vato};

/// The lines that tell what was played, and what the players should know.
fn story(said: &str) -> Vec<&str> {
    let told = said.lines().filter(|line| {
        line.ends_with('.') && !line.starts_with("Turn ") && !line.starts_with("Two people")
    });
    told.collect()
}

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
fn an_extra_sowing_is_told_and_a_turn_may_be_typed_at_once() {
    let single = said_between_two("kalah", &[], "3\n6\n");
    assert_eq!(
        story(&single),
        [
            "South sows 4 seeds from house 3; the last seed falls in South's store. South sows again.",
            "South sows 5 seeds from house 6; the last seed falls in North's house 4."
        ]
    );
    assert!(single.contains("\nTurn 1, South to sow again. South 1, North 0.\n"));
    assert!(single.ends_with("\nTurn 1, North to sow. South 2, North 0.\n"));
    let boards = boards(&single);
    assert!(boards[1].contains("--- ( 1)"), "{}", boards[1]);
    assert!(
        boards[2].contains("4    4  ( 5)   5    5    5"),
        "{}",
        boards[2]
    );
    let joined = said_between_two("kalah", &[], "3-6\n");
    assert_eq!(story(&joined), story(&single));
    assert_eq!(program::boards(&joined).last(), boards.last());
}

#[test]
fn letters_may_be_typed_without_capitals() {
    let proper = said_between_two("oware", &[], "F\nf\nE\na\n");
    assert_eq!(said_between_two("oware", &[], "f\nF\ne\nA\n"), proper);
    let at_once = said_between_two("oware", &[], "ffea\n");
    assert_eq!(boards(&at_once).last(), boards(&proper).last());
    assert_eq!(story(&at_once), story(&proper));
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
fn a_capture_names_the_house_and_the_seeds() {
    let position = "<6,10,10,0,0,1,0,0,5,0,0,2,0,0,0> s";
    let said = said_between_two("kalah", &["--position", position], "3\n");
    assert_eq!(
        story(&said),
        [
            "South sows 1 seed from house 3; the last seed falls in house 4. \
             South takes 3 seeds: 2 from North's house 3 and the last seed itself.",
            "5 seeds left on the board go to South.",
            "South 18, North 10.",
            "South wins 18 to 10: a row is empty."
        ]
    );
    let alone = "<6,0,0,0,0,1,0,0,0,0,4,0,0,0,0> s";
    let rules = "kalah/irving";
    let said = said_between_two("kalah", &["--rules", rules, "--position", alone], "3\n");
    let last_seed = "Nothing lies opposite: South takes the last seed alone.";
    assert!(story(&said)[0].ends_with(last_seed), "{said}");
    // Three houses at once at Oware; they keep a mark on the board.
    let several = "0-0-8-0-0-1-1-1-1-1-2-3-20-10-S";
    let said = said_between_two("oware", &["--position", several], "C\n");
    let told = story(&said);
    assert_eq!(
        told[0],
        "South sows 8 seeds from C; the last seed falls in e. \
         South takes 11 seeds: 3 from e, 2 from d, 2 from c, 2 from b and 2 from a."
    );
    assert_eq!(
        told.last(),
        Some(&"South wins 31 to 10: South has more than half of the seeds.")
    );
    let board = boards(&said).pop().unwrap();
    assert!(board.contains(" 3  ( 0)   0*   0*   0*   0*"), "{board}");
}

#[test]
fn the_swap_is_offered_and_told() {
    let said = said_between_two("kalah", &["--rules", "pie=on"], "3-6\nswap\n");
    assert_eq!(
        story(&said)[2..],
        [
            "North may take over South's side of the board instead: type swap.",
            "North takes over South's side of the board: rows and stores are exchanged."
        ]
    );
    assert!(said.ends_with("\nTurn 2, South to sow. South 0, North 2.\n"));
}

#[test]
fn a_grand_slam_that_takes_nothing_says_why() {
    let position = "1-0-0-0-2-3-2-1-2-0-0-0-20-17-S";
    let said = said_between_two("oware", &["--position", position], "F\n");
    assert_eq!(
        story(&said)[0],
        "South sows 3 seeds from F; the last seed falls in c. \
         That would take every seed North has, a grand slam, so nothing is taken."
    );
    let said = said_between_two(
        "oware",
        &["--position", position, "--rules", "grand_slam=leave_last"],
        "F\n",
    );
    assert!(
        story(&said)[0]
            .contains("A grand slam may not take every seed North has, so 3 seeds stay."),
        "{said}"
    );
}

#[test]
fn options_that_give_seeds_away_are_told() {
    let rest = ["--rules", "grand_slam=opponent_takes_rest"];
    let position = ["--position", "1-0-0-0-2-3-2-1-2-0-0-0-20-17-S"];
    let said = said_between_two("oware", &[rest, position].concat(), "F\n");
    assert_eq!(
        story(&said),
        [
            "South sows 3 seeds from F; the last seed falls in c. \
             That is every seed North has, a grand slam, so what is left goes to North. \
             South takes 8 seeds: 3 from c, 2 from b and 3 from a.",
            "3 seeds left on the board go to North.",
            "South 28, North 20.",
            "South wins 28 to 20: South took every seed of the other side, who got the rest of the board."
        ]
    );
    let dead = [
        "--rules",
        "opening=sequential,houses=5,seeds=4,dead_seed=to_opponent",
    ];
    let position = ["--position", "<5,0,0,4,4,4,4,2,0,4,4,4,4> s"];
    let said = said_between_two("congkak", &[dead, position].concat(), "5\n");
    assert_eq!(
        story(&said)[0],
        "South sows 2 seeds from house 5; the last seed falls in North's house 1. It goes to North's store."
    );
    let leave = [
        "--rules",
        "opening=sequential,houses=5,seeds=4,own_seed=leave",
    ];
    let position = ["--position", "<5,0,0,1,0,4,4,2,4,4,4,7,4> s"];
    let said = said_between_two("congkak", &[leave, position].concat(), "1\n");
    assert_eq!(
        story(&said)[0],
        "South sows 1 seed from house 1; the last seed falls in house 2. South takes 7 seeds from North's house 4."
    );
}

#[test]
fn who_has_to_feed_is_told_and_what_does_not_is_refused() {
    // North's last seed goes over to South.
    let position = "4-0-0-0-0-1-0-0-0-0-0-1-20-22-N";
    let said = said_between_two("oware", &["--position", position], "f\nA\n");
    let told = story(&said);
    assert_eq!(
        told[1],
        "North has no seeds, so South has to give some: only F can be sown."
    );
    let position = "1-0-0-0-0-1-0-0-0-0-0-0-22-24-S";
    let entered = said_between_two("oware", &["--position", position], "");
    assert!(entered.ends_with(&format!("\n{}\n", told[1])), "{entered}");
    assert!(
        said.ends_with(
            "turn: A: the opponent has no seeds and must be given one; legal: F (help lists what can be typed)\n"
        ),
        "{said}"
    );
}

#[test]
fn the_ends_of_oware_say_why() {
    let end = |position: &str, typed: &str| {
        let said = said_between_two("oware", &["--position", position], typed);
        let lines: Vec<String> = story(&said).into_iter().map(String::from).collect();
        lines[lines.len().saturating_sub(4)..].to_vec()
    };
    let round = "AaBbCcDdEeFf\n";
    let cycle = end("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", round);
    assert_eq!(
        cycle[1..],
        [
            "1 seed left on the board goes to North.",
            "South 24, North 24.",
            "Draw 24 each: the same board has come up again."
        ]
    );
    let unfed = end("2-0-0-0-0-0-0-0-0-0-0-1-22-23-N", "f\n");
    assert_eq!(
        unfed[1..],
        [
            "3 seeds left on the board go to South.",
            "South 25, North 23.",
            "South wins 25 to 23: South cannot give North a seed."
        ]
    );
}

#[test]
fn a_relay_is_told_by_its_houses_or_their_number() {
    let sequential = ["--rules", "opening=sequential"];
    let said = said_between_two("congkak", &sequential, "2\n");
    let told = story(&said);
    assert!(
        told[0].starts_with("South sows 7 seeds from house 2 and on from "),
        "{told:?}"
    );
    assert_eq!(boards(&said).len(), 2);
    let said = said_between_two("congkak", &sequential, "1-7-4\n");
    assert_eq!(story(&said).len(), 3, "{said}");
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
fn a_round_ends_with_its_score_burnt_houses_and_who_begins() {
    let rules = "houses=5,seeds=5,rounds=3";
    let position = "<5,20,24,0,0,0,0,1,1,0,0,0,4> s";
    let said = said_between_two(
        "congkak",
        &["--rules", rules, "--position", position],
        "5\n",
    );
    assert_eq!(
        story(&said)[1..],
        [
            "South sows 1 seed from house 5; the last seed falls in South's store.",
            "5 seeds left on the board go to North.",
            "Round 1 goes to North, 29 to 21.",
            "South cannot fill house 5, which is burnt.",
            "Round 2 begins, and South moves first.",
            "Round 2 of 3, turn 2, South to sow. South 1, North 4."
        ]
    );
    let board = boards(&said).pop().unwrap();
    assert!(board.contains(" 5    5    5    5    x  South"), "{board}");
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

#[test]
fn the_list_of_legal_turns_says_what_each_would_do() {
    let moves = |game: &str, options: &[&str]| {
        let said = said_between_two(game, options, "moves\n");
        let (_, list) = said.rsplit_once(".\n").unwrap();
        list.lines().map(String::from).collect::<Vec<_>>()
    };
    let kalah = moves(
        "kalah",
        &["--position", "<6,10,10,0,0,1,0,2,1,0,0,9,0,0,1> s"],
    );
    assert_eq!(
        kalah,
        [
            "3     1 seed to house 4, takes 10",
            "5     2 seeds to South's store, sows again",
            "6     1 seed to South's store, sows again"
        ]
    );
    let oware = moves("oware", &["--position", "1-0-0-0-2-3-2-1-2-0-0-0-20-17-S"]);
    assert_eq!(
        oware,
        [
            "A     1 seed to B",
            "E     2 seeds to a, takes 3",
            "F     3 seeds to c, a grand slam"
        ]
    );
    let rules = ["--rules", "opening=sequential"];
    let congkak = moves("congkak", &rules);
    assert_eq!(congkak[0], "1     7 seeds to South's store, sows again");
    assert_eq!(moves("congkak", &[]), ["1  2  3  4  5  6  7"]);
}

#[test]
fn hints_name_houses_as_the_game_does() {
    let hint = |game: &str, position: &str| {
        let said = said_to(
            &["play", game, "--seed", "1", "--position", position],
            "hint\n",
        );
        said.split_once("\nHint: ").unwrap().1.to_string()
    };
    let kalah = hint("kalah", "<6,10,10,0,0,1,0,0,5,0,0,9,0,0,0> s");
    assert!(kalah.starts_with("3.\n"), "{kalah}");
    assert!(
        kalah.contains("  It takes 10 seeds, with those of North's house 3.\n"),
        "{kalah}"
    );
    let oware = hint("oware", "0-0-0-0-0-2-0-1-0-0-4-0-20-21-S");
    assert!(oware.starts_with("F.\n"), "{oware}");
    assert!(
        oware.contains("  It takes 2 seeds, with those of b.\n"),
        "{oware}"
    );
    let said = said_to(&["play", "congkak", "--seed", "1"], "hint\n");
    let (_, unseen) = said.split_once("\nHint: ").unwrap();
    assert!(unseen[..2].ends_with('.'), "only the own house: {unseen}");
}
