//! Positions as text: those of Kalah with `x` for a burnt house, and marks for the match.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::Write;

use super::{Bonus, Burnt, Congkak, Opening, Rounds, has_empty_row};
use crate::mancala::text::{number, read_board, write_board};
use crate::mancala::{Position, PositionError};
use crate::{Game, Side};

impl Congkak {
    pub(super) fn write_position(&self, position: &Position) -> String {
        let mut text = write_board(position);
        let round = &position.round;
        if round.opening {
            text.push_str(" open");
        }
        // Writing to a String cannot fail.
        if round.extra > 0 {
            let _ = write!(text, " +{}", round.extra);
        }
        if round.number > 1 {
            let _ = write!(text, " r{}", round.number);
        }
        text
    }

    /// Reads what [`write_position`](Self::write_position) writes. A round is taken as begun by South if it is the
    /// first, else by the side to move, which is not written. With an empty row the round is over.
    pub(super) fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        let example = || self.write_position(&self.start());
        let fields = read_board(text, self.ring(), true, example)?;
        if fields.burnt != 0 && self.rules.burnt == Burnt::Off {
            return Err(PositionError::Option {
                mark: "x",
                option: "burnt=on",
            });
        }
        let mut position = Position::new(fields.board, self.ring(), fields.side);
        position.round.burnt = fields.burnt;
        self.read_marks(&mut position, fields.rest)?;
        if position.round.opening {
            if position.round.number > 1 {
                return Err(PositionError::Mark {
                    found: format!("r{}", position.round.number),
                    want: "only round 1 opens with both sides sowing, so 'open' has no round after it",
                });
            }
            if position.side == Side::Second {
                return Err(PositionError::Mark {
                    found: "n open".to_string(),
                    want: "both sides pick at once, which is written s open",
                });
            }
        }
        if position.round.number > 1 {
            position.round.began = position.side;
        }
        if has_empty_row(&position) {
            self.end_round(&mut position, !fields.side, &mut ());
        }
        Ok(position)
    }

    fn read_marks<'a>(
        &self,
        position: &mut Position,
        marks: impl Iterator<Item = &'a str>,
    ) -> Result<(), PositionError> {
        let mut seen = (false, false, false);
        for mark in marks {
            let twice = if mark == "open" {
                if self.rules.opening != Opening::Simultaneous {
                    return Err(PositionError::Option {
                        mark: "open",
                        option: "opening=simultaneous",
                    });
                }
                position.round.opening = true;
                core::mem::replace(&mut seen.0, true)
            } else if let Some(digits) = mark.strip_prefix('+') {
                position.round.extra = self.read_extra(mark, digits)?;
                core::mem::replace(&mut seen.1, true)
            } else if let Some(digits) = mark.strip_prefix('r') {
                position.round.number = self.read_round(mark, digits)?;
                core::mem::replace(&mut seen.2, true)
            } else {
                true
            };
            if twice {
                return Err(PositionError::Extra {
                    found: mark.to_string(),
                });
            }
        }
        Ok(())
    }

    /// Extra sowings already taken, by a mark such as `+2`.
    fn read_extra(&self, mark: &str, digits: &str) -> Result<u8, PositionError> {
        let most = match self.rules.bonus {
            Bonus::AtMost(most) => most,
            Bonus::Unlimited | Bonus::None => {
                return Err(PositionError::Option {
                    mark: "+",
                    option: "bonus=NUMBER",
                });
            }
        };
        let taken = number(digits).and_then(|taken| u8::try_from(taken).ok());
        taken
            .filter(|taken| *taken <= most)
            .ok_or_else(|| PositionError::Mark {
                found: mark.to_string(),
                want: "extra sowings already taken are counted from +0 up to the number of the option bonus",
            })
    }

    /// The number of a round, by a mark such as `r2`.
    fn read_round(&self, mark: &str, digits: &str) -> Result<u16, PositionError> {
        let number = number(digits).and_then(|number| u16::try_from(number).ok());
        let known = number.filter(|number| *number > 0);
        if self.rules.rounds == Rounds::One && known.is_some_and(|number| number > 1) {
            return Err(PositionError::Option {
                mark: "r",
                option: "rounds=3, 5, 7 or until_broke",
            });
        }
        let last = self.rules.rounds.last().unwrap_or(u16::MAX);
        known
            .filter(|number| *number <= last)
            .ok_or_else(|| PositionError::Mark {
                found: mark.to_string(),
                want: "rounds are counted from r1 up to the number of the option rounds",
            })
    }
}
