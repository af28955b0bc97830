use super::{Feed, GrandSlam, Oware};
use crate::mancala::{Board, House, Position, Refusal};

impl<B: Board> Oware<B> {
    /// The houses the side to move may sow from, as bits from its left.
    pub(super) fn legal_houses(&self, position: &Position<B>) -> u16 {
        if position.ended.is_some() {
            return 0;
        }
        let houses = self.feeding_houses(position);
        match self.rules.grand_slam {
            GrandSlam::Illegal => houses & !self.slams(position, houses),
            GrandSlam::IllegalUnlessForced => {
                let others = houses & !self.slams(position, houses);
                if others != 0 { others } else { houses }
            }
            _ => houses,
        }
    }

    /// The houses with seeds that do what is owed to the opponent.
    fn feeding_houses(&self, position: &Position<B>) -> u16 {
        let (ring, side) = (position.ring, position.side);
        let occupied = position.board.occupied(ring, side);
        match self.rules.feed {
            Feed::Must if position.board.row_is_empty(ring, !side) => filter(occupied, |index| {
                let seeds = position.seeds(House { side, index });
                u16::from(index) + seeds >= u16::from(ring.houses())
            }),
            Feed::NeverStarve => {
                let kind = filter(occupied, |index| !self.starves(position, index));
                if kind != 0 { kind } else { occupied }
            }
            Feed::Must | Feed::Off => occupied,
        }
    }

    /// Which of these houses would take every seed of the opponent.
    fn slams(&self, position: &Position<B>, houses: u16) -> u16 {
        filter(houses, |index| {
            let (board, last) = self.sown(position, index);
            self.capture(&board, position.ring, position.side, last)
                .slam
        })
    }

    /// Whether sowing from this house leaves the opponent without seeds.
    fn starves(&self, position: &Position<B>, index: u8) -> bool {
        let (board, last) = self.sown(position, index);
        let mut after = Position { board, ..*position };
        let capture = self.capture(&board, position.ring, position.side, last);
        self.take(&mut after, &capture, &mut ());
        after.board.row_is_empty(position.ring, !position.side)
    }

    /// The board after sowing from this house, before any capture, and where the last
    /// seed fell.
    fn sown(&self, position: &Position<B>, index: u8) -> (B, u8) {
        let (ring, side) = (position.ring, position.side);
        let mut board = position.board;
        let from = ring.at(House { side, index });
        let seeds = board.lift(from);
        let last = board.sow(ring, self.lap(), from, seeds);
        (board, last)
    }

    /// Why the side to move may not sow from this house; `None` when it may.
    pub fn refusal(&self, position: &Position<B>, house: House) -> Option<Refusal> {
        if position.ended.is_some() {
            return Some(Refusal::GameOver);
        }
        if house.index >= self.rules.houses {
            return Some(Refusal::NoHouse);
        }
        if house.side != position.side {
            return Some(Refusal::OtherSide);
        }
        if position.seeds(house) == 0 {
            return Some(Refusal::Empty);
        }
        let bit = 1 << house.index;
        if self.legal_houses(position) & bit != 0 {
            return None;
        }
        // A slam that starves the opponent is refused as a slam: that is what people see.
        Some(if self.slams(position, bit) != 0 {
            Refusal::GrandSlam
        } else if position.board.row_is_empty(position.ring, !position.side) {
            Refusal::MustFeed
        } else {
            Refusal::Starves
        })
    }
}

/// The houses among these for which something holds.
fn filter(houses: u16, holds: impl Fn(u8) -> bool) -> u16 {
    let (mut left, mut kept) = (houses, 0);
    while left != 0 {
        let index = left.trailing_zeros() as u8;
        left &= left - 1;
        kept |= u16::from(holds(index)) << index;
    }
    kept
}
