use vato_rules::Game;
use vato_rules::mancala::{Board, Ply, Position, Ring};

use super::{Solver, lead, on_board};
use crate::bounds::{Bounds, LIMIT, NO_HOUSE};

/// How often `should_stop` is asked: every this many nodes, a power of two.
const NODES_A_QUESTION: u64 = 1024;

/// With fewer seeds on the board a search costs less than a look into the table for
/// every ply.
const MANY_SEEDS: i32 = 12;

/// The most plies a position can have: a house each, and the swap.
const MOST_PLIES: usize = Ring::MAX_HOUSES as usize + 1;

/// A ply with the position after it.
#[derive(Clone, Copy)]
struct Child<B> {
    position: Position<B>,
    house: u8,
    /// Seeds that the mover has gained on the other side by it.
    gained: i32,
    same_side: bool,
    promise: i32,
}

impl<B: Board> Solver<B> {
    /// Whether the side to move can still gain `wanted` seeds on the other: a number of
    /// at least `wanted` is what it gains at least, a smaller one what it gains at most.
    pub(super) fn gains(
        &mut self,
        position: &Position<B>,
        wanted: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> i32 {
        if self.nodes % NODES_A_QUESTION == NODES_A_QUESTION - 1 && should_stop() {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        let begun = self.nodes;
        self.nodes += 1;
        let stores_apart = !position.swap_open();
        let rest = on_board(position);
        if stores_apart {
            if wanted > rest {
                return rest;
            }
            if wanted <= -rest {
                return -rest;
            }
        }
        // Every seed on the board goes to one side or the other.
        let odd = stores_apart && self.all_counted && (wanted - rest) % 2 != 0;
        let wanted = wanted + i32::from(odd);
        let storable = stores_apart && rest <= LIMIT;
        let packed = self.packing.pack(position).filter(|_| storable);
        let known = packed.and_then(|packed| self.table.get(packed));
        let mut bounds = known.unwrap_or(Bounds::NONE);
        if bounds.least >= wanted {
            return bounds.least;
        }
        if bounds.most < wanted {
            return bounds.most;
        }

        let (mut children, count) = self.children(position, bounds.best);
        let children = &mut children[..count];
        let known_children = children.iter().flatten().filter(|_| rest >= MANY_SEEDS);
        for child in known_children {
            if let Some(gain) = self.known_to_reach(child, wanted) {
                if let Some(packed) = packed {
                    bounds.least = bounds.least.max(gain);
                    bounds.best = child.house;
                    self.table.put(packed, bounds, 1);
                }
                return gain;
            }
        }
        let (mut most, mut best) = (i32::MIN, NO_HOUSE);
        while let Some(child) = most_promising(children) {
            let left = wanted - child.gained;
            let gain = child.gained
                + if child.position.ended().is_some() {
                    0
                } else if child.same_side {
                    self.gains(&child.position, left, should_stop)
                } else {
                    -self.gains(&child.position, 1 - left, should_stop)
                };
            if self.stopped {
                return 0;
            }
            if gain > most {
                (most, best) = (gain, child.house);
                if most >= wanted {
                    break;
                }
            }
        }
        if let Some(packed) = packed {
            if most >= wanted {
                bounds.least = bounds.least.max(most);
            } else {
                bounds.most = bounds.most.min(most);
            }
            bounds.best = best;
            self.table.put(packed, bounds, self.nodes - begun);
        }
        most
    }

    /// The plies with the positions after them and how early to try them: the one the table knows to be good first,
    /// then more sowings, captures, and from the store outwards.
    fn children(
        &self,
        position: &Position<B>,
        known: u8,
    ) -> ([Option<Child<B>>; MOST_PLIES], usize) {
        let mut children = [None; MOST_PLIES];
        let side = position.side();
        let before = lead(position, side);
        let mut count = 0;
        let mut add = |ply: Ply, house: u8| {
            let next = self.game.play(position, &ply);
            let gained = lead(&next, side) - before;
            let same_side = next.side() == side;
            let again = same_side && next.ended().is_none();
            children[count] = Some(Child {
                position: next,
                house,
                gained,
                same_side,
                promise: i32::from(house == known) * 4096
                    + i32::from(again) * 1024
                    + gained * 16
                    + i32::from(house),
            });
            count += 1;
        };
        let mut occupied = position.board().occupied(position.ring(), side);
        while occupied != 0 {
            let house = occupied.trailing_zeros() as u8;
            occupied &= occupied - 1;
            add(Ply::House(house), house);
        }
        if position.swap_open() {
            let mut plies = Vec::new();
            self.game.plies(position, &mut plies);
            if plies.contains(&Ply::Swap) {
                add(Ply::Swap, NO_HOUSE);
            }
        }
        (children, count)
    }

    /// What the mover gains at least by this ply, when the table knows it to be enough
    /// (an enhanced transposition cut-off).
    fn known_to_reach(&self, child: &Child<B>, wanted: i32) -> Option<i32> {
        let gain = if child.position.ended().is_some() {
            child.gained
        } else {
            if child.position.swap_open() {
                return None;
            }
            let bounds = self.table.get(self.packing.pack(&child.position)?)?;
            child.gained
                + match child.same_side {
                    true => bounds.least,
                    false => -bounds.most,
                }
        };
        (gain >= wanted).then_some(gain)
    }
}

/// Takes out the ply to try next.
fn most_promising<B: Copy>(children: &mut [Option<Child<B>>]) -> Option<Child<B>> {
    let promise = |child: &Option<Child<B>>| child.as_ref().map(|child| child.promise);
    let best = children.iter_mut().max_by_key(|child| promise(child))?;
    best.take()
}
