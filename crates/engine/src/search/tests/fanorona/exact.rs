//! The search held against every line of play, and against a board that is solved.

use vato_rules::fanorona::{Fanorona, PointSet, Position};
use vato_rules::{Game, GameResult, Side};

use super::super::super::{Engine, Searcher};
use super::super::PLAIN;
use super::{game, scattered, searched};
use crate::score::{DRAW, Score, WIN, plies_to_end};
use crate::searchable::{Evaluate, Search};

/// Every line of play to a depth, without any cut.
struct Minimax {
    game: Fanorona,
    seen: Vec<u64>,
}

impl Minimax {
    fn value(game: Fanorona, position: &Position, depth: u32) -> Score {
        let evaluation = game.evaluation();
        let mut minimax = Minimax {
            game,
            seen: vec![position.key()],
        };
        minimax.below(&evaluation, position, depth, 0)
    }

    fn below(
        &mut self,
        evaluation: &impl Evaluate<Fanorona>,
        position: &Position,
        depth: u32,
        ply: Score,
    ) -> Score {
        match self.game.outcome(position).map(|end| end.result) {
            Some(GameResult::Draw) => return DRAW,
            Some(GameResult::Win(side)) if side == position.side() => return WIN - ply,
            Some(GameResult::Win(_)) => return ply - WIN,
            None if depth == 0 => return evaluation.evaluate(&self.game, position),
            None => {}
        }
        let turns = self.game.turns(position);
        let values = turns.iter().map(|turn| {
            let next = self.game.play(position, turn);
            if self.seen.contains(&next.key()) {
                return DRAW;
            }
            self.seen.push(next.key());
            let value = -self.below(evaluation, &next, depth - 1, ply + 1);
            self.seen.pop();
            value
        });
        values.max().unwrap()
    }
}

#[test]
fn the_search_finds_what_plain_minimax_finds() {
    for (rules, deepest) in [
        ("board=3x3", 6),
        ("board=3x5", 4),
        ("board=5x3,continue=forced", 4),
        ("board=5x5,direction=free", 3),
    ] {
        let game = game(rules);
        let mut decided = 0;
        for seed in 0..60 {
            let position = match seed {
                0 => game.start(),
                _ => scattered(&game, seed),
            };
            for depth in 1..=deepest {
                let expected = match game.outcome(&position) {
                    Some(_) => continue,
                    None => Minimax::value(game, &position, depth),
                };
                decided += u32::from(plies_to_end(expected).is_some());
                for table in [0, 1 << 12] {
                    let mut engine = Engine::with_settings(game, table, PLAIN);
                    // A win found on the way ends the search before its depth.
                    let found = searched(&mut engine, game, &position, depth);
                    let text = game.position_text(&position);
                    assert_eq!(
                        found, expected,
                        "{rules} {text} depth {depth} table {table}"
                    );
                }
            }
        }
        assert!(decided > 0, "{rules}: no game was won within the depth");
    }
}

/// Plies to the end at best play for every position of the 3x3 board, by
/// working backwards from the ends: positive where the side to move wins,
/// negative where it loses, 0 for a draw.
fn distances(game: &Fanorona) -> impl Fn(&Position) -> i32 + use<> {
    let points: Vec<_> = game.grid().points().collect();
    let codes = 3usize.pow(points.len() as u32);
    let index = {
        let points = points.clone();
        move |position: &Position| {
            points.iter().fold(position.side().index(), |code, point| {
                code * 3 + position.at(*point).map_or(0, |side| side.index() + 1)
            })
        }
    };
    let mut positions = Vec::new();
    for code in 0..codes {
        let mut stones = [PointSet::EMPTY; 2];
        let mut rest = code;
        for point in &points {
            if let Some(set) = (rest % 3).checked_sub(1).and_then(|at| stones.get_mut(at)) {
                *set |= PointSet::of(*point);
            }
            rest /= 3;
        }
        positions.extend(Side::BOTH.map(|side| Position::new(stones[0], stones[1], side, 0, 1)));
    }
    let mut known: Vec<Option<i32>> = vec![None; 2 * codes];
    for round in 0.. {
        let mut fresh = Vec::new();
        for position in positions.iter().filter(|p| known[index(p)].is_none()) {
            if round == 0 {
                // Nothing distinguishes a loss in no plies from a draw but this:
                // the loser at the very end has distance -1, one too many.
                if let Some(end) = game.outcome(position) {
                    let won = end.result == GameResult::Win(position.side());
                    fresh.push((index(position), if won { 1 } else { -1 }));
                }
                continue;
            }
            let turns = game.turns(position);
            let below: Vec<_> = turns
                .iter()
                .map(|turn| known[index(&game.play(position, turn))])
                .collect();
            if below.iter().flatten().any(|value| *value < 0) {
                fresh.push((index(position), round + 1));
            } else if !below.is_empty() && below.iter().all(|value| value.is_some_and(|v| v > 0)) {
                fresh.push((index(position), -round - 1));
            }
        }
        if fresh.is_empty() {
            break;
        }
        for (at, value) in fresh {
            known[at] = Some(value);
        }
    }
    move |position| known[index(position)].map_or(0, |value| value - value.signum())
}

#[test]
fn the_smallest_board_is_played_perfectly() {
    let game = game("board=3x3,repetition=off,no_capture_limit=off");
    let distance = distances(&game);
    assert_eq!(distance(&game.start()), 11);
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    for seed in 0..400 {
        let position = scattered(&game, seed);
        if game.outcome(&position).is_some() {
            continue;
        }
        let expected = distance(&position);
        // One ply more than the end is away; a draw is looked at as deep as
        // the longest win on this board is.
        let depth = if expected == 0 {
            13
        } else {
            expected.unsigned_abs() + 1
        };
        let mut exact = Engine::with_settings(game, 1 << 16, PLAIN);
        let mut best = Engine::new(game, 1 << 16);
        let found = searched(&mut exact, game, &position, depth);
        let also = searched(&mut best, game, &position, depth + 4);
        let text = game.position_text(&position);
        match expected {
            0 => {
                drawn += 1;
                assert_eq!(plies_to_end(found), None, "{text}");
                assert_eq!(plies_to_end(also), None, "{text}");
            }
            plies => {
                let value = (WIN - plies.abs()) * plies.signum();
                assert_eq!(found, value, "{text}");
                assert_eq!(also.signum(), plies.signum(), "{text}");
                assert!(plies_to_end(also).is_some(), "{text}: {also}");
                if plies > 0 { won += 1 } else { lost += 1 }
            }
        }
    }
    assert!(won > 50 && lost > 50 && drawn > 5, "{won} {lost} {drawn}");
}

#[test]
fn the_start_of_the_smallest_board_is_won_in_eleven_plies() {
    // Won for White: Schadd et al. (2008).
    let game = game("board=3x3");
    let mut engine = Engine::new(game, 1 << 16);
    let score = searched(&mut engine, game, &game.start(), 16);
    assert_eq!(plies_to_end(score), Some(11));
    assert!(score > 0);
}
