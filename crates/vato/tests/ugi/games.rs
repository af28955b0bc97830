//! Whole games, in which the rules look at every ply.

use vato_rules::any::{AnyGame, AnyLine};
use vato_rules::{GameResult, Side};

use crate::driver::Driver;

/// Plays a game of the engine against itself and compares all it says of it with the rules.
#[track_caller]
fn play(game: &str, rules: &str, go: &str) -> AnyLine {
    play_with(&[], game, rules, go)
}

#[track_caller]
fn play_with(options: &[&str], game: &str, rules: &str, go: &str) -> AnyLine {
    let name = game.parse().unwrap();
    let named = if rules == "default" { "" } else { rules };
    let mut line = AnyGame::new(name, named).unwrap().line(None).unwrap();
    let mut driver = Driver::with(&[
        &format!("setoption name Game value {game}"),
        &format!("setoption name Rules value {rules}"),
        "setoption name Hash value 4",
        "uginewgame",
    ]);
    for option in options {
        driver.send(option);
    }
    let mut position = String::from("position startpos moves");
    while line.outcome().is_none() && line.len() < 400 {
        assert_eq!(driver.query("gameover"), "false");
        let first = line.side_to_move() == Side::First;
        assert_eq!(driver.query("p1turn"), first.to_string());
        let ply = driver.best(go);
        assert!(
            line.legal().contains(&ply),
            "{ply} in {}",
            line.position_text()
        );
        line.apply(&ply).unwrap();
        position = format!("{position} {ply}");
        driver.send(&position);
    }
    let over = line.outcome().is_some();
    assert_eq!(driver.query("gameover"), over.to_string());
    let result = match line.outcome().map(|outcome| outcome.result) {
        None => "none",
        Some(GameResult::Draw) => "draw",
        Some(GameResult::Win(Side::First)) => "p1win",
        Some(GameResult::Win(Side::Second)) => "p2win",
    };
    assert_eq!(driver.query("result"), result);
    line
}

#[test]
fn a_game_of_fanorona_is_legal_to_its_end() {
    assert!(
        play("fanorona", "board=5x5", "go nodes 500")
            .outcome()
            .is_some()
    );
    assert!(play("fanorona", "default", "go nodes 200").len() > 20);
}

#[test]
fn a_game_of_kalah_is_legal_to_its_end() {
    assert!(play("kalah", "default", "go nodes 500").outcome().is_some());
    assert!(
        play("kalah", "pie=on,seeds=3", "go depth 4")
            .outcome()
            .is_some()
    );
}

#[test]
fn a_game_of_oware_is_legal_to_its_end() {
    assert!(play("oware", "default", "go nodes 500").outcome().is_some());
}

#[test]
fn a_game_of_congkak_is_legal_to_its_end() {
    assert!(
        play("congkak", "default", "go nodes 500")
            .outcome()
            .is_some()
    );
    assert!(
        play("congkak", "opening=simultaneous", "go nodes 500")
            .outcome()
            .is_some()
    );
}

#[test]
fn a_game_by_the_clock_or_by_a_level_is_legal_too() {
    let clock = "go p1time 300 p2time 300 p1inc 5 p2inc 5";
    assert!(play("kalah", "houses=4,seeds=3", clock).outcome().is_some());
    let easy = ["setoption name Level value easy"];
    let line = play_with(&easy, "oware", "default", "go nodes 1");
    assert!(line.len() > 10);
}

#[test]
fn the_book_knows_the_first_turns_that_are_proven() {
    let mut driver = Driver::with(&["setoption name OwnBook value true"]);
    let mut played = std::collections::HashSet::new();
    for seed in 1..=20 {
        driver.send(&format!("setoption name Seed value {seed}"));
        assert_eq!(driver.ask("go depth 1", "bestmove").len(), 1, "no search");
        played.insert(driver.best("go depth 1"));
    }
    let mut played: Vec<String> = played.into_iter().collect();
    played.sort();
    assert_eq!(played, ["d3-e3A", "f2-e3A"]);
    // It knows nothing of endgames, and an analysis does not ask it.
    driver.send("position fen 9/B8/9/9/W8 w");
    assert!(driver.ask("go depth 1", "bestmove").len() > 1);
    driver.send("position startpos");
    driver.send("go infinite");
    assert!(driver.line().starts_with("info depth 1 "));
}

#[test]
fn the_two_halves_of_an_unseen_choice_do_not_hang_together() {
    let game = AnyGame::new("congkak".parse().unwrap(), "opening=simultaneous").unwrap();
    let legal = game.line(None).unwrap().legal();
    let mut driver = Driver::with(&[
        "setoption name Game value congkak",
        "setoption name Rules value opening=simultaneous",
        // Every house is as likely as any other at this level.
        "setoption name Level value easy",
    ]);
    let mut pairs = std::collections::HashSet::new();
    for seed in 1..=60 {
        driver.send(&format!("setoption name Seed value {seed}"));
        let pair = driver.best("go nodes 1");
        assert_eq!(
            driver.best("go nodes 1"),
            pair,
            "the same seed, the same choice"
        );
        assert!(legal.contains(&pair), "{pair}");
        pairs.insert(pair);
    }
    assert!(pairs.len() > 25, "{pairs:?}");
    // Each house of South with several of North.
    for south in 1..=7 {
        let with = pairs
            .iter()
            .filter(|pair| pair.starts_with(&format!("{south}+")));
        assert!(with.count() >= 2, "{south} in {pairs:?}");
    }
}
