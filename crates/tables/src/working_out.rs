//! How the boards of the endgame are worked out: many with one row in common at a time.

use vato_rules::Side;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, House};

use crate::rows::{Line, Row, Rows};
use crate::sowings::{RowsOf, Sowing, Sowings, Take};

/// The working out of all boards with up to so many seeds, as far as it has come.
///
/// A sowing that leaves as many seeds in the houses only brings the mover's own nearer to
/// its store, and so leads to a row with a smaller number. So when all boards with fewer seeds are
/// known and a row of one side is the next in order, a board in which it is to move needs only
/// rows before it; and after those, a board in which it waits needs only them.
pub(crate) struct WorkingOut<B: Board> {
    game: Kalah<B>,
    sowings: Sowings,
    seeds: usize,
    /// Seeds of the boards that are next.
    count: usize,
    /// The row that is next, the one of the two with fewer seeds.
    few: Row,
}

impl<B: Board> WorkingOut<B> {
    pub(crate) fn new(game: Kalah<B>, rows: &Rows, seeds: u32) -> Self {
        WorkingOut {
            game,
            sowings: Sowings::new(game, rows, seeds),
            seeds: seeds as usize,
            count: 1,
            few: Row {
                number: 0,
                seeds: 0,
            },
        }
    }

    /// Works out so many boards, or a few more, or those that are left: the gains of the
    /// mover, into their places.
    pub(crate) fn go_on(&mut self, rows: &Rows, gains: &mut [u8], boards: usize) {
        let mut known = Known {
            game: self.game,
            rows,
            sowings: &self.sowings,
            gains,
        };
        let (mut best, mut done) = (Vec::new(), 0);
        while self.count <= self.seeds && done < boards {
            let (row, many) = (self.few, self.count - self.few.seeds);
            // With as many seeds in both rows, boards are asked for once.
            let (before, up_to) = match row.seeds == many {
                true => (row.number, row.number + 1),
                false => (rows.count(many), rows.count(many)),
            };
            best.clear();
            best.resize(before, i8::MIN);
            known.moving(row, many, &mut best);
            known.put(rows.of_mover(row, many), &best);

            best.clear();
            best.resize(up_to, i8::MIN);
            known.waiting(row, many, &mut best);
            known.put(rows.against(row, many), &best);

            done += before + up_to;
            self.few.number += 1;
            if self.few.number == rows.count(self.few.seeds) {
                self.few.number = 0;
                self.few.seeds += 1;
            }
            if self.few.seeds > self.count / 2 {
                self.few.seeds = 0;
                self.count += 1;
            }
        }
    }
}

/// What is known already, for what comes after it.
struct Known<'a, B: Board> {
    game: Kalah<B>,
    rows: &'a Rows,
    sowings: &'a Sowings,
    gains: &'a mut [u8],
}

