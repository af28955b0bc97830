//! Search for the best turn, for a game in which a turn can be fifty sowings.
//!
//! Boards of the turn are looked at best first. Where the turn ends, what the other side
//! could make of it is looked at in the same way: at many ends with little attention, at the
//! best of them with more, and at the last few with a look at what follows the reply.

use vato_rules::Line;
use vato_rules::mancala::Ply;
use vato_tables::best_first;

use super::turn::Turn;
use super::{Seeds, lead, on_board, opening};
use crate::score::{self, MAX_EVALUATION, SEED, Score};
use crate::search::{Limits, Progress, PvLine, SearchReport, Searcher};
use crate::searchable::{Evaluate, Search};

/// How often `should_stop` is asked: every this many nodes, a power of two.
const NODES_A_QUESTION: u64 = 1024;
/// Nodes before the first report; four times as many before each further one.
const FIRST_REPORT: u64 = 64;
/// The ends with the most seeds that are judged.
const JUDGED: usize = 256;
/// Those that are judged best get a look at the replies.
const ANSWERED: usize = 64;
/// Of a reply only so many ends are judged.
const JUDGED_OF_REPLY: usize = 8;
/// From one look at the replies to the next, only one end of so many is kept.
const NARROWING: usize = 4;
/// With fewer nodes for it a look at the reply is not worth having.
const GLANCE: u64 = 4;
/// With so many nodes for each end it is worth a look at what follows the reply.
const SECOND_LOOK: u64 = 4_000;

/// Finds the best turn of the side to move.
#[derive(Debug)]
pub struct TurnSearch<G> {
    game: G,
    nodes: u64,
    node_limit: u64,
    stopped: bool,
}

/// A board on which the turn has ended, or beyond which it is not followed.
#[derive(Clone, Copy)]
struct End {
    step: u32,
    first: usize,
    /// The score for the side whose turn it is.
    score: Score,
    /// Whether a look at the replies could change it.
    open: bool,
    /// How often the replies have been looked at.
    looks: u32,
}

impl<G: Seeds> TurnSearch<G> {
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

    /// Positions looked at.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts a node, unless the search is to stop.
    fn out_of_nodes(&mut self, should_stop: &dyn Fn() -> bool) -> bool {
        self.stopped |= self.nodes >= self.node_limit
            || self.nodes % NODES_A_QUESTION == NODES_A_QUESTION - 1 && should_stop();
        if !self.stopped {
            self.nodes += 1;
        }
        self.stopped
    }

    fn begin(&mut self, position: &G::Position, longest: u32) -> Turn<G::Position> {
        let turn = Turn::begin(&self.game, position, longest);
        self.nodes += turn.firsts as u64;
        turn
    }

    /// Goes on with a turn until `nodes` have been looked at in all; whether more is left
    /// of it.
    fn widen(
        &mut self,
        turn: &mut Turn<G::Position>,
        nodes: u64,
        should_stop: &dyn Fn() -> bool,
    ) -> bool {
        let game = self.game;
        turn.widen(&game, &mut || {
            self.nodes < nodes && !self.out_of_nodes(should_stop)
        })
    }

