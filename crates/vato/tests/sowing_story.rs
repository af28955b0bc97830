//! What terminal play says of a game of sowing: what each sowing did, would do, and how it ended.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use program::{boards, said_between_two, said_to, story};

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
