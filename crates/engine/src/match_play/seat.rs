use std::fmt;

use vato_messages::Level;
use vato_rules::{Game, Line};

use crate::entry::{self, Entry};
use crate::forms::Forms;
use crate::level::choose_at_random;
use crate::search::Limits;

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
    /// The same with no more than so many nodes for each ply.
    LevelWithin(Level, u64),
    /// The search with this many nodes for each ply.
    Nodes(u64),
}

/// A player at the board, and what it keeps during a game.
pub struct Seat<G: Entry> {
    player: Player,
    seed: u64,
    forms: Forms<G>,
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
        let entries = match player {
            Player::Nodes(nodes) => table_entries(nodes),
            Player::Random | Player::Level(_) | Player::LevelWithin(..) => 0,
        };
        Seat {
            player,
            seed,
            forms: Forms::new(entries),
        }
    }

    /// The ply to play; `should_stop` ends a search early, with the best so far. `None`
    /// when the game is over.
    pub fn ply(&mut self, line: &Line<G>, should_stop: &dyn Fn() -> bool) -> Option<G::Ply> {
        match self.player {
            Player::Random => choose_at_random(line, self.seed),
            Player::Level(level) => entry::choose(level, line, self.seed).map(|choice| choice.ply),
            Player::LevelWithin(level, nodes) => {
                entry::choose_within(level, line, self.seed, nodes).map(|choice| choice.ply)
            }
            // The search gives the likeliest pair, always the same; hard draws from the mixture.
            Player::Nodes(_) if line.game().unseen(line.position()) => {
                entry::choose(Level::HARD, line, self.seed).map(|choice| choice.ply)
            }
            Player::Nodes(nodes) => {
                let limits = Limits::nodes(nodes.max(1));
                let report = self
                    .forms
                    .search(line, 1, &limits, should_stop, &mut |_| {});
                report.best
            }
        }
    }

    /// Takes the memory for searching from lines like this one now, so that it costs no
    /// time when a clock runs.
    pub fn prepare(&mut self, line: &Line<G>) {
        if let Player::Nodes(_) = self.player {
            self.forms.prepare(line);
        }
    }
}

impl<G: Entry> Opponent<G> for Seat<G> {
    fn ply(&mut self, line: &Line<G>) -> Result<G::Ply, NoPly> {
        Seat::ply(self, line, &|| false)
            .ok_or_else(|| NoPly::Forfeit(String::from("no ply was found")))
    }
}
