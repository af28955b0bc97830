use super::{Grid, Point, PointSet, Setup, Turn};
use crate::Side;

/// Stones, side to move, paikas in a row and the turn number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// By [`Side::index`]: White's stones, Black's stones.
    stones: [PointSet; 2],
    key: u64,
    side: Side,
    quiet: u16,
    number: u32,
}

impl Position {
    /// A position with these stones; a point in both sets counts as White's.
    /// `quiet` is the number of paikas in a row so far, `number` the turn number from 1.
    pub fn new(white: PointSet, black: PointSet, side: Side, quiet: u16, number: u32) -> Self {
        let stones = [white, black - white];
        Position {
            stones,
            key: key(stones, side),
            side,
            quiet,
            number,
        }
    }

    /// The usual start on this grid.
    pub fn start(grid: &Grid, setup: Setup) -> Self {
        let (columns, middle) = (grid.columns(), grid.rows() / 2);
        let mut stones = [PointSet::EMPTY; 2];
        for point in grid.points() {
            let owner = match grid.rank(point).cmp(&middle) {
                core::cmp::Ordering::Less => Some(Side::First),
                core::cmp::Ordering::Greater => Some(Side::Second),
                core::cmp::Ordering::Equal => {
                    let column = match setup {
                        Setup::Standard => grid.column(point),
                        Setup::Mirror => columns - 1 - grid.column(point),
                    };
                    middle_rank_owner(columns, column)
                }
            };
            if let Some(side) = owner {
                stones[side.index()] |= PointSet::of(point);
            }
        }
        Position::new(stones[0], stones[1], Side::First, 0, 1)
    }

    /// Whose turn it is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The stones of a side.
    pub const fn stones(&self, side: Side) -> PointSet {
        self.stones[side.index()]
    }

    /// The stones of the side to move.
    pub const fn own(&self) -> PointSet {
        self.stones[self.side.index()]
    }

    /// The stones of the other side.
    pub const fn enemy(&self) -> PointSet {
        self.stones[1 - self.side.index()]
    }

    /// Whose stone stands on a point.
    pub const fn at(&self, point: Point) -> Option<Side> {
        if self.stones[0].contains(point) {
            Some(Side::First)
        } else if self.stones[1].contains(point) {
            Some(Side::Second)
        } else {
            None
        }
    }

    /// Paikas in a row so far, both sides counted together.
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet
    }

    /// The turn number, from 1, rising after Black's turn.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Zobrist key of the stones and the side to move.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The position with the same stones in the other colour and the other
    /// side to move.
    pub fn colours_swapped(&self) -> Self {
        Position::new(
            self.stones[1],
            self.stones[0],
            !self.side,
            self.quiet,
            self.number,
        )
    }

    pub(crate) fn after(&self, turn: &Turn) -> Position {
        let mut next = *self;
        let us = self.side.index();
        next.stones[us] = (next.stones[us] - PointSet::of(turn.from())) | PointSet::of(turn.to());
        next.key ^= STONE_KEYS[us][turn.from().index()]
            ^ STONE_KEYS[us][turn.to().index()]
            ^ SECOND_TO_MOVE;
        if turn.captured().is_empty() {
            next.quiet = self.quiet.saturating_add(1);
        } else {
            next.quiet = 0;
            next.stones[1 - us] = next.stones[1 - us] - turn.captured();
            for point in turn.captured() {
                next.key ^= STONE_KEYS[1 - us][point.index()];
            }
        }
        next.number = self.number.saturating_add(us as u32);
        next.side = !self.side;
        next
    }
}

/// Who starts on this column of the middle rank: stones alternate from both
/// ends inwards, Black's at the left end and White's at the right, so the rank
/// is its own image under a half turn with colours swapped.
fn middle_rank_owner(columns: u8, column: u8) -> Option<Side> {
    let centre = columns / 2;
    let distance = column.abs_diff(centre);
    if distance == 0 {
        return None;
    }
    let from_end = if column < centre {
        column
    } else {
        columns - 1 - column
    };
    let black = (from_end % 2 == 0) == (column < centre);
    Some(if black { Side::Second } else { Side::First })
}

const SECOND_TO_MOVE: u64 = split_mix(1);

/// By side and point index.
const STONE_KEYS: [[u64; 64]; 2] = {
    let mut keys = [[0; 64]; 2];
    let mut i = 0;
    while i < 128 {
        keys[i / 64][i % 64] = split_mix(i as u64 + 2);
        i += 1;
    }
    keys
};

/// The output function of SplitMix64 (Steele, Lea, Flood: "Fast splittable
/// pseudorandom number generators", OOPSLA 2014).
const fn split_mix(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

fn key(stones: [PointSet; 2], side: Side) -> u64 {
    let mut key = if side == Side::Second {
        SECOND_TO_MOVE
    } else {
        0
    };
    for (set, keys) in stones.into_iter().zip(&STONE_KEYS) {
        for point in set {
            key ^= keys[point.index()];
        }
    }
    key
}
