use alloc::string::String;
use alloc::vec::Vec;

use super::Congkak;
use super::notation::write_house;
use crate::mancala::{Event, House, Ply, Position, Preview, Refusal, Sowing};

impl Sowing for Congkak {
    fn houses(&self) -> u8 {
        self.rules().houses
    }

    fn house_text(&self, house: House) -> String {
        write_house(house.index)
    }

    fn events(&self, before: &Position, ply: &Ply, _: &Position) -> Vec<Event> {
        let mut events = Vec::new();
        self.run(before, ply, &mut events);
        events
    }

    /// In a simultaneous opening either side may be asked about.
    fn refusal(&self, position: &Position, house: House) -> Option<Refusal> {
        Congkak::refusal(self, position, house)
    }

    /// In a simultaneous opening it is what either side would do if the other one waited.
    fn preview(&self, position: &Position, house: House) -> Option<Preview> {
        if Congkak::refusal(self, position, house).is_some() {
            return None;
        }
        let mut alone = *position;
        alone.side = house.side;
        alone.round.opening = false;
        let mut events = Vec::new();
        self.run(&alone, &Ply::House(house.index), &mut events);
        Preview::of(&events, house.side)
    }
}