    /// The score of a position for its side to move, by its best turn within so many
    /// nodes, with `looks` further turns after it.
    pub(super) fn turn_score(
        &mut self,
        position: &G::Position,
        nodes: u64,
        looks: u32,
        should_stop: &dyn Fn() -> bool,
    ) -> Score {
        let until = self.nodes + nodes;
        let mut turn = self.begin(position, score::MAX_PLY);
        let own = if looks > 0 { nodes / 2 } else { nodes };
        let goal = self.nodes + own.saturating_sub(turn.firsts as u64);
        self.widen(&mut turn, goal, should_stop);
        let mut ends = self.judged(&turn, if looks > 0 { ANSWERED } else { JUDGED_OF_REPLY });
        if looks > 0 {
            let left = until.saturating_sub(self.nodes);
            self.answer(&turn, &mut ends, left, looks - 1, should_stop);
        }
        // Other turns may do better: that proves nothing.
        let best = ends.iter().map(|end| (end.looks, end.score)).max();
        best.map_or(score::DRAW, |(_, score)| score)
            .clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// The ends with the most seeds, judged, the best first. Where a turn has not been
    /// followed to any end, how it stands.
    fn judged(&self, turn: &Turn<G::Position>, most: usize) -> Vec<End> {
        let mut steps = turn.ends.clone();
        // The earlier of equals.
        best_first(&mut steps, |step| turn.steps[*step as usize].lead.into());
        let mut of_first = vec![0; turn.firsts];
        let mut kept = 0;
        steps.retain(|step| {
            let of_first = &mut of_first[turn.steps[*step as usize].first];
            *of_first += 1;
            kept += 1;
            kept <= most || most > JUDGED_OF_REPLY && *of_first <= 2
        });
        if most > JUDGED_OF_REPLY || steps.is_empty() {
            let unfinished = (0..turn.firsts).filter(|first| of_first[*first] == 0);
            steps.extend(unfinished.filter_map(|first| turn.unfinished(first)));
        }
        let ends = steps.iter().map(|at| {
            let step = &turn.steps[*at as usize];
            let (score, open) = self.judge(turn, &step.position);
            End {
                step: *at,
                first: step.first,
                score,
                open,
                looks: 0,
            }
        });
        let mut ends: Vec<End> = ends.collect();
        best_first(&mut ends, |end| end.score.into());
        ends
    }

    /// Looks at the replies to the ends, which come best first, and after each look again at
    /// the best of them with more attention.
    fn answer(
        &mut self,
        turn: &Turn<G::Position>,
        ends: &mut [End],
        nodes: u64,
        looks: u32,
        should_stop: &dyn Fn() -> bool,
    ) {
        let until = self.nodes + nodes;
        let mut field = ends.len().min(ANSWERED).min((nodes / 2 / GLANCE) as usize);
        let mut rounds = 1 + field.max(1).ilog(NARROWING) as u64;
        while field > 0 && rounds > 0 {
            let left = until.saturating_sub(self.nodes);
            let open = ends[..field].iter().filter(|end| end.open).count() as u64;
            let attention = left / rounds / open.max(1);
            if attention < GLANCE {
                break;
            }
            let looks = if attention >= SECOND_LOOK { looks } else { 0 };
            for end in &mut ends[..field] {
                if end.open && !self.stopped {
                    let position = &turn.steps[end.step as usize].position;
                    let reply = self.turn_score(position, attention, looks, should_stop);
                    // What is proven stays so, but more can be expected of it.
                    if !score::is_decided(end.score) && !self.stopped {
                        end.score = -reply;
                    }
                }
                end.looks += 1;
            }
            if self.stopped {
                break;
            }
            // Those that were looked at closest come first.
            best_first(&mut ends[..field], |end| end.score.into());
            rounds -= 1;
            field = field.div_ceil(NARROWING).max(2).min(field);
        }
    }

    /// A line for each first sowing, the best first.
    fn lines(&self, turn: &Turn<G::Position>, ends: &[End], most: u32) -> Vec<PvLine<Ply>> {
        let mut ends = ends.to_vec();
        let closest = |end: &End| (i64::from(end.looks) << 32) + i64::from(end.score);
        best_first(&mut ends, closest);
        let depth = turn.longest_reached();
        let mut told = vec![false; turn.firsts];
        ends.retain(|end| !std::mem::replace(&mut told[end.first], true));
        let mut bound = Score::MAX;
        let lines = ends.iter().take(most.max(1) as usize).map(|end| {
            // Those that were dropped early have been judged too well.
            bound = bound.min(end.score);
            PvLine {
                score: bound,
                depth,
                plies: turn.plies_to(end.step),
            }
        });
        lines.collect()
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
        // What the first sowings alone bring, before they are gone on from.
        let firsts = self.lines(&turn, &self.judged(&turn, JUDGED), limits.lines);
        if limits.depth > 1 && !firsts.is_empty() {
            on_progress(&Progress {
                depth: 1,
                nodes: self.nodes,
                lines: &firsts,
            });
        }
        let mut target = FIRST_REPORT;
        loop {
            // Most is left for a look at the replies, unless they cannot save the game.
            let share = match report.lines.first() {
                Some(best) if score::is_decided(best.score) => limits.nodes,
                _ => limits.nodes / 4,
            };
            let goal = target.min(share);
            let more = self.widen(&mut turn, self.nodes.max(goal), should_stop);
            let last = !more || self.stopped || target >= share;
            let left = match limits.nodes {
                // Without a limit the replies deserve as much again as the turn.
                u64::MAX => 4 * goal,
                nodes => nodes.saturating_sub(self.nodes),
            };
            let attention = if last { left } else { goal.min(left) / 2 };
            let mut ends = self.judged(&turn, JUDGED);
            self.answer(&turn, &mut ends, attention, 1, should_stop);
            report.depth = turn.longest_reached();
            report.lines = self.lines(&turn, &ends, limits.lines);
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
