//! Kalah: a lap passes the own store, and a last seed there sows again.
//!
//! ```
//! use vato_rules::{Game, Notation, kalah::Kalah};
//!
//! let game = Kalah::default();
//! let third = game.parse_ply(&game.start(), "3").unwrap();
//! let after = game.play(&game.start(), &third);
//! assert_eq!(game.position_text(&after), "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4> s");
//! ```

mod bare;
mod notation;
mod options;
mod perft;
mod sow;

pub use options::{EmptyCapture, End, Pie, Relay, Rules, Sweep};

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::mancala::{Board, Compact, House, Ply, Position, Refusal, Ring, Wide, indices};
use crate::{Game, Outcome, Reason, Side};

/// Kalah under one set of rule options, on one kind of board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kalah<B = Wide> {
    rules: Rules,
    board: PhantomData<B>,
}

impl Default for Kalah {
    fn default() -> Self {
        Kalah::new(Rules::default())
    }
}

impl Kalah {
    /// The game under these options.
    pub const fn new(rules: Rules) -> Self {
        Kalah {
            rules,
            board: PhantomData,
        }
    }

    /// The same game on the fast kind of board; `None` when that cannot hold the start.
    /// [`Position::on`] brings a position there, if it has no more seeds.
    pub fn compact(&self) -> Option<Kalah<Compact>> {
        let seeds = 2 * u32::from(self.rules.houses) * u32::from(self.rules.seeds);
        Compact::holds(self.ring(), seeds).then_some(Kalah {
            rules: self.rules,
            board: PhantomData,
        })
    }
}

impl<B: Board> Kalah<B> {
    /// The options.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The houses and stores.
    pub const fn ring(&self) -> Ring {
        Ring::new(self.rules.houses)
    }

    /// Why the side to move may not sow from this house; `None` when it may.
    pub fn refusal(&self, position: &Position<B>, house: House) -> Option<Refusal> {
        if position.ended.is_some() {
            Some(Refusal::GameOver)
        } else if house.index >= self.rules.houses {
            Some(Refusal::NoHouse)
        } else if house.side != position.side {
            Some(Refusal::OtherSide)
        } else {
            (position.seeds(house) == 0).then_some(Refusal::Empty)
        }
    }

    /// The houses the side to move may sow from, as bits from its left.
    fn legal_houses(&self, position: &Position<B>) -> u16 {
        match position.ended {
            None => position.board.occupied(self.ring(), position.side),
            Some(_) => 0,
        }
    }

    fn may_swap(position: &Position<B>) -> bool {
        position.swap_open && position.side == Side::Second && position.ended.is_none()
    }
}

impl<B: Board> Game for Kalah<B> {
    type Position = Position<B>;
    type Ply = Ply;

    fn start(&self) -> Position<B> {
        Position {
            swap_open: self.rules.pie == Pie::On,
            ..Position::dealt(self.ring(), self.rules.seeds)
        }
    }

    fn side_to_move(&self, position: &Position<B>) -> Side {
        position.side
    }

    fn plies(&self, position: &Position<B>, plies: &mut Vec<Ply>) {
        plies.clear();
        plies.extend(indices(self.legal_houses(position)).map(Ply::House));
        if Self::may_swap(position) {
            plies.push(Ply::Swap);
        }
    }

    fn count_plies(&self, position: &Position<B>) -> u64 {
        if position.ended.is_some() {
            return 0;
        }
        let houses = position.board.count_occupied(self.ring(), position.side);
        u64::from(houses) + u64::from(Self::may_swap(position))
    }

    fn play(&self, position: &Position<B>, ply: &Ply) -> Position<B> {
        self.after(position, *ply, &mut ())
    }

    fn outcome(&self, position: &Position<B>) -> Option<Outcome> {
        position.ended.map(|reason| position.by_stores(reason))
    }

    fn key(&self, position: &Position<B>) -> u64 {
        position.key()
    }

    /// Never: every sowing brings seeds nearer to a store.
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
