use super::Oware;
use crate::Game;
use crate::mancala::{Board, Compact, Ply, Position};
use crate::perft::Counting;

impl Oware {
    /// Leaves at `depth` sowings. A sowing is a ply in every way of counting.
    ///
    /// ```
    /// use vato_rules::{Game, oware::Oware, perft::Counting};
    ///
    /// let game = Oware::default();
    /// assert_eq!(game.perft(&game.start(), 3, Counting::Paths), 190);
    /// ```
    pub fn perft(&self, position: &Position, depth: u32, _: Counting) -> u64 {
        match (self.compact(), position.on::<Compact>()) {
            (Some(game), Some(position)) => game.leaves(&position, depth),
            _ => self.leaves(position, depth),
        }
    }
}

impl<B: Board> Oware<B> {
    fn leaves(&self, position: &Position<B>, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_plies(position),
            _ => {
                let mut houses = self.legal_houses(position);
                let mut leaves = 0;
                while houses != 0 {
                    let ply = Ply::House(houses.trailing_zeros() as u8);
                    houses &= houses - 1;
                    leaves += self.leaves(&self.after(position, ply, &mut ()), depth - 1);
                }
                leaves
            }
        }
    }
}
