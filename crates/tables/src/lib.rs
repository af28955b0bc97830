//! What is known exactly of the games.
//!
//! [`Solver`] finds the exact value of a Kalah position: the difference of seeds that
//! both sides come to when neither can do better. It needs no endgame table; those will
//! stand beside it.

mod bounds;
mod packing;
mod solve;

pub use solve::{Solution, Solver, Stopped};
