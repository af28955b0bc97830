use std::fmt;
use std::str::FromStr;

use crate::fields::{self, Fields};
use crate::malformed::{Malformed, cut};
use crate::{Level, Played};

/// What the page asks of the worker. `id` comes back with every reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// The computer's ply, answered by [`Reply::Chosen`](crate::Reply::Chosen).
    Choose {
        /// Number of the request.
        id: u32,
        /// The game so far.
        played: Played,
        /// How well to play.
        level: Level,
        /// Decides the level's chance: the same seed, the same ply.
        seed: u64,
    },
    /// A good ply and the reasons for it, answered by [`Reply::Hint`](crate::Reply::Hint).
    Hint {
        /// Number of the request.
        id: u32,
        /// The game so far.
        played: Played,
    },
    /// The best lines, answered by one [`Reply::Info`](crate::Reply::Info) for each finished
    /// depth and [`Reply::Done`](crate::Reply::Done) at the end.
    Analyse {
        /// Number of the request.
        id: u32,
        /// The game so far.
        played: Played,
        /// Positions to look at.
        nodes: u64,
        /// How many lines, at least 1.
        lines: u32,
    },
    /// Fixed work on the built-in positions, to compare with another build of
    /// the engine; answered by [`Reply::Bench`](crate::Reply::Bench).
    Bench {
        /// Number of the request.
        id: u32,
        /// Positions to look at for each built-in one, at most.
        nodes: u64,
    },
}

impl Request {
    /// The number of the request.
    pub const fn id(&self) -> u32 {
        match self {
            Request::Choose { id, .. }
            | Request::Hint { id, .. }
            | Request::Analyse { id, .. }
            | Request::Bench { id, .. } => *id,
        }
    }

    /// The number a text begins with, even where the rest is no request.
    pub fn id_of(text: &str) -> Option<u32> {
        Fields::split(text).ok().map(|(_, id, _)| id)
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Choose {
                id,
                played,
                level,
                seed,
            } => {
                write!(f, "choose {id}")?;
                played.write(f)?;
                fields::line(f, "level", level)?;
                fields::line(f, "seed", seed)
            }
            Request::Hint { id, played } => {
                write!(f, "hint {id}")?;
                played.write(f)
            }
            Request::Analyse {
                id,
                played,
                nodes,
                lines,
            } => {
                write!(f, "analyse {id}")?;
                played.write(f)?;
                fields::line(f, "nodes", nodes)?;
                fields::line(f, "lines", lines)
            }
            Request::Bench { id, nodes } => {
                write!(f, "bench {id}")?;
                fields::line(f, "nodes", nodes)
            }
        }
    }
}

impl FromStr for Request {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let (kind, id, mut fields) = Fields::split(text)?;
        let request = match kind {
            "choose" => Request::Choose {
                id,
                played: Played::take(&mut fields)?,
                level: fields.value("level")?,
                seed: fields.value("seed")?,
            },
            "hint" => Request::Hint {
                id,
                played: Played::take(&mut fields)?,
            },
            "analyse" => Request::Analyse {
                id,
                played: Played::take(&mut fields)?,
                nodes: fields.value("nodes")?,
                lines: fields.value("lines")?,
            },
            "bench" => Request::Bench {
                id,
                nodes: fields.value("nodes")?,
            },
            _ => return Err(Malformed::Kind { found: cut(kind) }),
        };
        fields.finish()?;
        Ok(request)
    }
}
