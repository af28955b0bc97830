//! One position of the search tree.

use super::Engine;
use crate::ordering;
use crate::score::{BEST, DRAW, MAX_PLY, Score};
use crate::searchable::{Evaluate, Search};
use crate::table::{Bound, Found, Kept, TO_THE_END};

/// Below this many plies without progress before the rules call a draw, the
/// count becomes part of what the table knows a position by.
const COUNT_MATTERS: u32 = 16;

/// How often `should_stop` is asked: every this many nodes, a power of two.
const NODES_A_QUESTION: u64 = 1024;

impl<G: Search> Engine<G> {
    /// The score of a position for its side to move, between `alpha` and
    /// `beta` or a bound beyond them. `depth` is in plies, `ply` the distance from the root.
    pub(super) fn node(
        &mut self,
        position: &G::Position,
        depth: i32,
        mut alpha: Score,
        mut beta: Score,
        ply: u32,
        should_stop: &dyn Fn() -> bool,
    ) -> Score {
        self.lines[ply as usize].clear();
        if self.out_of_nodes(should_stop) {
            return DRAW;
        }
        if self.repeats() {
            self.horizon = true;
            return self.game.repetition_score(position);
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, alpha, beta, ply, 0, should_stop);
        }
        let (least, most) = self.game.range(position, ply);
        alpha = alpha.max(least);
        beta = beta.min(most);
        if alpha >= beta {
            return alpha;
        }
        let pv = beta - alpha > 1;
        let until_draw = self.game.plies_until_draw(position);
        let key = table_key(self.game.table_key(position), until_draw);
        let banked = self.game.banked(position);
        let found = self.table.probe(key);
        if let Some(found) = found.filter(|_| !pv)
            && let Some(score) = found.score.score(ply, banked)
            && self.cuts_off(found, depth, score, (alpha, beta), until_draw)
        {
            self.horizon |= found.depth != TO_THE_END;
            return score;
        }
        let horizon_elsewhere = std::mem::replace(&mut self.horizon, false);

        let mut plies = std::mem::take(&mut self.plies[ply as usize]);
        let mut candidates = std::mem::take(&mut self.candidates[ply as usize]);
        self.game.plies(position, &mut plies);
        let side = self.game.side_to_move(position);
        let tag = found.map_or(0, |found| found.tag);
        self.ordering
            .rate(&self.game, position, &plies, tag, ply, &mut candidates);

