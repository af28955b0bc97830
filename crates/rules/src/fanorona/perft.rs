use alloc::vec::Vec;

use super::{Fanorona, Position, Step, Turn, TurnInProgress};
use crate::Game;
use crate::perft::{Counting, Division};

impl Fanorona {
    /// Leaves at `depth` plies in this way of counting.
    ///
    /// ```
    /// use vato_rules::{Game, fanorona::Fanorona, perft::Counting};
    ///
    /// let game = Fanorona::default();
    /// assert_eq!(game.perft(&game.start(), 2, Counting::Paths), 39);
    /// assert_eq!(game.perft(&game.start(), 2, Counting::Steps), 17);
    /// ```
    pub fn perft(&self, position: &Position, depth: u32, counting: Counting) -> u64 {
        match counting {
            Counting::Paths => self.count_leaves(position, depth),
            Counting::Distinct => self.perft_distinct(position, depth),
            Counting::Steps => self.perft_steps(self.begin(position), depth),
        }
    }

    /// The same for each ply at the root, in the order of generation; nothing
    /// at depth 0.
    pub fn perft_divide(
        &self,
        position: &Position,
        depth: u32,
        counting: Counting,
    ) -> Vec<Division> {
        let Some(below) = depth.checked_sub(1) else {
            return Vec::new();
        };
        let of_turn = |(turn, leaves): (Turn, u64)| Division {
            ply: self.turn_text(&turn),
            leaves,
        };
        match counting {
            Counting::Paths => self
                .turns(position)
                .into_iter()
                .map(|turn| (turn, self.count_leaves(&self.play(position, &turn), below)))
                .map(of_turn)
                .collect(),
            Counting::Distinct => self
                .distinct_turns(position)
                .into_iter()
                .map(|turn| {
                    (
                        turn,
                        self.perft_distinct(&self.play(position, &turn), below),
                    )
                })
                .map(of_turn)
                .collect(),
            Counting::Steps => self
                .first_steps(position)
                .into_iter()
                .map(|(step, progress)| Division {
                    ply: self.step_text(&step),
                    leaves: self.perft_steps(progress, below),
                })
                .collect(),
        }
    }

    /// The legal turns, one for each start, end and set of captured stones:
    /// of several paths the one that is generated first.
    pub fn distinct_turns(&self, position: &Position) -> Vec<Turn> {
        let mut turns = self.turns(position);
        let what = |turn: &Turn| (turn.from(), turn.to(), turn.captured().bits());
        let mut order: Vec<usize> = (0..turns.len()).collect();
        order.sort_by_key(|at| what(&turns[*at]));
        order.dedup_by_key(|at| what(&turns[*at]));
        order.sort_unstable();
        let mut kept = order.into_iter().peekable();
        let mut at = 0..;
        turns.retain(|_| kept.next_if_eq(&at.next().unwrap_or_default()).is_some());
        turns
    }

    fn perft_distinct(&self, position: &Position, depth: u32) -> u64 {
        let Some(below) = depth.checked_sub(1) else {
            return 1;
        };
        let turns = self.distinct_turns(position);
        if below == 0 {
            return turns.len() as u64;
        }
        turns
            .iter()
            .map(|turn| self.perft_distinct(&self.play(position, turn), below))
            .sum()
    }

    fn first_steps(&self, position: &Position) -> Vec<(Step, TurnInProgress)> {
        let progress = self.begin(position);
        progress
            .movable()
            .flat_map(|from| progress.steps_from(from))
            .filter_map(|step| Some((step, progress.step(step).ok()?)))
            .collect()
    }

    fn perft_steps(&self, progress: TurnInProgress, depth: u32) -> u64 {
        let Some(below) = depth.checked_sub(1) else {
            return 1;
        };
        let pass = |turn: Turn| self.begin(&self.play(progress.before(), &turn));
        let mut leaves = 0;
        match progress.turn() {
            // Nothing can be continued: the turn passes by itself, which is no ply.
            Some(turn) if progress.is_complete() => return self.perft_steps(pass(turn), depth),
            Some(turn) => leaves += self.perft_steps(pass(turn), below),
            None => {}
        }
        for from in progress.movable() {
            for step in progress.steps_from(from) {
                if let Ok(next) = progress.step(step) {
                    leaves += self.perft_steps(next, below);
                }
            }
        }
        leaves
    }
}
