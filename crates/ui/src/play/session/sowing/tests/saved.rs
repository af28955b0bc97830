//! Saved games, records and links of the sowing games.

use vato_rules::Side;

use super::super::{Loaded, NewGame, Session, Sowing};
use super::{Hands, against_computer, game, two_at};
use crate::play::session::Damaged;

#[test]
fn a_saved_game_names_its_game() {
    let mut session = against_computer("kalah", "seeds=3", "", Side::First);
    session.taps("4");
    assert_eq!(
        session.save(),
        "vato session 1\n\
         game kalah\n\
         rules seeds=3\n\
         start <6,0,0,3,3,3,3,3,3,3,3,3,3,3,3> s\n\
         turns 4\n\
         opponent easy south\n\
         seed 1"
    );
    let nothing = session.save().replace("kalah", "go");
    assert_eq!(Session::restore(&nothing), Err(Damaged { line: 2 }));
    let fanorona = session.save().replace("\ngame kalah", "");
    assert_eq!(Session::restore(&fanorona), Err(Damaged { line: 1 }));
}

#[test]
fn a_game_survives_in_the_middle_of_a_turn() {
    let mut session = two_at("kalah", "", "");
    session.taps("3");
    let mut again = Session::restore(&session.save()).unwrap();
    assert_eq!(again, {
        let mut same = session.clone();
        same.revision = again.revision;
        same
    });
    again.taps("6");
    assert_eq!(again.played(), "3-6");
}

#[test]
fn a_hidden_choice_survives_and_the_computers_is_asked_again() {
    let mut session = two_at("congkak", "opening=simultaneous", "");
    session.taps("3");
    assert!(session.save().contains("\nchain 3+\n"));
    let mut again = Session::restore(&session.save()).unwrap();
    again.taps("5");
    assert_eq!(again.played(), "3+5");

    let mut session = against_computer("congkak", "opening=simultaneous", "", Side::Second);
    let asked = session.needs_computer();
    session.answers("1+1");
    assert!(!session.save().contains("chain"));
    let mut again = Session::restore(&session.save()).unwrap();
    assert_eq!(again.needs_computer(), asked);
    again.taps("2");
    assert!(again.save().contains("\nchain +2\n"));
    assert!(
        Session::restore(&again.save())
            .unwrap()
            .needs_computer()
            .is_some()
    );
    for wrong in ["+9", "2+", "+", "2", "+x"] {
        let text = again.save().replace("chain +2", &format!("chain {wrong}"));
        assert_eq!(Session::restore(&text), Err(Damaged { line: 5 }), "{wrong}");
    }
}

fn paste(game: &Sowing, text: &str) -> Session {
    let loaded = Loaded::from_paste(game, text).unwrap();
    Session::from_loaded(loaded, &NewGame::of(*game))
}

#[test]
fn positions_turns_and_records_are_told_apart() {
    let kalah = game("kalah", "");
    let session = paste(&kalah, "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> n");
    assert_eq!(session.human(), Some(Side::Second));
    assert_eq!(paste(&kalah, "1. 3-6 2").played(), "3-6 2");
    let oware = game("oware", "");
    let position = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N";
    assert_eq!(paste(&oware, position).position_text(), position);
    assert_eq!(paste(&oware, "FfEa").played(), "F f E a");
    let congkak = game("congkak", "opening=simultaneous");
    assert_eq!(paste(&congkak, "3+5").played(), "3+5");
    let link = Loaded::from_query(&oware, Some("seeds=3"), None, Some("C d")).unwrap();
    assert_eq!(link.unwrap().game().option("seeds"), Some("3"));
}

#[test]
fn a_copied_game_can_be_pasted_again() {
    let mut session = two_at("kalah", "empty_capture=on", "");
    session.taps("3 6 2 1");
    session.resign().unwrap();
    let text = session.record_text("https://vato.example", "2025.12.31", ["Rabe", "Vola"]);
    for tag in ["[South \"Rabe\"]", "[North \"Vola\"]", "[Game \"kalah\"]"] {
        assert!(text.contains(tag), "{tag} in\n{text}");
    }
    let again = paste(&game("kalah", ""), &text);
    assert_eq!(again.line(), session.line());
    assert_eq!(again.ending(), session.ending());
}
