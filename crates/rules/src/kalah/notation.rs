use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Kalah, Pie};
use crate::any::GameName;
use crate::mancala::text::{read_board, read_house, write_board};
use crate::mancala::{self, Event, House, Ply, PlyError, Position, PositionError, Refusal, Sowing};
use crate::perft::{Counting, Division};
use crate::{Game, Notation, Outcome, RulesError, Side, Words};

/// What follows the side letter while the swap is open.
const PIE: &str = "pie";
/// How the swap is written.
const SWAP: &str = "swap";

impl Notation for Kalah {
    type PositionError = PositionError;
    type PlyError = PlyError;

    fn name(&self) -> GameName {
        GameName::Kalah
    }

    fn words(&self) -> Words {
        Words::Turns
    }

    fn with_rules(&self, text: &str) -> Result<Self, RulesError> {
        text.parse().map(Kalah::new)
    }

    fn rules_text(&self) -> String {
        self.rules().to_string()
    }

    fn position_text(&self, position: &Position) -> String {
        let mut text = write_board(position);
        if position.swap_open {
            text.push(' ');
            text.push_str(PIE);
        }
        text
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let example = || self.position_text(&self.start());
        let mut fields = read_board(text, self.ring(), false, example)?;
        let swap_open = match fields.rest.next() {
            None => false,
            Some(PIE) if self.rules().pie == Pie::On => true,
            Some(PIE) => {
                return Err(PositionError::Option {
                    mark: PIE,
                    option: "pie=on",
                });
            }
            Some(found) => {
                let found = found.to_string();
                return Err(PositionError::Extra { found });
            }
        };
        match fields.rest.next() {
            Some(found) => Err(PositionError::Extra {
                found: found.to_string(),
            }),
            None => {
                let position = Position::new(fields.board, self.ring(), fields.side);
                Ok(self.entered(position, swap_open))
            }
        }
    }

    fn ply_text(&self, position: &Position, ply: &Ply) -> String {
        let side = position.side;
        match *ply {
            Ply::House(index) => self.house_text(House { side, index }),
            _ => SWAP.to_string(),
        }
    }

    fn parse_ply(&self, position: &Position, text: &str) -> Result<Ply, PlyError> {
        let text = text.trim();
        let (ply, refusal) = if text.eq_ignore_ascii_case(SWAP) {
            let refusal = (!Kalah::may_swap(position)).then_some(Refusal::NoSwap);
            (Ply::Swap, refusal)
        } else if let Some(index) = read_house(text, self.ring()) {
            let side = position.side;
            let refusal = Kalah::refusal(self, position, House { side, index });
            (Ply::House(index), refusal)
        } else {
            return Err(PlyError::NotAPly {
                found: text.to_string(),
                want: alloc::format!(
                    "houses are 1 to {}, from the left of the side to move{}",
                    self.rules().houses,
                    if self.rules().pie == Pie::On {
                        ", and swap exchanges the sides"
                    } else {
                        ""
                    }
                ),
            });
        };
        match refusal {
            None => Ok(ply),
            Some(refusal) => Err(mancala::refused(self, position, text, refusal)),
        }
    }

    fn turn_number(&self, _: &Position) -> u32 {
        1
    }

    fn turn_goes_on(&self, before: &Position, _: &Ply, after: &Position) -> bool {
        after.ended.is_none() && before.side == after.side
    }

    fn side_tag(side: Side) -> &'static str {
        mancala::side_tag(side)
    }

    fn outcome_text(&self, position: &Position, outcome: &Outcome) -> String {
        mancala::outcome_text(position, outcome)
    }

    fn perft(&self, position: &Position, depth: u32, counting: Counting) -> u64 {
        Kalah::perft(self, position, depth, counting)
    }

    fn perft_divide(&self, position: &Position, depth: u32, counting: Counting) -> Vec<Division> {
        mancala::perft_divide(self, position, depth, counting)
    }
}

impl Sowing for Kalah {
    fn houses(&self) -> u8 {
        self.rules().houses
    }

    fn house_text(&self, house: House) -> String {
        (house.index + 1).to_string()
    }

    fn events(&self, before: &Position, ply: &Ply, _: &Position) -> Vec<Event> {
        let mut events = Vec::new();
        self.after(before, *ply, &mut events);
        events
    }

    fn refusal(&self, position: &Position, house: House) -> Option<Refusal> {
        Kalah::refusal(self, position, house)
    }
}
