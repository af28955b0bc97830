//! What a late position of Kalah comes to for certain, where that is found at once.

use std::sync::{Arc, Mutex, PoisonError};

use vato_rules::Line;
use vato_rules::kalah::{Kalah, Pie, Rules};
use vato_rules::mancala::{Board, Compact, Ply, Position};
use vato_tables::{Endgame, Solver};

use super::on_board;
use crate::level::Choice;
use crate::score::{self, SEED, Score};

/// With more seeds in the houses there is hardly any use trying.
const MOST_SEEDS: i32 = 35;
/// Positions to look at. They cost no more than those of the search.
const MOST_NODES: u64 = 125_000;
/// Bytes for boards with few seeds, which are worked out once: up to 11 on the usual board.
const ENDGAME_BYTES: usize = 3 << 19;

/// The best ply with its exact value, when it is found within a fixed number of positions:
/// the same on every machine; and how many positions were looked at. `evaluation` is what
/// the value is thought to be.
pub(super) fn solved<B: Board>(
    line: &Line<Kalah<B>>,
    evaluation: Score,
) -> (Option<Choice<Ply>>, u64) {
    let (game, position) = (line.game(), line.position());
    let compact = Kalah::new(*game.rules()).compact().zip(position.on());
    let Some((game, position)) = compact else {
        return (None, 0);
    };
    if position.swap_open() || on_board(&position) > MOST_SEEDS {
        return (None, 0);
    }
    let mut solver = Solver::new(game, 0)
        .with_shared(endgame(game))
        .with_most_nodes(MOST_NODES);
    let choice = best(&mut solver, &position, evaluation / SEED);
    (choice, solver.nodes())
}

fn best(
    solver: &mut Solver<Compact>,
    position: &Position<Compact>,
    guess: i32,
) -> Option<Choice<Ply>> {
    let never = || false;
    let value = solver.value_near(position, guess, &never).ok()?;
    let (expected, _) = solver.line(position, value, &never);
    Some(Choice {
        ply: *expected.first()?,
        score: score::of_difference(value),
        depth: expected.len() as u32,
        nodes: solver.nodes(),
        expected,
    })
}

/// The boards worked out last, and the rules they are for.
static WORKED_OUT: Mutex<Option<(Rules, Arc<Endgame<Compact>>)>> = Mutex::new(None);

fn endgame(game: Kalah<Compact>) -> Arc<Endgame<Compact>> {
    // How a game begins is of no account.
    let rules = Rules {
        seeds: 0,
        pie: Pie::Off,
        ..*game.rules()
    };
    // Whoever panicked, what is kept is whole.
    let mut kept = WORKED_OUT.lock().unwrap_or_else(PoisonError::into_inner);
    match &*kept {
        Some((of, endgame)) if *of == rules => Arc::clone(endgame),
        _ => {
            let seeds = Endgame::most_seeds(game, ENDGAME_BYTES);
            let endgame = Arc::new(Endgame::new(game, seeds));
            *kept = Some((rules, Arc::clone(&endgame)));
            endgame
        }
    }
}
