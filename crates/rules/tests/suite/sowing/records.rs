//! Records, and lines as text.
use proptest::prelude::*;
use vato_rules::any::{AnyGame, GameName};
use vato_rules::congkak::Congkak;
use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::record::Record;
use vato_rules::{Line, Side};

use super::Tested;
use super::chance::lines;

fn replayed<G: Tested>(line: Line<G>, comments: &[(usize, String)]) -> Result<(), TestCaseError> {
    let mut record = Record::new(line);
    for (at, words) in comments {
        record.add_comment(*at, words);
    }
    let text = record.to_string();
    let read = match Record::<G>::parse(&text) {
        Ok(read) => read,
        Err(error) => return Err(TestCaseError::fail(format!("{error}\n{text}"))),
    };
    prop_assert_eq!(read.line(), record.line());
    prop_assert_eq!(read.result(), record.result());
    prop_assert_eq!(read.termination(), record.termination());
    prop_assert!(read.comments().eq(record.comments()));
    prop_assert_eq!(read.to_string(), text);
    Ok(())
}

fn comments() -> impl Strategy<Value = Vec<(usize, String)>> {
    proptest::collection::vec((0..50usize, "\\PC{0,60}"), 0..6)
}

proptest! {
    #[test]
    fn of_kalah_replay(line in lines::<Kalah>(), comments in comments()) {
        // A start that is over already is swept as it is read.
        prop_assume!(line.start().ended().is_none());
        replayed(line, &comments)?;
    }

    #[test]
    fn of_oware_replay(line in lines::<Oware>(), comments in comments()) {
        prop_assume!(line.start().ended().is_none());
        replayed(line, &comments)?;
    }

    #[test]
    fn of_congkak_replay(line in lines::<Congkak>(), comments in comments()) {
        prop_assume!(line.start().ended().is_none());
        replayed(line, &comments)?;
    }

    /// Turns are the plies in order, each turn of one side.
    #[test]
    fn turns_hold_every_ply(line in lines::<Kalah>()) {
        let mut next = 0;
        for turn in line.turns() {
            prop_assert_eq!(turn.plies.start, next);
            next = turn.plies.end;
            for at in turn.plies {
                prop_assert_eq!(line.positions()[at].side(), turn.side);
            }
        }
        prop_assert_eq!(next, line.plies().len());
    }
}

const KALAH: &str = "[South \"Aino\"]\n[Game \"kalah\"]\n[Rules \"kalah/irving\"]\n\n\
                     1. 3-6 {well begun} 1-2 2. 3 {one} 6 *\n";

#[test]
fn of_kalah_join_the_sowings_of_a_turn() {
    let record = Record::<Kalah>::parse("1. 3-6 {well begun} 1... 2-1 {so} 2. 1 *").unwrap();
    let turns = record.line().turns();
    let sides: Vec<(u32, Side, usize)> = turns
        .iter()
        .map(|turn| (turn.number, turn.side, turn.plies.len()))
        .collect();
    assert_eq!(
        sides,
        [
            (1, Side::First, 2),
            (1, Side::Second, 2),
            (2, Side::First, 1)
        ]
    );
    assert!(
        record
            .to_string()
            .contains("1. 3-6 {well begun} 1... 2-1 {so} 2. 1 *")
    );
}

#[test]
fn of_kalah_may_be_cut_by_comments_and_never_go_on_after_the_turn() {
    let record = Record::<Kalah>::parse("1. 3 {again} 6 2").unwrap();
    assert!(record.to_string().contains("1. 3 {again} 1. 6 2 *"));
    let error = Record::<Kalah>::parse(KALAH).unwrap_err().to_string();
    assert_eq!(
        error,
        "game record, line 5: '1-2' goes on when the turn is over; write the other side's turn as a word of its own"
    );
}

#[test]
fn of_oware_take_single_letters_and_strings() {
    let string = Record::<Oware>::parse("FfEa").unwrap();
    let letters = Record::<Oware>::parse("1. F f 2. E a *").unwrap();
    assert_eq!(string, letters);
    assert!(string.to_string().ends_with("\n\n1. F f 2. E a *\n"));
    let error = Record::<Oware>::parse("FfEA").unwrap_err().to_string();
    assert_eq!(
        error,
        "game record, line 1: 2... 'FfEA': turn: A: the house is the other side's; legal: a b c d e"
    );
}

#[test]
fn a_word_is_played_whole_or_not_at_all() {
    let mut line = AnyGame::new(GameName::Kalah, "")
        .unwrap()
        .line(None)
        .unwrap();
    assert!(line.apply("3-9").is_err());
    assert!(line.is_empty());
    let error = line.apply("1-2").unwrap_err().to_string();
    assert_eq!(
        error,
        "turn: '1-2' goes on when the turn is over; write the other side's turn as a word of its own"
    );
    assert!(line.is_empty());
    line.apply("3-6").unwrap();
    assert_eq!(line.len(), 2);
}
