use super::{Board, Event, House, Pit, Ring, Round, Wide, Witness};
use crate::{GameResult, Outcome, Reason, Side};

/// Seeds, side to move, and what the rules need to know beyond them.
///
/// The three games share it; a position says what is there and its game what may be
/// done. South is the first side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<B = Wide> {
    pub(crate) board: B,
    pub(crate) ring: Ring,
    pub(crate) side: Side,
    /// Set by the ply that ends the game, after the rows have been swept.
    pub(crate) ended: Option<Reason>,
    /// Kalah: North may answer South's first turn by `swap`, or will when it is over.
    pub(crate) swap_open: bool,
    /// Congkak: where in the match this is.
    pub(crate) round: Round,
}

impl<B: Board> Position<B> {
    /// A position of a game that goes on.
    pub(crate) fn new(board: B, ring: Ring, side: Side) -> Self {
        Position {
            board,
            ring,
            side,
            ended: None,
            swap_open: false,
            round: Round::default(),
        }
    }

    /// The start of a game: South to move, `seeds` seeds in each house.
    pub(crate) fn dealt(ring: Ring, seeds: u8) -> Self {
        let mut board = B::EMPTY;
        for house in Side::BOTH.into_iter().flat_map(|side| ring.houses_of(side)) {
            board.set(ring.at(house), u16::from(seeds));
        }
        Position::new(board, ring, Side::First)
    }

    /// The houses and stores.
    pub const fn ring(&self) -> Ring {
        self.ring
    }

    /// Houses a side.
    pub const fn houses(&self) -> u8 {
        self.ring.houses()
    }

    /// The seeds by place on the ring.
    pub const fn board(&self) -> &B {
        &self.board
    }

    /// Whose ply it is; after the end the side that would have moved.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Why the game has ended, as far as the position alone tells.
    pub const fn ended(&self) -> Option<Reason> {
        self.ended
    }

    /// Kalah with `pie=on`: whether South's first turn can still be answered by `swap`.
    pub const fn swap_open(&self) -> bool {
        self.swap_open
    }

    /// Congkak: where in the match this is.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Seeds in a house.
    pub fn seeds(&self, house: House) -> u16 {
        self.board.seeds(self.ring.at(house))
    }

    /// Seeds in a house or store.
    pub fn seeds_at(&self, pit: Pit) -> u16 {
        match pit {
            Pit::House(house) => self.seeds(house),
            Pit::Store(side) => self.store(side),
        }
    }

    /// Seeds in a side's store.
    pub fn store(&self, side: Side) -> u16 {
        self.board.seeds(self.ring.store(side))
    }

    /// Seeds in a side's houses.
    pub fn row(&self, side: Side) -> u16 {
        self.board.row(self.ring, side)
    }

    /// Seeds in the houses of both sides.
    pub fn in_houses(&self) -> u32 {
        u32::from(self.row(Side::First)) + u32::from(self.row(Side::Second))
    }

    /// Seeds on the board and in the stores.
    pub fn total(&self) -> u32 {
        let of = |side| u32::from(self.row(side)) + u32::from(self.store(side));
        of(Side::First) + of(Side::Second)
    }

    /// By how many seeds South's store is ahead of North's.
    pub fn lead(&self) -> i32 {
        i32::from(self.store(Side::First)) - i32::from(self.store(Side::Second))
    }

    /// By how many seeds a side's store is ahead of the other's.
    pub fn lead_of(&self, side: Side) -> i32 {
        match side {
            Side::First => self.lead(),
            Side::Second => -self.lead(),
        }
    }

    /// Who has more in the store, as the result of a game that ended for this reason.
    pub(crate) fn by_stores(&self, reason: Reason) -> Outcome {
        let result = match self.lead() {
            0 => GameResult::Draw,
            1.. => GameResult::Win(Side::First),
            _ => GameResult::Win(Side::Second),
        };
        Outcome { result, reason }
    }

    /// Puts the seeds of a side's houses into the store of `to`.
    pub(crate) fn sweep(&mut self, row: Side, to: Side) {
        let seeds = self.board.clear_row(self.ring, row);
        self.board.add(self.ring.store(to), seeds);
    }

    /// Tells a witness what [`sweep`](Position::sweep) will move.
    pub(crate) fn show_sweep(&self, row: Side, to: Side, witness: &mut impl Witness) {
        for from in self.ring.houses_of(row) {
            witness.see_if(|| {
                let seeds = self.seeds(from);
                (seeds > 0).then_some(Event::Sweep { from, to, seeds })
            });
        }
    }

    /// A key of everything that decides what can follow: the houses, the side to move
    /// and the state of the game, but not the stores. For tables whose entries are worth
    /// the same whatever is banked.
    pub fn key_without_stores(&self) -> u64 {
        self.keyed(false)
    }

    /// A key of everything, the stores included.
    pub fn key(&self) -> u64 {
        self.keyed(true)
    }

    fn keyed(&self, stores: bool) -> u64 {
        let state = u64::from(self.side == Side::Second)
            | u64::from(self.swap_open) << 1
            | u64::from(self.ended.is_some()) << 2
            | self.round.bits() << 3;
        let key = self.board.key(self.ring, stores);
        key ^ super::board::mix(
            state ^ super::board::SALT[2],
            super::board::SALT[1].wrapping_add(state),
        )
    }

    /// The same position on another kind of board; `None` when that cannot hold it.
    pub fn on<C: Board>(&self) -> Option<Position<C>> {
        if !C::holds(self.ring, self.total()) {
            return None;
        }
        let mut board = C::EMPTY;
        for at in self.ring.places() {
            board.set(at, self.board.seeds(at));
        }
        Some(Position {
            board,
            ring: self.ring,
            side: self.side,
            ended: self.ended,
            swap_open: self.swap_open,
            round: self.round,
        })
    }

    /// The same seeds with the other side to move: what it could do if it were its turn.
    /// No ply leads there; it is for judging threats.
    pub fn passed(&self) -> Self {
        Position {
            side: !self.side,
            ..*self
        }
    }

    /// The position seen from across the board: rows, stores and sides exchanged.
    pub fn half_turn(&self) -> Self {
        Position {
            board: self.board.exchanged(),
            side: !self.side,
            round: self.round.half_turn(),
            ..*self
        }
    }
}
