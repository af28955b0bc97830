//! The solver against published values, and against trying everything.

use std::time::Instant;

use proptest::prelude::*;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, Ply, Position, Wide};
use vato_rules::{Game, Line, Notation, Side};
use vato_tables::{Judge, Solution, Solver, Worth};

/// `(rules, value)` for the boards of the file that are asked for.
fn published(wanted: impl Fn(u8, u8) -> bool) -> Vec<(String, i32)> {
    let mut values = Vec::new();
    let mut rules = "";
    for line in include_str!("data/kalah_solved.txt").lines() {
        if let Some(text) = line.strip_prefix("rules ") {
            rules = text;
        } else if !line.starts_with('#')
            && let Some((houses, row)) = line.split_once(" | ")
        {
            for (seeds, value) in (1..).zip(row.split(' ')) {
                if let Ok(value) = value.parse()
                    && wanted(houses.parse().unwrap(), seeds)
                {
                    values.push((format!("houses={houses},seeds={seeds},{rules}"), value));
                }
            }
        }
    }
    values
}

fn solver(rules: &str, bytes: usize) -> (Kalah<Compact>, Solver<Compact>) {
    let game = Kalah::new(rules.parse().unwrap()).compact().unwrap();
    (game, Solver::for_position(game, &game.start(), bytes))
}

/// 128 MiB.
const SMALL: usize = 1 << 27;
/// 2 GiB.
const LARGE: usize = 1 << 31;

fn never() -> bool {
    false
}

fn agrees(boards: &[(String, i32)], bytes: usize) {
    assert!(!boards.is_empty());
    for (rules, value) in boards {
        let (game, mut solver) = solver(rules, bytes);
        let begun = Instant::now();
        assert_eq!(solver.value(&game.start(), &never), Ok(*value), "{rules}");
        let (nodes, seconds) = (solver.nodes(), begun.elapsed().as_secs_f64());
        println!("{rules}: {value:+}, {nodes} nodes, {seconds:.1} s");
    }
}

#[test]
fn more_seeds_than_are_stored_are_counted_all_the_same() {
    // One ply is left, and what lies in the other row goes to its side.
    for (rules, position) in [
        ("houses=1", "<1,0,0,1,200> s"),
        ("houses=2", "<2,0,0,0,1,100,100> s"),
    ] {
        let game = Kalah::new(rules.parse().unwrap());
        let position = game.parse_position(position).unwrap();
        let mut solver = Solver::for_position(game, &position, SMALL);
        assert_eq!(solver.value(&position, &never), Ok(1 - 200), "{rules}");
    }
}

#[test]
fn small_boards_have_the_published_values() {
    let boards = published(|houses, seeds| houses <= 4 || houses == 6 && seeds <= 3);
    assert_eq!(boards.len(), 54);
    agrees(&boards, SMALL);
}

/// With a table of [`LARGE`] bytes: `cargo test --release -p vato-tables --test kalah -- --ignored`.
#[test]
#[ignore = "takes long; see CONTRIBUTING.md"]
fn larger_boards_have_the_published_values() {
    let boards = published(|houses, seeds| houses == 5 && seeds <= 4 || houses == 6 && seeds == 4);
    agrees(&boards, LARGE);
}

fn first_houses_agree(wanted: impl Fn(&str) -> bool, bytes: usize) -> usize {
    let mut asked = 0;
    for line in include_str!("data/kalah_first_houses.txt").lines() {
        let Some((rules, values)) = line.split_once(" | ") else {
            continue;
        };
        if !wanted(rules) {
            continue;
        }
        let (game, mut solver) = solver(rules, bytes);
        for (house, value) in (0..).zip(values.split(' ')) {
            let after = game.play(&game.start(), &Ply::House(house));
            let found = solver.value(&after, &never).unwrap();
            let for_south = if after.side() == Side::First {
                found
            } else {
                -found
            };
            let expected: i32 = value.parse().unwrap();
            assert_eq!(for_south, expected, "{rules}, house {}", house + 1);
            asked += 1;
        }
    }
    asked
}

#[test]
fn first_houses_have_the_published_values() {
    assert_eq!(
        first_houses_agree(|rules| rules.starts_with("seeds=3"), SMALL),
        12
    );
}

/// With as large a table, like `larger_boards_have_the_published_values`.
#[test]
#[ignore = "takes long; see CONTRIBUTING.md"]
fn first_houses_of_the_usual_board_have_the_published_values() {
    assert_eq!(first_houses_agree(|rules| rules == "seeds=4", LARGE), 6);
}

