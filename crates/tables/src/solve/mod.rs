//! The exact value of a position of Kalah.
//!
//! Tests of whether the side to move can gain so many seeds ("null windows"), driven to
//! the value by MTD(f) (Plaat, Schaeffer, Pijls, de Bruin 1996), with enhanced
//! transposition cut-offs, as Irving, Donkers and Uiterwijk did it ("Solving Kalah",
//! ICGA Journal 23, 2000). Stores are left out of the tables: only what is still to be
//! gained depends on the board.

mod best;
mod children;
mod search;

use std::sync::Arc;

pub use best::Worth;

use vato_rules::kalah::{Kalah, Sweep};
use vato_rules::mancala::{Board, Ply, Position};
use vato_rules::{Game, Side};

use crate::bounds::{Bounds, BoundsTable, NO_HOUSE};
use crate::endgame::Endgame;

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

/// What South, which is to move, may be expected to gain on the other, in hundredths of a
/// seed, on a board with so many seeds in its houses.
pub type Judge<B> = fn(board: &B, seeds: i32) -> i32;

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
    endgame: Arc<Endgame<B>>,
    /// Whether all seeds end up in the stores: then only every other value can occur.
    all_counted: bool,
    nodes: u64,
    most_nodes: u64,
    stopped: bool,
    judge: Option<Judge<B>>,
}

impl<B: Board> Solver<B> {
    /// A solver for these rules that remembers boards in about so many bytes, 2 MiB at
    /// least. They are taken from the system as they are used.
    pub fn new(game: Kalah<B>, table_bytes: usize) -> Self {
        Solver {
            game,
            table: BoundsTable::new(table_bytes),
            endgame: Arc::new(Endgame::new(game, 0)),
            most_nodes: u64::MAX,
            all_counted: game.rules().sweep != Sweep::None,
            nodes: 0,
            stopped: false,
            judge: None,
        }
    }

    /// A solver for questions about this position and what comes after it, in about so
    /// many bytes: boards with few seeds are [worked out beforehand](Solver::with_endgame)
    /// as far as that pays.
    pub fn for_position(game: Kalah<B>, position: &Position<B>, bytes: usize) -> Self {
        let (_, rest) = bare(position);
        // Two seeds more halve the nodes and nearly treble the boards; found by trying.
        let seeds = match rest {
            ..24 => 0,
            24..30 => 11,
            30..38 => 14,
            38..40 => 16,
            40..54 => 21,
            54.. => 26,
        };
        let endgame = Arc::new(Endgame::new(
            game,
            seeds.min(Endgame::most_seeds(game, bytes / 3)),
        ));
        Solver::new(game, bytes.saturating_sub(endgame.bytes())).with_shared(endgame)
    }

    /// Works out all boards with up to so many seeds beforehand, as far as that takes no
    /// more than so many bytes; a byte each. For questions with many more seeds, which
    /// come by most of those boards.
    #[must_use]
    pub fn with_endgame(mut self, seeds: u32, bytes: usize) -> Self {
        let seeds = seeds.min(Endgame::most_seeds(self.game, bytes));
        self.endgame = Arc::new(Endgame::new(self.game, seeds));
        self
    }

    /// Takes boards that were worked out before, under the same rules but for the start
    /// and the swap.
    #[must_use]
    pub fn with_shared(mut self, endgame: Arc<Endgame<B>>) -> Self {
        self.endgame = endgame;
        self
    }

    /// Tries plies in an order that this has a say in, on boards with so many seeds that
    /// the order saves more than it costs. What is found does not hang on it.
    #[must_use]
    pub fn with_judge(mut self, judge: Judge<B>) -> Self {
        self.judge = Some(judge);
        self
    }

    /// Stops when it has looked at so many positions in all, or a few more.
    #[must_use]
    pub fn with_most_nodes(mut self, nodes: u64) -> Self {
        self.most_nodes = nodes;
        self
    }

    /// The most seeds on boards that are worked out beforehand.
    pub fn endgame_seeds(&self) -> u32 {
        self.endgame.seeds()
    }

