//! Games of the engine against itself.

use vato_engine::level::choose_at_random;
use vato_engine::random::SplitMix64;
use vato_engine::{Engine, Limits, Searcher};
use vato_rules::fanorona::{Fanorona, Turn};
use vato_rules::{Game, GameResult, Line};

use crate::data_file::Recipe;
use crate::record::Record;

/// Random turns that begin a game.
const OPENING: std::ops::RangeInclusive<u32> = 4..=8;

/// Entries of the transposition table that a game is played with.
pub const TABLE: u32 = 1 << 14;

/// Plays the game with this number. The rules alone end it.
///
/// The positions of the opening are left out: nobody would reach most of them.
pub fn play(engine: &mut Engine<Fanorona>, recipe: &Recipe, number: u32) -> Vec<Record> {
    let game = Fanorona::default();
    let mut random = SplitMix64::stream(recipe.seed, u64::from(number));
    engine.clear();
    let mut line = opening(game, &mut random);
    let first = line.plies().len();
    let mut scores = Vec::new();
    while line.outcome().is_none() {
        let limits = Limits::nodes(u64::from(recipe.nodes));
        let report = engine.search(&line, &limits, &|| false, &mut |_| {});
        let astray = recipe.random_every > 0 && random.below(recipe.random_every) == 0;
        let any = || choose_at_random(&line, recipe.seed ^ u64::from(number));
        let turn: Option<Turn> = if astray {
            any()
        } else {
            report.best.or_else(any)
        };
        let Some(turn) = turn else { break };
        scores.push(report.score);
        line.push(turn);
    }
    let result = line.outcome().map_or(GameResult::Draw, |end| end.result);
    let positions = line.positions()[first..].iter().zip(&scores);
    let mut records: Vec<Record> = (first..)
        .zip(positions)
        .map(|(ply, (position, score))| Record {
            own: position.own().bits(),
            enemy: position.enemy().bits(),
            game: number,
            ply: ply as u16,
            // Scores fit 16 bits by definition.
            score: *score as i16,
            result: match result {
                GameResult::Draw => 0,
                GameResult::Win(side) if side == position.side() => 1,
                GameResult::Win(_) => -1,
            },
            quiet: position.quiet_plies() as u8,
            last: false,
        })
        .collect();
    if let Some(last) = records.last_mut() {
        last.last = true;
    }
    records
}

/// A few random turns after which the game still goes on.
fn opening(game: Fanorona, random: &mut SplitMix64) -> Line<Fanorona> {
    loop {
        let mut line = Line::new(game, game.start());
        let plies = OPENING.start() + random.below(OPENING.end() - OPENING.start() + 1);
        for _ in 0..plies {
            match choose_at_random(&line, random.next()) {
                Some(turn) => line.push(turn),
                None => break,
            }
        }
        if line.outcome().is_none() {
            return line;
        }
    }
}
