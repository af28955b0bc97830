use vato_rules::Side;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, House, Ring};

use crate::rank::Ranks;

/// No value: none reaches it.
const UNKNOWN: i8 = i8::MIN;

/// The exact gain of the side to move on every board with few seeds.
///
/// One byte a board, found by its rank. A sowing that leaves as many seeds in the houses
/// only brings the mover's own nearer to its store, so no board leads back to itself and
/// each is worked out once, after what it leads to.
pub(crate) struct Endgame<B: Board> {
    game: Kalah<B>,
    ranks: Ranks,
    gains: Vec<i8>,
    seeds: u32,
}

impl<B: Board> Endgame<B> {
    /// The most seeds of a table that takes no more than so many bytes.
    pub(crate) fn most_seeds(game: Kalah<B>, bytes: usize) -> u32 {
        Ranks::new(game.rules().houses).most_seeds(bytes)
    }

    /// The table of all boards with up to `seeds` seeds in the houses, at most
    /// [`most_seeds`](Endgame::most_seeds).
    pub(crate) fn new(game: Kalah<B>, seeds: u32) -> Self {
        let ranks = Ranks::new(game.rules().houses);
        let mut table = Endgame {
            game,
            gains: vec![UNKNOWN; ranks.boards(seeds)],
            ranks,
            seeds,
        };
        if let Some(first) = table.gains.first_mut() {
            *first = 0;
        }
        for count in 1..=seeds {
            table.fill(count);
        }
        table
    }

    /// The most seeds of a board in the table.
    pub(crate) fn seeds(&self) -> u32 {
        self.seeds
    }

    /// What the side to move gains, which is South and has up to
    /// [`seeds`](Endgame::seeds) seeds before it.
    #[inline(always)]
    pub(crate) fn gain(&self, board: &B) -> i32 {
        i32::from(self.gains[self.ranks.rank(board, self.game.ring())])
    }

    /// All boards with this many seeds, in the order of their ranks.
    fn fill(&mut self, seeds: u32) {
        let ring = self.game.ring();
        let places: Vec<u8> = Side::BOTH
            .into_iter()
            .flat_map(|side| ring.houses_of(side))
            .map(|house| ring.at(house))
            .collect();
        let mut counts = vec![0u16; places.len()];
        counts[0] = seeds as u16;
        loop {
            let mut board = B::EMPTY;
            for (at, count) in places.iter().zip(&counts) {
                board.set(*at, *count);
            }
            self.work_out(&board);
            // The next in order: the first seeds go back to the start but for one, which goes on.
            let Some(first) = counts.iter().position(|count| *count > 0) else {
                return;
            };
            if first + 1 == counts.len() {
                return;
            }
            let moved = counts[first];
            counts[first] = 0;
            counts[0] = moved - 1;
            counts[first + 1] += 1;
        }
    }

    /// What the side to move, South, gains; kept for the next question.
    fn work_out(&mut self, board: &B) -> i32 {
        let ring = self.game.ring();
        let rank = self.ranks.rank(board, ring);
        let known = self.gains[rank];
        if known != UNKNOWN {
            return i32::from(known);
        }
        let gain = match self.game.swept_lead(board, Side::First) {
            Some(lead) => lead,
            None => self.best(board, ring),
        };
        self.gains[rank] = gain as i8;
        gain
    }

    #[inline]
    fn best(&mut self, board: &B, ring: Ring) -> i32 {
        let (side, store) = (Side::First, ring.store(Side::First));
        let mut best = i32::MIN;
        let mut houses = board.occupied(ring, side);
        while houses != 0 {
            let index = houses.trailing_zeros() as u8;
            houses &= houses - 1;
            let mut after = *board;
            let again = self.game.sow_on(&mut after, House { side, index });
            let banked = i32::from(after.lift(store));
            let gain = match again {
                true => banked + self.work_out(&after),
                false => banked - self.work_out(&after.exchanged()),
            };
            best = best.max(gain);
        }
        best
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
