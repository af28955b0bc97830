use alloc::vec::Vec;

use super::{Kind, Point, PointSet, Step};
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
