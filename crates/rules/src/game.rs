use alloc::vec::Vec;
use core::fmt::Debug;

use crate::{Outcome, Side};

/// A game as search, perft, tables and [`Line`](crate::Line) see it.
///
/// A value of the implementing type is one set of rule options; it is small
/// and `Copy`, positions are passed beside it.
pub trait Game: Copy + Debug {
    /// Stones or seeds, side to move, and the counts that rules depend on.
    type Position: Copy + Eq + Debug;
    /// One thing a player does before the game asks who acts next.
    type Ply: Copy + Eq + Debug;

    /// The usual start position.
    fn start(&self) -> Self::Position;

    /// Whose ply it is.
    fn side_to_move(&self, position: &Self::Position) -> Side;

    /// Puts every legal ply into `plies`, which is cleared first. The order is
    /// the same on every machine. Empty when [`outcome`](Game::outcome) is known.
    fn plies(&self, position: &Self::Position, plies: &mut Vec<Self::Ply>);

    /// How many legal plies there are. Games count faster than by listing them.
    fn count_plies(&self, position: &Self::Position) -> u64 {
        let mut plies = Vec::new();
        self.plies(position, &mut plies);
        plies.len() as u64
    }

    /// The position after a legal ply. With any other ply the answer is
    /// some position or other: callers check first.
    fn play(&self, position: &Self::Position, ply: &Self::Ply) -> Self::Position;

    /// The end of the game as far as the position alone tells: everything but
    /// repetition, which [`Line`](crate::Line) knows.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// A 64-bit key of what repetition compares: the board and the side to
    /// move, without counts of plies.
    fn key(&self, position: &Self::Position) -> u64;

    /// How many occurrences of a position end the game; `None` when repetition
    /// never does.
    fn repetition(&self) -> Option<u32>;

    /// A position in which repetition has ended the game, as it then stands (some
    /// games give out what is left on the board), and how the game has ended.
    fn repeated(&self, position: &Self::Position) -> (Self::Position, Outcome);

    /// Whether positions before this one can still come back after it. Going
    /// back through a line stops at the first position for which they cannot.
    fn reversible(&self, position: &Self::Position) -> bool;
}
