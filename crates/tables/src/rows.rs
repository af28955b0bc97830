use vato_rules::Side;
use vato_rules::mancala::{Board, Ring};

/// Numbers the rows of one side with so many seeds by their houses, and boards by both rows.
///
/// The combinatorial number system: with `s` seeds in houses 0 to `i` together, house `i`
/// adds the number of ways in which fewer than `s` seeds can lie in those houses,
/// `C(s + i, i + 1)`. A seed that goes to a later house makes the number smaller.
#[derive(Clone)]
pub(crate) struct Rows {
    houses: u8,
    /// By house and seeds up to it. The last house adds nothing: its seeds are those left.
    ways: [[u32; SUMS]; HOUSES],
    /// By seeds: how many rows have so many.
    count: [usize; SUMS],
    /// By the seeds of the mover's row and of the other one.
    blocks: [[Block; SUMS]; SUMS],
}

/// A row by its number among those with as many seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) number: usize,
    pub(crate) seeds: usize,
}

/// The boards with so many seeds in the mover's row and so many in the other one. Those with the same
/// shorter row stand side by side: shorter in seeds.
#[derive(Clone, Copy)]
struct Block {
    start: usize,
    /// How far apart boards are whose rows of the mover are neighbours.
    own: usize,
    /// The same for the rows of the other side.
    other: usize,
}

/// Boards that share one row, by the number of the other row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) start: usize,
    /// How far apart neighbours are.
    pub(crate) stride: usize,
}

impl Line {
    /// The board with the row of this number.
    #[inline(always)]
    pub(crate) fn at(self, number: usize) -> usize {
        self.start + number * self.stride
    }
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
        let last = u64::from(houses) - 1;
        let none = Block {
            start: 0,
            own: 0,
            other: 0,
        };
        let mut rows = Rows {
            houses,
            ways,
            count: std::array::from_fn(|seeds| choose(seeds as u64 + last, last) as usize),
            blocks: [[none; SUMS]; SUMS],
        };
        let mut start = 0;
        for seeds in 0..SUMS {
            for own in 0..=seeds {
                let other = seeds - own;
                let [owns, others] = [own, other].map(|seeds| rows.count[seeds]);
                let (own_apart, other_apart) = if own <= other { (others, 1) } else { (1, owns) };
                rows.blocks[own][other] = Block {
                    start,
                    own: own_apart,
                    other: other_apart,
                };
                start += owns * others;
            }
        }
        rows
    }

    /// How many rows have so many seeds.
    pub(crate) fn count(&self, seeds: usize) -> usize {
        self.count[seeds % SUMS]
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
        Row { number, seeds }
    }

    /// The number of the board with these rows.
    #[inline(always)]
    pub(crate) fn board(&self, own: Row, other: Row) -> usize {
        let block = self.blocks[own.seeds % SUMS][other.seeds % SUMS];
        block.start + own.number * block.own + other.number * block.other
    }

    /// The boards in which the mover has this row, by the other one, which has so many seeds.
    pub(crate) fn of_mover(&self, own: Row, others: usize) -> Line {
        let block = self.blocks[own.seeds % SUMS][others % SUMS];
        Line {
            start: block.start + own.number * block.own,
            stride: block.other,
        }
    }

    /// The boards in which the other side has this row, by that of the mover, which has so
    /// many seeds.
    pub(crate) fn against(&self, other: Row, owns: usize) -> Line {
        let block = self.blocks[owns % SUMS][other.seeds % SUMS];
        Line {
            start: block.start + other.number * block.other,
            stride: block.own,
        }
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
    fn numbers_count_the_rows_with_as_many_seeds() {
        for houses in 1..=4 {
            let (rows, ring) = (Rows::new(houses), Ring::new(houses));
            let all = in_order(houses, 5);
            for (number, row) in all.iter().enumerate() {
                let (mut wide, mut compact) = (Wide::EMPTY, Compact::EMPTY);
                laid(ring, Side::Second, row, &mut wide);
                laid(ring, Side::Second, row, &mut compact);
                let seeds = usize::from(row.iter().sum::<u16>());
                let fewer = (0..seeds).map(|seeds| rows.count(seeds)).sum::<usize>();
                let expected = Row {
                    number: number - fewer,
                    seeds,
                };
                assert_eq!(rows.row(&wide, ring, Side::Second), expected, "{row:?}");
                assert_eq!(rows.row(&compact, ring, Side::Second), expected, "{row:?}");
            }
            assert_eq!(all.len(), (0..=5).map(|seeds| rows.count(seeds)).sum());
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
