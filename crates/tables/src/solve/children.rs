use vato_rules::Side;
use vato_rules::mancala::{Board, House, Ring};

use super::Solver;
use crate::bounds::LIMIT;
use crate::packing::mixed;

/// A board is looked up for its parent's sake when the parent has so many seeds more than
/// those worked out beforehand; with fewer, playing on costs less.
const LOOKED_UP_AHEAD: i32 = 4;

/// The most plies a board can have.
pub(super) const MOST_PLIES: usize = Ring::MAX_HOUSES as usize;

/// A ply with the board after it, as the side that is then to move sees it.
#[derive(Clone, Copy)]
pub(super) struct Child<B> {
    pub(super) board: B,
    /// The board for the table; `None` where it is not to be looked for there.
    pub(super) key: Option<u64>,
    /// Seeds in the houses.
    pub(super) rest: i32,
    pub(super) house: u8,
    /// Seeds that the mover has put into its store.
    pub(super) banked: i32,
    pub(super) again: bool,
    /// What the mover gains at least and at most, as far as it is known.
    pub(super) least: i32,
    pub(super) most: i32,
}

impl<B: Board> Child<B> {
    /// What the mover gains when the side that is then to move gains so much.
    pub(super) fn for_mover(&self, gain: i32) -> i32 {
        self.banked + if self.again { gain } else { -gain }
    }

    fn narrow(&mut self, least: i32, most: i32) {
        let (one, other) = (self.for_mover(least), self.for_mover(most));
        self.least = self.least.max(one.min(other));
        self.most = self.most.min(one.max(other));
    }

    /// How early to try the ply: the one the table knows to be good first, then more
    /// sowings, then what banks much and lies near the store.
    ///
    /// More sowings and much banked also leave the fewest seeds, so what is tried first
    /// is what costs least to refute.
    pub(super) fn promise(&self, known: u8) -> i32 {
        i32::from(self.house == known) << 12
            | i32::from(self.again) << 11
            | (2 * self.banked + i32::from(self.house)).min(2047)
    }
}

/// The plies of a board.
pub(super) struct Children<B>([Option<Child<B>>; MOST_PLIES]);

impl<B: Board> Children<B> {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Child<B>> {
        // They are filled from the first on.
        self.0.iter().map_while(Option::as_ref)
    }

    fn iter_mut(&mut self) -> impl Iterator<Item = &mut Child<B>> {
        self.0.iter_mut().map_while(Option::as_mut)
    }
}

impl<B: Board> Solver<B> {
    /// What a board is stored under; `None` for one with too many seeds.
    #[inline(always)]
    pub(super) fn key(&self, board: &B, rest: i32) -> Option<u64> {
        let packed = self.packing.pack(board, self.ring)?;
        (rest <= LIMIT).then(|| mixed(packed))
    }

    /// All plies of a board with `rest` seeds, with what the tables know of them.
    #[inline(always)]
    pub(super) fn children(&self, board: &B, rest: i32) -> Children<B> {
        let mut children = self.sown(board, rest);
        // Looked up one after the other with nothing between, so that the memory brings
        // them at the same time.
        let endgame_seeds = self.endgame.seeds() as i32;
        for child in children.iter_mut() {
            if child.least == child.most {
                continue;
            }
            if child.rest <= endgame_seeds {
                let gain = self.endgame.gain(&child.board);
                child.narrow(gain, gain);
            } else {
                child.key = self.key(&child.board, child.rest);
            }
        }
        if rest < endgame_seeds + LOOKED_UP_AHEAD {
            return children;
        }
        for child in children.iter_mut() {
            if let Some(bounds) = child.key.and_then(|key| self.table.get(key)) {
                child.narrow(bounds.least, bounds.most);
            }
        }
        children
    }

    #[inline(always)]
    fn sown(&self, board: &B, rest: i32) -> Children<B> {
        let (side, store) = (Side::First, self.ring.store(Side::First));
        let mut children = Children([const { None }; MOST_PLIES]);
        let mut houses = board.occupied(self.ring, side);
        for child in &mut children.0 {
            if houses == 0 {
                break;
            }
            let index = houses.trailing_zeros() as u8;
            houses &= houses - 1;
            let mut after = *board;
            let again = self.game.sow_on(&mut after, House { side, index });
            let banked = i32::from(after.lift(store));
            let rest = rest - banked;
            let next = if again { side } else { !side };
            let (least, most) = match self.game.swept_lead(&after, next) {
                Some(lead) => (banked + lead, banked + lead),
                None => (banked - rest, banked + rest),
            };
            *child = Some(Child {
                board: if again { after } else { after.exchanged() },
                key: None,
                rest,
                house: index,
                banked,
                again,
                least,
                most,
            });
        }
        children
    }
}
