//! What is told to people who mistype, and what no text may do.
use proptest::prelude::*;
use vato_rules::congkak::{Congkak, Rules};
use vato_rules::{Game, Notation};

use crate::sowing::chance::games;
use crate::sowing::texts::{read_as_everything, rules_come_back};

proptest! {
    #[test]
    fn rules(game in games::<Congkak>()) {
        rules_come_back(&game)?;
    }

    #[test]
    fn anything_at_all(text in "\\PC*", game in games::<Congkak>()) {
        read_as_everything(&game, &text)?;
    }

    #[test]
    fn nearly_a_position(
        text in "<(7|8),[0-9]{1,4},[0-9]{1,5}(,(x|[0-9]{1,4})){14,16}> ?[sn]?( open| \\+[0-9]{1,3}| r[0-9]{1,6}){0,3}",
        game in games::<Congkak>(),
    ) {
        read_as_everything(&game, &text)?;
    }

    #[test]
    fn nearly_plies(text in "([0-9]{1,2}[-+ ]?){0,30}", game in games::<Congkak>()) {
        read_as_everything(&game, &text)?;
    }
}

#[test]
fn what_people_are_told() {
    let game: Congkak = Congkak::default();
    let open: Congkak = Congkak::from_rules("houses=5,opening=simultaneous").unwrap();
    let counted: Congkak = Congkak::from_rules("houses=5,bonus=2,rounds=3,burnt=off").unwrap();
    let position = |game: &Congkak, text: &str| game.parse_position(text).unwrap_err().to_string();
    let ply =
        |game: &Congkak, text: &str| game.parse_ply(&game.start(), text).unwrap_err().to_string();
    let full = "<5,0,0,1,1,1,1,1,1,1,1,1,1>";
    let late = open
        .parse_position("<5,0,0,1,0,0,0,1,1,0,0,0,1> s open")
        .unwrap();
    let told = [
        (
            position(&game, full),
            "position: 5 houses a side, but the rules have 7; name another board with the option houses=5",
        ),
        (
            position(&game, "<7,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1> s open"),
            "position: 'open' belongs to the option opening=simultaneous; add it",
        ),
        (
            position(&game, "<7,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1> s r2"),
            "position: 'r' belongs to the option rounds=3, 5, 7 or until_broke; add it",
        ),
        (
            position(&game, "<7,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1> s +1"),
            "position: '+' belongs to the option bonus=NUMBER; add it",
        ),
        (
            position(&open, &format!("{full} n open")),
            "position: 'n open' cannot stand there; both sides pick at once, which is written s open",
        ),
        (
            position(&counted, &format!("{full} s +3")),
            "position: '+3' cannot stand there; extra sowings already taken are counted from +0 up to the number of the option bonus",
        ),
        (
            position(&counted, &format!("{full} s r4")),
            "position: 'r4' cannot stand there; rounds are counted from r1 up to the number of the option rounds",
        ),
        (
            position(&counted, &format!("{full} s r2 r2")),
            "position: 'r2' after the last field; nothing may follow",
        ),
        (
            position(&counted, "<5,0,0,x,1,1,1,1,1,1,1,1,1> s"),
            "position: 'x' belongs to the option burnt=on; add it",
        ),
        (
            ply(&game, "8"),
            "turn: '8' is no house; houses are 1 to 7, from the left of the side to move",
        ),
        (
            ply(&game, "3+5"),
            "turn: 3+5: only one side is to move now; legal: 1 2 3 4 5 6 7",
        ),
        (
            ply(&open, "4+6"),
            "turn: '4+6' is no house; houses are 1 to 5 from their owner's left, and both sides pick one now, as in 3+5",
        ),
        (
            ply(&open, "3"),
            "turn: 3: both sides pick a house at once now, as in 3+5; legal: South 1 2 3 4 5, North 1 2 3 4 5",
        ),
        (
            open.parse_ply(&late, "1+3").unwrap_err().to_string(),
            "turn: 1+3: the house is empty; legal: South 1 5, North 1 5",
        ),
    ];
    for (found, wanted) in told {
        assert_eq!(found, wanted);
    }
}

#[test]
fn seeds_follow_the_houses() {
    let text = |rules: &str| rules.parse::<Rules>().unwrap().to_string();
    assert_eq!(text("houses=6,seeds=6"), "houses=6");
    assert_eq!(text("seeds=7"), "");
    assert_eq!(text("seeds=7,houses=6"), "houses=6,seeds=7");
    assert_eq!("seeds=7".parse::<Rules>(), Ok(Rules::default()));
}
