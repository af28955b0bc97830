//! Congkak, the Malay game of sowing with relays.
//!
//! A sowing whose last seed falls among others lifts them all and goes on, so one ply can drop
//! several hundred seeds. A match can have several rounds: the seeds won in one fill
//! the houses of the next, and houses that cannot be filled are burnt.
//!
//! ```
//! use vato_rules::{Game, Notation, congkak::Congkak};
//!
//! let game: Congkak = Congkak::from_rules("opening=simultaneous").unwrap();
//! let start = game.start();
//! let pair = game.parse_ply(&start, "3+5").unwrap();
//! let after = game.play(&start, &pair);
//! assert!(!after.round().opening());
//! ```

mod hand;
mod notation;
mod opening;
mod options;
mod position_text;
mod rounds;
mod show;

use alloc::vec::Vec;
use core::marker::PhantomData;

pub use options::{
    Bonus, Burnt, CaptureAfterLap, DeadSeed, EmptyCapture, NextStarter, Opening, OwnSeed, Refill,
    Rounds, Rules,
};

use hand::{Hand, Landing};

use crate::mancala::{
    Board, Compact, Event, House, Ply, Position, Refusal, Ring, Wide, Witness, indices,
};
use crate::{Game, Outcome, Reason, Side};

/// Congkak under one set of rule options, on one kind of board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Congkak<B = Wide> {
    rules: Rules,
    board: PhantomData<B>,
}

impl Default for Congkak {
    fn default() -> Self {
        Congkak::new(Rules::default())
    }
}

impl Congkak {
    /// The game under these options.
    pub const fn new(rules: Rules) -> Self {
        Congkak {
            rules,
            board: PhantomData,
        }
    }

    /// The same game on the fast kind of board; `None` when that cannot hold the start.
    /// [`Position::on`] brings a position there, if it has no more seeds.
    pub fn compact(&self) -> Option<Congkak<Compact>> {
        let seeds = 2 * u32::from(self.rules.houses) * u32::from(self.rules.seeds());
        Compact::holds(self.ring(), seeds).then_some(Congkak {
            rules: self.rules,
            board: PhantomData,
        })
    }
}

impl<B: Board> Congkak<B> {
    /// The options.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The houses and stores.
    pub const fn ring(&self) -> Ring {
        Ring::new(self.rules.houses)
    }

    /// Why this side may not sow from this house now; `None` when it may. In a simultaneous
    /// opening that is asked of both sides.
    pub fn refusal(&self, position: &Position<B>, house: House) -> Option<Refusal> {
        if position.ended.is_some() {
            Some(Refusal::GameOver)
        } else if house.index >= self.rules.houses {
            Some(Refusal::NoHouse)
        } else if !position.round.opening && house.side != position.side {
            Some(Refusal::OtherSide)
        } else if position.round.burnt & 1 << position.ring.at(house) != 0 {
            Some(Refusal::Burnt)
        } else {
            (position.seeds(house) == 0).then_some(Refusal::Empty)
        }
    }

    /// A legal ply with everything that is seen of it.
    fn run(&self, before: &Position<B>, ply: &Ply, witness: &mut impl Witness) -> Position<B> {
        let mut after = *before;
        match *ply {
            Ply::House(index) => {
                let side = before.side;
                if before.ended.is_none() && holds_seeds(before, side, index) {
                    self.sow(&mut after, House { side, index }, witness);
                }
            }
            Ply::Pair { south, north } => {
                let picked = holds_seeds(before, Side::First, south)
                    && holds_seeds(before, Side::Second, north);
                if before.ended.is_none() && picked {
                    self.sow_both(&mut after, [south, north], witness);
                }
            }
            Ply::Swap => {}
        }
        after
    }

    /// An ordinary sowing.
    fn sow(&self, position: &mut Position<B>, house: House, witness: &mut impl Witness) {
        let side = house.side;
        let mut hand = Hand::lift(position, house, witness);
        let landing = hand.sow_all(&mut position.board, &self.rules, witness);
        position.round.opening = false;
        if has_empty_row(position) {
            self.end_round(position, side, witness);
        } else if landing == Landing::Store && self.grants_sowing(position) {
            witness.see(|| Event::SowAgain { side });
        } else {
            opening::pass(position, !side, witness);
        }
    }

    /// Counts one more extra sowing of this turn, if the rules allow it.
    fn grants_sowing(&self, position: &mut Position<B>) -> bool {
        let bonus = self.rules.bonus;
        let allowed = bonus.allows(position.round.extra);
        if allowed && bonus.counts() {
            position.round.extra += 1;
        }
        allowed
    }
}

/// Whether a side has this house, and seeds in it.
fn holds_seeds<B: Board>(position: &Position<B>, side: Side, index: u8) -> bool {
    index < position.houses() && position.seeds(House { side, index }) > 0
}

fn has_empty_row<B: Board>(position: &Position<B>) -> bool {
    let mut sides = Side::BOTH.into_iter();
    sides.any(|side| position.board.row_is_empty(position.ring, side))
}

impl<B: Board> Game for Congkak<B> {
    type Position = Position<B>;
    type Ply = Ply;

    fn start(&self) -> Position<B> {
        let mut start = Position::dealt(self.ring(), self.rules.seeds());
        start.round.opening = self.rules.opening == Opening::Simultaneous;
        start
    }

    fn side_to_move(&self, position: &Position<B>) -> Side {
        position.side
    }

    fn plies(&self, position: &Position<B>, plies: &mut Vec<Ply>) {
        plies.clear();
        if position.ended.is_some() {
            return;
        }
        let houses = |side| indices(position.board.occupied(position.ring, side));
        if position.round.opening {
            plies.extend(houses(Side::First).flat_map(|south| {
                houses(Side::Second).map(move |north| Ply::Pair { south, north })
            }));
        } else {
            plies.extend(houses(position.side).map(Ply::House));
        }
    }

    fn count_plies(&self, position: &Position<B>) -> u64 {
        if position.ended.is_some() {
            return 0;
        }
        let houses = |side| u64::from(position.board.occupied(position.ring, side).count_ones());
        if position.round.opening {
            houses(Side::First) * houses(Side::Second)
        } else {
            houses(position.side)
        }
    }

    fn play(&self, position: &Position<B>, ply: &Ply) -> Position<B> {
        self.run(position, ply, &mut ())
    }

    fn outcome(&self, position: &Position<B>) -> Option<Outcome> {
        position.ended.map(|reason| position.by_stores(reason))
    }

    fn key(&self, position: &Position<B>) -> u64 {
        position.key()
    }

    /// Never: within a round a sowing that puts nothing into a store only moves
    /// seeds towards the end of its own row, so no board comes back.
    fn repetition(&self) -> Option<u32> {
        None
    }

    fn repeated(&self, position: &Position<B>) -> (Position<B>, Outcome) {
        (*position, position.by_stores(Reason::Repetition))
    }

    fn reversible(&self, _: &Position<B>) -> bool {
        false
    }
}