#[test]
fn the_line_comes_to_the_value() {
    for (rules, value) in published(|houses, seeds| houses <= 4 && seeds <= 3) {
        let (game, mut solver) = solver(&rules, 0);
        let solution = solver.solve(&game.start(), &never).unwrap();
        assert_eq!(solution.value, value, "{rules}");
        let mut line = Line::new(game, game.start());
        for ply in &solution.line {
            let mut legal = Vec::new();
            game.plies(line.position(), &mut legal);
            assert!(legal.contains(ply), "{rules}");
            line.push(*ply);
        }
        assert!(line.outcome().is_some(), "{rules}");
        assert_eq!(line.position().lead(), value, "{rules}");
    }
}

#[test]
fn a_finished_game_is_worth_its_stores() {
    let game = Kalah::default();
    let mut solver = Solver::new(game, 0);
    let over = game
        .parse_position("<6,20,20,0,0,0,0,0,0,2,1,1,1,1,2> s")
        .unwrap();
    let solution = solver.solve(&over, &never).unwrap();
    assert_eq!(solution.line, []);
    assert_eq!(solution.value.abs(), 8);
}

#[test]
fn a_stopped_solver_says_what_it_knows() {
    let (game, mut solver) = solver("", 0);
    let stopped = solver.solve(&game.start(), &|| true).unwrap_err();
    assert!(stopped.least <= 8 && stopped.most >= 8, "{stopped:?}");
}

/// Every line of play to its end.
fn tried(game: &Kalah, position: &Position) -> i32 {
    let ahead = |position: &Position, side| match side {
        Side::First => position.lead(),
        Side::Second => -position.lead(),
    };
    let side = position.side();
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    let values = plies.iter().map(|ply| {
        let next = game.play(position, ply);
        match next.side() == side {
            true => tried(game, &next),
            false => -tried(game, &next),
        }
    });
    values.max().unwrap_or_else(|| ahead(position, side))
}

