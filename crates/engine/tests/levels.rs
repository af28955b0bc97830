//! The levels as opponents.

use proptest::prelude::*;
use vato_engine::level::choose_at_random;
use vato_engine::match_play::{Conditions, Player, play_game, play_match};
use vato_engine::{Engine, Entry, Limits, Searcher, choose};
use vato_messages::Level;
use vato_rules::congkak::Congkak;
use vato_rules::fanorona::{BoardSize, Fanorona, Position, Rules};
use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::{Game, Line, Side};

fn game(rules: &str) -> Fanorona {
    Fanorona::new(rules.parse::<Rules>().unwrap())
}

/// A game of random turns under random options, cut off somewhere.
fn lines() -> impl Strategy<Value = Line<Fanorona>> {
    let rules =
        (0..BoardSize::ALL.len(), 0..3u8, any::<bool>()).prop_map(|(board, direction, forced)| {
            let mut rules = Rules {
                board: BoardSize::ALL[board],
                ..Rules::DEFAULT
            };
            let direction =
                ["not_twice_running", "not_twice_in_turn", "free"][usize::from(direction)];
            rules.set("direction", direction).unwrap();
            rules
                .set("continue", if forced { "forced" } else { "optional" })
                .unwrap();
            rules
        });
    (rules, 0..60usize, any::<u64>()).prop_map(|(rules, plies, seed)| {
        let game = Fanorona::new(rules);
        let mut line = Line::new(game, game.start());
        while line.plies().len() < plies {
            match choose_at_random(&line, seed) {
                Some(turn) => line.push(turn),
                None => break,
            }
        }
        line
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_choice_is_legal_and_the_seed_decides_it(line in lines(), seed: u64) {
        let turns = line.game().turns(line.position());
        for level in &Level::ALL[..8] {
            let level = *level;
            let choice = choose(level, &line, seed);
            prop_assert_eq!(choice.is_some(), line.outcome().is_none());
            if let Some(choice) = choice {
                prop_assert!(turns.contains(&choice.ply));
                prop_assert_eq!(choose(level, &line, seed), Some(choice));
            }
        }
    }

    #[test]
    fn the_search_never_leaves_the_rules(line in lines(), nodes in 1..3000u64, lines in 1..5u32) {
        let mut engine = Engine::new(*line.game(), 1 << 10);
        let limits = Limits::nodes(nodes).with_lines(lines);
        let report = engine.search(&line, &limits, &|| false, &mut |_| {});
        prop_assert!(report.nodes <= nodes);
        prop_assert_eq!(report.best.is_some(), line.outcome().is_none());
        for variation in &report.lines {
            let mut play = line.clone();
            prop_assert!(!variation.plies.is_empty());
            for turn in &variation.plies {
                prop_assert!(play.game().turns(play.position()).contains(turn));
                play.push(*turn);
            }
        }
    }
}

#[test]
fn hard_is_reproducible_and_within_its_limit() {
    for rules in ["", "board=5x5"] {
        let game = game(rules);
        let mut line = Line::new(game, game.start());
        line.push(game.turns(line.position())[0]);
        let choice = choose(Level::HARD, &line, 5).unwrap();
        assert!(choice.nodes <= 300_000, "{}", choice.nodes);
        assert!(game.turns(line.position()).contains(&choice.ply));
        assert_eq!(choose(Level::HARD, &line, 5), Some(choice));
    }
}

#[test]
fn hard_opens_with_either_proven_draw() {
    for (rules, proven) in [
        ("", ["f2-e3A", "d3-e3A"]),
        ("setup=mirror", ["d2-e3A", "f3-e3A"]),
    ] {
        let game = game(rules);
        let line = Line::new(game, game.start());
        let mut seen = Vec::new();
        for seed in 0..30 {
            let turn = choose(Level::HARD, &line, seed).unwrap().ply;
            seen.push(game.turn_text(&turn));
        }
        assert!(
            seen.iter().all(|turn| proven.contains(&turn.as_str())),
            "{seen:?}"
        );
        assert!(
            proven.iter().all(|turn| seen.iter().any(|s| s == turn)),
            "{seen:?}"
        );
    }
}

/// A capture of five stones next to the own row, and one of a single stone.
#[test]
fn every_level_takes_what_lies_under_its_nose() {
    let game = Fanorona::default();
    let position = game.parse_position("9/8B/W1BBBBB2/8W/9 w").unwrap();
    let line = Line::new(game, position);
    for level in Level::ALL {
        let seeds = if level < Level::HARD { 40 } else { 1 };
        for seed in 0..seeds {
            let turn = choose(level, &line, seed).unwrap().ply;
            let text = game.turn_text(&turn);
            assert!(turn.captured().len() >= 5, "level {level} plays {text}");
        }
    }
}

/// In how many of the positions where only a chain takes three stones more than anything
/// else the level plays such a chain, in hundredths.
fn long_chains_found(level: Level) -> u32 {
    let (mut chances, mut taken) = (0, 0);
    for seed in 0..60 {
        let game = Fanorona::default();
        let mut line = Line::new(game, game.start());
        while let Some(turn) = choose_at_random(&line, seed) {
            let turns = game.turns(line.position());
            let most = |long: bool| {
                let turns = turns.iter().filter(|turn| (turn.len() > 2) == long);
                turns.map(|turn| turn.captured().len()).max().unwrap_or(0)
            };
            if most(true) >= most(false) + 3 {
                let chosen = choose(level, &line, seed).unwrap().ply;
                chances += 1;
                taken += u32::from(chosen.captured().len() >= most(false) + 3);
            }
            line.push(turn);
        }
    }
    assert!(chances > 100, "{chances}");
    taken * 100 / chances
}

#[test]
fn low_levels_miss_long_chains_and_higher_ones_less_so() {
    // Levels beyond these know better than to count.
    let found = [1, 2, 3, 4].map(|number: usize| long_chains_found(Level::ALL[number - 1]));
    assert!(found[0] < 50 && found.is_sorted(), "{found:?}");
}

/// Twenty milliseconds at 150,000 nodes a second, a slow phone, for all but the top.
fn looks_at_few_positions<G: Entry>(game: G) {
    for seed in 0..10 {
        let mut line = Line::new(game, game.start());
        while let Some(ply) = choose_at_random(&line, seed) {
            for level in &Level::ALL[..7] {
                let nodes = choose(*level, &line, seed).unwrap().nodes;
                assert!(nodes <= 3_000, "level {level}: {nodes}");
            }
            line.push(ply);
        }
    }
}

#[test]
fn low_levels_look_at_few_positions() {
    looks_at_few_positions(Fanorona::default());
    looks_at_few_positions(Kalah::default());
    looks_at_few_positions(Oware::default());
    looks_at_few_positions(Congkak::default());
}

#[test]
fn no_level_moves_after_the_end() {
    let game = Fanorona::default();
    let over: Position = game.parse_position("9/9/W8/9/9 b").unwrap();
    let line = Line::new(game, over);
    for level in Level::ALL {
        assert_eq!(choose(level, &line, 1), None);
    }
    assert_eq!(choose_at_random(&line, 1), None);
}

#[test]
fn names_are_read_as_they_are_written() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!(" Hard".parse(), Ok(Level::HARD));
    let error = "impossible\n".parse::<Level>().unwrap_err().to_string();
    assert_eq!(
        error,
        "level: there is no 'impossible\\n'; levels: easy, medium, hard, 1 to 10"
    );
}

#[test]
fn a_pair_of_games_has_one_opening_and_swapped_sides() {
    let conditions = Conditions {
        opening_plies: 4,
        ..Conditions::default()
    };
    let players = [Player::Random, Player::Random];
    let play = |number| play_game(Fanorona::default(), players, &conditions, number);
    let (first, second, other) = (play(6), play(7), play(8));
    assert_eq!((first.side, second.side), (Side::First, Side::Second));
    assert_eq!(first.line.plies()[..4], second.line.plies()[..4]);
    assert_ne!(first.line.plies()[..4], other.line.plies()[..4]);
    assert_ne!(first.line, second.line);
    assert_eq!(play(6), first);
}

#[test]
fn a_match_counts_every_game_and_long_ones_as_draws() {
    let game = game("board=5x5");
    let conditions = Conditions {
        games: 21,
        max_plies: 3,
        ..Conditions::default()
    };
    let players = [Player::Level(Level::EASY), Player::Random];
    let mut heard = 0;
    let tally = play_match(game, players, &conditions, &mut |played| {
        heard += 1;
        assert!(played.line.plies().len() <= 3);
    });
    assert_eq!((tally.games(), heard), (21, 21));
    assert_eq!(tally.draws, 21, "no game of 5x5 ends in three plies");
    assert_eq!(tally.per_mille(), 500);
}

#[test]
fn the_levels_differ_in_strength() {
    let conditions = Conditions {
        games: 40,
        ..Conditions::default()
    };
    let score = |first, second| {
        let players = [first, second];
        play_match(Fanorona::default(), players, &conditions, &mut |_| {}).per_mille()
    };
    let (easy, medium) = (Player::Level(Level::EASY), Player::Level(Level::MEDIUM));
    assert!(score(easy, Player::Random) >= 900);
    assert!(score(medium, easy) >= 850);
}
