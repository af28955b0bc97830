//! Starts of Kalah that are drawn when both sides play their best.
//!
//! The usual start is a win for South by far. Moving a seed or two from house to house
//! gives starts that are proven draws, as in FairKalah (Todd W. Neller and others,
//! <https://modelai.gettysburg.edu/2022/fairkalah/>).

use vato_engine::Limits;
use vato_engine::any;
use vato_engine::random::SplitMix64;
use vato_engine::score::{SEED, Score};
use vato_rules::any::{AnyGame, AnyLine};
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, House, Wide};
use vato_rules::{Game, Side};
use vato_tables::Solver;

use super::Opening;

/// What the solver remembers boards in, from one start to the next: 1 GiB at most.
const TABLE_BYTES: usize = 1 << 30;

/// Of the starts with two seeds moved, only those are put to the solver in which a search
/// of so many positions sees nobody ahead by more than this: a seventh of them. None of
/// the first fifteen drawn starts, found without this, was beyond it.
const FIRST_LOOK: u64 = 100_000;
const FIRST_MARGIN: Score = 2 * SEED;
/// Entries of the table of that search: 4 MiB.
const TABLE_ENTRIES: u32 = 1 << 18;

/// Tries starts of Kalah.
pub struct FairStarts {
    game: Kalah,
    seed: u64,
    /// Seeds in the houses of the usual start, South's first, each row from its owner's left.
    houses: Vec<u16>,
    solver: AnySolver,
}

/// The solver on the smallest board that holds the game.
enum AnySolver {
    Compact(Solver<Compact>),
    Wide(Solver<Wide>),
}

impl FairStarts {
    /// For a game of Kalah; `None` for any other.
    pub fn new(game: &AnyGame, seed: u64) -> Option<Self> {
        let AnyGame::Kalah(game) = *game else {
            return None;
        };
        let start = game.start();
        let rows = Side::BOTH.map(|side| {
            let houses = 0..start.houses();
            houses
                .map(move |index| start.seeds(House { side, index }))
                .collect()
        });
        let rows: [Vec<u16>; 2] = rows;
        Some(FairStarts {
            game,
            seed,
            houses: rows.concat(),
            solver: match game.compact().zip(start.on::<Compact>()) {
                Some((quick, start)) => {
                    AnySolver::Compact(Solver::for_position(quick, &start, TABLE_BYTES))
                }
                None => AnySolver::Wide(Solver::for_position(game, &start, TABLE_BYTES)),
            },
        })
    }

    /// In how many ways one seed can be moved from house to house.
    fn ways(&self) -> u64 {
        let count = self.houses.len() as u64;
        count * (count - 1)
    }

    /// The candidate of this number: first every way of moving one seed, then two by
    /// chance. `None` when that moves nothing, or there is no seed to move.
    pub fn candidate(&self, number: u64) -> Option<(Opening, AnyLine)> {
        let mut houses = self.houses.clone();
        let count = houses.len() as u64;
        let ways = self.ways();
        let mut moved = |way: u64| -> Option<()> {
            let (from, to) = (way / (count - 1), way % (count - 1));
            let (from, to) = (from as usize, (to + u64::from(to >= from)) as usize);
            houses[from] = houses[from].checked_sub(1)?;
            houses[to] += 1;
            Some(())
        };
        if number < ways {
            moved(number)?;
        } else {
            let mut random = SplitMix64::stream(self.seed, number);
            // There are fewer ways than a number of 32 bits tells apart.
            moved(u64::from(random.below(ways as u32)))?;
            moved(u64::from(random.below(ways as u32)))?;
        }
        if houses == self.houses {
            return None;
        }
        let text: Vec<String> = houses.iter().map(u16::to_string).collect();
        let each_side = houses.len() / 2;
        let text = format!("<{each_side},0,0,{}> s", text.join(","));
        let line = AnyGame::Kalah(self.game).line(Some(&text)).ok()?;
        let opening = Opening {
            position: Some(text),
            plies: Vec::new(),
        };
        Some((opening, line))
    }

    /// Whether the candidate of this number is proven drawn; `None` when stopped before
    /// that is known.
    pub fn is_drawn(
        &mut self,
        number: u64,
        line: &AnyLine,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<bool> {
        if number >= self.ways() {
            let limits = Limits::nodes(FIRST_LOOK);
            let look = any::analyse(line, TABLE_ENTRIES, &limits, should_stop, &mut |_| {})?;
            if look.score.abs() > FIRST_MARGIN {
                return Some(false);
            }
        }
        let AnyLine::Kalah(line) = line else {
            return Some(false);
        };
        let position = line.position();
        let mut reaches = |difference| match &mut self.solver {
            AnySolver::Wide(solver) => solver.reaches(position, difference, should_stop),
            AnySolver::Compact(solver) => {
                // The same number of seeds as in the start, which fits.
                let position = position.on::<Compact>()?;
                solver.reaches(&position, difference, should_stop)
            }
        };
        // Most starts are won for South, as the usual one is: then one question is enough.
        Some(!reaches(1)? && reaches(0)?)
    }
}
