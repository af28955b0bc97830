use vato_rules::congkak::Congkak;
use vato_rules::mancala::House;
use vato_rules::{Line, Side};

use super::{Seeds, Sower, houses};

impl Sower for Congkak {
    const TURNS: &'static str = "\
A turn is the house it sows, counted from its owner's left: 3. When the last seed
falls in the own store, sow again; a whole turn may be typed at once: 1-7-4. At
the simultaneous opening type only your own choice; two people may also type
both at once, South's house first: 3+5.
";

    fn house_in_words(&self, house: House, side: Side) -> String {
        houses::numbered::<Seeds<Congkak>>(house, side)
    }

    fn stage(line: &Line<Congkak>) -> Option<String> {
        let number = line.position().round().number();
        match line.game().rules().rounds.last() {
            Some(1) => None,
            Some(last) => Some(format!("Round {number} of {last}")),
            None => Some(format!("Round {number}")),
        }
    }
}
