//! Positions as text: the houses in sowing order, the stores, the side.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::Oware;
use crate::mancala::text::{MAX_LEN, read_seeds};
use crate::mancala::{Board, Position, PositionError, Ring, Wide};
use crate::{Game, Side};

/// The places of the ring in the order of the text: houses, then stores.
fn places(ring: Ring) -> impl Iterator<Item = u8> {
    let houses = Side::BOTH
        .into_iter()
        .flat_map(move |side| ring.houses_of(side))
        .map(move |house| ring.at(house));
    houses.chain(Side::BOTH.map(|side| ring.store(side)))
}

impl Oware {
    /// A position in notation, such as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`.
    pub(super) fn write_position(&self, position: &Position) -> String {
        let mut text = String::new();
        for at in places(position.ring()) {
            // Writing to a String cannot fail.
            let _ = write!(text, "{}-", position.board().seeds(at));
        }
        text.push(match position.side() {
            Side::First => 'S',
            Side::Second => 'N',
        });
        text
    }

    pub(super) fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        let (ring, text) = (self.ring(), text.trim());
        let example = || self.write_position(&self.start());
        if text.is_empty() {
            return Err(PositionError::Empty { example: example() });
        }
        if text.len() > MAX_LEN {
            return Err(PositionError::TooLong);
        }
        let fields: Vec<&str> = text.split('-').map(str::trim).collect();
        let (last, numbers) = match fields.split_last() {
            Some((last, numbers)) if !numbers.is_empty() => (*last, numbers),
            _ => return Err(PositionError::Form { example: example() }),
        };
        let want = usize::from(ring.len());
        if numbers.len() + 1 == want && last.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(PositionError::NoSide { want: SIDES });
        }
        if numbers.len() != want {
            let houses = numbers.len().saturating_sub(2) / 2;
            return Err(if numbers.len() % 2 == 0 && houses > 0 {
                PositionError::Houses {
                    found: houses as u64,
                    want: ring.houses(),
                }
            } else {
                PositionError::Numbers {
                    found: numbers.len(),
                    want,
                    houses: ring.houses(),
                }
            });
        }
        let (mut board, mut total) = (Wide::EMPTY, 0);
        for ((index, found), at) in (1..).zip(numbers).zip(places(ring)) {
            let seeds = read_seeds(found, index, false)?;
            total += u32::from(seeds);
            if total > Wide::MAX_SEEDS {
                return Err(PositionError::TooMany);
            }
            board.set(at, seeds);
        }
        let side = match last {
            "S" | "s" => Side::First,
            "N" | "n" => Side::Second,
            found => {
                return Err(PositionError::Side {
                    found: found.to_string(),
                    want: SIDES,
                });
            }
        };
        Ok(self.entered(Position::new(board, ring, side)))
    }
}

const SIDES: &str = "S or N";
