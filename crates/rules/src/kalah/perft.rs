use super::Kalah;
use crate::mancala::{Board, Compact, House, Position};
use crate::perft::Counting;
use crate::{Game, Side};

impl Kalah {
    /// Leaves at `depth` sowings. A sowing is a ply in every way of counting.
    ///
    /// ```
    /// use vato_rules::{Game, kalah::Kalah, perft::Counting};
    ///
    /// let game = Kalah::default();
    /// assert_eq!(game.perft(&game.start(), 3, Counting::Paths), 185);
    /// ```
    pub fn perft(&self, position: &Position, depth: u32, _: Counting) -> u64 {
        match (self.compact(), position.on::<Compact>()) {
            (Some(game), Some(position)) => game.leaves(&position, depth),
            _ => self.leaves(position, depth),
        }
    }
}

impl<B: Board> Kalah<B> {
    fn leaves(&self, position: &Position<B>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if position.ended.is_some() {
            return 0;
        }
        if position.swap_open {
            let mut plies = alloc::vec::Vec::new();
            self.plies(position, &mut plies);
            let after = plies.iter().map(|ply| self.play(position, ply));
            return after.map(|after| self.leaves(&after, depth - 1)).sum();
        }
        // The usual rules are compiled once more as constants.
        let (board, side) = (&position.board, position.side);
        if self.is_usual::<false>() {
            count_usual::<B, false>(board, side, depth)
        } else if self.is_usual::<true>() {
            count_usual::<B, true>(board, side, depth)
        } else {
            self.count(board, side, depth)
        }
    }

    /// Leaves below a board on which the game goes on without a swap, at a depth of
    /// 1 or more. Boards are all it takes, since a finished game has none.
    fn count(&self, board: &B, side: Side, depth: u32) -> u64 {
        match side {
            Side::First => self.count_by(Side::First, board, depth, Self::count),
            Side::Second => self.count_by(Side::Second, board, depth, Self::count),
        }
    }

    #[inline(always)]
    fn count_by(
        &self,
        side: Side,
        board: &B,
        depth: u32,
        below: impl Fn(&Self, &B, Side, u32) -> u64,
    ) -> u64 {
        let ring = self.ring();
        if depth == 1 {
            return u64::from(board.count_occupied(ring, side));
        }
        let (mut houses, mut leaves) = (board.occupied(ring, side), 0);
        while houses != 0 {
            let index = houses.trailing_zeros() as u8;
            houses &= houses - 1;
            let mut after = *board;
            let again = self.sow(&mut after, House { side, index }, &mut ());
            let next = if again { side } else { !side };
            if self.is_over(&after, next) {
                continue;
            }
            leaves += if depth == 2 {
                u64::from(after.count_occupied(ring, next))
            } else {
                below(self, &after, next, depth - 1)
            };
        }
        leaves
    }
}

/// [`Kalah::count`] under the usual rules, single seeds taken or not.
fn count_usual<B: Board, const SINGLE: bool>(board: &B, side: Side, depth: u32) -> u64 {
    let game = Kalah::usual::<SINGLE>();
    let below = |_: &_, board: &_, side, depth| count_usual::<B, SINGLE>(board, side, depth);
    match side {
        Side::First => game.count_by(Side::First, board, depth, below),
        Side::Second => game.count_by(Side::Second, board, depth, below),
    }
}
