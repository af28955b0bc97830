use vato_rules::Game;

use crate::score::Score;

/// A game the search can play: what it has to know beyond the rules.
///
/// Nothing here, and nothing in the search, assumes that the sides alternate.
pub trait Search: Game {
    /// The evaluation, with whatever it wants to have worked out beforehand
    /// for one set of rule options.
    type Evaluation: Evaluate<Self>;

    /// The evaluation for these rule options.
    fn evaluation(&self) -> Self::Evaluation;

    /// Puts the plies that quiescence follows into `plies`, which is cleared
    /// first: all legal plies when they change material at once, else none.
    fn tactical_plies(&self, position: &Self::Position, plies: &mut Vec<Self::Ply>);

    /// Stones or seeds the ply wins at once; 0 for a quiet one.
    fn gain(&self, ply: &Self::Ply) -> u32;

    /// A fingerprint of what the ply does to the board. Two plies of a
    /// position with equal tags have the same effect, and one is enough.
    fn tag(&self, ply: &Self::Ply) -> u32;

    /// Where the ply's record of success is kept, below [`SLOTS`]; similar
    /// plies of different positions share a slot.
    fn slot(&self, ply: &Self::Ply) -> u16;

    /// Plies without progress left before the rules call a draw, 0 when they
    /// do so now; `None` when they never do.
    fn plies_until_draw(&self, position: &Self::Position) -> Option<u32>;

    /// Legal plies that are known to be as good as any, for variety at the
    /// start of a game; none when nothing is known.
    fn openings(&self, _position: &Self::Position) -> Vec<Self::Ply> {
        Vec::new()
    }
}

/// The number of slots for [`Search::slot`], for each side.
pub const SLOTS: u32 = 64 * 64;

/// Judges a position without looking ahead.
pub trait Evaluate<G: Game> {
    /// The score for the side to move, between ±[`MAX_EVALUATION`](crate::score::MAX_EVALUATION).
    /// The game is not over.
    fn evaluate(&self, game: &G, position: &G::Position) -> Score;
}
