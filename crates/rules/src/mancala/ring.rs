use crate::Side;

/// A house, from its owner's left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct House {
    /// Whose row it is in.
    pub side: Side,
    /// From the owner's left, from 0; the last one is next to the owner's store.
    pub index: u8,
}

/// Where a seed can lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pit {
    /// A house of a row.
    House(House),
    /// The store of a side.
    Store(Side),
}

/// The houses and stores of a board in sowing order.
///
/// Each has a number, its place: South's houses count from 0, South's store follows them; North's begin
/// at [`NORTH`](Ring::NORTH), so that a place tells its side whatever the size of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ring {
    houses: u8,
}

impl Ring {
    /// The most houses a side.
    pub const MAX_HOUSES: u8 = 12;
    /// The place of North's first house.
    pub const NORTH: u8 = 16;
    /// All places are below.
    pub(crate) const END: u8 = 32;

    /// The ring of a board with this many houses a side, 1 to [`MAX_HOUSES`](Ring::MAX_HOUSES);
    /// any other number is brought into that range.
    pub const fn new(houses: u8) -> Ring {
        let houses = match houses {
            0 => 1,
            1..=Self::MAX_HOUSES => houses,
            _ => Self::MAX_HOUSES,
        };
        Ring { houses }
    }

    /// Houses a side.
    pub const fn houses(self) -> u8 {
        self.houses
    }

    /// Houses and stores together.
    pub const fn len(self) -> u8 {
        2 * self.houses + 2
    }

    /// Never: there is a house a side at least.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Where a side's first house is.
    pub const fn row(self, side: Side) -> u8 {
        side as u8 * Self::NORTH
    }

    /// Where a side's store is.
    pub const fn store(self, side: Side) -> u8 {
        self.row(side) + self.houses
    }

    /// Where a house is.
    pub const fn at(self, house: House) -> u8 {
        self.row(house.side) + house.index
    }

    /// What is there.
    pub const fn pit(self, at: u8) -> Pit {
        let side = if at < Self::NORTH {
            Side::First
        } else {
            Side::Second
        };
        let index = at % Self::NORTH;
        if index == self.houses {
            Pit::Store(side)
        } else {
            Pit::House(House { side, index })
        }
    }

    /// The house that is there; for a store the last house before it.
    pub(crate) const fn house(self, at: u8) -> House {
        match self.pit(at) {
            Pit::House(house) => house,
            Pit::Store(side) => House {
                side,
                index: self.houses - 1,
            },
        }
    }

    /// Whether a house of this side is there.
    pub const fn is_house_of(self, at: u8, side: Side) -> bool {
        // Below the row the difference wraps to a large number.
        at.wrapping_sub(self.row(side)) < self.houses
    }

    /// The index from this side's left if a house of its row is there.
    pub const fn index_in(self, at: u8, side: Side) -> Option<u8> {
        let index = at.wrapping_sub(self.row(side));
        if index < self.houses {
            Some(index)
        } else {
            None
        }
    }

    /// The house across the board from a house.
    pub const fn opposite(self, at: u8) -> u8 {
        Self::NORTH + self.houses - 1 - at
    }

    /// The next place in sowing order, stores included.
    pub const fn next(self, at: u8) -> u8 {
        if at % Self::NORTH == self.houses {
            (at - self.houses) ^ Self::NORTH
        } else {
            at + 1
        }
    }

    /// All places in sowing order.
    pub fn places(self) -> impl Iterator<Item = u8> {
        Side::BOTH
            .into_iter()
            .flat_map(move |side| self.row(side)..=self.store(side))
    }

    /// The houses of a side, from its left.
    pub fn houses_of(self, side: Side) -> impl DoubleEndedIterator<Item = House> + Clone {
        (0..self.houses).map(move |index| House { side, index })
    }
}

/// Which places of the ring a sowing drops seeds into.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lap {
    /// Every house and this side's store, never the other one.
    StoreOf(Side),
    /// Every house and no store.
    Houses,
    /// Every house but the one that was lifted from, and no store.
    HousesButOrigin,
    /// The places whose bits are set.
    Places(u32),
}

impl Lap {
    /// The places as bits, for seeds lifted from `from`.
    pub const fn places(self, ring: Ring, from: u8) -> u32 {
        let half = (1u32 << (ring.houses() + 1)) - 1;
        let all = half | half << Ring::NORTH;
        let (south, north) = (
            1u32 << ring.store(Side::First),
            1u32 << ring.store(Side::Second),
        );
        match self {
            Lap::StoreOf(Side::First) => all & !north,
            Lap::StoreOf(Side::Second) => all & !south,
            Lap::Houses => all & !north & !south,
            Lap::HousesButOrigin => all & !north & !south & !(1 << from),
            Lap::Places(places) => places & all,
        }
    }
}
