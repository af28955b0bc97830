//! Positions by chance, with burnt houses and in every state of a match.
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use vato_rules::congkak::Congkak;
use vato_rules::mancala::Position;
use vato_rules::{Notation, RuleOptions};

use crate::sowing::chance::games;

/// A position that need not come up in any game: many houses are empty, some burnt.
pub fn entered() -> BoxedStrategy<(Congkak, Position)> {
    let house = prop_oneof![
        4 => Just("0".to_string()),
        1 => Just("x".to_string()),
        6 => select(vec![1u16, 1, 1, 2, 2, 3, 5, 9, 14, 30]).prop_map(|seeds| seeds.to_string()),
    ];
    let state = (any::<bool>(), any::<bool>(), any::<Index>(), any::<Index>());
    let stores = (0u16..40, 0u16..40);
    let parts = (games::<Congkak>(), vec(house, 20), stores, state);
    let entered = parts.prop_map(|(game, houses, stores, state)| {
        let text = entered_text(&game, &houses, stores, state);
        let position = game
            .parse_position(&text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        (game, position)
    });
    entered.boxed()
}

fn entered_text(
    game: &Congkak,
    houses: &[String],
    (south, north): (u16, u16),
    (open, to_north, extra, round): (bool, bool, Index, Index),
) -> String {
    let value = |key| game.rules().value(key).expect("an option of the game");
    let count = game.rules().houses;
    let mut text = format!("<{count},{south},{north}");
    for house in &houses[..2 * usize::from(count)] {
        text.push(',');
        let burnt = house == "x" && value("burnt") == "off";
        text.push_str(if burnt { "0" } else { house });
    }
    let open = open && value("opening") == "simultaneous";
    text.push_str(if open {
        "> s open"
    } else if to_north {
        "> n"
    } else {
        "> s"
    });
    if let Ok(most) = value("bonus").parse::<usize>() {
        text.push_str(&format!(" +{}", extra.index(most + 1)));
    }
    let rounds = match value("rounds") {
        "until_broke" => 9,
        rounds => rounds.parse().expect("a number of rounds"),
    };
    if !open {
        text.push_str(&format!(" r{}", round.index(rounds) + 1));
    }
    text
}
