//! The rules of the games: positions, turns, events, notation and perft.
//!
//! This crate decides legality everywhere: in the browser, in the engine, on
//! the server and in the tests. It has no dependencies and needs only `alloc`.
//!
//! * [`Game`] is what search, perft and tables are generic over.
//! * [`fanorona`] is the game itself; [`fanorona::Fanorona`] holds one set of
//!   rule options and answers every question about positions under them.
//! * [`Line`] is a game being played: where it started, its plies, and the
//!   endings that only the past can decide (repetition).
#![no_std]

extern crate alloc;

pub mod fanorona;
mod game;
mod line;
mod outcome;
pub mod perft;
mod side;

pub use game::Game;
pub use line::Line;
pub use outcome::{GameResult, Outcome, Reason};
pub use side::Side;
