//! Fixed work: the same numbers from every build on every machine, or one of
//! them is broken.

use std::fmt;

use vato_rules::Line;
use vato_rules::fanorona::{Fanorona, Rules};

use crate::score::Score;
use crate::search::{Engine, Limits, Searcher};

/// The positions, one a line: rules, then a bar, then the position; `#` begins
/// a comment.
pub const POSITIONS: &str = include_str!("../tests/data/positions.txt");

/// Entries of the transposition table, the same everywhere.
const TABLE: u32 = 1 << 16;

/// What the search found in one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measured {
    /// Its number, from 1.
    pub number: u32,
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

/// Searches each of the [`POSITIONS`] with a fresh engine and this many nodes.
pub fn bench(nodes: u64) -> impl Iterator<Item = Measured> {
    (1..).zip(positions()).map(move |(number, line)| {
        let game = *line.game();
        let mut engine = Engine::new(game, TABLE);
        let report = engine.search(&line, &Limits::nodes(nodes), &|| false, &mut |_| {});
        Measured {
            number,
            best: report
                .best
                .map_or_else(|| "-".to_owned(), |turn| game.turn_text(&turn)),
            score: report.score,
            depth: report.depth,
            nodes: report.nodes,
        }
    })
}

/// A number that changes when anything in the results does: 64-bit FNV-1a over
/// their lines.
pub fn signature(results: &[Measured]) -> u64 {
    results
        .iter()
        .flat_map(|measured| format!("{measured}\n").into_bytes())
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
}

/// The built-in positions. A line that is no position is left out; a test makes
/// sure that there is none.
pub fn positions() -> impl Iterator<Item = Line<Fanorona>> {
    POSITIONS
        .lines()
        .map(|line| line.split('#').next().unwrap_or("").trim())
        .filter(|line| !line.is_empty())
        .filter_map(|line| {
            let (rules, position) = line.split_once('|')?;
            let game = Fanorona::new(rules.trim().parse::<Rules>().ok()?);
            let start = game.parse_position(position.trim()).ok()?;
            Some(Line::new(game, start))
        })
}
