use vato_rules::Line;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, Compact, Position};

use super::{Seeds, Weights, converted};
use crate::entry::Entry;
use crate::level::{Beginner, Effort, Levels};
use crate::search::Engine;

impl<B: Board> Seeds for Kalah<B> {
    type Board = B;

    type Searcher = Engine<Self>;

    const LEVELS: Levels = Levels {
        easy: Beginner::Searches(Effort {
            nodes: 60,
            depth: 1,
            table: 0,
            lines: 4,
            margin: 260,
        }),
        medium: Effort {
            nodes: 500,
            depth: 3,
            table: 1 << 10,
            lines: 3,
            margin: 100,
        },
        hard: Effort::FULL,
    };

    const WEIGHTS: Weights = Weights {
        home: 25,
        again: 60,
        again_waiting: 20,
        reach: 50,
        reach_waiting: 25,
        mobility: 0,
        weak: 0,
        empty: 0,
        full: 0,
        tempo: 50,
    };

    /// A swap exchanges the stores.
    fn stores_apart(&self, position: &Position<B>) -> bool {
        !position.swap_open()
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
