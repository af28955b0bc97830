use std::fmt;
use std::str::FromStr;

use crate::Fact;
use crate::fields::{self, Fields};
use crate::malformed::{Malformed, cut};

/// What the worker answers. Plies are text in the game's notation, to be read
/// in the position that the request ended with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The worker has started and takes requests.
    Ready,
    /// The computer's ply.
    Chosen {
        /// Number of the request.
        id: u32,
        /// The ply.
        ply: String,
        /// Its score for the side that moves; see the engine's scale.
        score: i32,
        /// Plies looked ahead.
        depth: u32,
        /// Positions looked at.
        nodes: u64,
    },
    /// A good ply and why.
    Hint {
        /// Number of the request.
        id: u32,
        /// The ply.
        ply: String,
        /// The reasons, the weightiest first.
        facts: Vec<Fact>,
    },
    /// A depth of an analysis is finished.
    Info {
        /// Number of the request.
        id: u32,
        /// The depth.
        depth: u32,
        /// Positions looked at so far.
        nodes: u64,
        /// The best lines, best first.
        lines: Vec<VariationLine>,
    },
    /// An analysis is finished.
    Done {
        /// Number of the request.
        id: u32,
    },
    /// What the fixed work came to, one line for each built-in position.
    Bench {
        /// Number of the request.
        id: u32,
        /// The lines, equal to those of the command line's `vato bench`.
        lines: Vec<String>,
    },
    /// The request could not be answered; nothing has changed.
    Failed {
        /// Number of the request; 0 when even that could not be read.
        id: u32,
        /// What kind of fault.
        problem: Problem,
        /// What is wrong, for a log: one line, in English.
        message: String,
    },
}

/// A line of play and its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariationLine {
    /// The score for the side to move.
    pub score: i32,
    /// The plies, at least one.
    pub plies: Vec<String>,
}

/// What kind of fault a request has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Problem {
    /// It is no request.
    Malformed,
    /// Rules, start or a ply do not exist in the game.
    Played,
    /// The game is over, there is nothing to choose.
    GameOver,
    /// The engine could not be started.
    Start,
}

impl Problem {
    const ALL: [Problem; 4] = [
        Problem::Malformed,
        Problem::Played,
        Problem::GameOver,
        Problem::Start,
    ];

    const fn name(self) -> &'static str {
        match self {
            Problem::Malformed => "malformed",
            Problem::Played => "played",
            Problem::GameOver => "game-over",
            Problem::Start => "start",
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Ready => f.write_str("ready 0"),
            Reply::Chosen {
                id,
                ply,
                score,
                depth,
                nodes,
            } => {
                write!(f, "chosen {id}")?;
                fields::line(f, "ply", ply)?;
                fields::line(f, "score", score)?;
                fields::line(f, "depth", depth)?;
                fields::line(f, "nodes", nodes)
            }
            Reply::Hint { id, ply, facts } => {
                write!(f, "hint {id}")?;
                fields::line(f, "ply", ply)?;
                facts
                    .iter()
                    .try_for_each(|fact| fields::line(f, "fact", fact))
            }
            Reply::Info {
                id,
                depth,
                nodes,
                lines,
            } => {
                write!(f, "info {id}")?;
                fields::line(f, "depth", depth)?;
                fields::line(f, "nodes", nodes)?;
                lines
                    .iter()
                    .try_for_each(|line| fields::line(f, "line", line))
            }
            Reply::Done { id } => write!(f, "done {id}"),
            Reply::Bench { id, lines } => {
                write!(f, "bench {id}")?;
                lines
                    .iter()
                    .try_for_each(|line| fields::line(f, "line", line))
            }
            Reply::Failed {
                id,
                problem,
                message,
            } => {
                write!(f, "failed {id}")?;
                fields::line(f, "problem", problem.name())?;
                fields::line(f, "message", message)
            }
        }
    }
}

impl FromStr for Reply {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let (kind, id, mut fields) = Fields::split(text)?;
        let reply = match kind {
            "ready" => Reply::Ready,
            "chosen" => Reply::Chosen {
                id,
                ply: fields.text("ply")?.to_owned(),
                score: fields.value("score")?,
                depth: fields.value("depth")?,
                nodes: fields.value("nodes")?,
            },
            "hint" => Reply::Hint {
                id,
                ply: fields.text("ply")?.to_owned(),
                facts: each("fact", fields.all("fact"))?,
            },
            "info" => Reply::Info {
                id,
                depth: fields.value("depth")?,
                nodes: fields.value("nodes")?,
                lines: each("line", fields.all("line"))?,
            },
            "done" => Reply::Done { id },
            "bench" => Reply::Bench {
                id,
                lines: each("line", fields.all("line"))?,
            },
            "failed" => Reply::Failed {
                id,
                problem: fields.value("problem")?,
                message: fields.text("message")?.to_owned(),
            },
            _ => return Err(Malformed::Kind { found: cut(kind) }),
        };
        fields.finish()?;
        Ok(reply)
    }
}

fn each<T: FromStr>(key: &'static str, values: Vec<&str>) -> Result<Vec<T>, Malformed> {
    values
        .into_iter()
        .map(|value| fields::parse(key, value))
        .collect()
}

impl fmt::Display for VariationLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.score, self.plies.join(" "))
    }
}

impl FromStr for VariationLine {
    type Err = NotAVariation;

    fn from_str(text: &str) -> Result<Self, NotAVariation> {
        let mut words = text.split(' ');
        let score = words.next().and_then(|word| word.parse().ok());
        let plies: Vec<String> = words.map(str::to_owned).collect();
        match score {
            Some(score) if !plies.is_empty() => Ok(VariationLine { score, plies }),
            _ => Err(NotAVariation),
        }
    }
}

/// The text is no score with plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAVariation;

impl fmt::Display for NotAVariation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a line of play")
    }
}

impl std::error::Error for NotAVariation {}

impl FromStr for Problem {
    type Err = NotAProblem;

    fn from_str(text: &str) -> Result<Self, NotAProblem> {
        Problem::ALL
            .into_iter()
            .find(|problem| problem.name() == text)
            .ok_or(NotAProblem)
    }
}

/// The text names no problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAProblem;

impl fmt::Display for NotAProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a problem")
    }
}

impl std::error::Error for NotAProblem {}
