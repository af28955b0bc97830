//! The gauntlet of the levels: its table, going on after a stop, and what it refuses.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::fs;
use std::path::Path;

use program::{printed, refused, vato};
use tempfile::TempDir;

/// A short gauntlet on the smallest board, with its records in this file.
fn arguments<'a>(file: &'a Path, pairs: &'a str) -> Vec<&'a str> {
    let file = file.to_str().unwrap();
    let game = ["gauntlet", "fanorona", "--rules", "board=3x3"];
    let games = ["--pairs", pairs, "--top-pairs", "1", "--next-pairs", "1"];
    [&game[..], &games, &["--nodes", "60", "--out", file]].concat()
}

#[test]
fn every_level_has_its_row() {
    let folder = TempDir::new().unwrap();
    let table = printed(&arguments(&folder.path().join("games.txt"), "2"));
    let rows: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 2 + 11, "{table}");
    assert_eq!(rows[2][1..4], ["random", "0", "0"], "{table}");
    let mut below = 0;
    for (number, row) in (1..).zip(&rows[3..]) {
        assert_eq!(row[1], format!("level {number}"), "{table}");
        let rating: i32 = row[2].parse().unwrap();
        let above: i32 = row[4].parse().unwrap();
        assert!((rating - below - above).abs() <= 1, "{table}");
        assert!(row[5].ends_with(" %"), "{table}");
        assert_eq!(row[6], if number > 8 { "2" } else { "4" }, "{table}");
        below = rating;
    }
}

#[test]
fn what_was_stopped_goes_on_as_if_it_never_had_been() {
    let folder = TempDir::new().unwrap();
    let (whole, parts) = (folder.path().join("whole"), folder.path().join("parts"));
    let table = printed(&arguments(&whole, "2"));
    let games = fs::read(&whole).unwrap();
    for length in [0, 1, games.len() / 3, games.len() / 2, games.len() - 1] {
        fs::write(&parts, &games[..length]).unwrap();
        assert_eq!(printed(&arguments(&parts, "2")), table, "cut at {length}");
        assert_eq!(fs::read(&parts).unwrap(), games, "cut at {length}");
    }
}

#[test]
fn more_pairs_are_played_on_top_of_fewer() {
    let folder = TempDir::new().unwrap();
    let (whole, grown) = (folder.path().join("whole"), folder.path().join("grown"));
    let table = printed(&arguments(&whole, "2"));
    printed(&arguments(&grown, "1"));
    assert_eq!(printed(&arguments(&grown, "2")), table);
    let length = |file| fs::metadata(file).unwrap().len();
    assert_eq!(length(&grown), length(&whole));
}

#[test]
fn what_cannot_be_is_told_in_one_line() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.txt");
    let said = |changed: &[&str]| {
        let arguments = [&arguments(&file, "1")[..], changed].concat();
        refused(&vato(&arguments).output().unwrap())
    };
    assert!(said(&["--concurrency", "0"]).contains("from 1 to 256"));
    assert!(said(&["--openings", "nowhere.txt"]).contains("gauntlet: --openings 'nowhere.txt': "));
    let without = vato(&["gauntlet", "kalah"]).output().unwrap();
    assert!(refused(&without).contains("--out <FILE>"));
    assert!(!file.exists());
    printed(&arguments(&file, "1"));
    let games = fs::read(&file).unwrap();
    let other = said(&["--seed", "2"]);
    assert!(
        other.contains("game 1: it is of another match: level 1 against random"),
        "{other}"
    );
    assert_eq!(fs::read(&file).unwrap(), games, "it is left alone");
}
