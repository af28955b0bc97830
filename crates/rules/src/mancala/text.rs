//! Positions as in the Kalah Game Protocol, with the side to move added, and houses as numbers.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

pub(crate) use super::error::MAX_LEN;
use super::{Board, Position, PositionError, Ring, Wide};
use crate::Side;

/// The board in angle brackets and the side letter: `<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s`.
pub(crate) fn write_board<B: Board>(position: &Position<B>) -> String {
    let ring = position.ring;
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = write!(
        text,
        "<{},{},{}",
        ring.houses(),
        position.store(Side::First),
        position.store(Side::Second)
    );
    for house in Side::BOTH.into_iter().flat_map(|side| ring.houses_of(side)) {
        if position.round.burnt & 1 << ring.at(house) != 0 {
            text.push_str(",x");
        } else {
            let _ = write!(text, ",{}", position.seeds(house));
        }
    }
    text.push_str(match position.side {
        Side::First => "> s",
        Side::Second => "> n",
    });
    text
}

/// What stands in a text before the marks of the game.
pub(crate) struct Fields<'a> {
    /// The seeds.
    pub(crate) board: Wide,
    /// Burnt houses as bits by their place on the ring.
    pub(crate) burnt: u32,
    /// The side to move.
    pub(crate) side: Side,
    /// What follows.
    pub(crate) rest: core::str::SplitWhitespace<'a>,
}

/// Reads what [`write_board`] writes. Space within the brackets does not matter; without a side letter
/// South moves. `burnt` allows `x` for a house.
pub(crate) fn read_board<'a>(
    text: &'a str,
    ring: Ring,
    burnt: bool,
    example: impl Fn() -> String,
) -> Result<Fields<'a>, PositionError> {
    if text.len() > MAX_LEN {
        return Err(PositionError::TooLong);
    }
    let text = text.trim();
    if text.is_empty() {
        return Err(PositionError::Empty { example: example() });
    }
    let brackets = text
        .strip_prefix('<')
        .and_then(|inner| inner.split_once('>'));
    let Some((inner, rest)) = brackets else {
        return Err(PositionError::Form { example: example() });
    };
    let mut numbers: Vec<&str> = inner.split(',').map(str::trim).collect();
    let houses =
        number(numbers.remove(0)).ok_or_else(|| PositionError::Form { example: example() })?;
    if houses != u64::from(ring.houses()) {
        return Err(PositionError::Houses {
            found: houses,
            want: ring.houses(),
        });
    }
    let want = usize::from(ring.len());
    if numbers.len() != want {
        return Err(PositionError::Numbers {
            found: numbers.len(),
            want,
            houses: ring.houses(),
        });
    }
    let stores = Side::BOTH.map(|side| ring.store(side));
    let houses = Side::BOTH
        .into_iter()
        .flat_map(|side| ring.houses_of(side))
        .map(|house| ring.at(house));
    let (mut board, mut burnt_houses) = (Wide::EMPTY, 0);
    let mut total = 0u32;
    for (index, (at, found)) in stores.into_iter().chain(houses).zip(&numbers).enumerate() {
        if burnt && index >= stores.len() && matches!(*found, "x" | "X") {
            burnt_houses |= 1 << at;
            continue;
        }
        let seeds = read_seeds(found, index + 2, burnt)?;
        total += u32::from(seeds);
        if total > Wide::MAX_SEEDS {
            return Err(PositionError::TooMany);
        }
        board.set(at, seeds);
    }
    let mut rest = rest.split_whitespace();
    let side = match rest.next() {
        None | Some("s" | "S") => Side::First,
        Some("n" | "N") => Side::Second,
        Some(found) => {
            return Err(PositionError::Side {
                found: found.to_string(),
                want: "s or n",
            });
        }
    };
    Ok(Fields {
        board,
        burnt: burnt_houses,
        side,
        rest,
    })
}

/// A number of seeds that stands as number `at` of a position.
pub(crate) fn read_seeds(found: &str, at: usize, burnt: bool) -> Result<u16, PositionError> {
    let seeds = number(found).and_then(|seeds| u16::try_from(seeds).ok());
    seeds.ok_or_else(|| PositionError::Seeds {
        found: found.to_string(),
        at,
        burnt,
    })
}

/// A number without a sign, which `str::parse` would also take.
pub(crate) fn number(field: &str) -> Option<u64> {
    let digits = !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| field.parse().ok()).flatten()
}

/// A house by its number from its owner's left, as its index from 0.
pub(crate) fn read_house(text: &str, ring: Ring) -> Option<u8> {
    let house = number(text)?;
    let index = u8::try_from(house).ok()?.checked_sub(1)?;
    (index < ring.houses()).then_some(index)
}
