use super::{GrandSlam, Oware};
use crate::Side;
use crate::mancala::{Board, Event, House, Position, Ring, Witness};

/// What a last seed takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Capture {
    by: Side,
    /// The houses that are taken as bits from the opponent's left.
    houses: u16,
    /// Whether the twos and threes are all the opponent has.
    pub(super) slam: bool,
    /// Seeds of twos and threes that a slam leaves where they are.
    left: u16,
}

impl Capture {
    /// Whether it takes anything.
    pub(super) fn takes(&self) -> bool {
        self.houses != 0
    }
}

impl<B: Board> Oware<B> {
    /// What the last seed, which fell at `last`, takes.
    pub(super) fn capture(&self, board: &B, ring: Ring, by: Side, last: u8) -> Capture {
        let (row, mut houses, mut seeds) = (ring.row(!by), 0u16, 0);
        let mut at = last;
        while ring.is_house_of(at, !by) && matches!(board.seeds(at), 2 | 3) {
            houses |= 1 << (at - row);
            seeds += board.seeds(at);
            // South's row begins at 0; what wraps is no house.
            at = at.wrapping_sub(1);
        }
        let mut capture = Capture {
            by,
            houses,
            slam: houses != 0 && seeds == board.row(ring, !by),
            left: 0,
        };
        if capture.slam {
            let nearest = 1 << (last - row);
            let furthest = houses & houses.wrapping_neg();
            let stays = match self.rules.grand_slam {
                GrandSlam::NoCapture => houses,
                GrandSlam::LeaveLast => nearest,
                GrandSlam::LeaveFirst => furthest,
                GrandSlam::IllegalUnlessForced
                | GrandSlam::Illegal
                | GrandSlam::CaptureAll
                | GrandSlam::OpponentTakesRest => 0,
            };
            capture.houses &= !stays;
            let staying = ring
                .houses_of(!by)
                .filter(|house| stays & 1 << house.index != 0);
            capture.left = staying.map(|house| board.seeds(ring.at(house))).sum();
        }
        capture
    }

    /// Carries a capture out.
    pub(super) fn take(
        &self,
        position: &mut Position<B>,
        capture: &Capture,
        witness: &mut impl Witness,
    ) {
        let (ring, by) = (position.ring, capture.by);
        if capture.slam && (capture.left > 0 || self.takes_rest(capture)) {
            witness.see(|| Event::GrandSlam {
                by,
                left: capture.left,
            });
        }
        // From the last seed backwards.
        let mut houses = capture.houses;
        while houses != 0 {
            let index = houses.ilog2() as u8;
            houses &= !(1 << index);
            let house = House { side: !by, index };
            let seeds = position.board.lift(ring.at(house));
            position.board.add(ring.store(by), seeds);
            witness.see(|| Event::Capture {
                by,
                from: house,
                seeds,
            });
        }
    }

    /// Whether a capture gives what is left on the board to the opponent.
    pub(super) fn takes_rest(&self, capture: &Capture) -> bool {
        capture.slam && self.rules.grand_slam == GrandSlam::OpponentTakesRest
    }
}
