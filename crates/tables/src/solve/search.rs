use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, Ring};

use super::Solver;
use super::children::{Child, Key, Plies};
use crate::bounds::{Bounds, NO_HOUSE};

/// How often `should_stop` is asked: every this many nodes, a power of two.
const NODES_A_QUESTION: u64 = 1024;

/// A board is stored when it has so many seeds more than those worked out beforehand.
const STORED: i32 = 2;

/// A board's plies are judged when it has so many seeds more than those worked out beforehand.
const JUDGED: i32 = 5;

/// The rules of a search, so that it is compiled once more for the usual ones.
trait Rules<B: Board> {
    fn game(solver: &Solver<B>) -> Kalah<B>;
}

struct AnyRules;
struct UsualRules<const SINGLE: bool>;

impl<B: Board> Rules<B> for AnyRules {
    #[inline(always)]
    fn game(solver: &Solver<B>) -> Kalah<B> {
        solver.game
    }
}

impl<B: Board, const SINGLE: bool> Rules<B> for UsualRules<SINGLE> {
    #[inline(always)]
    fn game(_: &Solver<B>) -> Kalah<B> {
        Kalah::usual::<SINGLE>()
    }
}

/// The most plies on any board.
const ANY: usize = Ring::MAX_HOUSES as usize;
/// The most plies on the usual board.
const USUAL: usize = 6;

impl<B: Board> Solver<B> {
    /// Whether the side to move, which is South and has a ply, can still gain `wanted`
    /// seeds on the other: a number of at least `wanted` is what it gains at least, a
    /// smaller one what it gains at most.
    pub(super) fn gains(
        &mut self,
        board: &B,
        rest: i32,
        wanted: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> i32 {
        if rest <= self.endgame.seeds() as i32 {
            return self.endgame.gain(board);
        }
        let key = self.key(self.game, board, rest);
        if self.game.is_usual::<false>() {
            self.test::<UsualRules<false>, USUAL>(board, key, rest, wanted, should_stop)
        } else if self.game.is_usual::<true>() {
            self.test::<UsualRules<true>, USUAL>(board, key, rest, wanted, should_stop)
        } else {
            self.test::<AnyRules, ANY>(board, key, rest, wanted, should_stop)
        }
    }

    fn test<R: Rules<B>, const MOST: usize>(
        &mut self,
        board: &B,
        key: Option<Key>,
        rest: i32,
        wanted: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> i32 {
        if wanted > rest {
            return rest;
        }
        if wanted <= -rest {
            return -rest;
        }
        if self.nodes % NODES_A_QUESTION == NODES_A_QUESTION - 1
            && (self.nodes >= self.most_nodes || should_stop())
        {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        let begun = self.nodes;
        self.nodes += 1;
        // Every seed on the board goes to one side or the other.
        let odd = self.all_counted && (wanted - rest) % 2 != 0;
        let wanted = wanted + i32::from(odd);
        let key = key.filter(|_| rest >= self.endgame.seeds() as i32 + STORED);
        let known = key.and_then(|key| self.table.get(key.get()));
        let mut bounds = known.unwrap_or_else(|| Bounds::unknown(rest));
        if bounds.least >= wanted {
            return bounds.least;
        }
        if bounds.most < wanted {
            return bounds.most;
        }

        let (mut gain, best) = match self.plies::<MOST>(R::game(self), board, rest, wanted) {
            Plies::Enough(gain, house) => (gain, house),
            Plies::All(children, count) => {
                let judge = self
                    .judge
                    .filter(|_| rest >= self.endgame.seeds() as i32 + JUDGED);
                let promise = |child: &Child<B>| match judge {
                    Some(judge) => child.judged(bounds.best, judge),
                    None => child.promise(bounds.best),
                };
                self.try_each::<R, MOST>(&children[..count], promise, wanted, should_stop)
            }
        };
        if self.stopped {
            return 0;
        }
        if gain >= wanted {
            gain = gain.max(bounds.least);
            bounds.least = gain;
        } else {
            gain = gain.min(bounds.most);
            bounds.most = gain;
        }
        bounds.best = best;
        if let Some(key) = key {
            self.table.put(key.get(), bounds, self.nodes - begun);
        }
        gain
    }

    /// Plays the plies until one gains `wanted`; what the best gains, and its house.
    #[inline(always)]
    fn try_each<R: Rules<B>, const MOST: usize>(
        &mut self,
        children: &[Child<B>],
        promise: impl Fn(&Child<B>) -> i32,
        wanted: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> (i32, u8) {
        let (mut most, mut best) = (i32::MIN, NO_HOUSE);
        let (mut order, mut tried) = ([(0i32, 0u8); MOST], 0);
        for (number, child) in children.iter().enumerate() {
            let at_most = i32::from(child.most);
            if at_most < wanted {
                if at_most > most {
                    (most, best) = (at_most, child.house);
                }
                continue;
            }
            let promise = promise(child);
            let mut at = tried;
            while at > 0 && order[at - 1].0 < promise {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = (promise, number as u8);
            tried += 1;
        }
        for (_, number) in &order[..tried] {
            let child = &children[usize::from(*number)];
            let found = self.test::<R, MOST>(
                &child.board,
                child.key,
                child.rest.into(),
                child.still(wanted),
                should_stop,
            );
            let gain = child.for_mover(found);
            if gain > most {
                (most, best) = (gain, child.house);
            }
            if self.stopped || most >= wanted {
                break;
            }
        }
        (most, best)
    }
}
