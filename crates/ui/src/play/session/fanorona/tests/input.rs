//! Taps, drags, the question, chains and what is refused.

use vato_rules::Side;
use vato_rules::fanorona::{Event, Kind, PointSet, Refusal};

use super::super::{Effect, InputEffect, InputRefusal, Refused};
use super::{Hands, against_computer, events, two_at};

/// White can take c3 by withdrawal or f3 by approach.
const BOTH_WAYS: &str = "9/9/2BW1B3/9/8W w";
/// White takes by withdrawal to e4, and from there by approach to e3.
const CHAIN: &str = "6B2/5WB2/9/4B4/W8 w";
/// After b3-c3A the stone can take on c4 both c5 and c2.
const CHAIN_THAT_ASKS: &str = "2B6/9/1W1B5/2B6/8B w";

fn refused(refusal: Refusal, from: Option<&str>, point: &str, at: &super::Session) -> Refused {
    Refused::Input(InputRefusal::Rules {
        refusal,
        from: from.map(|name| at.at(name)),
        point: at.at(point),
    })
}

#[test]
fn a_tap_chooses_a_stone_and_shows_where_it_can_go() {
    let mut session = two_at("", "");
    assert_eq!(session.names(session.board().movable), "d2 e2 f2 d3");
    let chosen = session.at("d2");
    assert_eq!(
        session.tap_at("d2"),
        Ok(vec![Effect::Input(InputEffect::Selected(chosen))])
    );
    assert_eq!(session.board().selected, Some(chosen));
    assert_eq!(session.names(session.board().destinations), "e3");
}

#[test]
fn a_second_tap_puts_the_stone_back_and_a_tap_on_another_chooses_that() {
    let mut session = two_at("", "");
    session.taps("d2");
    assert_eq!(
        session.tap_at("d2"),
        Ok(vec![Effect::Input(InputEffect::Deselected)])
    );
    assert_eq!(session.board().selected, None);
    session.taps("d2 f2");
    assert_eq!(session.board().selected, Some(session.at("f2")));
}

#[test]
fn a_step_that_captures_one_way_is_made_without_a_question() {
    let mut session = two_at("", "9/9/9/9/BW2B4 w");
    let effects = session.taps("b1 c1");
    let (from, to) = (session.at("b1"), session.at("c1"));
    assert_eq!(
        events(&effects),
        [
            Event::Slide {
                side: Side::First,
                from,
                to
            },
            Event::Capture {
                victim: Side::Second,
                kind: Kind::Withdrawal,
                points: PointSet::of(session.at("a1"))
            },
            Event::TurnPasses { to: Side::Second },
        ]
    );
    assert_eq!(session.played(), "b1-c1W");
}

#[test]
fn a_step_that_could_capture_both_ways_asks_and_shows_the_victims_of_each() {
    let mut session = two_at("", BOTH_WAYS);
    let effects = session.taps("d3 e3");
    let question = session.question().unwrap();
    assert_eq!(
        effects.last(),
        Some(&Effect::Input(InputEffect::Asked(question)))
    );
    let board = session.board();
    assert_eq!(session.names(board.approach_victims), "f3");
    assert_eq!(session.names(board.withdrawal_victims), "c3");
    assert_eq!(session.names(board.destinations), "e3");
    assert_eq!(session.played(), "", "nothing has been played yet");
}

#[test]
fn the_question_is_answered_by_button_or_by_victim() {
    for (answer, turn) in [(Kind::Approach, "d3-e3A"), (Kind::Withdrawal, "d3-e3W")] {
        let mut session = two_at("", BOTH_WAYS);
        session.taps("d3 e3");
        session.choose(answer).unwrap();
        assert_eq!(session.played(), turn);
    }
    for (victim, turn) in [("f3", "d3-e3A"), ("c3", "d3-e3W")] {
        let mut session = two_at("", BOTH_WAYS);
        session.taps("d3 e3");
        session.tap_at(victim).unwrap();
        assert_eq!(session.played(), turn);
    }
}

