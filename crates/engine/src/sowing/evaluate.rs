//! What a position of a game of sowing is worth without looking ahead.

use vato_rules::Side;
use vato_rules::mancala::{Board, House, Ply, Position};

use super::{Seeds, lead, on_board, stored};
use crate::score::{MAX_EVALUATION, SEED, Score};
use crate::searchable::Evaluate;

/// Worth in hundredths of a seed, for the side to move unless it says otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A seed in an own house: the owner of a row sweeps it at the end.
    pub home: Score,
    /// A sowing after which one may sow again.
    pub again: Score,
    /// The same for the side that waits.
    pub again_waiting: Score,
    /// Each seed that the best sowing would bring, in hundredths.
    pub reach: Score,
    /// The same for the side that waits.
    pub reach_waiting: Score,
    /// An own house with seeds: somewhere to sow from.
    pub mobility: Score,
    /// An own house with one or two seeds, which could be taken.
    pub weak: Score,
    /// An own empty house.
    pub empty: Score,
    /// An own house that goes all around the board.
    pub full: Score,
    /// To be the one who moves.
    pub tempo: Score,
}

/// Judges by the weights of the game.
#[derive(Clone, Copy, Debug)]
pub struct Judgement;

impl<G: Seeds> Evaluate<G> for Judgement {
    fn evaluate(&self, game: &G, position: &Position<G::Board>) -> Score {
        let weights = &G::WEIGHTS;
        let side = position.side();
        let seeds = lead(position) * SEED + weights.tempo + places(weights, position, side)
            - places(weights, position, !side);
        let ours = reach(game, position);
        let theirs = reach(game, &position.passed());
        let threats = ours.best * weights.reach - theirs.best * weights.reach_waiting
            + ours.again * weights.again
            - theirs.again * weights.again_waiting;
        // No more can be expected than there is on the board.
        let rest = on_board(position) * SEED;
        let ahead = lead(position) * SEED;
        (seeds + threats)
            .clamp(ahead - rest, ahead + rest)
            .clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}

/// How a side's seeds lie.
fn places<B: Board>(weights: &Weights, position: &Position<B>, side: Side) -> Score {
    let houses = position.houses();
    let around = u16::from(houses) * 2;
    let mut worth = Score::from(position.row(side)) * weights.home;
    for index in 0..houses {
        worth += match position.seeds(House { side, index }) {
            0 => weights.empty,
            1 | 2 => weights.weak + weights.mobility,
            seeds if seeds >= around => weights.full + weights.mobility,
            _ => weights.mobility,
        };
    }
    worth
}

/// What the side to move can do at once.
struct Reach {
    /// The most seeds one sowing brings into the store.
    best: Score,
    /// Sowings after which it may sow again.
    again: Score,
}

fn reach<G: Seeds>(game: &G, position: &Position<G::Board>) -> Reach {
    let side = position.side();
    let mut occupied = position.board().occupied(position.ring(), side);
    let mut reach = Reach { best: 0, again: 0 };
    while occupied != 0 {
        let index = occupied.trailing_zeros() as u8;
        occupied &= occupied - 1;
        let next = game.play(position, &Ply::House(index));
        reach.best = reach.best.max(stored(position, &next) as Score);
        reach.again += Score::from(next.side() == side && next.ended().is_none());
    }
    reach
}
