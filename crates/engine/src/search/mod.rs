//! Principal variation search with iterative deepening.

mod node;
mod path;
mod quiescence;
mod reduction;
mod report;
mod root;
mod settings;
#[cfg(test)]
mod tests;
#[cfg(not(target_arch = "wasm32"))]
mod threads;

pub use report::{Limits, Progress, PvLine, SearchReport, Searcher};
pub use settings::Settings;

use vato_rules::Line;

use crate::ordering::{Frame, Ordering};
use crate::score::MAX_PLY;
use crate::searchable::Search;
use crate::table::Table;
use path::Path;

/// Stands for no place on the path, after all of them.
const NO_CYCLE: usize = usize::MAX;

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
    /// What the other threads search with, on the same table.
    #[cfg(not(target_arch = "wasm32"))]
    helpers: Vec<Engine<G>>,
    /// The depth that is searched first.
    first_depth: u32,
    ordering: Ordering,
    path: Path,
    /// Root plies with this tag are not looked at.
    left_out: Option<u32>,
    /// Below this ply further sowings of the same side cost no depth.
    free_until: u32,
    /// Whether anything was judged, rather than played to the end, since this was
    /// last cleared.
    horizon: bool,
    /// The first place on the path that a repetition referred to since this was last
    /// cleared: what was found hangs on the way there.
    cycle: usize,
    nodes: u64,
    node_limit: u64,
    stopped: bool,
    /// By ply.
    frames: Vec<Frame<G>>,
    /// The best line found below each ply.
    lines: Vec<Vec<G::Ply>>,
}

impl<G: Search> Engine<G> {
    /// A search that goes about its work in another way.
    pub fn with_settings(game: G, table_entries: u32, settings: Settings) -> Self {
        Engine::on_table(game, Table::new(table_entries), settings)
    }

    fn on_table(game: G, table: Table, settings: Settings) -> Self {
        let levels = MAX_PLY as usize + 2;
        Engine {
            game,
            evaluation: game.evaluation(),
            settings,
            table,
            #[cfg(not(target_arch = "wasm32"))]
            helpers: Vec::new(),
            first_depth: 1,
            ordering: Ordering::new(),
            path: Path::new(),
            left_out: None,
            free_until: 0,
            horizon: false,
            cycle: NO_CYCLE,
            nodes: 0,
            node_limit: u64::MAX,
            stopped: false,
            frames: (0..levels).map(|_| Frame::default()).collect(),
            lines: (0..levels).map(|_| Vec::new()).collect(),
        }
    }

    /// Forgets everything learnt from earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
        self.ordering.clear();
    }

    /// Forgets the search before and takes up this line.
    fn prepare(&mut self, line: &Line<G>, nodes: u64) {
        self.ordering.clear();
        self.nodes = 0;
        self.node_limit = nodes;
        self.stopped = false;
        self.path.clear();
        let mut before = line.start();
        for position in line.positions() {
            self.enter(before, position);
            before = position;
        }
        self.path.begin();
    }

    /// From now on the root plies with this tag are left out, to learn what
    /// there is besides them.
    pub(crate) fn leave_out(&mut self, tag: u32) {
        self.left_out = Some(tag);
    }
}

impl<G: Search> Searcher<G> for Engine<G> {
    fn new(game: G, table_entries: u32) -> Self {
        Engine::with_settings(game, table_entries, G::SETTINGS)
    }

    fn search(
        &mut self,
        line: &Line<G>,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        on_progress: &mut dyn FnMut(&Progress<'_, G::Ply>),
    ) -> SearchReport<G::Ply> {
        self.table.start_search();
        self.prepare(line, limits.nodes);
        #[cfg(not(target_arch = "wasm32"))]
        if !self.helpers.is_empty() {
            return threads::search(self, line, limits, should_stop, on_progress);
        }
        self.deepen(line, limits, should_stop, on_progress)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn set_threads(&mut self, threads: u32) {
        if threads.max(1) as usize != self.helpers.len() + 1 {
            threads::prepare(self, threads);
        }
    }
}
