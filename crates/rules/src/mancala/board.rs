use core::fmt::Debug;
use core::hash::Hash;

use super::{Lap, Ring};
use crate::Side;

/// The seeds on a [`Ring`], houses and stores.
///
/// Two kinds hold them: [`Wide`](super::Wide) takes every board, [`Compact`](super::Compact)
/// the usual ones and is fast. Rules are written once, over this trait. Places are
/// those of the [`Ring`].
pub trait Board: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// No seeds.
    const EMPTY: Self;

    /// Whether a board of this ring with this many seeds in all can be held.
    fn holds(ring: Ring, seeds: u32) -> bool;

    /// Seeds in a house or store.
    fn seeds(&self, at: u8) -> u16;

    /// Sets the seeds in a house or store.
    fn set(&mut self, at: u8, seeds: u16);

    /// Adds seeds to a house or store.
    fn add(&mut self, at: u8, seeds: u16);

    /// Empties a house; how many seeds were there.
    fn lift(&mut self, at: u8) -> u16 {
        let seeds = self.seeds(at);
        self.set(at, 0);
        seeds
    }

    /// Drops `seeds` seeds one by one along the lap that begins behind `from`; where the
    /// last one falls, or `from` without seeds. The lap must have a place.
    fn sow(&mut self, ring: Ring, lap: Lap, from: u8, seeds: u16) -> u8;

    /// Seeds in the houses of a side.
    fn row(&self, ring: Ring, side: Side) -> u16;

    /// The houses of a side that have seeds, as bits from its left.
    fn occupied(&self, ring: Ring, side: Side) -> u16;

    /// How many houses of a side have seeds.
    fn count_occupied(&self, ring: Ring, side: Side) -> u32 {
        self.occupied(ring, side).count_ones()
    }

    /// The houses of a side as bytes, its leftmost the lowest; `None` where this kind of
    /// board does not hold them so.
    fn row_bytes(&self, _ring: Ring, _side: Side) -> Option<u64> {
        None
    }

    /// Whether no house of a side has seeds.
    fn row_is_empty(&self, ring: Ring, side: Side) -> bool {
        self.occupied(ring, side) == 0
    }

    /// Empties the houses of a side; how many seeds were there.
    fn clear_row(&mut self, ring: Ring, side: Side) -> u16;

    /// Rows and stores exchanged.
    fn exchanged(&self) -> Self;

    /// 64 bits that differ, as far as 64 bits can, where houses or, with `stores`, stores differ.
    fn key(&self, ring: Ring, stores: bool) -> u64;
}

/// Joins two numbers into one whose bits depend on all of theirs: the product of
/// both, its halves laid over each other.
pub(super) const fn mix(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// Odd numbers without a pattern: the fractional parts of the square roots of 2, 3, 5 and 7.
pub(super) const SALT: [u64; 4] = [
    0x6A09_E667_F3BC_C909,
    0xBB67_AE85_84CA_A73B,
    0x3C6E_F372_FE94_F82B,
    0xA54F_F53A_5F1D_36F1,
];
