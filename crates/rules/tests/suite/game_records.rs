//! Game records.
use proptest::prelude::*;
use vato_rules::fanorona::{Fanorona, Refusal, TurnError};
use vato_rules::record::{Problem, Record, Termination};
use vato_rules::{GameResult, Reason, Side};

use crate::positions::played;

type FanoronaRecord = Record<Fanorona>;

proptest! {
    #[test]
    fn come_back_as_they_were(
        line in played(),
        white in "\\PC{0,30}",
        comments in proptest::collection::vec((0..50usize, "\\PC{0,120}"), 0..8),
        ending in 0..4u8,
    ) {
        let mut record = Record::new(line);
        prop_assert!(record.set_tag("White", &white));
        prop_assert!(record.set_tag("Round_2", "\\ \" ]"));
        for (at, words) in &comments {
            record.add_comment(*at, words);
        }
        match ending {
            0 => record.ended(GameResult::Win(Side::Second), Termination::Resignation),
            1 => record.ended(GameResult::Draw, Termination::Agreement),
            2 => record.ended(GameResult::Draw, Termination::Other("flood".into())),
            _ => {}
        }
        let text = record.to_string();
        prop_assert!(text.lines().all(|line| !line.ends_with(' ')));
        let read = match FanoronaRecord::parse(&text) {
            Ok(read) => read,
            Err(error) => return Err(TestCaseError::fail(format!("{error}\n{text}"))),
        };
        prop_assert_eq!(read.line(), record.line());
        prop_assert_eq!(read.result(), record.result());
        prop_assert_eq!(read.termination(), record.termination());
        prop_assert!(read.comments().eq(record.comments()));
        prop_assert_eq!(read.tag("Round_2"), record.tag("Round_2"));
        prop_assert_eq!(read.to_string(), text);
    }
}

/// As somebody else's program or hand might write it.
const FOREIGN: &str = "\u{feff}[Game \"Fanorona\"]\r
[Annotator \"R. \\\"Ravo\\\" A.\"]\r
[Black \"Soa\"]\r
[Result \"0-1\"]\r
[Termination \"resignation\"]\r
\r
{At the market.} 1.f2e3a {the usual\r
way} 1... d5-d4A-c5W!? ; both captures\r
2. e2-e3A-d3W $1 0-1\r
";

#[test]
fn of_others_are_read() {
    let record = FanoronaRecord::parse(FOREIGN).unwrap();
    assert_eq!(record.line().plies().len(), 3);
    assert_eq!(record.tag("Annotator"), Some("R. \"Ravo\" A."));
    assert_eq!(record.tag("Black"), Some("Soa"));
    assert_eq!(record.tag("Event"), None);
    assert_eq!(record.result(), Some(GameResult::Win(Side::Second)));
    assert_eq!(record.termination(), Some(&Termination::Resignation));
    let comments: Vec<_> = record.comments().collect();
    assert_eq!(
        comments,
        [
            (0, "At the market."),
            (1, "the usual way"),
            (2, "both captures")
        ]
    );
    assert_eq!(
        record.to_string(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[White \"?\"]\n[Black \"Soa\"]\n\
         [Result \"0-1\"]\n[Game \"fanorona\"]\n[Termination \"resignation\"]\n\
         [Annotator \"R. \\\"Ravo\\\" A.\"]\n\n\
         {At the market.} 1. f2-e3A {the usual way} 1... d5-d4A-c5W {both captures} 2.\n\
         e2-e3A-d3W 0-1\n"
    );
}

#[test]
fn of_finished_games_know_the_result() {
    let text = "[FEN \"9/9/9/9/W1B6 w\"]\n1. a1-b1A *";
    let record = FanoronaRecord::parse(text).unwrap();
    assert_eq!(record.result(), Some(GameResult::Win(Side::First)));
    assert_eq!(
        record.termination(),
        Some(&Termination::Rule(Reason::NoStones))
    );
}

#[test]
fn of_games_that_ended_for_no_known_reason_name_none() {
    for text in ["1. e2-e3A 1-0", "[Termination \"\"]\n1. e2-e3A 1-0"] {
        let mut record = FanoronaRecord::parse(text).unwrap();
        assert_eq!(record.termination(), None);
        record.ended(GameResult::Win(Side::First), Termination::Other(" ".into()));
        assert_eq!(record.termination(), None);
        assert!(!record.to_string().contains("[Termination"));
    }
}

#[test]
fn that_are_wrong_say_where() {
    let far = "e2-e3A ".repeat(200_000);
    for (text, message) in [
        (
            "",
            "line 1: nothing given; a record has tags, turns or both",
        ),
        (&far, "line 1: longer than 1048576 bytes"),
        (
            "[White Rabe]",
            "line 1: a tag is written as [Name \"value\"]",
        ),
        (
            "[White \"a\"]\n[White \"b\"]",
            "line 2: the tag 'White' is given twice",
        ),
        (
            "[Game \"oware\"]",
            "line 1: the game is 'oware'; only fanorona is read here",
        ),
        (
            "\n[Rules \"continue=no\"]",
            "line 2: rules: continue has no value 'no'; values: optional, forced",
        ),
        (
            "[FEN \"9/9/9/9/9\"]",
            "line 1: position: the side to move is missing; add w or b after the ranks",
        ),
        (
            "[Result \"2-0\"]",
            "line 1: the result '2-0' is none of 1-0, 0-1, 1/2-1/2 and *",
        ),
        (
            "1. e2-e3A {no\nend",
            "line 1: a comment begins with { and never ends with }",
        ),
        (
            "1. e2-e3A (1. d2-e3A)",
            "line 1: '(' does not belong here; comments stand between { and }, and there are no variations",
        ),
        (
            "1. e2-e3A\n1... a1-a2",
            "line 2: 1... 'a1-a2': turn: a1-a2: the stone belongs to the other side",
        ),
        (
            "1. e2-e3A 1-0 d5-d4A",
            "line 1: 'd5-d4A' comes after the result",
        ),
        (
            "[FEN \"9/9/9/9/W1B6 w\"]\n1. a1-b1A b1-c1",
            "line 2: 'b1-c1' comes after the end of the game (1-0 no_stones)",
        ),
        (
            "[FEN \"9/9/9/9/W1B6 w\"]\n1. a1-b1A 0-1",
            "line 2: the result is 0-1, but by the tags or the rules it is 1-0",
        ),
        (
            "[Result \"1-0\"]\n1. e2-e3A 0-1",
            "line 2: the result is 1-0, but by the tags or the rules it is 0-1",
        ),
    ] {
        let error = FanoronaRecord::parse(text).expect_err(text);
        assert_eq!(error.to_string(), format!("game record, {message}"));
    }
}

#[test]
fn with_a_turn_that_is_refused_carry_why() {
    let error = FanoronaRecord::parse("1. f2-e3A d5-d4A 2. a1-a2").unwrap_err();
    let Problem::Ply {
        number,
        side,
        error,
        ..
    } = error.problem
    else {
        panic!("{error}");
    };
    assert_eq!((number, side), (2, Side::First));
    let refused = TurnError::Refused {
        from: "a1".into(),
        to: "a2".into(),
        refusal: Refusal::CaptureElsewhere,
    };
    assert_eq!(error, refused);
}
