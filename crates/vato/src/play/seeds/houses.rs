//! Houses and seeds within sentences.

use vato_rules::Side;
use vato_rules::mancala::House;

use crate::play::face;

/// A house by its number, with its owner where that is not the side of the sentence.
pub fn numbered<F: face::Face>(house: House, side: Side) -> String {
    let number = house.index + 1;
    match house.side == side {
        true => format!("house {number}"),
        false => format!("{}'s house {number}", face::name::<F>(house.side)),
    }
}

/// A number of seeds.
pub fn seeds(number: u32) -> String {
    match number {
        1 => String::from("1 seed"),
        _ => format!("{number} seeds"),
    }
}

/// Things one after the other: `a`, `a and b`, `a, b and c`.
pub fn listed(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
