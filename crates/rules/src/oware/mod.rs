//! Oware: sowing through the houses only, captures of twos and threes, and an
//! opponent who must not be starved.
//!
//! ```
//! use vato_rules::{Game, Notation, oware::Oware};
//!
//! let game = Oware::default();
//! let last = game.parse_ply(&game.start(), "F").unwrap();
//! let after = game.play(&game.start(), &last);
//! assert_eq!(game.position_text(&after), "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
//! ```

mod capture;
mod end;
mod legal;
mod notation;
mod options;
mod perft;
mod position_text;

pub use options::{Cycle, Feed, GrandSlam, OriginSkip, Rules, Stuck};

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::mancala::{
    Board, Compact, Event, House, Lap, Ply, Position, Ring, Wide, Witness, indices,
};
use crate::{Game, Outcome, Reason, Side};

/// Oware under one set of rule options, on one kind of board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Oware<B = Wide> {
    rules: Rules,
    board: PhantomData<B>,
}

impl Default for Oware {
    fn default() -> Self {
        Oware::new(Rules::default())
    }
}

impl Oware {
    /// The game under these options.
    pub const fn new(rules: Rules) -> Self {
        Oware {
            rules,
            board: PhantomData,
        }
    }

    /// The same game on the fast kind of board; `None` when that cannot hold the start.
    /// [`Position::on`] brings a position there, if it has no more seeds.
    pub fn compact(&self) -> Option<Oware<Compact>> {
        let seeds = 2 * u32::from(self.rules.houses) * u32::from(self.rules.seeds);
        Compact::holds(self.ring(), seeds).then_some(Oware {
            rules: self.rules,
            board: PhantomData,
        })
    }
}

impl<B: Board> Oware<B> {
    /// The options.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The houses and stores.
    pub const fn ring(&self) -> Ring {
        Ring::new(self.rules.houses)
    }

    fn lap(&self) -> Lap {
        match self.rules.origin_skip {
            OriginSkip::On => Lap::HousesButOrigin,
            OriginSkip::Off => Lap::Houses,
        }
    }

    /// The position after a ply, told to the witness event by event.
    fn after(&self, before: &Position<B>, ply: Ply, witness: &mut impl Witness) -> Position<B> {
        let mut position = *before;
        let (ring, side) = (position.ring, position.side);
        let index = match ply {
            Ply::House(index) if index < ring.houses() => index,
            // No ply of this game: nothing happens.
            _ => return position,
        };
        let from = ring.at(House { side, index });
        let seeds = position.board.lift(from);
        witness.see(|| Event::Lift {
            by: side,
            from: House { side, index },
            seeds,
        });
        witness.drops(side, ring, self.lap(), from, seeds);
        let last = position.board.sow(ring, self.lap(), from, seeds);
        let capture = self.capture(&position.board, ring, side, last);
        self.take(&mut position, &capture, witness);
        position.side = !side;
        self.end_after(&mut position, &capture, witness);
        position
    }
}

impl<B: Board> Game for Oware<B> {
    type Position = Position<B>;
    type Ply = Ply;

    fn start(&self) -> Position<B> {
        // On a board of one house a side nobody may be able to move.
        self.entered(Position::dealt(self.ring(), self.rules.seeds))
    }

    fn side_to_move(&self, position: &Position<B>) -> Side {
        position.side
    }

    fn plies(&self, position: &Position<B>, plies: &mut Vec<Ply>) {
        plies.clear();
        plies.extend(indices(self.legal_houses(position)).map(Ply::House));
    }

    fn count_plies(&self, position: &Position<B>) -> u64 {
        u64::from(self.legal_houses(position).count_ones())
    }

    fn play(&self, position: &Position<B>, ply: &Ply) -> Position<B> {
        self.after(position, *ply, &mut ())
    }

    fn outcome(&self, position: &Position<B>) -> Option<Outcome> {
        position.ended.map(|reason| position.by_stores(reason))
    }

    /// The stores are part of it: a board with other stores lies behind a capture and is not
    /// the same.
    fn key(&self, position: &Position<B>) -> u64 {
        position.key()
    }

    fn repetition(&self) -> Option<u32> {
        match self.rules.cycle {
            Cycle::FirstRepeatRows | Cycle::SplitEven => Some(2),
            Cycle::ThreefoldRows => Some(3),
            Cycle::Off => None,
        }
    }

    fn repeated(&self, position: &Position<B>) -> (Position<B>, Outcome) {
        let mut settled = *position;
        self.end_by_cycle(&mut settled, &mut ());
        (settled, settled.by_stores(Reason::Cycle))
    }

    /// Always, for all the position tells; a capture shows in the key.
    fn reversible(&self, _: &Position<B>) -> bool {
        true
    }
}
