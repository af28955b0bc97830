//! Any choice of rules, seeds and plies plays a game in which no seed is lost and the fast board
//! says the same as the wide one.
#![no_main]
use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use vato_rules::kalah::{self, Kalah};
use vato_rules::mancala::{Compact, Ply, Position};
use vato_rules::oware::{self, Oware};
use vato_rules::{Game, Notation, RuleOptions};

#[derive(Arbitrary, Debug)]
struct Input {
    oware: bool,
    rules: [u8; 7],
    seeds: [u8; 26],
    north: bool,
    choices: Vec<u8>,
}

fuzz_target!(|input: Input| {
    if input.oware {
        let game = Oware::new(chosen::<oware::Rules>(&input.rules));
        let numbers = numbers(&input, game.rules().houses);
        let side = if input.north { "N" } else { "S" };
        let text = format!("{}-{side}", numbers.join("-"));
        play(game, game.compact(), &text, &input.choices);
    } else {
        let game = Kalah::new(chosen::<kalah::Rules>(&input.rules));
        let houses = game.rules().houses;
        let side = if input.north { "n" } else { "s" };
        let text = format!("<{houses},{}> {side}", numbers(&input, houses).join(","));
        play(game, game.compact(), &text, &input.choices);
    }
});

fn chosen<R: RuleOptions>(choices: &[u8]) -> R {
    let mut rules = R::DEFAULT;
    for (option, choice) in choices.iter().enumerate().take(R::OPTIONS.len()) {
        rules.choose(option, usize::from(*choice) % R::OPTIONS[option].1.len());
    }
    rules
}

fn numbers(input: &Input, houses: u8) -> Vec<String> {
    let seeds = input.seeds[..usize::from(2 * houses + 2)].iter();
    seeds.map(|seeds| seeds.to_string()).collect()
}

fn play<G, F>(game: G, fast: Option<F>, text: &str, choices: &[u8])
where
    G: Notation<Position = Position, Ply = Ply>,
    F: Game<Position = Position<Compact>, Ply = Ply>,
{
    let mut position = game.parse_position(text).expect("a position of this form");
    let (total, mut plies) = (position.total(), Vec::new());
    for choice in choices.iter().take(200) {
        game.plies(&position, &mut plies);
        assert_eq!(plies.is_empty(), game.outcome(&position).is_some());
        let Some(ply) = plies.get(usize::from(*choice) % plies.len().max(1)) else {
            return;
        };
        let after = game.play(&position, ply);
        assert_eq!(after.total(), total);
        if let (Some(fast), Some(small)) = (&fast, position.on::<Compact>()) {
            assert_eq!(Some(fast.play(&small, ply)), after.on());
        }
        position = after;
    }
}
