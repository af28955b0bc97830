//! One game of a match, from its opening to its record.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use vato_engine::Entry;
use vato_engine::any::ForAnyGame;
use vato_engine::match_play::{self, Conditions, Opponent, Played, Player, Tally};
use vato_rules::record::{Record, Termination};
use vato_rules::{GameResult, Line, Side};

use super::outside::{Budget, Outside};
use super::player::{Clocked, Kind, Named};
use crate::failure::{one_line, quoted};
use crate::openings::OpeningSet;

/// The tag `Event` of every record.
pub const EVENT: &str = "vato match";

/// Everything that decides the games of a match but the rules.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The players, the match's first player first.
    pub players: [Named; 2],
    /// Seed, length, and openings where there is no set of them.
    pub conditions: Conditions,
    /// The openings to begin with.
    pub openings: Option<OpeningSet>,
    /// What a turn may cost.
    pub budget: Budget,
}

impl Terms {
    /// How a game begins; in words why it cannot.
    pub fn opening<G: Entry>(&self, game: G, number: u32) -> Result<Line<G>, String> {
        let pair = number / 2;
        let Some(set) = &self.openings else {
            return Ok(match_play::opening(game, &self.conditions, pair));
        };
        let (round, opening) = set.drawn(self.conditions.seed, pair);
        let line = opening.line(game)?;
        // Players without chance would repeat their games in the same opening. More random plies
        // with each round would leave nothing of what was balanced.
        let plies = round.min(1) * self.conditions.opening_plies;
        let extended = match_play::extended(&line, plies, self.conditions.seed, pair);
        Ok(extended.unwrap_or(line))
    }
}

impl fmt::Display for Terms {
    /// What has to be the same for two games to belong to one match.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = &self.players;
        write!(f, "{} against {}", a.name, b.name)?;
        if let Some(nodes) = self.budget.nodes {
            write!(f, ", nodes {nodes}")?;
        }
        if let Some(time) = self.budget.time {
            write!(f, ", time {}", time.as_millis())?;
        }
        let conditions = &self.conditions;
        if let Some(set) = &self.openings {
            write!(f, ", openings {}", set.name)?;
        }
        write!(f, ", seed {}", conditions.seed)?;
        write!(f, ", max-plies {}", conditions.max_plies)?;
        write!(f, ", vato {}", env!("CARGO_PKG_VERSION"))
    }
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Its number in the match, from 0.
    pub number: u32,
    /// How it ended for the match's first player.
    pub tally: Tally,
    /// Its record.
    pub record: String,
    /// Who gave no ply, and why, when that is how the game ended.
    pub forfeit: Option<String>,
}

/// Where games are played one after the other; outside programs stay from game to game.
pub struct Table<'a> {
    terms: &'a Terms,
    stop: &'a Arc<AtomicBool>,
    chairs: [Chair; 2],
}

/// A player's place at the table.
enum Chair {
    Inside(Player),
    Outside(Outside),
}

impl Chair {
    /// The player for one game. The seed is for its chance.
    fn opponent<'c, G: Entry + 'c>(
        &'c mut self,
        seed: u64,
        budget: Budget,
        stop: &Arc<AtomicBool>,
    ) -> Box<dyn Opponent<G> + 'c> {
        match self {
            Chair::Inside(player) => Box::new(Clocked::new(*player, seed, budget, stop)),
            Chair::Outside(program) => Box::new(program),
        }
    }
}

impl<'a> Table<'a> {
    /// A table at which nothing has been played; raising the flag stops the game.
    pub fn new(terms: &'a Terms, stop: &'a Arc<AtomicBool>) -> Self {
        let chairs = terms.players.each_ref().map(|player| match &player.kind {
            Kind::Inside(player) => Chair::Inside(*player),
            Kind::Outside(words) => Chair::Outside(Outside::new(words.clone(), terms.budget, stop)),
        });
        Table {
            terms,
            stop,
            chairs,
        }
    }

    /// The game of this number; [`ForAnyGame`] plays it.
    pub fn game(&mut self, number: u32) -> Numbered<'a, '_> {
        Numbered {
            table: self,
            number,
        }
    }
}

/// A game to be played. Playing it answers with nothing when the match was stopped, and
/// with words when a program cannot play at all.
pub struct Numbered<'a, 't> {
    table: &'t mut Table<'a>,
    number: u32,
}

impl ForAnyGame for Numbered<'_, '_> {
    type Answer = Result<Option<Finished>, String>;

    fn with<G: Entry>(self, game: G) -> Self::Answer {
        let (number, table) = (self.number, self.table);
        for chair in &mut table.chairs {
            if let Chair::Outside(program) = chair
                && !program.begin(&game)?
            {
                return Ok(None);
            }
        }
        let Terms {
            conditions, budget, ..
        } = table.terms;
        let side = match_play::side_of_first(number);
        let seed = |side| match_play::seat_seed(conditions, number, side);
        let [a, b] = &mut table.chairs;
        let mut a = a.opponent(seed(side), *budget, table.stop);
        let mut b = b.opponent(seed(!side), *budget, table.stop);
        let seats: [&mut dyn Opponent<G>; 2] = match side {
            Side::First => [&mut *a, &mut *b],
            Side::Second => [&mut *b, &mut *a],
        };
        let opening = table.terms.opening(game, number)?;
        let opening_plies = opening.plies().len();
        let ended = match_play::play(opening, seats, conditions.max_plies);
        Ok(ended
            .ok()
            .map(|ended| finished(table.terms, &ended.numbered(number), opening_plies)))
    }
}

/// What the match keeps of a game.
fn finished<G: Entry>(terms: &Terms, played: &Played<G>, opening_plies: usize) -> Finished {
    let mut record = Record::new(played.line.clone());
    let names = match played.side {
        Side::First => [0, 1],
        Side::Second => [1, 0],
    };
    for (side, player) in Side::BOTH.into_iter().zip(names) {
        record.set_tag(G::side_tag(side), &terms.players[player].name);
    }
    record.set_tag("Event", EVENT);
    record.set_tag("Round", &(played.number + 1).to_string());
    record.set_tag("Match", &terms.to_string());
    record.add_comment(opening_plies, "end of the opening");
    let why = match &played.forfeit {
        Some(why) => format!("forfeit: {why}"),
        None => format!("{} plies", terms.conditions.max_plies),
    };
    record.ended(played.result, Termination::Other(one_line(&why)));
    let forfeit = match (played.result, &played.forfeit) {
        (GameResult::Win(winner), Some(why)) => {
            let name = &terms.players[names[(!winner).index()]].name;
            Some(format!(
                "game {}: {} as {} loses: {why}",
                played.number + 1,
                quoted(name),
                G::side_tag(!winner)
            ))
        }
        _ => None,
    };
    Finished {
        number: played.number,
        tally: played.tally(),
        record: record.to_string(),
        forfeit,
    }
}
