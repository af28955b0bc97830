//! How much the hard level gives away at Kalah, held against the solver.

use vato_engine::choose;
use vato_engine::level::choose_at_random;
use vato_messages::Level;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, Position};
use vato_rules::{Game, Line, Notation, Side};
use vato_tables::Solver;

const POSITIONS: usize = 200;

/// The usual game after 6 to 25 random plies; `None` when it is over by then.
fn opening(game: Kalah, seed: u64) -> Option<Line<Kalah>> {
    let mut line = Line::new(game, game.start());
    for _ in 0..6 + seed % 20 {
        line.push(choose_at_random(&line, seed)?);
    }
    line.outcome().is_none().then_some(line)
}

/// Prints every ply that costs seeds, and how many did. What is asserted is that the engine
/// and the solver agree on what can be had at most.
#[test]
#[ignore = "solves 200 positions; see docs/solver.md"]
fn hard_gains_no_more_than_the_solver_allows() {
    let game = Kalah::default();
    let quick = game.compact().unwrap();
    let mut solver = Solver::for_position(quick, &quick.start(), 2 << 30);
    let mut value = |position: &Position| {
        let position = position.on::<Compact>().unwrap();
        solver.value(&position, &|| false).unwrap()
    };
    let (mut given_away, mut results) = (0, 0);
    // The later openings first: what they leave in the table serves the earlier ones.
    let seeds = (0..1_000).filter_map(|seed| opening(game, seed));
    let mut lines: Vec<_> = seeds.take(POSITIONS).collect();
    lines.sort_by_key(|line| line.position().row(Side::First) + line.position().row(Side::Second));
    for (done, line) in (1..).zip(&lines) {
        let (before, side) = (line.position(), line.position().side());
        let best = value(before);
        let ply = choose(Level::HARD, line, 1).unwrap().ply;
        let after = game.play(before, &ply);
        let reached = value(&after);
        let reached = if after.side() == side {
            reached
        } else {
            -reached
        };
        assert!(reached <= best, "no ply can gain more than the best");
        if reached < best {
            given_away += 1;
            results += usize::from(reached.signum() < best.signum());
            let (text, ply) = (game.position_text(before), game.ply_text(before, &ply));
            println!("{text}: {ply} comes to {reached:+} where {best:+} can be had");
        }
        if done % 20 == 0 {
            println!("{done} positions, {given_away} plies cost seeds, {results} the result");
        }
    }
    let all = lines.len();
    println!("of {all}, {given_away} plies cost seeds, {results} the result");
    assert_eq!(all, POSITIONS);
}
