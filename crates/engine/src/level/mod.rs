//! Opponents of different strength, the same on every machine.

mod stray;
mod strength;

pub use strength::{Effort, Glance, Levels, Look, Strength};

use vato_messages::Level;
use vato_rules::{GameResult, Line};

use crate::random::SplitMix64;
use crate::score::{DRAW, Score, WIN};
use crate::search::{Limits, Searcher};
use crate::searchable::{Evaluate, Search};
use stray::stray;
use strength::PIECE;

/// What a level decided on.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<P> {
    /// The ply.
    pub ply: P,
    /// Its score for the side to move, as the level sees it; even for a known opening.
    pub score: Score,
    /// Plies looked ahead; 0 when there was no search.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The ply and what the level expects after it.
    pub expected: Vec<P>,
}

/// Levels from this one on play from the [openings](Search::openings).
const WITH_OPENINGS: u8 = 8;

/// The level's ply at the end of a line; `None` when the game is over.
///
/// The same level, line and seed give the same choice on every machine: every
/// choice starts from an empty table and is bounded by nodes alone. The random
/// numbers are [`SplitMix64::stream`] of the seed and the number of plies
/// played, so that one seed serves a whole game.
pub fn choose<G: Search>(level: Level, line: &Line<G>, seed: u64) -> Option<Choice<G::Ply>> {
    choose_within(level, line, seed, u64::MAX)
}

/// The same, with no more than so many nodes; then nothing is [solved](Search::solved).
pub fn choose_within<G: Search>(
    level: Level,
    line: &Line<G>,
    seed: u64,
    nodes: u64,
) -> Option<Choice<G::Ply>> {
    if line.outcome().is_some() {
        return None;
    }
    if line.game().unseen(line.position()) {
        return G::choose_unseen(line, level, seed, nodes);
    }
    let mut random = SplitMix64::stream(seed, line.plies().len() as u64);
    let known = match level.number() {
        WITH_OPENINGS.. => opening(line, &mut random),
        _ => None,
    };
    // It has all the nodes that it wants to find out.
    let solves = level == Level::HARD && nodes == u64::MAX;
    if known.is_some() && solves {
        line.game().prepare();
    }
    known.or_else(|| {
        let strength = G::LEVELS.of(level);
        let overlooks = strength.overlooks;
        let candidates = match &strength.look {
            Look::Counts(glance) => counted(line, glance, overlooks, &mut random),
            Look::Searches(effort) => {
                if solves && let Some(solved) = G::solved(line) {
                    return Some(solved);
                }
                let found = searched(line, effort, nodes.min(effort.nodes));
                seen(line, found, |choice| choice.ply, overlooks, &mut random)
            }
        };
        let strayed = candidates.into_iter().map(|choice| {
            let score = choice.score + stray(strength.temperature, &mut random);
            (score, choice)
        });
        // The first of equals.
        let best = strayed.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, choice)| choice)
    })
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

/// One of the openings that the game knows to be good.
pub(crate) fn opening<G: Search>(
    line: &Line<G>,
    random: &mut SplitMix64,
) -> Option<Choice<G::Ply>> {
    let ply = drawn(&line.game().openings(line.position()), random)?;
    Some(Choice {
        ply,
        score: DRAW,
        depth: 0,
        nodes: 0,
        expected: vec![ply],
    })
}

/// One of the plies by its weight. Compiled once for all games with the same plies.
#[inline(never)]
fn drawn<P: Copy>(plies: &[(P, u32)], random: &mut SplitMix64) -> Option<P> {
    let sum = plies.iter().map(|(_, weight)| weight).sum();
    let mut drawn = random.below(sum);
    let known = plies.iter().find(|(_, weight)| {
        let within = drawn < *weight;
        drawn = drawn.saturating_sub(*weight);
        within
    });
    known.map(|(ply, _)| *ply)
}

