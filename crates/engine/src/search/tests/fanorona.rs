use vato_rules::fanorona::{Fanorona, PointSet, Position, Rules};
use vato_rules::{Game, GameResult, Line, Side};

use super::super::{Engine, Limits, Searcher};
use super::PLAIN;
use crate::random::SplitMix64;
use crate::score::{DRAW, Score, WIN, plies_to_end};
use crate::searchable::{Evaluate, Search};

fn game(rules: &str) -> Fanorona {
    Fanorona::new(rules.parse::<Rules>().unwrap())
}

fn line(game: Fanorona, position: &str) -> Line<Fanorona> {
    Line::new(game, game.parse_position(position).unwrap())
}

/// A position with each point empty or either side's by chance.
fn scattered(game: &Fanorona, seed: u64) -> Position {
    let mut random = SplitMix64::new(seed);
    let empty = 1 + random.below(4);
    let mut stones = [PointSet::EMPTY; 2];
    for point in game.grid().points() {
        if let Some(set) = stones.get_mut(random.below(2 + empty) as usize) {
            *set |= PointSet::of(point);
        }
    }
    let side = Side::BOTH[random.below(2) as usize];
    Position::new(stones[0], stones[1], side, 0, 1)
}

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

fn searched(
    engine: &mut Engine<Fanorona>,
    game: Fanorona,
    position: &Position,
    depth: u32,
) -> Score {
    let line = Line::new(game, *position);
    let report = engine.search(&line, &Limits::depth(depth), &|| false, &mut |_| {});
    report.score
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

#[test]
fn a_shorter_win_is_preferred() {
    let game = Fanorona::default();
    // The stone on a3 takes b3 at once; so could others, later.
    let line = line(game, "9/9/W1B6/9/3W5 w");
    let mut engine = Engine::new(game, 1 << 12);
    let report = engine.search(&line, &Limits::depth(6), &|| false, &mut |_| {});
    assert_eq!(report.score, WIN - 1);
    assert_eq!(report.lines[0].plies.len(), 1);
}

#[test]
fn the_third_occurrence_is_seen_as_a_draw() {
    let game = Fanorona::default();
    let mut line = line(game, "B7B/B7B/9/9/4W4 w");
    let mut engine = Engine::new(game, 1 << 12);
    let before = engine.search(&line, &Limits::depth(1), &|| false, &mut |_| {});
    assert!(before.score < DRAW);
    let cycle = ["e1-e2", "a5-b5", "e2-e1", "b5-a5"];
    for text in cycle.iter().cycle().take(7) {
        let turn = game.parse_turn(line.position(), text).unwrap();
        line.push(turn);
    }
    // Black is ahead and has just to keep from b5-a5.
    let ahead = engine.search(&line, &Limits::depth(2), &|| false, &mut |_| {});
    assert!(ahead.score > DRAW);
    assert_ne!(
        ahead.best,
        Some(game.parse_turn(line.position(), "b5-a5").unwrap())
    );
    // White, behind, would gladly have a draw.
    line.pop();
    let behind = engine.search(&line, &Limits::depth(1), &|| false, &mut |_| {});
    assert!(behind.score < DRAW, "only the second occurrence");
    for text in ["e2-e1", "b5-a5", "e1-e2", "a5-b5"] {
        let turn = game.parse_turn(line.position(), text).unwrap();
        line.push(turn);
        if line.outcome().is_some() {
            break;
        }
    }
    assert_eq!(line.occurrences(), 3);
    assert!(
        engine
            .search(&line, &Limits::depth(3), &|| false, &mut |_| {})
            .best
            .is_none()
    );
}

#[test]
fn the_draw_by_count_is_seen() {
    let game = Fanorona::default();
    let mut engine = Engine::new(game, 1 << 12);
    let late = line(game, "B7B/B7B/9/9/4W4 w 49 60");
    let report = engine.search(&late, &Limits::depth(5), &|| false, &mut |_| {});
    assert_eq!(report.score, DRAW);
    let early = line(game, "B7B/B7B/9/9/4W4 w 0 60");
    let report = engine.search(&early, &Limits::depth(5), &|| false, &mut |_| {});
    assert!(report.score < DRAW);
}

#[test]
fn no_win_is_promised_that_comes_after_the_draw_by_count() {
    let game = Fanorona::default();
    // Two against one, won with time enough.
    let text = "9/9/3WW4/9/7B1 w";
    let mut engine = Engine::new(game, 1 << 16);
    let in_time = line(game, &format!("{text} 0 30"));
    let report = engine.search(&in_time, &Limits::nodes(400_000), &|| false, &mut |_| {});
    let plies = plies_to_end(report.score).expect("a forced win");
    assert!(report.score > 0 && plies > 1);
    // A win by capture in exactly as many plies as are left comes in time.
    let last = line(game, &format!("{text} {} 30", 50 - plies));
    let report = engine.search(&last, &Limits::depth(plies + 4), &|| false, &mut |_| {});
    assert!(
        plies_to_end(report.score).is_some_and(|n| n <= plies),
        "{}",
        report.score
    );
    // One ply less and there is none, even with the earlier search remembered.
    let late = line(game, &format!("{text} {} 30", 50 - plies + 1));
    for deeper in [4, 8, 12] {
        let limits = Limits::depth(plies + deeper);
        let report = engine.search(&late, &limits, &|| false, &mut |_| {});
        assert_eq!(plies_to_end(report.score), None, "{deeper} plies deeper");
    }
}

#[test]
fn the_stop_flag_ends_the_search_with_a_legal_turn() {
    let game = Fanorona::default();
    let line = Line::new(game, game.start());
    let mut engine = Engine::new(game, 1 << 12);
    let report = engine.search(&line, &Limits::NONE, &|| true, &mut |_| {});
    assert!(report.nodes < 1024);
    assert!(game.turns(line.position()).contains(&report.best.unwrap()));
}

#[test]
fn a_node_limit_of_one_still_gives_a_turn() {
    let game = Fanorona::default();
    let line = Line::new(game, game.start());
    let mut engine = Engine::new(game, 1 << 12);
    let report = engine.search(&line, &Limits::nodes(1), &|| false, &mut |_| {});
    assert_eq!((report.nodes, report.depth), (1, 0));
    assert!(report.best.is_some());
}

#[test]
fn the_same_search_gives_the_same_report() {
    let game = Fanorona::default();
    let line = Line::new(game, game.start());
    let run = || {
        let mut engine = Engine::new(game, 1 << 10);
        engine.search(&line, &Limits::nodes(20_000), &|| false, &mut |_| {})
    };
    assert_eq!(run(), run());
}

#[test]
fn several_lines_come_best_first_and_differ() {
    let game = Fanorona::default();
    let line = Line::new(game, game.start());
    let mut engine = Engine::new(game, 1 << 14);
    let limits = Limits::depth(4).with_lines(3);
    let report = engine.search(&line, &limits, &|| false, &mut |_| {});
    assert_eq!(report.lines.len(), 3);
    assert!(report.lines.is_sorted_by_key(|line| -line.score));
    let firsts: Vec<_> = report.lines.iter().map(|line| line.plies[0]).collect();
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2]);
    for variation in &report.lines {
        let mut play = line.clone();
        for ply in &variation.plies {
            assert!(game.turns(play.position()).contains(ply));
            play.push(*ply);
        }
    }
    // All five turns of the start, when more are asked for than there are.
    let limits = Limits::depth(2).with_lines(50);
    let report = engine.search(&line, &limits, &|| false, &mut |_| {});
    assert_eq!(report.lines.len(), 5);
}

