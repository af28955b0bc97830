use vato_rules::Side;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, House};

use crate::memory::Memory;
use crate::rows::{Row, Rows};
use crate::sowings::{Sowing, Sowings};

/// The exact gain of the side to move on every board with few seeds.
///
/// One byte a board, found by its number. A sowing that leaves as many seeds in the houses
/// only brings the mover's own nearer to its store, so boards are worked out by their
/// seeds, then by how far these have to go, and each comes after what it leads to.
pub struct Endgame<B: Board> {
    game: Kalah<B>,
    rows: Rows,
    /// Of 8 bits with a sign each.
    gains: Memory,
    seeds: u32,
}

impl<B: Board> Endgame<B> {
    /// The most seeds of a table that takes no more than so many bytes.
    pub fn most_seeds(game: Kalah<B>, bytes: usize) -> u32 {
        Rows::new(game.rules().houses).most_seeds(bytes)
    }

    /// The table of all boards with up to `seeds` seeds in the houses, at most
    /// [`most_seeds`](Endgame::most_seeds).
    pub fn new(game: Kalah<B>, seeds: u32) -> Self {
        let rows = Rows::new(game.rules().houses);
        let mut table = Endgame {
            game,
            gains: Memory::new(rows.boards(seeds)),
            rows,
            seeds,
        };
        let sowings = Sowings::new(game, &table.rows, seeds);
        for count in 1..=seeds as usize {
            for few in 0..=count / 2 {
                table.fill(&sowings, few, count - few);
            }
        }
        table
    }

    /// The most seeds of a board in the table.
    pub fn seeds(&self) -> u32 {
        self.seeds
    }

    /// What the side to move gains, which is South and has up to
    /// [`seeds`](Endgame::seeds) seeds before it.
    #[inline(always)]
    pub(crate) fn gain(&self, board: &B) -> i32 {
        let row = |side| self.rows.row(board, self.game.ring(), side);
        self.known(row(Side::First), row(Side::Second))
    }

    #[inline(always)]
    fn known(&self, own: Row, other: Row) -> i32 {
        i32::from(self.gains[self.rows.board(own, other)] as i8)
    }

    /// All boards with so many seeds in one row and so many in the other.
    fn fill(&mut self, sowings: &Sowings, few: usize, many: usize) {
        let (one, two) = ([few, many], [many, few]);
        let ways = if few == many { &[one][..] } else { &[one, two] };
        let longest = |seeds| sowings.by_distance(seeds).len();
        for distance in 0..longest(few) + longest(many) {
            for [own, other] in ways.iter().copied() {
                for (far, own_rows) in sowings.by_distance(own).iter().enumerate() {
                    let rest = distance.checked_sub(far);
                    let others = rest.and_then(|rest| sowings.by_distance(other).get(rest));
                    for row in own_rows {
                        let own = Row {
                            number: *row as usize,
                            seeds: own,
                        };
                        self.work_out(sowings, own, others.map_or(&[], Vec::as_slice), other);
                    }
                }
            }
        }
    }

    /// The boards with this row of the mover and any of those of the other side.
    fn work_out(&mut self, sowings: &Sowings, own: Row, others: &[u32], seeds: usize) {
        for other in others {
            let other = Row {
                number: *other as usize,
                seeds,
            };
            let over = match own.seeds == 0 || seeds == 0 {
                true => self.swept(sowings, own, other),
                false => None,
            };
            let gain = over.unwrap_or_else(|| self.best(sowings, own, other));
            let at = self.rows.board(own, other);
            self.gains[at] = gain as u8;
        }
    }

    /// What the mover gets when the game is over: then a row is empty.
    #[cold]
    fn swept(&self, sowings: &Sowings, own: Row, other: Row) -> Option<i32> {
        self.game
            .swept_lead(&self.laid(sowings, own, other), Side::First)
    }

    #[inline(always)]
    fn best(&self, sowings: &Sowings, own: Row, other: Row) -> i32 {
        let mut best = i32::MIN;
        let row = |number: u32, seeds| Row {
            number: number as usize,
            seeds,
        };
        for (house, sowing) in sowings.of(own).iter().enumerate() {
            let gain = match *sowing {
                Sowing::None => continue,
                Sowing::Stays { after } => -self.known(other, row(after, own.seeds)),
                Sowing::Takes {
                    taking,
                    after,
                    alone,
                    across,
                } => {
                    let across = usize::from(across);
                    let taken = sowings.seeds(other, across);
                    if taken > 0 {
                        let left = sowings.without(other, across);
                        let banked = taken as i32 + 1;
                        banked - self.known(left, row(taking, own.seeds - 1))
                    } else {
                        let banked = usize::from(alone);
                        banked as i32 - self.known(other, row(after, own.seeds - banked))
                    }
                }
                Sowing::Again { after } => 1 + self.known(row(after, own.seeds - 1), other),
                Sowing::Spills { after, houses } => {
                    let houses = usize::from(houses);
                    let after = row(after, own.seeds - 1 - houses);
                    1 - self.known(sowings.spilled(other, houses), after)
                }
                Sowing::Rare => self.played(sowings, own, other, house),
            };
            best = best.max(gain);
        }
        best
    }

    /// What a sowing gains, by playing it on the board.
    #[cold]
    fn played(&self, sowings: &Sowings, own: Row, other: Row, house: usize) -> i32 {
        let side = Side::First;
        let mut after = self.laid(sowings, own, other);
        let index = house as u8;
        let again = self.game.sow_on(&mut after, House { side, index });
        let banked = i32::from(after.lift(self.game.ring().store(side)));
        match again {
            true => banked + self.gain(&after),
            false => banked - self.gain(&after.exchanged()),
        }
    }

    fn laid(&self, sowings: &Sowings, own: Row, other: Row) -> B {
        let ring = self.game.ring();
        let mut board = B::EMPTY;
        for (side, row) in [(Side::First, own), (Side::Second, other)] {
            for house in ring.houses_of(side) {
                let seeds = sowings.seeds(row, usize::from(house.index));
                board.set(ring.at(house), seeds as u16);
            }
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use vato_rules::{Game, Notation};

    use super::*;

    #[test]
    fn lines_of_play_that_are_seen_at_a_glance() {
        let game = Kalah::default();
        let table = Endgame::new(game, 6);
        let gain = |text: &str| table.gain(game.parse_position(text).unwrap().board());
        // The last seed is banked, then the row is empty and the other side keeps its own.
        assert_eq!(gain("<6,0,0,0,0,0,0,0,1,0,0,0,0,0,2> s"), 1 - 2);
        // Takes three over the empty house, then the row is empty.
        assert_eq!(gain("<6,0,0,1,0,0,0,0,0,0,0,0,0,3,0> s"), 4);
    }

    #[test]
    fn a_board_with_an_empty_row_is_swept() {
        for (rules, swept) in [("", -3), ("sweep=to_clearer", 3), ("sweep=none", 0)] {
            let game = Kalah::new(rules.parse().unwrap());
            let mut board = *game.start().board();
            board.clear_row(game.ring(), Side::First);
            board.clear_row(game.ring(), Side::Second);
            board.set(game.ring().row(Side::Second), 3);
            assert_eq!(Endgame::new(game, 3).gain(&board), swept, "{rules}");
        }
    }
}
