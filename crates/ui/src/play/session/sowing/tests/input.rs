//! Taps: sowing, sowing again, captures, and what is refused.

use vato_rules::Side;
use vato_rules::mancala::{Event, House, Pit, Refusal};

use super::super::{Effect, InputRefusal, Refused, preview};
use super::{Hands, against_computer, two_at};

fn south(index: u8) -> Pit {
    Pit::House(House {
        side: Side::First,
        index,
    })
}

#[test]
fn one_tap_sows_seed_by_seed_and_passes_the_turn() {
    let mut session = two_at("kalah", "", "");
    let effects = session.taps("1");
    let events: Vec<_> = effects
        .iter()
        .map(|effect| match effect {
            Effect::Event(event) => *event,
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(matches!(events[0], Event::Lift { seeds: 4, .. }));
    let drops = events
        .iter()
        .filter(|event| matches!(event, Event::Drop { .. }));
    assert_eq!(drops.count(), 4);
    assert_eq!(events.last(), Some(&Event::TurnPasses { to: Side::Second }));
    assert_eq!(session.side_to_move(), Side::Second);
    let board = session.board();
    assert_eq!(
        (board.origin, board.landed),
        (Some(south(0)), Some(south(4)))
    );
}

#[test]
fn a_last_seed_in_the_store_sows_again() {
    let mut session = two_at("kalah", "", "");
    let effects = session.taps("3");
    let again = Event::SowAgain { side: Side::First };
    assert!(effects.contains(&Effect::Event(again)));
    assert_eq!(session.side_to_move(), Side::First);
    assert_eq!(session.sowable(), "south-1 south-2 south-4 south-5 south-6");
    assert_eq!(session.board().landed, Some(Pit::Store(Side::First)));
}

#[test]
fn a_capture_goes_to_the_store_and_is_marked() {
    let mut session = two_at("kalah", "", "<6,0,0,1,0,4,4,4,4,4,4,4,4,9,4> s");
    session.taps("1");
    let board = session.board();
    assert_eq!(board.seeds_in(Pit::Store(Side::First)), 10);
    let opposite = House {
        side: Side::Second,
        index: 4,
    };
    assert!(board.captured.contains(Pit::House(opposite)));
    assert!(board.captured.contains(south(1)));
}

#[test]
fn a_refused_tap_says_why_and_changes_nothing() {
    let mut session = two_at("kalah", "", "<6,0,0,0,4,4,4,4,4,4,4,4,4,4,4> s");
    let before = session.clone();
    let refused = |refusal, pit| match pit {
        Pit::House(house) => Refused::Input(InputRefusal::Rules { refusal, house }),
        Pit::Store(_) => Refused::Input(InputRefusal::Store),
    };
    let north = Pit::House(House {
        side: Side::Second,
        index: 0,
    });
    for (pit, refusal) in [
        (south(0), Refusal::Empty),
        (north, Refusal::OtherSide),
        (Pit::Store(Side::First), Refusal::Empty),
    ] {
        assert_eq!(session.tap(pit), Err(refused(refusal, pit)));
    }
    assert_eq!(session, before);
}

#[test]
fn who_has_to_feed_can_only_choose_houses_that_do() {
    let mut session = two_at("oware", "", "1-0-0-0-0-5-0-0-0-0-0-0-20-22-S");
    assert_eq!(session.sowable(), "south-6");
    let house = House {
        side: Side::First,
        index: 0,
    };
    let refusal = Refusal::MustFeed;
    assert_eq!(
        session.tap(Pit::House(house)),
        Err(Refused::Input(InputRefusal::Rules { refusal, house }))
    );
}

#[test]
fn what_a_sowing_would_do_is_known_before() {
    let session = two_at("kalah", "", "");
    let house = |index| House {
        side: Side::First,
        index,
    };
    let third = preview(&session, house(2)).unwrap();
    assert!(third.sows_again);
    assert_eq!(third.last, Pit::Store(Side::First));
    assert_eq!(preview(&session, house(0)).unwrap().last, south(4));
    let mut session = against_computer("kalah", "", "", Side::First);
    session.taps("1");
    assert_eq!(
        preview(&session, house(2)),
        None,
        "it is the computer's turn"
    );
}

#[test]
fn sides_are_swapped_only_right_after_the_first_turn() {
    let mut session = two_at("kalah", "pie=on", "");
    assert!(!session.can_swap());
    assert_eq!(session.swap(), Err(Refused::Input(InputRefusal::NoSwap)));
    session.taps("3");
    assert!(!session.can_swap(), "South's turn goes on");
    session.taps("6");
    assert!(session.can_swap());
    let effects = session.swap().unwrap();
    assert!(effects.contains(&Effect::Event(Event::Swap)));
    assert_eq!(session.side_to_move(), Side::First);
    assert_eq!(session.played(), "3-6 swap");
}

#[test]
fn nobody_agrees_on_a_draw() {
    let mut session = two_at("kalah", "", "");
    assert!(!session.can_offer_draw());
    assert_eq!(session.offer_draw(), Err(Refused::NoOffer));
}
