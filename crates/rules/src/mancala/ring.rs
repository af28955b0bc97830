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

/// The houses and stores of a board in sowing order, numbered from 0: South's
/// houses from South's left, South's store, North's houses from North's left,
/// North's store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ring {
    houses: u8,
}

impl Ring {
    /// The most houses a side.
    pub const MAX_HOUSES: u8 = 12;

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
        match side {
            Side::First => 0,
            Side::Second => self.houses + 1,
        }
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
        let (side, index) = if at <= self.houses {
            (Side::First, at)
        } else {
            (Side::Second, at - self.houses - 1)
        };
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

    /// The house across the board from a house.
    pub const fn opposite(self, at: u8) -> u8 {
        2 * self.houses - at
    }

    /// The next place in sowing order, stores included.
    pub const fn next(self, at: u8) -> u8 {
        if at + 1 == self.len() { 0 } else { at + 1 }
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
    /// The places whose bits are set, by their number on the ring.
    Places(u32),
}

impl Lap {
    /// The places as bits, for seeds lifted from `from`.
    pub const fn places(self, ring: Ring, from: u8) -> u32 {
        let all = (1u32 << ring.len()) - 1;
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
