//! What the search needs to know about the games of sowing.
//!
//! Nothing here sows: what a sowing does is asked of the rules, by playing it.

pub mod book;
mod congkak;
mod evaluate;
mod hint;
mod kalah;
mod learned;
mod learned_kalah;
mod learned_oware;
pub mod network;
mod opening;
mod oware;
mod solved;
#[cfg(test)]
mod tests;
mod turn;
mod turn_search;
#[cfg(test)]
mod turn_tests;

pub use evaluate::{Judgement, Weights};
pub use learned::Houses;
pub use turn_search::TurnSearch;

use vato_messages::Level;
use vato_rules::mancala::{Board, House, Ply, Position};
use vato_rules::{Game, GameResult, Line, Outcome};

use crate::level::{Choice, Levels};
use crate::score::{self, BEST, MAX_EVALUATION, SEED, Score};
use crate::search::{Searcher, Settings};
use crate::searchable::Search;
use crate::unseen::Mixture;

/// A game of sowing as the engine knows it; all of them are searched alike.
pub trait Seeds: Game<Position = Position<Self::Board>, Ply = Ply> + Send + Sync {
    /// The kind of board it is played on.
    type Board: Board + Send + Sync;

    /// What looks ahead in it.
    type Searcher: Searcher<Self>;

    /// What the levels spend, and how careless they are.
    const LEVELS: Levels;

    /// What a position is worth without looking ahead.
    const JUDGEMENT: Judgement;

    /// See [`Search::shortest_cycle`].
    fn shortest_cycle(&self) -> Option<u32> {
        None
    }

    /// Whether what can still be won depends on the position without the stores alone.
    fn stores_apart(&self, position: &Self::Position) -> bool;

    /// See [`Search::openings`].
    fn openings(&self, _: &Self::Position) -> Vec<(Ply, u32)> {
        Vec::new()
    }

    /// See [`Search::solved`].
    fn solved(_: &Line<Self>) -> Option<Choice<Ply>> {
        None
    }

    /// See [`Search::prepare`].
    fn prepare(&self) {}

    /// See [`Search::choose_unseen`].
    fn choose_unseen(_: &Line<Self>, _: Level, _: u64, _: u64) -> Option<Choice<Ply>> {
        None
    }

    /// See [`Search::mixture`].
    fn mixture(_: &Line<Self>, _: u64, _: &dyn Fn() -> bool) -> Option<Mixture> {
        None
    }
}

/// By how many seeds the store of the side to move is ahead.
pub(crate) fn lead<B: Board>(position: &Position<B>) -> i32 {
    position.lead_of(position.side())
}

/// Seeds in the houses of both sides.
fn on_board<B: Board>(position: &Position<B>) -> i32 {
    position.in_houses() as i32
}

/// Seeds that a ply brings into the store of the side that plays it.
pub(crate) fn stored<B: Board>(before: &Position<B>, after: &Position<B>) -> u32 {
    let side = before.side();
    u32::from(after.store(side).saturating_sub(before.store(side)))
}

impl<G: Seeds> Search for G {
    type Evaluation = Judgement;

    type Searcher = G::Searcher;

    const LEVELS: Levels = G::LEVELS;

    const COUNTS_SEEDS: bool = true;

    const LOOKS_AHEAD: bool = true;

    const SETTINGS: Settings = Settings::SOWING;

    fn evaluation(&self) -> Judgement {
        G::JUDGEMENT
    }

    /// Sowings that take seeds, or lead to another one.
    fn changes_material(&self, promise: u32) -> bool {
        promise >= CAPTURE
    }

    fn gain(&self, position: &Self::Position, ply: &Ply) -> u32 {
        match ply {
            Ply::House(_) => stored(position, &self.play(position, ply)),
            Ply::Swap | Ply::Pair { .. } => 0,
        }
    }

    /// Another sowing that comes of more seeds than one sees at a glance; a capture at the far
    /// end; a sowing that comes round to the own row again.
    fn hidden(&self, position: &Self::Position, ply: &Ply) -> u32 {
        let Ply::House(index) = *ply else {
            return 0;
        };
        let side = position.side();
        let seeds = position.seeds(House { side, index });
        let houses = u16::from(position.houses());
        let next = self.play(position, ply);
        let again = next.side() == side && next.ended().is_none();
        let captures = stored(position, &next) > 1;
        u32::from(again && seeds > AT_A_GLANCE)
            + u32::from(captures && seeds >= houses)
            + u32::from(seeds + u16::from(index) > 2 * houses)
    }

