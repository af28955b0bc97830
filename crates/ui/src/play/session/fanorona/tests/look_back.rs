//! Earlier positions, the list of turns, replay, and the computer's answers.

use vato_messages::{Fact, Request};
use vato_rules::Side;
use vato_rules::fanorona::Event;

use super::super::{Effect, Refused};
use super::{Hands, against_computer, two_at};
use crate::play::session::TaskKind;

#[test]
fn an_earlier_position_is_shown_without_changing_the_game() {
    let mut session = two_at("", "");
    let fresh = session.board();
    session.taps("d2 e3");
    let live = session.board();
    assert_eq!(session.look_at(0), Ok(vec![Effect::LookingAt { turns: 0 }]));
    assert_eq!(session.board().stones, fresh.stones);
    assert!(session.board().movable.is_empty());
    assert_eq!(
        session.position_text(),
        session.game().position_text(session.line().start())
    );
    assert_eq!(session.look_earlier(), Err(Refused::NoSuchTurn));
    assert_eq!(session.look_later(), Ok(vec![Effect::LookingLive]));
    assert_eq!(session.board(), live);
    assert_eq!(session.look_later(), Err(Refused::NoSuchTurn));
    assert_eq!(session.look_at(2), Err(Refused::NoSuchTurn));
    assert_eq!(session.look_live(), []);
}

#[test]
fn a_look_back_leaves_a_chain_as_it_is() {
    let mut session = two_at("", "");
    session.taps("d2 e3 e5 f4");
    session.look_at(0).unwrap();
    assert!(session.board().chain.is_empty());
    assert_eq!(session.tap_at("g5"), Err(Refused::LookingBack));
    session.look_live();
    session.taps("g5");
    assert_eq!(session.played(), "d2-e3A e5-f4A-g5W");
}

#[test]
fn the_list_has_every_turn_with_its_number_and_side() {
    let mut session = against_computer("", Side::First);
    session.taps("d3 e3");
    session
        .choose(vato_rules::fanorona::Kind::Withdrawal)
        .unwrap();
    if session.can_end_capture() {
        session.end_capture().unwrap();
    }
    let list = session.turn_list();
    assert_eq!(
        (list[0].turns, list[0].number, list[0].side),
        (1, 1, Side::First)
    );
    assert!(list[0].text.starts_with("d3-e3W"));
}

#[test]
fn the_last_turn_can_be_seen_again() {
    let mut session = two_at("", "9/9/9/9/BW2B4 w");
    assert_eq!(session.replay(), None);
    session.taps("b1 c1");
    let replay = session.replay().unwrap();
    assert_eq!(replay.before, *session.line().start());
    assert!(matches!(replay.events[0], Event::Slide { .. }));
    assert!(matches!(replay.events[1], Event::Capture { .. }));
    session.look_at(0).unwrap();
    assert_eq!(session.replay(), None, "no turn leads to the start");
}

#[test]
fn the_computer_is_asked_with_the_whole_game_and_its_answer_is_played() {
    let mut session = against_computer("", Side::First);
    assert_eq!(session.needs_computer(), None);
    session.taps("d2 e3");
    let task = session.needs_computer().unwrap();
    assert_eq!(task.kind, TaskKind::Turn(super::Level::EASY));
    assert_eq!(task.request.id(), task.revision);
    let Request::Choose { played, .. } = &task.request else {
        panic!("{task:?}");
    };
    assert_eq!(&played.line().unwrap(), session.line());
    let effects = session.answers("c3-d2A");
    assert!(matches!(effects[0], Effect::Event(Event::Slide { .. })));
    assert!(session.human_to_move());
}

#[test]
fn an_answer_that_is_no_legal_turn_is_a_fault_and_changes_nothing() {
    let mut session = against_computer("", Side::First);
    session.taps("d2 e3");
    let before = session.clone();
    for nonsense in ["", "d2-e3A", "zz", "f4"] {
        let answer = session.computer_played(session.revision(), nonsense);
        assert_eq!(answer, Err(Refused::ComputerFault), "{nonsense:?}");
    }
    assert_eq!(session, before);
}

#[test]
fn advice_is_shown_while_it_is_followed() {
    let mut session = two_at("", "6B2/5WB2/9/4B4/W8 w");
    let task = session.hint_task().unwrap();
    assert_eq!(task.kind, TaskKind::Hint);
    let reasons = vec![Fact::TakesMost];
    session
        .hint_arrived(task.revision, "f4-e4W-e3A", reasons.clone())
        .unwrap();
    assert_eq!(session.hint().unwrap().reasons, reasons);
    assert_eq!(session.names(session.board().arrow), "f4 e4 e3");
    session.taps("f4 e4");
    assert!(session.hint().is_some(), "the first step follows it");
    session.undo().unwrap();
    session.taps("e3");
    assert_eq!(session.hint(), None, "this step does not");
    assert!(session.board().arrow.is_empty());
}

#[test]
fn advice_for_a_position_that_is_gone_comes_too_late() {
    let mut session = two_at("", "");
    let task = session.hint_task().unwrap();
    session.taps("d2 e3");
    let late = session.hint_arrived(task.revision, "d2-e3A", vec![]);
    assert_eq!(late, Err(Refused::Stale));
}

#[test]
fn equal_games_ask_the_computer_equal_questions() {
    let ask = || {
        let mut session = against_computer("", Side::First);
        session.taps("d2 e3");
        session.needs_computer().unwrap().request
    };
    assert_eq!(ask(), ask());
}
