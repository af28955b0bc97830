//! Why a text was not understood, each as one line that says what would be right.

use alloc::string::String;
use core::fmt;

use super::{Ring, Wide};
use crate::quoted::Quoted;

/// Longer input is refused before it is read: no position or turn comes near.
pub(crate) const MAX_LEN: usize = 1000;

/// Why a sowing is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The house is the other side's.
    OtherSide,
    /// The board has no such house.
    NoHouse,
    /// The house is empty.
    Empty,
    /// The house is burnt.
    Burnt,
    /// The opponent has no seeds, and this house gives none.
    MustFeed,
    /// It would leave the opponent without seeds, and another house would not.
    Starves,
    /// It would take all seeds of the opponent.
    GrandSlam,
    /// There is no swap, or no longer.
    NoSwap,
    /// Both sides pick a house at once now.
    PairNeeded,
    /// Only one side is to move now.
    NoPair,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::GameOver => "the game is over",
            Refusal::OtherSide => "the house is the other side's",
            Refusal::NoHouse => "there is no such house",
            Refusal::Empty => "the house is empty",
            Refusal::Burnt => "the house is burnt",
            Refusal::MustFeed => "the opponent has no seeds and must be given one",
            Refusal::Starves => "it would leave the opponent without seeds",
            Refusal::GrandSlam => "it would take all seeds of the opponent",
            Refusal::NoSwap => "the sides cannot be swapped now",
            Refusal::PairNeeded => "both sides pick a house at once now, as in 3+5",
            Refusal::NoPair => "only one side is to move now",
        })
    }
}

/// Why a ply was not understood or is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlyError {
    /// No ply is written like this.
    NotAPly {
        /// What stood there.
        found: String,
        /// How plies are written, such as `houses are 1 to 6`.
        want: String,
    },
    /// A ply that the rules refuse.
    Refused {
        /// The ply.
        ply: String,
        /// Why not.
        refusal: Refusal,
        /// What is legal instead, separated by spaces.
        legal: String,
    },
}

impl fmt::Display for PlyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlyError::NotAPly { found, want } if found.is_empty() => {
                write!(f, "turn: a house is missing; {want}")
            }
            PlyError::NotAPly { found, want } => {
                write!(f, "turn: {} is no house; {want}", Quoted(found))
            }
            PlyError::Refused {
                ply,
                refusal,
                legal,
            } if legal.is_empty() => write!(f, "turn: {ply}: {refusal}"),
            PlyError::Refused {
                ply,
                refusal,
                legal,
            } => write!(f, "turn: {ply}: {refusal}; legal: {legal}"),
        }
    }
}

impl core::error::Error for PlyError {}

/// Why a position was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// Nothing was there.
    Empty {
        /// A position that would do.
        example: String,
    },
    /// Far longer than any position.
    TooLong,
    /// Not of the form that positions of this game have.
    Form {
        /// A position that would do.
        example: String,
    },
    /// The position names another number of houses a side than the rules.
    Houses {
        /// What it names, or what its numbers make.
        found: u64,
        /// Houses of the rules.
        want: u8,
    },
    /// Not as many numbers as the board has houses and stores.
    Numbers {
        /// Numbers found.
        found: usize,
        /// Numbers that belong there.
        want: usize,
        /// Houses of the rules.
        houses: u8,
    },
    /// Something that is no number of seeds.
    Seeds {
        /// What stood there.
        found: String,
        /// Which number of the position, from 1.
        at: usize,
        /// Whether a house can be burnt there.
        burnt: bool,
    },
    /// More seeds in all than can be held.
    TooMany,
    /// The side to move is missing.
    NoSide {
        /// The letters, such as `S or N`.
        want: &'static str,
    },
    /// The side to move is not one of the letters for it.
    Side {
        /// What stood there.
        found: String,
        /// The letters, such as `s or n`.
        want: &'static str,
    },
    /// A mark that needs a rule option.
    Option {
        /// The mark.
        mark: &'static str,
        /// The option.
        option: &'static str,
    },
    /// A mark with a value that cannot be.
    Mark {
        /// What stood there.
        found: String,
        /// What would be right.
        want: &'static str,
    },
    /// Something after the last field.
    Extra {
        /// What stood there.
        found: String,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("position: ")?;
        match self {
            PositionError::Empty { example } => {
                write!(f, "nothing given; the usual start is {example}")
            }
            PositionError::TooLong => write!(f, "longer than {MAX_LEN} characters"),
            PositionError::Form { example } => {
                write!(f, "not of the usual form, as in {example}")
            }
            PositionError::Houses { found, want } => {
                write!(
                    f,
                    "{found} houses a side, but the rules have {want}; name another board with the option houses="
                )?;
                match u8::try_from(*found) {
                    Ok(found @ 1..=Ring::MAX_HOUSES) => write!(f, "{found}"),
                    _ => f.write_str("NUMBER"),
                }
            }
            PositionError::Numbers {
                found,
                want,
                houses,
            } => write!(
                f,
                "{found} number{} of seeds, but a board of {houses} houses a side has {want}; name another board with the option houses=NUMBER",
                if *found == 1 { "" } else { "s" }
            ),
            PositionError::Seeds { found, at, burnt } => write!(
                f,
                "{} as number {at}; seeds are counted from 0 to {}{}",
                Quoted(found),
                Wide::MAX_SEEDS,
                if *burnt {
                    ", and x is a burnt house"
                } else {
                    ""
                }
            ),
            PositionError::TooMany => write!(
                f,
                "more than {} seeds; no board here holds so many",
                Wide::MAX_SEEDS
            ),
            PositionError::NoSide { want } => {
                write!(f, "the side to move is missing; add {want} at the end")
            }
            PositionError::Side { found, want } => {
                write!(
                    f,
                    "the side to move is {}; it must be {want}",
                    Quoted(found)
                )
            }
            PositionError::Option { mark, option } => {
                write!(f, "'{mark}' belongs to the option {option}; add it")
            }
            PositionError::Mark { found, want } => {
                write!(f, "{} cannot stand there; {want}", Quoted(found))
            }
            PositionError::Extra { found } => {
                write!(
                    f,
                    "{} after the last field; nothing may follow",
                    Quoted(found)
                )
            }
        }
    }
}

impl core::error::Error for PositionError {}
