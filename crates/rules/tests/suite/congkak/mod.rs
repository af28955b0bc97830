//! Congkak: its cases, and what holds in it beyond what holds in every game of sowing.
mod model;
mod positions;
mod properties;
mod texts;

use proptest::prelude::*;
use vato_rules::any::GameName;
use vato_rules::congkak::{Congkak, Rules};
use vato_rules::mancala::{Compact, Position};
use vato_rules::{Game, Line, Notation};

use crate::sowing::Tested;

#[test]
fn cases() {
    let asked = crate::sowing_cases::run(GameName::Congkak, include_str!("../cases/congkak.txt"));
    assert!(asked > 0);
}

impl Tested for Congkak {
    type Rules = Rules;
    type Fast = Congkak<Compact>;

    fn under(rules: Rules) -> Self {
        Congkak::new(rules)
    }

    fn options(&self) -> Rules {
        *self.rules()
    }

    fn fast(&self) -> Option<Congkak<Compact>> {
        self.compact()
    }

    fn entered() -> BoxedStrategy<(Self, Position)> {
        positions::entered()
    }

    /// The legal plies in order, and the text of every position, with the result at the end.
    fn compare_with_model(line: &Line<Self>) -> Result<(), TestCaseError> {
        let game = line.game();
        if line.start().ended().is_some() {
            return Ok(());
        }
        let mut model = model::Model::new(game, &game.position_text(line.start()));
        let mut plies = Vec::new();
        for (at, position) in line.positions().iter().enumerate() {
            game.plies(position, &mut plies);
            let legal: Vec<String> = plies
                .iter()
                .map(|ply| game.ply_text(position, ply))
                .collect();
            prop_assert_eq!(legal, model.plies());
            let mut text = game.position_text(position);
            if let Some(outcome) = game.outcome(position) {
                text = format!("{text} {}", game.outcome_text(position, &outcome));
            }
            prop_assert_eq!(text, model.text());
            if let Some(ply) = line.plies().get(at) {
                model.play(&game.ply_text(position, ply));
            }
        }
        Ok(())
    }

    /// Who began a later round is not written.
    fn text_tells_all(position: &Position) -> bool {
        position.round().number() == 1
    }
}
