//! Choices of both sides at once.

use vato_rules::Side;
use vato_rules::mancala::{House, Ply, Position};

use super::Sower;
use crate::failure::quoted;

/// The pair in which this side chooses the house that the text names.
///
/// # Errors
/// There is no such house, or no seeds in it. The other side's choice is not told.
pub fn choose<G: Sower>(
    game: &G,
    position: &Position,
    side: Side,
    text: &str,
    other: &Ply,
) -> Result<Ply, String> {
    let houses = position.ring().houses_of(side);
    let houses = houses.filter(|house| position.seeds(*house) > 0);
    let Some(house) = houses.clone().find(|house| game.house_text(*house) == text) else {
        let names: Vec<String> = houses.map(|house| game.house_text(house)).collect();
        return Err(format!(
            "turn: {} cannot be chosen; choose one of {}",
            quoted(text),
            names.join(" ")
        ));
    };
    Ok(match *other {
        Ply::Pair { south, north } => match side {
            Side::First => Ply::Pair {
                south: house.index,
                north,
            },
            Side::Second => Ply::Pair {
                south,
                north: house.index,
            },
        },
        Ply::House(_) | Ply::Swap => *other,
    })
}

/// What this side chooses in a pair.
pub fn choice_text<G: Sower>(game: &G, position: &Position, side: Side, ply: &Ply) -> String {
    let index = match (*ply, side) {
        (Ply::Pair { south, .. }, Side::First) => south,
        (Ply::Pair { north, .. }, Side::Second) => north,
        (Ply::House(_) | Ply::Swap, _) => return game.ply_text(position, ply),
    };
    game.house_text(House { side, index })
}
