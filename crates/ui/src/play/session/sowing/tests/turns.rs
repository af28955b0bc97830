//! Turns of several sowings: the list, looking back, undo, and the computer.

use vato_messages::Request;
use vato_rules::mancala::Event;
use vato_rules::{GameResult, Outcome, Reason, Side};

use super::super::{Effect, Refused, Session};
use super::{Hands, against_computer, two_at};
use crate::play::session::{EndNear, Ending};

#[test]
fn the_list_joins_the_sowings_of_a_turn() {
    let mut session = two_at("kalah", "", "");
    session.taps("3 6 1");
    let list = session.turn_list();
    let entries: Vec<_> = list
        .iter()
        .map(|turn| (turn.turns, turn.number, turn.side, turn.text.as_str()))
        .collect();
    assert_eq!(
        entries,
        [(1, 1, Side::First, "3-6"), (2, 1, Side::Second, "1"),]
    );
}

#[test]
fn one_looks_back_turn_by_turn_and_sees_a_whole_turn_again() {
    let mut session = two_at("kalah", "", "");
    session.taps("3 6");
    let after = session.board().seeds;
    session.taps("1");
    assert_eq!(session.look_at(1), Ok(vec![Effect::LookingAt { turns: 1 }]));
    assert_eq!(session.board().seeds, after);
    assert_eq!(session.sowable(), "");
    assert_eq!(session.tap_at("1"), Err(Refused::LookingBack));
    let replay = session.replay().unwrap();
    assert_eq!(replay.before, *session.line().start());
    let lifts = replay.events.iter();
    let lifts = lifts.filter(|event| matches!(event, Event::Lift { .. }));
    assert_eq!(lifts.count(), 2, "both sowings");
    session.look_earlier().unwrap();
    assert_eq!(session.shown_turns(), 0);
    assert_eq!(session.look_earlier(), Err(Refused::NoSuchTurn));
    session.look_later().unwrap();
    session.look_later().unwrap();
    assert!(!session.is_looking_back());
    assert_eq!(session.look_at(3), Err(Refused::NoSuchTurn));
}

#[test]
fn a_turn_that_goes_on_is_the_last_of_the_list() {
    let mut session = two_at("kalah", "", "");
    session.taps("3");
    assert_eq!(session.played(), "3");
    assert_eq!((session.shown_turns(), session.turn_list().len()), (1, 1));
    assert_eq!(session.look_at(1), Ok(vec![]), "it is the live one");
}

#[test]
fn undo_takes_back_one_sowing_of_a_turn() {
    let mut session = two_at("kalah", "", "");
    session.taps("3 6");
    assert_eq!(session.undo(), Ok(vec![Effect::TakenBack { plies: 1 }]));
    assert_eq!(session.played(), "3");
    assert_eq!(session.undo(), Ok(vec![Effect::TakenBack { plies: 1 }]));
    assert_eq!(session.undo(), Err(Refused::NothingToTakeBack));
    session.redo().unwrap();
    session.redo().unwrap();
    assert_eq!(session.played(), "3-6");
}

#[test]
fn against_the_computer_undo_goes_back_to_the_persons_last_choice() {
    let mut session = against_computer("kalah", "", "", Side::First);
    session.taps("1");
    // The computer sows twice in a row.
    for ply in ["3", "6"] {
        assert!(session.needs_computer().is_some());
        session.answers(ply);
    }
    assert!(session.human_to_move());
    assert_eq!(session.played(), "1 3-6");
    assert_eq!(session.undo(), Ok(vec![Effect::TakenBack { plies: 3 }]));
    assert_eq!(session.played(), "");
    assert_eq!(session.redo(), Ok(vec![Effect::Redone { plies: 3 }]));
    assert_eq!(session.played(), "1 3-6");
}

#[test]
fn each_sowing_of_the_computer_is_asked_for_with_a_seed_of_its_own() {
    let mut session = against_computer("kalah", "", "", Side::Second);
    let seed = |session: &super::Session| match session.needs_computer().unwrap().request {
        Request::Choose { seed, .. } => seed,
        other => panic!("{other:?}"),
    };
    let first = seed(&session);
    session.answers("3");
    assert_ne!(seed(&session), first);
}

#[test]
fn the_end_sweeps_the_rows_into_the_stores() {
    let mut session = two_at("kalah", "", "<6,20,20,0,0,0,0,0,1,3,0,4,0,0,0> s");
    let effects = session.taps("6");
    let swept = effects.iter().filter(|effect| {
        matches!(
            effect,
            Effect::Event(Event::Sweep {
                to: Side::Second,
                ..
            })
        )
    });
    assert_eq!(swept.count(), 2);
    let lost = Outcome {
        result: GameResult::Win(Side::Second),
        reason: Reason::RowEmpty,
    };
    assert_eq!(session.ending(), Some(Ending::Rules(lost)));
    assert_eq!(session.sowable(), "");
}

/// Both sides sow a single seed to and fro, out of each other's reach.
#[test]
fn a_board_that_comes_back_ends_the_game_of_oware() {
    let mut session = two_at("oware", "cycle=threefold_rows", CYCLE);
    let mut near = Vec::new();
    while session.ending().is_none() {
        near.extend(sow_first(&mut session));
    }
    let ending = session.ending();
    assert!(
        matches!(ending, Some(Ending::Rules(outcome)) if outcome.reason == Reason::Cycle),
        "{ending:?}"
    );
    assert!(near.contains(&Effect::EndNear(EndNear::Repetition { occurrences: 2 })));
    let board = session.board();
    let row: u16 = (0..6).map(|at| board.seeds[at]).sum();
    assert_eq!(row, 0, "the rows have been given out");
}

#[test]
fn where_no_board_may_come_back_it_is_told_before_one_does() {
    let mut session = two_at("oware", "cycle=first_repeat_rows", CYCLE);
    assert_eq!(session.ends_near(), []);
    let mut told = Vec::new();
    let mut near = Vec::new();
    while session.ending().is_none() {
        told = session.ends_near();
        near.extend(sow_first(&mut session));
    }
    let ahead = EndNear::Repetition { occurrences: 1 };
    assert_eq!(told, [ahead]);
    // Only where it is so: the seeds have to go all the way round first.
    assert_eq!(near, [Effect::EndNear(ahead)]);
    assert_eq!(session.ends_near(), []);
}

/// Sows the first house that can be sown; gives the ends that this brings near.
fn sow_first(session: &mut Session) -> Vec<Effect> {
    assert!(session.line().plies().len() < 200, "it never ends");
    let board = session.sowable();
    let first = board.split(' ').next().unwrap();
    let number: u8 = first.rsplit('-').next().unwrap().parse().unwrap();
    let letter = if first.starts_with("south") {
        b'A'
    } else {
        b'a'
    };
    let mut effects = session.taps(&char::from(letter + number - 1).to_string());
    effects.retain(|effect| matches!(effect, Effect::EndNear(_)));
    effects
}

/// Two seeds that follow each other around the board.
const CYCLE: &str = "1-0-0-0-0-0-1-0-0-0-0-0-20-20-S";
