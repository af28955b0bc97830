use vato_rules::Side;
use vato_rules::mancala::{Board, Ring};

/// Numbers the rows of one side by their houses: first that with no seed, then those with one,
/// and so on; and boards by both rows.
///
/// The combinatorial number system: with `s` seeds in houses 0 to `i` together, house `i`
/// adds the number of ways in which fewer than `s` seeds can lie in those houses,
/// `C(s + i, i + 1)`.
#[derive(Clone)]
pub(crate) struct Rows {
    houses: u8,
    /// By house and seeds up to it; the last house adds all rows with fewer seeds.
    ways: [[u32; SUMS]; HOUSES],
    /// By seeds: the first row with so many.
    first: [usize; SUMS],
    /// By seeds: how many rows have so many.
    count: [usize; SUMS],
    /// By the seeds of both rows: the first board with so many.
    board: [[usize; SUMS]; SUMS],
}

/// A row by its number, and how many seeds are in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) number: usize,
    pub(crate) seeds: usize,
}

/// A power of two above the most seeds of a board with a number.
const SUMS: usize = 32;
const HOUSES: usize = Ring::MAX_HOUSES as usize;

impl Rows {
    /// For boards of this many houses a side.
    pub(crate) fn new(houses: u8) -> Self {
        let mut ways = [[0; SUMS]; HOUSES];
        for (house, row) in (0..).zip(&mut ways).take(usize::from(houses) - 1) {
            for (sum, ways) in (0..).zip(row) {
                // Rows with a number have fewer than 32 seeds in up to 12 houses: C(43, 12) at most.
                *ways = u32::try_from(choose(sum + house, house + 1)).unwrap_or(u32::MAX);
            }
        }
        let rows_up_to = |seeds: usize| choose((seeds + usize::from(houses)) as u64, houses.into());
        let mut rows = Rows {
            houses,
            ways,
            first: [0; SUMS],
            count: [1; SUMS],
            board: [[0; SUMS]; SUMS],
        };
        for seeds in 1..SUMS {
            rows.first[seeds] = rows_up_to(seeds - 1) as usize;
            rows.count[seeds] = rows_up_to(seeds) as usize - rows.first[seeds];
        }
        let mut boards = 0;
        for seeds in 0..SUMS {
            for own in 0..=seeds {
                rows.board[own][seeds - own] = boards;
                boards += rows.count[own] * rows.count[seeds - own];
            }
        }
        rows
    }

    /// How many rows have up to this many seeds.
    pub(crate) fn rows(&self, seeds: u32) -> usize {
        let last = seeds as usize % SUMS;
        self.first[last] + self.count[last]
    }

    /// How many boards have up to this many seeds.
    pub(crate) fn boards(&self, seeds: u32) -> usize {
        let houses = 2 * u64::from(self.houses);
        choose(u64::from(seeds) + houses, houses) as usize
    }

    /// The most seeds with which there are no more than this many boards and every one has
    /// a number.
    pub(crate) fn most_seeds(&self, boards: usize) -> u32 {
        let boards = boards.min(u32::MAX as usize);
        let fits = |seeds: &u32| self.boards(*seeds) <= boards;
        (0..SUMS as u32).take_while(fits).last().unwrap_or(0)
    }

    /// The row of a side.
    #[inline(always)]
    pub(crate) fn row<B: Board>(&self, board: &B, ring: Ring, side: Side) -> Row {
        let (mut number, mut seeds) = (0, 0);
        match board.row_bytes(ring, side) {
            Some(bytes) => {
                // The product holds in each byte the sum of all bytes up to it.
                let sums = bytes.wrapping_mul(u64::MAX / 255);
                seeds = (sums >> 56) as usize;
                for (house, ways) in self.ways[..6].iter().enumerate() {
                    number += ways[(sums >> (8 * house)) as usize % SUMS] as usize;
                }
            }
            None => {
                for (at, ways) in ring.houses_of(side).zip(&self.ways) {
                    seeds += usize::from(board.seeds(ring.at(at)));
                    number += ways[seeds % SUMS] as usize;
                }
            }
        }
        number += self.first[seeds % SUMS];
        Row { number, seeds }
    }

    /// The number of the board with these rows.
    #[inline(always)]
    pub(crate) fn board(&self, own: Row, other: Row) -> usize {
        let [a, b] = [own.seeds % SUMS, other.seeds % SUMS];
        self.board[a][b]
            + (own.number - self.first[a]) * self.count[b]
            + (other.number - self.first[b])
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

    /// All rows with up to `most` seeds, in the order of their numbers: by seeds, then by
    /// the seeds before the last house, fewer seeds in the last one coming first.
    fn in_order(houses: u8, most: u16) -> Vec<Vec<u16>> {
        let mut rows = vec![vec![]];
        for _ in 0..houses {
            let longer = |row: &Vec<u16>| {
                let left = most - row.iter().sum::<u16>();
                let row = row.clone();
                (0..=left).map(move |seeds| [&row[..], &[seeds]].concat())
            };
            rows = rows.iter().flat_map(longer).collect();
        }
        rows.sort_by_key(|row| {
            let up_to = |house: usize| row[..=house].iter().sum::<u16>();
            (0..row.len()).rev().map(up_to).collect::<Vec<_>>()
        });
        rows
    }

    fn laid<B: Board>(ring: Ring, side: Side, row: &[u16], board: &mut B) {
        for (house, seeds) in ring.houses_of(side).zip(row) {
            board.set(ring.at(house), *seeds);
        }
    }

    #[test]
    fn numbers_count_all_rows() {
        for houses in 1..=4 {
            let (rows, ring) = (Rows::new(houses), Ring::new(houses));
            let all = in_order(houses, 5);
            assert_eq!(all.len(), rows.rows(5));
            for (number, row) in all.iter().enumerate() {
                let (mut wide, mut compact) = (Wide::EMPTY, Compact::EMPTY);
                laid(ring, Side::Second, row, &mut wide);
                laid(ring, Side::Second, row, &mut compact);
                let seeds = usize::from(row.iter().sum::<u16>());
                let expected = Row { number, seeds };
                assert_eq!(rows.row(&wide, ring, Side::Second), expected, "{row:?}");
                assert_eq!(rows.row(&compact, ring, Side::Second), expected, "{row:?}");
            }
        }
    }

    #[test]
    fn boards_are_numbered_without_gaps_by_their_seeds() {
        let (rows, ring) = (Rows::new(3), Ring::new(3));
        let mut seen = vec![None; rows.boards(6)];
        let all = in_order(3, 6);
        for own in &all {
            for other in &all {
                let seeds = own.iter().sum::<u16>() + other.iter().sum::<u16>();
                if seeds > 6 {
                    continue;
                }
                let mut board = Compact::EMPTY;
                laid(ring, Side::First, own, &mut board);
                laid(ring, Side::Second, other, &mut board);
                let [own, other] = Side::BOTH.map(|side| rows.row(&board, ring, side));
                assert_eq!(seen[rows.board(own, other)].replace(seeds), None);
            }
        }
        assert!(seen.iter().all(Option::is_some) && seen.is_sorted());
    }

    #[test]
    fn tables_fit() {
        // C(16 + 12, 12) and C(17 + 12, 12).
        let rows = Rows::new(6);
        assert_eq!(rows.boards(16), 30_421_755);
        assert_eq!(rows.most_seeds(30_421_755), 16);
        assert_eq!(rows.most_seeds(30_421_754), 15);
        assert_eq!(Rows::new(1).most_seeds(usize::MAX), 31);
        assert_eq!(rows.most_seeds(0), 0);
    }
}
