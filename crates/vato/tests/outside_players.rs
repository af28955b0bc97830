//! Matches against programs that speak the Universal Game Interface, well or badly.
#![cfg(unix)]
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::fs;
use std::process::Output;
use std::time::{Duration, Instant};

use program::vato;
use tempfile::TempDir;

/// A shell script that answers `ugi`, `isready` and `quit` as it should and takes what
/// is given for the rest: the branches of a `case` over the line it was told.
fn a_program(branches: &str) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("program.sh");
    let script = format!(
        "while read -r line; do case \"$line\" in\n\
         {branches}\n\
         ugi) echo id name script; echo ugiok;;\n\
         isready) echo readyok;;\n\
         quit) exit;;\n\
         esac; done\n"
    );
    fs::write(&file, script).unwrap();
    let name = format!("cmd:sh '{}'", file.display());
    (folder, name)
}

/// Two games against chance, one on each side, waiting so many seconds for an answer.
fn meets_chance(name: &str, patience: &str, options: &[&str]) -> Output {
    let game = ["match", "fanorona", name, "random", "--games", "2"];
    let limits = ["--nodes", "100", "--patience", patience];
    let begun = Instant::now();
    let output = vato(&[&game[..], &limits, options].concat())
        .output()
        .unwrap();
    assert!(begun.elapsed() < Duration::from_secs(110), "{output:?}");
    output
}

/// So long is waited for what is to come, and not for what is not.
const LONG: &str = "60";
const SHORT: &str = "3";
const LATE: &str = "no bestmove within 3.0 s";

/// Both games are lost for this reason, each told in a line.
#[track_caller]
fn loses_both(branches: &str, reason: &str) {
    let (_folder, name) = a_program(branches);
    let patience = if reason == LATE { SHORT } else { LONG };
    let output = meets_chance(&name, patience, &[]);
    assert!(output.status.success(), "{output:?}");
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(out.starts_with("games 2 wins 0 draws 0 losses 2 "), "{out}");
    let told = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 2, "{told}");
    for (line, side) in lines.iter().zip(["White", "Black"]) {
        assert!(line.starts_with("vato: game "), "{line}");
        assert!(line.contains(&format!(" as {side} loses: ")), "{line}");
        assert!(line.contains(reason), "{line}");
    }
}

/// The match is ended by one line.
#[track_caller]
fn ends_the_match(name: &str, options: &[&str], reason: &str) {
    let output = meets_chance(name, SHORT, options);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        told.starts_with("vato: match: player 'sh ") || told.contains("'/nowhere"),
        "{told}"
    );
    assert!(told.contains(reason), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
}

#[test]
fn who_says_nothing_loses() {
    loses_both("go*) ;;", LATE);
}

#[test]
fn who_plays_what_is_not_legal_loses() {
    loses_both("go*) echo bestmove a1-a2;;", "bestmove 'a1-a2': turn: ");
    loses_both("go*) echo bestmove;;", "bestmove '': turn: ");
}

#[test]
fn who_ends_loses_and_is_started_anew() {
    loses_both(
        "go*) echo out of seeds >&2; exit 3;;",
        "it ended instead of giving bestmove: out of seeds",
    );
}

#[test]
fn who_talks_without_end_loses() {
    loses_both("go*) while true; do echo info depth 1; done;;", LATE);
    loses_both("go*) cat /dev/zero;;", LATE);
}

#[test]
fn who_does_not_listen_loses() {
    // After the first game the pipe is full long before the program reads again.
    loses_both("go*) sleep 1000;;", LATE);
}

#[test]
fn who_never_gets_ready_ends_the_match() {
    let (_folder, name) = a_program("ugi) ;;");
    ends_the_match(&name, &[], "no ugiok within 3.0 s");
    let (_folder, name) = a_program("isready) ;;");
    ends_the_match(&name, &[], "no readyok within 3.0 s");
    let (_folder, name) = a_program("ugi) exit;;");
    ends_the_match(&name, &[], "it ended instead of giving ugiok");
}

#[test]
fn a_program_that_is_not_there_ends_the_match() {
    ends_the_match("cmd:/nowhere/engine", &[], "cannot be started: ");
}

#[test]
fn a_program_that_cannot_be_told_the_rules_ends_the_match() {
    let (_folder, name) = a_program("go*) ;;");
    let rules = ["--rules", "board=5x5"];
    ends_the_match(
        &name,
        &rules,
        "it has no option Rules, so it cannot be told board=5x5",
    );
}

#[test]
fn a_slow_start_is_waited_for() {
    let (_folder, name) = a_program("ugi) sleep 4; echo ugiok;;\ngo*) echo bestmove a1-a2;;");
    let output = meets_chance(&name, LONG, &[]);
    assert!(output.status.success(), "{output:?}");
}

/// What a program is told, word by word.
#[test]
fn a_program_is_told_game_rules_position_and_limits() {
    let folder = TempDir::new().unwrap();
    let told = folder.path().join("told");
    let file = folder.path().join("program.sh");
    let script = format!(
        "while read -r line; do echo \"$line\" >> '{}'; case \"$line\" in\n\
         ugi) echo option name Game type combo default fanorona; \
         echo option name Rules type string; echo ugiok;;\n\
         isready) echo readyok;;\n\
         go*) exit;;\n\
         esac; done\n",
        told.display()
    );
    fs::write(&file, script).unwrap();
    let name = format!("cmd:sh '{}'", file.display());
    let args = [
        "match", "kalah", &name, "random", "--games", "1", "--rules", "seeds=3",
    ];
    let limits = ["--nodes", "70", "--time", "900", "--seed", "4"];
    assert!(
        vato(&[&args[..], &limits].concat())
            .status()
            .unwrap()
            .success()
    );
    let told = fs::read_to_string(told).unwrap();
    let lines: Vec<&str> = told.lines().collect();
    let [start @ .., position, go] = &lines[..] else {
        panic!("{told}");
    };
    assert_eq!(
        start,
        [
            "ugi",
            "setoption name Game value kalah",
            "setoption name Rules value seeds=3",
            "uginewgame",
            "isready"
        ]
    );
    let moves = position.strip_prefix("position startpos moves ").unwrap();
    assert!(moves.split(' ').count() >= 2, "{position}");
    let played: Vec<&str> = moves.split(' ').collect();
    let rules = ["apply", "kalah", "--rules", "seeds=3"];
    program::printed(&[&rules[..], &played].concat());
    assert_eq!(*go, "go nodes 70 movetime 900");
}

/// The program meets itself over its own protocol, in every game and in rules of its own.
#[test]
fn this_program_can_be_the_other_player() {
    let name = format!("cmd:'{}' ugi", env!("CARGO_BIN_EXE_vato"));
    for (game, rules) in [
        ("fanorona", ""),
        ("fanorona", "board=5x5"),
        ("kalah", "pie=on"),
        ("oware", "oware/awari"),
        ("congkak", "houses=5,seeds=3"),
    ] {
        let args = ["match", game, &name, "random", "--rules", rules];
        let limits = ["--games", "2", "--nodes", "300", "--max-plies", "200"];
        let output = vato(&[&args[..], &limits].concat()).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        assert!(output.stderr.is_empty(), "{output:?}");
        let out = String::from_utf8(output.stdout).unwrap();
        assert!(out.starts_with("games 2 wins 2 "), "{game} {rules}: {out}");
    }
}