        let first_alpha = alpha;
        let (mut best, mut best_tag) = (-BEST, 0);
        let extension = i32::from(self.settings.extensions && plies.len() == 1);
        let mut tried = 0;
        while let Some(candidate) = ordering::next(&mut candidates, tried) {
            let chosen = plies[candidate.index as usize];
            let next = self.game.play(position, &chosen);
            let same_side = self.game.side_to_move(&next) == side;
            self.enter(&next);
            let full = match same_side && self.sows_on_freely(ply) {
                true => depth,
                false => depth - 1 + extension,
            };
            let look = |engine: &mut Self, depth, alpha: Score, beta: Score| {
                if same_side {
                    engine.node(&next, depth, alpha, beta, ply + 1, should_stop)
                } else {
                    -engine.node(&next, depth, -beta, -alpha, ply + 1, should_stop)
                }
            };
            let mut score;
            if tried == 0 {
                score = look(self, full, alpha, beta);
            } else {
                let reduction = if self.settings.reductions {
                    reduction(depth, tried, pv)
                } else {
                    0
                };
                score = look(self, full - reduction, alpha, alpha + 1);
                if score > alpha && reduction > 0 {
                    score = look(self, full, alpha, alpha + 1);
                }
                if score > alpha && score < beta {
                    score = look(self, full, alpha, beta);
                }
            }
            self.path.pop();
            if self.stopped {
                break;
            }
            tried += 1;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_tag = candidate.tag;
                    self.extend_line(ply, chosen);
                    if score >= beta {
                        let worse = candidates[..tried - 1]
                            .iter()
                            .map(|worse| plies[worse.index as usize]);
                        let refutation = (&chosen, candidate.tag);
                        self.ordering
                            .learn(&self.game, side, refutation, worse, depth, ply);
                        break;
                    }
                }
            }
        }
        let none = plies.is_empty();
        self.plies[ply as usize] = plies;
        self.candidates[ply as usize] = candidates;
        if self.stopped {
            return DRAW;
        }
        let to_the_end = G::COUNTS_SEEDS && !self.horizon;
        self.horizon |= horizon_elsewhere;
        if none {
            return self.end(position, ply);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.store(
            key,
            Found {
                tag: best_tag,
                score: Kept::new(best, ply, banked),
                depth: if to_the_end { TO_THE_END } else { depth },
                bound,
            },
        );
        best
    }

    /// The score when only plies that change material are followed, and the
    /// side to move may always leave it at the evaluation.
    fn quiescence(
        &mut self,
        position: &G::Position,
        mut alpha: Score,
        beta: Score,
        ply: u32,
        followed: u32,
        should_stop: &dyn Fn() -> bool,
    ) -> Score {
        if let Some(outcome) = self.game.outcome(position) {
            return self.game.end_score(position, outcome, ply);
        }
        self.horizon = true;
        let mut best = self.evaluation.evaluate(&self.game, position);
        if best >= beta || followed >= self.settings.quiescence || ply >= MAX_PLY {
            return best;
        }
        alpha = alpha.max(best);
        let mut plies = std::mem::take(&mut self.plies[ply as usize]);
        let mut candidates = std::mem::take(&mut self.candidates[ply as usize]);
        self.game.tactical_plies(position, &mut plies);
        let side = self.game.side_to_move(position);
        self.ordering
            .rate(&self.game, position, &plies, 0, ply, &mut candidates);
        let mut tried = 0;
        while let Some(candidate) = ordering::next(&mut candidates, tried) {
            tried += 1;
            let next = self.game.play(position, &plies[candidate.index as usize]);
            if self.out_of_nodes(should_stop) {
                break;
            }
            let (ply, followed) = (ply + 1, followed + 1);
            let score = if self.game.side_to_move(&next) == side {
                self.quiescence(&next, alpha, beta, ply, followed, should_stop)
            } else {
                -self.quiescence(&next, -beta, -alpha, ply, followed, should_stop)
            };
            if self.stopped {
                break;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.plies[ply as usize] = plies;
        self.candidates[ply as usize] = candidates;
        best
    }

    /// Counts a node, unless the search is to stop.
    pub(super) fn out_of_nodes(&mut self, should_stop: &dyn Fn() -> bool) -> bool {
        if self.nodes >= self.node_limit
            || self.nodes % NODES_A_QUESTION == NODES_A_QUESTION - 1 && should_stop()
        {
            self.stopped = true;
        } else {
            self.nodes += 1;
        }
        self.stopped
    }

    /// Puts a position on the path; whoever calls takes it off again.
    pub(super) fn enter(&mut self, position: &G::Position) {
        let reversible = self.game.reversible(position);
        self.path.push((self.game.key(position), reversible));
    }

    /// The score of a position in which the game is over by the position alone.
    fn end(&self, position: &G::Position, ply: u32) -> Score {
        self.game
            .outcome(position)
            .map_or(DRAW, |outcome| self.game.end_score(position, outcome, ply))
    }

    /// Whether another sowing of the same side, `ply` plies below the root, costs
    /// no depth. Up to a bound that rises with the depth: some boards have turns of
    /// fifty sowings, and all their orders.
    pub(super) fn sows_on_freely(&self, ply: u32) -> bool {
        ply < self.free_until
    }

    /// Whether the position at the end of the path counts as the end because it
    /// was there before: once since the root, since whoever gained by it could
    /// do so again; as often as the rules say before the root.
    fn repeats(&self) -> bool {
        let Some(((key, true), before)) = self.path.split_last() else {
            return false;
        };
        let mut earlier = 0;
        for (index, (old, reversible)) in before.iter().enumerate().rev() {
            if old == key {
                if index >= self.root {
                    return true;
                }
                earlier += 1;
            }
            if !reversible {
                break;
            }
        }
        self.game
            .repetition()
            .is_some_and(|limit| earlier + 1 >= limit)
    }

    /// Whether the score that the table has decides the window without a search.
    fn cuts_off(
        &self,
        found: Found,
        depth: i32,
        score: Score,
        (alpha, beta): (Score, Score),
        until_draw: Option<u32>,
    ) -> bool {
        let deep_enough = if self.settings.same_depth_only {
            found.depth == depth || found.depth == TO_THE_END
        } else {
            found.depth >= depth
        };
        // A win that was found with more plies left before the draw by count
        // may come too late here.
        let in_time = match (found.score.plies_to_end(), until_draw) {
            (Some(plies), Some(left)) => plies <= left,
            _ => true,
        };
        let decides = match found.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        deep_enough && in_time && decides
    }

    /// The best line at `ply` is now this ply and the best line below it.
    pub(super) fn extend_line(&mut self, ply: u32, chosen: G::Ply) {
        let (above, below) = self.lines.split_at_mut(ply as usize + 1);
        let (Some(line), Some(rest)) = (above.last_mut(), below.first()) else {
            return;
        };
        line.clear();
        line.push(chosen);
        line.extend_from_slice(rest);
    }
}

/// Plies less to look at the later candidates with.
fn reduction(depth: i32, tried: usize, pv: bool) -> i32 {
    if depth < 3 || tried < 3 {
        return 0;
    }
    let mut plies = 1;
    if tried >= 8 {
        plies += 1;
    }
    if depth >= 7 && tried >= 5 {
        plies += 1;
    }
    if pv {
        plies -= 1;
    }
    plies.min(depth - 2)
}

/// A position with few plies left before the draw by count is another position.
fn table_key(key: u64, until_draw: Option<u32>) -> u64 {
    match until_draw {
        Some(left) if left < COUNT_MATTERS => {
            key ^ u64::from(left + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        }
        _ => key,
    }
}
