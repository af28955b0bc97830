use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, Ply, Position};
use vato_rules::{Game, Side};

use super::key;
use crate::sowing::turn::KeyHasher;
use crate::sowing::{on_board, stored};

/// Goes through the boards of the book, each once.
///
/// The side that the book plays for is South, whoever begins. It has one ply at each board, the
/// other side has all of them.
pub struct Walk {
    game: Kalah<Compact>,
    waiting: Vec<Position<Compact>>,
    /// Boards with fewer seeds in the houses are left out.
    fewest: i32,
    /// The keys of boards, their lowest bit set where North is to move.
    seen: HashSet<u64, BuildHasherDefault<KeyHasher>>,
}

impl Walk {
    /// From the usual start on, as long as there are so many seeds in the houses at least.
    pub fn new(fewest: u8) -> Self {
        let game = Kalah::usual::<false>();
        let start = game.start();
        Walk {
            game,
            waiting: vec![start, start.passed()],
            fewest: fewest.into(),
            seen: HashSet::default(),
        }
    }

    /// The next board at which the book has a ply. Where it leads the walk has to be
    /// [told](Walk::play).
    pub fn next_board(&mut self) -> Option<Position<Compact>> {
        while let Some(position) = self.waiting.pop() {
            let side = position.side();
            let wanted = position.ended().is_none() && on_board(&position) >= self.fewest;
            if !wanted || !self.seen.insert(key(&position) | side.index() as u64) {
                continue;
            }
            if side == Side::First {
                return Some(position);
            }
            for ply in self.legal(&position) {
                self.play(&position, &ply);
            }
        }
        None
    }

    /// Goes on from a board with a legal ply.
    pub fn play(&mut self, position: &Position<Compact>, ply: &Ply) {
        self.waiting.push(self.after(position, ply));
    }

    // Compiled once each: what the browser downloads counts for more here than time.

    #[inline(never)]
    fn after(&self, position: &Position<Compact>, ply: &Ply) -> Position<Compact> {
        self.game.play(position, ply)
    }

    #[inline(never)]
    fn legal(&self, position: &Position<Compact>) -> Vec<Ply> {
        let mut plies = Vec::new();
        self.game.plies(position, &mut plies);
        plies
    }

    /// The plies of a board, each with its place when they stand in the order of how often they
    /// are best: another sowing first, then what stores most, then from the store outwards.
    pub(super) fn placed(&self, position: &Position<Compact>) -> Vec<(u8, Ply)> {
        let plies = self.legal(position);
        let promises = plies.iter().zip(0..).map(|(ply, number)| {
            let next = self.after(position, ply);
            let again = next.side() == position.side() && next.ended().is_none();
            u32::from(again) << 16 | stored(position, &next) << 8 | number
        });
        let promises: Vec<u32> = promises.collect();
        let place = |promise| promises.iter().filter(|other| *other > promise).count() as u8;
        promises.iter().map(place).zip(plies).collect()
    }
}
