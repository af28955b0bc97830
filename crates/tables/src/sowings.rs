//! What sowing does to rows: worked out once for each row, it need not be played on every
//! board that has the row.

use vato_rules::Side;
use vato_rules::kalah::{Kalah, Relay};
use vato_rules::mancala::{Board, House};

use crate::rows::{Row, Rows};

/// A sowing of a row, as far as it does not depend on the other row.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sowing {
    /// The house is empty.
    None,
    /// It ends among the own houses, and takes nothing.
    Stays {
        /// The own row after it.
        after: u32,
    },
    /// It ends in an own empty house, and takes what lies across.
    Takes {
        /// The own row after it when seeds lie across.
        taking: u32,
        /// The own row after it when none do.
        after: u32,
        /// Whether the last seed is banked when none lie across.
        alone: bool,
        /// The house across, from its owner's left.
        across: u8,
    },
    /// It ends in the store.
    Again {
        /// The own row after it.
        after: u32,
    },
    /// It banks a seed and ends among the first houses of the other row.
    Spills {
        /// The own row after it.
        after: u32,
        /// So many houses get a seed.
        houses: u8,
    },
    /// More happens: it is to be played on the board.
    Rare,
}

/// The rows of one side with up to so many seeds, with their sowings.
pub(crate) struct Sowings {
    houses: usize,
    /// By row and house.
    seeds: Vec<u8>,
    sowings: Vec<Sowing>,
    /// By row and house: the row without the seeds of the house.
    without: Vec<u32>,
    /// By row and number of houses: the row with a seed more in each of the first so many.
    spilled: Vec<u32>,
    /// Rows by seeds, then by how far they are from the store in all.
    by_distance: Vec<Vec<Vec<u32>>>,
}

impl Sowings {
    /// Of all rows with up to so many seeds.
    pub(crate) fn new<B: Board>(game: Kalah<B>, rows: &Rows, most: u32) -> Self {
        let houses = game.rules().houses;
        let width = usize::from(houses);
        let all = rows.rows(most);
        let mut table = Sowings {
            houses: width,
            seeds: Vec::with_capacity(all * width),
            sowings: Vec::with_capacity(all * width),
            without: Vec::with_capacity(all * width),
            spilled: Vec::with_capacity(all * (width + 1)),
            by_distance: vec![vec![vec![]; most as usize * width + 1]; most as usize + 1],
        };
        let mut row = vec![0; width];
        for number in 0..all as u32 {
            table.add(game, rows, most, number, &row);
            step(&mut row);
        }
        table
    }

    fn add<B: Board>(&mut self, game: Kalah<B>, rows: &Rows, most: u32, number: u32, row: &[u8]) {
        let ring = game.ring();
        let number_of = |board: &B, side| rows.row(board, ring, side).number as u32;
        let mut board = B::EMPTY;
        for (house, seeds) in ring.houses_of(Side::First).zip(row) {
            board.set(ring.at(house), u16::from(*seeds));
        }
        self.seeds.extend(row);
        for house in ring.houses_of(Side::First) {
            self.sowings.push(sowing(game, rows, &board, house));
            let mut without = board;
            without.lift(ring.at(house));
            self.without.push(number_of(&without, Side::First));
        }
        let seeds: u32 = row.iter().copied().map(u32::from).sum();
        let mut more = board;
        self.spilled.push(number);
        for (house, spilled) in ring.houses_of(Side::First).zip(1..) {
            more.add(ring.at(house), 1);
            let counted = seeds + spilled <= most;
            self.spilled.push(if counted {
                number_of(&more, Side::First)
            } else {
                0
            });
        }
        let distance: usize = (1..)
            .zip(row.iter().rev())
            .map(|(far, seeds)| far * usize::from(*seeds))
            .sum();
        self.by_distance[seeds as usize][distance].push(number);
    }

    /// Seeds in a house.
    pub(crate) fn seeds(&self, row: Row, house: usize) -> usize {
        usize::from(self.seeds[row.number * self.houses + house])
    }

    /// The sowings of a row by house.
    pub(crate) fn of(&self, row: Row) -> &[Sowing] {
        &self.sowings[row.number * self.houses..][..self.houses]
    }

    /// The row without the seeds of a house.
    #[inline(always)]
    pub(crate) fn without(&self, row: Row, house: usize) -> Row {
        let at = row.number * self.houses + house;
        Row {
            number: self.without[at] as usize,
            seeds: row.seeds - usize::from(self.seeds[at]),
        }
    }

    /// The row with a seed more in each of the first houses, when it has no more than the
    /// most seeds then.
    #[inline(always)]
    pub(crate) fn spilled(&self, row: Row, houses: usize) -> Row {
        Row {
            number: self.spilled[row.number * (self.houses + 1) + houses] as usize,
            seeds: row.seeds + houses,
        }
    }

    /// The rows with so many seeds by how far the seeds are from the store in all.
    pub(crate) fn by_distance(&self, seeds: usize) -> &[Vec<u32>] {
        &self.by_distance[seeds]
    }
}

/// The next row in the order of numbers: of the first seeds behind the first house one
/// goes back, with all that lie in the first house; after the last row with so many, a seed more.
fn step(row: &mut [u8]) {
    let first = std::mem::take(&mut row[0]);
    match (1..row.len()).find(|house| row[*house] > 0) {
        Some(house) => {
            row[house] -= 1;
            row[house - 1] = first + 1;
        }
        None => row[row.len() - 1] = first + 1,
    }
}

/// What a sowing does, asked of the rules with the other row empty and with a seed in each
/// of its houses.
fn sowing<B: Board>(game: Kalah<B>, rows: &Rows, board: &B, house: House) -> Sowing {
    let ring = game.ring();
    let (own, store) = (Side::First, ring.store(Side::First));
    let seeds = board.seeds(ring.at(house));
    let (houses, to_store) = (
        u16::from(ring.houses()),
        u16::from(ring.houses() - house.index),
    );
    if seeds == 0 {
        return Sowing::None;
    }
    if seeds > to_store + houses || game.rules().relay == Relay::On {
        return Sowing::Rare;
    }
    let number = |board: &B| rows.row(board, ring, own).number as u32;
    let mut alone = *board;
    if game.sow_on(&mut alone, house) {
        return Sowing::Again {
            after: number(&alone),
        };
    }
    if seeds > to_store {
        return Sowing::Spills {
            after: number(&alone),
            houses: (seeds - to_store) as u8,
        };
    }
    let mut facing = *board;
    for across in ring.houses_of(!own) {
        facing.set(ring.at(across), 1);
    }
    game.sow_on(&mut facing, house);
    let taken = ring
        .houses_of(!own)
        .find(|across| facing.seeds(ring.at(*across)) == 0);
    match taken {
        None => Sowing::Stays {
            after: number(&alone),
        },
        Some(across) => Sowing::Takes {
            taking: number(&facing),
            after: number(&alone),
            alone: alone.seeds(store) > 0,
            across: across.index,
        },
    }
}
