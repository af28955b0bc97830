//! How much the hard level gives away in whole games of Kalah from the usual start, held against
//! the solver.

use vato_engine::choose;
use vato_engine::level::choose_at_random;
use vato_messages::Level;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, Ply, Position};
use vato_rules::{Game, Line, Notation, Side};
use vato_tables::Solver;

/// Against each opponent, half of them from either side.
const GAMES: u64 = 100;

/// Chooses a ply by a seed.
type Opponent = fn(&Line<Kalah>, u64) -> Option<Ply>;

const OPPONENTS: [(&str, Opponent); 3] = [
    ("random", choose_at_random),
    ("easy", |line, seed| level(Level::EASY, line, seed)),
    ("medium", |line, seed| level(Level::MEDIUM, line, seed)),
];

fn level(level: Level, line: &Line<Kalah>, seed: u64) -> Option<Ply> {
    choose(level, line, seed).map(|choice| choice.ply)
}

/// Prints every ply of the hard level that costs seeds, how many did, and how its games ended. What is
/// asserted is that with more seeds than the book ends with nothing is given away.
#[test]
#[ignore = "solves every position of many games; see docs/solver.md"]
fn hard_gives_nothing_away_while_it_plays_from_the_book() {
    let game = Kalah::default();
    let quick = game.compact().unwrap();
    let mut solver = Solver::for_position(quick, &quick.start(), 4 << 30);
    let mut value = |position: &Position, side: Side, guess: i32| {
        let position = position.on::<Compact>().unwrap();
        let sign = if position.side() == side { 1 } else { -1 };
        let value = solver.value_near(&position, sign * guess, &|| false);
        sign * value.unwrap()
    };
    for (name, opponent) in OPPONENTS {
        let (mut won, mut drawn, mut plies, mut given_away) = (0, 0, 0, 0);
        let mut from_book = 0;
        for seed in 0..GAMES {
            let side = [Side::First, Side::Second][seed as usize % 2];
            let mut line = Line::new(game, game.start());
            let mut guess = 0;
            while line.outcome().is_none() {
                let before = *line.position();
                if before.side() != side {
                    line.push(opponent(&line, seed).unwrap());
                    continue;
                }
                let choice = choose(Level::HARD, &line, seed).unwrap();
                line.push(choice.ply);
                plies += 1;
                // Only a ply from the book comes without a search.
                let known = choice.nodes == 0;
                from_book += u64::from(known);
                let best = value(&before, side, guess);
                guess = value(line.position(), side, best);
                assert!(guess <= best, "no ply can gain more than the best");
                if guess < best {
                    given_away += 1;
                    assert!(!known, "{}", game.position_text(&before));
                    let seeds = before.in_houses();
                    let (text, ply) = (
                        game.position_text(&before),
                        game.ply_text(&before, &choice.ply),
                    );
                    println!("{seeds} seeds, {text}: {ply} comes to {guess:+}, not {best:+}");
                }
            }
            let lead = line.position().lead();
            won += u32::from(lead != 0 && (lead > 0) == (side == Side::First));
            drawn += u32::from(lead == 0);
            let done = seed + 1;
            if done % 20 == 0 {
                println!(
                    "against {name}: {won} games of {done} won, {drawn} drawn; {given_away} of {plies} plies gave seeds away, {from_book} were from the book"
                );
            }
        }
        assert!(from_book >= GAMES);
    }
}
