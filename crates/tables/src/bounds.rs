use crate::memory::Memory;
use crate::packing::BITS;

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
pub(crate) const LIMIT: i32 = 127;

impl Bounds {
    /// What the number of seeds in the houses says alone.
    pub(crate) fn unknown(seeds: i32) -> Bounds {
        // What is stored has to fit, so no wider than that where it can be stored.
        let most = seeds.max(LIMIT);
        Bounds {
            least: -most,
            most,
            best: NO_HOUSE,
        }
    }
}

/// Slots that share a place.
const SLOTS: usize = 4;
/// Bytes of a slot.
const SLOT: usize = 8;
/// Bytes of a place: half a line of the processor's cache.
const PLACE: usize = SLOTS * SLOT;
/// Fewer places would leave too few bits of a slot for the rest of the board.
const FEWEST_PLACES: u32 = EFFORT + BITS - u64::BITS;
/// Where in a slot the effort begins.
const EFFORT: u32 = 20;
/// The most bits it takes.
const EFFORT_BITS: u32 = 4;

/// Bounds by board. The whole board decides: its place and what is stored there tell
/// every board from every other, so a hit is never wrong. Boards are given as their key:
/// packed and [mixed](crate::packing::mixed).
///
/// A slot is, from the lowest bit: least and most in 8 bits each, moved to be
/// positive, the best house in 4, effort in up to 4, then the bits of the key that
/// the place does not tell. A slot of 0 is empty.
pub(crate) struct BoundsTable {
    slots: Memory,
    place_bits: u32,
    /// Where in a slot the board begins. In a small table it has more to tell, and the
    /// effort leaves its lower bits to it.
    board: u32,
}

impl BoundsTable {
    /// A table of about this many bytes, 2 MiB at least.
    pub(crate) fn new(bytes: usize) -> Self {
        let place_bits = (bytes / PLACE)
            .max(1)
            .ilog2()
            .clamp(FEWEST_PLACES, BITS - 1);
        BoundsTable {
            slots: Memory::new(PLACE << place_bits),
            place_bits,
            board: (place_bits + u64::BITS - BITS).min(EFFORT + EFFORT_BITS),
        }
    }

    /// Where the slots of a board begin, and what of its key they have to say.
    #[inline(always)]
    fn place_and_rest(&self, key: u64) -> (usize, u64) {
        let place = key & ((1 << self.place_bits) - 1);
        (place as usize * PLACE, key >> self.place_bits << self.board)
    }

    #[inline(always)]
    fn slots(&self, at: usize) -> [u64; SLOTS] {
        let mut slots = [0; SLOTS];
        for (slot, bytes) in slots
            .iter_mut()
            .zip(self.slots[at..][..PLACE].as_chunks().0)
        {
            *slot = u64::from_le_bytes(*bytes);
        }
        slots
    }

    /// Brings the place of a board up from memory while other work goes on; where there is
    /// no instruction for that, does nothing.
    #[inline(always)]
    pub(crate) fn fetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            let (at, _) = self.place_and_rest(key);
            safe_arch::prefetch_t0(&self.slots[at]);
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    #[inline(always)]
    pub(crate) fn get(&self, key: u64) -> Option<Bounds> {
        let (at, rest) = self.place_and_rest(key);
        let slot = self
            .slots(at)
            .into_iter()
            .find(|slot| self.holds(*slot, rest))?;
        let number = |from: u32| (slot >> from & 255) as i32 - LIMIT - 1;
        Some(Bounds {
            least: number(0),
            most: number(8),
            best: (slot >> 16 & 15) as u8,
        })
    }

    /// Keeps the bounds, if need be in the place of what cost least to find.
    #[inline(always)]
    pub(crate) fn put(&mut self, key: u64, bounds: Bounds, nodes: u64) {
        let (at, rest) = self.place_and_rest(key);
        // One is added so that no slot in use is 0.
        let number = |value: i32| (value.clamp(-LIMIT, LIMIT) + LIMIT + 1) as u64;
        let spared = EFFORT + EFFORT_BITS - self.board;
        let effort = u64::from(nodes.max(1).ilog2() / 2).min(15) >> spared;
        let slot = number(bounds.least)
            | number(bounds.most) << 8
            | u64::from(bounds.best & 15) << 16
            | effort << EFFORT
            | rest;
        let slots = self.slots(at);
        let same = slots.iter().position(|old| self.holds(*old, rest));
        let efforts = (1 << self.board) - (1 << EFFORT);
        let cheapest = || {
            let cost = |old: &u64| (*old != 0, *old & efforts);
            (0..SLOTS).min_by_key(|at| cost(&slots[*at])).unwrap_or(0)
        };
        let at = at + same.unwrap_or_else(cheapest) * SLOT;
        self.slots[at..][..SLOT].copy_from_slice(&slot.to_le_bytes());
    }

    /// Whether a slot is in use for the board with this rest of a key.
    #[inline(always)]
    const fn holds(&self, slot: u64, rest: u64) -> bool {
        (slot ^ rest) >> self.board == 0 && slot != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_is_got_and_nothing_else() {
        for bytes in [0, 1 << 23, 1 << 25] {
            put_is_got(BoundsTable::new(bytes));
        }
    }

    fn put_is_got(mut table: BoundsTable) {
        let bounds = Bounds {
            least: -48,
            most: 127,
            best: 3,
        };
        for key in [0, 1, 0x0FFF_FFFF_FFFF_FFFF, 0x0123_4567_89AB_CDEF] {
            assert_eq!(table.get(key), None);
            table.put(key, bounds, 5);
            assert_eq!(table.get(key), Some(bounds));
        }
        assert_eq!(table.get(2), None);
    }

    #[test]
    fn what_cost_least_gives_way() {
        let mut table = BoundsTable::new(1 << 25);
        // Boards of one place.
        let boards = [0, 1, 2, 3, 4].map(|rest| rest << table.place_bits | 7);
        for (board, nodes) in boards.iter().zip([900, 20, 1 << 20, 400, 60]) {
            table.put(*board, Bounds::unknown(0), nodes);
        }
        let kept = boards.map(|board| table.get(board).is_some());
        assert_eq!(kept, [true, false, true, true, true]);
    }
}
