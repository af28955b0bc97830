use super::{Direction, Grid, Point, PointSet};

/// What a step takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Nothing.
    Paika,
    /// The run in front of the arrival point.
    Approach,
    /// The run behind the departure point.
    Withdrawal,
}

/// One step of a stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Where the stone stood.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
    /// How it captures, if it does.
    pub kind: Kind,
    /// The stones it takes.
    pub captured: PointSet,
}

/// A whole turn: a paika, or a chain of one or more capturing steps.
///
/// It knows its start and end points, every stone it takes, and its path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    captured: PointSet,
    /// Four bits a step: three for the direction, one set for a withdrawal.
    /// A chain never visits a point twice, so 49 points bound it to 48 steps.
    path: [u64; 3],
    from: Point,
    to: Point,
    /// Steps in the path; 0 for a turn with none yet.
    len: u8,
}

const STEPS_A_WORD: usize = 16;

impl Turn {
    /// A turn of no steps with a stone on this point.
    pub(crate) const fn empty(from: Point) -> Self {
        Turn {
            captured: PointSet::EMPTY,
            path: [0; 3],
            from,
            to: from,
            len: 0,
        }
    }

    /// The turn with one more step; where it leads and what it takes is still to be told.
    #[inline(always)]
    pub(super) fn with_step(mut self, direction: Direction, kind: Kind) -> Self {
        let nibble = direction.index() as u64 | u64::from(kind == Kind::Withdrawal) << 3;
        let at = self.len as usize;
        self.path[at / STEPS_A_WORD] |= nibble << (at % STEPS_A_WORD * 4);
        self.len += 1;
        self
    }

    /// The turn with this end and these stones taken.
    #[inline(always)]
    pub(super) fn ended(mut self, to: Point, captured: PointSet) -> Self {
        self.to = to;
        self.captured = captured;
        self
    }

    /// The turn with one more step.
    pub(super) fn extended(
        self,
        to: Point,
        direction: Direction,
        kind: Kind,
        captured: PointSet,
    ) -> Self {
        let captured = self.captured | captured;
        self.with_step(direction, kind).ended(to, captured)
    }

    /// The same path on other points in other directions.
    pub(super) fn mapped(
        &self,
        point: impl Fn(Point) -> Point,
        direction: impl Fn(Direction) -> Direction,
    ) -> Turn {
        let mut image = Turn::empty(point(self.from));
        for (way, kind) in self.path() {
            image = image.with_step(direction(way), kind);
        }
        let captured = self.captured.map(&point).collect();
        image.ended(point(self.to), captured)
    }

    /// Where the stone started.
    pub const fn from(&self) -> Point {
        self.from
    }

    /// Where it ends.
    pub const fn to(&self) -> Point {
        self.to
    }

    /// Every stone the turn takes.
    pub const fn captured(&self) -> PointSet {
        self.captured
    }

    /// How many steps, at least 1 for a legal turn.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no step: never so for a legal turn.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether it takes nothing.
    pub const fn is_paika(&self) -> bool {
        self.captured.is_empty()
    }

    /// The direction and kind of each step.
    pub fn path(&self) -> impl ExactSizeIterator<Item = (Direction, Kind)> + use<> {
        let turn = *self;
        (0..self.len()).map(move |at| {
            let nibble = turn.path[at / STEPS_A_WORD] >> (at % STEPS_A_WORD * 4) & 15;
            let kind = match (turn.is_paika(), nibble >= 8) {
                (true, _) => Kind::Paika,
                (false, false) => Kind::Approach,
                (false, true) => Kind::Withdrawal,
            };
            (Direction::ALL[nibble as usize & 7], kind)
        })
    }

    /// The points the stone stands on, the start first.
    pub fn points(&self, grid: &Grid) -> impl Iterator<Item = Point> + use<> {
        let grid = *grid;
        let arrivals = self.path().scan(self.from, move |at, (direction, _)| {
            *at = Point((at.0 as i8 + grid.offset(direction)) as u8);
            Some(*at)
        });
        core::iter::once(self.from).chain(arrivals)
    }
}
