//! The opening book of the usual game.
//!
//! `book.bin` beside this file holds it; `vato-trainer book` makes it by own analysis, see
//! `docs/evaluation.md`. Images of a position under the symmetries of the board, and with the
//! colours changed, are one position here.

mod format;

pub use crate::book_error::BookError;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use vato_rules::fanorona::{Fanorona, Grid, Position, Symmetry, Turn};
use vato_rules::{Game, Side};
use vato_tables::best_first;

/// The book in use.
pub static BOOK: LazyLock<Book> =
    LazyLock::new(|| Book::from_bytes(include_bytes!("../book.bin")).unwrap_or_default());

/// A turn that the book knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The turn.
    pub turn: Turn,
    /// How often it is to be played, in parts of the weights of all turns of its position. Never
    /// when 0: then it is only expected of the other side.
    pub weight: u8,
}

/// Positions of the opening with the turns that are known there.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Book {
    replies: BTreeMap<Stones, Vec<Reply>>,
}

/// Bits of the stones of the side to move and of the other side in a
/// [canonical] position.
type Stones = (u64, u64);

impl Book {
    /// The turns worth playing in a position, with their weights; none when it is not known.
    pub fn replies(&self, game: &Fanorona, position: &Position) -> Vec<Reply> {
        let (same, symmetry) = canonical(game.grid(), position);
        let back = symmetry.inverse();
        let known = self.replies.get(&stones(&same)).into_iter().flatten();
        known
            .filter(|reply| reply.weight > 0)
            .map(|reply| Reply {
                turn: back.turn(game.grid(), &reply.turn),
                weight: reply.weight,
            })
            .collect()
    }

    /// Adds a [canonical] position in which no turn is known yet.
    pub fn add(&mut self, position: &Position, replies: Vec<Reply>) {
        self.replies.insert(stones(position), replies);
    }

    /// How many positions have a turn.
    pub fn len(&self) -> usize {
        self.replies.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.replies.is_empty()
    }
}

/// The same image of a position for all its images, White to move and with its counts at the
/// beginning, and the symmetry that leads there.
pub fn canonical(grid: &Grid, position: &Position) -> (Position, Symmetry) {
    let image = |symmetry: &Symmetry| {
        let [own, enemy] = [position.own(), position.enemy()].map(|set| symmetry.points(grid, set));
        (Position::new(own, enemy, Side::First, 0, 1), *symmetry)
    };
    let identity = image(&Symmetry::ALL[0]);
    let others = Symmetry::of(grid)[1..].iter().map(image);
    others.fold(identity, |least, other| {
        if stones(&other.0) < stones(&least.0) {
            other
        } else {
            least
        }
    })
}

/// The turns of a position in an order that only the rules decide. Of those that do
/// the same to the board there is one.
pub fn distinct_turns(game: &Fanorona, position: &Position) -> Vec<Turn> {
    // On this board no point has an index of more than 48.
    let effect = |turn: &Turn| {
        let [from, to] = [turn.from(), turn.to()].map(|point| point.index() as i64);
        from << 56 | to << 50 | turn.captured().bits() as i64
    };
    let mut turns = game.turns(position);
    best_first(&mut turns, |turn| -effect(turn));
    turns.dedup_by_key(|turn| effect(turn));
    turns
}

/// Where a turn leads from a canonical position: canonical again.
fn after(game: &Fanorona, position: &Position, turn: &Turn) -> Position {
    canonical(game.grid(), &game.play(position, turn)).0
}

fn stones(position: &Position) -> Stones {
    (position.own().bits(), position.enemy().bits())
}
