use vato_rules::mancala::{Board, Compact, Position};
use vato_rules::oware::Oware;
use vato_rules::{Game, Line};

use super::learned_oware::OWARE;
use super::{Judgement, Seeds, converted};
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

    const JUDGEMENT: Judgement = Judgement::Learned(&OWARE);

    /// One sowing from each house. When a board comes back and nothing was taken, every border
    /// between houses was crossed equally often, so a seed came into each house and stayed until
    /// that was sown.
    fn shortest_cycle(&self) -> Option<u32> {
        self.repetition()
            .map(|_| 2 * u32::from(self.rules().houses))
    }

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
