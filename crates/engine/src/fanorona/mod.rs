//! What the search needs to know about Fanorona.

mod evaluate;
mod hint;

pub use evaluate::Evaluation;
pub use hint::{Hint, hint};

use vato_rules::Game;
use vato_rules::fanorona::{BoardSize, Fanorona, Position, Setup, Turn};

use crate::searchable::Search;

impl Search for Fanorona {
    type Evaluation = Evaluation;

    fn evaluation(&self) -> Evaluation {
        Evaluation::new(self.grid())
    }

    fn tactical_plies(&self, position: &Position, plies: &mut Vec<Turn>) {
        if self.can_capture(position) {
            self.plies(position, plies);
        } else {
            plies.clear();
        }
    }

    fn gain(&self, turn: &Turn) -> u32 {
        turn.captured().len()
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

    fn plies_until_draw(&self, position: &Position) -> Option<u32> {
        self.rules()
            .no_capture_limit
            .map(|limit| u32::from(limit.saturating_sub(position.quiet_plies())))
    }

    /// On the usual board f2-e3A and d3-e3A are proven draws (Schadd et al.,
    /// "Best Play in Fanorona Leads to Draw", 2008); nothing better is possible.
    fn openings(&self, position: &Position) -> Vec<Turn> {
        let rules = self.rules();
        if rules.board != BoardSize::TSIVY || position.key() != self.start().key() {
            return Vec::new();
        }
        let proven = match rules.setup {
            Setup::Standard => ["f2-e3A", "d3-e3A"],
            Setup::Mirror => ["d2-e3A", "f3-e3A"],
        };
        proven
            .iter()
            .filter_map(|turn| self.parse_turn(position, turn).ok())
            .collect()
    }
}
