//! The turn search finds what trying every turn finds.

use std::collections::HashSet;

use vato_rules::congkak::Congkak;
use vato_rules::mancala::{Compact, Position, Wide};
use vato_rules::{Game, Notation};

use super::turn::Turn;
use crate::random::SplitMix64;

/// Sowings that are enough for any of the positions below; the hardest took 34,000 until
/// its best turn was found.
const ENOUGH: u64 = 40_000;

/// Seeds lying anywhere, the stores included.
fn scattered(houses: u32, seeds: u32, random: &mut SplitMix64) -> String {
    let mut pits = vec![0; 2 * houses as usize + 2];
    for _ in 0..2 * houses * seeds {
        pits[random.below(2 * houses + 2) as usize] += 1;
    }
    let pits: Vec<String> = pits.iter().map(u32::to_string).collect();
    let side = ["s", "n"][random.below(2) as usize];
    format!("<{houses},{}> {side}", pits.join(","))
}

/// The most seeds that the side to move has in its store after any of its turns, by
/// playing them all, each board once.
fn tried(game: &Congkak, position: &Position<Wide>) -> u16 {
    let side = position.side();
    let (mut boards, mut seen) = (vec![*position], HashSet::new());
    let (mut plies, mut most) = (Vec::new(), 0);
    while let Some(board) = boards.pop() {
        game.plies(&board, &mut plies);
        for ply in &plies {
            let next = game.play(&board, ply);
            if game.outcome(&next).is_some() || next.side() != side {
                most = most.max(next.store(side));
            } else if seen.insert(next) {
                boards.push(next);
            }
        }
    }
    most
}

/// The same, as the search goes about it, and how many sowings it took to find.
fn found(game: &Congkak<Compact>, position: &Position<Compact>) -> (u16, u64) {
    let side = position.side();
    let mut turn = Turn::begin(game, position, u32::MAX);
    let (mut most, mut found_after, mut judged) = (0, 0, 0);
    let mut sowings = 0;
    loop {
        let goal = sowings + 500;
        let more = turn.widen(game, &mut || {
            sowings += 1;
            sowings < goal
        });
        for end in &turn.ends[judged..] {
            let stored = turn.steps[*end as usize].position.store(side);
            if stored > most {
                (most, found_after) = (stored, sowings);
            }
        }
        judged = turn.ends.len();
        if !more || sowings >= ENOUGH {
            return (most, found_after);
        }
    }
}

#[test]
fn the_best_turn_total_is_found() {
    for (houses, seeds) in [(5, 5), (6, 4)] {
        let game = Congkak::from_rules(&format!("houses={houses},seeds={seeds}")).unwrap();
        let quick = game.compact().unwrap();
        let mut random = SplitMix64::new(4);
        let (mut hardest, mut tries) = (0, 0);
        while tries < 150 {
            let text = scattered(houses, seeds, &mut random);
            let position = game.parse_position(&text).unwrap();
            if game.outcome(&position).is_some() {
                continue;
            }
            tries += 1;
            let compact = position.on::<Compact>().unwrap();
            let (most, sowings) = found(&quick, &compact);
            assert_eq!(most, tried(&game, &position), "{text}");
            hardest = hardest.max(sowings);
        }
        println!("{houses}x{seeds}: the most sowings until the best turn was found: {hardest}");
        assert!(hardest > 500, "too easy to tell anything");
    }
}
