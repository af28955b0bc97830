//! What the games of sowing share: houses and stores, boards, positions, plies, events
//! and errors.
//!
//! [`Kalah`](crate::kalah::Kalah) and [`Oware`](crate::oware::Oware) are built on it. South is the first side, North the
//! second; [`Ring`] numbers the places of the board.

mod board;
mod compact;
mod error;
mod event;
mod ply;
mod position;
mod ring;
mod round;
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

use crate::Side;

/// What a side is called in records.
pub(crate) const fn side_tag(side: Side) -> &'static str {
    match side {
        Side::First => "South",
        Side::Second => "North",
    }
}
