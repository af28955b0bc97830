use super::capture::Capture;
use super::{Cycle, Feed, Oware, Stuck};
use crate::mancala::{Board, Event, Position, Witness};
use crate::{Reason, Side};

impl<B: Board> Oware<B> {
    /// Ends the game after a ply, or lets the turn pass; the side to move is already the
    /// other one.
    pub(super) fn end_after(
        &self,
        position: &mut Position<B>,
        capture: &Capture,
        witness: &mut impl Witness,
    ) {
        let side = position.side;
        if self.takes_rest(capture) {
            for row in Side::BOTH {
                sweep(position, row, side, witness);
            }
            over(position, Reason::GrandSlamRest, witness);
            return;
        }
        // Stores only change by captures.
        if capture.takes()
            && let Some(reason) = decided(position)
        {
            over(position, reason, witness);
            return;
        }
        if self.end_if_stuck(position, witness) {
            return;
        }
        witness.see(|| Event::TurnPasses { to: side });
        witness.see_if(|| self.feeding_duty(position));
    }

    /// A position as somebody entered it: finished when its seeds say so.
    pub(super) fn entered(&self, mut position: Position<B>) -> Position<B> {
        match decided(&position) {
            Some(reason) => position.ended = Some(reason),
            None => {
                self.end_if_stuck(&mut position, &mut ());
            }
        }
        position
    }

    /// Ends the game because this board has been there before.
    pub(super) fn end_by_cycle(&self, position: &mut Position<B>, witness: &mut impl Witness) {
        witness.see(|| Event::Cycle);
        if self.rules.cycle != Cycle::SplitEven {
            for side in Side::BOTH {
                sweep(position, side, side, witness);
            }
        }
        over(position, Reason::Cycle, witness);
    }

    /// Ends the game when the side to move has no legal move; whether it has none.
    fn end_if_stuck(&self, position: &mut Position<B>, witness: &mut impl Witness) -> bool {
        if self.legal_houses(position) != 0 {
            return false;
        }
        let (ring, side) = (position.ring, position.side);
        let reason = if position.board.row_is_empty(ring, side) {
            Reason::RowEmpty
        } else if self.rules.feed == Feed::Must && position.board.row_is_empty(ring, !side) {
            Reason::CannotFeed
        } else {
            Reason::NoLegalTurn
        };
        witness.see(|| Event::CannotMove {
            side,
            cannot_feed: reason == Reason::CannotFeed,
        });
        for row in Side::BOTH {
            let to = match self.rules.stuck {
                Stuck::RowsToOwner => row,
                Stuck::OpponentTakesAll => !side,
            };
            sweep(position, row, to, witness);
        }
        over(position, reason, witness);
        true
    }

    /// What the side to move has to be told when its opponent has no seeds.
    fn feeding_duty(&self, position: &Position<B>) -> Option<Event> {
        let (ring, side) = (position.ring, position.side);
        let owed = self.rules.feed != Feed::Off && position.board.row_is_empty(ring, !side);
        let houses = self.legal_houses(position);
        (owed && houses != position.board.occupied(ring, side))
            .then_some(Event::FeedingDuty { side, houses })
    }
}

/// Whether the stores have decided the game.
fn decided<B: Board>(position: &Position<B>) -> Option<Reason> {
    let total = position.total();
    let twice = Side::BOTH.map(|side| 2 * u32::from(position.store(side)));
    if twice[0] > total || twice[1] > total {
        Some(Reason::Majority)
    } else {
        (twice == [total; 2]).then_some(Reason::HalfEach)
    }
}

fn over<B: Board>(position: &mut Position<B>, reason: Reason, witness: &mut impl Witness) {
    position.ended = Some(reason);
    witness.see(|| Event::GameOver(position.by_stores(reason)));
}

/// Puts the seeds of a row into a store.
fn sweep<B: Board>(position: &mut Position<B>, row: Side, to: Side, witness: &mut impl Witness) {
    position.show_sweep(row, to, witness);
    position.sweep(row, to);
}
