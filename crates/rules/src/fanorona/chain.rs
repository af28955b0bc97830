use alloc::vec::Vec;
use core::fmt;

use super::{
    Continuation, Direction, DirectionRule, Event, Fanorona, Kind, Point, PointSet, Position, Step,
    Turn,
};
use crate::{Game, Side};

/// A turn that is built step by step, as people play it.
///
/// It answers what can be done now, what each choice takes, and whether the
/// turn may end here. It is a value: taking a step gives a new one, and
/// [`back`](TurnInProgress::back) the one before.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnInProgress {
    game: Fanorona,
    before: Position,
    steps: Vec<Step>,
}

impl TurnInProgress {
    pub(super) fn new(game: Fanorona, before: Position) -> Self {
        TurnInProgress {
            game,
            before,
            steps: Vec::new(),
        }
    }

    /// The position before the turn.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// The steps made so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether no step has been made yet.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Where the moving stone stands, once there is one.
    pub fn at(&self) -> Option<Point> {
        self.steps.last().map(|step| step.to)
    }

    /// The stones of a side as they stand now.
    pub fn stones(&self, side: Side) -> PointSet {
        let mut stones = self.before.stones(side);
        for step in &self.steps {
            if side == self.before.side() {
                stones = (stones - PointSet::of(step.from)) | PointSet::of(step.to);
            } else {
                stones = stones - step.captured;
            }
        }
        stones
    }

    /// The stones that can make the next step.
    pub fn movable(&self) -> PointSet {
        match self.at() {
            Some(at) if !self.steps_from(at).is_empty() => PointSet::of(at),
            Some(_) => PointSet::EMPTY,
            None if self.game.outcome(&self.before).is_some() => PointSet::EMPTY,
            None => self.game.movable(&self.before),
        }
    }

    /// The steps the stone on this point can make now; two with the same
    /// arrival when it can capture there both ways.
    pub fn steps_from(&self, from: Point) -> Vec<Step> {
        let mut steps = Vec::new();
        let must_capture = match self.at() {
            Some(at) if at != from || self.is_paika() => return steps,
            Some(_) => true,
            None if !self.before.own().contains(from) => return steps,
            None if self.game.outcome(&self.before).is_some() => return steps,
            None => self.game.can_capture(&self.before),
        };
        let grid = self.game.grid();
        let side = self.before.side();
        let taken = self.stones(side) | self.stones(!side) | self.visited();
        for direction in Direction::ALL {
            let Some(to) = grid.neighbour(from, direction) else {
                continue;
            };
            if taken.contains(to) || !self.allows(direction) {
                continue;
            }
            let mut step = Step {
                from,
                to,
                kind: Kind::Paika,
                captured: PointSet::EMPTY,
            };
            if !must_capture {
                steps.push(step);
                continue;
            }
            for kind in [Kind::Approach, Kind::Withdrawal] {
                step.kind = kind;
                step.captured = self.would_take(from, to, direction, kind);
                if !step.captured.is_empty() {
                    steps.push(step);
                }
            }
        }
        steps
    }

    /// Whether the turn may end here.
    pub fn may_stop(&self) -> bool {
        !self.is_empty()
            && (self.game.rules().continuation == Continuation::Optional || self.is_complete())
    }

    /// Whether there is nothing left to decide: a paika was made, or the
    /// stone can take nothing more.
    pub fn is_complete(&self) -> bool {
        self.at().is_some_and(|at| self.steps_from(at).is_empty())
    }

    /// The turn with one more step.
    ///
    /// # Errors
    /// The step is not among [`steps_from`](TurnInProgress::steps_from); the refusal says why.
    pub fn step(&self, step: Step) -> Result<TurnInProgress, Refusal> {
        if !self.steps_from(step.from).contains(&step) {
            return Err(self
                .refusal(step.from, step.to)
                .unwrap_or(Refusal::TakesNothing));
        }
        let mut next = self.clone();
        next.steps.push(step);
        Ok(next)
    }

    /// The turn without its last step; `None` when there is none.
    pub fn back(&self) -> Option<TurnInProgress> {
        let mut before = self.clone();
        before.steps.pop().map(|_| before)
    }

    /// The finished turn, when it may end here.
    pub fn turn(&self) -> Option<Turn> {
        self.partial().filter(|_| self.may_stop())
    }

