//! What standard output is told, as text or as JSON.

use std::fmt;

use serde::Serialize;
use vato_engine::any::Variation;
use vato_engine::score::{self, Score};
use vato_engine::{Mixture, Share};

/// A line of output, or an object.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Said {
    /// A line of play that a finished depth has found.
    Line {
        /// Plies looked ahead.
        depth: u32,
        /// Its rank, from 1.
        multipv: usize,
        /// For the side to move.
        score: Score,
        /// Plies to the win, when it is proven.
        #[serde(skip_serializing_if = "Option::is_none")]
        win: Option<u32>,
        /// Plies to the loss, when it is proven.
        #[serde(skip_serializing_if = "Option::is_none")]
        loss: Option<u32>,
        /// Seeds to win by at least, when that is proven.
        #[serde(skip_serializing_if = "Option::is_none")]
        win_by: Option<i32>,
        /// Seeds to lose by at least, when that is proven.
        #[serde(skip_serializing_if = "Option::is_none")]
        loss_by: Option<i32>,
        /// Positions looked at.
        nodes: u64,
        /// The plies.
        pv: Vec<String>,
    },
    /// How often to choose what, where both sides choose unseen.
    Mixture {
        /// Always 1: a choice is one ply.
        depth: u32,
        /// For South.
        score: Score,
        /// Positions looked at.
        nodes: u64,
        /// South's choices.
        south: Vec<Choice>,
        /// North's choices.
        north: Vec<Choice>,
    },
    /// The best turn.
    Best {
        /// In notation.
        best: String,
    },
    /// The game is over.
    Result {
        /// The line as other commands print it.
        #[serde(skip)]
        text: String,
        /// `1-0`, `0-1` or `1/2-1/2`.
        result: String,
        /// Why the game has ended.
        reason: String,
        /// What the stores hold, South's first.
        #[serde(skip_serializing_if = "Option::is_none")]
        stores: Option<String>,
    },
}

/// A house to choose.
#[derive(Serialize)]
pub struct Choice {
    house: u8,
    /// In so many of a thousand games.
    per_mille: u32,
}

impl Said {
    /// A line of play, by its rank among those of the same depth.
    pub fn line(depth: u32, multipv: usize, nodes: u64, line: Variation) -> Self {
        let decided = score::plies_to_end(line.score);
        let difference = score::proven_difference(line.score);
        Said::Line {
            depth,
            multipv,
            score: line.score,
            win: decided.filter(|_| line.score > 0),
            loss: decided.filter(|_| line.score < 0),
            win_by: difference.filter(|seeds| *seeds > 0),
            loss_by: difference.filter(|seeds| *seeds < 0).map(i32::abs),
            nodes,
            pv: line.plies,
        }
    }

    /// What to do where both sides choose unseen.
    pub fn mixture(mixture: &Mixture) -> Self {
        let [south, north] = mixture.shares.each_ref().map(|shares| {
            let choices = shares.iter().map(|share: &Share| Choice {
                house: share.house,
                per_mille: share.per_mille,
            });
            choices.collect()
        });
        Said::Mixture {
            depth: 1,
            score: mixture.score,
            nodes: mixture.nodes,
            south,
            north,
        }
    }

    /// A line such as `result 1-0 row_empty 18-10`.
    pub fn result(text: String) -> Self {
        let mut words = text.split(' ').skip(1).map(String::from);
        let (result, reason) = (words.next(), words.next());
        Said::Result {
            result: result.unwrap_or_default(),
            reason: reason.unwrap_or_default(),
            stores: words.next(),
            text,
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Line {
                depth,
                score,
                win,
                loss,
                win_by,
                loss_by,
                nodes,
                pv,
                ..
            } => {
                write!(f, "depth {depth} score ")?;
                match (win, loss, win_by, loss_by) {
                    (Some(plies), ..) => write!(f, "win {plies}")?,
                    (_, Some(plies), ..) => write!(f, "loss {plies}")?,
                    (.., Some(seeds), _) => write!(f, "win +{seeds}")?,
                    (.., Some(seeds)) => write!(f, "loss -{seeds}")?,
                    _ => write!(f, "{score}")?,
                }
                write!(f, " nodes {nodes} pv {}", pv.join(" "))
            }
            Said::Mixture {
                depth,
                score,
                nodes,
                south,
                north,
            } => {
                write!(f, "depth {depth} score {score} nodes {nodes}")?;
                for (side, choices) in [("south", south), ("north", north)] {
                    write!(f, "\n{side}")?;
                    for choice in choices {
                        let (whole, tenth) = (choice.per_mille / 10, choice.per_mille % 10);
                        write!(f, " {} {whole}.{tenth} %", choice.house)?;
                    }
                }
                Ok(())
            }
            Said::Best { best } => write!(f, "best {best}"),
            Said::Result { text, .. } => f.write_str(text),
        }
    }
}
