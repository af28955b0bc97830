//! The opening book of the usual game of Kalah: at each board that can come up from the start while
//! the book plays, a ply that the solver found to be as good as any.
//!
//! `book.bin` beside this file holds it; `vato-trainer sowing book` makes it, see `docs/solver.md`.
//! Neither the stores nor how the game came to a board matter for the best ply, and both sides
//! are South where they are to move.

mod walk;

pub use walk::Walk;

pub use crate::book_error::BookError;

use std::sync::LazyLock;

use vato_rules::Side;
use vato_rules::mancala::{Board, Compact, Ply, Position};

/// The book in use.
pub static BOOK: LazyLock<Book> =
    LazyLock::new(|| Book::from_bytes(include_bytes!("book.bin")).unwrap_or_default());

/// Boards of the opening with a best ply each.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Book {
    plies: Vec<(u64, Ply)>,
}

/// So many plies share a byte.
const IN_A_BYTE: usize = 3;
/// A board of the usual game has at most so many plies.
const MOST_PLIES: u8 = 6;

impl Book {
    /// Reads a book: how many seeds its last boards have in their houses, then for each board of the
    /// [`Walk`], in its order, the place of its ply among all, the likeliest first. Three of them
    /// share a byte, the first one the lowest digit of a number to the base of six.
    ///
    /// # Errors
    /// What is wrong, and at which byte.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        let (fewest, bytes) = bytes.split_first().ok_or(BookError::Ends)?;
        let (mut walk, mut book) = (Walk::new(*fewest), Book::default());
        while let Some(position) = walk.next_board() {
            let (at, digit) = (book.len() / IN_A_BYTE, book.len() % IN_A_BYTE);
            let byte = *bytes.get(at).ok_or(BookError::Ends)?;
            if byte >= MOST_PLIES.pow(IN_A_BYTE as u32) {
                return Err(BookError::Illegal(1 + at));
            }
            let place = byte / MOST_PLIES.pow(digit as u32) % MOST_PLIES;
            let mut placed = walk.placed(&position).into_iter();
            let (_, ply) = placed
                .find(|placed| placed.0 == place)
                .ok_or(BookError::Illegal(1 + at))?;
            walk.play(&position, &ply);
            book.plies.push((key(&position), ply));
        }
        let end = book.len().div_ceil(IN_A_BYTE);
        let in_last = (book.len() % IN_A_BYTE) as u32;
        if in_last > 0 && bytes.get(end - 1) >= Some(&MOST_PLIES.pow(in_last)) {
            return Err(BookError::Illegal(end));
        }
        if end < bytes.len() {
            return Err(BookError::GoesOn(1 + end));
        }
        Ok(book)
    }

    /// The bytes of a book of all boards with at least so many seeds in the houses, with the
    /// legal plies that are chosen.
    ///
    /// # Errors
    /// There is no ply to be had.
    pub fn to_bytes<E>(
        fewest: u8,
        mut choose: impl FnMut(&Position<Compact>) -> Result<Ply, E>,
    ) -> Result<Vec<u8>, E> {
        let (mut walk, mut digits) = (Walk::new(fewest), Vec::new());
        while let Some(position) = walk.next_board() {
            let ply = choose(&position)?;
            walk.play(&position, &ply);
            let placed = walk.placed(&position);
            let placed = placed.iter().find(|placed| placed.1 == ply);
            digits.push(placed.map_or(0, |placed| placed.0));
        }
        let bytes = digits.chunks(IN_A_BYTE).map(|digits| {
            let number = |number, digit: &u8| number * MOST_PLIES + digit;
            digits.iter().rev().fold(0, number)
        });
        Ok(std::iter::once(fewest).chain(bytes).collect())
    }

    /// A ply that is as good as any; `None` when the board is not known.
    pub fn ply<B: Board>(&self, position: &Position<B>) -> Option<Ply> {
        self.known(&position.on()?)
    }

    /// The same on the kind of board that the walk has.
    #[inline(never)]
    fn known(&self, position: &Position<Compact>) -> Option<Ply> {
        // Asked once a turn, so there is no need for more than going through.
        let key = key(position);
        let known = self.plies.iter().find(|known| known.0 == key);
        known.map(|known| known.1)
    }

    /// How many boards have a ply.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }
}

/// A key of the houses, those of the side to move first; the lowest bit is 0.
#[inline(never)]
fn key(position: &Position<Compact>) -> u64 {
    let board = match position.side() {
        Side::First => *position.board(),
        Side::Second => position.board().exchanged(),
    };
    board.key(position.ring(), false) & !1
}
