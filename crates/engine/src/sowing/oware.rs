use vato_rules::Line;
use vato_rules::mancala::{Board, Compact, Position};
use vato_rules::oware::Oware;

use super::{Seeds, Weights, converted};
use crate::entry::Entry;
use crate::level::{Beginner, Effort, Levels};
use crate::search::Engine;

impl<B: Board> Seeds for Oware<B> {
    type Board = B;

    type Searcher = Engine<Self>;

    const LEVELS: Levels = Levels {
        easy: Beginner::Searches(Effort {
            nodes: 60,
            depth: 1,
            table: 0,
            lines: 6,
            margin: 400,
        }),
        medium: Effort {
            nodes: 200,
            depth: 2,
            table: 1 << 10,
            lines: 4,
            margin: 200,
        },
        hard: Effort::FULL,
    };

    /// Few houses with one or two seeds, many of the opponent's; a house that goes all
    /// around takes much; and a row with nowhere to sow from has to give.
    const WEIGHTS: Weights = Weights {
        home: 6,
        again: 0,
        again_waiting: 0,
        reach: 50,
        reach_waiting: 20,
        mobility: 15,
        weak: -15,
        empty: -10,
        full: 60,
        tempo: 0,
    };

    /// The stop at more than half depends on the stores, but it cannot change who wins.
    fn stores_apart(&self, _: &Position<B>) -> bool {
        true
    }
}

impl Entry for Oware {
    type Quick = Oware<Compact>;

    fn quick(&self) -> Option<Oware<Compact>> {
        self.compact()
    }

    fn quick_line(line: &Line<Oware>) -> Option<Line<Oware<Compact>>> {
        converted(line, line.game().compact()?)
    }
}
