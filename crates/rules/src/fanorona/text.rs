use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Fanorona, Position, PositionError, Turn, TurnError};
use crate::any::GameName;
use crate::perft::{Counting, Division};
use crate::{Notation, Outcome, RulesError, Side};

impl Notation for Fanorona {
    const COUNTINGS: &'static [Counting] = &[Counting::Paths, Counting::Distinct, Counting::Steps];

    type PositionError = PositionError;
    type PlyError = TurnError;

    fn name(&self) -> GameName {
        GameName::Fanorona
    }

    fn with_rules(&self, text: &str) -> Result<Self, RulesError> {
        text.parse().map(Fanorona::new)
    }

    fn rules_text(&self) -> String {
        self.rules().to_string()
    }

    fn position_text(&self, position: &Position) -> String {
        Fanorona::position_text(self, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        Fanorona::parse_position(self, text)
    }

    fn ply_text(&self, _: &Position, ply: &Turn) -> String {
        self.turn_text(ply)
    }

    fn parse_ply(&self, position: &Position, text: &str) -> Result<Turn, TurnError> {
        self.parse_turn(position, text)
    }

    fn turn_number(&self, position: &Position) -> u32 {
        position.number()
    }

    fn side_tag(side: Side) -> &'static str {
        match side {
            Side::First => "White",
            Side::Second => "Black",
        }
    }

    fn outcome_text(&self, _: &Position, outcome: &Outcome) -> String {
        outcome.to_string()
    }

    fn perft(&self, position: &Position, depth: u32, counting: Counting) -> u64 {
        Fanorona::perft(self, position, depth, counting)
    }

    fn perft_divide(&self, position: &Position, depth: u32, counting: Counting) -> Vec<Division> {
        Fanorona::perft_divide(self, position, depth, counting)
    }
}