    /// Another sowing first, then captures, then from the store outwards: the order
    /// that served Irving, Donkers and Uiterwijk ("Solving Kalah", ICGA Journal 23, 2000).
    fn promise(&self, position: &Self::Position, ply: &Ply, next: Option<&Self::Position>) -> u32 {
        let Ply::House(index) = *ply else {
            return 0;
        };
        let next = next.map_or_else(|| self.play(position, ply), |next| *next);
        let gain = stored(position, &next);
        if next.side() == position.side() && next.ended().is_none() {
            AGAIN
        } else if gain > 1 {
            (CAPTURE + gain).min(AGAIN - 1)
        } else {
            u32::from(index)
        }
    }

    fn taken(&self, promise: u32) -> Option<u32> {
        (promise < AGAIN).then(|| promise.saturating_sub(CAPTURE).max(1))
    }

    fn tag(&self, ply: &Ply) -> u32 {
        u32::from(slot(ply)) + 1
    }

    fn slot(&self, ply: &Ply) -> u16 {
        slot(ply)
    }

    fn table_key(&self, position: &Self::Position) -> u64 {
        match self.stores_apart(position) {
            true => position.key_without_stores(),
            false => position.key(),
        }
    }

    fn banked(&self, position: &Self::Position) -> i32 {
        match self.stores_apart(position) {
            true => lead(position),
            false => 0,
        }
    }

    /// What lies in a store stays there.
    fn can_go_back(&self, before: &Self::Position, next: &Self::Position) -> bool {
        self.reversible(next) && on_board(before) == on_board(next)
    }

    fn shortest_cycle(&self) -> Option<u32> {
        <G as Seeds>::shortest_cycle(self)
    }

    /// The difference of the stores. A game that ended early, with seeds uncounted, is
    /// told by what it would have come to at the least.
    fn end_score(&self, position: &Self::Position, outcome: Outcome, _: u32) -> Score {
        let uncounted = on_board(position);
        match outcome.result {
            GameResult::Draw => score::DRAW,
            GameResult::Win(side) if side == position.side() => {
                score::of_difference((lead(position) - uncounted).max(1))
            }
            GameResult::Win(_) => score::of_difference((lead(position) + uncounted).min(-1)),
        }
    }

    /// What is given out when a board comes back. It is told as an evaluation, since
    /// it hangs on the way there and not on the position alone.
    fn repetition_score(&self, position: &Self::Position) -> Score {
        let (settled, _) = self.repeated(position);
        (settled.lead_of(position.side()) * SEED).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// All seeds on the board could go to one side.
    fn range(&self, position: &Self::Position, _: u32) -> (Score, Score) {
        if !self.stores_apart(position) {
            return (-BEST, BEST);
        }
        let (lead, rest) = (lead(position), on_board(position));
        (
            score::of_difference(lead - rest),
            score::of_difference(lead + rest),
        )
    }

    fn plies_until_draw(&self, _: &Self::Position) -> Option<u32> {
        None
    }

    fn unseen(&self, position: &Self::Position) -> bool {
        position.round().opening() && position.ended().is_none()
    }

    fn joined(&self, first: &Ply, second: &Ply) -> Ply {
        match (first, second) {
            (Ply::Pair { south, .. }, Ply::Pair { north, .. }) => Ply::Pair {
                south: *south,
                north: *north,
            },
            _ => *first,
        }
    }

    fn openings(&self, position: &Self::Position) -> Vec<(Ply, u32)> {
        <G as Seeds>::openings(self, position)
    }

    fn solved(line: &Line<Self>) -> Option<Choice<Ply>> {
        <G as Seeds>::solved(line)
    }

    fn prepare(&self) {
        <G as Seeds>::prepare(self);
    }

    fn choose_unseen(
        line: &Line<Self>,
        level: Level,
        seed: u64,
        nodes: u64,
    ) -> Option<Choice<Ply>> {
        <G as Seeds>::choose_unseen(line, level, seed, nodes)
    }

    fn mixture(line: &Line<Self>, nodes: u64, should_stop: &dyn Fn() -> bool) -> Option<Mixture> {
        <G as Seeds>::mixture(line, nodes, should_stop)
    }
}

/// A line on another kind of board, when that can hold its start.
fn converted<G, Q>(line: &Line<G>, game: Q) -> Option<Line<Q>>
where
    G: Seeds,
    Q: Seeds,
{
    let mut converted = Line::new(game, line.start().on::<Q::Board>()?);
    for ply in line.plies() {
        converted.push(*ply);
    }
    Some(converted)
}

/// Seeds that one need not count.
const AT_A_GLANCE: u16 = 3;

/// Promise of a sowing after which the same side sows again.
const AGAIN: u32 = 60;
/// Promise of a capture; more seeds are more. Quiet sowings are below: no row has as many houses.
const CAPTURE: u32 = 16;

/// A number of its own for each ply.
fn slot(ply: &Ply) -> u16 {
    match *ply {
        Ply::House(index) => u16::from(index),
        Ply::Swap => 31,
        Ply::Pair { south, north } => 32 + u16::from(south) * 32 + u16::from(north),
    }
}
