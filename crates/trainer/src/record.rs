//! One position of a game played for training, as 32 bytes.

/// Bytes of a record, little-endian throughout.
pub const SIZE: usize = 32;

/// Where the check sum begins; it covers everything before.
const SUM: usize = 28;

/// A position and what became of it, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// Stones of the side to move, a bit for each point of the 9x5 grid.
    pub own: u64,
    /// Stones of the other side.
    pub enemy: u64,
    /// Number of the game in its file.
    pub game: u32,
    /// Turns played before.
    pub ply: u16,
    /// What the search found, in its own units.
    pub score: i16,
    /// How the game ended for the side to move: 1 won, 0 drawn, -1 lost.
    pub result: i8,
    /// Paikas in a row so far.
    pub quiet: u8,
    /// Whether no position of this game follows.
    pub last: bool,
}

impl Record {
    /// As it stands in the file.
    pub fn to_bytes(self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[0..8].copy_from_slice(&self.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.enemy.to_le_bytes());
        bytes[16..20].copy_from_slice(&self.game.to_le_bytes());
        bytes[20..22].copy_from_slice(&self.ply.to_le_bytes());
        bytes[22..24].copy_from_slice(&self.score.to_le_bytes());
        bytes[24..25].copy_from_slice(&self.result.to_le_bytes());
        bytes[25] = self.quiet;
        bytes[26] = u8::from(self.last);
        let sum = check_sum(&bytes[..SUM]);
        bytes[SUM..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Reads it back; `None` when the check sum does not fit.
    pub fn from_bytes(bytes: &[u8; SIZE]) -> Option<Self> {
        let [
            o0,
            o1,
            o2,
            o3,
            o4,
            o5,
            o6,
            o7, //
            e0,
            e1,
            e2,
            e3,
            e4,
            e5,
            e6,
            e7, //
            g0,
            g1,
            g2,
            g3,
            p0,
            p1,
            s0,
            s1, //
            result,
            quiet,
            last,
            _,
            c0,
            c1,
            c2,
            c3,
        ] = *bytes;
        let whole = u32::from_le_bytes([c0, c1, c2, c3]) == check_sum(&bytes[..SUM]);
        whole.then(|| Record {
            own: u64::from_le_bytes([o0, o1, o2, o3, o4, o5, o6, o7]),
            enemy: u64::from_le_bytes([e0, e1, e2, e3, e4, e5, e6, e7]),
            game: u32::from_le_bytes([g0, g1, g2, g3]),
            ply: u16::from_le_bytes([p0, p1]),
            score: i16::from_le_bytes([s0, s1]),
            result: i8::from_le_bytes([result]),
            quiet,
            last: last == 1,
        })
    }

    /// Stones on the board.
    pub const fn stones(&self) -> u32 {
        (self.own | self.enemy).count_ones()
    }
}

/// 32-bit FNV-1a.
pub fn check_sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| {
        (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_back_unless_a_bit_of_it_changed() {
        let record = Record {
            own: 0x3_ffff_0000_1234,
            enemy: 0x0_0000_ffff_0080,
            game: 70_000,
            ply: 300,
            score: -29_990,
            result: -1,
            quiet: 49,
            last: true,
        };
        let bytes = record.to_bytes();
        assert_eq!(Record::from_bytes(&bytes), Some(record));
        for bit in 0..SIZE * 8 {
            let mut broken = bytes;
            broken[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Record::from_bytes(&broken), None, "bit {bit}");
        }
    }
}
