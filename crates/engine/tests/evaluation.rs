//! What the evaluation of Fanorona owes the search.

use proptest::prelude::*;
use vato_engine::level::choose_at_random;
use vato_engine::score::MAX_EVALUATION;
use vato_engine::{Evaluate, Search};
use vato_rules::fanorona::{Fanorona, Rules, Symmetry};
use vato_rules::{Game, Line};

const RULES: [&str; 4] = ["", "setup=mirror", "continue=forced", "board=5x5"];

proptest! {
    #[test]
    fn all_images_of_a_position_are_worth_the_same(plies in 0..60usize, seed: u64, rules in 0..4usize) {
        let game = Fanorona::new(RULES[rules].parse::<Rules>().unwrap());
        let mut line = Line::new(game, game.start());
        for _ in 0..plies {
            let Some(turn) = choose_at_random(&line, seed) else { break };
            line.push(turn);
        }
        if line.outcome().is_some() {
            line.pop();
        }
        let evaluation = game.evaluation();
        let position = line.position();
        let score = evaluation.evaluate(&game, position);
        prop_assert!(score.abs() <= MAX_EVALUATION);
        // It is judged for the side to move, whichever that is.
        let swapped = position.colours_swapped();
        prop_assert_eq!(evaluation.evaluate(&game, &swapped), score);
        for symmetry in Symmetry::of(game.grid()) {
            let image = symmetry.position(game.grid(), position);
            prop_assert_eq!(evaluation.evaluate(&game, &image), score);
        }
    }
}

/// On every board, by the network or by hand.
#[test]
fn more_stones_are_worth_more() {
    let positions = [
        ("", "9/2W1W1W2/9/2W3B2/9"),
        ("", "WW1W5/9/W2W1W3/9/5B1B1"),
        ("continue=forced", "9/2W1W1W2/9/2W3B2/9"),
        ("board=5x5", "W1W2/5/W1W2/5/4B"),
        ("board=7x3", "WWW4/7/6B"),
    ];
    for (rules, stones) in positions {
        let game = Fanorona::new(rules.parse::<Rules>().unwrap());
        let score = |side| {
            let text = format!("{stones} {side}");
            let position = game.parse_position(&text).unwrap();
            game.evaluation().evaluate(&game, &position)
        };
        assert!(score('w') > 100, "{rules} {stones}: {}", score('w'));
        assert!(score('b') < -100, "{rules} {stones}: {}", score('b'));
    }
}
