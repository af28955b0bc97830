use vato_messages::Level;
use vato_rules::Line;
use vato_rules::congkak::{Congkak, Rounds};
use vato_rules::mancala::{Board, Compact, Ply, Position};

use super::turn_search::TurnSearch;
use super::{Judgement, Seeds, Weights, converted, opening};
use crate::entry::Entry;
use crate::level::{Choice, Effort, Levels, Strength};
use crate::unseen::Mixture;

impl<B: Board> Seeds for Congkak<B> {
    type Board = B;

    type Searcher = TurnSearch<Self>;

    /// What a level looks ahead is how long a turn it sees: all of the strength in this
    /// game is in the long turns.
    const LEVELS: Levels = Levels([
        Strength::counts(8, 0, 1_250, 30),
        Strength::counts(6, 0, 600, 20),
        Strength::counts(5, 0, 250, 13),
        Strength::searches(80, 7, 315, 8).to_depth(2),
        Strength::searches(150, 6, 124, 6),
        Strength::searches(700, 5, 40, 1),
        Strength::searches(2_000, 4, 24, 0),
        Strength::searches(6_000, 3, 12, 0),
        Strength::searches(25_000, 1, 0, 0),
        Strength::best(Effort::nodes(150_000, 1)),
    ]);

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

    fn choose_unseen(
        line: &Line<Self>,
        level: Level,
        seed: u64,
        nodes: u64,
    ) -> Option<Choice<Ply>> {
        opening::choose(line, level, seed, nodes)
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
