use super::Ring;
use crate::Side;

/// Congkak: what a position knows of the match around it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round {
    /// Whether both sides are about to pick a house unseen.
    pub(crate) opening: bool,
    /// Extra sowings already taken this turn, where the rules count them.
    pub(crate) extra: u8,
    /// From 1.
    pub(crate) number: u16,
    /// Who moved first in it.
    pub(crate) began: Side,
    /// Burnt houses as bits by their place on the ring.
    pub(crate) burnt: u32,
}

impl Default for Round {
    fn default() -> Self {
        Round {
            opening: false,
            extra: 0,
            number: 1,
            began: Side::First,
            burnt: 0,
        }
    }
}

impl Round {
    /// Its number, from 1.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Whether both sides are about to pick a house unseen.
    pub const fn opening(&self) -> bool {
        self.opening
    }

    /// Burnt houses as bits by their place on the [`Ring`].
    pub const fn burnt(&self) -> u32 {
        self.burnt
    }

    /// All of it in 61 bits.
    pub(crate) fn bits(&self) -> u64 {
        u64::from(self.opening)
            | u64::from(self.began == Side::Second) << 1
            | u64::from(self.extra) << 2
            | u64::from(self.number) << 10
            | u64::from(self.burnt) << 26
    }

    pub(crate) fn half_turn(&self) -> Round {
        Round {
            began: !self.began,
            burnt: self.burnt.rotate_left(u32::from(Ring::NORTH)),
            ..*self
        }
    }
}
