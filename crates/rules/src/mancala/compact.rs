use super::board::{SALT, mix};
use super::{Board, Lap, Ring};
use crate::Side;

/// A usual board in 16 bytes: up to 7 houses a side and 255 seeds in all.
///
/// Each side's houses and store are the bytes of a number, the leftmost house the lowest. No byte
/// can pass 255, since all seeds together do not; so seeds are sown by two additions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Compact([u64; 2]);

const MAX_HOUSES: usize = 7;
/// Bytes of a board.
const LANES: usize = 16;
/// One in each byte.
const ONES: u64 = u64::MAX / 255;
/// Brings the lowest bit of byte n of a factor to bit n of the highest byte.
const GATHER: u64 = 0x0102_0408_1020_4080;

impl Compact {
    /// The houses of either side.
    #[inline]
    const fn row_mask(ring: Ring) -> u64 {
        (1 << (8 * ring.houses() as u32)) - 1
    }

    #[inline]
    fn lanes(self, ring: Ring, side: Side) -> u64 {
        self.0[side.index()] & Self::row_mask(ring)
    }

    /// One in each byte of a house with seeds.
    #[inline]
    fn occupied_bytes(self, ring: Ring, side: Side) -> u64 {
        const LOW: u64 = ONES * 0x7f;
        let lanes = self.lanes(ring, side);
        // The sum carries into the highest bit of a byte unless its lower ones are all 0.
        ((((lanes & LOW) + LOW) | lanes) & !LOW) >> 7
    }

    #[inline]
    const fn half(at: u8) -> usize {
        (at / Ring::NORTH) as usize % 2
    }

    /// By how many bits the seeds of a place are shifted.
    #[inline]
    const fn shift(at: u8) -> u32 {
        8 * (at as u32 % 8)
    }
}

impl Board for Compact {
    const EMPTY: Self = Compact([0; 2]);

    fn holds(ring: Ring, seeds: u32) -> bool {
        usize::from(ring.houses()) <= MAX_HOUSES && seeds <= 255
    }

    #[inline]
    fn seeds(&self, at: u8) -> u16 {
        (self.0[Self::half(at)] >> Self::shift(at)) as u16 & 255
    }

    #[inline]
    fn set(&mut self, at: u8, seeds: u16) {
        let half = &mut self.0[Self::half(at)];
        *half = *half & !(255 << Self::shift(at)) | u64::from(seeds & 255) << Self::shift(at);
    }

    #[inline]
    fn add(&mut self, at: u8, seeds: u16) {
        self.0[Self::half(at)] += u64::from(seeds) << Self::shift(at);
    }

    #[inline]
    fn lift(&mut self, at: u8) -> u16 {
        let seeds = self.seeds(at);
        self.0[Self::half(at)] -= u64::from(seeds) << Self::shift(at);
        seeds
    }

    #[inline]
    fn sow(&mut self, ring: Ring, lap: Lap, from: u8, seeds: u16) -> u8 {
        let shape = match lap {
            Lap::StoreOf(Side::First) => SOUTH,
            Lap::StoreOf(Side::Second) => NORTH,
            Lap::Houses => HOUSES,
            Lap::HousesButOrigin => HOUSES_BUT_ORIGIN,
            Lap::Places(_) => return self.walk(ring, lap, from, seeds),
        };
        let runs = &RUNS[usize::from(ring.houses()) % RUNS.len()][shape][lane(from)];
        let mut seeds = usize::from(seeds);
        while seeds > usize::from(runs.lap) {
            self.drop(&runs.drops[usize::from(runs.lap) % LANES]);
            seeds -= usize::from(runs.lap);
        }
        self.drop(&runs.drops[seeds % LANES]);
        runs.last[seeds % LANES]
    }

    #[inline]
    fn row(&self, ring: Ring, side: Side) -> u16 {
        // The product adds the bytes up in its highest one; no sum passes 255.
        (self.lanes(ring, side).wrapping_mul(ONES) >> 56) as u16
    }

    #[inline]
    fn occupied(&self, ring: Ring, side: Side) -> u16 {
        // The product gathers the bits of all bytes in its highest one.
        (self.occupied_bytes(ring, side).wrapping_mul(GATHER) >> 56) as u16
    }

