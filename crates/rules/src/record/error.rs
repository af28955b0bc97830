use alloc::string::String;
use core::fmt;

use super::{MAX_LEN, MAX_PLIES};
use crate::any::GameName;
use crate::quoted::Quoted;
use crate::{GameResult, Notation, Outcome, RulesError, Side};

/// Why a game record was not understood, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordError<G: Notation> {
    /// The line of the text, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem<G>,
}

/// What is wrong with a game record.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Problem<G: Notation> {
    /// Far longer than any game.
    TooLong,
    /// More plies than [`MAX_PLIES`].
    TooManyPlies,
    /// Neither a tag nor a turn.
    Empty,
    /// A line that begins with `[` and is not `[Name "value"]`.
    Tag,
    /// A tag stands twice.
    TagTwice {
        /// Its name.
        name: String,
    },
    /// The record is of another game.
    OtherGame {
        /// The game it names.
        found: String,
        /// The game that was expected.
        want: GameName,
    },
    /// The rules in the tag `Rules`.
    Rules(RulesError),
    /// The position in the tag `FEN`.
    Position(G::PositionError),
    /// The value of the tag `Result`.
    Result {
        /// What stood there.
        found: String,
    },
    /// A `{` without its `}`.
    OpenComment,
    /// Something that stands between brackets or braces of another kind.
    Bracket {
        /// The bracket.
        found: char,
    },
    /// A turn that was not understood or is not legal.
    Ply {
        /// The number of the turn.
        number: u32,
        /// Whose turn.
        side: Side,
        /// What stood there.
        text: String,
        /// Why not.
        error: G::PlyError,
    },
    /// A word of several plies goes on when the turn is over.
    TurnOver {
        /// What stood there.
        text: String,
    },
    /// A turn after the end of the game.
    Over {
        /// What stood there.
        text: String,
        /// How the game ended.
        outcome: Outcome,
    },
    /// Something after the result.
    AfterResult {
        /// What stood there.
        text: String,
    },
    /// The result is not the one that the tag gives, or that the rules gave.
    OtherResult {
        /// What the record says here; `None` for an open game.
        found: Option<GameResult>,
        /// What the tag or the rules say.
        want: GameResult,
    },
}

impl<G: Notation> fmt::Display for RecordError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game record, line {}: {}", self.line, self.problem)
    }
}

impl<G: Notation> core::error::Error for RecordError<G> {}

impl<G: Notation> fmt::Display for Problem<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooLong => write!(f, "longer than {MAX_LEN} bytes"),
            Problem::TooManyPlies => write!(f, "more than {MAX_PLIES} plies"),
            Problem::Empty => f.write_str("nothing given; a record has tags, turns or both"),
            Problem::Tag => f.write_str("a tag is written as [Name \"value\"]"),
            Problem::TagTwice { name } => write!(f, "the tag {} is given twice", Quoted(name)),
            Problem::OtherGame { found, want } => {
                write!(f, "the game is {}; only {want} is read here", Quoted(found))
            }
            Problem::Rules(error) => error.fmt(f),
            Problem::Position(error) => error.fmt(f),
            Problem::Result { found } => write!(
                f,
                "the result {} is none of 1-0, 0-1, 1/2-1/2 and *",
                Quoted(found)
            ),
            Problem::OpenComment => f.write_str("a comment begins with { and never ends with }"),
            Problem::Bracket { found } => write!(
                f,
                "'{found}' does not belong here; comments stand between {{ and }}, and there are no variations"
            ),
            Problem::Ply {
                number,
                side,
                text,
                error,
            } => write!(f, "{number}{} {}: {error}", dots(*side), Quoted(text)),
            Problem::TurnOver { text } => write!(
                f,
                "{} goes on when the turn is over; write the other side's turn as a word of its own",
                Quoted(text)
            ),
            Problem::Over { text, outcome } => write!(
                f,
                "{} comes after the end of the game ({outcome})",
                Quoted(text)
            ),
            Problem::AfterResult { text } => {
                write!(f, "{} comes after the result", Quoted(text))
            }
            Problem::OtherResult { found, want } => {
                f.write_str("the result is ")?;
                match found {
                    Some(result) => result.fmt(f)?,
                    None => f.write_str("*")?,
                }
                write!(f, ", but by the tags or the rules it is {want}")
            }
        }
    }
}

fn dots(side: Side) -> &'static str {
    match side {
        Side::First => ".",
        Side::Second => "...",
    }
}
