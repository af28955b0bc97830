//! The simultaneous opening: both sides sow at the same time.

use super::hand::{Hand, Landing};
use super::{Congkak, has_empty_row};
use crate::Side;
use crate::mancala::{Board, Event, House, Position, Witness};

impl<B: Board> Congkak<B> {
    /// Both sides have picked a house, by index; each has seeds.
    pub(super) fn sow_both(
        &self,
        position: &mut Position<B>,
        picks: [u8; 2],
        witness: &mut impl Witness,
    ) {
        let mut hands = Side::BOTH.map(|side| {
            let index = picks[side.index()];
            Hand::lift(position, House { side, index }, witness)
        });
        let mut in_store = [false; 2];
        let mut last = Side::First;
        while hands.iter().any(Hand::is_sowing) {
            for side in Side::BOTH {
                let hand = &mut hands[side.index()];
                if hand.is_sowing() {
                    last = side;
                    let landing = hand.sow_one(&mut position.board, &self.rules, witness);
                    in_store[side.index()] = landing == Some(Landing::Store);
                }
            }
        }
        if has_empty_row(position) {
            self.end_round(position, last, witness);
            return;
        }
        position.round.opening = false;
        match in_store {
            [true, true] => {
                position.side = Side::First;
                position.round.opening = self.grants_sowing(position);
                if position.round.opening {
                    for side in Side::BOTH {
                        witness.see(|| Event::SowAgain { side });
                    }
                } else {
                    pass(position, Side::First, witness);
                }
            }
            [south, north] if south || north => {
                let side = if south { Side::First } else { Side::Second };
                position.side = side;
                if self.grants_sowing(position) {
                    witness.see(|| Event::SowAgain { side });
                } else {
                    // It would sow on as in an ordinary turn, and that turn is over.
                    pass(position, !side, witness);
                }
            }
            _ => pass(position, Side::First, witness),
        }
    }
}

/// The turn is over and `to` is to move.
pub(super) fn pass<B: Board>(position: &mut Position<B>, to: Side, witness: &mut impl Witness) {
    position.side = to;
    position.round.extra = 0;
    witness.see(|| Event::TurnPasses { to });
}
