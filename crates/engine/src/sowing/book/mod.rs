//! The opening book of the usual game of Kalah: at each board that can come up from the start while
//! the book plays, a ply that the solver found to be as good as any.
//!
//! `book.bin` beside this file holds it; `vato-trainer sowing book` makes it, see `docs/solver.md`.
//! Neither the stores nor how the game came to a board matter for the best ply, and both sides
//! are South where they are to move.

mod walk;

pub use walk::Walk;

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use vato_rules::Game;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, Compact, Ply, Position};
use vato_tables::best_first;

use super::stored;

/// The book in use.
pub static BOOK: LazyLock<Book> =
    LazyLock::new(|| Book::from_bytes(include_bytes!("book.bin")).unwrap_or_default());

/// Boards of the opening with a best ply each.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Book {
    plies: BTreeMap<Houses, Ply>,
}

/// The houses of the side to move and of the other side.
type Houses = (u64, u64);

/// Bytes that are no book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookError {
    /// It ends in the middle.
    Ends,
    /// This byte tells a ply that does not exist.
    Ply(usize),
    /// It should end at this byte.
    GoesOn(usize),
}

impl fmt::Display for BookError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Ends => write!(out, "the book ends before its last board does"),
            BookError::Ply(at) => write!(out, "byte {at} of the book tells no legal ply"),
            BookError::GoesOn(at) => write!(out, "the book should end at byte {at}"),
        }
    }
}

impl Error for BookError {}

/// So many plies share a byte.
const IN_A_BYTE: usize = 3;
/// A board of the usual game has at most so many plies.
const MOST_PLIES: u8 = 6;

impl Book {
    /// Reads a book: how many seeds its last boards have in their houses, then for each board of the
    /// [`Walk`], in its order, the place of the ply among all, the likely ones first. Three of them
    /// share a byte, the first one the lowest digit of a number to the base of six.
    ///
    /// # Errors
    /// What is wrong, and at which byte.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        let (fewest, bytes) = bytes.split_first().ok_or(BookError::Ends)?;
        let mut digits = bytes.iter().zip(1..).flat_map(|(byte, at)| {
            let digit = move |place| (byte / MOST_PLIES.pow(place) % MOST_PLIES, at);
            (0..IN_A_BYTE as u32).map(digit)
        });
        let (mut walk, mut book) = (Walk::new(*fewest), Book::default());
        while let Some(position) = walk.next_board() {
            let (digit, at) = digits.next().ok_or(BookError::Ends)?;
            let ply = *likely(&position)
                .get(usize::from(digit))
                .ok_or(BookError::Ply(at))?;
            walk.play(&position, &ply);
            book.plies.insert(houses(&position), ply);
        }
        let end = book.plies.len().div_ceil(IN_A_BYTE);
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
            let place = likely(&position).iter().position(|likely| *likely == ply);
            digits.push(place.unwrap_or_default() as u8);
        }
        let bytes = digits.chunks(IN_A_BYTE).map(|digits| {
            let number = |number, digit: &u8| number * MOST_PLIES + digit;
            digits.iter().rev().fold(0, number)
        });
        Ok(std::iter::once(fewest).chain(bytes).collect())
    }

    /// A ply that is as good as any; `None` when the board is not known.
    pub fn ply<B: Board>(&self, position: &Position<B>) -> Option<Ply> {
        let position = position.on::<Compact>()?;
        self.plies.get(&houses(&position)).copied()
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

fn houses(position: &Position<Compact>) -> Houses {
    let row = |side| position.board().row_bytes(position.ring(), side);
    // This kind of board always has the bytes.
    let row = |side| row(side).unwrap_or_default();
    (row(position.side()), row(!position.side()))
}

/// The plies of a board of the usual game, those first that are best most often: another sowing,
/// then what stores most, then from the store outwards.
fn likely(position: &Position<Compact>) -> Vec<Ply> {
    let game = Kalah::<Compact>::usual::<false>();
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    plies.reverse();
    best_first(&mut plies, |ply| {
        let next = game.play(position, ply);
        let again = next.side() == position.side() && next.ended().is_none();
        i64::from(again) << 8 | i64::from(stored(position, &next))
    });
    plies
}
