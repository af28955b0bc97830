//! Positions as text.

use alloc::string::{String, ToString};
use core::fmt::Write;

use super::error::MAX_LEN;
use super::{Fanorona, PointSet, Position, PositionError};
use crate::Side;

impl Fanorona {
    /// A position in notation, such as
    /// `BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1`.
    pub fn position_text(&self, position: &Position) -> String {
        let (grid, mut text) = (self.grid(), String::new());
        for rank in (0..grid.rows()).rev() {
            let mut empty = 0u8;
            for point in (0..grid.columns()).filter_map(|column| grid.point(column, rank)) {
                let Some(side) = position.at(point) else {
                    empty += 1;
                    continue;
                };
                push_run(&mut text, &mut empty);
                text.push(if side == Side::First { 'W' } else { 'B' });
            }
            push_run(&mut text, &mut empty);
            if rank > 0 {
                text.push('/');
            }
        }
        let side = if position.side() == Side::First {
            'w'
        } else {
            'b'
        };
        // Writing to a String cannot fail.
        let _ = write!(
            text,
            " {side} {} {}",
            position.quiet_plies(),
            position.number()
        );
        text
    }

    /// Reads a position. The counts after the side to move may be left out.
    ///
    /// # Errors
    /// What is wrong and where; see [`PositionError`].
    pub fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        if text.len() > MAX_LEN {
            return Err(PositionError::TooLong);
        }
        let mut fields = text.split_whitespace();
        let stones = self.parse_stones(fields.next().ok_or(PositionError::Empty)?)?;
        let side = match fields.next() {
            Some("w") => Side::First,
            Some("b") => Side::Second,
            Some(other) => {
                return Err(PositionError::Side {
                    found: other.to_string(),
                });
            }
            None => return Err(PositionError::NoSide),
        };
        let quiet = match fields.next() {
            None => 0,
            Some(field) => field
                .parse()
                .ok()
                .filter(|_| is_number(field))
                .ok_or_else(|| PositionError::Quiet {
                    found: field.to_string(),
                })?,
        };
        let number = match fields.next() {
            None => 1,
            Some(field) => field
                .parse()
                .ok()
                .filter(|number| *number > 0 && is_number(field))
                .ok_or_else(|| PositionError::Number {
                    found: field.to_string(),
                })?,
        };
        match fields.next() {
            Some(extra) => Err(PositionError::Extra {
                found: extra.to_string(),
            }),
            None => Ok(Position::new(stones[0], stones[1], side, quiet, number)),
        }
    }

    fn parse_stones(&self, field: &str) -> Result<[PointSet; 2], PositionError> {
        let grid = self.grid();
        let ranks = field.split('/').count();
        if ranks != usize::from(grid.rows()) {
            return Err(PositionError::Ranks {
                found: ranks,
                want: grid.rows(),
            });
        }
        let mut stones = [PointSet::EMPTY; 2];
        for (rank, text) in (0..grid.rows()).rev().zip(field.split('/')) {
            let mut column = 0u8;
            for found in text.chars() {
                let side = match found {
                    'W' => Side::First,
                    'B' => Side::Second,
                    '1'..='9' => {
                        column = column.saturating_add(found as u8 - b'0');
                        continue;
                    }
                    _ => {
                        return Err(PositionError::Letter {
                            found,
                            rank: rank + 1,
                        });
                    }
                };
                if let Some(point) = grid.point(column, rank) {
                    stones[side.index()] |= PointSet::of(point);
                }
                column = column.saturating_add(1);
            }
            if column != grid.columns() {
                let (found, want) = (column, grid.columns());
                return Err(PositionError::Columns {
                    rank: rank + 1,
                    found,
                    want,
                });
            }
        }
        Ok(stones)
    }
}

fn push_run(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

/// `str::parse` would also take a sign.
fn is_number(field: &str) -> bool {
    field.bytes().all(|byte| byte.is_ascii_digit())
}
