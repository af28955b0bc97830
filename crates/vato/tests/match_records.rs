//! The records of a match: what they hold, and going on from them.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use program::{printed, refused, said_between_two, vato};
use tempfile::TempDir;

const MATCH: [&str; 7] = [
    "match",
    "fanorona",
    "easy",
    "random",
    "--rules",
    "board=3x3",
    "--seed",
];

fn folder() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.txt");
    (folder, file)
}

/// A short match on a small board with its records in this file.
fn plays(file: &Path, seed: &str, games: &str) -> Output {
    let options = [seed, "--games", games, "--out", file.to_str().unwrap()];
    vato(&[&MATCH[..], &options].concat()).output().unwrap()
}

#[track_caller]
fn result(output: Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The records one by one.
fn records(text: &str) -> Vec<&str> {
    let starts = text.match_indices("[Event ").map(|(at, _)| at);
    let ends = starts.clone().skip(1).chain([text.len()]);
    starts
        .zip(ends)
        .map(|(start, end)| &text[start..end])
        .collect()
}

#[test]
fn every_game_is_recorded_and_can_be_loaded() {
    let (folder, file) = folder();
    let told = result(plays(&file, "3", "6"));
    let text = fs::read_to_string(&file).unwrap();
    let records = records(&text);
    assert_eq!(records.len(), 6);
    let (mut wins, mut losses) = (0, 0);
    for (number, record) in (1..).zip(&records) {
        assert!(
            record.contains(&format!("[Round \"{number}\"]")),
            "{record}"
        );
        let easy = match number % 2 {
            1 => "White",
            _ => "Black",
        };
        assert!(record.contains(&format!("[{easy} \"easy\"]")), "{record}");
        let won = record.contains("[Result \"1-0\"]") == (easy == "White");
        let drawn = record.contains("[Result \"1/2-1/2\"]");
        wins += u32::from(won && !drawn);
        losses += u32::from(!won && !drawn);
        let game = folder.path().join("game.txt");
        fs::write(&game, record).unwrap();
        let load = format!("load {}\nquit\n", game.display());
        let said = said_between_two("fanorona", &[], &load);
        assert!(
            said.contains("3x3") || said.contains("a   b   c\n"),
            "{said}"
        );
    }
    let head = format!(
        "games 6 wins {wins} draws {} losses {losses} ",
        6 - wins - losses
    );
    assert!(told.starts_with(&head), "{told}");
}

#[test]
fn a_match_goes_on_where_it_ended_as_if_it_never_had() {
    let (_folder, whole) = folder();
    let told = result(plays(&whole, "5", "9"));
    let (_folder, parts) = folder();
    for games in ["1", "2", "5", "5", "9"] {
        result(plays(&parts, "5", games));
    }
    assert_eq!(fs::read(&parts).unwrap(), fs::read(&whole).unwrap());
    assert_eq!(
        result(plays(&parts, "5", "9")),
        told,
        "nothing is played again"
    );
    assert_eq!(fs::read(&parts).unwrap(), fs::read(&whole).unwrap());
}

/// As after a crash in the middle of writing.
#[test]
fn a_record_that_was_cut_short_is_played_again() {
    let (_folder, file) = folder();
    let told = result(plays(&file, "8", "3"));
    let whole = fs::read(&file).unwrap();
    for length in (0..whole.len()).step_by(41) {
        fs::write(&file, &whole[..length]).unwrap();
        let output = plays(&file, "8", "3");
        assert_eq!(
            output.stderr.is_empty(),
            is_whole(&whole, length),
            "{output:?}"
        );
        assert_eq!(result(output), told);
        assert_eq!(fs::read(&file).unwrap(), whole, "cut at {length}");
    }
}

/// Whether a cut is where a record begins.
fn is_whole(text: &[u8], length: usize) -> bool {
    text[length..].starts_with(b"[Event ")
}

#[test]
fn a_file_of_anything_else_is_left_alone() {
    let (_folder, file) = folder();
    result(plays(&file, "1", "3"));
    let good = fs::read_to_string(&file).unwrap();
    let changed_in_the_middle = good.replacen("{end of the opening}", "{}", 1);
    let wrong = [
        (
            "a letter to somebody\n",
            "is not a file of the games of a match",
        ),
        (
            "[Event \"a friendly game\"]\n",
            "is not a file of the games of a match",
        ),
        (&changed_in_the_middle, "game 1 is not as it was written"),
        (
            &good[good.find("[Round \"1\"]").unwrap()..],
            "is not a file of the games",
        ),
    ];
    for (text, reason) in wrong {
        fs::write(&file, text).unwrap();
        let line = refused(&plays(&file, "1", "5"));
        assert!(line.contains(reason), "{line}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    fs::write(&file, [0xFF, 0xFE, b'a']).unwrap();
    let line = refused(&plays(&file, "1", "5"));
    assert!(line.contains("is not a file of game records"), "{line}");
    fs::write(&file, &good).unwrap();
    let line = refused(&plays(&file, "2", "5"));
    assert!(
        line.contains("it is of another match: ") && line.contains("seed 1"),
        "{line}"
    );
    let file_name = file.to_str().unwrap();
    let other = [
        "match", "fanorona", "easy", "random", "--seed", "1", "--out", file_name,
    ];
    let line = refused(&vato(&other).output().unwrap());
    assert!(
        line.contains("it is of another match: rules 'board=3x3', not ''"),
        "{line}"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), good);
}

#[test]
fn a_folder_is_no_file() {
    let folder = TempDir::new().unwrap();
    let output = plays(folder.path(), "1", "2");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_with_what_there_is_and_says_how_to_go_on() {
    use std::process::{Command, Stdio};
    let (_folder, file) = folder();
    let name = file.to_str().unwrap();
    let options = ["match", "fanorona", "medium", "medium", "--max-plies", "30"];
    let long = [&options[..], &["--games", "100000", "--out", name]].concat();
    let child = vato(&long)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while fs::read_to_string(&file).map_or(0, |text| records(&text).len()) < 3 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let interrupt = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(interrupt.unwrap().success());
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr.clone()).unwrap();
    let played = records(&fs::read_to_string(&file).unwrap()).len();
    let line = format!(
        "vato: match: stopped after {played} games; the same command goes on with game {}\n",
        played + 1
    );
    assert_eq!(told, line);
    assert!(result(output).starts_with(&format!("games {played} ")));
    // The same games as without the interrupt.
    let shorter = [&options[..], &["--games", "3"]].concat();
    let (_folder, again) = folder_of(&shorter);
    let whole = fs::read_to_string(&file).unwrap();
    assert!(whole.starts_with(&again), "{again}");
}

/// The records of a match with these arguments.
fn folder_of(args: &[&str]) -> (TempDir, String) {
    let (folder, file) = folder();
    printed(&[args, &["--out", file.to_str().unwrap()]].concat());
    let text = fs::read_to_string(&file).unwrap();
    (folder, text)
}

#[test]
fn a_sequential_test_ends_the_match_when_it_knows() {
    let options = ["1", "--sprt", "0,100", "--out"];
    let (_folder, file) = folder();
    let args = [&MATCH[..], &options, &[file.to_str().unwrap()]].concat();
    let told = printed(&args);
    let last = told.lines().last().unwrap();
    assert!(last.starts_with("sprt 0,100 llr +"), "{told}");
    assert!(last.ends_with(" bounds -2.94 +2.94 verdict H1"), "{told}");
    let played = records(&fs::read_to_string(&file).unwrap()).len();
    assert!(told.starts_with(&format!("games {played} ")), "{told}");
    assert_eq!(played % 2, 0, "pairs decide");
    // It knows already.
    assert_eq!(printed(&args), told);
    // Seen from the other side.
    let other = ["match", "fanorona", "random", "easy", "--sprt", "-100,0"];
    let told = printed(&other);
    assert!(
        told.lines().last().unwrap().ends_with(" verdict H0"),
        "{told}"
    );
}