    #[inline]
    fn count_occupied(&self, ring: Ring, side: Side) -> u32 {
        (self.occupied_bytes(ring, side).wrapping_mul(ONES) >> 56) as u32
    }

    fn row_bytes(&self, ring: Ring, side: Side) -> Option<u64> {
        Some(self.lanes(ring, side))
    }

    #[inline]
    fn row_is_empty(&self, ring: Ring, side: Side) -> bool {
        self.lanes(ring, side) == 0
    }

    fn clear_row(&mut self, ring: Ring, side: Side) -> u16 {
        let seeds = self.row(ring, side);
        self.0[side.index()] &= !Self::row_mask(ring);
        seeds
    }

    fn exchanged(&self) -> Self {
        let [south, north] = self.0;
        Compact([north, south])
    }

    fn key(&self, ring: Ring, stores: bool) -> u64 {
        let mask = if stores {
            u64::MAX
        } else {
            Self::row_mask(ring)
        };
        let [south, north] = self.0.map(|half| half & mask);
        let both = mix(south ^ SALT[0], SALT[1]) ^ mix(north ^ SALT[2], SALT[3]);
        mix(both ^ SALT[1], SALT[0] ^ u64::from(ring.houses()))
    }
}

impl Compact {
    #[inline]
    fn drop(&mut self, ones: &[u64; 2]) {
        self.0[0] += ones[0];
        self.0[1] += ones[1];
    }

    /// Sows one by one. For burnt houses, which are too rare and too many for a table.
    fn walk(&mut self, ring: Ring, lap: Lap, from: u8, seeds: u16) -> u8 {
        let (places, mut at, mut left) = (lap.places(ring, from), from, seeds);
        while left > 0 && places != 0 {
            at = ring.next(at);
            if places & 1 << at != 0 {
                self.add(at, 1);
                left -= 1;
            }
        }
        at
    }
}

const SOUTH: usize = 0;
const NORTH: usize = 1;
const HOUSES: usize = 2;
const HOUSES_BUT_ORIGIN: usize = 3;

/// Which byte of the board a place is.
#[inline]
const fn lane(at: u8) -> usize {
    (at / Ring::NORTH * 8 + at % 8) as usize % LANES
}

/// All sowings from one place along one kind of lap, up to a whole one.
#[derive(Clone, Copy)]
struct Runs {
    /// By number of seeds: a one in each byte that gets one.
    drops: [[u64; 2]; LANES],
    /// By number of seeds: where the last one falls.
    last: [u8; LANES],
    /// Places of the lap.
    lap: u8,
}

/// By houses a side, kind of lap and origin.
static RUNS: [[[Runs; LANES]; 4]; MAX_HOUSES + 1] = {
    let none = Runs {
        lap: 1,
        drops: [[0; 2]; LANES],
        last: [0; LANES],
    };
    let mut runs = [[[none; LANES]; 4]; MAX_HOUSES + 1];
    let mut houses = 1;
    while houses <= MAX_HOUSES {
        let ring = Ring::new(houses as u8);
        let mut shape = 0;
        while shape < 4 {
            let lap = match shape {
                SOUTH => Lap::StoreOf(Side::First),
                NORTH => Lap::StoreOf(Side::Second),
                HOUSES => Lap::Houses,
                _ => Lap::HousesButOrigin,
            };
            let (mut from, mut left) = (0, ring.len());
            while left > 0 {
                runs[houses][shape][lane(from)] = runs_from(ring, lap, from);
                from = ring.next(from);
                left -= 1;
            }
            shape += 1;
        }
        houses += 1;
    }
    runs
};

const fn runs_from(ring: Ring, lap: Lap, from: u8) -> Runs {
    let places = lap.places(ring, from);
    let length = places.count_ones() as usize;
    let mut runs = Runs {
        lap: length as u8,
        drops: [[0; 2]; LANES],
        last: [from; LANES],
    };
    let (mut at, mut seeds, mut drops) = (from, 1, [0u64; 2]);
    while seeds <= length {
        at = ring.next(at);
        if places & 1 << at != 0 {
            drops[Compact::half(at)] += 1 << Compact::shift(at);
            runs.drops[seeds] = drops;
            runs.last[seeds] = at;
            seeds += 1;
        }
    }
    runs
}
