use vato_messages::Level;
use vato_rules::Line;
use vato_rules::congkak::{Congkak, Rounds};
use vato_rules::mancala::{Board, Compact, Ply, Position};

use super::turn_search::TurnSearch;
use super::{Judgement, Seeds, Weights, converted, opening};
use crate::entry::Entry;
use crate::level::{Beginner, Choice, Effort, Levels};
use crate::score::MAX_PLY;
use crate::unseen::Mixture;

impl<B: Board> Seeds for Congkak<B> {
    type Board = B;

    type Searcher = TurnSearch<Self>;

    /// What a level looks ahead is how long a turn it sees: all of the strength in this
    /// game is in the long turns.
    const LEVELS: Levels = Levels {
        easy: Beginner::Searches(Effort {
            nodes: 40,
            depth: 1,
            table: 0,
            lines: 6,
            margin: 800,
        }),
        medium: Effort {
            nodes: 120,
            depth: 2,
            table: 0,
            lines: 5,
            margin: 250,
        },
        hard: Effort {
            nodes: 150_000,
            depth: MAX_PLY,
            table: 0,
            lines: 1,
            margin: 0,
        },
    };

    const JUDGEMENT: Judgement = Judgement::Trying(Weights {
        home: 15,
        again: 100,
        again_waiting: 60,
        reach: 80,
        reach_waiting: 40,
        tempo: 100,
    });

    /// Further rounds are filled from the stores.
    fn stores_apart(&self, _: &Position<B>) -> bool {
        self.rules().rounds == Rounds::One
    }

    fn choose_unseen(line: &Line<Self>, level: Level, seed: u64) -> Option<Choice<Ply>> {
        opening::choose(line, level, seed)
    }

    fn mixture(line: &Line<Self>, nodes: u64, should_stop: &dyn Fn() -> bool) -> Option<Mixture> {
        opening::tell(line, nodes, should_stop)
    }
}

impl Entry for Congkak {
    type Quick = Congkak<Compact>;

    fn quick(&self) -> Option<Congkak<Compact>> {
        self.compact()
    }

    fn quick_line(line: &Line<Congkak>) -> Option<Line<Congkak<Compact>>> {
        converted(line, line.game().compact()?)
    }
}
