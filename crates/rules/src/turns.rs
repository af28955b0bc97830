use alloc::vec::Vec;
use core::ops::Range;

use crate::{Line, Notation, Side};

/// A turn of a [`Line`]: one ply, or several of the same side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTurn {
    /// Its number; both sides' turns have the same one.
    pub number: u32,
    /// Whose turn.
    pub side: Side,
    /// Its plies among those of the line.
    pub plies: Range<usize>,
}

impl<G: Notation> Line<G> {
    /// What has been played, turn by turn. The last one may go on; see
    /// [`turn_goes_on`](Line::turn_goes_on).
    pub fn turns(&self) -> Vec<PlayedTurn> {
        let mut turns: Vec<PlayedTurn> = Vec::new();
        for at in 0..self.plies().len() {
            match turns.last_mut() {
                Some(turn) if self.turn_goes_on_after(at) => turn.plies.end = at + 1,
                last => {
                    let last = last.map(|turn| (turn.number, turn.side));
                    let (number, side) = self.turn_after(at, last);
                    turns.push(PlayedTurn {
                        number,
                        side,
                        plies: at..at + 1,
                    });
                }
            }
        }
        turns
    }

    /// Number and side of the turn that the next ply belongs to.
    pub fn coming_turn(&self) -> (u32, Side) {
        let last = self.turns().pop().map(|turn| (turn.number, turn.side));
        match last {
            Some(last) if self.turn_goes_on() => last,
            last => self.turn_after(self.plies().len(), last),
        }
    }

    /// Whether the next ply belongs to the turn of the last one.
    pub fn turn_goes_on(&self) -> bool {
        self.turn_goes_on_after(self.plies().len())
    }

    fn turn_goes_on_after(&self, plies: usize) -> bool {
        let Some(before) = plies.checked_sub(1) else {
            return false;
        };
        let (positions, ply) = (self.positions(), &self.plies()[before]);
        self.game()
            .turn_goes_on(&positions[before], ply, &positions[plies])
    }

    /// The number rises with the first side's turns, and where a side has two in a row.
    fn turn_after(&self, plies: usize, last: Option<(u32, Side)>) -> (u32, Side) {
        let side = self.game().side_to_move(&self.positions()[plies]);
        let number = match last {
            None => self.game().turn_number(self.start()),
            Some((number, before)) if side == Side::First || side == before => {
                number.saturating_add(1)
            }
            Some((number, _)) => number,
        };
        (number, side)
    }
}
