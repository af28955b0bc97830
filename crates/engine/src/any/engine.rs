use vato_rules::any::{AnyGame, AnyLine};
use vato_rules::congkak::Congkak;
use vato_rules::fanorona::Fanorona;
use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::{Line, Notation};

use super::{Finding, Variation, Verdict};
use crate::entry::Entry;
use crate::search::{Limits, PvLine, Searcher};
use crate::searchable::Search;

/// A search of any game, that remembers from one position to the next.
///
/// ```
/// use vato_engine::Limits;
/// use vato_engine::any::AnyEngine;
/// use vato_rules::any::{AnyGame, GameName};
///
/// let mut engine = AnyEngine::new(1 << 14);
/// let mut line = AnyGame::new(GameName::Kalah, "").unwrap().line(None).unwrap();
/// let limits = Limits::nodes(3_000);
/// while line.len() < 4 {
///     let verdict = engine.search(&line, &limits, &|| false, &mut |_| {}).unwrap();
///     line.apply(&verdict.best).unwrap();
/// }
/// ```
pub struct AnyEngine {
    table_entries: u32,
    /// What is kept is of this game and its rules.
    game: Option<AnyGame>,
    kept: Option<Kept>,
}

/// The searchers of a game under its rules: one at most is there, since a table can be
/// large.
struct Forms<G: Entry> {
    quick: Option<<G::Quick as Search>::Searcher>,
    plain: Option<G::Searcher>,
}

enum Kept {
    Fanorona(Box<Forms<Fanorona>>),
    Kalah(Box<Forms<Kalah>>),
    Oware(Box<Forms<Oware>>),
    Congkak(Box<Forms<Congkak>>),
}

impl AnyEngine {
    /// With a table of this many entries of 16 bytes, which is there from the first
    /// search on.
    pub const fn new(table_entries: u32) -> Self {
        AnyEngine {
            table_entries,
            game: None,
            kept: None,
        }
    }

    /// The entries of its table.
    pub const fn table_entries(&self) -> u32 {
        self.table_entries
    }

    /// Forgets everything learnt from earlier searches, and gives the memory back.
    pub fn forget(&mut self) {
        self.kept = None;
    }

    /// Searches the position at the end of a line until a limit is reached or `should_stop`
    /// says so, which is asked about every thousand nodes. `on_depth` hears of each
    /// finished depth. `None` when the game is over. What was learnt under other rules, or in
    /// another game, is forgotten.
    pub fn search(
        &mut self,
        line: &AnyLine,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        on_depth: &mut dyn FnMut(Finding),
    ) -> Option<Verdict> {
        if self.game != Some(line.game()) {
            self.forget();
            self.game = Some(line.game());
        }
        let entries = self.table_entries;
        macro_rules! search {
            ($($name:ident),+) => {
                match (&mut self.kept, line) {
                    $((Some(Kept::$name(forms)), AnyLine::$name(line)) => {
                        forms.search(entries, line, limits, should_stop, on_depth)
                    })+
                    $((kept, AnyLine::$name(line)) => {
                        let mut forms = Box::new(Forms { quick: None, plain: None });
                        let verdict = forms.search(entries, line, limits, should_stop, on_depth);
                        *kept = Some(Kept::$name(forms));
                        verdict
                    })+
                }
            };
        }
        search!(Fanorona, Kalah, Oware, Congkak)
    }
}

impl<G: Entry> Forms<G> {
    fn search(
        &mut self,
        entries: u32,
        line: &Line<G>,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        on_depth: &mut dyn FnMut(Finding),
    ) -> Option<Verdict> {
        match G::quick_line(line) {
            Some(quick) => {
                self.plain = None;
                let new = || Searcher::new(*quick.game(), entries);
                let searcher = self.quick.get_or_insert_with(new);
                search(line, &quick, searcher, limits, should_stop, on_depth)
            }
            None => {
                self.quick = None;
                let new = || Searcher::new(*line.game(), entries);
                let searcher = self.plain.get_or_insert_with(new);
                search(line, line, searcher, limits, should_stop, on_depth)
            }
        }
    }
}

/// Searches a line in one form and tells what was found in the other.
fn search<G: Notation, Q: Search<Ply = G::Ply>>(
    line: &Line<G>,
    quick: &Line<Q>,
    searcher: &mut Q::Searcher,
    limits: &Limits,
    should_stop: &dyn Fn() -> bool,
    on_depth: &mut dyn FnMut(Finding),
) -> Option<Verdict> {
    let report = searcher.search(quick, limits, should_stop, &mut |progress| {
        on_depth(Finding {
            depth: progress.depth,
            nodes: progress.nodes,
            lines: progress
                .lines
                .iter()
                .map(|found| variation(line, found))
                .collect(),
        });
    });
    let best = report.best?;
    Some(Verdict {
        best: line.game().ply_text(line.position(), &best),
        score: report.score,
        depth: report.depth,
        nodes: report.nodes,
    })
}

fn variation<G: Notation>(line: &Line<G>, found: &PvLine<G::Ply>) -> Variation {
    let game = line.game();
    let mut position = *line.position();
    let plies = found.plies.iter().map(|ply| {
        let text = game.ply_text(&position, ply);
        position = game.play(&position, ply);
        text
    });
    Variation {
        score: found.score,
        plies: plies.collect(),
    }
}
