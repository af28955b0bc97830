//! The rules of the games: positions, turns, events, notation and perft.
//!
//! This crate decides legality everywhere: in the browser, in the engine, on
//! the server and in the tests. It has no dependencies and needs only `alloc`.
//!
//! * [`Game`] is what search, perft and tables are generic over.
//! * [`fanorona`], [`kalah`], [`oware`] and [`congkak`] are the games; [`fanorona::Fanorona`] and the like hold
//!   one set of rule options and answer every question about positions under them.
//! * [`mancala`] is what the games of sowing share.
//! * [`Line`] is a game being played: where it started, its plies, and the
//!   endings that only the past can decide (repetition).
//! * [`Notation`] is how a game speaks and reads text; [`record`] writes and reads
//!   whole games.
//! * [`any`] is the one place where a game is chosen at run time.
#![no_std]

extern crate alloc;

pub mod any;
pub mod congkak;
pub mod fanorona;
mod game;
pub mod kalah;
mod line;
pub mod mancala;
mod notation;
mod options;
mod outcome;
pub mod oware;
pub mod perft;
mod quoted;
pub mod record;
mod side;
mod turns;

pub use game::Game;
pub use line::Line;
pub use notation::{Notation, Words};
pub use options::{OptionTable, RuleOptions, RulesError, RulesProblem};
pub use outcome::{GameResult, Outcome, Reason};
pub use side::Side;
pub use turns::PlayedTurn;
