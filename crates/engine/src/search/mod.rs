//! Principal variation search with iterative deepening.

mod node;
mod report;
mod root;
#[cfg(test)]
mod tests;

pub use report::{Limits, Progress, PvLine, SearchReport, Searcher};

use vato_rules::Line;

use crate::ordering::{Candidate, Ordering};
use crate::score::MAX_PLY;
use crate::searchable::Search;
use crate::table::Table;

/// How the search goes about its work. The defaults play best; tests turn
/// parts off to compare with plain minimax.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// Look less deep along plies that are not expected to be good.
    pub(crate) reductions: bool,
    /// Plies of captures that quiescence follows.
    pub(crate) quiescence: u32,
    /// Look a ply deeper where there is only one legal ply.
    pub(crate) extensions: bool,
    /// Take from the table only what was searched exactly as deep.
    pub(crate) same_depth_only: bool,
}

impl Settings {
    pub(crate) const BEST: Settings = Settings {
        reductions: true,
        quiescence: 4,
        extensions: true,
        same_depth_only: false,
    };
}

/// A search and what it remembers from one position to the next.
///
/// It has no clock and does no input or output: the caller says when to stop.
/// With the same table size and node limit it finds the same on every machine.
///
/// ```
/// use vato_engine::{Engine, Limits, Searcher};
/// use vato_rules::{Game, Line, fanorona::Fanorona};
///
/// let game = Fanorona::default();
/// let line = Line::new(game, game.start());
/// let mut engine = Engine::new(game, 1 << 14);
/// let report = engine.search(&line, &Limits::nodes(2_000), &|| false, &mut |_| {});
/// assert!(report.nodes <= 2_000);
/// assert!(game.turns(line.position()).contains(&report.best.unwrap()));
/// ```
pub struct Engine<G: Search> {
    game: G,
    evaluation: G::Evaluation,
    settings: Settings,
    table: Table,
    ordering: Ordering,
    /// Keys of the positions up to the present one, as far back as repetition
    /// can look, and whether those before each can come back after it.
    path: Vec<(u64, bool)>,
    /// Where in `path` the root is.
    root: usize,
    /// Root plies with this tag are not looked at.
    left_out: Option<u32>,
    /// Below this ply further sowings of the same side cost no depth.
    free_until: u32,
    /// Whether anything was judged, rather than played to the end, since this was
    /// last cleared.
    horizon: bool,
    nodes: u64,
    node_limit: u64,
    stopped: bool,
    /// Buffers by ply, kept so that nothing is allocated while searching.
    plies: Vec<Vec<G::Ply>>,
    candidates: Vec<Vec<Candidate>>,
    /// The best line found below each ply.
    lines: Vec<Vec<G::Ply>>,
}

impl<G: Search> Engine<G> {
    pub(crate) fn with_settings(game: G, table_entries: u32, settings: Settings) -> Self {
        let levels = MAX_PLY as usize + 2;
        Engine {
            game,
            evaluation: game.evaluation(),
            settings,
            table: Table::new(table_entries),
            ordering: Ordering::new(),
            path: Vec::new(),
            root: 0,
            left_out: None,
            free_until: 0,
            horizon: false,
            nodes: 0,
            node_limit: u64::MAX,
            stopped: false,
            plies: (0..levels).map(|_| Vec::new()).collect(),
            candidates: (0..levels).map(|_| Vec::new()).collect(),
            lines: (0..levels).map(|_| Vec::new()).collect(),
        }
    }

    /// Forgets everything learnt from earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
        self.ordering.clear();
    }

    /// From now on the root plies with this tag are left out, to learn what
    /// there is besides them.
    pub(crate) fn leave_out(&mut self, tag: u32) {
        self.left_out = Some(tag);
    }
}

impl<G: Search> Searcher<G> for Engine<G> {
    fn new(game: G, table_entries: u32) -> Self {
        Engine::with_settings(game, table_entries, Settings::BEST)
    }

    fn search(
        &mut self,
        line: &Line<G>,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        on_progress: &mut dyn FnMut(&Progress<'_, G::Ply>),
    ) -> SearchReport<G::Ply> {
        self.table.start_search();
        self.ordering.clear();
        self.nodes = 0;
        self.node_limit = limits.nodes;
        self.stopped = false;
        self.path.clear();
        for position in line.positions() {
            let reversible = self.game.reversible(position);
            if !reversible {
                self.path.clear();
            }
            self.path.push((self.game.key(position), reversible));
        }
        // A line holds at least its start.
        self.root = self.path.len() - 1;
        self.deepen(line, limits, should_stop, on_progress)
    }
}
