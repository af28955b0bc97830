use crate::packing::{BITS, mixed};

/// What is known of the seeds that the side to move will still gain on the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    /// At least so many.
    pub(crate) least: i32,
    /// At most so many.
    pub(crate) most: i32,
    /// The ply that was best when this was found, by its house; [`NO_HOUSE`] for none.
    pub(crate) best: u8,
}

/// No house is known to be the best.
pub(crate) const NO_HOUSE: u8 = 15;

/// The greatest difference that is stored; boards with more seeds are not.
pub(crate) const LIMIT: i32 = 255;

impl Bounds {
    /// Nothing is known.
    pub(crate) const NONE: Bounds = Bounds {
        least: -LIMIT,
        most: LIMIT,
        best: NO_HOUSE,
    };
}

/// Slots that share a place.
const SLOTS: usize = 4;
/// Fewer places would leave too few bits of a slot for the rest of the board.
const FEWEST_PLACES: u32 = 22;

/// Bounds by board. The whole board decides: its place and what is stored there tell
/// every packed board from every other, so a hit is never wrong.
///
/// A slot is, from the lowest bit: least and most in 9 bits each, moved to be
/// positive, the best house in 4, effort in 4, then the bits of the mixed board that
/// the place does not tell. A slot of 0 is empty.
pub(crate) struct BoundsTable {
    places: Vec<[u64; SLOTS]>,
    place_bits: u32,
}

const BOARD: u32 = 26;

impl BoundsTable {
    /// A table of about this many bytes, 128 MiB at least.
    pub(crate) fn new(bytes: usize) -> Self {
        let places = bytes / size_of::<[u64; SLOTS]>();
        let place_bits = places.max(1).ilog2().clamp(FEWEST_PLACES, BITS - 1);
        BoundsTable {
            places: vec![[0; SLOTS]; 1 << place_bits],
            place_bits,
        }
    }

    fn place_and_rest(&self, packed: u64) -> (usize, u64) {
        let mixed = mixed(packed);
        let place = mixed & ((1 << self.place_bits) - 1);
        (place as usize, mixed >> self.place_bits)
    }

    pub(crate) fn get(&self, packed: u64) -> Option<Bounds> {
        let (place, rest) = self.place_and_rest(packed);
        let slot = self.places[place]
            .iter()
            .find(|slot| **slot != 0 && **slot >> BOARD == rest)?;
        let number = |from: u32| (*slot >> from & 511) as i32 - LIMIT - 1;
        Some(Bounds {
            least: number(0),
            most: number(9),
            best: (*slot >> 18 & 15) as u8,
        })
    }

    /// Keeps the bounds, if need be in the place of what cost least to find.
    pub(crate) fn put(&mut self, packed: u64, bounds: Bounds, nodes: u64) {
        let (place, rest) = self.place_and_rest(packed);
        // One is added so that no slot in use is 0.
        let number = |value: i32| (value.clamp(-LIMIT, LIMIT) + LIMIT + 1) as u64;
        let effort = u64::from(nodes.max(1).ilog2() / 2).min(15);
        let slot = number(bounds.least)
            | number(bounds.most) << 9
            | u64::from(bounds.best & 15) << 18
            | effort << 22
            | rest << BOARD;
        let slots = &mut self.places[place];
        let same = slots
            .iter()
            .position(|old| *old != 0 && *old >> BOARD == rest);
        let cheapest = || {
            let cost = |old: &u64| (*old != 0, *old >> 22 & 15);
            (0..SLOTS).min_by_key(|at| cost(&slots[*at])).unwrap_or(0)
        };
        let at = same.unwrap_or_else(cheapest);
        slots[at] = slot;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_is_got_and_nothing_else() {
        let mut table = BoundsTable::new(0);
        let bounds = Bounds {
            least: -48,
            most: 255,
            best: 3,
        };
        for packed in [0, 1, 0x0FFF_FFFF_FFFF_FFFF, 0x0123_4567_89AB_CDEF] {
            assert_eq!(table.get(packed), None);
            table.put(packed, bounds, 5);
            assert_eq!(table.get(packed), Some(bounds));
        }
        assert_eq!(table.get(2), None);
    }

    #[test]
    fn what_cost_least_gives_way() {
        let mut table = BoundsTable::new(0);
        // Boards of one place: found by trying.
        let place = table.place_and_rest(7).0;
        let mut same = (0..1u64 << 34).filter(|packed| table.place_and_rest(*packed).0 == place);
        let boards: Vec<u64> = same.by_ref().take(5).collect();
        for (board, nodes) in boards.iter().zip([900, 20, 1 << 20, 400, 60]) {
            table.put(*board, Bounds::NONE, nodes);
        }
        let kept: Vec<bool> = boards
            .iter()
            .map(|board| table.get(*board).is_some())
            .collect();
        assert_eq!(kept, [true, false, true, true, true]);
    }
}
