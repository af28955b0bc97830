use vato_rules::Side;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, House};

use super::{Judge, Solver};
use crate::bounds::LIMIT;
use crate::packing::{Packing, mixed};

/// A board is looked up for its parent's sake when the parent has so many seeds more than
/// those worked out beforehand; with fewer, playing on costs less.
const LOOKED_UP_AHEAD: i32 = 3;

/// A ply with the board after it, as the side that is then to move sees it.
#[derive(Clone, Copy)]
pub(super) struct Child<B> {
    pub(super) board: B,
    /// The board for the table; `None` where it is not to be looked for there.
    pub(super) key: Option<Key>,
    /// Seeds in the houses.
    pub(super) rest: i16,
    /// Seeds that the mover has put into its store.
    banked: i16,
    /// What the mover gains at least and at most, as far as it is known.
    pub(super) least: i16,
    pub(super) most: i16,
    pub(super) house: u8,
    again: bool,
}

/// A board as the table knows it: packed and mixed. One is added, which leaves room for none.
pub(super) type Key = std::num::NonZeroU64;

impl<B: Board> Child<B> {
    /// What the mover gains when the side that is then to move gains so much.
    #[inline(always)]
    pub(super) fn for_mover(&self, gain: i32) -> i32 {
        i32::from(self.banked) + if self.again { gain } else { -gain }
    }

    /// What the side that is then to move has to gain for the mover to gain `wanted`, or
    /// for it to fall short.
    #[inline(always)]
    pub(super) fn still(&self, wanted: i32) -> i32 {
        let still = wanted - i32::from(self.banked);
        if self.again { still } else { 1 - still }
    }

    #[inline(always)]
    fn narrow(&mut self, least: i32, most: i32) {
        let (one, other) = (self.for_mover(least), self.for_mover(most));
        self.least = self.least.max(one.min(other) as i16);
        self.most = self.most.min(one.max(other) as i16);
    }

    /// How early to try the ply: the one the table knows to be good first, then more
    /// sowings, then what banks much, may gain much as far as the table knows, and lies near
    /// the store.
    ///
    /// More sowings and much banked also leave the fewest seeds, so what is tried first
    /// is what costs least to refute.
    #[inline(always)]
    pub(super) fn promise(&self, known: u8) -> i32 {
        let between = i32::from(self.least) + i32::from(self.most);
        let worth = 2 * i32::from(self.banked) + i32::from(self.house) + between;
        // What is gained fits in 16 bits with a sign.
        known_first(self.house == known) + (i32::from(self.again) << 20) + worth
    }

    /// The same where plies are also judged by what the mover may be expected to gain.
    ///
    /// What banks little and lies far from the store costs more to refute, and so comes late
    /// even where it is a little better.
    #[inline(always)]
    pub(super) fn judged(&self, known: u8, judge: Judge<B>) -> i32 {
        let (least, most) = (i32::from(self.least), i32::from(self.most));
        let expected = judge(&self.board, self.rest.into());
        let to_come = if self.again { expected } else { -expected };
        let gain = (100 * i32::from(self.banked) + to_come).clamp(100 * least, 100 * most);
        let cheap = 300 * i32::from(self.again)
            + 100 * i32::from(self.banked)
            + 50 * i32::from(self.house)
            + 50 * (least + most);
        known_first(self.house == known) + gain + cheap
    }
}

/// More than anything else can be worth.
const fn known_first(known: bool) -> i32 {
    (known as i32) << 24
}

/// Which plies a board has.
pub(super) enum Plies<B, const MOST: usize> {
    /// One of them is known to gain what is wanted: so much at least, from this house.
    Enough(i32, u8),
    /// None is known to; so many stand at the front.
    All([Child<B>; MOST], usize),
}

impl<B: Board> Solver<B> {
    /// What a board is stored under; `None` for one with too many seeds.
    #[inline(always)]
    pub(super) fn key(&self, game: Kalah<B>, board: &B, rest: i32) -> Option<Key> {
        let ring = game.ring();
        let packed = Packing::new(ring.houses()).pack(board, ring)?;
        if rest > LIMIT {
            return None;
        }
        Key::new(mixed(packed) + 1)
    }

    /// All plies of a board with `rest` seeds, with what the tables know of them, or one
    /// that gains `wanted`.
    #[inline(always)]
    pub(super) fn plies<const MOST: usize>(
        &self,
        game: Kalah<B>,
        board: &B,
        rest: i32,
        wanted: i32,
    ) -> Plies<B, MOST> {
        let (side, ring) = (Side::First, game.ring());
        let store = ring.store(side);
        let endgame_seeds = self.endgame.seeds() as i32;
        let none = Child {
            board: B::EMPTY,
            key: None,
            rest: 0,
            banked: 0,
            least: 0,
            most: 0,
            house: 0,
            again: false,
        };
        let looked_up = rest >= endgame_seeds + LOOKED_UP_AHEAD;
        let (mut children, mut count) = ([none; MOST], 0);
        let mut houses = board.occupied(ring, side);
        // What lies near the store is done first: it is good most often.
        while houses != 0 && count < MOST {
            let index = houses.ilog2() as u8;
            houses ^= 1 << index;
            let mut after = *board;
            let again = game.sow_on(&mut after, House { side, index });
            let banked = i32::from(after.lift(store));
            let rest = rest - banked;
            let next = if again { side } else { !side };
            let over = game.swept_lead(&after, next);
            let mut child = Child {
                board: if again { after } else { after.exchanged() },
                key: None,
                rest: rest as i16,
                banked: banked as i16,
                least: (banked - rest) as i16,
                most: (banked + rest) as i16,
                house: index,
                again,
            };
            if let Some(lead) = over {
                child.least = (banked + lead) as i16;
                child.most = child.least;
            } else if rest <= endgame_seeds {
                child.least = child.for_mover(self.endgame.gain(&child.board)) as i16;
                child.most = child.least;
            } else {
                child.key = self.key(game, &child.board, rest);
                if let (true, Some(key)) = (looked_up, child.key) {
                    self.table.fetch(key.get());
                }
            }
            if i32::from(child.least) >= wanted {
                return Plies::Enough(child.least.into(), index);
            }
            children[count] = child;
            count += 1;
        }
        if !looked_up {
            return Plies::All(children, count);
        }
        // Looked up one after the other with nothing between, so that the memory brings
        // them at the same time.
        for child in &mut children[..count] {
            if let Some(bounds) = child.key.and_then(|key| self.table.get(key.get())) {
                child.narrow(bounds.least, bounds.most);
            }
        }
        match children[..count]
            .iter()
            .find(|child| i32::from(child.least) >= wanted)
        {
            Some(enough) => Plies::Enough(enough.least.into(), enough.house),
            None => Plies::All(children, count),
        }
    }
}
