//! Why a text was not understood, each as one line that says what would be right.

use alloc::string::String;
use core::fmt;

use super::Refusal;
use crate::quoted::Quoted;

/// Longer input is refused before it is read: no position or turn comes near.
pub(super) const MAX_LEN: usize = 1000;

/// Why a position was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// Nothing was there.
    Empty,
    /// Far longer than any position.
    TooLong,
    /// Not as many ranks as the board has.
    Ranks {
        /// Ranks found.
        found: usize,
        /// Ranks of the board.
        want: u8,
    },
    /// A rank is not as wide as the board.
    Columns {
        /// The rank, from 1.
        rank: u8,
        /// Points found.
        found: u8,
        /// Columns of the board.
        want: u8,
    },
    /// Something other than `W`, `B` or a digit.
    Letter {
        /// What stood there.
        found: char,
        /// The rank, from 1.
        rank: u8,
    },
    /// The side to move is missing.
    NoSide,
    /// The side to move is neither `w` nor `b`.
    Side {
        /// What stood there.
        found: String,
    },
    /// The count of paikas is not a number from 0 to 65535.
    Quiet {
        /// What stood there.
        found: String,
    },
    /// The turn number is not a number from 1 to 4294967295.
    Number {
        /// What stood there.
        found: String,
    },
    /// Something after the last field.
    Extra {
        /// What stood there.
        found: String,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Empty => f.write_str(
                "position: nothing given; it begins with the ranks from the top, separated by '/'",
            ),
            PositionError::TooLong => {
                write!(f, "position: longer than {MAX_LEN} characters")
            }
            PositionError::Ranks { found, want } => write!(
                f,
                "position: {found} rank{}, but the board has {want}; \
                 name another board with the option board=COLUMNSxROWS",
                if *found == 1 { "" } else { "s" }
            ),
            PositionError::Columns { rank, found, want } => write!(
                f,
                "position: rank {rank} has {found} point{}, but the board has {want} columns; \
                 name another board with the option board=COLUMNSxROWS",
                if *found == 1 { "" } else { "s" }
            ),
            PositionError::Letter { found, rank } => write!(
                f,
                "position: '{}' in rank {rank}; a rank is made of W, B and the digits 1 to 9 for empty points",
                found.escape_debug()
            ),
            PositionError::NoSide => {
                f.write_str("position: the side to move is missing; add w or b after the ranks")
            }
            PositionError::Side { found } => write!(
                f,
                "position: the side to move is {}; it must be w or b",
                Quoted(found)
            ),
            PositionError::Quiet { found } => write!(
                f,
                "position: {} paikas in a row; it must be a number from 0 to 65535",
                Quoted(found)
            ),
            PositionError::Number { found } => write!(
                f,
                "position: turn number {}; it must be a number from 1 to 4294967295",
                Quoted(found)
            ),
            PositionError::Extra { found } => write!(
                f,
                "position: {} after the turn number; nothing may follow",
                Quoted(found)
            ),
        }
    }
}

impl core::error::Error for PositionError {}

/// Why a turn was not understood or is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnError {
    /// Far longer than any turn.
    TooLong,
    /// A point was expected.
    NotAPoint {
        /// What stood there, at most two characters.
        found: String,
        /// Columns and rows of the board.
        size: (u8, u8),
    },
    /// Only a start point.
    NoArrival {
        /// The start point.
        from: String,
    },
    /// A step that the rules refuse.
    Refused {
        /// Where the stone stands.
        from: String,
        /// Where it was to go.
        to: String,
        /// Why not.
        refusal: Refusal,
    },
    /// The step is possible, but not with this mark.
    Kind {
        /// Where the stone stands.
        from: String,
        /// Where it was to go.
        to: String,
    },
    /// The step captures both ways and has no mark.
    Ambiguous {
        /// Where the stone stands.
        from: String,
        /// Where it was to go.
        to: String,
    },
    /// The chain has to go on (`continue=forced`).
    MustGoOn {
        /// Where the stone stands.
        at: String,
    },
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnError::TooLong => write!(f, "turn: longer than {MAX_LEN} characters"),
            TurnError::NotAPoint {
                found,
                size: (columns, rows),
            } => write!(
                f,
                "turn: {} where a point was expected; points are a1 to {}{rows}, as in d3-e3A",
                Quoted(found),
                (b'a' + columns - 1) as char
            ),
            TurnError::NoArrival { from } => {
                write!(
                    f,
                    "turn: {from} names no point to go to; write it as in d3-e3A"
                )
            }
            TurnError::Refused { from, to, refusal } => write!(f, "turn: {from}-{to}: {refusal}"),
            TurnError::Kind { from, to } => {
                write!(
                    f,
                    "turn: {from}-{to} does not capture in the way that its mark says"
                )
            }
            TurnError::Ambiguous { from, to } => write!(
                f,
                "turn: {from}-{to} captures both ways; add A for approach or W for withdrawal"
            ),
            TurnError::MustGoOn { at } => write!(
                f,
                "turn: the stone on {at} can take more, and under continue=forced it has to"
            ),
        }
    }
}

impl core::error::Error for TurnError {}