#[test]
fn the_question_can_be_dropped() {
    let mut session = two_at("", BOTH_WAYS);
    session.taps("d3 e3");
    assert_eq!(
        session.escape(),
        Ok(vec![Effect::Input(InputEffect::QuestionDropped)])
    );
    assert_eq!(session.question(), None);
    assert_eq!(session.board().selected, Some(session.at("d3")));
    assert_eq!(
        session.escape(),
        Ok(vec![Effect::Input(InputEffect::Deselected)])
    );
    assert_eq!(session.escape(), Ok(vec![]));

    session.taps("d3 e3 d3");
    assert_eq!((session.question(), session.board().selected), (None, None));
}

#[test]
fn a_question_in_a_chain_is_dropped_without_leaving_the_chain() {
    let mut session = two_at("", CHAIN_THAT_ASKS);
    session.taps("b3 c3 c4");
    assert!(session.question().is_some());
    assert_eq!(
        session.tap_at("c3"),
        Ok(vec![Effect::Input(InputEffect::QuestionDropped)])
    );
    assert_eq!(
        session.tap_at("c3"),
        Err(Refused::Input(InputRefusal::ChainGoesOn))
    );
    session.taps("c4");
    assert_eq!(
        session.escape(),
        Ok(vec![Effect::Input(InputEffect::QuestionDropped)])
    );
    assert_eq!(session.chain_text(), "b3-c3A");
}

#[test]
fn without_a_question_there_is_nothing_to_choose() {
    let mut session = two_at("", BOTH_WAYS);
    assert_eq!(
        session.choose(Kind::Approach),
        Err(Refused::Input(InputRefusal::NoQuestion))
    );
    session.taps("d3 e3");
    assert_eq!(
        session.choose(Kind::Paika),
        Err(Refused::Input(InputRefusal::NoQuestion))
    );
    assert!(session.question().is_some(), "the question stands");
}

#[test]
fn a_chain_goes_on_by_taps_and_ends_by_itself_when_nothing_is_left() {
    let mut session = two_at("", CHAIN);
    let effects = session.taps("f4 e4");
    assert_eq!(
        effects.last(),
        Some(&Effect::Input(InputEffect::ChainOpen {
            at: session.at("e4"),
            may_stop: true
        }))
    );
    assert!(session.can_end_capture());
    let board = session.board();
    assert_eq!(session.names(board.chain), "f4 e4");
    assert_eq!(session.names(board.movable), "e4");
    assert_eq!(session.names(board.destinations), "e3");
    let effects = session.taps("e3");
    assert!(matches!(
        events(&effects).last(),
        Some(Event::TurnPasses { .. })
    ));
    assert_eq!(session.played(), "f4-e4W-e3A");
    assert!(!session.can_end_capture());
    assert_eq!(session.names(session.board().last_turn), "f4 e4 e3");
}

#[test]
fn a_chain_can_be_ended_early() {
    let mut session = two_at("", CHAIN);
    session.taps("f4 e4");
    let effects = session.end_capture().unwrap();
    assert_eq!(effects[0], Effect::Input(InputEffect::CaptureEnded));
    assert_eq!(
        events(&effects),
        [Event::TurnPasses { to: Side::Second }],
        "the step has been seen already"
    );
    assert_eq!(session.played(), "f4-e4W");
}

#[test]
fn a_chain_cannot_be_ended_where_the_rules_make_it_go_on() {
    let mut session = two_at("continue=forced", CHAIN);
    let effects = session.taps("f4 e4");
    assert!(matches!(
        effects.last(),
        Some(Effect::Input(InputEffect::ChainOpen {
            may_stop: false,
            ..
        }))
    ));
    assert!(!session.can_end_capture());
    assert_eq!(
        session.end_capture(),
        Err(Refused::Input(InputRefusal::MustGoOn))
    );
    session.taps("e3");
    assert_eq!(session.played(), "f4-e4W-e3A");
}

#[test]
fn during_a_chain_only_its_stone_moves() {
    let mut session = two_at("", CHAIN);
    session.taps("f4 e4");
    assert_eq!(
        session.tap_at("e4"),
        Err(Refused::Input(InputRefusal::ChainGoesOn))
    );
    let error = refused(Refusal::OtherStone, None, "a1", &session);
    assert_eq!(session.tap_at("a1"), Err(error));
    let error = refused(Refusal::Visited, Some("e4"), "f4", &session);
    assert_eq!(session.tap_at("f4"), Err(error));
    assert_eq!(session.end_capture().map(|_| ()), Ok(()));
    assert_eq!(
        session.end_capture(),
        Err(Refused::Input(InputRefusal::NoChain))
    );
}

