//! Games that end by what came before.
use proptest::prelude::*;
use vato_rules::any::{AnyGame, GameName};
use vato_rules::fanorona::Fanorona;
use vato_rules::{Line, Notation, Reason};

use crate::positions::played;

fn play(rules: &str, position: &str, turns: &str) -> Line<Fanorona> {
    let game = Fanorona::from_rules(rules).unwrap();
    let mut line = Line::new(game, game.parse_position(position).unwrap());
    for turn in turns.split_whitespace() {
        assert_eq!(line.outcome(), None, "before {turn}");
        line.push(game.parse_turn(line.position(), turn).unwrap());
    }
    line
}

const APART: &str = "8B/9/9/9/W8 w";
const ROUND: &str = "a1-a2 i5-i4 a2-a1 i4-i5 ";

#[test]
fn the_third_occurrence_draws() {
    let line = play("", APART, &ROUND.repeat(2));
    assert_eq!(line.outcome().map(|o| o.reason), Some(Reason::Repetition));
    assert_eq!(line.occurrences(), 3);
    let before = play("", APART, "a1-a2 i5-i4 a2-a1 i4-i5 a1-a2 i5-i4 a2-a1");
    assert!(
        before.next_occurrence_ends(),
        "a1 and i4 stand for the second time"
    );
    let back = before
        .game()
        .parse_turn(before.position(), "i4-i5")
        .unwrap();
    assert!(before.completes_repetition(&back));
    let away = before
        .game()
        .parse_turn(before.position(), "i4-i3")
        .unwrap();
    assert!(!before.completes_repetition(&away));
}

#[test]
fn or_the_fourth_or_none() {
    assert_eq!(
        play("repetition=4", APART, &ROUND.repeat(2)).outcome(),
        None
    );
    let line = play("repetition=4", APART, &ROUND.repeat(3));
    assert_eq!(line.outcome().map(|o| o.reason), Some(Reason::Repetition));
    assert_eq!(
        play("repetition=off", APART, &ROUND.repeat(12)).outcome(),
        None
    );
}

#[test]
fn fifty_paikas_draw() {
    let line = play("repetition=off", APART, &ROUND.repeat(12));
    assert_eq!(line.game().quiet_plies_left(line.position()), Some(2));
    let line = play("repetition=off", APART, &(ROUND.repeat(12) + "a1-a2 i5-i4"));
    assert_eq!(
        line.outcome().map(|o| o.reason),
        Some(Reason::NoCaptureLimit)
    );
    assert_eq!(line.game().turns(line.position()), []);
}

#[test]
fn repetition_comes_before_the_count() {
    // The fiftieth paika is the third occurrence too.
    let line = play("", "8B/9/9/9/W8 w 42 30", &ROUND.repeat(2));
    assert_eq!(line.outcome().map(|o| o.reason), Some(Reason::Repetition));
}

#[test]
fn a_loss_comes_before_the_count() {
    let line = play("", "9/9/9/BB7/WB7 w 50 30", "");
    assert_eq!(
        line.outcome().map(|o| o.to_string()).as_deref(),
        Some("0-1 no_legal_turn")
    );
}

#[test]
fn as_text() {
    let game = AnyGame::new(GameName::Fanorona, "").unwrap();
    let mut line = game.line(Some("9/9/9/9/W1B6 w")).unwrap();
    assert_eq!(line.legal(), ["a1-b1A"]);
    assert!(line.apply("a1-a2").is_err());
    assert_eq!(line.position_text(), "9/9/9/9/W1B6 w 0 1");
    line.apply("a1b1").unwrap();
    assert_eq!(line.position_text(), "9/9/9/9/1W7 b 0 1");
    assert_eq!(line.result_line().as_deref(), Some("result 1-0 no_stones"));
    assert_eq!(line.legal(), [""; 0]);
    let error = line.apply("b1-c1").unwrap_err().to_string();
    assert_eq!(
        error,
        "turn: 'b1-c1' comes after the end of the game (1-0 no_stones)"
    );
    assert!(line.undo() && !line.undo());
    assert_eq!(line.result_line(), None);
}

proptest! {
    /// Occurrences counted over all positions with their stones, not by keys
    /// and not only as far back as the last capture.
    #[test]
    fn occurrences_are_those_of_the_stones(line in played()) {
        let same = |a: &vato_rules::fanorona::Position, b: &vato_rules::fanorona::Position| {
            (a.side(), a.own(), a.enemy()) == (b.side(), b.own(), b.enemy())
        };
        for (at, now) in line.positions().iter().enumerate() {
            let count = line.positions()[..=at].iter().filter(|p| same(p, now)).count();
            prop_assert_eq!(line.occurrences_after(at), count as u32);
        }
        let mut shorter = line.clone();
        if let Some(ply) = shorter.pop() {
            let repeated = line.outcome().map(|o| o.reason) == Some(Reason::Repetition);
            prop_assert!(!repeated || shorter.completes_repetition(&ply));
            shorter.push(ply);
            prop_assert_eq!(shorter, line);
        }
    }
}
