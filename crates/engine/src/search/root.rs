//! Iterative deepening from the root, one line after the other.

use std::collections::BTreeSet;

use vato_rules::Line;
use vato_tables::best_first;

use super::{Engine, Limits, Progress, PvLine, SearchReport};
use crate::score::{BEST, DRAW, MAX_PLY, Score, is_decided, plies_to_end};
use crate::searchable::Search;

/// Sowings of the same side that cost no depth, at depth 0; two more for each ply of depth.
pub(super) const FREE_PLIES: u32 = 2;

/// A legal ply at the root and its line as far as it is known.
struct RootPly<G: Search> {
    ply: G::Ply,
    score: Score,
    line: Vec<G::Ply>,
}

impl<G: Search> Engine<G> {
    pub(super) fn deepen(
        &mut self,
        line: &Line<G>,
        limits: &Limits,
        should_stop: &dyn Fn() -> bool,
        on_progress: &mut dyn FnMut(&Progress<'_, G::Ply>),
    ) -> SearchReport<G::Ply> {
        let position = line.position();
        let mut report = SearchReport {
            best: None,
            score: DRAW,
            depth: 0,
            nodes: 0,
            lines: Vec::new(),
        };
        if let Some(outcome) = line.outcome() {
            report.score = self.game.end_score(position, outcome, 0);
            return report;
        }
        let mut root = self.root_plies(position);
        let wanted = (limits.lines.max(1) as usize).min(root.len());
        if wanted == 0 {
            return report;
        }
        let deepest = limits.depth.clamp(1, MAX_PLY);
        for depth in self.first_depth.min(deepest)..=deepest {
            self.free_until = FREE_PLIES + 2 * depth;
            self.horizon = false;
            for at in 0..wanted {
                self.search_line(position, &mut root, at, depth, should_stop);
                if self.stopped {
                    break;
                }
            }
            if self.stopped {
                report.lines = amended(&report.lines, &root[0]);
                break;
            }
            report.lines = root[..wanted]
                .iter()
                .map(|ply| PvLine {
                    score: ply.score,
                    depth,
                    plies: ply.line.clone(),
                })
                .collect();
            report.depth = depth;
            on_progress(&Progress {
                depth,
                nodes: self.nodes,
                lines: &report.lines,
            });
            let settled = |ply: &RootPly<G>| plies_to_end(ply.score).is_some_and(|n| n <= depth);
            let to_the_end = G::COUNTS_SEEDS && !self.horizon;
            if to_the_end || root[..wanted].iter().all(settled) {
                break;
            }
        }
        report.nodes = self.nodes;
        if let Some(best) = report.lines.first() {
            report.best = best.plies.first().copied();
            report.score = best.score;
        }
        report
    }

    /// The legal plies, one for each effect on the board.
    fn root_plies(&mut self, position: &G::Position) -> Vec<RootPly<G>> {
        let mut plies = Vec::new();
        self.game.plies(position, &mut plies);
        let mut tags = BTreeSet::from_iter(self.left_out);
        plies.retain(|ply| tags.insert(self.game.tag(ply)));
        // The first depth begins with the most promising.
        best_first(&mut plies, |ply| {
            self.game.promise(position, ply, None).into()
        });
        plies
            .into_iter()
            .map(|ply| RootPly {
                ply,
                score: DRAW,
                line: vec![ply],
            })
            .collect()
    }

    /// Brings the best of the root plies from `at` on to `at`, in a window
    /// that widens until it holds the score.
    fn search_line(
        &mut self,
        position: &G::Position,
        root: &mut [RootPly<G>],
        at: usize,
        depth: u32,
        should_stop: &dyn Fn() -> bool,
    ) {
        let guess = root[at].score;
        let mut width = self.settings.window;
        let (mut alpha, mut beta) = if depth < 4 || is_decided(guess) {
            (-BEST, BEST)
        } else {
            (guess - width, guess + width)
        };
        loop {
            let score = self.root_node(position, root, at, depth, alpha, beta, should_stop);
            if self.stopped || score > alpha && score < beta {
                return;
            }
            width *= 4;
            if score <= alpha {
                alpha = if width > 1000 {
                    -BEST
                } else {
                    (alpha - width).max(-BEST)
                };
            }
            if score >= beta {
                beta = if width > 1000 {
                    BEST
                } else {
                    (beta + width).min(BEST)
                };
            }
            if alpha == -BEST && beta == BEST {
                width = BEST;
            }
        }
    }

    /// One search of the root plies from `at` on; the best one moves to `at`,
    /// the others keep their order.
    #[allow(clippy::too_many_arguments)] // the window and the part of the list belong to one search
    fn root_node(
        &mut self,
        position: &G::Position,
        root: &mut [RootPly<G>],
        at: usize,
        depth: u32,
        mut alpha: Score,
        beta: Score,
        should_stop: &dyn Fn() -> bool,
    ) -> Score {
        let side = self.game.side_to_move(position);
        let depth = depth as i32;
        let mut best = -BEST - 1;
        let mut place = at;
        for (index, candidate) in root.iter_mut().enumerate().skip(at) {
            let chosen = candidate.ply;
            let next = self.game.play(position, &chosen);
            let same_side = self.game.side_to_move(&next) == side;
            self.enter(position, &next);
            let look = |engine: &mut Self, alpha: Score, beta: Score| {
                if same_side {
                    engine.node(&next, depth, alpha, beta, 1, should_stop)
                } else {
                    -engine.node(&next, depth - 1, -beta, -alpha, 1, should_stop)
                }
            };
            let mut score;
            if index == at {
                score = look(self, alpha, beta);
            } else {
                score = look(self, alpha, alpha + 1);
                if score > alpha && score < beta {
                    score = look(self, alpha, beta);
                }
            }
            self.leave();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha || index == at {
                    place = index;
                    candidate.score = score;
                    self.extend_line(0, chosen);
                    candidate.line.clone_from(&self.lines[0]);
                }
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        root[at..=place].rotate_right(1);
        best
    }
}

/// The lines of the last finished depth with the best of an unfinished one
/// before them: the search began with the best ply so far, and only one that
/// was better at the new depth can have taken its place.
fn amended<G: Search>(finished: &[PvLine<G::Ply>], best: &RootPly<G>) -> Vec<PvLine<G::Ply>> {
    let depth = finished.first().map_or(0, |line| line.depth);
    let first = PvLine {
        score: best.score,
        depth,
        plies: best.line.clone(),
    };
    let others = finished
        .iter()
        .filter(|line| line.plies.first() != Some(&best.ply))
        .cloned();
    std::iter::once(first)
        .chain(others)
        .take(finished.len().max(1))
        .collect()
}
