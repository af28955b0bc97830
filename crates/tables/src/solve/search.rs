use vato_rules::mancala::Board;

use super::Solver;
use super::children::{Children, MOST_PLIES};
use crate::bounds::{Bounds, NO_HOUSE};

/// How often `should_stop` is asked: every this many nodes, a power of two.
const NODES_A_QUESTION: u64 = 1024;

/// A board is stored when it has so many seeds more than those worked out beforehand.
const STORED: i32 = 2;

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
        let key = self.key(board, rest);
        self.test(board, key, rest, wanted, should_stop)
    }

    fn test(
        &mut self,
        board: &B,
        key: Option<u64>,
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
        if self.nodes % NODES_A_QUESTION == NODES_A_QUESTION - 1 && should_stop() {
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
        let known = key.and_then(|key| self.table.get(key));
        let mut bounds = known.unwrap_or(Bounds::NONE);
        if bounds.least >= wanted {
            return bounds.least;
        }
        if bounds.most < wanted {
            return bounds.most;
        }

        let children = self.children(board, rest);
        let (mut gain, best) = match children.iter().find(|child| child.least >= wanted) {
            Some(enough) => (enough.least, enough.house),
            None => self.try_each(&children, bounds.best, wanted, should_stop),
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
            self.table.put(key, bounds, self.nodes - begun);
        }
        gain
    }

    /// Plays the plies until one gains `wanted`; what the best gains, and its house.
    #[inline(always)]
    fn try_each(
        &mut self,
        children: &Children<B>,
        known: u8,
        wanted: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> (i32, u8) {
        let (mut most, mut best) = (i32::MIN, NO_HOUSE);
        let mut order = [(0, None); MOST_PLIES];
        let mut count = 0;
        for child in children.iter() {
            if child.most < wanted {
                if child.most > most {
                    (most, best) = (child.most, child.house);
                }
                continue;
            }
            let promise = child.promise(known);
            let mut at = count;
            while at > 0 && order[at - 1].0 < promise {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = (promise, Some(child));
            count += 1;
        }
        for child in order[..count].iter().filter_map(|(_, child)| *child) {
            let still = wanted - child.banked;
            let still = if child.again { still } else { 1 - still };
            let found = self.test(&child.board, child.key, child.rest, still, should_stop);
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
