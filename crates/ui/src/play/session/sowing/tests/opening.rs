//! The joint opening of Congkak: choices that nobody sees before both are there.

use vato_messages::Request;
use vato_rules::mancala::{Event, House, Pit, Refusal};
use vato_rules::{GameResult, Side};

use super::super::{Effect, InputEffect, InputRefusal, Refused};
use super::{Hands, against_computer, two_at};
use crate::play::session::{Ending, TaskKind};

const JOINT: &str = "opening=simultaneous";

fn chosen(side: Side) -> Effect {
    Effect::Input(InputEffect::Chosen(side))
}

fn first_event(effects: &[Effect]) -> &Event {
    match &effects[0] {
        Effect::Event(event) => event,
        other => panic!("{other:?}"),
    }
}

#[test]
fn two_people_choose_one_after_the_other_and_the_first_choice_is_not_shown() {
    let mut session = two_at("congkak", JOINT, "");
    let before = session.board();
    assert_eq!(session.choosing(), Some(Side::First));
    assert_eq!(session.tap_at("3"), Ok(vec![chosen(Side::First)]));
    assert_eq!(session.choosing(), Some(Side::Second));
    let board = session.board();
    assert_eq!(board.pointed_out, None);
    assert_eq!(board.seeds, before.seeds);
    assert!(session.sowable().starts_with("north-1"));
    let effects = session.tap_at("5").unwrap();
    assert!(matches!(first_event(&effects), Event::Lift { .. }));
    assert_eq!(session.played(), "3+5");
}

#[test]
fn the_other_side_cannot_choose_first() {
    let mut session = two_at("congkak", JOINT, "");
    let house = House {
        side: Side::Second,
        index: 0,
    };
    let refusal = Refusal::OtherSide;
    assert_eq!(
        session.tap(Pit::House(house)),
        Err(Refused::Input(InputRefusal::Rules { refusal, house }))
    );
}

#[test]
fn a_choice_is_taken_back_by_undo_and_by_escape() {
    for take_back in [super::Session::undo, super::Session::escape] {
        let mut session = two_at("congkak", JOINT, "");
        let before = session.clone();
        session.taps("3");
        assert!(session.in_progress() && session.can_undo());
        let effect = InputEffect::ChoiceTakenBack(Side::First);
        assert_eq!(take_back(&mut session), Ok(vec![Effect::Input(effect)]));
        assert_eq!(session, before);
        assert!(!session.can_undo());
    }
}

#[test]
fn the_computer_chooses_without_seeing_the_persons_choice() {
    for human in Side::BOTH {
        let asked = |session: &super::Session| session.needs_computer().unwrap();
        let mut waits = against_computer("congkak", JOINT, "", human);
        let before = asked(&waits);
        assert!(matches!(before.kind, TaskKind::Turn(_)));
        assert_eq!(waits.tap_at("3"), Ok(vec![chosen(human)]));
        assert_eq!(
            asked(&waits),
            before,
            "the same question as before the choice"
        );
        assert!(!waits.human_to_move());
        assert_eq!(waits.tap_at("3"), Err(Refused::ComputersTurn));
        let shown = waits.board().pointed_out;
        assert_eq!(
            shown,
            Some(Pit::House(House {
                side: human,
                index: 2
            }))
        );
        let effects = waits.answers("7+7");
        assert!(matches!(first_event(&effects), Event::Lift { .. }));
        let pair = if human == Side::First { "3+7" } else { "7+3" };
        assert!(waits.played().starts_with(pair), "{}", waits.played());

        // The other way round: it has chosen before.
        let mut ready = against_computer("congkak", JOINT, "", human);
        assert_eq!(ready.answers("7+7"), [chosen(!human)]);
        assert_eq!(ready.needs_computer(), None);
        assert!(ready.human_to_move() && !ready.can_undo());
        assert_eq!(ready.board().pointed_out, None);
        ready.taps("3");
        assert_eq!(ready.line(), waits.line());
    }
}

