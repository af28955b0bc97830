use vato_rules::{Game, Line};

use crate::score::{MAX_PLY, Score};

/// When a search ends by itself, and how many lines it reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Plies to look ahead, captures at the end not counted; 1 to [`MAX_PLY`].
    pub depth: u32,
    /// Positions to look at; never exceeded, but that [`TurnSearch`](crate::TurnSearch)
    /// plays every first sowing of a turn it has begun to look at.
    pub nodes: u64,
    /// How many first plies get a line of their own, at least 1.
    pub lines: u32,
}

impl Limits {
    /// No limit but the deepest possible depth.
    pub const NONE: Limits = Limits {
        depth: MAX_PLY,
        nodes: u64::MAX,
        lines: 1,
    };

    /// A limit of nodes alone.
    pub const fn nodes(nodes: u64) -> Self {
        Limits {
            nodes,
            ..Limits::NONE
        }
    }

    /// A limit of depth alone.
    pub const fn depth(depth: u32) -> Self {
        Limits {
            depth,
            ..Limits::NONE
        }
    }

    /// The same limits with this many lines.
    pub const fn with_lines(self, lines: u32) -> Self {
        Limits { lines, ..self }
    }
}

/// A line of play and what it leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct PvLine<P> {
    /// The score for the side to move at the root.
    pub score: Score,
    /// The depth it was searched to.
    pub depth: u32,
    /// The best plies for both sides, at least one.
    pub plies: Vec<P>,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchReport<P> {
    /// The best ply; `None` when the game is over.
    pub best: Option<P>,
    /// The score for the side to move.
    pub score: Score,
    /// The last depth that was finished; 0 when none was.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, best first; empty when the game is over.
    pub lines: Vec<PvLine<P>>,
}

/// A depth has been finished.
#[derive(Debug)]
pub struct Progress<'a, P> {
    /// The depth.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// The best lines, best first, at least one.
    pub lines: &'a [PvLine<P>],
}

/// Looks ahead in a game. What it has learnt it may use in the next search.
pub trait Searcher<G: Game>: Sized {
    /// A search for a game under its rule options, that may remember this many
    /// positions, of 16 bytes each.
    fn new(game: G, table_entries: u32) -> Self;

    /// Searches the position at the end of `line`, whose past counts for
    /// repetition, until a limit is reached or `should_stop` says so, which is
    /// asked about every thousand nodes. `on_progress` hears of each finished
    /// depth. When the game is over there is no best ply.
    fn search(
        &mut self,
        line: &Line<G>,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        on_progress: &mut dyn FnMut(&Progress<'_, G::Ply>),
    ) -> SearchReport<G::Ply>;

    /// From now on searches with this many threads, at least 1, where there are threads.
    /// With more than one, chance has a hand in what is found.
    fn set_threads(&mut self, _threads: u32) {}
}
