//! Fixed work: the same numbers from every build on every machine, or one of
//! them is broken.

use std::fmt;

use vato_rules::any::{AnyGame, AnyLine, GameName};

use crate::any;
use crate::score::{DRAW, Score};
use crate::search::Limits;

/// The positions, one a line: game, rules, position and depth with bars between them; `#`
/// begins a comment.
pub const POSITIONS: &str = include_str!("../tests/data/positions.txt");

/// Entries of the transposition table, the same everywhere.
const TABLE: u32 = 1 << 16;

/// What the search found in one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measured {
    /// Its number, from 1.
    pub number: u32,
    /// Its game.
    pub game: GameName,
    /// The best turn in notation; `-` when the game is over.
    pub best: String,
    /// Its score.
    pub score: Score,
    /// The last finished depth.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "position {} best {} score {} depth {} nodes {}",
            self.number, self.best, self.score, self.depth, self.nodes
        )
    }
}

/// Searches each of the [`POSITIONS`] to its depth with a fresh engine, or until that has
/// looked at this many positions.
pub fn bench(nodes: u64) -> impl Iterator<Item = Measured> {
    (1..).zip(positions()).map(move |(number, (line, depth))| {
        let limits = Limits {
            depth,
            ..Limits::nodes(nodes)
        };
        let game = line.game().name();
        let verdict = any::analyse(&line, TABLE, &limits, &|| false, &mut |_| {});
        match verdict {
            Some(verdict) => Measured {
                number,
                game,
                best: verdict.best,
                score: verdict.score,
                depth: verdict.depth,
                nodes: verdict.nodes,
            },
            None => Measured {
                number,
                game,
                best: "-".to_owned(),
                score: DRAW,
                depth: 0,
                nodes: 0,
            },
        }
    })
}

/// A number that changes whenever the search does: all positions it has looked at.
pub fn signature(results: &[Measured]) -> u64 {
    results.iter().map(|measured| measured.nodes).sum()
}

/// The built-in positions with their depths. A line that is no position is left out; a test
/// makes sure that there is none.
pub fn positions() -> impl Iterator<Item = (AnyLine, u32)> {
    POSITIONS
        .lines()
        .map(|line| line.split('#').next().unwrap_or("").trim())
        .filter(|line| !line.is_empty())
        .filter_map(|line| {
            let mut fields = line.splitn(4, '|').map(str::trim);
            let (game, rules) = (fields.next()?, fields.next()?);
            let (position, depth) = (fields.next()?, fields.next()?);
            let game = AnyGame::new(game.parse().ok()?, rules).ok()?;
            Some((game.line(Some(position)).ok()?, depth.parse().ok()?))
        })
}
