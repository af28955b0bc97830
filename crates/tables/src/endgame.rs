use vato_rules::Side;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::Board;

use crate::memory::Memory;
use crate::rows::Rows;
use crate::working_out::WorkingOut;

/// The exact gain of the side to move on every board with few seeds.
///
/// One byte a board, found by its number.
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
        EndgameInWork::new(game, seeds).finished()
    }

    /// The most seeds of a board in the table.
    pub fn seeds(&self) -> u32 {
        self.seeds
    }

    /// What it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.gains.len()
    }

    /// What the side to move gains, which is South and has up to
    /// [`seeds`](Endgame::seeds) seeds before it.
    #[inline(always)]
    pub(crate) fn gain(&self, board: &B) -> i32 {
        let row = |side| self.rows.row(board, self.game.ring(), side);
        let at = self.rows.board(row(Side::First), row(Side::Second));
        i32::from(self.gains[at] as i8)
    }
}

/// An [`Endgame`] that is worked out a part at a time.
pub struct EndgameInWork<B: Board> {
    endgame: Endgame<B>,
    work: WorkingOut<B>,
}

impl<B: Board> EndgameInWork<B> {
    /// The beginning of all boards with up to `seeds` seeds in the houses, at most
    /// [`most_seeds`](Endgame::most_seeds).
    pub fn new(game: Kalah<B>, seeds: u32) -> Self {
        let rows = Rows::new(game.rules().houses);
        EndgameInWork {
            work: WorkingOut::new(game, &rows, seeds),
            endgame: Endgame {
                game,
                gains: Memory::new(rows.boards(seeds)),
                rows,
                seeds,
            },
        }
    }

    /// Works out so many boards more, or a few more than that.
    pub fn go_on(&mut self, boards: usize) {
        let Endgame { rows, gains, .. } = &mut self.endgame;
        self.work.go_on(rows, gains, boards);
    }

    /// The table, with what was left worked out.
    pub fn finished(mut self) -> Endgame<B> {
        self.go_on(usize::MAX);
        self.endgame
    }
}

#[cfg(test)]
mod tests {
    use vato_rules::mancala::Compact;
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

    /// The best of the plies, each played on the board.
    fn played<B: Board>(game: Kalah<B>, table: &Endgame<B>, board: &B) -> i32 {
        let (side, ring) = (Side::First, game.ring());
        let plies = ring
            .houses_of(side)
            .filter(|at| board.seeds(ring.at(*at)) > 0);
        let gains = plies.map(|house| {
            let mut after = *board;
            let again = game.sow_on(&mut after, house);
            let banked = i32::from(after.lift(ring.store(side)));
            let next = if again { side } else { !side };
            if let Some(lead) = game.swept_lead(&after, next) {
                banked + lead
            } else if again {
                banked + table.gain(&after)
            } else {
                banked - table.gain(&after.exchanged())
            }
        });
        gains.max().unwrap()
    }

    #[test]
    fn every_board_is_worth_its_best_ply() {
        for (rules, seeds) in [
            ("", 9),
            ("empty_capture=on", 9),
            ("houses=2,end=mover_stuck,sweep=none", 12),
            ("houses=3,relay=on,sweep=to_clearer", 8),
        ] {
            let game = Kalah::new(rules.parse().unwrap()).compact().unwrap();
            let (table, ring) = (Endgame::new(game, seeds), game.ring());
            let houses: Vec<_> = Side::BOTH
                .iter()
                .flat_map(|of| ring.houses_of(*of))
                .collect();
            let (mut boards, mut left) = (vec![Compact::EMPTY], vec![seeds]);
            for house in houses {
                let mut more = (vec![], vec![]);
                for (board, left) in boards.iter().zip(&left) {
                    for here in 0..=*left {
                        let mut board = *board;
                        board.set(ring.at(house), here as u16);
                        more.0.push(board);
                        more.1.push(left - here);
                    }
                }
                (boards, left) = more;
            }
            assert_eq!(boards.len(), table.bytes(), "{rules}");
            for board in boards {
                if game.swept_lead(&board, Side::First).is_none() {
                    let best = played(game, &table, &board);
                    assert_eq!(table.gain(&board), best, "{rules}: {board:?}");
                }
            }
        }
    }

    #[test]
    fn parts_make_the_same_whole() {
        let game = Kalah::default().compact().unwrap();
        let whole = Endgame::new(game, 9);
        for boards in [1, 1000, whole.bytes()] {
            let mut parts = EndgameInWork::new(game, 9);
            for _ in 0..20 {
                parts.go_on(boards);
            }
            assert_eq!(parts.finished().gains[..], whole.gains[..], "{boards}");
        }
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
