use super::board::{SALT, mix};
use super::{Board, Lap, Ring};
use crate::Side;

/// A usual board in 16 bytes: up to 7 houses a side and 255 seeds in all.
///
/// Each place of the ring is one byte of the number, the first the lowest. No byte
/// can pass 255, since all seeds together do not; so seeds are sown by one addition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Compact(u128);

const MAX_HOUSES: usize = 7;
const LANES: usize = 16;
/// One in each byte.
const ONES: u128 = u128::MAX / 255;

impl Compact {
    fn row_mask(ring: Ring, side: Side) -> u128 {
        let row = (1u128 << (8 * u32::from(ring.houses()))) - 1;
        row << (8 * u32::from(ring.row(side)))
    }

    fn row_lanes(self, ring: Ring, side: Side) -> u64 {
        // Seven houses at most, so they fit.
        ((self.0 & Self::row_mask(ring, side)) >> (8 * u32::from(ring.row(side)))) as u64
    }
}

impl Board for Compact {
    const EMPTY: Self = Compact(0);

    fn holds(ring: Ring, seeds: u32) -> bool {
        usize::from(ring.houses()) <= MAX_HOUSES && seeds <= 255
    }

    fn seeds(&self, at: u8) -> u16 {
        (self.0 >> (8 * u32::from(at))) as u16 & 255
    }

    fn set(&mut self, at: u8, seeds: u16) {
        let shift = 8 * u32::from(at);
        self.0 = self.0 & !(255 << shift) | u128::from(seeds & 255) << shift;
    }

    fn add(&mut self, at: u8, seeds: u16) {
        self.0 += u128::from(seeds) << (8 * u32::from(at));
    }

    fn sow(&mut self, ring: Ring, lap: Lap, from: u8, seeds: u16) -> u8 {
        let shape = match lap {
            Lap::StoreOf(Side::First) => SOUTH,
            Lap::StoreOf(Side::Second) => NORTH,
            Lap::Houses => HOUSES,
            Lap::HousesButOrigin => HOUSES_BUT_ORIGIN,
            Lap::Places(_) => {
                // Burnt houses: rare enough to be walked.
                let places = lap.places(ring, from);
                let mut at = from;
                for _ in 0..seeds {
                    loop {
                        at = ring.next(at);
                        if places & 1 << at != 0 || places == 0 {
                            break;
                        }
                    }
                    self.add(at, 1);
                }
                return at;
            }
        };
        let runs =
            &RUNS[usize::from(ring.houses()) % (MAX_HOUSES + 1)][shape][usize::from(from) % LANES];
        let mut seeds = seeds;
        while seeds > u16::from(runs.lap) {
            self.0 += runs.drops[usize::from(runs.lap) % LANES];
            seeds -= u16::from(runs.lap);
        }
        let at = usize::from(seeds) % LANES;
        self.0 += runs.drops[at];
        runs.last[at]
    }

    fn row(&self, ring: Ring, side: Side) -> u16 {
        // The product adds the bytes up in its highest one; no sum passes 255.
        let lanes = self.row_lanes(ring, side);
        (lanes.wrapping_mul(ONES as u64) >> 56) as u16
    }

    fn occupied(&self, ring: Ring, side: Side) -> u16 {
        const LOW: u64 = ONES as u64 * 0x7f;
        let lanes = self.row_lanes(ring, side);
        // The highest bit of each byte that is not 0, gathered by a product.
        let set = (((lanes & LOW) + LOW) | lanes) & !LOW;
        ((set >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
    }

    fn row_is_empty(&self, ring: Ring, side: Side) -> bool {
        self.0 & Self::row_mask(ring, side) == 0
    }

    fn clear_row(&mut self, ring: Ring, side: Side) -> u16 {
        let seeds = self.row(ring, side);
        self.0 &= !Self::row_mask(ring, side);
        seeds
    }

    fn exchanged(&self, ring: Ring) -> Self {
        let half = 8 * (u32::from(ring.houses()) + 1);
        let low = self.0 & ((1 << half) - 1);
        Compact(self.0 >> half | low << half)
    }

    fn key(&self, ring: Ring, stores: bool) -> u64 {
        let mut board = self.0;
        if !stores {
            board &= Self::row_mask(ring, Side::First) | Self::row_mask(ring, Side::Second);
        }
        let (low, high) = (board as u64, (board >> 64) as u64);
        let both = mix(low ^ SALT[0], SALT[1]) ^ mix(high ^ SALT[2], SALT[3]);
        mix(both ^ SALT[1], SALT[0] ^ u64::from(ring.houses()))
    }
}

const SOUTH: usize = 0;
const NORTH: usize = 1;
const HOUSES: usize = 2;
const HOUSES_BUT_ORIGIN: usize = 3;

/// All sowings from one place along one kind of lap, up to a whole one.
#[derive(Clone, Copy)]
struct Runs {
    /// Places of the lap.
    lap: u8,
    /// By number of seeds: a one in each byte that gets one.
    drops: [u128; LANES],
    /// By number of seeds: where the last one falls.
    last: [u8; LANES],
}

/// By houses a side, kind of lap and origin.
static RUNS: [[[Runs; LANES]; 4]; MAX_HOUSES + 1] = {
    let none = Runs {
        lap: 1,
        drops: [0; LANES],
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
            let mut from = 0;
            while from < ring.len() {
                runs[houses][shape][from as usize] = runs_from(ring, lap, from);
                from += 1;
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
        drops: [0; LANES],
        last: [from; LANES],
    };
    let (mut at, mut seeds, mut drops) = (from, 1, 0u128);
    while seeds <= length {
        at = ring.next(at);
        if places & 1 << at != 0 {
            drops += 1 << (8 * at as u32);
            runs.drops[seeds] = drops;
            runs.last[seeds] = at;
            seeds += 1;
        }
    }
    runs
}
