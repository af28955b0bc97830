//! Undo and redo.

use vato_rules::Side;

use super::super::{Effect, InputEffect, Refused};
use super::{Hands, against_computer, two_at};

const CHAIN: &str = "6B2/5WB2/9/4B4/W8 w";

#[test]
fn in_a_chain_undo_and_escape_take_back_the_last_step() {
    for take_back in [super::Session::undo, super::Session::escape] {
        let mut session = two_at("", CHAIN);
        let fresh = session.board();
        session.taps("f4 e4");
        assert_eq!(
            take_back(&mut session),
            Ok(vec![Effect::Input(InputEffect::StepTakenBack)])
        );
        assert_eq!(session.board().stones, fresh.stones);
        assert_eq!(session.board().selected, Some(session.at("f4")));
        // The other way is still open.
        session.taps("e3");
        assert_eq!(session.chain_text(), "f4-e3W");
    }
}

#[test]
fn between_turns_undo_takes_back_a_whole_chain() {
    let mut session = two_at("", CHAIN);
    let fresh = session.board();
    session.taps("f4 e4 e3");
    assert_eq!(session.undo(), Ok(vec![Effect::TakenBack { plies: 1 }]));
    assert_eq!(session.board(), fresh);
    assert_eq!(session.undo(), Err(Refused::NothingToTakeBack));
    assert!(!session.can_undo());
    assert_eq!(session.redo(), Ok(vec![Effect::Redone { plies: 1 }]));
    assert_eq!(session.played(), "f4-e4W-e3A");
    assert_eq!(session.redo(), Err(Refused::NothingToRedo));
}

#[test]
fn against_the_computer_undo_goes_back_to_the_persons_own_turn() {
    let mut session = against_computer("", Side::First);
    session.taps("d2 e3");
    session.answers("c3-d2A");
    assert_eq!(session.undo(), Ok(vec![Effect::TakenBack { plies: 2 }]));
    assert!(session.human_to_move());
    assert_eq!(session.redo(), Ok(vec![Effect::Redone { plies: 2 }]));
    assert_eq!(session.played(), "d2-e3A c3-d2A");
}

#[test]
fn undo_while_the_computer_thinks_takes_back_the_turn_and_its_answer_comes_too_late() {
    let mut session = against_computer("", Side::First);
    session.taps("d2 e3");
    let asked = session.needs_computer().unwrap();
    assert_eq!(session.undo(), Ok(vec![Effect::TakenBack { plies: 1 }]));
    assert_eq!(session.needs_computer(), None);
    let late = session.computer_played(asked.revision, "c3-d2A");
    assert_eq!(late, Err(Refused::Stale));
    assert_eq!(session.played(), "");
}

#[test]
fn the_computers_first_turn_alone_cannot_be_taken_back() {
    let mut session = against_computer("", Side::Second);
    assert_eq!(session.undo(), Err(Refused::NothingToTakeBack));
    session.answers("d2-e3A");
    assert!(!session.can_undo());
    assert_eq!(session.undo(), Err(Refused::NothingToTakeBack));
}

#[test]
fn the_same_turn_again_keeps_what_came_after_it_and_another_forgets_it() {
    let mut session = two_at("", "");
    session.taps("d2 e3");
    session.answers_for_black();
    session.undo().unwrap();
    session.undo().unwrap();
    session.taps("d2 e3");
    assert!(session.can_redo(), "Black's turn can still be played again");
    session.undo().unwrap();
    session.taps("e2 e3");
    assert!(!session.can_redo());
}

#[test]
fn an_ending_by_the_players_is_taken_back_alone() {
    let mut session = against_computer("", Side::First);
    session.taps("d2 e3");
    session.answers("c3-d2A");
    session.resign().unwrap();
    assert_eq!(session.undo(), Ok(vec![Effect::Resumed]));
    assert_eq!(session.ending(), None);
    assert_eq!(session.played(), "d2-e3A c3-d2A");
}

#[test]
fn undo_comes_back_from_an_earlier_position() {
    let mut session = two_at("", "");
    session.taps("d2 e3");
    session.look_at(0).unwrap();
    session.undo().unwrap();
    assert!(!session.is_looking_back());
}

trait Black {
    fn answers_for_black(&mut self);
}

impl Black for super::Session {
    /// Some turn of Black's, by hand.
    fn answers_for_black(&mut self) {
        let turn = self.game().turns(self.line().position())[0];
        let points: Vec<_> = turn.points(self.grid()).collect();
        self.tap(points[0]).unwrap();
        for point in &points[1..] {
            self.tap(*point).unwrap();
            if self.question().is_some() {
                let (_, kind) = turn.path().next().unwrap();
                self.choose(kind).unwrap();
            }
        }
        if self.can_end_capture() {
            self.end_capture().unwrap();
        }
        assert_eq!(self.side_to_move(), vato_rules::Side::First);
    }
}
