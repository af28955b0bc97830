use vato_rules::Game;
use vato_rules::mancala::{Board, Ply, Position};

use super::{Solver, bare};
use crate::best_first;

/// What is known of a ply: the final difference of seeds for the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The ply.
    pub ply: Ply,
    /// It comes to this at least.
    pub least: i32,
    /// It comes to this at most.
    pub most: i32,
}

#[derive(Clone)]
struct Candidate<B> {
    worth: Worth,
    next: Position<B>,
    /// Whether the same side is to move after it.
    own: bool,
}

impl<B: Board> Solver<B> {
    /// Plies with what is found of them until one is known to be as good as any, which comes first,
    /// or the solver is stopped; whether it is known. That takes less than the value of the
    /// position does, above all when `likely` is that ply and `guess` near its value.
    ///
    /// It is not known of a finished game, nor while sides can be swapped.
    pub fn best(
        &mut self,
        position: &Position<B>,
        likely: Option<Ply>,
        guess: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> (Vec<Worth>, bool) {
        self.stopped = false;
        if position.ended().is_some() || position.swap_open() {
            return (Vec::new(), false);
        }
        let mut candidates = self.candidates(position, likely);
        // The one that came to most so far, and is tried no more unless another comes to as much.
        let mut leader = None;
        let mut wanted = guess;
        while !decided(&candidates) {
            let worths = || candidates.iter().map(|candidate| candidate.worth);
            let sure = worths().map(|worth| worth.least).max().unwrap_or(wanted);
            let most = worths().map(|worth| worth.most).max().unwrap_or(wanted);
            wanted = match leader {
                Some(_) => sure + 1,
                None => wanted.clamp(sure + 1, most.max(sure + 1)),
            };
            let open = |number: &usize| {
                let worth = candidates[*number].worth;
                worth.least < wanted && wanted <= worth.most
            };
            let mut numbers = (0..candidates.len()).filter(open);
            let rival = numbers.clone().find(|number| Some(*number) != leader);
            let Some(number) = rival.or_else(|| numbers.next()) else {
                break;
            };
            let found = self.comes_near(&candidates[number], wanted, should_stop);
            if self.stopped {
                break;
            }
            let worth = &mut candidates[number].worth;
            if found >= wanted {
                worth.least = worth.least.max(found);
                leader = Some(number);
            } else {
                worth.most = worth.most.min(found);
            }
        }
        let mut worths: Vec<_> = candidates.into_iter().map(|known| known.worth).collect();
        best_first(&mut worths, |worth| {
            (i64::from(worth.least) << 32) + i64::from(worth.most)
        });
        (worths, !self.stopped)
    }

    /// The likely ply first, then those that sow again, then from the store outwards.
    fn candidates(&self, position: &Position<B>, likely: Option<Ply>) -> Vec<Candidate<B>> {
        let mut plies = Vec::new();
        self.game.plies(position, &mut plies);
        let candidate = |ply| {
            let next = self.game.play(position, &ply);
            let own = next.side() == position.side();
            let ahead = next.lead_of(position.side());
            let rest = match next.ended() {
                Some(_) => 0,
                None => bare(&next).1,
            };
            let worth = Worth {
                ply,
                least: ahead - rest,
                most: ahead + rest,
            };
            Candidate { worth, next, own }
        };
        let mut candidates: Vec<_> = plies.into_iter().rev().map(candidate).collect();
        best_first(&mut candidates, |candidate| {
            i64::from(Some(candidate.worth.ply) == likely) << 1 | i64::from(candidate.own)
        });
        candidates
    }

    /// Whether a ply comes to `wanted`: at least `wanted` is what it comes to at least, a
    /// smaller number what it comes to at most.
    fn comes_near(
        &mut self,
        candidate: &Candidate<B>,
        wanted: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> i32 {
        let next = &candidate.next;
        let lead = next.lead_of(next.side());
        let (board, rest) = bare(next);
        match candidate.own {
            true => lead + self.gains(&board, rest, wanted - lead, should_stop),
            false => -(lead + self.gains(&board, rest, 1 - wanted - lead, should_stop)),
        }
    }
}

/// Whether one of them is known to be as good as any.
fn decided<B>(candidates: &[Candidate<B>]) -> bool {
    let worths = || {
        candidates
            .iter()
            .map(|candidate| candidate.worth)
            .enumerate()
    };
    worths().any(|(best, Worth { least, .. })| {
        worths().all(|(other, worth)| other == best || worth.most <= least)
    })
}
