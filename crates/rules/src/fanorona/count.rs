//! How many turns there are, without making them: for the last ply of perft.
//!
//! A chain branches where nothing foretells it, and a processor that guesses wrong
//! loses more than the arithmetic costs. So the steps still to be made lie in an array
//! instead of in calls, and neither the run that a step takes nor what can
//! follow it is found by a loop.

use alloc::boxed::Box;

use super::board::Board;
use super::geometry::Geometry;
use super::{Continuation, Direction, DirectionRule, Rules};

/// A step that waits to be made; it captures in one way or both.
#[derive(Clone, Copy, Default)]
struct Step {
    /// The enemy's stones before it.
    enemy: u64,
    /// The points where the stone has stood, its present one included.
    visited: u64,
    /// From the lowest byte: the index of the point of arrival; what the step adds to
    /// the index, modulo 64; whether it can capture by approach; by withdrawal.
    packed: u32,
}

const APPROACH: u32 = 1 << 16;
const WITHDRAWAL: u32 = 1 << 24;

/// A power of two above what can ever wait: 16 first steps for each of 49
/// points, and at most 8 more for each of 48 steps of the present chain.
const ROOM: usize = 2048;

/// The steps that wait, used again for each position.
pub(super) struct Waiting(Box<[Step; ROOM]>);

impl Waiting {
    pub(super) fn new() -> Self {
        Waiting(Box::new([Step::default(); ROOM]))
    }
}

impl<G: Geometry> Board<G> {
    /// How many legal turns there are, if both sides have stones.
    #[inline(always)]
    pub(super) fn count(&self, rules: &Rules, waiting: &mut Waiting) -> u64 {
        if rules.direction != DirectionRule::NotTwiceRunning {
            return self.count_by_walk(rules);
        }
        let capturing = Direction::ALL.map(|direction| self.capturing(direction));
        let each = capturing.iter();
        let any = each.fold(0, |any, (approach, withdrawal)| any | approach | withdrawal);
        if self.own & any == 0 {
            let each = Direction::ALL.into_iter();
            return each
                .map(|direction| u64::from(self.movers(direction).count_ones()))
                .sum();
        }
        let going_on = going_on(self.geometry, &capturing);
        let mut turns = 0;
        let mut len = 0;
        for (at, (approach, withdrawal)) in capturing.into_iter().enumerate() {
            let offset = self.geometry.offset(Direction::ALL[at]);
            let ways = [
                (self.own & approach, APPROACH),
                (self.own & withdrawal, WITHDRAWAL),
            ];
            for (stones, way) in ways {
                turns += u64::from((stones & !going_on[at]).count_ones());
                let mut stones = stones & going_on[at];
                while stones != 0 {
                    let from = stones.trailing_zeros();
                    stones &= stones - 1;
                    waiting.0[len % ROOM] = Step {
                        enemy: self.enemy,
                        visited: 1 << from,
                        packed: (from + offset) & 63 | offset << 8 | way,
                    };
                    len += 1;
                }
            }
        }
        turns + self.finish(rules, &mut waiting.0, len)
    }

    /// Makes the first `len` steps and all that can follow; how many turns that gives.
    #[inline(always)]
    fn finish(&self, rules: &Rules, steps: &mut [Step; ROOM], mut len: usize) -> u64 {
        let optional = rules.continuation == Continuation::Optional;
        let not_own = self.geometry.points() & !self.own;
        let mut turns = 0;
        while len > 0 {
            len -= 1;
            let step = steps[len % ROOM];
            // Of two ways of capturing approach is taken now, and the step waits on for the other.
            steps[len % ROOM].packed &= !APPROACH;
            len += usize::from(step.packed >= APPROACH | WITHDRAWAL);
            let (at, offset) = (step.packed & 63, step.packed >> 8 & 63);
            let (beside, way) = if step.packed & APPROACH != 0 {
                (at, offset)
            } else {
                (at.wrapping_sub(offset) & 63, offset.wrapping_neg() & 63)
            };
            let enemy = step.enemy & !self.geometry.run(step.enemy, beside, way);
            let mut free = self.geometry.neighbours(at) & not_own & !enemy & !step.visited;
            free &= !(1 << ((at + offset) & 63));
            let (approach, withdrawal) = self.geometry.captures(at, free, enemy);
            let visited = step.visited | 1 << at;
            let before = len;
            let mut captures = approach | withdrawal;
            while captures != 0 {
                let bit = captures.trailing_zeros();
                captures &= captures - 1;
                let offset = self.geometry.step(bit);
                let ways =
                    ((approach >> bit & 1) * APPROACH) | ((withdrawal >> bit & 1) * WITHDRAWAL);
                steps[len % ROOM] = Step {
                    enemy,
                    visited,
                    packed: (at + offset) & 63 | offset << 8 | ways,
                };
                len += 1;
            }
            turns += u64::from(optional | (len == before));
        }
        turns
    }
}

/// By the direction of a first step: the points of departure from which the chain could
/// go on where the step leads. It goes on neither in the same direction nor back, and no
/// stone that a first step takes is next to where it leads but in the same direction, so
/// what it takes opens nothing.
#[inline(always)]
fn going_on(geometry: impl Geometry, capturing: &[(u64, u64); 8]) -> [u64; 8] {
    let both = capturing.map(|(approach, withdrawal)| approach | withdrawal);
    // A direction and the one back make one of four axes.
    let axis = |a: Direction| both[a.index()] | both[a.opposite().index()];
    let axes = [
        axis(Direction::North),
        axis(Direction::East),
        axis(Direction::NorthEast),
        axis(Direction::SouthEast),
    ];
    Direction::ALL.map(|direction| {
        let others = match direction {
            Direction::North | Direction::South => axes[1] | axes[2] | axes[3],
            Direction::East | Direction::West => axes[0] | axes[2] | axes[3],
            Direction::NorthEast | Direction::SouthWest => axes[0] | axes[1] | axes[3],
            Direction::SouthEast | Direction::NorthWest => axes[0] | axes[1] | axes[2],
        };
        others.rotate_right(geometry.offset(direction))
    })
}
