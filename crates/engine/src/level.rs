//! Opponents of different strength, the same on every machine.

use vato_messages::Level;
use vato_rules::Line;

use crate::random::SplitMix64;
use crate::score::{DRAW, Score};
use crate::search::{Engine, Limits};
use crate::searchable::{Evaluate, Search};

/// What a level decided on.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Search> {
    /// The ply.
    pub ply: G::Ply,
    /// Its score for the side to move, as the level sees it.
    pub score: Score,
    /// Plies looked ahead; 0 when there was no search.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// What a level that searches may spend, and how careless it is.
pub(crate) struct Effort {
    pub(crate) nodes: u64,
    /// Entries of the transposition table.
    pub(crate) table: u32,
    /// Plies to choose from, when they are hardly worse than the best.
    lines: u32,
    /// How much worse.
    margin: Score,
}

const MEDIUM: Effort = Effort {
    nodes: 400,
    table: 1 << 12,
    lines: 3,
    margin: 80,
};

/// At 150,000 nodes a second, a slow phone, this takes less than two seconds.
pub(crate) const HARD: Effort = Effort {
    nodes: 250_000,
    table: 1 << 17,
    lines: 1,
    margin: 0,
};

/// The level's ply at the end of a line; `None` when the game is over.
///
/// The same level, line and seed give the same choice on every machine: every
/// choice starts from an empty table and is bounded by nodes alone. The random
/// numbers are [`SplitMix64::stream`] of the seed and the number of plies
/// played, so that one seed serves a whole game.
pub fn choose<G: Search>(level: Level, line: &Line<G>, seed: u64) -> Option<Choice<G>> {
    if line.outcome().is_some() {
        return None;
    }
    let mut random = SplitMix64::stream(seed, line.plies().len() as u64);
    match level {
        Level::Easy => greedy(line, &mut random),
        Level::Medium => search(line, &MEDIUM, &mut random),
        Level::Hard => opening(line, &mut random).or_else(|| search(line, &HARD, &mut random)),
    }
}

/// A ply by chance, all equally likely; `None` when the game is over. The
/// opponent called `random`.
pub fn choose_at_random<G: Search>(line: &Line<G>, seed: u64) -> Option<G::Ply> {
    if line.outcome().is_some() {
        return None;
    }
    let mut random = SplitMix64::stream(seed, line.plies().len() as u64);
    let mut plies = Vec::new();
    line.game().plies(line.position(), &mut plies);
    let at = random.below(plies.len() as u32);
    plies.get(at as usize).copied()
}

/// Worth of a stone, to somebody who counts stones.
const STONE: Score = 100;
/// How far a beginner's judgement is off, at most.
const MISJUDGEMENT: u32 = 60;
/// In so many of ten turns a beginner thinks of the reply.
const THOUGHTFUL: u32 = 4;

/// The beginner: counts what a ply takes, and only now and then what the reply
/// takes back; where nothing is taken, goes by how things look.
fn greedy<G: Search>(line: &Line<G>, random: &mut SplitMix64) -> Option<Choice<G>> {
    let (game, position) = (line.game(), line.position());
    let (mut plies, mut replies) = (Vec::new(), Vec::new());
    game.plies(position, &mut plies);
    let evaluation = game.evaluation();
    let side = game.side_to_move(position);
    let thoughtful = random.below(10) < THOUGHTFUL;
    let mut best = None;
    for ply in &plies {
        let next = game.play(position, ply);
        let gain = game.gain(ply) as Score;
        let mut worth = gain * STONE;
        let goes_on = game.outcome(&next).is_none();
        if goes_on && gain == 0 {
            let looks = evaluation.evaluate(game, &next);
            let ours = game.side_to_move(&next) == side;
            worth += if ours { looks } else { -looks };
        }
        if goes_on && thoughtful && game.side_to_move(&next) != side {
            game.plies(&next, &mut replies);
            let lost = replies.iter().map(|reply| game.gain(reply)).max();
            worth -= lost.unwrap_or(0) as Score * STONE;
        }
        worth += random.below(MISJUDGEMENT) as Score;
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *ply));
        }
    }
    best.map(|(score, ply)| Choice {
        ply,
        score,
        depth: 0,
        nodes: plies.len() as u64,
    })
}

/// One of the openings that the game knows to be good.
fn opening<G: Search>(line: &Line<G>, random: &mut SplitMix64) -> Option<Choice<G>> {
    let plies = line.game().openings(line.position());
    let at = random.below(plies.len() as u32);
    plies.get(at as usize).map(|ply| Choice {
        ply: *ply,
        score: DRAW,
        depth: 0,
        nodes: 0,
    })
}

fn search<G: Search>(
    line: &Line<G>,
    effort: &Effort,
    random: &mut SplitMix64,
) -> Option<Choice<G>> {
    let mut engine = Engine::new(*line.game(), effort.table);
    let limits = Limits::nodes(effort.nodes).with_lines(effort.lines);
    let report = engine.search(line, &limits, &|| false, &mut |_| {});
    let good = report
        .lines
        .iter()
        .take_while(|line| line.score >= report.score - effort.margin)
        .count();
    let at = random.below(good as u32) as usize;
    let (ply, score) = match report.lines.get(at) {
        Some(line) => (*line.plies.first()?, line.score),
        None => (report.best?, report.score),
    };
    Some(Choice {
        ply,
        score,
        depth: report.depth,
        nodes: report.nodes,
    })
}
