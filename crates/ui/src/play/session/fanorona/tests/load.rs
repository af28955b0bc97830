//! Positions, records and links.

use vato_rules::fanorona::{Fanorona, PositionError, TurnError};
use vato_rules::{GameResult, Side};

use super::super::{Effect, LoadFault, Loaded};
use super::{Hands, NewGame, Session, against_computer, two_at};
use crate::play::session::Ending;

fn paste(text: &str) -> Result<Session, LoadFault> {
    let loaded = Loaded::from_paste(&Fanorona::default(), text)?;
    Ok(Session::from_loaded(loaded, &NewGame::default()))
}

#[test]
fn a_position_is_pasted_with_or_without_its_counts() {
    let session = paste("  9/9/3B5/9/2W1B4 b\n").unwrap();
    assert_eq!(session.position_text(), "9/9/3B5/9/2W1B4 b 0 1");
    assert_eq!(
        session.human(),
        Some(Side::Second),
        "the person takes the side that is to move"
    );
    assert!(!session.in_progress());
}

#[test]
fn a_record_brings_its_rules_and_how_it_ended() {
    let record =
        "[Rules \"board=3x3\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n\n1. b1-b2A 0-1\n";
    let session = paste(record).unwrap();
    assert_eq!(session.rules().to_string(), "board=3x3");
    assert_eq!(session.played(), "b1-b2A");
    assert_eq!(session.ending(), Some(Ending::Resigned(Side::First)));

    let session = paste("[Result \"1/2-1/2\"]\n\n1/2-1/2\n").unwrap();
    let drawn = Ending::Recorded(GameResult::Draw);
    assert_eq!(session.ending(), Some(drawn));
}

#[test]
fn bare_turns_are_read_under_the_rules_of_the_board() {
    assert_eq!(paste("1. d2-e3A c3-d2A").unwrap().played(), "d2-e3A c3-d2A");
    assert_eq!(paste("d2e3 *").unwrap().played(), "d2-e3A");
    let rules = "board=3x3".parse().unwrap();
    let loaded = Loaded::from_paste(&Fanorona::new(rules), "b1-b2A").unwrap();
    let session = Session::from_loaded(loaded, &NewGame::default());
    assert_eq!(session.rules().to_string(), "board=3x3");
}

#[test]
fn what_is_wrong_with_a_text_is_told_apart() {
    assert_eq!(paste(" \n "), Err(LoadFault::Empty));
    assert!(matches!(
        paste("BWB/3/WBW w"),
        Err(LoadFault::Position(PositionError::Ranks {
            found: 3,
            want: 5
        }))
    ));
    let wrong = paste("1. d2-e3A\n1... a1-a2").unwrap_err();
    let LoadFault::Turn {
        number,
        side,
        text,
        error,
        ..
    } = wrong
    else {
        panic!("{wrong:?}");
    };
    assert_eq!((number, side, text.as_str()), (1, Side::Second, "a1-a2"));
    assert!(matches!(error, TurnError::Refused { .. }));
    assert!(matches!(
        paste("hello"),
        Err(LoadFault::Turn {
            error: TurnError::NotAPoint { .. },
            ..
        })
    ));
    assert!(matches!(
        paste("d2-e3A {never closed"),
        Err(LoadFault::Record { line: 1, .. })
    ));
    assert!(matches!(
        paste("[Event \"?\"\n\n*"),
        Err(LoadFault::Record { line: 1, .. })
    ));
    assert_eq!(paste(&"d2-e3A ".repeat(1 << 18)), Err(LoadFault::TooLong));
}

#[test]
fn a_link_gives_rules_position_and_moves() {
    assert_eq!(
        Loaded::from_query(&Fanorona::default(), None, None, None),
        None
    );
    let open = |rules, position, moves| {
        let loaded = Loaded::from_query(&Fanorona::default(), rules, position, moves).unwrap()?;
        Ok(Session::from_loaded(loaded, &NewGame::default()))
    };
    let session: Session = open(Some("board=3x3"), None, Some("b1b2")).unwrap();
    assert_eq!(session.played(), "b1-b2A");
    let position = "9/9/9/9/BW2B4 w";
    let session = open(None, Some(position), Some("")).unwrap();
    assert_eq!(session.position_text(), "9/9/9/9/BW2B4 w 0 1");
    let session = open(None, Some(position), Some("b1-c1W e1d1")).unwrap();
    assert_eq!(session.played(), "b1-c1W e1-d1A");

    assert!(matches!(
        open(Some("board=4x4"), None, None),
        Err(LoadFault::Rules(_))
    ));
    assert!(matches!(
        open(Some("board=3x3"), Some(position), None),
        Err(LoadFault::Position(_))
    ));
    let over = open(None, Some("9/9/9/9/W1B6 w"), Some("a1-b1A c1-c2"));
    let text = "c1-c2".to_owned();
    assert_eq!(over, Err(LoadFault::AfterEnd { text }));
}

#[test]
fn opening_keeps_the_opponent() {
    let mut session = against_computer("", Side::First);
    session.taps("d2 e3");
    assert!(session.in_progress(), "the page asks first");
    let loaded = Loaded::from_paste(session.game(), "9/9/9/9/BW2B4 b").unwrap();
    let revision = session.revision();
    assert_eq!(session.open(loaded.clone(), 5), [Effect::Loaded]);
    assert_ne!(session.revision(), revision);
    assert_eq!(session.human(), Some(Side::Second));

    let mut session = two_at("", "");
    session.open(loaded, 5);
    assert_eq!(session.human(), None);
}

#[test]
fn a_copied_game_can_be_pasted_again() {
    let mut session = two_at("board=5x5,continue=forced", "");
    for _ in 0..6 {
        let turn = session.game().turns(session.line().position())[0];
        let mut ignored = Vec::new();
        session.finish(turn, 0, &mut ignored);
    }
    session.resign().unwrap();
    let text = session.record_text("https://vato.example", "2025.12.31", ["Rabe", "Vola"]);
    for tag in [
        "[Site \"https://vato.example\"]",
        "[Date \"2025.12.31\"]",
        "[White \"Rabe\"]",
        "[Black \"Vola\"]",
        "[Result \"0-1\"]",
        "[Rules \"board=5x5,continue=forced\"]",
        "[Termination \"resignation\"]",
    ] {
        assert!(text.contains(tag), "{tag} in\n{text}");
    }
    let again = paste(&text).unwrap();
    assert_eq!(again.line(), session.line());
    assert_eq!(again.ending(), session.ending());
}
