use vato_rules::Line;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, Compact, Ply, Position};

use super::learned_kalah::KALAH;
use super::solved::solved;
use super::{Judgement, Seeds, converted};
use crate::entry::Entry;
use crate::level::{Beginner, Choice, Effort, Levels};
use crate::search::Engine;
use crate::searchable::Evaluate;

impl<B: Board> Seeds for Kalah<B> {
    type Board = B;

    type Searcher = Engine<Self>;

    const LEVELS: Levels = Levels {
        easy: Beginner::Searches(Effort {
            nodes: 60,
            depth: 1,
            table: 0,
            lines: 6,
            margin: 650,
        }),
        medium: Effort {
            nodes: 500,
            depth: 3,
            table: 1 << 10,
            lines: 4,
            margin: 320,
        },
        hard: Effort::FULL,
    };

    const JUDGEMENT: Judgement = Judgement::Learned(&KALAH);

    /// A swap exchanges the stores.
    fn stores_apart(&self, position: &Position<B>) -> bool {
        !position.swap_open()
    }

    fn solved(line: &Line<Self>) -> (Option<Choice<Ply>>, u64) {
        let judged = Self::JUDGEMENT.evaluate(line.game(), line.position());
        solved(line, judged)
    }
}

impl Entry for Kalah {
    type Quick = Kalah<Compact>;

    fn quick(&self) -> Option<Kalah<Compact>> {
        self.compact()
    }

    fn quick_line(line: &Line<Kalah>) -> Option<Line<Kalah<Compact>>> {
        converted(line, line.game().compact()?)
    }
}
