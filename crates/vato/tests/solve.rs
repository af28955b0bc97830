//! `solve`, and `analyse` and `match` for the games of sowing, as others call them.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use program::{printed, refused, vato};

#[test]
fn the_value_comes_first_then_the_line_and_the_effort() {
    let text = printed(&["solve", "kalah", "--rules", "houses=4,seeds=3"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert_eq!(lines[0], "value +6");
    let nodes = lines[2].strip_prefix("nodes ").unwrap();
    assert!(nodes.parse::<u64>().unwrap() > 1_000, "{text}");
    // The line can be played, and comes to the value.
    let plies: Vec<&str> = lines[1].strip_prefix("best ").unwrap().split(' ').collect();
    let apply = ["apply", "kalah", "--rules", "houses=4,seeds=3"];
    let end = printed(&[&apply[..], &plies].concat());
    assert!(end.ends_with("result 1-0 row_empty 15-9\n"), "{end}");
}

#[test]
fn the_value_is_for_the_side_to_move() {
    let position = "<6,20,20,0,0,0,0,0,1,2,0,0,0,0,5> n";
    let text = printed(&["solve", "kalah", "--position", position]);
    assert!(text.starts_with("value +"), "{text}");
    let over = "<6,20,20,0,0,0,0,0,0,2,0,0,0,0,5> s";
    let text = printed(&["solve", "kalah", "--position", over]);
    assert!(
        text.starts_with("value ") && text.ends_with("\nnodes 0\n"),
        "{text}"
    );
    assert!(!text.contains("best"), "{text}");
}

#[test]
fn the_memory_changes_no_value() {
    let solve = ["solve", "kalah", "--rules", "houses=4,seeds=3"];
    let little = printed(&[&solve[..], &["--hash", "1"]].concat());
    assert!(little.starts_with("value +6\n"), "{little}");
    let said = refused(&vato(&["solve", "kalah", "--hash", "0"]).output().unwrap());
    assert!(said.contains("--hash"), "{said}");
}

#[test]
fn a_game_without_a_solver_is_refused_in_one_line() {
    let said = refused(&vato(&["solve", "oware"]).output().unwrap());
    assert!(said.contains("there is no solver for oware"), "{said}");
}

#[test]
fn every_game_is_analysed() {
    for (game, limit) in [
        ("kalah", ["--depth", "3"]),
        ("oware", ["--depth", "3"]),
        ("congkak", ["--nodes", "500"]),
    ] {
        let text = printed(&[&["analyse", game], &limit[..]].concat());
        let best = text.lines().last().unwrap().strip_prefix("best ").unwrap();
        let legal = printed(&["moves", game]);
        assert!(legal.lines().any(|ply| ply == best), "{text}");
        let line = text.lines().rev().nth(1).unwrap();
        let pv: Vec<&str> = line.split_once(" pv ").unwrap().1.split(' ').collect();
        printed(&[&["apply", game], &pv[..]].concat());
    }
}

#[test]
fn a_proven_difference_is_told_as_one() {
    let position = "<6,10,10,0,0,1,0,0,5,0,0,9,0,0,0> s";
    let args = ["analyse", "kalah", "--position", position, "--depth", "4"];
    let text = printed(&args);
    assert!(text.contains(" score win +15 "), "{text}");
    let json = printed(&[&args[..], &["--json"]].concat());
    assert!(json.contains("\"win_by\":15"), "{json}");
}

#[test]
fn matches_take_every_game() {
    for game in ["kalah", "oware", "congkak"] {
        let text = printed(&["match", game, "medium", "random", "--games", "4"]);
        assert!(text.starts_with("games 4 wins "), "{text}");
        let again = printed(&["match", game, "medium", "random", "--games", "4"]);
        assert_eq!(text, again);
    }
}
