//! What makes a level what it is, as data.

use vato_messages::Level;

use crate::score::{MAX_PLY, Score};

/// What makes the levels of a game what they are, the weakest first.
#[derive(Clone, Copy, Debug)]
pub struct Levels(pub [Strength; 10]);

impl Levels {
    /// What makes this level.
    pub fn of(&self, level: Level) -> &Strength {
        // There are as many of the one as of the other.
        &self.0[usize::from(level.number() - 1)]
    }
}

/// What a level knows of a position, and how careless it is.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// How it judges the plies it might play.
    pub look: Look,
    /// How far its choice strays from the best that it sees, in hundredths of a stone or seed: of two
    /// plies that differ by so much it plays the better one e times as often.
    pub temperature: u32,
    /// Of a hundred plies that are [hard to see](crate::Search::hidden) in one way so many are
    /// overlooked; twice as many of those that are in two ways, and so on.
    pub overlooks: u32,
}

/// How a level judges plies.
#[derive(Clone, Copy, Debug)]
pub enum Look {
    /// It counts what a ply takes at once.
    Counts(Glance),
    /// It searches.
    Searches(Effort),
}

/// How a level judges a ply without a search.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    /// What takes so many stones or seeds less than a capture in plain sight is not played;
    /// at least 1.
    pub obvious: u32,
    /// Of a hundred turns so many in which it thinks of the reply.
    pub thoughtful: u32,
}

/// What a level may spend on a search.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Positions to look at.
    pub nodes: u64,
    /// Plies to look ahead.
    pub depth: u32,
    /// Entries of the transposition table.
    pub table: u32,
    /// Plies to choose from, the best that the search finds.
    pub lines: u32,
}

impl Strength {
    /// The best there is within this effort.
    pub const fn best(effort: Effort) -> Self {
        Strength {
            look: Look::Searches(effort),
            temperature: 0,
            overlooks: 0,
        }
    }

    /// One who counts.
    pub const fn counts(obvious: u32, thoughtful: u32, temperature: u32, overlooks: u32) -> Self {
        Strength {
            look: Look::Counts(Glance {
                obvious,
                thoughtful,
            }),
            temperature,
            overlooks,
        }
    }

    /// One who searches so many positions, and chooses among so many plies.
    pub const fn searches(nodes: u64, lines: u32, temperature: u32, overlooks: u32) -> Self {
        Strength {
            look: Look::Searches(Effort::nodes(nodes, lines)),
            temperature,
            overlooks,
        }
    }

    /// The same, looking no more than so many plies ahead.
    pub const fn to_depth(mut self, depth: u32) -> Self {
        if let Look::Searches(effort) = &mut self.look {
            effort.depth = depth;
        }
        self
    }
}

impl Effort {
    /// All of the attention of the best level: at 150,000 nodes a second, a slow phone, its
    /// search takes less than two seconds.
    pub const FULL: Effort = Effort {
        nodes: 250_000,
        depth: MAX_PLY,
        table: 1 << 17,
        lines: 1,
    };

    /// So many positions, with a table that holds about as many.
    pub const fn nodes(nodes: u64, lines: u32) -> Self {
        let table = if nodes < FULL_TABLE {
            nodes
        } else {
            FULL_TABLE
        };
        Effort {
            nodes,
            depth: MAX_PLY,
            table: (table as u32).next_power_of_two(),
            lines,
        }
    }
}

const FULL_TABLE: u64 = Effort::FULL.table as u64;

/// Worth of a stone or seed, to somebody who counts them.
pub(super) const PIECE: Score = 100;
