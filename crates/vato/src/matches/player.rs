//! Who may play in a match, by the name on the command line.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use vato_engine::Entry;
use vato_engine::match_play::{NoPly, Opponent, Player, Seat};
use vato_messages::{Level, Levels};
use vato_rules::Line;

use super::outside::Budget;
use crate::failure::{Failure, quoted};

/// What stands before the program in the name of an outside player.
const OUTSIDE: &str = "cmd:";

/// A player as it was named.
#[derive(Clone, Debug)]
pub struct Named {
    /// The name.
    pub name: String,
    /// What it stands for.
    pub kind: Kind,
}

/// What a player is.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Of this program's own engine.
    Inside(Player),
    /// Another program: its words.
    Outside(Vec<String>),
}

impl Named {
    /// Reads a name. The best level under limits is the search itself: they take the place of its
    /// own. Other levels look at no more than their own nodes, and know of no time.
    pub fn read(name: &str, budget: &Budget) -> Result<Self, Failure> {
        let limited = budget.nodes.is_some() || budget.time.is_some();
        let level: Result<Level, _> = name.parse();
        let kind = match (name, level) {
            ("random", _) => Kind::Inside(Player::Random),
            (_, Ok(Level::HARD)) if limited => {
                Kind::Inside(Player::Nodes(budget.nodes.unwrap_or(u64::MAX)))
            }
            (_, Ok(level)) => Kind::Inside(match budget.nodes {
                Some(nodes) => Player::LevelWithin(level, nodes),
                None => Player::Level(level),
            }),
            (_, Err(_)) => match name.strip_prefix(OUTSIDE) {
                Some(command) => Kind::Outside(words(name, command)?),
                None => return Err(unknown(name)),
            },
        };
        if matches!(kind, Kind::Outside(_)) && !limited {
            return Err(Failure::input(format_args!(
                "match: player {} needs a limit for its turns: --nodes N, --time MS or both",
                quoted(name)
            )));
        }
        Ok(Named {
            name: name.to_string(),
            kind,
        })
    }
}

/// The words of a command as a shell would part them.
fn words(name: &str, command: &str) -> Result<Vec<String>, Failure> {
    let words = shlex::split(command).ok_or_else(|| {
        Failure::input(format_args!(
            "match: player {}: a quotation mark or a backslash stands at the end",
            quoted(name)
        ))
    })?;
    if words.is_empty() {
        return Err(Failure::input(
            "match: player 'cmd:' names no program; write cmd:PROGRAM or 'cmd:PROGRAM ARGUMENTS'",
        ));
    }
    Ok(words)
}

fn unknown(name: &str) -> Failure {
    let players = format!("{Levels}, random, cmd:PROGRAM");
    match name.parse::<u8>() {
        Ok(_) => Failure::input(format_args!(
            "match: player {}: there is no level of this number; players: {players}",
            quoted(name)
        )),
        Err(_) => Failure::input(format_args!(
            "match: there is no player {}; players: {players}",
            quoted(name)
        )),
    }
}

/// A player of the engine with a clock beside it.
pub struct Clocked<G: Entry> {
    seat: Seat<G>,
    budget: Budget,
    stop: Arc<AtomicBool>,
}

impl<G: Entry> Clocked<G> {
    /// The player for one game; see [`Seat::new`] for the seed.
    pub fn new(player: Player, seed: u64, budget: Budget, stop: &Arc<AtomicBool>) -> Self {
        Clocked {
            seat: Seat::new(player, seed),
            budget,
            stop: Arc::clone(stop),
        }
    }
}

impl<G: Entry> Opponent<G> for Clocked<G> {
    fn ply(&mut self, line: &Line<G>) -> Result<G::Ply, NoPly> {
        self.seat.prepare(line);
        let begun = Instant::now();
        let out_of_time = || {
            self.budget.time.is_some_and(|time| begun.elapsed() >= time)
                || self.stop.load(Ordering::Relaxed)
        };
        let ply = self.seat.ply(line, &out_of_time);
        if self.stop.load(Ordering::Relaxed) {
            return Err(NoPly::Stopped);
        }
        ply.ok_or_else(|| NoPly::Forfeit(String::from("no ply was found")))
    }
}
