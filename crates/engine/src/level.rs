//! Opponents of different strength, the same on every machine.

use vato_messages::Level;
use vato_rules::Line;

use crate::random::SplitMix64;
use crate::score::{DRAW, MAX_PLY, Score};
use crate::search::{Limits, Searcher};
use crate::searchable::{Evaluate, Search};

/// What a level decided on.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<P> {
    /// The ply.
    pub ply: P,
    /// Its score for the side to move, as the level sees it.
    pub score: Score,
    /// Plies looked ahead; 0 when there was no search.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The ply and what the level expects after it.
    pub expected: Vec<P>,
}

/// What makes the levels of a game what they are.
#[derive(Clone, Copy, Debug)]
pub struct Levels {
    /// The beginner.
    pub easy: Beginner,
    /// The one who looks a little ahead.
    pub medium: Effort,
    /// The best.
    pub hard: Effort,
}

/// How a beginner goes about it.
#[derive(Clone, Copy, Debug)]
pub enum Beginner {
    /// Counts what is taken at once.
    Counts(Glance),
    /// Searches, but hardly.
    Searches(Effort),
}

/// How a beginner judges a ply, without a search.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    /// How far the judgement is off, at most.
    pub misjudgement: u32,
    /// In so many of ten turns the beginner thinks of the reply.
    pub thoughtful: u32,
}

/// What a level that searches may spend, and how careless it is.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Positions to look at.
    pub nodes: u64,
    /// Plies to look ahead.
    pub depth: u32,
    /// Entries of the transposition table.
    pub table: u32,
    /// Plies to choose from, when they are hardly worse than the best.
    pub lines: u32,
    /// How much worse.
    pub margin: Score,
}

impl Effort {
    /// All of the attention of `hard`: at 150,000 nodes a second, a slow phone, it
    /// takes less than two seconds.
    pub const FULL: Effort = Effort {
        nodes: 250_000,
        depth: MAX_PLY,
        table: 1 << 17,
        lines: 1,
        margin: 0,
    };
}

/// The level's ply at the end of a line; `None` when the game is over.
///
/// The same level, line and seed give the same choice on every machine: every
/// choice starts from an empty table and is bounded by nodes alone. The random
/// numbers are [`SplitMix64::stream`] of the seed and the number of plies
/// played, so that one seed serves a whole game.
pub fn choose<G: Search>(level: Level, line: &Line<G>, seed: u64) -> Option<Choice<G::Ply>> {
    if line.outcome().is_some() {
        return None;
    }
    if line.game().unseen(line.position()) {
        return G::choose_unseen(line, level, seed);
    }
    let mut random = SplitMix64::stream(seed, line.plies().len() as u64);
    let levels = &G::LEVELS;
    if level <= Level::EASY {
        match &levels.easy {
            Beginner::Counts(glance) => greedy(line, glance, &mut random),
            Beginner::Searches(effort) => search(line, effort, &mut random),
        }
    } else if level <= Level::MEDIUM {
        search(line, &levels.medium, &mut random)
    } else {
        opening(line, &mut random).or_else(|| certain_or_searched(level, line, &mut random))
    }
}

/// The best level plays what is known for certain, where that is found with a part of
/// what it may spend.
fn certain_or_searched<G: Search>(
    level: Level,
    line: &Line<G>,
    random: &mut SplitMix64,
) -> Option<Choice<G::Ply>> {
    let (certain, spent) = match level {
        Level::HARD => G::solved(line),
        _ => (None, 0),
    };
    let left = Effort {
        nodes: G::LEVELS.hard.nodes.saturating_sub(spent),
        ..G::LEVELS.hard
    };
    certain.or_else(|| search(line, &left, random))
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

/// Worth of a stone or seed, to somebody who counts them.
const PIECE: Score = 100;

/// The beginner: counts what a ply takes, and only now and then what the reply
/// takes back; where nothing is taken, goes by how things look.
fn greedy<G: Search>(
    line: &Line<G>,
    glance: &Glance,
    random: &mut SplitMix64,
) -> Option<Choice<G::Ply>> {
    let (game, position) = (line.game(), line.position());
    let (mut plies, mut replies) = (Vec::new(), Vec::new());
    game.plies(position, &mut plies);
    let evaluation = game.evaluation();
    let side = game.side_to_move(position);
    let thoughtful = random.below(10) < glance.thoughtful;
    let mut best = None;
    for ply in &plies {
        let next = game.play(position, ply);
        let gain = game.gain(position, ply) as Score;
        let mut worth = gain * PIECE;
        let goes_on = game.outcome(&next).is_none();
        let again = game.side_to_move(&next) == side;
        if goes_on && gain == 0 {
            let looks = evaluation.evaluate(game, &next);
            worth += if again { looks } else { -looks };
        }
        if goes_on && thoughtful && !again {
            game.plies(&next, &mut replies);
            let lost = replies.iter().map(|reply| game.gain(&next, reply)).max();
            worth -= lost.unwrap_or(0) as Score * PIECE;
        }
        worth += random.below(glance.misjudgement) as Score;
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *ply));
        }
    }
    best.map(|(score, ply)| Choice {
        ply,
        score,
        depth: 0,
        nodes: plies.len() as u64,
        expected: vec![ply],
    })
}

/// One of the openings that the game knows to be good.
pub(crate) fn opening<G: Search>(
    line: &Line<G>,
    random: &mut SplitMix64,
) -> Option<Choice<G::Ply>> {
    let plies = line.game().openings(line.position());
    let sum = plies.iter().map(|(_, weight)| weight).sum();
    let mut drawn = random.below(sum);
    let (ply, _) = plies.into_iter().find(|(_, weight)| {
        let within = drawn < *weight;
        drawn = drawn.saturating_sub(*weight);
        within
    })?;
    Some(Choice {
        ply,
        score: DRAW,
        depth: 0,
        nodes: 0,
        expected: vec![ply],
    })
}

fn search<G: Search>(
    line: &Line<G>,
    effort: &Effort,
    random: &mut SplitMix64,
) -> Option<Choice<G::Ply>> {
    let mut searcher = G::Searcher::new(*line.game(), effort.table);
    let limits = Limits {
        depth: effort.depth,
        nodes: effort.nodes,
        lines: effort.lines,
    };
    let report = searcher.search(line, &limits, &|| false, &mut |_| {});
    let good = report
        .lines
        .iter()
        .take_while(|line| line.score >= report.score - effort.margin)
        .count();
    let at = random.below(good as u32) as usize;
    let line = report.lines.get(at)?;
    Some(Choice {
        ply: *line.plies.first()?,
        score: line.score,
        depth: report.depth,
        nodes: report.nodes,
        expected: line.plies.clone(),
    })
}
