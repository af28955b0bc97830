//! Which turns there are.
//!
//! For each direction a few operations on bitboards find all the stones that can
//! capture; a chain is a depth-first walk in which each prefix is a legal turn.
//! One walk serves lists of turns, which note the path, and perft, which does not.

use super::board::Board;
use super::count::Waiting;
use super::geometry::Geometry;
use super::{Continuation, Direction, DirectionRule, Kind, Point, Rules, Turn};

/// What a walk notes of the way: nothing, or every step.
pub(super) trait Path: Copy {
    fn begin(from: u32) -> Self;
    fn step(self, direction: impl FnOnce() -> Direction, kind: Kind) -> Self;
}

impl Path for () {
    #[inline(always)]
    fn begin(_: u32) -> Self {}

    #[inline(always)]
    fn step(self, _: impl FnOnce() -> Direction, _: Kind) -> Self {}
}

impl Path for Turn {
    #[inline(always)]
    fn begin(from: u32) -> Self {
        Turn::empty(Point(from as u8))
    }

    #[inline(always)]
    fn step(self, direction: impl FnOnce() -> Direction, kind: Kind) -> Self {
        self.with_step(direction(), kind)
    }
}

/// A legal turn: the indices of its first and last point, and what it takes.
pub(super) struct Found<P> {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) captured: u64,
    pub(super) path: P,
}

impl<G: Geometry> Board<G> {
    /// Calls `found` on every legal turn, if both sides have stones.
    #[inline(always)]
    pub(super) fn turns<P: Path>(&self, rules: &Rules, mut found: impl FnMut(Found<P>)) {
        if !self.captures(rules, &mut found) {
            self.paikas(&mut found);
        }
    }

    /// How many legal turns there are, if both sides have stones, under any rule
    /// of direction.
    pub(super) fn count_by_walk(&self, rules: &Rules) -> u64 {
        let mut turns = 0;
        if self.captures(rules, &mut |_: Found<()>| turns += 1) {
            return turns;
        }
        let each = Direction::ALL.into_iter();
        each.map(|direction| u64::from(self.movers(direction).count_ones()))
            .sum()
    }

    /// Leaves at `depth` plies, at least 1. The game is drawn after `limit`
    /// paikas in a row, of which `left` are left.
    pub(super) fn leaves(
        &self,
        rules: &Rules,
        depth: u32,
        limit: u32,
        left: u32,
        waiting: &mut Waiting,
    ) -> u64 {
        if left == 0 || self.own == 0 || self.enemy == 0 {
            return 0;
        }
        if depth == 1 {
            return self.count(rules, waiting);
        }
        let mut leaves = 0;
        self.turns(rules, |found: Found<()>| {
            let next = Board {
                geometry: self.geometry,
                own: self.enemy & !found.captured,
                enemy: self.own & !(1 << found.from) | 1 << found.to,
            };
            let left = if found.captured == 0 { left - 1 } else { limit };
            leaves += next.leaves(rules, depth - 1, limit, left, waiting);
        });
        leaves
    }

    /// Calls `found` on every turn that captures; whether there is one.
    #[inline(always)]
    fn captures<P: Path>(&self, rules: &Rules, found: &mut impl FnMut(Found<P>)) -> bool {
        let mut any = false;
        for direction in Direction::ALL {
            let offset = self.geometry.offset(direction);
            let (approach, withdrawal) = self.capturers(direction);
            for (kind, mut stones) in [(Kind::Approach, approach), (Kind::Withdrawal, withdrawal)] {
                while stones != 0 {
                    any = true;
                    let from = stones.trailing_zeros();
                    let walk = Walk {
                        geometry: self.geometry,
                        rules,
                        own: self.own & !(1 << from),
                        from,
                    };
                    let begun = Chain {
                        at: from,
                        used: 0,
                        visited: 0,
                        enemy: self.enemy,
                        captured: 0,
                        path: P::begin(from),
                    };
                    walk.chain(begun.step(&walk, offset, kind), found);
                    stones &= stones - 1;
                }
            }
        }
        any
    }

    #[inline(always)]
    fn paikas<P: Path>(&self, found: &mut impl FnMut(Found<P>)) {
        for direction in Direction::ALL {
            let mut stones = self.movers(direction);
            while stones != 0 {
                let from = stones.trailing_zeros();
                found(Found {
                    from,
                    to: (from + self.geometry.offset(direction)) & 63,
                    captured: 0,
                    path: P::begin(from).step(|| direction, Kind::Paika),
                });
                stones &= stones - 1;
            }
        }
    }
}

/// What stays the same during a chain.
struct Walk<'a, G> {
    geometry: G,
    rules: &'a Rules,
    /// The mover's stones but the one that moves.
    own: u64,
    /// Where that one started.
    from: u32,
}

/// A chain so far.
#[derive(Clone, Copy)]
struct Chain<P> {
    /// Where the stone stands.
    at: u32,
    /// A bit for each offset, modulo 64, that the next step must not have.
    used: u64,
    /// The points before the present one.
    visited: u64,
    /// The enemy's stones that are left.
    enemy: u64,
    captured: u64,
    path: P,
}

impl<P: Path> Chain<P> {
    /// The chain with a step that is known to capture in this way.
    #[inline(always)]
    fn step<G: Geometry>(&self, walk: &Walk<'_, G>, offset: u32, kind: Kind) -> Self {
        let to = (self.at + offset) & 63;
        let captured = match kind {
            Kind::Withdrawal => walk
                .geometry
                .run(self.enemy, self.at, offset.wrapping_neg() & 63),
            _ => walk.geometry.run(self.enemy, to, offset),
        };
        let used = match walk.rules.direction {
            DirectionRule::NotTwiceRunning => 1 << offset,
            DirectionRule::NotTwiceInTurn => self.used | 1 << offset,
            DirectionRule::Free => 0,
        };
        Chain {
            at: to,
            used,
            visited: self.visited | 1 << self.at,
            enemy: self.enemy & !captured,
            captured: self.captured | captured,
            path: self.path.step(|| walk.geometry.direction(offset), kind),
        }
    }
}

impl<G: Geometry> Walk<'_, G> {
    /// Calls `found` on every turn that begins with this chain.
    fn chain<P: Path>(&self, chain: Chain<P>, found: &mut impl FnMut(Found<P>)) {
        let this = |chain: &Chain<P>| Found {
            from: self.from,
            to: chain.at,
            captured: chain.captured,
            path: chain.path,
        };
        let optional = self.rules.continuation == Continuation::Optional;
        if optional {
            found(this(&chain));
        }
        let free = self.geometry.points() & !(self.own | chain.enemy | chain.visited);
        let mut arrivals =
            self.geometry.neighbours(chain.at) & free & !chain.used.rotate_left(chain.at);
        let mut goes_on = false;
        while arrivals != 0 {
            let to = arrivals.trailing_zeros();
            arrivals &= arrivals - 1;
            let offset = to.wrapping_sub(chain.at) & 63;
            if chain.enemy >> ((to + offset) & 63) & 1 != 0 {
                goes_on = true;
                self.chain(chain.step(self, offset, Kind::Approach), found);
            }
            if chain.enemy >> (chain.at.wrapping_sub(offset) & 63) & 1 != 0 {
                goes_on = true;
                self.chain(chain.step(self, offset, Kind::Withdrawal), found);
            }
        }
        if !optional && !goes_on {
            found(this(&chain));
        }
    }
}
