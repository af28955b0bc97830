use vato_engine::{Entry, Hint, choose, hint};
use vato_messages::Level;
use vato_rules::Line;

/// The computer as an opponent and as an adviser.
#[derive(Clone, Debug)]
pub struct Computer {
    level: Level,
    seed: u64,
}

impl Computer {
    /// An opponent of this level whose chance comes from the seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Computer { level, seed }
    }

    /// What it is called.
    pub fn name(&self) -> String {
        format!("Vato ({})", self.level)
    }

    /// Its ply at the end of this line; `None` when the game is over.
    pub fn reply<G: Entry>(&self, line: &Line<G>) -> Option<G::Ply> {
        choose(self.level, line, self.seed).map(|choice| choice.ply)
    }

    /// What the hard level would play here, and its reasons; `None` when the
    /// game is over.
    pub fn hint<G: Entry>(&self, line: &Line<G>) -> Option<Hint<G::Ply>> {
        hint(line)
    }
}
