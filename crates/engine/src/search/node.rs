//! One position of the search tree.

use super::reduction::reduction;
use super::{Engine, NO_CYCLE};
use crate::ordering::{self, Frame};
use crate::score::{BEST, DRAW, MAX_PLY, Score, is_decided};
use crate::searchable::{Evaluate, Search};
use crate::table::{Bound, Found, Kept, TO_THE_END, short};

/// Below this many plies without progress before the rules call a draw, the
/// count becomes part of what the table knows a position by.
const COUNT_MATTERS: u32 = 16;

/// How often `should_stop` is asked: every this many nodes, a power of two.
pub(super) const NODES_A_QUESTION: u64 = 1024;

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
        if let Some(earlier) = self.path.repeats(self.game.repetition()) {
            self.horizon = true;
            self.cycle = self.cycle.min(earlier);
            return self.game.repetition_score(position);
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, alpha, beta, ply, 0, should_stop);
        }
        let (least, most) = self.game.range(position, ply);
        if least >= beta {
            return least;
        }
        if most <= alpha {
            return most;
        }
        alpha = alpha.max(least);
        beta = beta.min(most);
        let pv = beta - alpha > 1;
        let until_draw = self.game.plies_until_draw(position);
        let key = self.table_key(position, until_draw);
        let banked = self.game.banked(position);
        let found = self.table.probe(key);
        if let Some(found) = found.filter(|_| !pv)
            && let Some(score) = found.score.score(ply, banked)
            && self.cuts_off(found, depth, score, (alpha, beta), until_draw)
        {
            self.horizon |= found.depth != TO_THE_END;
            return score;
        }
        if let Some(outcome) = self.game.outcome(position) {
            return self.game.end_score(position, outcome, ply);
        }

        // Where the window lies among proofs, or nothing but a loss has been found yet, every
        // ply counts: what is left out could be the one that disproves it.
        let selective = !pv && !is_decided(alpha) && !is_decided(beta);
        let mut worth = None;
        if selective && depth <= self.settings.static_depth.max(self.settings.futility_depth) {
            let known = found.and_then(|found| found.worth?.score(ply, banked));
            let known = known.unwrap_or_else(|| self.evaluation.evaluate(&self.game, position));
            worth = Some(known);
            if depth <= self.settings.static_depth
                && known - self.settings.static_margin * depth >= beta
            {
                self.horizon = true;
                return known;
            }
        }
        let horizon_elsewhere = std::mem::replace(&mut self.horizon, false);
        let cycle_elsewhere = std::mem::replace(&mut self.cycle, NO_CYCLE);

        let mut frame = std::mem::take(&mut self.frames[ply as usize]);
        self.game.plies(position, &mut frame.plies);
        let side = self.game.side_to_move(position);
        let tag = found.map_or(0, |found| found.tag);
        self.ordering
            .rate(&self.game, position, tag, ply, &mut frame);

        let first_alpha = alpha;
        let (mut best, mut best_tag) = (-BEST - 1, 0);
        let extension = i32::from(self.settings.extensions != 0 && frame.plies.len() == 1);
        let mut tried = 0;
        // The next candidate is played ahead, so that the table has been read by then.
        let (mut ahead, mut played_ahead) = (u32::MAX, *position);
        while let Some(candidate) = ordering::next(&mut frame.candidates, tried) {
            if selective && tried > 0 && !is_decided(best) {
                if self.is_late(depth, tried) {
                    self.horizon = true;
                    break;
                }
                if self.is_futile(worth, depth, candidate.promise, alpha) {
                    self.horizon = true;
                    tried += 1;
                    continue;
                }
            }
            let chosen = frame.plies[candidate.index as usize];
            let next = if ahead == candidate.index {
                played_ahead
            } else {
                self.fetched(&frame, position, candidate.index)
            };
            // Where one was not good enough, most often all are looked at.
            if tried > 0
                && let Some(after) = ordering::next(&mut frame.candidates, tried + 1)
            {
                ahead = after.index;
                played_ahead = self.fetched(&frame, position, ahead);
            }
            let same_side = self.game.side_to_move(&next) == side;
            self.enter(position, &next);
            let full = match same_side && self.sows_on_freely(ply) {
                true => depth,
                false => depth - 1 + extension,
            };
            let cycle_of_others = self.cycle;
            let look = |engine: &mut Self, depth, alpha: Score, beta: Score| {
                // Only what is found last counts.
                engine.cycle = NO_CYCLE;
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
                let reduction = match self.settings.reductions {
                    0 => 0,
                    _ => reduction(depth, tried, pv),
                };
                score = look(self, full - reduction, alpha, alpha + 1);
                if score > alpha && reduction > 0 {
                    score = look(self, full, alpha, alpha + 1);
                }
                if score > alpha && score < beta {
                    score = look(self, full, alpha, beta);
                }
            }
            self.leave();
            if self.stopped {
                break;
            }
            tried += 1;
            // A refutation stands whatever the other plies lead to.
            if score < beta {
                self.cycle = self.cycle.min(cycle_of_others);
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_tag = short(candidate.tag);
                    self.extend_line(ply, chosen);
                    if score >= beta {
                        let worse = frame.candidates[..tried - 1]
                            .iter()
                            .map(|worse| frame.plies[worse.index as usize]);
                        let refutation = (&chosen, candidate.tag);
                        self.ordering
                            .learn(&self.game, side, refutation, worse, depth, ply);
                        break;
                    }
                }
            }
        }
        self.frames[ply as usize] = frame;
        if self.stopped {
            return DRAW;
        }
        // The window ended there, and what was found beyond it is no score.
        best = best.clamp(least, most);
        let to_the_end = G::COUNTS_SEEDS && !self.horizon;
        self.horizon |= horizon_elsewhere;
        let mut found = Found {
            tag: best_tag,
            score: Kept::new(best, ply, banked),
            worth: worth.map(|worth| Kept::new(worth, ply, banked)),
            depth: if to_the_end { TO_THE_END } else { depth },
            bound: Bound::of(best, first_alpha, beta),
        };
        if self.cycle < self.path.last() && self.game.shortest_cycle().is_some() {
            // It hangs on the way here. What is true on any way is that all there is
            // can be won at most; the ply is worth trying first.
            found = Found {
                score: Kept::new(most, ply, banked),
                depth: 0,
                bound: Bound::Upper,
                ..found
            };
        }
        self.cycle = self.cycle.min(cycle_elsewhere);
        self.table.store(key, found);
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
    pub(super) fn enter(&mut self, before: &G::Position, position: &G::Position) {
        let back = self.game.can_go_back(before, position);
        self.path.enter(self.game.key(position), back);
    }

    /// Takes the last position off the path.
    pub(super) fn leave(&mut self) {
        self.path.leave();
    }

    /// Whether another sowing of the same side, `ply` plies below the root, costs
    /// no depth. Up to a bound that rises with the depth: some boards have turns of
    /// fifty sowings, and all their orders.
    pub(super) fn sows_on_freely(&self, ply: u32) -> bool {
        ply < self.free_until
    }

    /// Whether enough candidates were looked at, so near the horizon.
    fn is_late(&self, depth: i32, tried: usize) -> bool {
        let settings = &self.settings;
        depth <= settings.late_depth
            && tried as i32 >= settings.late_base + settings.late_factor * depth * depth / 2
    }

    /// Whether a ply of this promise can hardly bring a position of this worth up to
    /// the window.
    fn is_futile(&self, worth: Option<Score>, depth: i32, promise: u32, alpha: Score) -> bool {
        let settings = &self.settings;
        match (worth, self.game.taken(promise)) {
            (Some(worth), Some(taken)) if depth <= settings.futility_depth => {
                let more = settings.futility_base + settings.futility_margin * depth;
                worth + more + settings.stone * taken as Score <= alpha
            }
            _ => false,
        }
    }

    /// Whether the score that the table has decides the window without a search.
    pub(super) fn cuts_off(
        &self,
        found: Found,
        depth: i32,
        score: Score,
        (alpha, beta): (Score, Score),
        until_draw: Option<u32>,
    ) -> bool {
        let deep_enough = if self.settings.same_depth_only != 0 {
            found.depth == depth
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
        // On the way here may lie a position that the search before went through.
        let any_way = self.settings.any_way != 0
            || (self.game.shortest_cycle())
                .is_none_or(|cycle| self.path.run() as i32 + found.depth < cycle as i32);
        deep_enough && in_time && decides && any_way
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

    /// What the table knows a position by. One with few plies left before the draw by
    /// count is another position.
    pub(super) fn table_key(&self, position: &G::Position, until_draw: Option<u32>) -> u64 {
        let key = self.game.table_key(position);
        match until_draw {
            Some(left) if left < COUNT_MATTERS => {
                key ^ u64::from(left + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            }
            _ => key,
        }
    }

    /// What a candidate leads to; the table is told to bring up what it knows about that.
    #[inline]
    pub(super) fn fetched(
        &self,
        frame: &Frame<G>,
        position: &G::Position,
        index: u32,
    ) -> G::Position {
        let next = frame.next(&self.game, position, index);
        let until_draw = self.game.plies_until_draw(&next);
        self.table.fetch(self.table_key(&next, until_draw));
        next
    }
}
