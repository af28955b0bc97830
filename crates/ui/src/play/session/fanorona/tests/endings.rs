//! How games end, and the draws that are near.

use vato_rules::fanorona::Event;
use vato_rules::{GameResult, Outcome, Reason, Side};

use super::super::{Effect, Refused};
use super::{Hands, against_computer, events, two_at};
use crate::play::session::{EndNear, Ending};

fn by_rules(result: GameResult, reason: Reason) -> Option<Ending> {
    Some(Ending::Rules(Outcome { result, reason }))
}

#[test]
fn taking_the_last_stone_wins() {
    let mut session = two_at("", "9/9/9/9/W1B6 w");
    let effects = session.taps("a1 b1");
    let won = GameResult::Win(Side::First);
    assert_eq!(session.ending(), by_rules(won, Reason::NoStones));
    assert!(matches!(
        events(&effects).last(),
        Some(Event::GameOver(outcome)) if outcome.result == won
    ));
    assert!(!session.in_progress());
    assert_eq!(session.result(), Some(won));
}

#[test]
fn a_side_that_cannot_move_has_lost_or_the_game_is_drawn() {
    let position = "9/9/9/BB7/WB7 w";
    let session = two_at("", position);
    let lost = GameResult::Win(Side::Second);
    assert_eq!(session.ending(), by_rules(lost, Reason::NoLegalTurn));
    let session = two_at("stalemate=draw", position);
    let ending = by_rules(GameResult::Draw, Reason::NoLegalTurn);
    assert_eq!(session.ending(), ending);
}

/// Two stones far apart that go to and fro.
fn to_and_fro(session: &mut super::Session) -> Vec<Effect> {
    session.taps("a1 a2 i5 i4 a2 a1 i4 i5")
}

#[test]
fn the_third_occurrence_draws_and_is_announced_before() {
    let mut session = two_at("", "8B/9/9/9/W8 w");
    let effects = to_and_fro(&mut session);
    let near = EndNear::Repetition { occurrences: 2 };
    assert_eq!(effects.last(), Some(&Effect::EndNear(near)));
    assert_eq!(session.ends_near(), [near]);
    assert_eq!(session.ending(), None);
    to_and_fro(&mut session);
    let drawn = by_rules(GameResult::Draw, Reason::Repetition);
    assert_eq!(session.ending(), drawn);
    assert!(session.ends_near().is_empty());
}

#[test]
fn with_four_occurrences_the_third_is_announced() {
    let mut session = two_at("repetition=4", "8B/9/9/9/W8 w");
    to_and_fro(&mut session);
    assert_eq!(session.ends_near(), []);
    to_and_fro(&mut session);
    let near = EndNear::Repetition { occurrences: 3 };
    assert_eq!(session.ends_near(), [near]);
    to_and_fro(&mut session);
    assert!(session.ending().is_some());
}

#[test]
fn ten_quiet_plies_before_the_limit_are_announced() {
    let mut session = two_at("", "8B/9/9/9/W8 w 39 30");
    assert_eq!(session.ends_near(), []);
    let effects = session.taps("a1 a2");
    let near = EndNear::Quiet { left: 10 };
    assert!(effects.contains(&Effect::EndNear(near)));
    assert_eq!(session.ends_near(), [near]);
    let effects = session.taps("i5 i4");
    assert_eq!(session.ends_near(), [EndNear::Quiet { left: 9 }]);
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::EndNear(_)))
    );

    let mut session = two_at("", "8B/9/9/9/W8 w 49 30");
    session.taps("a1 a2");
    let drawn = by_rules(GameResult::Draw, Reason::NoCaptureLimit);
    assert_eq!(session.ending(), drawn);

    let session = two_at("no_capture_limit=off", "8B/9/9/9/W8 w 4000 30");
    assert_eq!(session.ends_near(), []);
}

#[test]
fn against_the_computer_the_person_resigns_whoever_is_to_move() {
    let mut session = against_computer("", Side::First);
    session.taps("d2 e3");
    assert!(session.in_progress());
    let ending = Ending::Resigned(Side::First);
    assert_eq!(session.resign(), Ok(vec![Effect::Ended(ending)]));
    assert_eq!(session.ending(), Some(ending));
    assert_eq!(session.result(), Some(GameResult::Win(Side::Second)));
    assert_eq!(session.resign(), Err(Refused::GameOver));
}

#[test]
fn at_a_shared_board_the_side_to_move_resigns() {
    let mut session = two_at("", "");
    session.taps("d2 e3");
    session.resign().unwrap();
    assert_eq!(session.ending(), Some(Ending::Resigned(Side::Second)));
}

#[test]
fn resigning_in_a_chain_drops_the_chain() {
    let mut session = two_at("", "6B2/5WB2/9/4B4/W8 w");
    session.taps("f4 e4");
    session.resign().unwrap();
    assert!(session.turn_in_progress().is_empty());
    assert_eq!(session.ending(), Some(Ending::Resigned(Side::First)));
}

#[test]
fn a_draw_is_offered_to_people_and_accepted_or_declined() {
    let mut session = against_computer("", Side::First);
    assert_eq!(session.offer_draw(), Err(Refused::NoOfferToComputer));

    let mut session = two_at("", "");
    assert_eq!(session.accept_draw(), Err(Refused::NoOffer));
    assert_eq!(session.decline_draw(), Err(Refused::NoOffer));
    let offered = Effect::DrawOffered(Side::First);
    assert_eq!(session.offer_draw(), Ok(vec![offered]));
    assert_eq!(session.offer_draw(), Err(Refused::AlreadyOffered));
    let declined = Effect::DrawDeclined(Side::Second);
    assert_eq!(session.decline_draw(), Ok(vec![declined]));
    session.offer_draw().unwrap();
    session.accept_draw().unwrap();
    assert_eq!(session.ending(), Some(Ending::Agreed));
    assert_eq!(session.offer_draw(), Err(Refused::GameOver));
}

#[test]
fn an_offer_stands_until_the_other_side_has_moved() {
    let mut session = two_at("", "8B/9/9/9/W8 w");
    session.offer_draw().unwrap();
    session.taps("a1 a2");
    assert_eq!(session.draw_offer(), Some(Side::First));
    session.taps("i5 i4");
    assert_eq!(session.draw_offer(), None);
}

#[test]
fn a_rematch_starts_from_the_same_position_with_sides_swapped() {
    let mut session = against_computer("8B/9/9/9/W8 w", Side::First);
    session.taps("a1 a2");
    let revision = session.revision();
    assert_eq!(session.rematch(9), [Effect::Started]);
    assert_eq!(session.human(), Some(Side::Second));
    assert_eq!(session.position_text(), "8B/9/9/9/W8 w 0 1");
    assert_ne!(session.revision(), revision, "old answers are stale");
    assert!(session.needs_computer().is_some());
    assert!(!session.in_progress());
}

#[test]
fn chance_gives_both_sides() {
    let human = |seed| {
        let setup = super::NewGame {
            side: super::SideChoice::Random,
            seed,
            ..super::NewGame::default()
        };
        super::Session::new(&setup).human().unwrap()
    };
    let white = (0..100).filter(|seed| human(*seed) == Side::First).count();
    assert!((30..=70).contains(&white), "{white} of 100");
}
