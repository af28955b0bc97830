//! Fanorona: every board size and option but the debt game.
//!
//! ```
//! use vato_rules::{Game, fanorona::Fanorona};
//!
//! let game = Fanorona::default();
//! let start = game.start();
//! let first: Vec<String> = game.turns(&start).iter().map(|t| game.turn_text(t)).collect();
//! assert_eq!(first.len(), 5);
//! assert!(first.contains(&"d3-e3W".to_string()));
//! ```

mod board;
mod chain;
mod count;
mod error;
mod event;
mod generate;
mod geometry;
mod grid;
mod notation;
mod options;
mod perft;
mod point;
mod position;
mod position_text;
mod symmetry;
mod text;
mod turn;

pub use chain::{Refusal, TurnInProgress};
pub use error::{PositionError, TurnError};
pub use event::Event;
pub use grid::Grid;
pub use options::{BoardSize, Continuation, DirectionRule, Rules, Setup, Stalemate};
pub use point::{Direction, Point, PointSet};
pub use position::Position;
pub use symmetry::Symmetry;
pub use turn::{Kind, Step, Turn};

use alloc::vec::Vec;

use board::Board;
use count::Waiting;
use generate::Found;
use geometry::{Any, Tsivy};

use crate::{Game, GameResult, Outcome, Reason, Side};

/// Evaluates an expression about the board of a position, compiled for the usual
/// board with constants and once more for all others.
macro_rules! on_board {
    ($game:expr, $position:expr, |$board:ident| $answer:expr) => {{
        let (own, enemy) = ($position.own(), $position.enemy());
        if $game.rules.board == BoardSize::TSIVY {
            let $board = Board::new(Tsivy, own, enemy);
            $answer
        } else {
            let $board = Board::new(Any(&$game.grid), own, enemy);
            $answer
        }
    }};
}

/// Fanorona under one set of rule options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fanorona {
    rules: Rules,
    grid: Grid,
}

impl Default for Fanorona {
    fn default() -> Self {
        Fanorona::new(Rules::default())
    }
}

impl Fanorona {
    /// The game under these options.
    pub const fn new(rules: Rules) -> Self {
        Fanorona {
            rules,
            grid: Grid::new(rules.board),
        }
    }

    /// The options.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The points of the board and their lines.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Every legal turn, by path. Empty when the game is over.
    pub fn turns(&self, position: &Position) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.plies(position, &mut turns);
        turns
    }

    /// Starts a turn that is built step by step.
    pub fn begin(&self, position: &Position) -> TurnInProgress {
        TurnInProgress::new(*self, *position)
    }

    /// The stones that can begin a turn, whether or not the game is over.
    fn movable(&self, position: &Position) -> PointSet {
        on_board!(self, position, |board| board.movable())
    }

    /// Whether the side to move must capture.
    pub fn can_capture(&self, position: &Position) -> bool {
        on_board!(self, position, |board| board.can_capture())
    }
}

impl Game for Fanorona {
    type Position = Position;
    type Ply = Turn;

    fn start(&self) -> Position {
        Position::start(&self.grid, self.rules.setup)
    }

    fn side_to_move(&self, position: &Position) -> Side {
        position.side()
    }

    fn plies(&self, position: &Position, plies: &mut Vec<Turn>) {
        plies.clear();
        if self.is_over_before_turns(position) {
            return;
        }
        on_board!(self, position, |board| {
            board.turns(&self.rules, |found: Found<Turn>| {
                let to = Point(found.to as u8);
                plies.push(found.path.ended(to, PointSet(found.captured)));
            });
        });
    }

    fn count_plies(&self, position: &Position) -> u64 {
        if self.is_over_before_turns(position) {
            return 0;
        }
        on_board!(self, position, |board| board.count_by_walk(&self.rules))
    }

    fn play(&self, position: &Position, ply: &Turn) -> Position {
        position.after(ply)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let side = position.side();
        let lost = |side: Side, reason| {
            Some(Outcome {
                result: GameResult::Win(!side),
                reason,
            })
        };
        if position.own().is_empty() {
            return lost(side, Reason::NoStones);
        }
        if position.enemy().is_empty() {
            return lost(!side, Reason::NoStones);
        }
        if !on_board!(self, position, |board| board.can_move()) {
            return match self.rules.stalemate {
                Stalemate::Loss => lost(side, Reason::NoLegalTurn),
                Stalemate::Draw => Some(Outcome {
                    result: GameResult::Draw,
                    reason: Reason::NoLegalTurn,
                }),
            };
        }
        self.drawn_by_count(position).then_some(Outcome {
            result: GameResult::Draw,
            reason: Reason::NoCaptureLimit,
        })
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn repetition(&self) -> Option<u32> {
        self.rules.repetition.map(u32::from)
    }

    fn repeated(&self, position: &Position) -> (Position, Outcome) {
        let outcome = Outcome {
            result: GameResult::Draw,
            reason: Reason::Repetition,
        };
        (*position, outcome)
    }

    fn reversible(&self, position: &Position) -> bool {
        position.quiet_plies() > 0
    }
}

impl Fanorona {
    /// How many paikas may still follow before the game is drawn, 0 when it is;
    /// `None` under `no_capture_limit=off`.
    pub fn quiet_plies_left(&self, position: &Position) -> Option<u16> {
        let limit = self.rules.no_capture_limit?;
        Some(limit.saturating_sub(position.quiet_plies()))
    }

    /// Leaves of whole turns by path, without making turns or positions.
    fn count_leaves(&self, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let quiet = u32::from(position.quiet_plies());
        let limit = self.rules.no_capture_limit.map_or(u32::MAX, u32::from);
        let left = limit.saturating_sub(quiet);
        on_board!(self, position, |board| board.leaves(
            &self.rules,
            depth,
            limit,
            left,
            &mut Waiting::new()
        ))
    }

    /// Whether the game has ended otherwise than by a lack of legal turns.
    fn is_over_before_turns(&self, position: &Position) -> bool {
        self.drawn_by_count(position) || position.own().is_empty() || position.enemy().is_empty()
    }

    fn drawn_by_count(&self, position: &Position) -> bool {
        self.rules
            .no_capture_limit
            .is_some_and(|limit| position.quiet_plies() >= limit)
    }
}
