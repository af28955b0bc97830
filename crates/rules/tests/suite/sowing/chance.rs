//! Rule sets, positions and games by chance.
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use vato_rules::mancala::Position;
use vato_rules::{Line, RuleOptions};

use super::Tested;

/// Any rule set: each option has its usual value, or one by chance.
pub fn games<G: Tested>() -> impl Strategy<Value = G> {
    let options = G::Rules::OPTIONS.len();
    vec(proptest::option::of(any::<Index>()), options).prop_map(|choices| {
        let mut rules = G::Rules::DEFAULT;
        for (option, choice) in choices.into_iter().enumerate() {
            if let Some(index) = choice {
                rules.choose(option, index.index(G::Rules::OPTIONS[option].1.len()));
            }
        }
        G::under(rules)
    })
}

/// A position as text: South's row and North's, the stores, and whether North moves.
pub type Written<G> = fn(&G, [&[u16]; 2], [u16; 2], bool) -> String;

/// A position that need not come up in any game, most often a late one: few seeds, empty houses,
/// sometimes an empty row or a great pile.
pub fn late<G: Tested + 'static>(written: Written<G>) -> BoxedStrategy<(G, Position)> {
    let house = prop_oneof![
        8 => Just(0u16),
        8 => select(vec![1u16, 1, 1, 2, 2, 3]),
        2 => 4..9u16,
        1 => select(vec![11u16, 12, 13, 14, 23, 26, 40]),
    ];
    let empty = prop_oneof![6 => Just(None), 1 => any::<bool>().prop_map(Some)];
    let stores = (0..30u16, 0..30u16);
    let parts = (games::<G>(), vec(house, 24), empty, stores, any::<bool>());
    parts
        .prop_map(move |(game, mut houses, empty, stores, to_north)| {
            let count = usize::from(game.houses());
            if let Some(north) = empty {
                let from = if north { 12 } else { 0 };
                houses[from..from + 12].fill(0);
            }
            let rows = [&houses[..count], &houses[12..12 + count]];
            let text = written(&game, rows, [stores.0, stores.1], to_north);
            let position = game
                .parse_position(&text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            (game, position)
        })
        .boxed()
}

/// Some plies of a game, from the usual start or an entered position.
pub fn lines<G: Tested>() -> impl Strategy<Value = Line<G>> {
    let start = prop_oneof![
        1 => games::<G>().prop_map(|game| (game, game.start())),
        2 => G::entered(),
    ];
    (start, vec(any::<Index>(), 0..80)).prop_map(|((game, position), choices)| {
        let mut line = Line::new(game, position);
        let mut plies = Vec::new();
        for choice in choices {
            game.plies(line.position(), &mut plies);
            if line.outcome().is_some() || plies.is_empty() {
                break;
            }
            line.push(plies[choice.index(plies.len())]);
        }
        line
    })
}
