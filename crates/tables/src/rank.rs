use vato_rules::Side;
use vato_rules::mancala::{Board, Ring};

/// Numbers all boards by their houses: first those with no seed, then those with one, and so on.
///
/// The combinatorial number system: with `s` seeds in houses 0 to `i` together, house `i`
/// adds the number of ways in which fewer than `s` seeds can lie in those houses,
/// `C(s + i, i + 1)`.
#[derive(Clone)]
pub(crate) struct Ranks {
    houses: u8,
    /// By house and seeds up to it.
    ways: [[u32; SUMS]; HOUSES],
}

/// A power of two above the most seeds of a board with a rank.
const SUMS: usize = 32;
const HOUSES: usize = 2 * Ring::MAX_HOUSES as usize;

impl Ranks {
    /// For boards of this many houses a side.
    pub(crate) fn new(houses: u8) -> Self {
        let mut ways = [[0; SUMS]; HOUSES];
        for (house, row) in (0..).zip(&mut ways) {
            for (sum, ways) in (0..).zip(row) {
                *ways = u32::try_from(choose(sum + house, house + 1)).unwrap_or(u32::MAX);
            }
        }
        Ranks { houses, ways }
    }

    /// How many boards have up to this many seeds.
    pub(crate) fn boards(&self, seeds: u32) -> usize {
        let pits = 2 * u64::from(self.houses);
        choose(u64::from(seeds) + pits, pits) as usize
    }

    /// The most seeds with which there are no more than this many boards and every one has
    /// a rank.
    pub(crate) fn most_seeds(&self, boards: usize) -> u32 {
        let boards = boards.min(u32::MAX as usize);
        let fits = |seeds: &u32| self.boards(*seeds) <= boards;
        (0..SUMS as u32).take_while(fits).last().unwrap_or(0)
    }

    /// The number of a board, South's houses first.
    #[inline(always)]
    pub(crate) fn rank<B: Board>(&self, board: &B, ring: Ring) -> usize {
        let (mut rank, mut sum, mut house) = (0, 0, 0);
        for side in Side::BOTH {
            match board.row_bytes(ring, side) {
                Some(bytes) => {
                    // The product holds in each byte the sum of all bytes up to it.
                    let mut sums = bytes.wrapping_mul(u64::MAX / 255);
                    let all = (sums >> 56) as usize;
                    for _ in 0..self.houses {
                        let so_far = sum + (sums & 255) as usize;
                        rank += self.ways[house % HOUSES][so_far % SUMS] as usize;
                        sums >>= 8;
                        house += 1;
                    }
                    sum += all;
                }
                None => {
                    for at in ring.houses_of(side) {
                        sum += usize::from(board.seeds(ring.at(at)));
                        rank += self.ways[house % HOUSES][sum % SUMS] as usize;
                        house += 1;
                    }
                }
            }
        }
        rank
    }
}

/// Ways to choose `few` of `many`.
fn choose(many: u64, few: u64) -> u64 {
    (0..few).fold(1u128, |ways, n| {
        ways * u128::from(many.saturating_sub(n)) / u128::from(n + 1)
    }) as u64
}

#[cfg(test)]
mod tests {
    use vato_rules::mancala::{Compact, Wide};

    use super::*;

    /// The boards in the order in which ranks count them: by seeds, then by the last
    /// house, then by the one before it, and so on.
    fn in_order(houses: u8, most: u16) -> Vec<Vec<u16>> {
        let mut boards = vec![vec![]];
        for _ in 0..2 * houses {
            let longer = |board: &Vec<u16>| {
                let left = most - board.iter().sum::<u16>();
                let board = board.clone();
                (0..=left).map(move |seeds| [&board[..], &[seeds]].concat())
            };
            boards = boards.iter().flat_map(longer).collect();
        }
        boards.sort_by_key(|board| {
            let up_to = |house: usize| board[..=house].iter().sum::<u16>();
            (0..board.len()).rev().map(up_to).collect::<Vec<_>>()
        });
        boards
    }

    #[test]
    fn ranks_count_all_boards() {
        for houses in 1..=4 {
            let (ranks, ring) = (Ranks::new(houses), Ring::new(houses));
            let boards = in_order(houses, 5);
            assert_eq!(boards.len(), ranks.boards(5));
            for (rank, seeds) in boards.iter().enumerate() {
                let (mut wide, mut compact) = (Wide::EMPTY, Compact::EMPTY);
                let all = Side::BOTH.into_iter().flat_map(|side| ring.houses_of(side));
                for (house, seeds) in all.zip(seeds) {
                    wide.set(ring.at(house), *seeds);
                    compact.set(ring.at(house), *seeds);
                }
                assert_eq!(ranks.rank(&wide, ring), rank, "{seeds:?}");
                assert_eq!(ranks.rank(&compact, ring), rank, "{seeds:?}");
            }
        }
    }

    #[test]
    fn tables_fit() {
        // C(16 + 12, 12) and C(17 + 12, 12).
        let ranks = Ranks::new(6);
        assert_eq!(ranks.boards(16), 30_421_755);
        assert_eq!(ranks.most_seeds(30_421_755), 16);
        assert_eq!(ranks.most_seeds(30_421_754), 15);
        assert_eq!(Ranks::new(1).most_seeds(usize::MAX), 31);
        assert_eq!(ranks.most_seeds(0), 0);
    }
}