    /// Positions looked at so far, those worked out beforehand not counted.
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
        let (line, whole) = self.line(position, value, should_stop);
        match whole {
            true => Ok(Solution { value, line }),
            false => Err(Stopped {
                least: value,
                most: value,
            }),
        }
    }

    /// Plies of both sides with which the side to move comes to `value`, its value; and
    /// whether they lead to the end of the game, or it was stopped.
    pub fn line(
        &mut self,
        position: &Position<B>,
        value: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> (Vec<Ply>, bool) {
        self.stopped = false;
        let mut line = Vec::new();
        let (mut at, mut left) = (*position, value);
        while let Some((ply, next)) = self.reaching(&at, left, should_stop) {
            line.push(ply);
            left = if next.side() == at.side() {
                left
            } else {
                -left
            };
            at = next;
        }
        (line, !self.stopped)
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
        self.value_near(position, position.lead_of(position.side()), should_stop)
    }

    /// The same, found sooner when it is near `guess`.
    ///
    /// # Errors
    /// It was stopped; what is known by then.
    pub fn value_near(
        &mut self,
        position: &Position<B>,
        guess: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> Result<i32, Stopped> {
        self.stopped = false;
        let lead = position.lead_of(position.side());
        if position.ended().is_some() {
            return Ok(lead);
        }
        if position.swap_open() {
            return self.value_before_swap(position, should_stop);
        }
        let (board, rest) = bare(position);
        let (mut least, mut most, mut guess) = (-rest, rest, guess - lead);
        while least < most {
            let test = guess.clamp(least + 1, most);
            let found = self.gains(&board, rest, test, should_stop);
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

    /// Whether the side to move comes out ahead by so many seeds at least when both sides
    /// play their best: less work than finding by how many. `None` when it was stopped.
    pub fn reaches(
        &mut self,
        position: &Position<B>,
        difference: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<bool> {
        self.stopped = false;
        let lead = position.lead_of(position.side());
        if position.ended().is_some() {
            return Some(lead >= difference);
        }
        if position.swap_open() {
            let value = self.value_before_swap(position, should_stop);
            return value.ok().map(|value| value >= difference);
        }
        let (board, rest) = bare(position);
        let wanted = difference - lead;
        if wanted.abs() > rest {
            return Some(wanted < 0);
        }
        let found = self.gains(&board, rest, wanted, should_stop);
        (!self.stopped).then_some(found >= wanted)
    }

    /// While sides can be swapped the stores may change hands, so every ply is asked for
    /// its own value. They are few: a first turn and its answers.
    fn value_before_swap(
        &mut self,
        position: &Position<B>,
        should_stop: &dyn Fn() -> bool,
    ) -> Result<i32, Stopped> {
        let all = position.total() as i32;
        let unknown = |_| Stopped {
            least: -all,
            most: all,
        };
        let mut plies = Vec::new();
        self.game.plies(position, &mut plies);
        let mut best = -all;
        for ply in plies {
            let next = self.game.play(position, &ply);
            let value = self.value(&next, should_stop).map_err(unknown)?;
            let own = next.side() == position.side();
            best = best.max(if own { value } else { -value });
        }
        Ok(best)
    }

    /// A ply with which the side to move comes to `value`, which it can, and the
    /// position after it; `None` when the game is over or it was stopped.
    fn reaching(
        &mut self,
        position: &Position<B>,
        value: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<(Ply, Position<B>)> {
        let mut plies = Vec::new();
        self.game.plies(position, &mut plies);
        let wanted = |next: &Position<B>| match next.side() == position.side() {
            true => (value, true),
            false => (1 - value, false),
        };
        // What the tables tell need not be searched.
        let proven = |ply: &Ply| {
            let next = self.game.play(position, ply);
            let (wanted, own) = wanted(&next);
            (self.known_to_come_to(&next, wanted) == Some(own)).then_some((*ply, next))
        };
        if let Some(proven) = plies.iter().find_map(proven) {
            return Some(proven);
        }
        for ply in plies {
            let next = self.game.play(position, &ply);
            let (wanted, own) = wanted(&next);
            let reached = self.comes_to(&next, wanted, should_stop) == own;
            if self.stopped {
                return None;
            }
            if reached {
                return Some((ply, next));
            }
        }
        None
    }

    /// Whether the tables tell that the side to move ends ahead by at least `wanted`, or
    /// that it does not.
    fn known_to_come_to(&self, position: &Position<B>, wanted: i32) -> Option<bool> {
        if position.ended().is_some() || position.swap_open() {
            return None;
        }
        let lead = position.lead_of(position.side());
        let (board, rest) = bare(position);
        let bounds = match rest <= self.endgame.seeds() as i32 {
            true => {
                let gain = self.endgame.gain(&board);
                Bounds {
                    least: gain,
                    most: gain,
                    best: NO_HOUSE,
                }
            }
            false => self.table.get(self.key(self.game, &board, rest)?.get())?,
        };
        if lead + bounds.least >= wanted {
            Some(true)
        } else {
            (lead + bounds.most < wanted).then_some(false)
        }
    }

    /// Whether the side to move ends ahead by at least `wanted`; meaningless when stopped.
    fn comes_to(
        &mut self,
        position: &Position<B>,
        wanted: i32,
        should_stop: &dyn Fn() -> bool,
    ) -> bool {
        let lead = position.lead_of(position.side());
        if position.ended().is_some() {
            lead >= wanted
        } else if position.swap_open() {
            self.value(position, should_stop)
                .is_ok_and(|value| value >= wanted)
        } else {
            let (board, rest) = bare(position);
            lead + self.gains(&board, rest, wanted - lead, should_stop) >= wanted
        }
    }
}

/// The houses as the side to move sees them, its own as South's, with empty stores; and
/// how many seeds are in them.
fn bare<B: Board>(position: &Position<B>) -> (B, i32) {
    let mut board = *position.board();
    for side in Side::BOTH {
        board.lift(position.ring().store(side));
    }
    if position.side() == Side::Second {
        board = board.exchanged();
    }
    (board, position.in_houses() as i32)
}
