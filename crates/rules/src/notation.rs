use alloc::string::String;
use core::error::Error;
use core::fmt::Debug;

use crate::any::GameName;
use crate::perft::{Counting, Division};
use crate::{Game, Outcome, Side};

/// A game that can be written and read as text: for the command line, links
/// and [records](crate::record).
pub trait Notation: Game {
    /// Which game it is.
    const NAME: GameName;

    /// Why a rule set was not understood.
    type RulesError: Error + Clone + Eq + Debug + Send + Sync + 'static;
    /// Why a position was not understood.
    type PositionError: Error + Clone + Eq + Debug + Send + Sync + 'static;
    /// Why a ply was not understood or is not legal.
    type PlyError: Error + Clone + Eq + Debug + Send + Sync + 'static;

    /// The game under the rules that this text names; the empty text is the default.
    ///
    /// # Errors
    /// An unknown option or value.
    fn from_rules(text: &str) -> Result<Self, Self::RulesError>;

    /// The options that differ from the default.
    fn rules_text(&self) -> String;

    /// A position as text.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// What is wrong and where.
    fn parse_position(&self, text: &str) -> Result<Self::Position, Self::PositionError>;

    /// A legal ply as text.
    fn ply_text(&self, position: &Self::Position, ply: &Self::Ply) -> String;

    /// Reads a ply that is legal in this position.
    ///
    /// # Errors
    /// What is wrong and where, or which rule forbids it.
    fn parse_ply(&self, position: &Self::Position, text: &str)
    -> Result<Self::Ply, Self::PlyError>;

    /// The turn number of a position, from 1.
    fn turn_number(&self, position: &Self::Position) -> u32;

    /// What the side is called in the tags of a record, such as `White`.
    fn side_tag(side: Side) -> &'static str;

    /// The end of the game as the command line writes it after `result`.
    fn outcome_text(&self, position: &Self::Position, outcome: &Outcome) -> String;

    /// Leaves at `depth` plies in this way of counting.
    fn perft(&self, position: &Self::Position, depth: u32, counting: Counting) -> u64;

    /// The same for each ply at the root; nothing at depth 0.
    fn perft_divide(
        &self,
        position: &Self::Position,
        depth: u32,
        counting: Counting,
    ) -> alloc::vec::Vec<Division>;
}
