//! What is known exactly of the games.
//!
//! [`Solver`] finds the exact value of a Kalah position: the difference of seeds that
//! both sides come to when neither can do better. Boards with few seeds it can work out
//! beforehand, all of them ([`Endgame`], [`Solver::with_endgame`]).

mod best_first;
mod bounds;
mod endgame;
mod memory;
mod packing;
mod rows;
mod solve;
mod sowings;
mod working_out;

pub use best_first::best_first;
pub use endgame::{Endgame, EndgameInWork};
pub use solve::{Judge, Solution, Solver, Stopped, Worth};
