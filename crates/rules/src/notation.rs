use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::Debug;

use crate::any::GameName;
use crate::perft::{Counting, Division};
use crate::{Game, Outcome, RulesError, Side};

/// How the words of a record hold plies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Words {
    /// A word is a ply.
    Plies,
    /// A word is a turn: the numbers of its plies joined by `-`. A turn number needs its dot.
    Turns,
    /// A word is one ply or several, of a letter each.
    Letters,
}

impl Words {
    /// The plies in a word. What is not understood comes out as one.
    pub fn split(self, word: &str) -> Vec<&str> {
        match self {
            Words::Turns => word.split('-').collect(),
            Words::Letters if !word.is_empty() && word.chars().all(char::is_alphabetic) => {
                let letters = word.char_indices();
                letters
                    .map(|(at, c)| &word[at..at + c.len_utf8()])
                    .collect()
            }
            Words::Plies | Words::Letters => Vec::from([word]),
        }
    }
}

/// A game that can be written and read as text: for the command line, links
/// and [records](crate::record).
pub trait Notation: Game {
    /// The ways in which [`perft`](Notation::perft) can count; any other counts as the first.
    const COUNTINGS: &'static [Counting] = &[Counting::Paths];

    /// Why a position was not understood.
    type PositionError: Error + Clone + Eq + Debug + Send + Sync + 'static;
    /// Why a ply was not understood or is not legal.
    type PlyError: Error + Clone + Eq + Debug + Send + Sync + 'static;

    /// Which game it is. One type may stand for several.
    fn name(&self) -> GameName;

    /// How the words of a record hold plies.
    fn words(&self) -> Words {
        Words::Plies
    }

    /// The same game under the rules that this text names; the empty text is the
    /// default. The options it has now do not matter.
    ///
    /// # Errors
    /// An unknown option or value.
    fn with_rules(&self, text: &str) -> Result<Self, RulesError>;

    /// The game under the rules that this text names.
    ///
    /// # Errors
    /// An unknown option or value.
    fn from_rules(text: &str) -> Result<Self, RulesError>
    where
        Self: Default,
    {
        Self::default().with_rules(text)
    }

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

    /// The number of the turn that begins in a position, from 1, as far as the position
    /// tells; 1 in games whose positions do not count turns. Within a line
    /// [`Line::turns`](crate::Line::turns) knows more.
    fn turn_number(&self, position: &Self::Position) -> u32;

    /// Whether what is played after this ply belongs to the same turn.
    fn turn_goes_on(
        &self,
        _before: &Self::Position,
        _ply: &Self::Ply,
        _after: &Self::Position,
    ) -> bool {
        false
    }

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
    ) -> Vec<Division>;
}
