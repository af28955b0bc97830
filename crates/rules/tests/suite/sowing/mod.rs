//! The games of sowing: what holds in every position under every rule set.
pub mod chance;
mod events;
mod model;
mod properties;
mod records;
pub mod texts;

use proptest::prelude::*;
use vato_rules::kalah::{self, Kalah};
use vato_rules::mancala::{Compact, Ply, Position, Sowing};
use vato_rules::oware::{self, Oware};
use vato_rules::{Game, Line, RuleOptions};

/// What the tests ask of a game beyond what every game of sowing has.
pub trait Tested: Sowing + Default + PartialEq {
    type Rules: RuleOptions + std::fmt::Debug;
    type Fast: Game<Position = Position<Compact>, Ply = Ply>;

    fn under(rules: Self::Rules) -> Self;
    fn options(&self) -> Self::Rules;
    fn fast(&self) -> Option<Self::Fast>;
    /// Positions that need not come up in any game.
    fn entered() -> BoxedStrategy<(Self, Position)>;
    /// Compares a line with the same rules once more, in the plainest way there is.
    fn compare_with_model(line: &Line<Self>) -> Result<(), TestCaseError>;
    /// Whether the text of a position of a game that goes on says all that is in it.
    fn text_tells_all(_: &Position) -> bool {
        true
    }
}

fn joined(numbers: &[u16], separator: &str) -> String {
    let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
    numbers.join(separator)
}

impl Tested for Kalah {
    type Rules = kalah::Rules;
    type Fast = Kalah<Compact>;

    fn under(rules: kalah::Rules) -> Self {
        Kalah::new(rules)
    }

    fn options(&self) -> kalah::Rules {
        *self.rules()
    }

    fn fast(&self) -> Option<Kalah<Compact>> {
        self.compact()
    }

    fn entered() -> BoxedStrategy<(Self, Position)> {
        chance::late(|game: &Kalah, [south, north], stores, to_north| {
            let numbers = joined(&[&stores, south, north].concat(), ",");
            let side = if to_north { 'n' } else { 's' };
            format!("<{},{numbers}> {side}", game.houses())
        })
    }

    fn compare_with_model(line: &Line<Self>) -> Result<(), TestCaseError> {
        properties::model_plays_alike(line, model::Rules::Kalah(*line.game().rules()))
    }
}

impl Tested for Oware {
    type Rules = oware::Rules;
    type Fast = Oware<Compact>;

    fn under(rules: oware::Rules) -> Self {
        Oware::new(rules)
    }

    fn options(&self) -> oware::Rules {
        *self.rules()
    }

    fn fast(&self) -> Option<Oware<Compact>> {
        self.compact()
    }

    fn entered() -> BoxedStrategy<(Self, Position)> {
        chance::late(|_: &Oware, [south, north], stores, to_north| {
            let numbers = joined(&[south, north, &stores].concat(), "-");
            let side = if to_north { 'N' } else { 'S' };
            format!("{numbers}-{side}")
        })
    }

    fn compare_with_model(line: &Line<Self>) -> Result<(), TestCaseError> {
        properties::model_plays_alike(line, model::Rules::Oware(*line.game().rules()))
    }
}
