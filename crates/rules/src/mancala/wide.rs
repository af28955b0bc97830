use super::board::{SALT, mix};
use super::{Board, Lap, Ring};
use crate::Side;

const PLACES: usize = Ring::END as usize;

/// Any board: a number for each place of the ring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wide {
    /// By place; those that are not on the ring are 0.
    seeds: [u16; PLACES],
}

impl Wide {
    /// The seeds of all places are at most this many, so that no place can overflow.
    pub const MAX_SEEDS: u32 = u16::MAX as u32;

    fn row_range(ring: Ring, side: Side) -> core::ops::Range<usize> {
        let first = usize::from(ring.row(side));
        first..first + usize::from(ring.houses())
    }
}

impl Board for Wide {
    const EMPTY: Self = Wide { seeds: [0; PLACES] };

    fn holds(_: Ring, seeds: u32) -> bool {
        seeds <= Wide::MAX_SEEDS
    }

    fn seeds(&self, at: u8) -> u16 {
        self.seeds[usize::from(at)]
    }

    fn set(&mut self, at: u8, seeds: u16) {
        self.seeds[usize::from(at)] = seeds;
    }

    fn add(&mut self, at: u8, seeds: u16) {
        self.seeds[usize::from(at)] += seeds;
    }

    fn sow(&mut self, ring: Ring, lap: Lap, from: u8, seeds: u16) -> u8 {
        let places = lap.places(ring, from);
        if seeds == 0 {
            return from;
        }
        // Whole laps at once, so that a great pile takes no longer than a small one.
        let length = places.count_ones().max(1) as u16;
        let (laps, mut left) = ((seeds - 1) / length, (seeds - 1) % length + 1);
        if laps > 0 {
            for at in ring.places().filter(|at| places & 1 << at != 0) {
                self.seeds[usize::from(at)] += laps;
            }
        }
        let mut at = from;
        while left > 0 && places != 0 {
            at = ring.next(at);
            if places & 1 << at != 0 {
                self.seeds[usize::from(at)] += 1;
                left -= 1;
            }
        }
        at
    }

    fn row(&self, ring: Ring, side: Side) -> u16 {
        self.seeds[Wide::row_range(ring, side)].iter().sum()
    }

    fn occupied(&self, ring: Ring, side: Side) -> u16 {
        let row = self.seeds[Wide::row_range(ring, side)].iter().enumerate();
        row.fold(0, |bits, (index, seeds)| {
            bits | u16::from(*seeds > 0) << index
        })
    }

    fn clear_row(&mut self, ring: Ring, side: Side) -> u16 {
        let seeds = self.row(ring, side);
        self.seeds[Wide::row_range(ring, side)].fill(0);
        seeds
    }

    fn exchanged(&self) -> Self {
        let mut exchanged = *self;
        exchanged.seeds.rotate_left(usize::from(Ring::NORTH));
        exchanged
    }

    fn key(&self, ring: Ring, stores: bool) -> u64 {
        let mut key = SALT[0] ^ u64::from(ring.houses());
        for at in ring.places() {
            let counts = stores || !matches!(ring.pit(at), super::Pit::Store(_));
            let seeds = if counts { self.seeds(at) } else { 0 };
            key = mix(key ^ u64::from(seeds), SALT[1] ^ u64::from(at));
        }
        mix(key ^ SALT[2], SALT[3])
    }
}
