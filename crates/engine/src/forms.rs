//! A search that is there for a game, in the form that is searched.

use vato_rules::Line;

use crate::entry::Entry;
use crate::search::{Limits, Progress, SearchReport, Searcher};
use crate::searchable::Search;

/// The searchers of a game under its rules, which remember from one position to the next:
/// one at most is there, since a table can be large.
pub(crate) struct Forms<G: Entry> {
    entries: u32,
    quick: Option<<G::Quick as Search>::Searcher>,
    plain: Option<G::Searcher>,
}

impl<G: Entry> Forms<G> {
    /// With a table of this many entries, which is there from the first search on, or from
    /// [`prepare`](Forms::prepare) on.
    pub(crate) const fn new(entries: u32) -> Self {
        Forms {
            entries,
            quick: None,
            plain: None,
        }
    }

    /// Takes the memory for searching lines like this one.
    pub(crate) fn prepare(&mut self, line: &Line<G>) {
        match G::quick_line(line) {
            Some(quick) => {
                self.quick_searcher(*quick.game());
            }
            None => {
                self.plain_searcher(*line.game());
            }
        }
    }

    /// Searches the end of a line; see [`Searcher::search`].
    pub(crate) fn search(
        &mut self,
        line: &Line<G>,
        threads: u32,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        on_progress: &mut dyn FnMut(&Progress<'_, G::Ply>),
    ) -> SearchReport<G::Ply> {
        match G::quick_line(line) {
            Some(quick) => {
                let searcher = self.quick_searcher(*quick.game());
                searcher.set_threads(threads);
                searcher.search(&quick, limits, should_stop, on_progress)
            }
            None => {
                let searcher = self.plain_searcher(*line.game());
                searcher.set_threads(threads);
                searcher.search(line, limits, should_stop, on_progress)
            }
        }
    }

    fn quick_searcher(&mut self, game: G::Quick) -> &mut <G::Quick as Search>::Searcher {
        self.plain = None;
        let new = || Searcher::new(game, self.entries);
        self.quick.get_or_insert_with(new)
    }

    fn plain_searcher(&mut self, game: G) -> &mut G::Searcher {
        self.quick = None;
        let new = || Searcher::new(game, self.entries);
        self.plain.get_or_insert_with(new)
    }
}
