use std::fmt;

use vato_messages::Level;
use vato_rules::{Game, Line};

use crate::entry::{self, Entry};
use crate::level::choose_at_random;
use crate::search::{Limits, Searcher};

/// One who plays one game, for either side.
pub trait Opponent<G: Game> {
    /// The ply to play at the end of the line. Where both sides choose unseen it is a
    /// pair, of which the own half counts.
    ///
    /// # Errors
    /// There is none to be had.
    fn ply(&mut self, line: &Line<G>) -> Result<G::Ply, NoPly>;
}

impl<G: Game, O: Opponent<G> + ?Sized> Opponent<G> for &mut O {
    fn ply(&mut self, line: &Line<G>) -> Result<G::Ply, NoPly> {
        (**self).ply(line)
    }
}

/// Why an opponent gave no ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPly {
    /// It loses the game, and why.
    Forfeit(String),
    /// The whole match was stopped; the game does not count.
    Stopped,
}

impl fmt::Display for NoPly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPly::Forfeit(why) => f.write_str(why),
            NoPly::Stopped => f.write_str("stopped"),
        }
    }
}

/// A player of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal ply.
    Random,
    /// A level of the computer.
    Level(Level),
    /// The search with this many nodes for each ply.
    Nodes(u64),
}

/// A player at the board, and what it keeps during a game.
pub struct Seat<G: Entry> {
    player: Player,
    seed: u64,
    searcher: Option<Searching<G>>,
}

/// Searches in the fast form where the game has one, which hangs on where the line began.
enum Searching<G: Entry> {
    Quick(<G::Quick as crate::Search>::Searcher),
    Plain(G::Searcher),
}

/// Entries of the table of [`Player::Nodes`]: an entry a node, from 4 to 64 MiB.
fn table_entries(nodes: u64) -> u32 {
    const LEAST: u32 = 1 << 18;
    const MOST: u32 = 1 << 22;
    match u32::try_from(nodes) {
        Ok(nodes) if nodes < MOST => nodes.next_power_of_two().max(LEAST),
        _ => MOST,
    }
}

impl<G: Entry> Seat<G> {
    /// The player; its chance, where it has any, is drawn from the seed.
    pub fn new(player: Player, seed: u64) -> Self {
        Seat {
            player,
            seed,
            searcher: None,
        }
    }

    /// The ply to play; `should_stop` ends a search early, with the best so far. `None`
    /// when the game is over.
    pub fn ply(&mut self, line: &Line<G>, should_stop: &dyn Fn() -> bool) -> Option<G::Ply> {
        match self.player {
            Player::Random => choose_at_random(line, self.seed),
            Player::Level(level) => entry::choose(level, line, self.seed).map(|choice| choice.ply),
            // The search gives the likeliest pair, always the same; hard draws from the mixture.
            Player::Nodes(_) if line.game().unseen(line.position()) => {
                entry::choose(Level::Hard, line, self.seed).map(|choice| choice.ply)
            }
            Player::Nodes(nodes) => self.search(line, &Limits::nodes(nodes.max(1)), should_stop),
        }
    }

    /// Takes the memory for searching from lines like this one now, so that it costs no
    /// time when a clock runs.
    pub fn prepare(&mut self, line: &Line<G>) {
        if let (Player::Nodes(nodes), None) = (self.player, &self.searcher) {
            let entries = table_entries(nodes);
            self.searcher = Some(match G::quick_line(line) {
                Some(quick) => Searching::Quick(Searcher::new(*quick.game(), entries)),
                None => Searching::Plain(Searcher::new(*line.game(), entries)),
            });
        }
    }

    fn search(
        &mut self,
        line: &Line<G>,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<G::Ply> {
        self.prepare(line);
        match (self.searcher.as_mut()?, G::quick_line(line)) {
            (Searching::Quick(searcher), Some(quick)) => {
                let report = searcher.search(&quick, limits, should_stop, &mut |_| {});
                report.best
            }
            (Searching::Plain(searcher), _) => {
                let report = searcher.search(line, limits, should_stop, &mut |_| {});
                report.best
            }
            // Another start than that of the first ply, in another game then.
            (Searching::Quick(_), None) => {
                self.searcher = None;
                self.search(line, limits, should_stop)
            }
        }
    }
}

impl<G: Entry> Opponent<G> for Seat<G> {
    fn ply(&mut self, line: &Line<G>) -> Result<G::Ply, NoPly> {
        Seat::ply(self, line, &|| false)
            .ok_or_else(|| NoPly::Forfeit(String::from("no ply was found")))
    }
}