impl<B: Board> Known<'_, B> {
    fn put(&mut self, line: Line, best: &[i8]) {
        for (number, gain) in best.iter().enumerate() {
            self.gains[line.at(number)] = *gain as u8;
        }
    }

    fn gain(&self, own: Row, other: Row) -> i32 {
        i32::from(self.gains[self.rows.board(own, other)] as i8)
    }

    /// The best of the side that has this row and is to move, against the first rows with so
    /// many seeds.
    fn moving(&self, own: Row, many: usize, best: &mut [i8]) {
        if own.seeds == 0 {
            return self.one_by_one(best, |number| {
                (
                    own,
                    Row {
                        number,
                        seeds: many,
                    },
                )
            });
        }
        let others = self.sowings.with(many);
        let row = |number: u32, seeds| Row {
            number: number as usize,
            seeds,
        };
        for (house, sowing) in self
            .sowings
            .with(own.seeds)
            .of(own.number)
            .iter()
            .enumerate()
        {
            match *sowing {
                Sowing::None => {}
                Sowing::Stays { after } => {
                    let line = self.rows.against(row(after, own.seeds), many);
                    self.along(line, best, |gain| -gain);
                }
                Sowing::Again { after } => {
                    let line = self.rows.of_mover(row(after, own.seeds - 1), many);
                    self.along(line, best, |gain| 1 + gain);
                }
                Sowing::Spills { after, houses } => {
                    let houses = usize::from(houses);
                    let after = row(after, own.seeds - 1 - houses);
                    let line = self.rows.against(after, many + houses);
                    for (best, spilled) in best.iter_mut().zip(others.spilled(houses)) {
                        let gain = self.gains[line.at(*spilled as usize)] as i8;
                        *best = (*best).max(1 - gain);
                    }
                }
                Sowing::Takes(take) => self.taking(own, take, others, many, best),
                Sowing::Rare => {
                    for (number, best) in best.iter_mut().enumerate() {
                        let other = Row {
                            number,
                            seeds: many,
                        };
                        *best = (*best).max(self.played(own, other, house) as i8);
                    }
                }
            }
        }
    }

    /// A sowing that leads to the same row of one side whatever the other row is.
    #[inline(always)]
    fn along(&self, line: Line, best: &mut [i8], gained: impl Fn(i8) -> i8) {
        let gains = &self.gains[line.start..];
        if line.stride == 1 {
            for (best, gain) in best.iter_mut().zip(gains) {
                *best = (*best).max(gained(*gain as i8));
            }
        } else {
            for (best, gain) in best.iter_mut().zip(gains.iter().step_by(line.stride)) {
                *best = (*best).max(gained(*gain as i8));
            }
        }
    }

    /// A sowing that takes what lies across, if anything does.
    fn taking(&self, own: Row, take: Take, others: &RowsOf, many: usize, best: &mut [i8]) {
        let across = usize::from(take.across);
        let row = |number: u32, seeds| Row {
            number: number as usize,
            seeds,
        };
        let alone = usize::from(self.sowings.single_taken);
        // By the number of seeds across: what is banked, and the boards that it leads to.
        let lines: Vec<(i8, Line)> = (0..=many)
            .map(|taken| match taken {
                0 => {
                    let after = row(take.after, own.seeds - alone);
                    (alone as i8, self.rows.against(after, many))
                }
                _ => {
                    let after = row(take.taking, own.seeds - 1);
                    (taken as i8 + 1, self.rows.against(after, many - taken))
                }
            })
            .collect();
        let others = others.seeds_in(across).iter().zip(others.without(across));
        for (best, (taken, left)) in best.iter_mut().zip(others) {
            let (banked, line) = lines[usize::from(*taken)];
            let gain = self.gains[line.at(*left as usize)] as i8;
            *best = (*best).max(banked - gain);
        }
    }

    /// The best of the first rows with so many seeds, to move against this row.
    fn waiting(&self, other: Row, many: usize, best: &mut [i8]) {
        if other.seeds == 0 {
            return self.one_by_one(best, |number| {
                (
                    Row {
                        number,
                        seeds: many,
                    },
                    other,
                )
            });
        }
        let waiting = self.sowings.with(other.seeds);
        let kinds = &self.sowings.with(many).kinds;
        let up_to = best.len();
        self.each(
            &kinds.stays,
            self.rows.of_mover(other, many),
            best,
            |gain| -gain,
        );
        self.each(
            &kinds.again,
            self.rows.against(other, many - 1),
            best,
            |gain| 1 + gain,
        );
        for (houses, spills) in kinds.spills.iter().enumerate().take(many).skip(1) {
            let spilled = Row {
                number: waiting.spilled(houses)[other.number] as usize,
                seeds: other.seeds + houses,
            };
            let line = self.rows.of_mover(spilled, many - 1 - houses);
            self.each(spills, line, best, |gain| 1 - gain);
        }
        for (across, takes) in kinds.takes.iter().enumerate() {
            let takes = first(takes, up_to);
            let taken = waiting.seeds(other.number, across);
            if taken > 0 {
                let left = Row {
                    number: waiting.without(across)[other.number] as usize,
                    seeds: other.seeds - taken,
                };
                let line = self.rows.of_mover(left, many - 1);
                for (number, take) in takes {
                    let gain = self.gains[line.at(take.taking as usize)] as i8;
                    let best = &mut best[*number as usize];
                    *best = (*best).max(taken as i8 + 1 - gain);
                }
            } else {
                let alone = usize::from(self.sowings.single_taken);
                let line = self.rows.of_mover(other, many - alone);
                for (number, take) in takes {
                    let gain = self.gains[line.at(take.after as usize)] as i8;
                    let best = &mut best[*number as usize];
                    *best = (*best).max(alone as i8 - gain);
                }
            }
        }
        for (number, house) in first(&kinds.rare, up_to) {
            let own = Row {
                number: *number as usize,
                seeds: many,
            };
            let gain = self.played(own, other, usize::from(*house));
            let best = &mut best[own.number];
            *best = (*best).max(gain as i8);
        }
    }

    /// Sowings of one kind, which lead to boards with the same row of the other side.
    #[inline(always)]
    fn each(&self, sowings: &[(u32, u32)], line: Line, best: &mut [i8], gained: impl Fn(i8) -> i8) {
        let gains = &self.gains[line.start..];
        for (number, after) in first(sowings, best.len()) {
            let gain = gained(gains[*after as usize * line.stride] as i8);
            let best = &mut best[*number as usize];
            *best = (*best).max(gain);
        }
    }

    /// Boards where one row is empty: most are over.
    #[cold]
    fn one_by_one(&self, best: &mut [i8], board: impl Fn(usize) -> (Row, Row)) {
        for (number, best) in best.iter_mut().enumerate() {
            let (own, other) = board(number);
            let over = self.game.swept_lead(&self.laid(own, other), Side::First);
            let played = || {
                let houses = 0..usize::from(self.game.rules().houses);
                let sown = houses
                    .filter(|house| self.sowings.with(own.seeds).seeds(own.number, *house) > 0);
                // A side with an empty row that is to move is at the end.
                sown.map(|house| self.played(own, other, house))
                    .max()
                    .unwrap_or(0)
            };
            *best = over.unwrap_or_else(played) as i8;
        }
    }

    /// What a sowing gains, by playing it on the board.
    #[cold]
    fn played(&self, own: Row, other: Row, house: usize) -> i32 {
        let (side, ring) = (Side::First, self.game.ring());
        let mut after = self.laid(own, other);
        let index = house as u8;
        let again = self.game.sow_on(&mut after, House { side, index });
        let banked = i32::from(after.lift(ring.store(side)));
        let [own, other] = Side::BOTH.map(|side| self.rows.row(&after, ring, side));
        match again {
            true => banked + self.gain(own, other),
            false => banked - self.gain(other, own),
        }
    }

    fn laid(&self, own: Row, other: Row) -> B {
        let ring = self.game.ring();
        let mut board = B::EMPTY;
        for (side, row) in [(Side::First, own), (Side::Second, other)] {
            for house in ring.houses_of(side) {
                let seeds = self
                    .sowings
                    .with(row.seeds)
                    .seeds(row.number, usize::from(house.index));
                board.set(ring.at(house), seeds as u16);
            }
        }
        board
    }
}

/// Those of the first rows; they are in the order of rows.
fn first<T>(sowings: &[(u32, T)], rows: usize) -> &[(u32, T)] {
    let up_to = sowings.partition_point(|(number, _)| (*number as usize) < rows);
    &sowings[..up_to]
}
