//! Runs the rule cases: what is legal, and what the result is.
use std::collections::BTreeSet;

use vato_rules::Line;

use crate::case_file::cases;

#[test]
fn legal_turns_and_results() {
    let mut ran = 0;
    for case in cases() {
        let (game, position) = (case.game, case.position);
        for (asked, answer) in &case.answers {
            match asked.as_str() {
                "legal" => {
                    let turns = game.turns(&position);
                    let legal: BTreeSet<String> =
                        turns.iter().map(|turn| game.turn_text(turn)).collect();
                    let want = answer.split_whitespace().map(str::to_string).collect();
                    assert_eq!(legal, want, "{}", case.name);
                    assert_eq!(legal.len(), turns.len(), "{}: listed twice", case.name);
                }
                "result" => {
                    let outcome = Line::new(game, position).outcome();
                    let found = outcome.map(|outcome| outcome.to_string());
                    assert_eq!(found.as_ref(), Some(answer), "{}", case.name);
                }
                // Answered by retrograde analysis, in its own test.
                "value" => continue,
                other => panic!("{}: nothing answers '{other}'", case.name),
            }
            ran += 1;
        }
    }
    assert!(ran > 0);
}
