//! Perft: counting the leaves of the tree of legal play to a depth.

use alloc::vec::Vec;

use crate::Game;

/// Leaves at `depth` plies; a finished game is not expanded. Repetition is not
/// looked for.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let Some(below) = depth.checked_sub(1) else {
        return 1;
    };
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    if below == 0 {
        return plies.len() as u64;
    }
    plies
        .iter()
        .map(|ply| perft(game, &game.play(position, ply), below))
        .sum()
}
