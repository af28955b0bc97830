use vato_rules::kalah::Kalah;
use vato_rules::mancala::House;
use vato_rules::{Line, Side};

use super::{Seeds, Sower, houses};

impl Sower for Kalah {
    const TURNS: &'static str = "\
A turn is the house it sows, counted from its owner's left: 3. When the last seed
falls in the own store, sow again; a whole turn may be typed at once: 3-6. Where
the rules have pie=on, swap exchanges the sides after South's first turn.
";

    fn house_in_words(&self, house: House, side: Side) -> String {
        houses::numbered::<Seeds<Kalah>>(house, side)
    }

    fn notice(line: &Line<Kalah>) -> Option<String> {
        let position = line.position();
        (position.swap_open() && position.side() == Side::Second).then(|| {
            String::from("North may take over South's side of the board instead: type swap.")
        })
    }
}
