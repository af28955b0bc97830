//! Perft: counting the leaves of the tree of legal play to a depth.

use alloc::string::String;
use alloc::vec::Vec;

use crate::Game;

/// What is one ply, and which plies count as the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Counting {
    /// Whole turns; two paths are two turns.
    #[default]
    Paths,
    /// Whole turns; those with the same start, end and captured stones are one.
    Distinct,
    /// Single steps; ending a turn that could go on is a ply of its own.
    Steps,
}

/// The leaves below one ply at the root.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Division {
    /// The ply in notation.
    pub ply: String,
    /// Leaves below it.
    pub leaves: u64,
}

/// Leaves at `depth` plies; a finished game is not expanded. Repetition is not
/// looked for.
///
/// ```
/// use vato_rules::{Game, fanorona::Fanorona, perft::perft};
///
/// let game = Fanorona::default();
/// assert_eq!(perft(&game, &game.start(), 3), 724);
/// ```
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    // One list a depth, used again for each position at that depth.
    let mut lists = Vec::new();
    lists.resize_with(depth.saturating_sub(1) as usize, Vec::new);
    count(game, position, depth, &mut lists)
}

fn count<G: Game>(game: &G, position: &G::Position, depth: u32, lists: &mut [Vec<G::Ply>]) -> u64 {
    match (depth, lists) {
        (0, _) => 1,
        (_, [plies, below @ ..]) => {
            game.plies(position, plies);
            plies
                .iter()
                .map(|ply| count(game, &game.play(position, ply), depth - 1, below))
                .sum()
        }
        (_, []) => game.count_plies(position),
    }
}

/// The leaves below each ply at the root; nothing at depth 0.
pub fn divide<G: Game>(game: &G, position: &G::Position, depth: u32) -> Vec<(G::Ply, u64)> {
    let mut plies = Vec::new();
    if depth > 0 {
        game.plies(position, &mut plies);
    }
    plies
        .into_iter()
        .map(|ply| (ply, perft(game, &game.play(position, &ply), depth - 1)))
        .collect()
}
