use std::error::Error;
use std::fmt;

/// Bytes that are no opening book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookError {
    /// It ends in the middle.
    Ends,
    /// What this byte tells is not legal.
    Illegal(usize),
    /// It goes on after the last position, from this byte on.
    GoesOn(usize),
}

impl fmt::Display for BookError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Ends => write!(out, "the book ends before its last position does"),
            BookError::Illegal(at) => write!(out, "byte {at} of the book tells no legal turn"),
            BookError::GoesOn(at) => write!(out, "the book should end at byte {at}"),
        }
    }
}

impl Error for BookError {}
