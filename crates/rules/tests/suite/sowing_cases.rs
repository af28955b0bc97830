//! Runs the rule cases of the games of sowing, all through the text that people and programs use.
use std::collections::BTreeSet;

use vato_rules::any::{AnyGame, AnyLine, GameName};
use vato_rules::perft::Counting;

use crate::case_file::{Paragraph, paragraphs};

/// Answers every question of a case file; how many there were.
pub fn run(name: GameName, file: &str) -> usize {
    paragraphs(file).map(|case| answer(name, case)).sum()
}

fn answer(game: GameName, mut case: Paragraph) -> usize {
    let rules = case.take("rules").unwrap_or_default();
    let position = case.take("position");
    let Paragraph { name, fields } = case;
    let game = AnyGame::new(game, &rules).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut line = game
        .line(position.as_deref())
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let (mut asked, mut ends) = (0, false);
    for (key, value) in &fields {
        match key.as_str() {
            "play" => {
                for word in value.split_whitespace() {
                    line.apply(word)
                        .unwrap_or_else(|error| panic!("{name}: {word}: {error}"));
                }
                continue;
            }
            "after" => assert_eq!(line.position_text(), *value, "{name}"),
            "legal" => assert_eq!(legal(&line), words(value), "{name}"),
            "result" => {
                ends = true;
                let result = line.result_line().unwrap_or_default();
                assert_eq!(
                    result.strip_prefix("result "),
                    Some(value.as_str()),
                    "{name}"
                );
            }
            "perft" => {
                for (depth, leaves) in (1..).zip(value.split_whitespace()) {
                    let counted = line.perft(depth, Counting::Paths).to_string();
                    assert_eq!(counted, leaves, "{name}: depth {depth}");
                }
            }
            other => panic!("{name}: nothing answers '{other}'"),
        }
        asked += 1;
    }
    assert!(asked > 0, "{name}: asks nothing");
    assert_eq!(line.outcome().is_some(), ends, "{name}: over or not");
    asked
}

fn legal(line: &AnyLine) -> BTreeSet<String> {
    line.legal().into_iter().collect()
}

fn words(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_string).collect()
}

#[test]
fn kalah() {
    assert!(run(GameName::Kalah, include_str!("cases/kalah.txt")) > 0);
}

#[test]
fn oware() {
    assert!(run(GameName::Oware, include_str!("cases/oware.txt")) > 0);
}
