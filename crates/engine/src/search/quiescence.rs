//! What comes after the last ply that the search looks at.

use super::Engine;
use crate::ordering;
use crate::score::{MAX_PLY, Score};
use crate::searchable::{Evaluate, Search};
use crate::table::{Bound, Found, Kept, short};

impl<G: Search> Engine<G> {
    /// The score when only plies that change material are followed, the most promising
    /// of them, and the side to move may always leave it at the evaluation.
    pub(super) fn quiescence(
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
        let banked = self.game.banked(position);
        let (mut key, mut tag, mut worth) = (0, 0, None);
        if self.settings.quiescence_table != 0 {
            let until_draw = self.game.plies_until_draw(position);
            key = self.table_key(position, until_draw);
            if let Some(found) = self.table.probe(key) {
                if beta - alpha == 1
                    && let Some(score) = found.score.score(ply, banked)
                    && self.cuts_off(found, 0, score, (alpha, beta), until_draw)
                {
                    return score;
                }
                tag = found.tag;
                worth = found.worth.and_then(|worth| worth.score(ply, banked));
            }
        }
        let worth = worth.unwrap_or_else(|| self.evaluation.evaluate(&self.game, position));
        let mut best = worth;
        if best >= beta || followed >= self.settings.quiescence as u32 || ply >= MAX_PLY {
            return best;
        }
        let first_alpha = alpha;
        alpha = alpha.max(best);
        let mut best_tag = 0;
        let mut frame = std::mem::take(&mut self.frames[ply as usize]);
        self.game.tactical_plies(position, &mut frame.plies);
        let side = self.game.side_to_move(position);
        self.ordering
            .rate(&self.game, position, tag, ply, &mut frame);
        let width = match followed {
            0 => self.settings.first_width,
            _ => self.settings.width,
        };
        for tried in 0..width as usize {
            let Some(candidate) = ordering::next(&mut frame.candidates, tried) else {
                break;
            };
            if !self.game.changes_material(candidate.promise) {
                continue;
            }
            if self.out_of_nodes(should_stop) {
                break;
            }
            let next = match self.settings.quiescence_table {
                0 => frame.next(&self.game, position, candidate.index),
                _ => self.fetched(&frame, position, candidate.index),
            };
            let (ply, followed) = (ply + 1, followed + 1);
            let score = if self.game.side_to_move(&next) == side {
                self.quiescence(&next, alpha, beta, ply, followed, should_stop)
            } else {
                -self.quiescence(&next, -beta, -alpha, ply, followed, should_stop)
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                best_tag = short(candidate.tag);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.frames[ply as usize] = frame;
        if self.settings.quiescence_table != 0 && followed == 0 && !self.stopped {
            let found = Found {
                tag: best_tag,
                score: Kept::new(best, ply, banked),
                worth: Some(Kept::new(worth, ply, banked)),
                depth: 0,
                bound: Bound::of(best, first_alpha, beta),
            };
            self.table.store(key, found);
        }
        best
    }
}
