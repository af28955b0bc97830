use vato_rules::mancala::{Board, Compact, Position};
use vato_rules::oware::Oware;
use vato_rules::{Game, Line};

use super::learned_oware::OWARE;
use super::network::Network;
use super::{Judgement, Seeds, converted};
use crate::entry::Entry;
use crate::level::{Effort, Levels, Strength};
use crate::search::Engine;

impl<B: Board> Seeds for Oware<B> {
    type Board = B;

    type Searcher = Engine<Self>;

    const LEVELS: Levels = Levels([
        Strength::counts(5, 0, 1_000, 40),
        Strength::counts(3, 0, 420, 18),
        Strength::searches(100, 6, 340, 14).to_depth(2),
        Strength::searches(100, 6, 225, 11).to_depth(2),
        Strength::searches(150, 6, 160, 9).to_depth(2),
        Strength::searches(300, 6, 110, 6).to_depth(3),
        Strength::searches(700, 6, 60, 4),
        Strength::searches(1_500, 6, 27, 3),
        Strength::searches(10_000, 3, 12, 0),
        Strength::best(Effort::FULL),
    ]);

    const JUDGEMENT: Judgement = Judgement::Learned {
        network: &NETWORK,
        houses: &OWARE,
    };

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

/// What `vato-trainer sowing learn` wrote.
static NETWORK: Network = Network::new(include_bytes!("oware.bin"));
