//! The opening book: that it is what it claims to be, and that no bytes can hurt it.

use std::collections::{HashSet, VecDeque};

use proptest::prelude::*;
use vato_engine::Search;
use vato_engine::fanorona::book::{Book, Reply, canonical, distinct_turns};
use vato_rules::fanorona::{Fanorona, Position, Rules, Symmetry, Turn};
use vato_rules::{Game, Line};

const BYTES: &[u8] = include_bytes!("../src/fanorona/book.bin");

/// Calls `visit` with every position that the book knows: legal turns from the start lead there
/// through others that it knows.
fn visit(rules: &str, mut visit: impl FnMut(&Fanorona, &Position, &[(Turn, u32)])) {
    let game = Fanorona::new(rules.parse::<Rules>().unwrap());
    let mut waiting = VecDeque::from([game.start()]);
    let mut seen = HashSet::new();
    while let Some(position) = waiting.pop_front() {
        let known = game.openings(&position);
        if !seen.insert(position.key()) || known.is_empty() {
            continue;
        }
        visit(&game, &position, &known);
        let legal = game.turns(&position);
        waiting.extend(legal.iter().map(|turn| game.play(&position, turn)));
    }
}

#[test]
fn the_book_in_use_is_whole() {
    let book = Book::from_bytes(BYTES).unwrap();
    assert_eq!(book.to_bytes(), BYTES);
    assert!(BYTES.len() <= 8 << 10, "{} bytes", BYTES.len());
}

#[test]
fn every_turn_of_the_book_is_legal_and_takes_stones() {
    for rules in ["", "setup=mirror"] {
        let mut positions = 0;
        visit(rules, |game, position, known| {
            positions += 1;
            let legal = game.turns(position);
            for (turn, weight) in known {
                assert!(legal.contains(turn), "{}", game.turn_text(turn));
                assert!(*weight > 0 && !turn.is_paika());
            }
        });
        // Images of a position that are reached count each.
        let book = Book::from_bytes(BYTES).unwrap();
        assert!(positions >= book.len(), "{rules}: {positions}");
    }
}

#[test]
fn all_images_of_a_position_have_the_same_replies() {
    visit("", |game, position, known| {
        let grid = game.grid();
        // What turns do to the board: paths may differ.
        let lead = |from: &Position, turns: Vec<(Turn, u32)>, back: Symmetry| {
            let ends = turns.into_iter().map(|(turn, weight)| {
                let end = back.position(grid, &game.play(from, &turn));
                (end.own().bits(), end.enemy().bits(), weight)
            });
            ends.collect::<HashSet<_>>()
        };
        let [same, ..] = Symmetry::ALL;
        let expected = lead(position, known.to_vec(), same);
        for symmetry in Symmetry::of(grid) {
            let image = symmetry.position(grid, position);
            for image in [image, image.colours_swapped()] {
                let replies = game.openings(&image);
                assert_eq!(lead(&image, replies, symmetry.inverse()), expected);
            }
        }
    });
}

/// Of the five first turns f2-e3A and d3-e3A are proven draws, and nothing better is
/// possible (Schadd et al., "Best Play in Fanorona Leads to Draw", 2008).
#[test]
fn the_first_turns_are_the_proven_ones() {
    let game = Fanorona::default();
    let known = game.openings(&game.start());
    let mut texts: Vec<String> = known.iter().map(|(t, _)| game.turn_text(t)).collect();
    texts.sort();
    assert_eq!(texts, ["d3-e3A", "f2-e3A"]);
}

#[test]
fn other_rules_know_no_openings() {
    for rules in [
        "continue=forced",
        "direction=free",
        "stalemate=draw",
        "board=5x5",
    ] {
        let game = Fanorona::new(rules.parse::<Rules>().unwrap());
        assert_eq!(game.openings(&game.start()), [], "{rules}");
    }
}

#[test]
fn a_book_is_read_as_it_was_written() {
    let game = Fanorona::default();
    let mut book = Book::default();
    let mut line = Line::new(game, game.start());
    for ply in 0..6u8 {
        let (position, _) = canonical(game.grid(), line.position());
        let turns = distinct_turns(&game, &position);
        let replies = turns.iter().zip(ply..).map(|(turn, weight)| Reply {
            turn: *turn,
            weight,
        });
        book.add(&position, replies.collect());
        let last = game.turns(line.position()).pop().unwrap();
        line.push(last);
    }
    assert_eq!(book.len(), 6);
    let bytes = book.to_bytes();
    assert_eq!(Book::from_bytes(&bytes), Ok(book));
    for end in 0..bytes.len() {
        assert!(Book::from_bytes(&bytes[..end]).is_err(), "{end} bytes");
    }
}

proptest! {
    #[test]
    fn no_bytes_are_too_strange(bytes in proptest::collection::vec(0..12u8, 0..400), at: usize, odd: u8) {
        let _ = Book::from_bytes(&bytes);
        let mut broken = BYTES.to_vec();
        let at = at % broken.len();
        broken[at] = odd;
        if let Ok(book) = Book::from_bytes(&broken) {
            prop_assert_eq!(Book::from_bytes(&book.to_bytes()), Ok(book));
        }
    }
}