/// Few seeds, lying anywhere, under any options.
fn late_positions() -> impl Strategy<Value = (String, String)> {
    let rules = (
        1..5u8,
        prop::sample::select(vec!["off", "on"]),
        prop::sample::select(vec!["either_row_empty", "mover_stuck"]),
        prop::sample::select(vec!["to_row_owner", "to_clearer", "none"]),
        prop::sample::select(vec!["off", "on"]),
    );
    let seeds = prop::collection::vec(0..3u8, 8);
    (rules, seeds, 0..5u8, 0..5u8, any::<bool>()).prop_map(
        |((houses, empty_capture, end, sweep, relay), seeds, south, north, first)| {
            let rules = format!(
                "houses={houses},empty_capture={empty_capture},end={end},sweep={sweep},relay={relay}"
            );
            let row: Vec<String> = seeds[..usize::from(2 * houses)]
                .iter()
                .map(u8::to_string)
                .collect();
            let side = if first { "s" } else { "n" };
            let position = format!("<{houses},{south},{north},{}> {side}", row.join(","));
            (rules, position)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn late_positions_are_worth_what_trying_everything_finds((rules, text) in late_positions()) {
        let game = Kalah::new(rules.parse().unwrap());
        let position = game.parse_position(&text).unwrap();
        let mut wide = Solver::new(game, 0);
        let Solution { value, .. } = wide.solve(&position, &never).unwrap();
        prop_assert_eq!(value, tried(&game, &position));
        let quick = game.compact().unwrap();
        let position = position.on().unwrap();
        for seeds in [0, 3, 31] {
            let mut compact = Solver::new(quick, 0).with_endgame(seeds, 1 << 16);
            prop_assert_eq!(compact.value(&position, &never), Ok(value), "{} seeds", seeds);
        }
    }
}

/// Positions of a usual game under its usual options, with about twenty seeds left.
fn middle_positions() -> impl Strategy<Value = (String, String)> {
    let seeds = prop::collection::vec(0..4u8, 12);
    (
        prop::sample::select(vec!["off", "on"]),
        seeds,
        any::<bool>(),
    )
        .prop_map(|(empty_capture, seeds, first)| {
            let row: Vec<String> = seeds.iter().map(u8::to_string).collect();
            let side = if first { "s" } else { "n" };
            let position = format!("<6,0,0,{}> {side}", row.join(","));
            (format!("empty_capture={empty_capture}"), position)
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_value_is_reached_and_no_more((rules, text) in middle_positions()) {
        let game = Kalah::new(rules.parse().unwrap());
        let position = game.parse_position(&text).unwrap();
        let value = Solver::new(game, 0).value(&position, &never).unwrap();
        let mut solver = Solver::new(game, 0);
        for (difference, reached) in [
            (value, Some(true)),
            (value + 1, Some(false)),
            (-1000, Some(true)),
            (1000, Some(false)),
        ] {
            prop_assert_eq!(solver.reaches(&position, difference, &never), reached);
        }
    }

    #[test]
    fn the_best_ply_is_as_good_as_any((rules, text) in middle_positions(), guess in -9..9, nodes in 0..4000u64) {
        let game = Kalah::new(rules.parse().unwrap());
        let position = game.parse_position(&text).unwrap();
        let mut solver = Solver::new(game, 0);
        let value = solver.value(&position, &never).unwrap();
        let mut comes_to = |ply: &Ply| {
            let next = game.play(&position, ply);
            let value = solver.value(&next, &never).unwrap();
            if next.side() == position.side() { value } else { -value }
        };
        let mut plies = Vec::new();
        game.plies(&position, &mut plies);
        for (likely, nodes) in [(plies.first(), u64::MAX), (None, u64::MAX), (plies.last(), nodes)] {
            let mut solver = Solver::new(game, 0).with_most_nodes(nodes);
            let (worths, known) = solver.best(&position, likely.copied(), guess, &never);
            prop_assert_eq!(worths.len(), plies.len());
            prop_assert!(known || nodes < u64::MAX || plies.is_empty());
            if let (true, Some(best)) = (known, worths.first()) {
                prop_assert_eq!(comes_to(&best.ply), value);
            }
            for Worth { ply, least, most } in worths {
                prop_assert!((least..=most).contains(&comes_to(&ply)));
            }
        }
    }

    #[test]
    fn boards_worked_out_beforehand_change_no_value((rules, text) in middle_positions()) {
        let game = Kalah::new(rules.parse().unwrap());
        let quick = game.compact().unwrap();
        let position = game.parse_position(&text).unwrap().on().unwrap();
        let value = Solver::new(quick, 0).value(&position, &never);
        let mut with_endgame = Solver::new(quick, 0).with_endgame(8, 1 << 20);
        prop_assert_eq!(with_endgame.endgame_seeds(), 8);
        prop_assert_eq!(with_endgame.value(&position, &never), value);
    }

    #[test]
    fn the_order_of_plies_changes_no_value((rules, text) in late_positions()) {
        let game = Kalah::new(rules.parse().unwrap());
        let position = game.parse_position(&text).unwrap();
        let value = Solver::new(game, 0).value(&position, &never);
        let judges: [Judge<Wide>; 2] = [|_, seeds| 100 * seeds, |_, seeds| -100 * seeds];
        for judge in judges {
            let mut judged = Solver::new(game, 0).with_judge(judge);
            prop_assert_eq!(judged.value(&position, &never), value);
        }
    }
}

#[test]
fn a_judge_has_a_say_in_the_order() {
    let game = Kalah::new("houses=4,seeds=3".parse().unwrap());
    let nodes = |judge: Option<Judge<Wide>>| {
        let solver = Solver::new(game, 0);
        let mut solver = match judge {
            Some(judge) => solver.with_judge(judge),
            None => solver,
        };
        solver.value(&game.start(), &never).unwrap();
        solver.nodes()
    };
    let (likes, alone) = (nodes(Some(|_, seeds| 100 * seeds)), nodes(None));
    let hates = nodes(Some(|_, seeds| -100 * seeds));
    assert!(likes != alone && hates != alone && likes != hates);
}

#[test]
fn a_swap_is_weighed_like_any_other_ply() {
    for rules in [
        "houses=2,seeds=2,pie=on",
        "houses=2,seeds=3,pie=on",
        "houses=3,seeds=1,pie=on",
    ] {
        let game = Kalah::new(rules.parse().unwrap());
        let mut solver = Solver::new(game, 0);
        let value = solver.value(&game.start(), &never);
        assert_eq!(value, Ok(tried(&game, &game.start())), "{rules}");
        assert!(
            value.unwrap() <= 0,
            "{rules}: who may swap cannot be worse off"
        );
    }
}
