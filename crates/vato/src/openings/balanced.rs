//! Random plies after which a search sees neither side ahead.

use std::ops::RangeInclusive;

use vato_engine::Limits;
use vato_engine::any;
use vato_engine::random::SplitMix64;
use vato_engine::score::Score;
use vato_rules::any::{AnyGame, AnyLine};

use super::Opening;

/// Entries of the table of each search: 4 MiB.
const TABLE_ENTRIES: u32 = 1 << 18;
/// A first look has the nodes divided by this, and a margin that is wider.
const FIRST_LOOK: u64 = 20;
const FIRST_MARGIN: Score = 2;

/// How openings are drawn and which of them are kept.
#[derive(Clone, Debug)]
pub struct Balanced {
    /// Decides the plies.
    pub seed: u64,
    /// How many plies, each number equally often.
    pub plies: RangeInclusive<u32>,
    /// Positions the search looks at.
    pub nodes: u64,
    /// The most that a side may be ahead, in the unit of scores.
    pub margin: Score,
}

impl Balanced {
    /// The candidate of this number; `None` when its plies end the game.
    pub fn candidate(&self, game: &AnyGame, number: u64) -> Option<(Opening, AnyLine)> {
        let mut random = SplitMix64::stream(self.seed, number);
        let spread = self.plies.end() - self.plies.start() + 1;
        let length = self.plies.start() + random.below(spread);
        let mut line = game.line(None).ok()?;
        let mut plies = Vec::new();
        for _ in 0..length {
            let mut legal = line.legal();
            let at = random.below(legal.len() as u32) as usize;
            if at >= legal.len() {
                return None;
            }
            let ply = legal.swap_remove(at);
            line.apply(&ply).ok()?;
            plies.push(ply);
        }
        let opening = Opening {
            position: None,
            plies,
        };
        line.outcome().is_none().then_some((opening, line))
    }

    /// What a search says of a candidate, when it is within the margin.
    pub fn score(&self, line: &AnyLine, should_stop: &dyn Fn() -> bool) -> Option<Score> {
        let looks = [
            (
                self.nodes / FIRST_LOOK,
                self.margin.saturating_mul(FIRST_MARGIN),
            ),
            (self.nodes, self.margin),
        ];
        let mut score = None;
        for (nodes, margin) in looks {
            let limits = Limits::nodes(nodes.max(1));
            let verdict = any::analyse(line, TABLE_ENTRIES, &limits, should_stop, &mut |_| {})?;
            if verdict.score.abs() > margin {
                return None;
            }
            score = Some(verdict.score);
        }
        score
    }
}
