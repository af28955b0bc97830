//! The exact value of a position of Kalah.
//!
//! Tests of whether the side to move can gain so many seeds ("null windows"), driven to
//! the value by MTD(f) (Plaat, Schaeffer, Pijls, de Bruin 1996), with enhanced
//! transposition cut-offs, as Irving, Donkers and Uiterwijk did it ("Solving Kalah",
//! ICGA Journal 23, 2000). Stores are left out of the table: only what is still to be
//! gained depends on the board.

mod search;

use vato_rules::kalah::{Kalah, Sweep};
use vato_rules::mancala::{Board, Ply, Position};
use vato_rules::{Game, Side};

use crate::bounds::BoundsTable;
use crate::packing::Packing;

/// The value of a position, and how it is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The final difference of seeds for the side to move; below zero it loses.
    pub value: i32,
    /// Plies of both sides that reach it; empty when the game is over.
    pub line: Vec<Ply>,
}

/// The solver was stopped before the value was known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// The value is at least this.
    pub least: i32,
    /// It is at most this.
    pub most: i32,
}

/// Finds exact values, and remembers what it has found for the next question.
///
/// ```
/// use vato_rules::{Game, kalah::Kalah};
/// use vato_tables::Solver;
///
/// let game = Kalah::new("houses=4,seeds=2".parse().unwrap());
/// let mut solver = Solver::new(game, 0);
/// let solution = solver.solve(&game.start(), &|| false).unwrap();
/// assert_eq!(solution.value, 6);
/// ```
pub struct Solver<B: Board> {
    game: Kalah<B>,
    table: BoundsTable,
    packing: Packing,
    /// Whether all seeds end up in the stores: then only every other value can occur.
    all_counted: bool,
    nodes: u64,
    stopped: bool,
}

impl<B: Board> Solver<B> {
    /// A solver for these rules that remembers boards in about so many bytes, 128 MiB at least.
    pub fn new(game: Kalah<B>, table_bytes: usize) -> Self {
        Solver {
            game,
            table: BoundsTable::new(table_bytes),
            packing: Packing::new(game.rules().houses),
            all_counted: game.rules().sweep != Sweep::None,
            nodes: 0,
            stopped: false,
        }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a position and a line that reaches it. `should_stop` is asked about
    /// every thousand positions.
    ///
    /// # Errors
    /// It was stopped; what is known by then.
    pub fn solve(
        &mut self,
        position: &Position<B>,
        should_stop: &dyn Fn() -> bool,
    ) -> Result<Solution, Stopped> {
        let value = self.value(position, should_stop)?;
        let mut line = Vec::new();
        let (mut at, mut left) = (*position, value);
        while let Some((ply, next)) = self.reaching(&at, left, should_stop)? {
            line.push(ply);
            left = if next.side() == at.side() {
                left
            } else {
                -left
            };
            at = next;
        }
        Ok(Solution { value, line })
    }

    /// The final difference of seeds for the side to move when neither side can do better.
    ///
    /// # Errors
    /// It was stopped; what is known by then.
    pub fn value(
        &mut self,
        position: &Position<B>,
        should_stop: &dyn Fn() -> bool,
    ) -> Result<i32, Stopped> {
        self.stopped = false;
        let lead = lead(position, position.side());
        if position.ended().is_some() {
            return Ok(lead);
        }
        // With the swap open the stores can change sides, too.
        let rest = match position.swap_open() {
            true => position.total() as i32 + lead.abs(),
            false => on_board(position),
        };
        let (mut least, mut most, mut guess) = (-rest, rest, 0);
        while least < most {
            let test = guess.max(least + 1);
            let found = self.gains(position, test, should_stop);
            if self.stopped {
                return Err(Stopped {
                    least: lead + least,
                    most: lead + most,
                });
            }
            if found >= test {
                least = found;
            } else {
                most = found;
            }
            guess = found;
        }
        Ok(lead + least)
    }

    /// A ply with which the side to move comes to `value`, which it can, and the
    /// position after it; `None` when the game is over.
    fn reaching(
        &mut self,
        position: &Position<B>,
        value: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> Result<Option<(Ply, Position<B>)>, Stopped> {
        let mut plies = Vec::new();
        self.game.plies(position, &mut plies);
        let side = position.side();
        for ply in plies {
            let next = self.game.play(position, &ply);
            let after = lead(&next, side);
            let found = if next.ended().is_some() {
                after
            } else if next.side() == side {
                after + self.gains(&next, value - after, should_stop)
            } else {
                after - self.gains(&next, after - value + 1, should_stop)
            };
            if self.stopped {
                return Err(Stopped {
                    least: value,
                    most: value,
                });
            }
            if found >= value {
                return Ok(Some((ply, next)));
            }
        }
        Ok(None)
    }
}

/// By how many seeds a side's store is ahead.
fn lead<B: Board>(position: &Position<B>, side: Side) -> i32 {
    match side {
        Side::First => position.lead(),
        Side::Second => -position.lead(),
    }
}

/// Seeds in the houses of both sides.
fn on_board<B: Board>(position: &Position<B>) -> i32 {
    i32::from(position.row(Side::First)) + i32::from(position.row(Side::Second))
}
