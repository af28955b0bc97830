use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, Compact, Ply, Position, Wide};
use vato_rules::oware::Oware;
use vato_rules::{Game, Line, Notation, Side};
use vato_tables::Solver;

use super::lead;
use crate::random::SplitMix64;
use crate::score::{DRAW, proven_difference};
use crate::search::{Engine, Limits, SearchReport, Searcher};
use crate::searchable::Search;

/// A position of few seeds lying anywhere, as text for Kalah.
fn scattered(houses: u8, seeds: u32, seed: u64) -> String {
    let mut random = SplitMix64::new(seed);
    let mut pits = vec![0; 2 * usize::from(houses) + 2];
    for _ in 0..seeds {
        pits[random.below(2 * u32::from(houses) + 2) as usize] += 1;
    }
    let pits: Vec<String> = pits.iter().map(u32::to_string).collect();
    let side = ["s", "n"][random.below(2) as usize];
    format!("<{houses},{}> {side}", pits.join(","))
}

fn searched<G: Search>(game: G, position: G::Position, limits: Limits) -> SearchReport<G::Ply> {
    let mut engine = Engine::new(game, 1 << 16);
    engine.search(&Line::new(game, position), &limits, &|| false, &mut |_| {})
}

/// Everything the search leaves out, shares between stores and calls proven, held
/// against a solver that knows nothing of evaluations.
#[test]
fn late_positions_of_kalah_are_played_perfectly() {
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    for rules in [
        "",
        ",empty_capture=on",
        ",end=mover_stuck",
        ",sweep=to_clearer",
        ",relay=on",
    ] {
        for seed in 0..40 {
            let houses = 2 + (seed % 3) as u8;
            let game = Kalah::from_rules(&format!("houses={houses}{rules}")).unwrap();
            let text = scattered(houses, 12, seed);
            let wide = game.parse_position(&text).unwrap();
            if game.outcome(&wide).is_some() {
                continue;
            }
            let (quick, position) = (game.compact().unwrap(), wide.on::<Compact>().unwrap());
            let value = Solver::new(quick, 0).value(&position, &|| false).unwrap();
            let report = searched(quick, position, Limits::nodes(2_000_000));
            match value {
                0 => {
                    drawn += 1;
                    assert_eq!(report.score, DRAW, "{rules} {text}");
                }
                _ => {
                    if value > 0 {
                        won += 1
                    } else {
                        lost += 1
                    }
                    assert_eq!(
                        proven_difference(report.score),
                        Some(value),
                        "{rules} {text}"
                    );
                }
            }
            assert!(
                report.nodes < 2_000_000,
                "{rules} {text}: searched on without end"
            );
        }
    }
    assert!(won > 30 && lost > 30 && drawn > 3, "{won} {lost} {drawn}");
}

/// The result of Oware by trying lines of play to their ends, repetition included, until one
/// wins: 1 where the side to move wins, -1 where it loses.
fn tried(line: &mut Line<Oware>) -> i32 {
    let side = line.position().side();
    if line.outcome().is_some() {
        return lead(line.position()).signum();
    }
    let mut plies = Vec::new();
    line.game().plies(line.position(), &mut plies);
    let mut best = -1;
    for ply in &plies {
        line.push(*ply);
        let value = tried(line);
        let value = if line.position().side() == side {
            value
        } else {
            -value
        };
        line.pop();
        best = best.max(value);
        // No ply does more than win.
        if best == 1 {
            break;
        }
    }
    best
}

#[test]
fn what_is_proven_at_oware_is_true() {
    let mut proven = 0;
    for rules in [
        "",
        ",cycle=split_even",
        ",grand_slam=capture_all",
        ",feed=off",
    ] {
        for seed in 0..60 {
            let game = Oware::from_rules(&format!("houses=2{rules}")).unwrap();
            let mut random = SplitMix64::new(seed);
            let pits: Vec<String> = (0..6).map(|_| random.below(3).to_string()).collect();
            let text = format!(
                "{}-{}",
                pits.join("-"),
                ["S", "N"][random.below(2) as usize]
            );
            let position = game.parse_position(&text).unwrap();
            let mut line = Line::new(game, position);
            if line.outcome().is_some() {
                continue;
            }
            let report = searched(game, position, Limits::nodes(20_000));
            if let Some(difference) = proven_difference(report.score) {
                proven += 1;
                assert_eq!(tried(&mut line), difference.signum(), "{rules} {text}");
            }
        }
    }
    assert!(proven > 40, "{proven}");
}

/// The same houses with other stores share what the table knows.
#[test]
fn banked_seeds_are_left_out_of_the_table() {
    let game = Kalah::default().compact().unwrap();
    let wide = Kalah::default();
    let at = |text: &str| wide.parse_position(text).unwrap().on::<Compact>().unwrap();
    let even = at("<6,10,10,2,0,1,3,0,4,1,5,0,0,2,1> s");
    let ahead = at("<6,16,4,2,0,1,3,0,4,1,5,0,0,2,1> s");
    assert_eq!(game.table_key(&even), game.table_key(&ahead));
    assert_eq!(game.banked(&ahead) - game.banked(&even), 12);
    let [first, second] = [even, ahead].map(|position| searched(game, position, Limits::depth(30)));
    let difference = |report: &SearchReport<Ply>| match proven_difference(report.score) {
        Some(seeds) => seeds,
        None => report.score,
    };
    assert_eq!(difference(&second) - difference(&first), 12);
}

/// A position seen from across the board is worth the same.
#[test]
fn half_turns_score_the_same() {
    fn hold<G, B: Board>(game: G, position: Position<B>, text: &str)
    where
        G: Search<Position = Position<B>, Ply = Ply>,
    {
        let score = |position| searched(game, position, Limits::depth(4)).score;
        assert_eq!(score(position), score(position.half_turn()), "{text}");
    }
    let (kalah, oware) = (Kalah::default(), Oware::default());
    for seed in 0..30 {
        let text = scattered(6, 48, seed);
        let position: Position<Wide> = kalah.parse_position(&text).unwrap();
        hold(kalah, position, &text);
        let mut pits = [0u32; 14];
        let mut random = SplitMix64::new(seed);
        for _ in 0..48 {
            pits[random.below(14) as usize] += 1;
        }
        let text = pits
            .iter()
            .map(u32::to_string)
            .collect::<Vec<_>>()
            .join("-")
            + "-S";
        hold(oware, oware.parse_position(&text).unwrap(), &text);
    }
}

/// The fast board and the one that holds everything are searched alike.
#[test]
fn both_kinds_of_board_are_searched_alike() {
    let game = Kalah::default();
    let quick = game.compact().unwrap();
    let wide = searched(game, game.start(), Limits::depth(6));
    let compact = searched(quick, quick.start(), Limits::depth(6));
    assert_eq!(wide.score, compact.score);
    assert_eq!(wide.best, compact.best);
    assert_eq!(game.start().side(), Side::First);
}