#[test]
fn mirrored_and_colour_swapped_positions_score_the_same() {
    for rules in ["", "board=5x5", "board=3x7"] {
        let game = game(rules);
        let mirrored = |set: PointSet| -> PointSet {
            let grid = game.grid();
            set.filter_map(|point| {
                grid.point(grid.columns() - 1 - grid.column(point), grid.rank(point))
            })
            .collect()
        };
        for seed in 0..25 {
            let position = scattered(&game, seed);
            if game.outcome(&position).is_some() {
                continue;
            }
            let [white, black] = Side::BOTH.map(|side| position.stones(side));
            let images = [
                position.colours_swapped(),
                Position::new(mirrored(white), mirrored(black), position.side(), 0, 1),
            ];
            let score = |position: &Position| {
                let mut engine = Engine::with_settings(game, 0, PLAIN);
                searched(&mut engine, game, position, 2)
            };
            for image in images {
                assert_eq!(
                    score(&position),
                    score(&image),
                    "{}",
                    game.position_text(&position)
                );
            }
        }
    }
}

#[test]
fn two_threads_keep_to_the_limits_and_the_rules() {
    let game = Fanorona::default();
    let line = Line::new(game, game.start());
    let mut engine = Engine::new(game, 1 << 14);
    engine.set_threads(2);
    for nodes in [1, 2, 3, 30_000] {
        let mut heard = Vec::new();
        let report = engine.search(&line, &Limits::nodes(nodes), &|| false, &mut |progress| {
            heard.push((progress.depth, progress.nodes));
        });
        assert!(report.nodes <= nodes);
        assert!(heard.is_sorted());
        assert!(game.turns(line.position()).contains(&report.best.unwrap()));
    }
    let stopped = engine.search(&line, &Limits::NONE, &|| true, &mut |_| {});
    assert!(stopped.best.is_some());
    // And what is proven is true.
    let game = self::game("board=3x3");
    let mut engine = Engine::new(game, 1 << 14);
    engine.set_threads(3);
    let score = searched(&mut engine, game, &game.start(), 16);
    assert_eq!(plies_to_end(score), Some(11));
}
