//! Kalah and Oware: what holds in every position under every rule set.
mod chance;
mod events;
mod model;
mod properties;
mod records;
mod texts;

use vato_rules::kalah::{self, Kalah};
use vato_rules::mancala::{Compact, Ply, Position, Sowing};
use vato_rules::oware::{self, Oware};
use vato_rules::{Game, RuleOptions};

/// What the tests ask of a game beyond what every game of sowing has.
pub trait Tested: Sowing + PartialEq {
    type Rules: RuleOptions + std::fmt::Debug;
    type Fast: Game<Position = Position<Compact>, Ply = Ply>;

    fn under(rules: Self::Rules) -> Self;
    fn options(&self) -> Self::Rules;
    fn fast(&self) -> Option<Self::Fast>;
    /// A position as text: South's row, North's row, the stores, and whether North moves.
    fn written(&self, rows: [&[u16]; 2], stores: [u16; 2], north: bool) -> String;
    /// The same rules once more, in the plainest way there is.
    fn model(&self, position: &Position) -> model::Model;
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

    fn written(&self, [south, north]: [&[u16]; 2], stores: [u16; 2], to_north: bool) -> String {
        let numbers = joined(&[&stores, south, north].concat(), ",");
        let side = if to_north { 'n' } else { 's' };
        format!("<{},{numbers}> {side}", self.houses())
    }

    fn model(&self, position: &Position) -> model::Model {
        model::Model::new(model::Rules::Kalah(*self.rules()), position)
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

    fn written(&self, [south, north]: [&[u16]; 2], stores: [u16; 2], to_north: bool) -> String {
        let numbers = joined(&[south, north, &stores].concat(), "-");
        let side = if to_north { 'N' } else { 'S' };
        format!("{numbers}-{side}")
    }

    fn model(&self, position: &Position) -> model::Model {
        model::Model::new(model::Rules::Oware(*self.rules()), position)
    }
}
