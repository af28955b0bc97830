//! What is known exactly of the games.
//!
//! [`Solver`] finds the exact value of a Kalah position: the difference of seeds that
//! both sides come to when neither can do better. Boards with few seeds it can work out
//! beforehand, all of them ([`Solver::with_endgame`]).

mod bounds;
mod endgame;
mod packing;
mod rank;
mod solve;

pub use solve::{Solution, Solver, Stopped};
