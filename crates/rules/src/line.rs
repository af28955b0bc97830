use alloc::vec::Vec;

use crate::{Game, Outcome};

/// A game being played: its start, its plies and every position in between.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<G: Game> {
    game: G,
    plies: Vec<G::Ply>,
    /// One more than the plies: the start comes first.
    positions: Vec<G::Position>,
}

impl<G: Game> Line<G> {
    /// A line with no plies yet.
    pub fn new(game: G, start: G::Position) -> Self {
        Line {
            game,
            plies: Vec::new(),
            positions: Vec::from([start]),
        }
    }

    /// The rules it is played under.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Where it began.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The position after all plies.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.plies.len()]
    }

    /// The position after the first `plies` plies; `None` past the end.
    pub fn position_after(&self, plies: usize) -> Option<&G::Position> {
        self.positions.get(plies)
    }

    /// What has been played.
    pub fn plies(&self) -> &[G::Ply] {
        &self.plies
    }

    /// Every position, the start first.
    pub fn positions(&self) -> &[G::Position] {
        &self.positions
    }

    /// Plays a ply that the caller knows to be legal. Where that ends the game by
    /// repetition, the position is the one that [`Game::repeated`] gives.
    pub fn push(&mut self, ply: G::Ply) {
        let mut next = self.game.play(self.position(), &ply);
        if self.repeats_too_often(&next) && self.game.outcome(&next).is_none() {
            (next, _) = self.game.repeated(&next);
        }
        self.plies.push(ply);
        self.positions.push(next);
    }

    /// Takes the last ply back.
    pub fn pop(&mut self) -> Option<G::Ply> {
        let ply = self.plies.pop()?;
        self.positions.pop();
        Some(ply)
    }

    /// How often the position after the first `plies` plies has occurred so
    /// far, itself counted; 0 past the end.
    pub fn occurrences_after(&self, plies: usize) -> u32 {
        let Some(now) = self.positions.get(plies) else {
            return 0;
        };
        self.past_occurrences(now, plies)
    }

    /// How often the present position has occurred, itself counted.
    pub fn occurrences(&self) -> u32 {
        self.occurrences_after(self.plies.len())
    }

    /// The end of the game after the first `plies` plies, repetition included.
    /// What the position alone decides comes first, except that repetition
    /// comes before the count of paikas.
    pub fn outcome_after(&self, plies: usize) -> Option<Outcome> {
        let position = self.positions.get(plies)?;
        let by_position = self.game.outcome(position);
        let by_repetition = self
            .game
            .repetition()
            .filter(|limit| self.occurrences_after(plies) >= *limit)
            .map(|_| self.game.repeated(position).1);
        match (by_position, by_repetition) {
            (Some(position), Some(repetition))
                if position.reason == crate::Reason::NoCaptureLimit =>
            {
                Some(repetition)
            }
            (Some(position), _) => Some(position),
            (None, repetition) => repetition,
        }
    }

    /// The end of the game, if it has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_after(self.plies.len())
    }

    /// Whether the present position coming back once more would end the game.
    pub fn next_occurrence_ends(&self) -> bool {
        self.game
            .repetition()
            .is_some_and(|limit| self.occurrences() + 1 >= limit)
    }

    /// Whether this legal ply would end the game by repetition.
    pub fn completes_repetition(&self, ply: &G::Ply) -> bool {
        self.repeats_too_often(&self.game.play(self.position(), ply))
    }

    /// Whether the game ends by repetition when `next` follows.
    fn repeats_too_often(&self, next: &G::Position) -> bool {
        self.game.repetition().is_some_and(|limit| {
            self.game.reversible(next) && 1 + self.past_occurrences(next, self.plies.len()) >= limit
        })
    }

    /// How often the stones and side to move of `now` stand in the positions up to
    /// the one after `plies` plies.
    fn past_occurrences(&self, now: &G::Position, plies: usize) -> u32 {
        let key = self.game.key(now);
        let mut count = 0;
        for position in self.positions[..=plies].iter().rev() {
            count += u32::from(self.game.key(position) == key);
            if !self.game.reversible(position) {
                break;
            }
        }
        count
    }
}
