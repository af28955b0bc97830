//! Congkak as text: houses by number, two of them with `+` where both sides sow at once.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Congkak;
use crate::any::GameName;
use crate::mancala::text::read_house;
use crate::mancala::{
    self, Board, Compact, House, Ply, PlyError, Position, PositionError, Refusal,
};
use crate::perft::{self, Counting, Division};
use crate::{Notation, Outcome, RulesError, Side, Words};

/// A house as people number it.
pub(super) fn write_house(index: u8) -> String {
    (u32::from(index) + 1).to_string()
}

impl<B: Board> Congkak<B> {
    fn refusal_of_ply(&self, position: &Position<B>, ply: &Ply) -> Option<Refusal> {
        let of = |side, index| self.refusal(position, House { side, index });
        match (*ply, position.round().opening()) {
            _ if position.ended().is_some() => Some(Refusal::GameOver),
            (Ply::House(_), true) => Some(Refusal::PairNeeded),
            (Ply::Pair { .. }, false) => Some(Refusal::NoPair),
            (Ply::House(index), false) => of(position.side(), index),
            (Ply::Pair { south, north }, true) => {
                of(Side::First, south).or_else(|| of(Side::Second, north))
            }
            (Ply::Swap, _) => Some(Refusal::NoSwap),
        }
    }
}

impl Congkak {
    /// The houses that either side can pick, since a list of all pairs would be too long to read.
    fn write_picks(&self, position: &Position) -> String {
        let picks = Side::BOTH.map(|side| {
            let houses = position.ring().houses_of(side);
            let houses = houses.filter(|house| position.seeds(*house) > 0);
            let houses: Vec<String> = houses.map(|house| write_house(house.index)).collect();
            format!("{} {}", mancala::side_tag(side), houses.join(" "))
        });
        picks.join(", ")
    }

    /// A ply that the board could have, legal or not.
    fn read_ply(&self, text: &str) -> Option<Ply> {
        let house = |text: &str| read_house(text.trim(), self.ring());
        match text.split_once('+') {
            None => house(text).map(Ply::House),
            Some((south, north)) => house(south)
                .zip(house(north))
                .map(|(south, north)| Ply::Pair { south, north }),
        }
    }
}

impl Notation for Congkak {
    type PositionError = PositionError;
    type PlyError = PlyError;

    fn name(&self) -> GameName {
        GameName::Congkak
    }

    fn words(&self) -> Words {
        Words::Turns
    }

    fn with_rules(&self, text: &str) -> Result<Self, RulesError> {
        text.parse().map(Congkak::new)
    }

    fn rules_text(&self) -> String {
        self.rules().to_string()
    }

    fn position_text(&self, position: &Position) -> String {
        self.write_position(position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        self.read_position(text)
    }

    fn ply_text(&self, _: &Position, ply: &Ply) -> String {
        match *ply {
            Ply::House(index) => write_house(index),
            Ply::Pair { south, north } => {
                format!("{}+{}", write_house(south), write_house(north))
            }
            // No position of this game has it.
            Ply::Swap => "swap".to_string(),
        }
    }

    fn parse_ply(&self, position: &Position, text: &str) -> Result<Ply, PlyError> {
        let Some(ply) = self.read_ply(text) else {
            let houses = self.rules().houses;
            return Err(PlyError::NotAPly {
                found: text.trim().to_string(),
                want: if position.round().opening() {
                    format!(
                        "houses are 1 to {houses} from their owner's left, and both sides pick one now, as in 3+5"
                    )
                } else {
                    format!("houses are 1 to {houses}, from the left of the side to move")
                },
            });
        };
        match self.refusal_of_ply(position, &ply) {
            None => Ok(ply),
            Some(refusal) if position.round().opening() => Err(PlyError::Refused {
                ply: self.ply_text(position, &ply),
                refusal,
                legal: self.write_picks(position),
            }),
            Some(refusal) => {
                let text = self.ply_text(position, &ply);
                Err(mancala::refused(self, position, &text, refusal))
            }
        }
    }

    fn turn_number(&self, _: &Position) -> u32 {
        1
    }

    /// A pair of picks is a turn of its own; who sows on after it begins another.
    fn turn_goes_on(&self, before: &Position, ply: &Ply, after: &Position) -> bool {
        matches!(ply, Ply::House(_))
            && after.ended().is_none()
            && before.side() == after.side()
            && before.round().number() == after.round().number()
    }

    fn side_tag(side: Side) -> &'static str {
        mancala::side_tag(side)
    }

    fn outcome_text(&self, position: &Position, outcome: &Outcome) -> String {
        mancala::outcome_text(position, outcome)
    }

    fn perft(&self, position: &Position, depth: u32, _: Counting) -> u64 {
        match (self.compact(), position.on::<Compact>()) {
            (Some(game), Some(position)) => perft::perft(&game, &position, depth),
            _ => perft::perft(self, position, depth),
        }
    }

    fn perft_divide(&self, position: &Position, depth: u32, counting: Counting) -> Vec<Division> {
        mancala::perft_divide(self, position, depth, counting)
    }
}
