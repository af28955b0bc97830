use vato_rules::Line;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, Compact, Ply, Position};

use super::book::BOOK;
use super::learned_kalah::KALAH;
use super::network::Network;
use super::solved::{prepare, solved};
use super::{Judgement, Seeds, converted};
use crate::entry::Entry;
use crate::level::{Choice, Effort, Levels, Strength};
use crate::search::Engine;

impl<B: Board> Seeds for Kalah<B> {
    type Board = B;

    type Searcher = Engine<Self>;

    const LEVELS: Levels = Levels([
        Strength::counts(5, 0, 1_100, 40),
        Strength::counts(4, 0, 440, 30),
        Strength::counts(3, 0, 230, 18),
        Strength::searches(100, 6, 225, 12).to_depth(1),
        Strength::searches(100, 6, 150, 12).to_depth(2),
        Strength::searches(200, 6, 86, 8).to_depth(2),
        Strength::searches(600, 6, 50, 5).to_depth(3),
        Strength::searches(1_500, 6, 28, 3),
        Strength::searches(6_000, 3, 14, 0),
        Strength::best(Effort::FULL),
    ]);

    const JUDGEMENT: Judgement = Judgement::Learned {
        network: &NETWORK,
        houses: &KALAH,
    };

    /// A swap exchanges the stores.
    fn stores_apart(&self, position: &Position<B>) -> bool {
        !position.swap_open()
    }

    /// From the [book](super::book): boards are known however many seeds the game began with.
    fn openings(&self, position: &Position<B>) -> Vec<(Ply, u32)> {
        if !self.is_usual::<false>() || position.swap_open() {
            return Vec::new();
        }
        BOOK.ply(position).map(|ply| (ply, 1)).into_iter().collect()
    }

    fn solved(line: &Line<Self>) -> Option<Choice<Ply>> {
        solved(line)
    }

    fn prepare(&self) {
        prepare(self);
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

/// What `vato-trainer sowing learn` wrote.
pub(super) static NETWORK: Network = Network::new(include_bytes!("kalah.bin"));
