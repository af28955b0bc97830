mod exact;

use vato_rules::fanorona::{Fanorona, PointSet, Position, Rules};
use vato_rules::{Game, Line, Side};

use super::super::{Engine, Limits, Searcher};
use super::PLAIN;
use crate::random::SplitMix64;
use crate::score::{DRAW, Score, WIN, plies_to_end};

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
