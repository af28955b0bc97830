//! Any game, chosen at run time: the engine's side of [`vato_rules::any`].
//!
//! Here, and nowhere else in the engine, a game is chosen by its name. What comes in is
//! a line of any game, what goes out is text and numbers.

mod engine;

pub use engine::AnyEngine;

use vato_messages::{Fact, Level};
use vato_rules::Notation;
use vato_rules::any::{AnyGame, AnyLine};

use crate::entry::{self, Entry};
use crate::level::opening;
use crate::random::SplitMix64;
use crate::score::Score;
use crate::search::Limits;
use crate::searchable::Search;
use crate::unseen::Mixture;

/// What a level decided on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The ply in notation.
    pub ply: String,
    /// Its score for the side to move, as the level sees it.
    pub score: Score,
    /// Plies looked ahead; 0 when there was no search.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// A ply and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What [`Level::HARD`] would play, in notation.
    pub ply: String,
    /// The reasons, the weightiest first; at least one.
    pub facts: Vec<Fact>,
}

/// A line of play and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The score for the side to move.
    pub score: Score,
    /// The best plies for both sides in notation, at least one.
    pub plies: Vec<String>,
}

/// A depth has been finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The depth.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// The best lines, best first, at least one.
    pub lines: Vec<Variation>,
}

/// What an analysis came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The best ply in notation.
    pub best: String,
    /// The score for the side to move.
    pub score: Score,
    /// The last depth that was finished; 0 when none was.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Hands a line or a game of any kind to a function that is generic over the game.
macro_rules! each_game {
    ($kind:ident, $any:expr, $one:ident => $body:expr) => {
        match $any {
            $kind::Fanorona($one) => $body,
            $kind::Kalah($one) => $body,
            $kind::Oware($one) => $body,
            $kind::Congkak($one) => $body,
        }
    };
}

/// Whether both sides now choose a ply without seeing the other's; see
/// [`Search::unseen`].
pub fn unseen(line: &AnyLine) -> bool {
    each_game!(AnyLine, line, line => line.game().unseen(line.position()))
}

/// One of the plies that are known to be about as good as any, drawn by the seed; `None` where
/// nothing is known. See [`Search::openings`].
pub fn from_book(line: &AnyLine, seed: u64) -> Option<String> {
    let mut random = SplitMix64::stream(seed, line.len() as u64);
    each_game!(AnyLine, line, line => {
        let ply = opening(line, &mut random)?.ply;
        Some(line.game().ply_text(line.position(), &ply))
    })
}

/// How often each side should choose what, where both choose unseen; `None` elsewhere. See
/// [`Search::mixture`].
pub fn mixture(line: &AnyLine, nodes: u64, should_stop: &dyn Fn() -> bool) -> Option<Mixture> {
    each_game!(AnyLine, line, line => match Entry::quick_line(line) {
        Some(quick) => Search::mixture(&quick, nodes, should_stop),
        None => Search::mixture(line, nodes, should_stop),
    })
}

/// The level's ply at the end of a line; `None` when the game is over. See
/// [`choose`](crate::choose).
pub fn choose(level: Level, line: &AnyLine, seed: u64) -> Option<Choice> {
    each_game!(AnyLine, line, line => {
        let choice = entry::choose(level, line, seed)?;
        Some(Choice {
            ply: line.game().ply_text(line.position(), &choice.ply),
            score: choice.score,
            depth: choice.depth,
            nodes: choice.nodes,
        })
    })
}

/// The hard computer's ply with its reasons; `None` when the game is over.
///
/// ```
/// use vato_engine::any::hint;
/// use vato_messages::{Fact, SowingFact};
/// use vato_rules::any::{AnyGame, GameName};
///
/// let kalah = AnyGame::new(GameName::Kalah, "").unwrap();
/// let line = kalah.line(Some("<6,10,10,0,0,1,0,0,5,0,0,9,0,0,0> s")).unwrap();
/// let hint = hint(&line).unwrap();
/// assert_eq!(hint.ply, "3");
/// let taken = SowingFact::Takes { seeds: 10, houses: 0b000_100 };
/// assert!(hint.facts.contains(&Fact::Sowing(taken)));
/// ```
pub fn hint(line: &AnyLine) -> Option<Hint> {
    each_game!(AnyLine, line, line => {
        let hint = entry::hint(line)?;
        Some(Hint {
            ply: line.game().ply_text(line.position(), &hint.ply),
            facts: hint.facts,
        })
    })
}

/// Searches the position at the end of a line, with a table of this many entries of
/// 16 bytes, until a limit is reached or `should_stop` says so, which is asked about
/// every thousand nodes. `on_depth` hears of each finished depth. `None` when the game is over.
pub fn analyse(
    line: &AnyLine,
    table_entries: u32,
    limits: &Limits,
    should_stop: &dyn Fn() -> bool,
    on_depth: &mut dyn FnMut(Finding),
) -> Option<Verdict> {
    AnyEngine::new(table_entries).search(line, limits, should_stop, on_depth)
}

/// Something to do with a game of any kind, written once over them all.
pub trait ForAnyGame {
    /// What comes of it.
    type Answer;

    /// Does it.
    fn with<G: Entry>(self, game: G) -> Self::Answer;
}

/// Does something with the game that this is.
pub fn with_game<T: ForAnyGame>(game: &AnyGame, task: T) -> T::Answer {
    each_game!(AnyGame, game, game => task.with(*game))
}
