//! What a position of a game of sowing is worth without looking ahead.

use vato_rules::mancala::{Board, Ply, Position};

use super::learned::Houses;
use super::network::Network;
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
    /// To be the one who moves.
    pub tempo: Score,
}

/// How the positions of a game are judged.
#[derive(Clone, Copy, Debug)]
pub enum Judgement {
    /// By what the next sowing of each side would bring, which is tried.
    Trying(Weights),
    /// By how the seeds lie, as learned from games.
    Learned {
        /// Judges the boards that it knows.
        network: &'static Network,
        /// Judge the others.
        houses: &'static Houses,
    },
}

impl<G: Seeds> Evaluate<G> for Judgement {
    fn evaluate(&self, game: &G, position: &Position<G::Board>) -> Score {
        match self {
            Judgement::Trying(weights) => tried(weights, game, position),
            Judgement::Learned { network, houses } => match network.knows(position) {
                true => network.judge(position),
                false => houses.judge(position),
            },
        }
    }
}

fn tried<G: Seeds>(weights: &Weights, game: &G, position: &Position<G::Board>) -> Score {
    let side = position.side();
    let home = |side| Score::from(position.row(side)) * weights.home;
    let seeds = weights.tempo + home(side) - home(!side);
    let ours = reach(game, position);
    let theirs = reach(game, &position.passed());
    let threats = ours.best * weights.reach - theirs.best * weights.reach_waiting
        + ours.again * weights.again
        - theirs.again * weights.again_waiting;
    // No more can be expected than there is on the board.
    let rest = on_board(position) * SEED;
    let ahead = lead(position) * SEED;
    (ahead + (seeds + threats).clamp(-rest, rest)).clamp(-MAX_EVALUATION, MAX_EVALUATION)
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

#[cfg(test)]
mod tests {
    use vato_rules::Notation;
    use vato_rules::kalah::Kalah;
    use vato_rules::mancala::Wide;

    use super::*;
    use crate::sowing::network::tests::positions;

    /// The usual board is judged by the network, as long as that has seen as many seeds.
    #[test]
    fn the_network_judges_what_it_has_learned() {
        let Judgement::Learned { network, houses } = Kalah::<Wide>::JUDGEMENT else {
            panic!("Kalah is learned");
        };
        let judged =
            |game: &Kalah, position: &Position| Kalah::<Wide>::JUDGEMENT.evaluate(game, position);
        let usual = Kalah::default();
        let (mut few, mut many) = (0, 0);
        for position in positions() {
            let expected = if on_board(&position) <= 72 {
                few += 1;
                network.judge(&position)
            } else {
                many += 1;
                houses.judge(&position)
            };
            assert_eq!(judged(&usual, &position), expected, "{position:?}");
        }
        assert!(few > 0 && many > 0, "{few} {many}");
        for text in ["houses=5", "houses=7", "houses=12,seeds=12"] {
            let game = Kalah::from_rules(text).unwrap();
            let start = vato_rules::Game::start(&game);
            assert_eq!(judged(&game, &start), houses.judge(&start), "{text}");
        }
    }
}
