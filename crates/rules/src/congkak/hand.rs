use super::{CaptureAfterLap, DeadSeed, EmptyCapture, OwnSeed, Rules};
use crate::Side;
use crate::mancala::{Board, Event, House, Lap, Position, Ring, Witness};

/// A side's hand while it sows.
///
/// A hand moves forward only and passes its own store on every lap. There it leaves a
/// seed, or ends if that was the last one, since no relay begins in a store. Seeds in a store
/// never come out again within a round, so a hand drops at most one lap for each seed
/// outside its store: every sowing ends.
pub(super) struct Hand {
    ring: Ring,
    side: Side,
    /// Where its seeds may fall: not into the opponent's store nor into burnt houses.
    lap: Lap,
    /// Where the last seed fell, or the house lifted from.
    at: u8,
    /// Seeds in it.
    seeds: u16,
    /// Whether it has dropped a seed on the opponent's last house in play; kept up only where
    /// captures depend on it.
    lapped: bool,
}

/// What became of the last seed in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Landing {
    /// It fell among others, and all of them are in the hand now.
    Relay,
    /// It fell into the own store.
    Store,
    /// It made a capture or lies where it fell.
    Rest,
}

impl Hand {
    /// Lifts a house that has seeds.
    pub(super) fn lift<B: Board>(
        position: &mut Position<B>,
        house: House,
        witness: &mut impl Witness,
    ) -> Hand {
        let (ring, side) = (position.ring, house.side);
        let lap = match position.round.burnt {
            0 => Lap::StoreOf(side),
            burnt => Lap::Places(Lap::StoreOf(side).places(ring, 0) & !burnt),
        };
        let mut hand = Hand {
            ring,
            side,
            lap,
            at: ring.at(house),
            seeds: 0,
            lapped: false,
        };
        hand.fill(&mut position.board, witness);
        hand
    }

    /// Whether it still has seeds to drop.
    pub(super) const fn is_sowing(&self) -> bool {
        self.seeds > 0
    }

    /// Sows until the last seed rests.
    pub(super) fn sow_all<B: Board>(
        &mut self,
        board: &mut B,
        rules: &Rules,
        witness: &mut impl Witness,
    ) -> Landing {
        loop {
            let last = board.sow(self.ring, self.lap, self.at, self.seeds);
            witness.drops(self.side, self.ring, self.lap, self.at, self.seeds);
            if rules.capture_after_lap == CaptureAfterLap::On {
                self.lapped |= self.seeds >= self.steps_to_far_end();
            }
            (self.at, self.seeds) = (last, 0);
            let landing = self.settle(board, rules, witness);
            if landing != Landing::Relay {
                return landing;
            }
        }
    }

    /// Drops one seed; what became of it if it was the last.
    pub(super) fn sow_one<B: Board>(
        &mut self,
        board: &mut B,
        rules: &Rules,
        witness: &mut impl Witness,
    ) -> Option<Landing> {
        if rules.capture_after_lap == CaptureAfterLap::On {
            self.lapped |= self.steps_to_far_end() == 1;
        }
        self.at = board.sow(self.ring, self.lap, self.at, 1);
        self.seeds -= 1;
        witness.see(|| Event::Drop {
            by: self.side,
            into: self.ring.pit(self.at),
            left: self.seeds,
        });
        (self.seeds == 0).then(|| self.settle(board, rules, witness))
    }

    /// What the last seed does where it fell.
    // Called between all relays of a sowing: a tenth of the time of perft.
    #[inline(always)]
    fn settle<B: Board>(
        &mut self,
        board: &mut B,
        rules: &Rules,
        witness: &mut impl Witness,
    ) -> Landing {
        let ring = self.ring;
        if self.at == ring.store(self.side) {
            return Landing::Store;
        }
        if board.seeds(self.at) > 1 {
            witness.see(|| Event::Relay {
                by: self.side,
                at: ring.house(self.at),
            });
            self.fill(board, witness);
            return Landing::Relay;
        }
        self.rest(board, rules, witness);
        Landing::Rest
    }

    /// What the last seed does in a house where it is alone.
    fn rest<B: Board>(&self, board: &mut B, rules: &Rules, witness: &mut impl Witness) {
        let (ring, own) = (self.ring, self.at);
        if !ring.is_house_of(own, self.side) {
            if rules.dead_seed == DeadSeed::ToOpponent {
                capture(board, ring, !self.side, own, witness);
            }
            return;
        }
        if rules.capture_after_lap == CaptureAfterLap::On && !self.lapped {
            return;
        }
        let opposite = ring.opposite(own);
        // A burnt house has no seeds, so it counts as empty here.
        let own_goes = if board.seeds(opposite) > 0 {
            capture(board, ring, self.side, opposite, witness);
            rules.own_seed == OwnSeed::Take
        } else {
            rules.empty_capture == EmptyCapture::Bank
        };
        if own_goes {
            capture(board, ring, self.side, own, witness);
        }
    }

    /// Takes up the seeds of the house it is at.
    fn fill<B: Board>(&mut self, board: &mut B, witness: &mut impl Witness) {
        self.seeds = board.lift(self.at);
        witness.see(|| Event::Lift {
            by: self.side,
            from: self.ring.house(self.at),
            seeds: self.seeds,
        });
    }

    /// How many drops away the opponent's last house in play is; never within
    /// reach when all are burnt.
    fn steps_to_far_end(&self) -> u16 {
        let row = ((1u32 << self.ring.houses()) - 1) << self.ring.row(!self.side);
        let places = self.lap.places(self.ring, self.at);
        let Some(far) = (places & row).checked_ilog2() else {
            return u16::MAX;
        };
        let (mut at, mut steps) = (self.at, 0);
        while steps == 0 || u32::from(at) != far {
            at = self.ring.next(at);
            steps += u16::from(places & 1 << at != 0);
        }
        steps
    }
}

/// Puts the seeds of a house into the store of a side.
fn capture<B: Board>(board: &mut B, ring: Ring, by: Side, from: u8, witness: &mut impl Witness) {
    let seeds = board.lift(from);
    board.add(ring.store(by), seeds);
    witness.see(|| Event::Capture {
        by,
        from: ring.house(from),
        seeds,
    });
}