    /// What has happened so far: each step's slide and capture. What follows
    /// once the turn ends comes from [`Fanorona::events`].
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        for step in &self.steps {
            step.push_events(self.before.side(), &mut events);
        }
        events
    }

    /// Why the stone on `from` cannot go to `to`; `None` when it can.
    pub fn refusal(&self, from: Point, to: Point) -> Option<Refusal> {
        if self.steps_from(from).iter().any(|step| step.to == to) {
            return None;
        }
        if let Some(refusal) = self.cannot_begin(from) {
            return Some(refusal);
        }
        let grid = self.game.grid();
        let side = self.before.side();
        let Some(direction) = grid.direction(from, to) else {
            return Some(Refusal::NoLine);
        };
        if (self.stones(side) | self.stones(!side)).contains(to) {
            return Some(Refusal::Occupied);
        }
        if self.visited().contains(to) {
            return Some(Refusal::Visited);
        }
        if !self.allows(direction) {
            return Some(Refusal::SameDirection);
        }
        Some(Refusal::TakesNothing)
    }

    /// Why the stone on `from` cannot be the one that moves next, whatever
    /// the destination; `None` when it can, or when that depends on where it goes.
    pub fn cannot_begin(&self, from: Point) -> Option<Refusal> {
        if self.is_empty() && self.game.outcome(&self.before).is_some() {
            return Some(Refusal::GameOver);
        }
        let side = self.before.side();
        if self.stones(!side).contains(from) {
            return Some(Refusal::NotYours);
        }
        if !self.stones(side).contains(from) {
            return Some(Refusal::NoStone);
        }
        match self.at() {
            Some(at) if at != from => Some(Refusal::OtherStone),
            Some(_) if self.is_complete() => Some(Refusal::TurnComplete),
            Some(_) => None,
            None if self.movable().contains(from) => None,
            None if self.game.can_capture(&self.before) => Some(Refusal::CaptureElsewhere),
            None => Some(Refusal::Blocked),
        }
    }

    /// The turn as far as it has got.
    fn partial(&self) -> Option<Turn> {
        let mut turn = Turn::empty(self.steps.first()?.from);
        for (step, direction) in self.steps.iter().zip(self.directions()) {
            turn = turn.extended(step.to, direction, step.kind, step.captured);
        }
        Some(turn)
    }

    fn is_paika(&self) -> bool {
        self.steps.iter().any(|step| step.kind == Kind::Paika)
    }

    fn visited(&self) -> PointSet {
        self.steps.iter().map(|step| step.from).collect()
    }

    /// The direction of each step so far. A step is along a line, so there is one.
    fn directions(&self) -> impl DoubleEndedIterator<Item = Direction> {
        let grid = self.game.grid();
        let steps = self.steps.iter();
        steps.filter_map(|step| grid.direction(step.from, step.to))
    }

    /// Whether the rules allow the next step in this direction.
    fn allows(&self, direction: Direction) -> bool {
        match self.game.rules().direction {
            DirectionRule::NotTwiceRunning => self.directions().next_back() != Some(direction),
            DirectionRule::NotTwiceInTurn => !self.directions().any(|used| used == direction),
            DirectionRule::Free => true,
        }
    }

    /// The run that a step would take in this way: from the point next to its start or
    /// arrival as far as the enemy's stones stand without a gap.
    fn would_take(&self, from: Point, to: Point, direction: Direction, kind: Kind) -> PointSet {
        let (grid, enemy) = (self.game.grid(), self.stones(!self.before.side()));
        let (mut at, way) = match kind {
            Kind::Paika => return PointSet::EMPTY,
            Kind::Approach => (to, direction),
            Kind::Withdrawal => (from, direction.opposite()),
        };
        let mut run = PointSet::EMPTY;
        while let Some(next) = grid.neighbour(at, way).filter(|p| enemy.contains(*p)) {
            run |= PointSet::of(next);
            at = next;
        }
        run
    }
}

/// Why a stone cannot move, or not there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// There is no stone on the point.
    NoStone,
    /// The stone is the other side's.
    NotYours,
    /// Another stone has begun a chain; only that one may go on.
    OtherStone,
    /// The turn is finished: nothing more can be taken.
    TurnComplete,
    /// This stone can take nothing, another can, and a capture is compulsory.
    CaptureElsewhere,
    /// No empty point next to the stone.
    Blocked,
    /// No line joins the two points.
    NoLine,
    /// A stone stands on the destination.
    Occupied,
    /// The step takes nothing, and a capture is compulsory.
    TakesNothing,
    /// The chain has been on the destination.
    Visited,
    /// The chain would use a direction that the rule forbids now.
    SameDirection,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::GameOver => "the game is over",
            Refusal::NoStone => "there is no stone on this point",
            Refusal::NotYours => "the stone belongs to the other side",
            Refusal::OtherStone => "only the stone that has begun the chain may go on",
            Refusal::TurnComplete => "the turn is finished, nothing more can be taken",
            Refusal::CaptureElsewhere => "a capture is compulsory and this stone can make none",
            Refusal::Blocked => "there is no empty point next to this stone",
            Refusal::NoLine => "no line joins the two points",
            Refusal::Occupied => "a stone stands there",
            Refusal::TakesNothing => "a capture is compulsory and this step takes nothing",
            Refusal::Visited => "the chain has already been on this point",
            Refusal::SameDirection => "the chain may not use this direction now",
        })
    }
}
