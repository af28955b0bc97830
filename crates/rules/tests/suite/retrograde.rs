//! Values by retrograde analysis: from the positions in which a side has
//! lost, backwards through everything that leads there.
use std::collections::{HashMap, HashSet};

use vato_rules::fanorona::{Fanorona, Position, Rules};
use vato_rules::{Game, GameResult, Side};

use crate::case_file::cases;

/// What a position is worth for its side to move, in plies with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Win(u32),
    Loss(u32),
    Draw,
}

/// A set of positions that no turn leads out of, solved.
struct Solved {
    index: HashMap<Position, u32>,
    values: Vec<Value>,
    /// Positions in which the side to move has stones and no turn.
    stuck: usize,
}

/// White to move, no paikas yet, turn 1: what the value depends on. Swapping
/// colours changes nothing, so one side to move is enough.
fn plain(position: &Position) -> Position {
    let position = match position.side() {
        Side::First => *position,
        Side::Second => position.colours_swapped(),
    };
    let [white, black] = Side::BOTH.map(|side| position.stones(side));
    Position::new(white, black, Side::First, 0, 1)
}

fn solve(game: &Fanorona, seeds: impl IntoIterator<Item = Position>) -> Solved {
    let mut index = HashMap::new();
    let mut list = Vec::new();
    let mut place = |position: Position, list: &mut Vec<Position>| {
        *index.entry(position).or_insert_with(|| {
            list.push(position);
            list.len() as u32 - 1
        })
    };
    for seed in seeds {
        place(plain(&seed), &mut list);
    }
    let mut values: Vec<Option<Value>> = Vec::new();
    let mut open = Vec::new();
    let mut edges: Vec<(u32, u32)> = Vec::new();
    let (mut turns, mut stuck, mut at) = (Vec::new(), 0, 0);
    while let Some(position) = list.get(at).copied() {
        game.plies(&position, &mut turns);
        let lost = game.outcome(&position).map(|outcome| outcome.result);
        values.push(match lost {
            Some(GameResult::Win(Side::Second)) => Some(Value::Loss(0)),
            Some(GameResult::Win(Side::First)) => Some(Value::Win(0)),
            _ => None,
        });
        stuck += usize::from(turns.is_empty() && !position.own().is_empty());
        for turn in &turns {
            let next = place(plain(&game.play(&position, turn)), &mut list);
            edges.push((next, at as u32));
        }
        open.push(turns.len() as u32);
        at += 1;
    }
    // Which positions lead to each, as ranges of one list.
    edges.sort_unstable();
    let mut wave: Vec<u32> = (0..list.len() as u32)
        .filter(|at| values[*at as usize].is_some())
        .collect();
    let mut plies = 0;
    while !wave.is_empty() {
        plies += 1;
        let mut next = Vec::new();
        for now in wave {
            let begin = edges.partition_point(|(to, _)| *to < now);
            for (_, before) in edges[begin..].iter().take_while(|(to, _)| *to == now) {
                let before = *before as usize;
                if values[before].is_some() {
                    continue;
                }
                match values[now as usize] {
                    Some(Value::Loss(_)) => values[before] = Some(Value::Win(plies)),
                    _ => {
                        open[before] -= 1;
                        if open[before] > 0 {
                            continue;
                        }
                        values[before] = Some(Value::Loss(plies));
                    }
                }
                next.push(before as u32);
            }
        }
        wave = next;
    }
    Solved {
        index,
        values: values
            .into_iter()
            .map(|value| value.unwrap_or(Value::Draw))
            .collect(),
        stuck,
    }
}

impl Solved {
    fn value(&self, position: &Position) -> Value {
        self.values[self.index[&plain(position)] as usize]
    }
}

/// The game without the draws that depend on what came before.
fn without_history(game: &Fanorona) -> Fanorona {
    Fanorona::new(Rules {
        repetition: None,
        no_capture_limit: None,
        ..*game.rules()
    })
}

#[test]
fn values_of_the_cases() {
    let mut ran = 0;
    for case in cases() {
        let game = without_history(&case.game);
        for (_, answer) in case.answers.iter().filter(|(asked, _)| asked == "value") {
            let value = solve(&game, [case.position]).value(&case.position);
            let found = match value {
                Value::Win(plies) => format!("win {plies}"),
                Value::Loss(plies) => format!("loss {plies}"),
                Value::Draw => "draw".to_string(),
            };
            assert_eq!(&found, answer, "{}", case.name);
            ran += 1;
        }
    }
    assert!(ran > 0);
}

/// Every placement on the 3x3 board with stones of both sides: 11,113 are won for
/// the side to move, 366 drawn, 7,181 lost, in at most 13 plies; in 1,154 there is no turn.
#[test]
fn the_whole_of_three_by_three() {
    let game = without_history(&"board=3x3".parse().map(Fanorona::new).unwrap());
    let points: Vec<_> = game.grid().points().collect();
    let placements = (0..3usize.pow(9)).map(|code| {
        let owner = |at: usize| code / 3usize.pow(at as u32) % 3;
        let [white, black] = [1, 2].map(|side| {
            (0..9)
                .filter(|at| owner(*at) == side)
                .map(|at| points[at])
                .collect()
        });
        Position::new(white, black, Side::First, 0, 1)
    });
    let both = placements.filter(|p| !p.own().is_empty() && !p.enemy().is_empty());
    let solved = solve(&game, both.clone());
    let values: Vec<Value> = both.map(|position| solved.value(&position)).collect();
    let count = |wanted: fn(&Value) -> bool| values.iter().filter(|v| wanted(v)).count();
    assert_eq!(count(|v| matches!(v, Value::Win(_))), 11_113);
    assert_eq!(count(|v| matches!(v, Value::Draw)), 366);
    assert_eq!(count(|v| matches!(v, Value::Loss(_))), 7_181);
    let longest = values.iter().filter_map(|value| match value {
        Value::Win(plies) => Some(*plies),
        _ => None,
    });
    assert_eq!(longest.max(), Some(13));
    assert_eq!(solved.stuck, 1_154);
}

/// How many positions can be reached from the start, both sides to move
/// counted, on the boards where an independent solver has counted them too.
#[test]
fn reachable_positions() {
    for (board, count) in [("3x3", 1_012), ("3x5", 185_204), ("5x3", 444_908)] {
        let rules = format!("board={board}").parse().expect("a board");
        let game = without_history(&Fanorona::new(rules));
        let side_and_stones = |p: &Position| (p.side(), p.own(), p.enemy());
        let mut seen = HashSet::from([side_and_stones(&game.start())]);
        let (mut open, mut turns) = (vec![game.start()], Vec::new());
        while let Some(position) = open.pop() {
            game.plies(&position, &mut turns);
            for next in turns.iter().map(|turn| game.play(&position, turn)) {
                if seen.insert(side_and_stones(&next)) {
                    open.push(next);
                }
            }
        }
        assert_eq!(seen.len(), count, "{board}");
    }
}
