use vato_rules::Side;
use vato_rules::mancala::{House, Sowing};
use vato_rules::oware::Oware;

use super::Sower;

impl Sower for Oware {
    const TURNS: &'static str = "\
A turn is the letter of the house it sows, from its owner's left: A to F for South,
a to f for North. As a turn either may be typed, a or A. Two people may type
several turns at once, with the right letters: FfEa.
";

    /// Nobody has to reach for capitals: a side can only sow from houses of its own.
    fn typed(word: &str, side: Side) -> String {
        match side {
            Side::First => word.to_uppercase(),
            Side::Second => word.to_lowercase(),
        }
    }

    /// The letter tells whose house it is.
    fn house_in_words(&self, house: House, _: Side) -> String {
        self.house_text(house)
    }
}
