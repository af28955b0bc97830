//! What a position of Kalah comes to for certain, where that is found soon enough.

use std::sync::{Arc, Mutex, PoisonError};

use vato_rules::kalah::{Kalah, Pie, Rules};
use vato_rules::mancala::{Board, Compact, Ply, Position, Ring};
use vato_rules::{Line, Side};
use vato_tables::{Endgame, EndgameInWork, Solver, Worth};

use super::kalah::NETWORK;
use super::network::{self, HOUSES};
use super::on_board;
use crate::level::{Choice, Effort};
use crate::score::{self, MAX_EVALUATION, SEED, Score};
use crate::search::{Engine, Limits, SearchReport, Searcher};

/// With more seeds in the houses a solve would nearly never come to an end.
const MOST_SEEDS: i32 = 45;
/// Positions that a search looks at to tell the solver what to expect.
const NODES_BEFORE: u64 = 40_000;
/// Positions that the solver looks at for the best ply. With the searches before and after
/// them it is five seconds at the longest on a slow phone (docs/levels.md).
const MOST_NODES: u64 = 1_100_000;
/// Once the best ply is known, its value is asked for while the solver has looked at fewer
/// positions than this.
const NODES_WITH_VALUE: u64 = 440_000;
/// Positions that a search looks at when the solver has not come to an end.
const NODES_AFTER: u64 = 60_000;
/// Bytes for boards with few seeds, which are worked out once: up to 16 on the usual board. Those with
/// 17 would take six seconds on a slow phone where a game is taken up late.
const ENDGAME_BYTES: usize = 30 << 20;
/// So many of them are worked out at each ply of the book: less than a second and a half on a slow
/// phone, when the code is new to it.
const BOARDS_A_PLY: usize = 8_000_000;
/// Bytes for what the solver remembers: a million boards.
const TABLE_BYTES: usize = 8 << 20;

/// The best ply for certain, when it is found within a fixed number of positions: the
/// same on every machine. Otherwise what a search finds, unless another ply is known to be as
/// good. `None` with many seeds left.
pub(super) fn solved<B>(line: &Line<Kalah<B>>) -> Option<Choice<Ply>>
where
    B: Board + Send + Sync,
{
    let (game, position) = (line.game(), line.position());
    let quick = Kalah::new(*game.rules()).compact()?;
    let position = position.on()?;
    if position.swap_open() || on_board(&position) > MOST_SEEDS {
        return None;
    }
    let mut engine = Engine::new(*game, Effort::FULL.table);
    let mut search = |nodes| engine.search(line, &Limits::nodes(nodes), &|| false, &mut |_| {});
    let first = search(NODES_BEFORE);
    let mut solver = Solver::new(quick, TABLE_BYTES)
        .with_shared(endgame(quick))
        .with_most_nodes(MOST_NODES);
    if usize::from(quick.rules().houses) == HOUSES {
        solver = solver.with_judge(judge);
    }
    let (worths, known) = solver.best(&position, first.best, seeds(first.score), &|| false);
    let best = worths.first()?;
    let mut choice = if known {
        solver = solver.with_most_nodes(NODES_WITH_VALUE);
        certain(&mut solver, &position, best, &first)
    } else {
        let second = search(NODES_AFTER);
        let nodes = second.nodes;
        Choice {
            nodes,
            ..likely(second, &worths, best)
        }
    };
    choice.nodes += first.nodes + solver.nodes();
    Some(choice)
}

/// What South will gain as the search's network sees it.
fn judge(board: &Compact, seeds: i32) -> i32 {
    let range = network::range_of(seeds.unsigned_abs());
    NETWORK.gain(board, Ring::new(HOUSES as u8), Side::First, range)
}

