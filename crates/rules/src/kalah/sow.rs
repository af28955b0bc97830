use super::{EmptyCapture, End, Kalah, Pie, Relay, Sweep};
use crate::mancala::{Board, Event, House, Lap, Ply, Position, Witness};
use crate::{Reason, Side};

impl<B: Board> Kalah<B> {
    /// The position after a ply, told to the witness event by event.
    pub(super) fn after(
        &self,
        before: &Position<B>,
        ply: Ply,
        witness: &mut impl Witness,
    ) -> Position<B> {
        let (mut position, side) = (*before, before.side);
        let again = match ply {
            Ply::House(index) if index < self.rules.houses => {
                position.swap_open &= side == Side::First;
                let from = House { side, index };
                self.sow(&mut position.board, from, witness)
            }
            Ply::Swap => {
                position.board = position.board.exchanged();
                position.swap_open = false;
                witness.see(|| Event::Swap);
                false
            }
            // No ply of this game: nothing happens.
            Ply::House(_) | Ply::Pair { .. } => return position,
        };
        position.side = if again { side } else { !side };
        if self.is_over(&position.board, position.side) {
            self.finish(&mut position, witness);
            // Unswept seeds of the other row would make the game look open again.
            if self.rules.sweep != Sweep::None || self.rules.end == End::EitherRowEmpty {
                position.side = !side;
            }
            witness.see(|| Event::GameOver(position.by_stores(Reason::RowEmpty)));
        } else if again {
            witness.see(|| Event::SowAgain { side });
        } else {
            witness.see(|| Event::TurnPasses { to: !side });
        }
        position
    }

    /// Sows from a house of the side to move; whether the last seed falls in its store.
    ///
    /// Relays end: each lap leaves a seed in the store, and between two passes of
    /// the store the hand only moves forward.
    // Perft knows the rules and the side when it is compiled.
    #[inline(always)]
    pub(super) fn sow(&self, board: &mut B, house: House, witness: &mut impl Witness) -> bool {
        let (ring, side) = (self.ring(), house.side);
        let (lap, store) = (Lap::StoreOf(side), ring.store(side));
        let mut from = ring.at(house);
        loop {
            let seeds = board.lift(from);
            witness.see(|| Event::Lift {
                by: side,
                from: ring.house(from),
                seeds,
            });
            witness.drops(side, ring, lap, from, seeds);
            let last = board.sow(ring, lap, from, seeds);
            if last == store {
                return true;
            }
            if self.rules.relay == Relay::On && board.seeds(last) > 1 {
                witness.see(|| Event::Relay {
                    by: side,
                    at: ring.house(last),
                });
                from = last;
                continue;
            }
            let Some(last) = ring.index_in(last, side) else {
                return false;
            };
            let last = ring.at(House { side, index: last });
            if board.seeds(last) == 1 {
                let opposite = ring.opposite(last);
                let taken = board.seeds(opposite);
                if taken > 0 || self.rules.empty_capture == EmptyCapture::On {
                    board.set(last, 0);
                    board.set(opposite, 0);
                    board.add(store, taken + 1);
                    for (at, seeds) in [(last, 1), (opposite, taken)] {
                        if seeds > 0 {
                            witness.see(|| Event::Capture {
                                by: side,
                                from: ring.house(at),
                                seeds,
                            });
                        }
                    }
                }
            }
            return false;
        }
    }

    /// Whether a row that has to be empty for it is, with this side to move next.
    #[inline(always)]
    pub(super) fn is_over(&self, board: &B, next: Side) -> bool {
        let empty = |side| board.row_is_empty(self.ring(), side);
        match self.rules.end {
            End::EitherRowEmpty => empty(Side::First) || empty(Side::Second),
            End::MoverStuck => empty(next),
        }
    }

    /// Ends the game, a row being empty.
    #[cold]
    fn finish(&self, position: &mut Position<B>, witness: &mut impl Witness) {
        for row in Side::BOTH {
            let to = match self.rules.sweep {
                Sweep::ToRowOwner => row,
                // At most one row has seeds.
                Sweep::ToClearer => !row,
                Sweep::None => continue,
            };
            position.show_sweep(row, to, witness);
            position.sweep(row, to);
        }
        position.swap_open = false;
        position.ended = Some(Reason::RowEmpty);
    }

    /// A position as somebody entered it: finished when its rows say so, and with the
    /// swap open at the usual start.
    pub(super) fn entered(&self, mut position: Position<B>, swap_open: bool) -> Position<B> {
        let start = crate::Game::start(self);
        let at_start = (position.board, position.side) == (start.board, start.side);
        position.swap_open = self.rules.pie == Pie::On && (swap_open || at_start);
        if self.is_over(&position.board, position.side) {
            self.finish(&mut position, &mut ());
        }
        position
    }
}
