use alloc::vec::Vec;

use super::{Fanorona, Kind, Point, PointSet, Position, Step, Turn};
use crate::{Outcome, Side};

/// One thing that happens during a turn, in the order in which people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A stone moves to the next point.
    Slide {
        /// Whose stone.
        side: Side,
        /// From here.
        from: Point,
        /// To there.
        to: Point,
    },
    /// The step just made takes these stones off the board.
    Capture {
        /// Whose stones are taken.
        victim: Side,
        /// By approach or by withdrawal.
        kind: Kind,
        /// Where they stood.
        points: PointSet,
    },
    /// The turn is over and the other side is to move.
    TurnPasses {
        /// Who moves now.
        to: Side,
    },
    /// The game is over.
    GameOver(Outcome),
}

impl Step {
    pub(super) fn push_events(&self, side: Side, events: &mut Vec<Event>) {
        events.push(Event::Slide {
            side,
            from: self.from,
            to: self.to,
        });
        if self.kind != Kind::Paika {
            events.push(Event::Capture {
                victim: !side,
                kind: self.kind,
                points: self.captured,
            });
        }
    }
}

impl Fanorona {
    /// The steps of a legal turn, each with what it takes.
    pub fn steps(&self, before: &Position, turn: &Turn) -> Vec<Step> {
        let mut progress = self.begin(before);
        let points = turn.points(self.grid()).skip(1);
        for (to, (_, kind)) in points.zip(turn.path()) {
            let from = progress.at().unwrap_or(turn.from());
            let step = progress
                .steps_from(from)
                .into_iter()
                .find(|s| s.to == to && s.kind == kind);
            let Some(next) = step.and_then(|step| progress.step(step).ok()) else {
                break;
            };
            progress = next;
        }
        progress.steps().to_vec()
    }

    /// Everything that is seen when a legal turn is played: slides, captures,
    /// then the end of the game, if `outcome` says that this was it, or that the turn passes.
    pub fn events(&self, before: &Position, turn: &Turn, outcome: Option<Outcome>) -> Vec<Event> {
        let mut events = Vec::new();
        for step in self.steps(before, turn) {
            step.push_events(before.side(), &mut events);
        }
        events.push(match outcome {
            Some(outcome) => Event::GameOver(outcome),
            None => Event::TurnPasses { to: !before.side() },
        });
        events
    }
}
