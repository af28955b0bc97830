use vato_rules::Side;
use vato_rules::mancala::{Board, Ring};

/// Bits of a packed board; what is left of 64 holds bounds beside a part of it.
pub(crate) const BITS: u32 = 60;

/// Packs the houses of a board, in which South is the side to move, into [`BITS`] bits, the same
/// number for each house: 5 for six houses a side, so up to 31 seeds in a house.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Packing {
    bits: u32,
}

impl Packing {
    /// For boards of this many houses a side.
    pub(crate) fn new(houses: u8) -> Self {
        Packing {
            bits: (BITS / (2 * u32::from(houses.max(1)))).min(8),
        }
    }

    /// The houses as a number that no other board has; `None` when a house holds too
    /// many seeds.
    #[inline(always)]
    pub(crate) fn pack<B: Board>(self, board: &B, ring: Ring) -> Option<u64> {
        let row = |side| match board.row_bytes(ring, side) {
            Some(bytes) => self.pack_bytes(bytes),
            None => self.pack_row(board, ring, side),
        };
        let (own, other) = (row(Side::First)?, row(Side::Second)?);
        Some(own << (self.bits * u32::from(ring.houses())) | other)
    }

    /// Bytes with the bits between them left out: in pairs, then in fours, then all.
    fn pack_bytes(self, bytes: u64) -> Option<u64> {
        let spare = 8 - self.bits;
        let too_many = ((0xFF << self.bits) & 0xFF) * 0x0101_0101_0101_0101;
        if bytes & too_many != 0 {
            return None;
        }
        let pairs = bytes & 0x00FF_00FF_00FF_00FF | (bytes & 0xFF00_FF00_FF00_FF00) >> spare;
        let fours = pairs & 0x0000_FFFF_0000_FFFF | (pairs & 0xFFFF_0000_FFFF_0000) >> (2 * spare);
        Some(fours & 0xFFFF_FFFF | (fours & 0xFFFF_FFFF_0000_0000) >> (4 * spare))
    }

    fn pack_row<B: Board>(self, board: &B, ring: Ring, side: Side) -> Option<u64> {
        let (mut packed, mut all) = (0, 0);
        for house in ring.houses_of(side).rev() {
            let seeds = board.seeds(ring.at(house));
            packed = packed << self.bits | u64::from(seeds);
            all |= seeds;
        }
        (all >> self.bits == 0).then_some(packed)
    }
}

/// Mixes a packed board: no two have the same result.
pub(crate) const fn mixed(packed: u64) -> u64 {
    const MASK: u64 = (1 << BITS) - 1;
    // Odd factors and shifts to the right lose nothing, within a number of bits.
    let mut mixed = packed;
    mixed ^= mixed >> 31;
    mixed = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) & MASK;
    mixed ^= mixed >> 29;
    mixed = mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9) & MASK;
    mixed ^ mixed >> 32
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use vato_rules::Notation;
    use vato_rules::kalah::Kalah;
    use vato_rules::mancala::Compact;

    use super::*;

    #[test]
    fn the_houses_decide() {
        let game = Kalah::default();
        let packed = |text: &str| {
            let position = game.parse_position(text).unwrap();
            Packing::new(6).pack(position.board(), position.ring())
        };
        let board = packed("<6,3,9,1,2,0,0,0,31,4,0,0,0,5,0> s");
        assert!(board.is_some());
        assert_eq!(board, packed("<6,0,0,1,2,0,0,0,31,4,0,0,0,5,0> n"));
        assert_ne!(board, packed("<6,3,9,4,0,0,0,5,0,1,2,0,0,0,31> s"));
        assert_eq!(packed("<6,3,9,1,2,0,0,0,32,4,0,0,0,5,0> s"), None);
    }

    #[test]
    fn both_kinds_of_board_are_packed_alike() {
        for houses in 1..=7 {
            let game = Kalah::from_rules(&format!("houses={houses},seeds=2")).unwrap();
            let (packing, ring) = (Packing::new(houses), game.ring());
            let rows = (0..2 * houses)
                .map(|at| at * 5 % 7)
                .map(|seeds| seeds.to_string());
            let rows = rows.collect::<Vec<_>>().join(",");
            let position = game
                .parse_position(&format!("<{houses},0,0,{rows}> n"))
                .unwrap();
            let compact = position.on::<Compact>().unwrap();
            let packed = packing.pack(position.board(), ring);
            assert!(packed.is_some());
            assert_eq!(packed, packing.pack(compact.board(), ring), "{houses}");
        }
    }

    #[test]
    fn mixing_loses_nothing() {
        let spread: HashSet<u64> = (0..1 << 16).map(|n| mixed(n << 40 | n)).collect();
        assert_eq!(spread.len(), 1 << 16);
        assert!(spread.iter().all(|mixed| *mixed < 1 << BITS));
    }
}