#[test]
fn undo_brings_both_choices_back() {
    let mut session = against_computer("congkak", JOINT, "", Side::Second);
    session.taps("1");
    session.answers("1+1");
    session.undo().unwrap();
    assert_eq!(session.choosing(), Some(Side::Second));
    assert!(
        session.needs_computer().is_some(),
        "the computer chooses anew"
    );
}

#[test]
fn once_seen_and_taken_back_the_computers_choice_is_made_afresh() {
    let request = |session: &super::Session| session.needs_computer().unwrap().request;
    let seed = |session: &super::Session| match request(session) {
        Request::Choose { seed, .. } => seed,
        other => panic!("{other:?}"),
    };
    let opened = || {
        let mut session = against_computer("congkak", JOINT, "", Side::First);
        session.taps("3");
        session
    };
    let mut session = opened();
    let unseen = seed(&session);
    // What nobody has seen may stay as it is.
    session.undo().unwrap();
    assert_eq!(seed(&session), unseen);
    session.taps("3");
    session.answers("3+5");
    session.undo().unwrap();
    let afresh = seed(&session);
    assert_ne!(afresh, unseen);
    let again = super::Session::restore(&session.save()).unwrap();
    assert_eq!(seed(&again), afresh, "a reload brings the old one back");
    session.taps("3");
    session.answers("3+5");
    session.undo().unwrap();
    assert!(![unseen, afresh].contains(&seed(&session)));
    // The same game is the same once more, taken back or not.
    let mut same = opened();
    same.answers("3+5");
    same.undo().unwrap();
    assert_eq!(seed(&same), afresh);
    // Where nothing was hidden the computer answers as before.
    let mut kalah = against_computer("kalah", "", "", Side::First);
    kalah.taps("1");
    let before = seed(&kalah);
    kalah.undo().unwrap();
    kalah.taps("1");
    assert_eq!(seed(&kalah), before);
}

#[test]
fn whoever_is_choosing_resigns() {
    let mut session = two_at("congkak", JOINT, "");
    assert_eq!(session.resigning(), Side::First);
    session.taps("3");
    assert_eq!(session.resigning(), Side::Second);
    assert_eq!(session.awaited(), Side::Second);
    let ended = Ending::Resigned(Side::Second);
    assert_eq!(session.resign(), Ok(vec![Effect::Ended(ended)]));
    assert_eq!(session.result(), Some(GameResult::Win(Side::First)));
    // Against the computer it is the person, whatever the game waits for.
    let mut session = against_computer("congkak", JOINT, "", Side::Second);
    session.taps("3");
    let ended = Ending::Resigned(Side::Second);
    assert_eq!(session.resign(), Ok(vec![Effect::Ended(ended)]));
}

#[test]
fn a_round_ends_with_houses_filled_again_or_burnt() {
    // South sows its last seed home: North has nearly everything.
    let position = "<7,20,76,0,0,0,0,0,0,1,0,0,0,0,0,0,1> s";
    let mut session = two_at("congkak", "rounds=3", position);
    let effects = session.taps("7");
    let events: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Event(event) => Some(*event),
            _ => None,
        })
        .collect();
    assert!(events.contains(&Event::RoundEnds {
        number: 1,
        winner: Some(Side::Second)
    }));
    assert!(events.contains(&Event::RoundBegins {
        number: 2,
        starter: Side::First
    }));
    let board = session.board();
    let burnt = |index| {
        board.burnt.contains(Pit::House(House {
            side: Side::First,
            index,
        }))
    };
    // 21 seeds fill three houses of seven.
    assert_eq!([2, 3, 6].map(burnt), [false, true, true]);
    assert_eq!(board.landed, None, "a new board has no last seed");
    let house = House {
        side: Side::First,
        index: 5,
    };
    let refusal = Refusal::Burnt;
    assert_eq!(
        session.tap(Pit::House(house)),
        Err(Refused::Input(InputRefusal::Rules { refusal, house }))
    );
    session.taps("1");
    let rounds: Vec<_> = session.turn_list().iter().map(|turn| turn.begins).collect();
    assert_eq!(rounds, [None, Some(2)]);
}
