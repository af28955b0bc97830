//! What a position of Kalah or Oware is worth by how its seeds lie, as learned from games.

use vato_rules::Side;
use vato_rules::mancala::{Board, Position, Ring};

use super::{lead, on_board};
use crate::score::{MAX_EVALUATION, SEED, Score};

/// Houses from the end of a row on that are told apart; those farther away count as
/// the last of them.
const PLACES: usize = 6;
/// Seeds in a house that are told apart.
const SEEDS: usize = 16;
/// The same where two houses of different sides are looked at together.
const FACING_SEEDS: usize = 8;
/// The same where two houses of one side are looked at together.
const NEXT_SEEDS: usize = 6;

// Where each kind of worth begins in the list: first that of being the one who moves.
const OWN: usize = 1;
const OTHER: usize = OWN + PLACES * SEEDS;
const FACING: usize = OTHER + PLACES * SEEDS;
const OWN_NEXT: usize = FACING + PLACES * FACING_SEEDS * FACING_SEEDS;
const OTHER_NEXT: usize = OWN_NEXT + (PLACES - 1) * NEXT_SEEDS * NEXT_SEEDS;
const WORTHS: usize = OTHER_NEXT + (PLACES - 1) * NEXT_SEEDS * NEXT_SEEDS;

/// What it is worth, in hundredths of a seed for the side to move, to have so many seeds
/// in a house (for the side that moves, then for the side that waits), in a house and the
/// one it faces, and in a house and the one behind it (again for either side). A house is known by
/// its distance from the end of its row, beyond which the store lies.
///
/// Each is given for an empty board and for one with all of the seeds on it; what lies
/// between is weighed by the share of the seeds that are on the board.
#[derive(Debug)]
pub struct Houses {
    pub(super) late: [i16; WORTHS],
    pub(super) full: [i16; WORTHS],
}

/// No board has more houses a side.
const MOST_HOUSES: usize = Ring::MAX_HOUSES as usize;

/// The seeds of a row, from the end of it on.
fn row<B: Board>(position: &Position<B>, side: Side) -> [u16; MOST_HOUSES] {
    let (board, ring) = (position.board(), position.ring());
    let houses = usize::from(position.houses()).min(MOST_HOUSES);
    let mut row = [0; MOST_HOUSES];
    match board.row_bytes(ring, side) {
        Some(bytes) => {
            for (index, seeds) in row[..houses].iter_mut().rev().enumerate() {
                *seeds = (bytes >> (8 * index)) as u16 & 255;
            }
        }
        None => {
            for (seeds, house) in row[..houses].iter_mut().rev().zip(ring.houses_of(side)) {
                *seeds = position.seeds(house);
            }
        }
    }
    row
}

impl Houses {
    /// Tells `count` which of the worths a position has, with 1 for those that count for
    /// the side to move and -1 for the others.
    #[inline]
    fn of<B: Board>(position: &Position<B>, count: &mut impl FnMut(usize, Score)) {
        let houses = usize::from(position.houses()).min(MOST_HOUSES);
        let own = row(position, position.side());
        let other = row(position, !position.side());
        let (own, other) = (&own[..houses], &other[..houses]);
        let clipped = |seeds: u16, most: usize| usize::from(seeds).min(most - 1);
        count(0, 1);
        for (place, (ours, theirs)) in own.iter().zip(other).enumerate() {
            let at = place.min(PLACES - 1) * SEEDS;
            count(OWN + at + clipped(*ours, SEEDS), 1);
            count(OTHER + at + clipped(*theirs, SEEDS), -1);
        }
        for (place, (ours, facing)) in own.iter().zip(other.iter().rev()).enumerate() {
            let both = clipped(*ours, FACING_SEEDS) * FACING_SEEDS + clipped(*facing, FACING_SEEDS);
            let at = place.min(PLACES - 1) * FACING_SEEDS * FACING_SEEDS;
            count(FACING + at + both, 1);
        }
        for (row, kind, sign) in [(own, OWN_NEXT, 1), (other, OTHER_NEXT, -1)] {
            for (place, two) in row.windows(2).enumerate() {
                let both = clipped(two[1], NEXT_SEEDS) * NEXT_SEEDS + clipped(two[0], NEXT_SEEDS);
                let at = place.min(PLACES - 2) * NEXT_SEEDS * NEXT_SEEDS;
                count(kind + at + both, sign);
            }
        }
    }

    /// The worth of a position for its side to move.
    pub(super) fn judge<B: Board>(&self, position: &Position<B>) -> Score {
        let (mut late, mut full) = (0, 0);
        Houses::of(position, &mut |at, sign| {
            late += sign * Score::from(self.late[at]);
            full += sign * Score::from(self.full[at]);
        });
        let total = position.total().max(1) as i32;
        let rest = on_board(position);
        let to_come = (late * (total - rest) + full * rest) / total;
        let ahead = lead(position) * SEED;
        // No more can be expected than there is on the board.
        (ahead + to_come.clamp(-rest * SEED, rest * SEED)).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}
