use std::collections::BTreeSet;

use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, Ply, Position};
use vato_rules::{Game, Side};

use super::{Houses, houses};
use crate::sowing::on_board;

/// Goes through the boards of the book, each once, those with the most seeds in the houses first.
///
/// The side that the book plays for is South, whoever begins. It has one ply at each board, the
/// other side has all of them.
pub struct Walk {
    game: Kalah<Compact>,
    /// By seeds in the houses.
    waiting: Vec<Vec<Position<Compact>>>,
    /// Boards with fewer are left out.
    fewest: usize,
    /// Boards with South and with North to move.
    seen: [BTreeSet<Houses>; 2],
}

impl Walk {
    /// From the usual start on, as long as there are so many seeds in the houses at least.
    pub fn new(fewest: u8) -> Self {
        let game = Kalah::usual::<false>();
        let start = game.start();
        let mut walk = Walk {
            game,
            waiting: Vec::new(),
            fewest: fewest.into(),
            seen: Default::default(),
        };
        walk.add(start.half_turn());
        walk.add(start);
        walk
    }

    /// The next board at which the book has a ply. Where it leads the walk has to be
    /// [told](Walk::play).
    pub fn next_board(&mut self) -> Option<Position<Compact>> {
        let mut plies = Vec::new();
        while let Some(boards) = self.waiting.last_mut() {
            let Some(position) = boards.pop() else {
                self.waiting.pop();
                continue;
            };
            if position.side() == Side::First {
                return Some(position);
            }
            self.game.plies(&position, &mut plies);
            for ply in &plies {
                self.play(&position, ply);
            }
        }
        None
    }

    /// Goes on from a board with a legal ply.
    pub fn play(&mut self, position: &Position<Compact>, ply: &Ply) {
        self.add(self.game.play(position, ply));
    }

    fn add(&mut self, position: Position<Compact>) {
        let seeds = on_board(&position) as usize;
        let wanted = position.ended().is_none() && seeds >= self.fewest;
        if !wanted || !self.seen[position.side().index()].insert(houses(&position)) {
            return;
        }
        if self.waiting.len() <= seeds {
            self.waiting.resize_with(seeds + 1, Vec::new);
        }
        self.waiting[seeds].push(position);
    }
}