#[test]
fn a_refused_tap_says_why() {
    let mut session = two_at("", "");
    for (point, refusal) in [
        ("e4", Refusal::NotYours),
        ("e3", Refusal::NoStone),
        ("a1", Refusal::CaptureElsewhere),
    ] {
        let error = refused(refusal, None, point, &session);
        assert_eq!(session.tap_at(point), Err(error), "{point}");
    }
    session.taps("d2");
    for (point, refusal) in [("f3", Refusal::NoLine), ("c3", Refusal::Occupied)] {
        let error = refused(refusal, Some("d2"), point, &session);
        assert_eq!(session.tap_at(point), Err(error), "{point}");
    }
    assert_eq!(
        session.board().selected,
        Some(session.at("d2")),
        "a refused tap changes nothing"
    );
    let error = refused(Refusal::CaptureElsewhere, None, "a1", &session);
    assert_eq!(session.tap_at("a1"), Err(error));

    let mut session = two_at("", "9/9/2BW5/9/9 w");
    session.taps("d3");
    let error = refused(Refusal::TakesNothing, Some("d3"), "d4", &session);
    assert_eq!(session.tap_at("d4"), Err(error));
}

#[test]
fn the_same_direction_twice_running_is_refused() {
    // a1-b1A leaves c1 taken; going on to c1 would be the same direction.
    let mut session = two_at("", "9/3B5/1B7/9/W1B1B4 w");
    session.taps("a1 b1");
    let error = refused(Refusal::SameDirection, Some("b1"), "c1", &session);
    assert_eq!(session.tap_at("c1"), Err(error));
}

#[test]
fn a_drag_is_a_choice_and_a_tap() {
    let mut session = two_at("", CHAIN);
    let effects = session.drag(session.at("f4"), session.at("e4")).unwrap();
    assert_eq!(
        effects[0],
        Effect::Input(InputEffect::Selected(session.at("f4")))
    );
    session.drag(session.at("e4"), session.at("e3")).unwrap();
    assert_eq!(session.played(), "f4-e4W-e3A");

    let mut session = two_at("", BOTH_WAYS);
    session.drag(session.at("d3"), session.at("e3")).unwrap();
    assert!(session.question().is_some(), "a drag asks as a tap does");
}

#[test]
fn a_drag_to_nowhere_leaves_the_stone_chosen() {
    let mut session = two_at("", "");
    let (from, to) = (session.at("d2"), session.at("f3"));
    assert!(session.drag(from, to).is_err());
    assert_eq!(session.board().selected, Some(from));
    assert_eq!(session.lift(from), Ok(vec![]), "it is in the hand already");
    assert_eq!(session.drag(from, from), Ok(vec![]));
    assert_eq!(session.board().selected, Some(from));
}

#[test]
fn nobody_plays_on_the_computers_turn_or_in_the_past_or_after_the_end() {
    let mut session = against_computer("", Side::Second);
    assert_eq!(session.tap_at("d2"), Err(Refused::ComputersTurn));
    assert!(session.board().movable.is_empty());
    assert!(session.needs_computer().is_some());

    session.answers("d2-e3A");
    session.look_at(0).unwrap();
    assert_eq!(session.tap_at("d2"), Err(Refused::LookingBack));
    session.look_live();
    session.resign().unwrap();
    assert_eq!(session.tap_at("d2"), Err(Refused::GameOver));
    assert!(session.needs_computer().is_none());
}

#[test]
fn what_a_destination_would_take_is_known_before() {
    let mut session = two_at("", BOTH_WAYS);
    let empty = PointSet::EMPTY;
    let e3 = session.at("e3");
    assert_eq!(
        session.would_take(e3),
        [(Kind::Approach, empty), (Kind::Withdrawal, empty)],
        "no stone is chosen"
    );
    session.taps("d3");
    let [(_, approach), (_, withdrawal)] = session.would_take(e3);
    assert_eq!(session.names(approach), "f3");
    assert_eq!(session.names(withdrawal), "c3");
}
