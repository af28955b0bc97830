//! What bitboards tell of all stones at once.

use super::geometry::Geometry;
use super::{Direction, PointSet};

/// The stones of the two sides, and the points with neither.
#[derive(Clone, Copy)]
pub(super) struct Board<G> {
    pub(super) geometry: G,
    pub(super) own: u64,
    pub(super) enemy: u64,
}

impl<G: Geometry> Board<G> {
    pub(super) fn new(geometry: G, own: PointSet, enemy: PointSet) -> Self {
        Board {
            geometry,
            own: own.0,
            enemy: enemy.0,
        }
    }

    /// The points with neither.
    #[inline(always)]
    pub(super) fn empty(&self) -> u64 {
        self.geometry.points() & !(self.own | self.enemy)
    }

    /// The points from which a line leads to an empty point in this direction.
    #[inline(always)]
    pub(super) fn open(&self, direction: Direction) -> u64 {
        let open = self.empty().rotate_right(self.geometry.offset(direction));
        if direction.is_diagonal() {
            open & self.geometry.strong()
        } else {
            open
        }
    }

    /// The points from which an own stone, were it there, would capture by a step in
    /// this direction: by approach, by withdrawal.
    #[inline(always)]
    pub(super) fn capturing(&self, direction: Direction) -> (u64, u64) {
        let (open, offset) = (self.open(direction), self.geometry.offset(direction));
        (
            open & self.enemy.rotate_right(2 * offset),
            open & self.enemy.rotate_left(offset),
        )
    }

    /// The own stones whose step in this direction captures: by approach, by withdrawal.
    #[inline(always)]
    pub(super) fn capturers(&self, direction: Direction) -> (u64, u64) {
        let (approach, withdrawal) = self.capturing(direction);
        (self.own & approach, self.own & withdrawal)
    }

    /// The own stones that have an empty point next to them in this direction.
    #[inline(always)]
    pub(super) fn movers(&self, direction: Direction) -> u64 {
        self.own & self.open(direction)
    }

    /// Whether there is a capture.
    pub(super) fn can_capture(&self) -> bool {
        Direction::ALL.into_iter().any(|direction| {
            let (approach, withdrawal) = self.capturers(direction);
            approach | withdrawal != 0
        })
    }

    /// Whether there is any step.
    pub(super) fn can_move(&self) -> bool {
        Direction::ALL.into_iter().any(|d| self.movers(d) != 0)
    }

    /// The stones that can begin a turn.
    pub(super) fn movable(&self) -> PointSet {
        let (mut quiet, mut capturing) = (0, 0);
        for direction in Direction::ALL {
            quiet |= self.movers(direction);
            let (approach, withdrawal) = self.capturers(direction);
            capturing |= approach | withdrawal;
        }
        PointSet(if capturing != 0 { capturing } else { quiet })
    }
}
