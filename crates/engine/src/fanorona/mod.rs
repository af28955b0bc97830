//! What the search needs to know about Fanorona.

pub mod book;
mod by_hand;
mod evaluate;
mod hint;
pub mod inputs;
pub mod network;
mod reach;

pub use evaluate::Evaluation;

use vato_messages::Fact;
use vato_rules::fanorona::{Fanorona, Kind, Position, Turn};
use vato_rules::{Game, GameResult, Line, Outcome, Side};

use book::BOOK;
use evaluate::is_usual;

use crate::entry::Entry;
use crate::level::{Effort, Levels, Strength};
use crate::score::{DRAW, Score, WIN};
use crate::search::{Engine, Settings};
use crate::searchable::{Explain, Search};

impl Search for Fanorona {
    type Evaluation = Evaluation;

    type Searcher = Engine<Self>;

    const LEVELS: Levels = Levels([
        Strength::counts(4, 0, 650, 40),
        Strength::counts(3, 0, 260, 33),
        Strength::counts(3, 0, 115, 25),
        Strength::counts(2, 40, 48, 12),
        Strength::searches(200, 10, 120, 10),
        Strength::searches(400, 6, 50, 6),
        Strength::searches(800, 4, 30, 4),
        Strength::searches(3_000, 3, 10, 0),
        Strength::searches(15_000, 1, 0, 0),
        Strength::best(Effort::FULL),
    ]);

    const COUNTS_SEEDS: bool = false;

    const LOOKS_AHEAD: bool = false;

    const SETTINGS: Settings = Settings::FANORONA;

    fn evaluation(&self) -> Evaluation {
        Evaluation::new(self)
    }

    fn tactical_plies(&self, position: &Position, plies: &mut Vec<Turn>) {
        if self.can_capture(position) {
            self.plies(position, plies);
        } else {
            plies.clear();
        }
    }

    fn gain(&self, _: &Position, turn: &Turn) -> u32 {
        turn.captured().len()
    }

    /// A chain of more than two captures, a withdrawal at its beginning, a stone that stands
    /// on the far half of the board.
    fn hidden(&self, position: &Position, turn: &Turn) -> u32 {
        if turn.is_paika() {
            return 0;
        }
        let (rank, last) = (self.grid().rank(turn.from()), self.grid().rows() - 1);
        let ranks_away = match position.side() {
            Side::First => rank,
            Side::Second => last - rank,
        };
        let withdraws = turn
            .path()
            .next()
            .is_some_and(|(_, kind)| kind == Kind::Withdrawal);
        u32::from(turn.len() > 2) + u32::from(withdraws) + u32::from(2 * ranks_away > last)
    }

    /// From, to and the captured stones decide the next position; the path does not.
    fn tag(&self, turn: &Turn) -> u32 {
        let squares = u64::from(self.slot(turn)) + 1;
        let mixed = (turn.captured().bits() ^ squares.wrapping_mul(0x9E37_79B9_7F4A_7C15))
            .wrapping_mul(0xBF58_476D_1CE4_E5B9);
        // Zero stands for no turn.
        ((mixed ^ mixed >> 29) >> 16) as u32 | 1
    }

    fn slot(&self, turn: &Turn) -> u16 {
        // Point indices are below 64.
        (turn.from().index() << 6 | turn.to().index()) as u16
    }

    fn end_score(&self, position: &Position, outcome: Outcome, ply: u32) -> Score {
        match outcome.result {
            GameResult::Draw => DRAW,
            GameResult::Win(side) if side == position.side() => WIN - ply as Score,
            GameResult::Win(_) => -WIN + ply as Score,
        }
    }

    fn repetition_score(&self, _: &Position) -> Score {
        DRAW
    }

    /// Nothing can be better than winning or worse than losing at once.
    fn range(&self, _: &Position, ply: u32) -> (Score, Score) {
        (-WIN + ply as Score, WIN - ply as Score)
    }

    fn plies_until_draw(&self, position: &Position) -> Option<u32> {
        self.rules()
            .no_capture_limit
            .map(|limit| u32::from(limit.saturating_sub(position.quiet_plies())))
    }

    /// From the [`book`].
    fn openings(&self, position: &Position) -> Vec<(Turn, u32)> {
        if !is_usual(self.rules()) {
            return Vec::new();
        }
        let known = BOOK.replies(self, position).into_iter();
        known
            .map(|reply| (reply.turn, u32::from(reply.weight)))
            .collect()
    }
}

impl Explain for Fanorona {
    fn facts(line: &Line<Self>, expected: &[Turn], score: Score) -> Vec<Fact> {
        expected
            .first()
            .map_or_else(Vec::new, |turn| hint::facts(line, turn, score))
    }
}

impl Entry for Fanorona {
    type Quick = Fanorona;

    /// This is the fast form.
    fn quick(&self) -> Option<Fanorona> {
        None
    }

    fn quick_line(_: &Line<Fanorona>) -> Option<Line<Fanorona>> {
        None
    }
}
