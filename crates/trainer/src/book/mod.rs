//! Makes the opening book: looks deeply at the positions that good play leads to, the
//! likeliest first, and keeps the turns that hold.

mod analysis;

pub use analysis::{AnalysisFile, Look, Scored};

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use vato_engine::fanorona::book::{Book, Reply, canonical};
use vato_engine::score::{DRAW, Score};
use vato_engine::{Engine, Limits, Searcher};
use vato_rules::fanorona::{Fanorona, Position, Turn};
use vato_rules::{Game, Line};

/// Entries of the transposition table that a position is looked at with.
const TABLE: u32 = 1 << 20;

/// What a ply more makes a position less likely, as if so much had been given away on the way.
const PLY: Score = 15;

/// The weight of a best turn.
const MOST: Score = 12;

/// The first turns that draw, and nothing is better (Schadd et al., "Best Play in Fanorona Leads to
/// Draw", 2008).
const PROVEN: [&str; 2] = ["f2-e3A", "d3-e3A"];

/// Which positions to look at, and what to keep of them.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Positions to look at.
    pub positions: usize,
    /// Plies from the start to the last of them.
    pub plies: u32,
    /// A turn that is worse than the best by no more than this may be expected of the other side.
    pub expected: Score,
    /// A turn that is worse than the best by less than this is played.
    pub played: Score,
}

/// Looks at the positions of the plan, as far as the file does not have them, and
/// gives the book they make. `on_position` hears how many have been looked at.
///
/// # Errors
/// The file cannot be written.
pub fn make(
    file: &mut AnalysisFile,
    look: Look,
    plan: &Plan,
    on_position: impl Fn(usize),
) -> Result<Book> {
    let game = Fanorona::default();
    let mut engine = Engine::new(game, TABLE);
    let mut seen: BTreeMap<Stones, Position> = BTreeMap::new();
    // By how unlikely they are, then by plies from the start.
    let mut waiting = BTreeSet::new();
    let (start, _) = canonical(game.grid(), &game.start());
    waiting.insert((0, 0, stones(&start)));
    let mut positions = BTreeMap::from([(stones(&start), start)]);
    while seen.len() < plan.positions {
        let Some((unlikely, ply, at)) = waiting.pop_first() else {
            break;
        };
        let position = positions[&at];
        if seen.insert(at, position).is_some() {
            continue;
        }
        let scored = match file.get(&position) {
            Some(scored) => scored.clone(),
            None => {
                let scored = search(&mut engine, &position, look);
                file.add(&position, scored.clone())?;
                scored
            }
        };
        on_position(seen.len());
        for (turn, loss) in losses(&scored) {
            let next = after(&game, &position, &turn);
            if loss <= plan.expected && ply < plan.plies && game.can_capture(&next) {
                positions.insert(stones(&next), next);
                waiting.insert((unlikely + loss + PLY, ply + 1, stones(&next)));
            }
        }
    }
    Ok(choose(file, &seen, plan))
}

type Stones = (u64, u64);

fn stones(position: &Position) -> Stones {
    (position.own().bits(), position.enemy().bits())
}

fn after(game: &Fanorona, position: &Position, turn: &Turn) -> Position {
    canonical(game.grid(), &game.play(position, turn)).0
}

/// What a position's best turns are worth to the last depth that was finished for all of them.
/// From an empty table, so that the order in which positions are looked at does not matter.
fn search(engine: &mut Engine<Fanorona>, position: &Position, look: Look) -> Scored {
    engine.clear();
    let line = Line::new(Fanorona::default(), *position);
    let limits = Limits::nodes(look.nodes).with_lines(look.lines);
    let mut scored = Scored::new();
    engine.search(&line, &limits, &|| false, &mut |progress| {
        let found = progress.lines.iter().filter_map(|found| {
            let turn = found.plies.first()?;
            Some((*turn, found.score))
        });
        scored = found.collect();
    });
    scored
}

/// The turns with how much worse they are than the best.
fn losses(scored: &Scored) -> impl Iterator<Item = (Turn, Score)> {
    let best = scored.iter().map(|(_, score)| *score).max();
    let best = best.unwrap_or_default();
    scored
        .iter()
        .map(move |(turn, score)| (*turn, best - score))
}

/// The turns to play and to expect, judged by the positions at the ends of the lines.
fn choose(file: &AnalysisFile, seen: &BTreeMap<Stones, Position>, plan: &Plan) -> Book {
    let game = Fanorona::default();
    let (start, proven) = proven(&game);
    let mut book = Book::default();
    let mut worth: BTreeMap<Stones, Score> = BTreeMap::new();
    // Every turn of the book takes stones, so what it leads to has been judged before.
    let mut positions: Vec<&Position> = seen.values().collect();
    positions.sort_by_key(|position| (position.own() | position.enemy()).len());
    for position in positions {
        let Some(scored) = file.get(position) else {
            continue;
        };
        let judged = scored.iter().map(|(turn, score)| {
            let next = worth.get(&stones(&after(&game, position, turn)));
            (*turn, next.map_or(*score, |worth| -worth))
        });
        let mut judged: Scored = judged.collect();
        if *position == start {
            for (turn, score) in &mut judged {
                let draws = proven.contains(&after(&game, position, turn));
                *score = if draws {
                    DRAW
                } else {
                    (*score).min(DRAW - plan.played)
                };
            }
        }
        if let Some(best) = judged.iter().map(|(_, score)| *score).max() {
            worth.insert(stones(position), best);
        }
        let kept = losses(&judged).filter_map(|(turn, loss)| {
            let weight = (plan.played - loss).max(0) * MOST / plan.played.max(1);
            let goes_on = seen.contains_key(&stones(&after(&game, position, &turn)));
            let wanted = weight > 0 || loss <= plan.expected && goes_on;
            wanted.then_some(Reply {
                turn,
                // From 0 to MOST.
                weight: weight as u8,
            })
        });
        book.add(position, kept.collect());
    }
    book
}

/// The start, and where the turns lead that are proven to draw.
fn proven(game: &Fanorona) -> (Position, Vec<Position>) {
    let start = game.start();
    let turns = PROVEN
        .iter()
        .filter_map(|text| game.parse_turn(&start, text).ok());
    let next = turns.map(|turn| after(game, &start, &turn)).collect();
    (canonical(game.grid(), &start).0, next)
}
