//! Search inside one turn, for a game in which a turn can be fifty sowings.
//!
//! Boards of the turn are looked at best first, each once, whatever order of sowings
//! leads to it. Where a turn ends, what the other side could make of it is looked at in
//! the same way, with less attention.

use std::collections::{BinaryHeap, HashSet};

use vato_rules::mancala::Ply;
use vato_rules::{Line, Side};

use super::{Seeds, lead, on_board, opening};
use crate::score::{self, MAX_EVALUATION, SEED, Score};
use crate::search::{Limits, Progress, PvLine, SearchReport, Searcher};
use crate::searchable::{Evaluate, Search};

/// How often `should_stop` is asked: every this many nodes, a power of two.
const NODES_A_QUESTION: u64 = 1024;
/// Nodes before the first report; four times as many before each further one.
const FIRST_REPORT: u64 = 64;
/// Ends of a turn that are looked at closer, for each first sowing.
const KEPT: usize = 4;

/// Finds the best turn of the side to move.
#[derive(Debug)]
pub struct TurnSearch<G> {
    game: G,
    nodes: u64,
    node_limit: u64,
    stopped: bool,
}

/// A board of the turn, and how it came about.
struct Step<P> {
    position: P,
    ply: Ply,
    /// The step before; its own number for a first sowing.
    before: u32,
    /// The number of its first sowing among those of the turn.
    first: usize,
    sowings: u32,
}

/// A board on which the turn has ended, or beyond which it is not followed.
#[derive(Clone, Copy)]
struct End {
    step: u32,
    /// The score for the side whose turn it is.
    score: Score,
    /// Whether a look at the replies could change it.
    open: bool,
}

/// The boards of one turn that have been reached.
struct Turn<P> {
    side: Side,
    round: u16,
    longest: u32,
    steps: Vec<Step<P>>,
    seen: HashSet<u64>,
    /// Steps to go on from, the most promising first and the older of equals.
    waiting: BinaryHeap<(Score, std::cmp::Reverse<u32>)>,
    /// The best ends by first sowing, the best first.
    ends: Vec<Vec<End>>,
}

impl<G: Seeds> TurnSearch<G> {
    fn begin(&mut self, position: &G::Position, longest: u32) -> Turn<G::Position> {
        let mut turn = Turn {
            side: position.side(),
            round: position.round().number(),
            longest,
            steps: Vec::new(),
            seen: HashSet::new(),
            waiting: BinaryHeap::new(),
            ends: Vec::new(),
        };
        let mut plies = Vec::new();
        self.game.plies(position, &mut plies);
        turn.ends.resize(plies.len(), Vec::new());
        for (first, ply) in plies.iter().enumerate() {
            let before = turn.steps.len() as u32;
            self.reach(&mut turn, position, *ply, before, first, 1);
        }
        turn
    }

    /// Plays a ply of the turn and files the board it leads to.
    fn reach(
        &mut self,
        turn: &mut Turn<G::Position>,
        position: &G::Position,
        ply: Ply,
        before: u32,
        first: usize,
        sowings: u32,
    ) {
        self.nodes += 1;
        let next = self.game.play(position, &ply);
        if !turn.seen.insert(next.key()) {
            return;
        }
        let step = turn.steps.len() as u32;
        let goes_on = self.goes_on(turn, &next) && sowings < turn.longest;
        let (score, open) = self.judge(turn, &next);
        turn.steps.push(Step {
            position: next,
            ply,
            before,
            first,
            sowings,
        });
        if goes_on {
            turn.waiting.push((score, std::cmp::Reverse(step)));
        } else {
            let ends = &mut turn.ends[first];
            let place = ends.partition_point(|end| end.score >= score);
            ends.insert(place, End { step, score, open });
            ends.truncate(KEPT);
        }
    }

    fn goes_on(&self, turn: &Turn<G::Position>, position: &G::Position) -> bool {
        position.side() == turn.side
            && position.round().number() == turn.round
            && position.ended().is_none()
    }

    /// The score of a board for the side whose turn it is, and whether a look at the
    /// replies could change it.
    fn judge(&self, turn: &Turn<G::Position>, position: &G::Position) -> (Score, bool) {
        let ours = position.side() == turn.side;
        let for_us = |score: Score| if ours { score } else { -score };
        if let Some(outcome) = self.game.outcome(position) {
            return (for_us(self.game.end_score(position, outcome, 0)), false);
        }
        if position.round().number() != turn.round {
            // The houses have been filled from the stores.
            let owned = |side| i32::from(position.row(side)) + i32::from(position.store(side));
            let ahead = (owned(turn.side) - owned(!turn.side)) * SEED;
            return (ahead.clamp(-MAX_EVALUATION, MAX_EVALUATION), false);
        }
        if self.game.stores_apart(position) {
            let (lead, rest) = (lead(position), on_board(position));
            if lead.abs() > rest {
                let safe = lead - lead.signum() * rest;
                return (for_us(score::of_difference(safe)), !ours);
            }
        }
        let evaluation = self.game.evaluation();
        (for_us(evaluation.evaluate(&self.game, position)), !ours)
    }

    /// Goes on from the most promising boards until `nodes` have been looked at in all;
    /// whether there are any left.
    fn widen(
        &mut self,
        turn: &mut Turn<G::Position>,
        nodes: u64,
        should_stop: &dyn Fn() -> bool,
    ) -> bool {
        let mut plies = Vec::new();
        while self.nodes < nodes {
            let Some((_, std::cmp::Reverse(at))) = turn.waiting.pop() else {
                return false;
            };
            let step = &turn.steps[at as usize];
            let (position, first, sowings) = (step.position, step.first, step.sowings);
            self.game.plies(&position, &mut plies);
            for ply in &plies {
                if self.out_of_nodes(should_stop) {
                    return true;
                }
                self.reach(turn, &position, *ply, at, first, sowings + 1);
            }
        }
        !turn.waiting.is_empty()
    }

