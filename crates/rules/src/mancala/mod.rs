//! What the games of sowing share: houses and stores, boards, positions, plies, events
//! and errors.
//!
//! [`Kalah`](crate::kalah::Kalah), [`Oware`](crate::oware::Oware) and
//! [`Congkak`](crate::congkak::Congkak) are built on it. South is the first side, North the second;
//! [`Ring`] numbers the places of the board.

mod board;
mod compact;
mod error;
mod event;
mod ply;
mod position;
mod ring;
mod round;
pub(crate) mod sizes;
mod sowing;
pub(crate) mod text;
mod wide;

pub use board::Board;
pub use compact::Compact;
pub use error::{PlyError, PositionError, Refusal};
pub use event::Event;
pub use ply::Ply;
pub use position::Position;
pub use ring::{House, Lap, Pit, Ring};
pub use round::Round;
pub use sowing::{Preview, Sowing};
pub use wide::Wide;

pub(crate) use event::Witness;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::perft::{Counting, Division};
use crate::{Outcome, Side};

/// What a side is called in records.
pub(crate) const fn side_tag(side: Side) -> &'static str {
    match side {
        Side::First => "South",
        Side::Second => "North",
    }
}

/// The end of the game with the stores, South's first: `1-0 row_empty 18-10`.
pub(crate) fn outcome_text(position: &Position, outcome: &Outcome) -> String {
    let stores = Side::BOTH.map(|side| position.store(side));
    alloc::format!("{outcome} {}-{}", stores[0], stores[1])
}

/// The refusal of a ply, with what is legal instead.
pub(crate) fn refused<G: Sowing>(
    game: &G,
    position: &Position,
    ply: &str,
    refusal: Refusal,
) -> PlyError {
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    let legal = plies.iter().map(|ply| game.ply_text(position, ply));
    PlyError::Refused {
        ply: ply.to_string(),
        refusal,
        legal: legal.collect::<Vec<_>>().join(" "),
    }
}

/// The leaves below each ply at the root; nothing at depth 0.
pub(crate) fn perft_divide<G: Sowing>(
    game: &G,
    position: &Position,
    depth: u32,
    counting: Counting,
) -> Vec<Division> {
    let Some(below) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    let division = |ply: &Ply| Division {
        ply: game.ply_text(position, ply),
        leaves: game.perft(&game.play(position, ply), below, counting),
    };
    plies.iter().map(division).collect()
}

/// The indices of the houses in a set of bits, from the lowest.
pub(crate) fn indices(mut houses: u16) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let index = houses.trailing_zeros() as u8;
        (houses != 0).then(|| {
            houses &= houses - 1;
            index
        })
    })
}
