//! The opening book of Kalah: that it is what it claims to be, and that no bytes can hurt it.

use std::collections::HashSet;

use proptest::prelude::*;
use vato_engine::level::choose_at_random;
use vato_engine::sowing::book::{BOOK, Book, BookError, Walk};
use vato_engine::{Search, choose};
use vato_messages::Level;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, House, Ply, Position};
use vato_rules::{Game, Line, Notation, Side};
use vato_tables::Solver;

const BYTES: &[u8] = include_bytes!("../src/sowing/book/book.bin");

/// The houses, those of the side to move first.
fn board(position: &Position<Compact>) -> Vec<u16> {
    let side = position.side();
    let houses = (0..2 * position.houses()).map(|at| House {
        side: if at < position.houses() { side } else { !side },
        index: at % position.houses(),
    });
    houses.map(|house| position.seeds(house)).collect()
}

/// All boards of the book, with their plies.
fn boards() -> Vec<(Position<Compact>, Ply)> {
    let mut walk = Walk::new(BYTES[0]);
    let mut boards = Vec::new();
    while let Some(position) = walk.next_board() {
        let ply = BOOK.ply(&position).unwrap();
        walk.play(&position, &ply);
        boards.push((position, ply));
    }
    boards
}

#[test]
fn the_book_in_use_is_whole() {
    let book = Book::from_bytes(BYTES).unwrap();
    assert_eq!(book, *BOOK);
    let choose = |position: &_| book.ply(position).ok_or(());
    assert_eq!(Book::to_bytes(BYTES[0], choose).unwrap(), BYTES);
    assert!(BYTES.len() <= 4 << 10, "{} bytes", BYTES.len());
}

#[test]
fn the_walk_comes_to_every_board_once() {
    let boards = boards();
    assert_eq!(boards.len(), BOOK.len());
    let mut seen = HashSet::new();
    let mut legal = Vec::new();
    for (position, ply) in &boards {
        Kalah::usual::<false>().plies(position, &mut legal);
        assert!(legal.contains(ply));
        assert!(seen.insert(board(position)), "{position:?}");
        assert!(position.in_houses() >= BYTES[0].into());
    }
}

/// Whatever the other side plays, from whichever side, the next board is known until few seeds
/// are left.
#[test]
fn the_book_knows_its_way_until_few_seeds_are_left() {
    let game = Kalah::default();
    let quick = game.compact().unwrap();
    for seed in 0..2_000 {
        let side = [Side::First, Side::Second][seed as usize % 2];
        let mut line = Line::new(quick, quick.start());
        while line.outcome().is_none() && line.position().in_houses() >= BYTES[0].into() {
            let position = line.position();
            let ply = match position.side() == side {
                true => BOOK.ply(position).expect("a board of the book"),
                false => choose_at_random(&line, seed).unwrap(),
            };
            line.push(ply);
        }
    }
}

#[test]
fn levels_that_know_openings_play_from_it() {
    let game = Kalah::default();
    // The one with which the first player wins by eight (docs/solver.md).
    for level in &Level::ALL[7..] {
        let choice = choose(*level, &Line::new(game, game.start()), 3).unwrap();
        assert_eq!((choice.ply, choice.nodes), (Ply::House(2), 0));
    }
    let choice = choose(Level::ALL[6], &Line::new(game, game.start()), 3).unwrap();
    assert!(choice.nodes > 0);
}

#[test]
fn boards_are_known_from_both_sides_with_any_stores() {
    let game = Kalah::default();
    for text in [
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s",
        "<6,7,2,4,4,4,4,4,4,4,4,4,4,4,4> n",
    ] {
        let position = game.parse_position(text).unwrap();
        assert_eq!(game.openings(&position), [(Ply::House(2), 1)], "{text}");
    }
}

#[test]
fn rules_under_which_other_plies_are_best_have_no_book() {
    for rules in [
        "empty_capture=on",
        "end=mover_stuck",
        "sweep=to_clearer",
        "relay=on",
        "houses=5",
    ] {
        let game = Kalah::from_rules(rules).unwrap();
        assert_eq!(game.openings(&game.start()), [], "{rules}");
    }
}

#[test]
fn boards_of_a_game_with_more_seeds_are_known_too() {
    let game = Kalah::from_rules("seeds=5").unwrap();
    let text = "<6,6,6,4,4,4,4,4,4,4,4,4,4,4,4> s";
    let position = game.parse_position(text).unwrap();
    assert_eq!(game.openings(&position), [(Ply::House(2), 1)]);
    assert_eq!(game.openings(&game.start()), []);
}

#[test]
fn the_book_waits_until_a_swap_is_decided() {
    let game = Kalah::from_rules("pie=on").unwrap();
    let mut line = Line::new(game, game.start());
    while line.position().swap_open() {
        assert_eq!(game.openings(line.position()), []);
        line.push(BOOK.ply(line.position()).unwrap());
    }
    let ply = BOOK.ply(line.position()).unwrap();
    assert_eq!(game.openings(line.position()), [(ply, 1)]);
}

/// Of boards with 47 seeds and more there are two, and with 46 four: the third and last digit of a
/// byte may not tell of more.
#[test]
fn a_book_is_written_in_one_way() {
    let choose = |position: &_| BOOK.ply(position).ok_or(());
    for fewest in 40..48 {
        let book = Book::to_bytes(fewest, choose).unwrap();
        let boards = Book::from_bytes(&book).unwrap().len();
        let mut odd = book.clone();
        *odd.last_mut().unwrap() += 6_u8.pow(boards as u32 % 3);
        let at = book.len() - 1;
        match boards % 3 {
            0 => continue,
            _ => assert_eq!(
                Book::from_bytes(&odd),
                Err(BookError::Illegal(at)),
                "{fewest}"
            ),
        }
    }
    assert_eq!(Book::from_bytes(&[47, 216]), Err(BookError::Illegal(1)));
}

/// The solver on a sample of the book: no ply of a board comes to more than the one in the book.
#[test]
#[ignore = "takes minutes and 4 GiB; see docs/solver.md"]
fn the_solver_knows_no_better_plies() {
    let game = Kalah::<Compact>::usual::<false>();
    let mut solver = Solver::for_position(game, &game.start(), 4 << 30);
    let mut boards = boards();
    // What boards with fewer seeds leave in the table serves the others.
    boards.sort_by_key(|(position, _)| position.in_houses());
    for (position, ply) in boards.iter().step_by(boards.len() / 100) {
        let value = solver.value(position, &|| false).unwrap();
        let next = game.play(position, ply);
        let reached = match (next.side(), solver.value(&next, &|| false).unwrap()) {
            (Side::First, reached) => reached,
            (Side::Second, reached) => -reached,
        };
        assert_eq!(reached, value, "{position:?} {ply:?}");
    }
}

proptest! {
    #[test]
    fn no_bytes_are_too_strange(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
        let _ = Book::from_bytes(&bytes);
    }

    #[test]
    fn a_broken_book_is_read_as_it_would_be_written(at: usize, odd: u8) {
        let mut broken = BYTES.to_vec();
        let at = at % broken.len();
        broken[at] = odd;
        if let Ok(book) = Book::from_bytes(&broken) {
            let choose = |position: &_| book.ply(position).ok_or(());
            let again = Book::to_bytes(broken[0], choose).unwrap();
            prop_assert_eq!(Book::from_bytes(&again), Ok(book));
        }
    }
}
