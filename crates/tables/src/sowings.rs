//! What sowing does to rows: worked out once for each row, it need not be played on every
//! board that has the row.

use vato_rules::Side;
use vato_rules::kalah::{EmptyCapture, Kalah, Relay};
use vato_rules::mancala::{Board, House};

use crate::rows::{Row, Rows};

/// A sowing of a row, as far as it does not depend on the other row. Rows after it are
/// told by their numbers.
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
    Takes(Take),
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

/// What a sowing does that ends in an own empty house.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Take {
    /// The own row after it when seeds lie across.
    pub(crate) taking: u32,
    /// The own row after it when none do.
    pub(crate) after: u32,
    /// The house across, from its owner's left.
    pub(crate) across: u8,
}

/// The rows of one side with so many seeds, by their numbers, with their sowings.
pub(crate) struct RowsOf {
    /// By row and house.
    sowings: Vec<Sowing>,
    houses: usize,
    /// By house and row: the seeds in the house.
    seeds: Vec<Vec<u8>>,
    /// By house and row: the row without the seeds of the house.
    without: Vec<Vec<u32>>,
    /// By number of houses and row: the row with a seed more in each of the first so many.
    spilled: Vec<Vec<u32>>,
    /// The sowings once more by what they do, each kind in the order of rows.
    pub(crate) kinds: Kinds,
}

/// Sowings of the rows with so many seeds by what they do, so that all of a kind are done
/// one after the other. With each goes the row that it is of.
#[derive(Default)]
pub(crate) struct Kinds {
    /// With the row after it.
    pub(crate) stays: Vec<(u32, u32)>,
    /// With the row after it.
    pub(crate) again: Vec<(u32, u32)>,
    /// By the house across.
    pub(crate) takes: Vec<Vec<(u32, Take)>>,
    /// By how many houses of the other side get a seed, with the row after it.
    pub(crate) spills: Vec<Vec<(u32, u32)>>,
    /// With the house.
    pub(crate) rare: Vec<(u32, u8)>,
}

impl RowsOf {
    fn new(houses: usize) -> Self {
        RowsOf {
            sowings: Vec::new(),
            houses,
            seeds: vec![vec![]; houses],
            without: vec![vec![]; houses],
            spilled: vec![vec![]; houses + 1],
            kinds: Kinds {
                takes: vec![vec![]; houses],
                spills: vec![vec![]; houses + 1],
                ..Kinds::default()
            },
        }
    }

    /// Seeds in a house of a row.
    pub(crate) fn seeds(&self, row: usize, house: usize) -> usize {
        usize::from(self.seeds[house][row])
    }

    /// Seeds in a house, by row.
    pub(crate) fn seeds_in(&self, house: usize) -> &[u8] {
        &self.seeds[house]
    }

    /// The rows without the seeds of a house, by row.
    pub(crate) fn without(&self, house: usize) -> &[u32] {
        &self.without[house]
    }

    /// The rows with a seed more in each of the first houses, by row; as far as they have
    /// no more than the most seeds then.
    pub(crate) fn spilled(&self, houses: usize) -> &[u32] {
        &self.spilled[houses]
    }

    /// The sowings of a row by house.
    pub(crate) fn of(&self, row: usize) -> &[Sowing] {
        &self.sowings[row * self.houses..][..self.houses]
    }

    fn add(&mut self, number: u32, house: u8, sowing: Sowing) {
        self.sowings.push(sowing);
        let kinds = &mut self.kinds;
        match sowing {
            Sowing::None => {}
            Sowing::Stays { after } => kinds.stays.push((number, after)),
            Sowing::Takes(take) => kinds.takes[usize::from(take.across)].push((number, take)),
            Sowing::Again { after } => kinds.again.push((number, after)),
            Sowing::Spills { after, houses } => {
                kinds.spills[usize::from(houses)].push((number, after));
            }
            Sowing::Rare => kinds.rare.push((number, house)),
        }
    }
}

/// The rows of one side with up to so many seeds, with their sowings.
pub(crate) struct Sowings {
    by_seeds: Vec<RowsOf>,
    /// Whether a last seed in an own empty house is banked when none lie across.
    pub(crate) single_taken: bool,
}

impl Sowings {
    /// Of all rows with up to so many seeds.
    pub(crate) fn new<B: Board>(game: Kalah<B>, rows: &Rows, most: u32) -> Self {
        let width = usize::from(game.rules().houses);
        let mut table = Sowings {
            by_seeds: Vec::new(),
            single_taken: game.rules().empty_capture == EmptyCapture::On,
        };
        let mut row = vec![0; width];
        for seeds in 0..=most as usize {
            let mut of = RowsOf::new(width);
            for number in 0..rows.count(seeds) as u32 {
                add(&mut of, game, rows, most as usize, number, &row);
                step(&mut row);
            }
            table.by_seeds.push(of);
        }
        table
    }

    /// The rows with so many seeds.
    pub(crate) fn with(&self, seeds: usize) -> &RowsOf {
        &self.by_seeds[seeds]
    }
}

fn add<B: Board>(
    of: &mut RowsOf,
    game: Kalah<B>,
    rows: &Rows,
    most: usize,
    number: u32,
    row: &[u8],
) {
    let ring = game.ring();
    let row_of = |board: &B| rows.row(board, ring, Side::First);
    let mut board = B::EMPTY;
    for (house, seeds) in ring.houses_of(Side::First).zip(row) {
        board.set(ring.at(house), u16::from(*seeds));
    }
    for (house, seeds) in ring.houses_of(Side::First).zip(row) {
        of.add(number, house.index, sowing(game, rows, &board, house));
        let mut without = board;
        without.lift(ring.at(house));
        let at = usize::from(house.index);
        of.seeds[at].push(*seeds);
        of.without[at].push(row_of(&without).number as u32);
    }
    let mut more = board;
    of.spilled[0].push(number);
    for (house, spilled) in ring.houses_of(Side::First).zip(&mut of.spilled[1..]) {
        more.add(ring.at(house), 1);
        let Row { number, seeds } = row_of(&more);
        if seeds > most {
            break;
        }
        spilled.push(number as u32);
    }
}

/// The next row in the order of seeds and numbers: of the first seeds behind the first house one
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
    let own = Side::First;
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
        Some(across) => Sowing::Takes(Take {
            taking: number(&facing),
            after: number(&alone),
            across: across.index,
        }),
    }
}
