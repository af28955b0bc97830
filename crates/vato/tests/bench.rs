//! The fixed work and its signature.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use program::printed;

/// A search that looks at other positions than before has to be meant; the engine's own test
/// of the same record says how to write it anew.
#[test]
fn the_signature_is_the_work_on_record() {
    let record = include_str!("../../engine/tests/data/bench.txt");
    let on_record: u64 = record
        .lines()
        .map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap())
        .sum();
    let said = printed(&["bench"]);
    let words: Vec<Vec<&str>> = said.lines().map(|line| line.split(' ').collect()).collect();
    let value = |line: &[&str], name: &str| -> u64 {
        let at = line.iter().position(|word| *word == name).expect(&said);
        line[at + 1].parse().unwrap()
    };
    let [games @ .., signature, speed] = &words[..] else {
        panic!("{said}");
    };
    let names: Vec<&str> = games.iter().map(|line| line[0]).collect();
    assert_eq!(names, ["fanorona", "kalah", "oware", "congkak"]);
    let of_the_games: u64 = games.iter().map(|line| value(line, "nodes")).sum();
    assert_eq!(of_the_games, value(signature, "signature"));
    assert_eq!(of_the_games, on_record);
    assert!(value(speed, "nps") > 0);
    assert!(games.iter().all(|line| value(line, "nps") > 0), "{said}");
}
