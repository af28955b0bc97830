//! The saved form: what it looks like, that it comes back, and that nothing
//! that is put in its place does harm.

use proptest::prelude::*;
use vato_rules::Side;

use super::super::Session;
use super::{
    Hands, Level, against_computer,
    random_play::{self, Perform},
    setup, two_at,
};
use crate::play::session::{Damaged, Opponent};

#[test]
fn a_saved_game_is_readable() {
    let mut session = against_computer("6B2/5WB2/9/4B4/W8 w", Side::First);
    session.taps("f4 e4");
    assert_eq!(
        session.save(),
        "vato session 1\n\
         start 6B2/5WB2/9/4B4/W8 w 0 1\n\
         chain f4-e4W\n\
         opponent easy white\n\
         seed 1"
    );
    let mut session = two_at("board=5x5", "");
    session.taps("b2 c3");
    session.undo().unwrap();
    session.resign().unwrap();
    let text = session.save();
    assert!(text.contains("\nrules board=5x5\n"), "{text}");
    assert!(text.contains("\nredo b2-c3A\n"), "{text}");
    assert!(
        text.ends_with("\nopponent person\nseed 1\nended resigned white"),
        "{text}"
    );
}

#[test]
fn a_game_survives_in_the_middle_of_a_chain() {
    let mut session = two_at("continue=forced", "6B2/5WB2/9/4B4/W8 w");
    session.taps("f4 e4");
    let mut again = Session::restore(&session.save()).unwrap();
    assert_eq!(again.board(), session.board());
    again.taps("e3");
    assert_eq!(again.played(), "f4-e4W-e3A");
}

#[test]
fn an_offer_and_every_ending_survive() {
    let mut session = two_at("", "");
    session.offer_draw().unwrap();
    let again = Session::restore(&session.save()).unwrap();
    assert_eq!(again.draw_offer(), Some(Side::First));
    session.accept_draw().unwrap();
    let again = Session::restore(&session.save()).unwrap();
    assert_eq!(again.ending(), session.ending());
    for ended in [
        "recorded 1-0",
        "recorded 0-1",
        "recorded 1/2-1/2",
        "resigned black",
    ] {
        let text = two_at("", "").save() + "\nended " + ended;
        assert_eq!(Session::restore(&text).unwrap().save(), text);
    }
}

#[test]
fn every_level_is_kept_and_read_by_its_number_and_by_its_name() {
    for level in Level::ALL {
        let session = Session::new(&setup("", "", Some(level)));
        let again = Session::restore(&session.save()).unwrap();
        assert_eq!(again.opponent(), session.opponent());
    }
    for (kept, level) in [
        ("easy", Level::EASY),
        ("medium", Level::MEDIUM),
        ("hard", Level::HARD),
        ("3", Level::EASY),
        ("4", Level::ALL[3]),
    ] {
        let text = against_computer("", Side::First).save();
        let text = text.replace("opponent easy", &format!("opponent {kept}"));
        let human = Side::First;
        assert_eq!(
            Session::restore(&text).unwrap().opponent(),
            Opponent::Computer { level, human }
        );
    }
}

#[test]
fn contradictions_are_damage() {
    let good = "vato session 1\nstart 8B/9/9/9/W8 w 0 1\nturns a1-a2\nopponent easy white\nseed 1";
    assert!(Session::restore(good).is_ok());
    for (line, text) in [
        (1, String::new()),
        (1, good.replace("session 1", "session 2")),
        (2, good.replace("start", "begin")),
        (2, good.replace("8B/", "9B/")),
        (3, good.replace("a1-a2", "a1-a3")),
        (3, good.replace("a1-a2", "a1-a2 a2-a1")),
        (3, good.replace("turns", "start")),
        (4, good.replace("easy", "godlike")),
        (4, good.replace("easy", "11")),
        (4, good.replace("white", "green")),
        (5, good.replace("seed 1", "seed minus one")),
        (0, good.replace("\nseed 1", "")),
        (0, good.replace("\nopponent easy white", "")),
        (6, good.to_owned() + "\nended bored"),
        (6, good.to_owned() + "\noffer white"),
        (6, good.to_owned() + "\nchain i5"),
        (6, good.to_owned() + "\nredo a1-a2"),
        (6, good.to_owned() + "\nchain i5-i4"),
        (1, good.to_owned() + &" ".repeat(1 << 20)),
    ] {
        assert_eq!(
            Session::restore(&text),
            Err(Damaged { line }),
            "{text:.200}"
        );
    }
    // A chain while the computer is to move, turns and an ending after the end.
    let over = "vato session 1\nstart 9/9/9/9/W1B6 w 0 1\nturns a1-b1A\nopponent person\nseed 1";
    assert!(Session::restore(over).is_ok());
    for more in ["\nended agreed", "\noffer black", "\nredo b1-b2"] {
        assert_eq!(
            Session::restore(&(over.to_owned() + more)),
            Err(Damaged { line: 6 })
        );
    }
}

/// Cuts, repeats, swaps and overwrites pieces of a text.
fn mutated(text: &str, changes: &[(u8, u16, u16, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (what, from, to, byte) in changes {
        let len = bytes.len();
        if len == 0 {
            break;
        }
        let (from, to) = (usize::from(*from) % len, usize::from(*to) % len);
        let (from, to) = (from.min(to), from.max(to));
        match what % 5 {
            0 => bytes.truncate(from),
            1 => drop(bytes.drain(from..to)),
            2 => bytes[from] = *byte,
            3 => bytes.swap(from, to),
            _ => bytes.extend_from_within(from..to),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_game_comes_back(hands in random_play::hands()) {
        let mut session = random_play::play(&hands);
        let again = Session::restore(&session.save()).unwrap();
        // What lasts only a moment is not kept.
        session.look_live();
        session.escape_question();
        prop_assert_eq!(again.save(), session.save());
        prop_assert_eq!(again.line(), session.line());
        prop_assert_eq!(again.turn_in_progress(), session.turn_in_progress());
        prop_assert_eq!(again.ending(), session.ending());
        prop_assert_eq!(again.board().stones, session.board().stones);
        prop_assert_eq!(again.can_redo(), session.can_redo());
    }

    #[test]
    fn a_damaged_text_never_panics_and_what_is_accepted_is_whole(
        hands in random_play::hands(),
        changes in prop::collection::vec(any::<(u8, u16, u16, u8)>(), 1..6),
    ) {
        let text = mutated(&random_play::play(&hands).save(), &changes);
        if let Ok(session) = Session::restore(&text) {
            let saved = session.save();
            let again = Session::restore(&saved);
            prop_assert_eq!(again.map(|again| again.save()), Ok(saved));
        }
    }

    #[test]
    fn any_text_at_all_is_read_without_panic(text in "\\PC{0,200}", lines in "[a-z0-9/ \n-]{0,200}") {
        let _ = Session::restore(&text);
        let _ = Session::restore(&("vato session 1\n".to_owned() + &lines));
    }
}