    /// Positions looked at.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    fn out_of_nodes(&mut self, should_stop: &dyn Fn() -> bool) -> bool {
        self.stopped |= self.nodes >= self.node_limit
            || self.nodes % NODES_A_QUESTION == NODES_A_QUESTION - 1 && should_stop();
        self.stopped
    }

    /// The score of a position for its side to move, by its best turn within so many nodes.
    pub(super) fn turn_score(
        &mut self,
        position: &G::Position,
        nodes: u64,
        should_stop: &dyn Fn() -> bool,
    ) -> Score {
        let until = self.nodes + nodes;
        let mut turn = self.begin(position, score::MAX_PLY);
        self.widen(&mut turn, until, should_stop);
        let ended = turn.ends.iter().filter_map(|ends| ends.first());
        let best = ended.map(|end| end.score).max();
        // Other turns may do better: that proves nothing.
        best.or(turn.waiting.peek().map(|(score, _)| *score))
            .unwrap_or(score::DRAW)
            .clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// The best end for each first sowing after a look at the replies to it, the best first.
    fn answered(
        &mut self,
        turn: &Turn<G::Position>,
        nodes: u64,
        should_stop: &dyn Fn() -> bool,
    ) -> Vec<End> {
        let open = turn.ends.iter().flatten().filter(|end| end.open).count() as u64;
        let attention = nodes / open.max(1);
        let mut best: Vec<End> = Vec::new();
        for (first, ends) in turn.ends.iter().enumerate() {
            if ends.is_empty() {
                best.extend(turn.unfinished(first));
            }
            let answered = ends.iter().map(|end| {
                let mut end = *end;
                if end.open && attention > 0 && !self.stopped {
                    let position = &turn.steps[end.step as usize].position;
                    let reply = -self.turn_score(position, attention, should_stop);
                    // What is proven stays so, but more can be expected of it.
                    end.score = match score::is_decided(end.score) {
                        true => end.score,
                        false => reply,
                    };
                }
                end
            });
            // The earlier of equals.
            let found = answered.reduce(|a, b| if b.score > a.score { b } else { a });
            best.extend(found);
        }
        best.sort_by_key(|end| std::cmp::Reverse(end.score));
        best
    }
}

impl<P> Turn<P> {
    /// The most promising board that is still to be gone on from, for a first sowing
    /// all of whose turns go on farther than has been looked.
    fn unfinished(&self, first: usize) -> Option<End> {
        let waiting = self.waiting.iter();
        waiting
            .filter(|(_, step)| self.steps[step.0 as usize].first == first)
            .max()
            .map(|(score, step)| End {
                step: step.0,
                score: *score,
                open: false,
            })
    }

    /// The sowings that lead to a step.
    fn plies_to(&self, step: u32) -> Vec<Ply> {
        let mut plies = Vec::new();
        let mut at = step;
        loop {
            let step = &self.steps[at as usize];
            plies.push(step.ply);
            if step.before == at {
                break;
            }
            at = step.before;
        }
        plies.reverse();
        plies
    }
}

impl<G: Seeds> Searcher<G> for TurnSearch<G> {
    /// It keeps nothing between searches, and has no use for a table of entries.
    fn new(game: G, _: u32) -> Self {
        TurnSearch {
            game,
            nodes: 0,
            node_limit: u64::MAX,
            stopped: false,
        }
    }

    fn search(
        &mut self,
        line: &Line<G>,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        on_progress: &mut dyn FnMut(&Progress<'_, Ply>),
    ) -> SearchReport<Ply> {
        let position = line.position();
        (self.nodes, self.node_limit, self.stopped) = (0, limits.nodes, false);
        let mut report = SearchReport {
            best: None,
            score: score::DRAW,
            depth: 0,
            nodes: 0,
            lines: Vec::new(),
        };
        if let Some(outcome) = line.outcome() {
            report.score = self.game.end_score(position, outcome, 0);
            return report;
        }
        if self.game.unseen(position) {
            let game = self.game;
            let report = opening::report(self, &game, position, limits, should_stop);
            on_progress(&Progress {
                depth: report.depth,
                nodes: report.nodes,
                lines: &report.lines,
            });
            return report;
        }
        let mut turn = self.begin(position, limits.depth.clamp(1, score::MAX_PLY));
        let mut target = FIRST_REPORT;
        loop {
            // Something is left for a look at the replies.
            let goal = target.min(limits.nodes / 2);
            let more = self.widen(&mut turn, self.nodes.max(goal), should_stop);
            let last = !more || self.stopped || target >= limits.nodes / 2;
            let left = limits.nodes.saturating_sub(self.nodes);
            let attention = if last { left } else { goal.min(left) / 2 };
            let best = self.answered(&turn, attention.min(goal), should_stop);
            report.depth = turn
                .steps
                .iter()
                .map(|step| step.sowings)
                .max()
                .unwrap_or(0);
            report.lines = best
                .iter()
                .take(limits.lines.max(1) as usize)
                .map(|end| PvLine {
                    score: end.score,
                    depth: report.depth,
                    plies: turn.plies_to(end.step),
                })
                .collect();
            report.nodes = self.nodes;
            if !report.lines.is_empty() {
                on_progress(&Progress {
                    depth: report.depth,
                    nodes: self.nodes,
                    lines: &report.lines,
                });
            }
            if last || self.stopped {
                break;
            }
            target *= 4;
        }
        if let Some(best) = report.lines.first() {
            report.best = best.plies.first().copied();
            report.score = best.score;
        }
        report
    }
}
