use std::fmt;
use std::str::FromStr;

use crate::sowing_fact::SowingFact;

/// How a turn takes its stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// Every step by approach.
    Approach,
    /// Every step by withdrawal.
    Withdrawal,
    /// Some steps this way, some that.
    Both,
}

/// A reason for a hint, computed from the rules or the search, never guessed.
/// `stones` and `steps` are at least 1; `plies` count the turns of both sides,
/// the hinted one included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// It is the only legal turn.
    OnlyTurn,
    /// It takes every stone the other side has left.
    TakesAll,
    /// It leaves the other side stones, but no legal turn, and that wins.
    Blocks,
    /// It wins by force after at most so many plies.
    ForcedWin {
        /// Turns of both sides.
        plies: u32,
    },
    /// Every turn loses by force; this one within so many plies, and no other
    /// was found to hold out longer.
    ForcedLoss {
        /// Turns of both sides.
        plies: u32,
    },
    /// Every other turn loses by force.
    OnlyTurnThatHolds,
    /// It takes stones.
    Takes {
        /// How.
        manner: Manner,
        /// How many.
        stones: u32,
        /// In how many steps.
        steps: u32,
    },
    /// Every turn with another effect takes less.
    TakesMost,
    /// The chain could go on and take `more` stones, but then the reply could
    /// take `reply`: every way of going on gives back more than it takes.
    StopsEarly {
        /// Stones the longest chain would take beyond this one.
        more: u32,
        /// Stones that could then be lost.
        reply: u32,
    },
    /// The reply can take at most so many stones.
    ReplyTakes {
        /// Stones that can be lost.
        stones: u32,
    },
    /// The reply can take nothing.
    ReplyTakesNothing,
    /// It brings back a position that was there before.
    Repeats,
    /// It takes nothing: a step, or a sowing, to stand better.
    Quiet,
    /// A reason that only the games of seeds know.
    Sowing(SowingFact),
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::OnlyTurn => f.write_str("only-turn"),
            Fact::TakesAll => f.write_str("takes-all"),
            Fact::Blocks => f.write_str("blocks"),
            Fact::ForcedWin { plies } => write!(f, "forced-win {plies}"),
            Fact::ForcedLoss { plies } => write!(f, "forced-loss {plies}"),
            Fact::OnlyTurnThatHolds => f.write_str("only-turn-that-holds"),
            Fact::Takes {
                manner,
                stones,
                steps,
            } => {
                let manner = match manner {
                    Manner::Approach => "approach",
                    Manner::Withdrawal => "withdrawal",
                    Manner::Both => "both",
                };
                write!(f, "takes {manner} {stones} {steps}")
            }
            Fact::TakesMost => f.write_str("takes-most"),
            Fact::StopsEarly { more, reply } => write!(f, "stops-early {more} {reply}"),
            Fact::ReplyTakes { stones } => write!(f, "reply-takes {stones}"),
            Fact::ReplyTakesNothing => f.write_str("reply-takes-nothing"),
            Fact::Repeats => f.write_str("repeats"),
            Fact::Quiet => f.write_str("quiet"),
            Fact::Sowing(fact) => fact.fmt(f),
        }
    }
}

impl FromStr for Fact {
    type Err = NotAFact;

    fn from_str(text: &str) -> Result<Self, NotAFact> {
        let mut words = text.split(' ');
        let name = words.next().unwrap_or("");
        let manner = match (name, words.clone().next()) {
            ("takes", Some("approach")) => Some(Manner::Approach),
            ("takes", Some("withdrawal")) => Some(Manner::Withdrawal),
            ("takes", Some("both")) => Some(Manner::Both),
            _ => None,
        };
        if manner.is_some() {
            words.next();
        }
        let numbers: Result<Vec<u32>, _> = words.map(str::parse).collect();
        let numbers = numbers.map_err(|_| NotAFact)?;
        Ok(match (name, manner, &numbers[..]) {
            ("only-turn", None, []) => Fact::OnlyTurn,
            ("takes-all", None, []) => Fact::TakesAll,
            ("blocks", None, []) => Fact::Blocks,
            ("forced-win", None, [plies]) => Fact::ForcedWin { plies: *plies },
            ("forced-loss", None, [plies]) => Fact::ForcedLoss { plies: *plies },
            ("only-turn-that-holds", None, []) => Fact::OnlyTurnThatHolds,
            ("takes", Some(manner), [stones, steps]) => Fact::Takes {
                manner,
                stones: *stones,
                steps: *steps,
            },
            ("takes-most", None, []) => Fact::TakesMost,
            ("stops-early", None, [more, reply]) => Fact::StopsEarly {
                more: *more,
                reply: *reply,
            },
            ("reply-takes", None, [stones]) => Fact::ReplyTakes { stones: *stones },
            ("reply-takes-nothing", None, []) => Fact::ReplyTakesNothing,
            ("repeats", None, []) => Fact::Repeats,
            ("quiet", None, []) => Fact::Quiet,
            (name, None, numbers) => Fact::Sowing(SowingFact::read(name, numbers).ok_or(NotAFact)?),
            _ => return Err(NotAFact),
        })
    }
}

/// The text is no fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAFact;

impl fmt::Display for NotAFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a fact")
    }
}

impl std::error::Error for NotAFact {}
