//! What late positions come to for certain.

use std::sync::Arc;

use vato_rules::Side;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, Compact, Position};
use vato_tables::{Endgame, Solver};

use super::oware_ends::OwareEnds;

/// Knows how some positions end when both sides play their best.
pub trait Ends {
    /// Forgets what it found on the way, so that each game is the same on its own.
    fn begin(&mut self);

    /// By how many seeds South wins, where that is known.
    fn difference(&mut self, position: &Position<Compact>) -> Option<i32>;
}

/// The same difference as South sees it.
pub fn for_south<B: Board>(position: &Position<B>, difference: i32) -> i32 {
    match position.side() {
        Side::First => difference,
        Side::Second => -difference,
    }
}

/// Kalah: the solver, with so few seeds and nodes that it adds little to the time of a game.
pub struct KalahEnds {
    game: Kalah<Compact>,
    endgame: Arc<Endgame<Compact>>,
    /// Of the present game.
    solver: Option<Solver<Compact>>,
}

impl KalahEnds {
    /// With more seeds the solver is not asked.
    const MOST_SEEDS: u32 = 26;
    /// Positions it may look at for each question.
    const MOST_NODES: u64 = 3_000;
    /// Boards with so few seeds, 30 million, are worked out beforehand.
    const WORKED_OUT: u32 = 16;

    /// Takes a few seconds.
    pub fn new(game: Kalah<Compact>) -> Self {
        KalahEnds {
            game,
            endgame: Arc::new(Endgame::new(game, Self::WORKED_OUT)),
            solver: None,
        }
    }
}

impl Ends for KalahEnds {
    fn begin(&mut self) {
        self.solver = None;
    }

    fn difference(&mut self, position: &Position<Compact>) -> Option<i32> {
        if position.swap_open() || position.in_houses() > Self::MOST_SEEDS {
            return None;
        }
        let solver = self.solver.take();
        let solver = solver
            .unwrap_or_else(|| Solver::new(self.game, 0).with_shared(Arc::clone(&self.endgame)));
        let most = solver.nodes() + Self::MOST_NODES;
        let solver = self.solver.insert(solver.with_most_nodes(most));
        let value = solver.value(position, &|| false).ok()?;
        Some(for_south(position, value))
    }
}

impl Ends for OwareEnds {
    fn begin(&mut self) {}

    fn difference(&mut self, position: &Position<Compact>) -> Option<i32> {
        let gain = self.gain(position)?;
        Some(position.lead() + for_south(position, gain))
    }
}
