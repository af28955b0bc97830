use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Oware;
use crate::any::GameName;
use crate::mancala::{self, Event, House, Ply, PlyError, Position, PositionError, Refusal, Sowing};
use crate::perft::{Counting, Division};
use crate::{Notation, Outcome, Reason, RulesError, Side, Words};

impl Notation for Oware {
    type PositionError = PositionError;
    type PlyError = PlyError;

    fn name(&self) -> GameName {
        GameName::Oware
    }

    fn words(&self) -> Words {
        Words::Letters
    }

    fn with_rules(&self, text: &str) -> Result<Self, RulesError> {
        text.parse().map(Oware::new)
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

    fn ply_text(&self, position: &Position, ply: &Ply) -> String {
        let side = position.side();
        match *ply {
            Ply::House(index) => self.house_text(House { side, index }),
            // No ply of this game.
            _ => String::new(),
        }
    }

    fn parse_ply(&self, position: &Position, text: &str) -> Result<Ply, PlyError> {
        let text = text.trim();
        let Some(house) = self.read_house(text) else {
            let last = self.rules().houses - 1;
            let [south, north] =
                Side::BOTH.map(|side| self.house_text(House { side, index: last }));
            return Err(PlyError::NotAPly {
                found: text.to_string(),
                want: alloc::format!(
                    "houses are A to {south} for South and a to {north} for North"
                ),
            });
        };
        match Oware::refusal(self, position, house) {
            None => Ok(Ply::House(house.index)),
            Some(refusal) => Err(mancala::refused(self, position, text, refusal)),
        }
    }

    fn turn_number(&self, _: &Position) -> u32 {
        1
    }

    fn side_tag(side: Side) -> &'static str {
        mancala::side_tag(side)
    }

    fn outcome_text(&self, position: &Position, outcome: &Outcome) -> String {
        mancala::outcome_text(position, outcome)
    }

    fn perft(&self, position: &Position, depth: u32, counting: Counting) -> u64 {
        Oware::perft(self, position, depth, counting)
    }

    fn perft_divide(&self, position: &Position, depth: u32, counting: Counting) -> Vec<Division> {
        mancala::perft_divide(self, position, depth, counting)
    }
}

impl Sowing for Oware {
    fn houses(&self) -> u8 {
        self.rules().houses
    }

    fn house_text(&self, house: House) -> String {
        let first = match house.side {
            Side::First => b'A',
            Side::Second => b'a',
        };
        // Twelve houses at most: far from the end of the alphabet.
        char::from(first + house.index).to_string()
    }

    fn events(&self, before: &Position, ply: &Ply, after: &Position) -> Vec<Event> {
        let mut events = Vec::new();
        let mut position = self.after(before, *ply, &mut events);
        if after.ended() == Some(Reason::Cycle) && position.ended().is_none() {
            events.retain(|event| {
                !matches!(event, Event::TurnPasses { .. } | Event::FeedingDuty { .. })
            });
            self.end_by_cycle(&mut position, &mut events);
        }
        events
    }

    fn refusal(&self, position: &Position, house: House) -> Option<Refusal> {
        Oware::refusal(self, position, house)
    }
}

impl Oware {
    /// The house a letter names: a capital one is South's.
    fn read_house(&self, text: &str) -> Option<House> {
        let &[letter] = text.as_bytes() else {
            return None;
        };
        let (side, index) = match letter {
            b'A'..=b'Z' => (Side::First, letter - b'A'),
            b'a'..=b'z' => (Side::Second, letter - b'a'),
            _ => return None,
        };
        (index < self.rules().houses).then_some(House { side, index })
    }
}