/// What is not overlooked; when all of it is, what is the least hard to see.
fn seen<G: Search, T>(
    line: &Line<G>,
    candidates: Vec<T>,
    ply: impl Fn(&T) -> G::Ply,
    overlooks: u32,
    random: &mut SplitMix64,
) -> Vec<T> {
    if overlooks == 0 {
        return candidates;
    }
    let hidden = |candidate: &T| line.game().hidden(line.position(), &ply(candidate));
    let hidden: Vec<u32> = candidates.iter().map(hidden).collect();
    let mut noticed: Vec<bool> = hidden
        .iter()
        .map(|ways| random.below(100) >= ways * overlooks)
        .collect();
    if !noticed.contains(&true) {
        let least = hidden.iter().min();
        noticed = hidden.iter().map(|ways| Some(ways) == least).collect();
    }
    let both = candidates.into_iter().zip(noticed);
    both.filter_map(|(candidate, noticed)| noticed.then_some(candidate))
        .collect()
}

/// The plies that somebody sees who counts, as they are judged: by what each takes at once, and
/// in some turns by what the reply takes back; where nothing is taken, by how things look.
fn counted<G: Search>(
    line: &Line<G>,
    glance: &Glance,
    overlooks: u32,
    random: &mut SplitMix64,
) -> Vec<Choice<G::Ply>> {
    let (game, position) = (line.game(), line.position());
    let (mut plies, mut replies) = (Vec::new(), Vec::new());
    game.plies(position, &mut plies);
    let mut nodes = plies.len() as u64;
    let plain = plies
        .iter()
        .filter(|ply| game.hidden(position, ply) == 0)
        .map(|ply| game.gain(position, ply));
    let most = plain.max().unwrap_or(0);
    let mut plies = seen(line, plies, |ply| *ply, overlooks, random);
    plies.retain(|ply| game.gain(position, ply) + glance.obvious > most);
    let evaluation = game.evaluation();
    let side = game.side_to_move(position);
    let thoughtful = random.below(100) < glance.thoughtful;
    let mut choices = Vec::with_capacity(plies.len());
    for ply in plies {
        let next = game.play(position, &ply);
        let again = game.side_to_move(&next) == side;
        let mut score = game.gain(position, &ply) as Score * PIECE;
        match game.outcome(&next).map(|end| end.result) {
            Some(GameResult::Win(winner)) if winner == side => score = WIN,
            Some(GameResult::Win(_)) => score = -WIN,
            Some(GameResult::Draw) => {}
            None => {
                if G::COUNTS_SEEDS || score == 0 {
                    let looks = evaluation.evaluate(game, &next);
                    score = if again { looks } else { -looks };
                }
                if thoughtful && !again {
                    game.plies(&next, &mut replies);
                    nodes += replies.len() as u64;
                    let lost = replies.iter().map(|reply| game.gain(&next, reply)).max();
                    score -= lost.unwrap_or(0) as Score * PIECE;
                }
            }
        }
        choices.push(Choice {
            ply,
            score,
            depth: 0,
            nodes: 0,
            expected: vec![ply],
        });
    }
    for choice in &mut choices {
        choice.nodes = nodes;
    }
    choices
}

/// The best plies that a search finds within so many nodes.
fn searched<G: Search>(line: &Line<G>, effort: &Effort, nodes: u64) -> Vec<Choice<G::Ply>> {
    let mut searcher = G::Searcher::new(*line.game(), effort.table);
    let limits = Limits {
        depth: effort.depth,
        nodes: nodes.max(1),
        lines: effort.lines,
    };
    let report = searcher.search(line, &limits, &|| false, &mut |_| {});
    let (depth, nodes) = (report.depth, report.nodes);
    let choices = report.lines.into_iter().filter_map(|line| {
        Some(Choice {
            ply: *line.plies.first()?,
            score: line.score,
            depth,
            nodes,
            expected: line.plies,
        })
    });
    choices.collect()
}
