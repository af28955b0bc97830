//! Pits by name and by the set; what pits there are, the rules say.

use vato_rules::{
    Side,
    mancala::{House, Pit, Ring},
};

/// `south` or `north`.
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "south",
        Side::Second => "north",
    }
}

/// What tests and style sheets call a pit: `south-3`, `north-store`.
pub fn pit_name(pit: Pit) -> String {
    match pit {
        Pit::House(House { side, index }) => format!("{}-{}", side_name(side), index + 1),
        Pit::Store(side) => format!("{}-store", side_name(side)),
    }
}

/// The pits of a board, in sowing order.
pub fn pits_of(ring: Ring) -> impl Iterator<Item = Pit> {
    ring.places().map(move |at| ring.pit(at))
}

/// The pit of that [`pit_name`].
pub fn pit_named(ring: Ring, name: &str) -> Option<Pit> {
    pits_of(ring).find(|pit| pit_name(*pit) == name)
}

/// A pit's place among those of [`pits_of`], from 0.
pub fn place_of(ring: Ring, pit: Pit) -> u8 {
    let behind_south = match owner(pit) {
        Side::First => 0,
        Side::Second => ring.houses() + 1,
    };
    let in_row = match pit {
        Pit::House(house) => house.index,
        Pit::Store(_) => ring.houses(),
    };
    behind_south + in_row
}

/// Whose pit it is.
pub fn owner(pit: Pit) -> Side {
    match pit {
        Pit::House(house) => house.side,
        Pit::Store(side) => side,
    }
}

/// A set of pits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PitSet(u32);

impl PitSet {
    /// No pit.
    pub const EMPTY: Self = Self(0);

    fn bit(pit: Pit) -> u32 {
        // No row is longer than twelve, which leaves the last bit of sixteen.
        let place = match pit {
            Pit::House(house) => house.index,
            Pit::Store(_) => 15,
        };
        1 << (16 * owner(pit).index() as u32 + u32::from(place))
    }

    /// Houses of both sides as bits from their owner's left.
    pub fn of_houses(houses: [u16; 2]) -> Self {
        Self(u32::from(houses[0]) | u32::from(houses[1]) << 16)
    }

    /// Whether the pit is in it.
    pub fn contains(self, pit: Pit) -> bool {
        self.0 & Self::bit(pit) != 0
    }

    /// Puts a pit in.
    pub fn insert(&mut self, pit: Pit) {
        self.0 |= Self::bit(pit);
    }

    /// Whether no pit is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Pit> for PitSet {
    fn from_iter<T: IntoIterator<Item = Pit>>(pits: T) -> Self {
        let mut set = Self::EMPTY;
        pits.into_iter().for_each(|pit| set.insert(pit));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pits_are_named_in_sowing_order() {
        let names: Vec<String> = pits_of(Ring::new(6)).map(pit_name).collect();
        assert_eq!(names[..2], ["south-1", "south-2"]);
        assert_eq!(names[6..8], ["south-store", "north-1"]);
        assert_eq!(names[13], "north-store");
    }

    #[test]
    fn every_pit_is_found_by_its_name_on_every_ring() {
        for ring in (1..=Ring::MAX_HOUSES).map(Ring::new) {
            for pit in pits_of(ring) {
                assert_eq!(pit_named(ring, &pit_name(pit)), Some(pit));
                let place = usize::from(place_of(ring, pit));
                assert_eq!(pits_of(ring).nth(place), Some(pit));
            }
            assert_eq!(pit_named(ring, "south-13"), None);
        }
    }

    #[test]
    fn a_set_holds_just_what_was_put_in() {
        let ring = Ring::new(Ring::MAX_HOUSES);
        for pit in pits_of(ring) {
            let set: PitSet = [pit].into_iter().collect();
            let held: Vec<Pit> = pits_of(ring).filter(|other| set.contains(*other)).collect();
            assert_eq!(held, [pit]);
        }
        let houses = PitSet::of_houses([0b100, 0b1]);
        let held = pits_of(ring).filter(|pit| houses.contains(*pit));
        assert_eq!(
            held.map(pit_name).collect::<Vec<_>>(),
            ["south-3", "north-1"]
        );
    }
}
