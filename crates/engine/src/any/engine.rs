use vato_rules::any::{AnyGame, AnyLine};
use vato_rules::congkak::Congkak;
use vato_rules::fanorona::Fanorona;
use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::{Line, Notation};

use super::{Finding, Variation, Verdict};
use crate::entry::Entry;
use crate::forms::Forms;
use crate::search::{Limits, PvLine};

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
    threads: u32,
    /// What is kept, and of which game under which rules.
    kept: Option<(AnyGame, Kept)>,
}

enum Kept {
    Fanorona(Box<Forms<Fanorona>>),
    Kalah(Box<Forms<Kalah>>),
    Oware(Box<Forms<Oware>>),
    Congkak(Box<Forms<Congkak>>),
}

impl AnyEngine {
    /// With a table of this many entries of 16 bytes, which is there from the first
    /// search on, or from [`prepare`](AnyEngine::prepare) on.
    pub const fn new(table_entries: u32) -> Self {
        AnyEngine {
            table_entries,
            threads: 1,
            kept: None,
        }
    }

    /// The entries of its table.
    pub const fn table_entries(&self) -> u32 {
        self.table_entries
    }

    /// From now on searches with this many threads, at least 1; see
    /// [`Searcher::set_threads`](crate::Searcher::set_threads).
    pub const fn set_threads(&mut self, threads: u32) {
        self.threads = threads;
    }

    /// Forgets everything learnt from earlier searches, and gives the memory back.
    pub fn forget(&mut self) {
        self.kept = None;
    }

    /// Takes the memory for searching lines like this one now, which a search that is in a hurry
    /// would have to wait for.
    pub fn prepare(&mut self, line: &AnyLine) {
        macro_rules! prepare {
            ($($name:ident),+) => {
                match (self.kept_for(line), line) {
                    $((Kept::$name(forms), AnyLine::$name(line)) => {
                        forms.prepare(line);
                    })+
                    // What is kept is of the line's game.
                    _ => {}
                }
            };
        }
        prepare!(Fanorona, Kalah, Oware, Congkak);
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
        let threads = self.threads;
        macro_rules! search {
            ($($name:ident),+) => {
                match (self.kept_for(line), line) {
                    $((Kept::$name(forms), AnyLine::$name(line)) => {
                        search(forms, line, threads, limits, should_stop, on_depth)
                    })+
                    // What is kept is of the line's game.
                    _ => None,
                }
            };
        }
        search!(Fanorona, Kalah, Oware, Congkak)
    }

    /// What is kept for the game of a line.
    fn kept_for(&mut self, line: &AnyLine) -> &mut Kept {
        let game = line.game();
        if self
            .kept
            .as_ref()
            .is_some_and(|(kept_for, _)| *kept_for != game)
        {
            self.forget();
        }
        let entries = self.table_entries;
        let (_, kept) = self.kept.get_or_insert_with(|| {
            let kept = match game {
                AnyGame::Fanorona(_) => Kept::Fanorona(Box::new(Forms::new(entries))),
                AnyGame::Kalah(_) => Kept::Kalah(Box::new(Forms::new(entries))),
                AnyGame::Oware(_) => Kept::Oware(Box::new(Forms::new(entries))),
                AnyGame::Congkak(_) => Kept::Congkak(Box::new(Forms::new(entries))),
            };
            (game, kept)
        });
        kept
    }
}

/// Searches a line and tells in text what was found.
fn search<G: Entry>(
    forms: &mut Forms<G>,
    line: &Line<G>,
    threads: u32,
    limits: &Limits,
    should_stop: &dyn Fn() -> bool,
    on_depth: &mut dyn FnMut(Finding),
) -> Option<Verdict> {
    let report = forms.search(line, threads, limits, should_stop, &mut |progress| {
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