/// A ply that is known to be the best: with its value and what follows, when they are found
/// within the positions that are left.
fn certain(
    solver: &mut Solver<Compact>,
    position: &Position<Compact>,
    best: &Worth,
    search: &SearchReport<Ply>,
) -> Choice<Ply> {
    let never = || false;
    if let Ok(value) = solver.value_near(position, best.least, &never) {
        let (expected, _) = solver.line(position, value, &never);
        if let Some(ply) = expected.first() {
            return Choice {
                ply: *ply,
                score: score::of_difference(value),
                depth: expected.len() as u32,
                nodes: 0,
                expected,
            };
        }
    }
    Choice {
        ply: best.ply,
        score: within(best, search.score),
        depth: search.depth,
        nodes: 0,
        expected: vec![best.ply],
    }
}

/// What a search finds to be best, unless `sure` is known to come to as much.
fn likely(search: SearchReport<Ply>, worths: &[Worth], sure: &Worth) -> Choice<Ply> {
    let found = worths.iter().find(|worth| Some(worth.ply) == search.best);
    let line = search.lines.into_iter().next();
    match found.zip(line) {
        Some((found, line)) if found.most > sure.least && seeds(line.score) > sure.least => {
            Choice {
                ply: found.ply,
                score: within(found, line.score),
                depth: line.depth,
                nodes: 0,
                expected: line.plies,
            }
        }
        _ => Choice {
            ply: sure.ply,
            score: within(sure, search.score),
            depth: search.depth,
            nodes: 0,
            expected: vec![sure.ply],
        },
    }
}

/// What a score says in seeds.
fn seeds(score: Score) -> i32 {
    let evaluated = || (score + score.signum() * SEED / 2) / SEED;
    score::proven_difference(score).unwrap_or_else(evaluated)
}

/// The score of a ply, with what is known of it.
fn within(known: &Worth, score: Score) -> Score {
    if known.least > 0 {
        score::of_difference(known.least)
    } else if known.most < 0 {
        score::of_difference(known.most)
    } else {
        let score = seeds(score).clamp(known.least, known.most) * SEED;
        score.clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}

/// Boards with few seeds, and how far they are known.
enum Boards {
    InWork(Box<EndgameInWork<Compact>>),
    Known(Arc<Endgame<Compact>>),
}

/// The boards worked out last, and the rules they are for.
static WORKED_OUT: Mutex<Option<(Rules, Boards)>> = Mutex::new(None);

/// Works out some of the boards that the solver will ask for, while there is time: what is
/// found does not hang on it.
pub(super) fn prepare<B: Board>(game: &Kalah<B>) {
    let Some(game) = Kalah::new(*game.rules()).compact() else {
        return;
    };
    with_boards(game, |boards| match boards {
        Boards::InWork(mut work) => {
            work.go_on(BOARDS_A_PLY);
            (Boards::InWork(work), ())
        }
        known => (known, ()),
    });
}

/// All of them.
fn endgame(game: Kalah<Compact>) -> Arc<Endgame<Compact>> {
    with_boards(game, |boards| {
        let endgame = match boards {
            Boards::InWork(work) => Arc::new(work.finished()),
            Boards::Known(endgame) => endgame,
        };
        (Boards::Known(Arc::clone(&endgame)), endgame)
    })
}

/// Goes on with the boards for these rules, or begins with them.
fn with_boards<T>(game: Kalah<Compact>, go_on: impl FnOnce(Boards) -> (Boards, T)) -> T {
    // How a game begins is of no account.
    let rules = Rules {
        seeds: 0,
        pie: Pie::Off,
        ..*game.rules()
    };
    // Whoever panicked, what is kept is whole: it is taken out while something is done to it.
    let mut kept = WORKED_OUT.lock().unwrap_or_else(PoisonError::into_inner);
    // Those for other rules go before there are new ones: memory holds one lot of them.
    let known = kept.take().filter(|(of, _)| *of == rules);
    let boards = match known {
        Some((_, boards)) => boards,
        None => {
            let seeds = Endgame::most_seeds(game, ENDGAME_BYTES);
            Boards::InWork(Box::new(EndgameInWork::new(game, seeds)))
        }
    };
    let (boards, found) = go_on(boards);
    *kept = Some((rules, boards));
    found
}
