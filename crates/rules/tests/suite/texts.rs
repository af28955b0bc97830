//! What is written can be read again, and no text makes a reader panic.
use proptest::prelude::*;
use proptest::sample::Index;
use vato_rules::any::GameName;
use vato_rules::fanorona::{Fanorona, Rules};
use vato_rules::record::Record;
use vato_rules::{Game, Notation};

use crate::positions::{games, played, positions};

proptest! {
    #[test]
    fn rules(game in games()) {
        prop_assert_eq!(game.rules_text().parse::<Rules>(), Ok(*game.rules()));
        for (key, values) in Rules::OPTIONS {
            let value = game.rules().get(key).expect("every option has a value");
            prop_assert!(values.contains(&value));
        }
    }

    #[test]
    fn a_position((game, position) in positions()) {
        let text = game.position_text(&position);
        prop_assert_eq!(game.parse_position(&text), Ok(position));
    }

    #[test]
    fn turns((game, position) in positions()) {
        let turns = game.turns(&position);
        prop_assume!(turns.len() < 500);
        for turn in turns {
            let text = game.turn_text(&turn);
            let signs = text.replace('A', "+,").replace('W', "-,").replacen('-', "", 1).replace(",-", ",");
            for form in [
                &text,
                &text.replace('-', ""),
                &text.to_lowercase(),
                &text.replace('-', "").to_lowercase(),
                signs.trim_end_matches(','),
            ] {
                prop_assert_eq!(game.parse_turn(&position, form), Ok(turn), "{}", form);
            }
        }
    }

    #[test]
    fn points(game in games()) {
        for point in game.grid().points() {
            prop_assert_eq!(game.grid().named(&game.grid().name(point)), Some(point));
        }
    }

    #[test]
    fn anything_at_all(text in "\\PC*", game in games()) {
        read_as_everything(&game, &text);
    }

    #[test]
    fn anything_in_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..200), game in games()) {
        read_as_everything(&game, &String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn anything_of_the_right_letters(text in "[a-i1-9AWawB/ .,+=\\-\\[\\]{}\"\n]{0,80}", game in games()) {
        read_as_everything(&game, &text);
    }

    /// Valid texts with a few changes reach further into the readers.
    #[test]
    fn nearly_right_texts(
        line in played(),
        changes in proptest::collection::vec((any::<Index>(), any::<char>(), 0..3u8), 1..6),
    ) {
        let game = *line.game();
        let turn = game.turns(line.position()).first().map(|turn| game.turn_text(turn));
        let texts = [
            game.rules_text(),
            game.position_text(line.position()),
            turn.unwrap_or_default(),
            Record::new(line).to_string(),
        ];
        for text in texts {
            let mut chars: Vec<char> = text.chars().collect();
            for (place, c, change) in &changes {
                let at = place.index(chars.len() + 1);
                match change {
                    0 => chars.insert(at, *c),
                    1 if at < chars.len() => chars[at] = *c,
                    _ if at < chars.len() => {
                        chars.remove(at);
                    }
                    _ => {}
                }
            }
            read_as_everything(&game, &chars.into_iter().collect::<String>());
        }
    }
}

/// Gives the text to every reader: none may panic, and an error is one line that
/// stays short however long the text is.
fn read_as_everything(game: &Fanorona, text: &str) {
    let start = game.start();
    let errors = [
        text.parse::<GameName>().err().map(|e| e.to_string()),
        text.parse::<Rules>().err().map(|e| e.to_string()),
        game.parse_position(text).err().map(|e| e.to_string()),
        game.parse_turn(&start, text).err().map(|e| e.to_string()),
        Record::<Fanorona>::parse(text).err().map(|e| e.to_string()),
    ];
    for error in errors.into_iter().flatten() {
        assert!(!error.contains(['\n', '\r']), "{error:?}");
        assert!(error.chars().count() < 300, "{error:?}");
    }
}

#[test]
fn what_people_are_told() {
    let game = Fanorona::default();
    let start = game.start();
    for (text, message) in [
        (
            "",
            "turn: '' where a point was expected; points are a1 to i5, as in d3-e3A",
        ),
        (
            "e2",
            "turn: e2 names no point to go to; write it as in d3-e3A",
        ),
        (
            "j2-e3",
            "turn: 'j2' where a point was expected; points are a1 to i5, as in d3-e3A",
        ),
        (
            "a1-a2",
            "turn: a1-a2: a capture is compulsory and this stone can make none",
        ),
        (
            "d3-e3",
            "turn: d3-e3 captures both ways; add A for approach or W for withdrawal",
        ),
        (
            "e2-e3W",
            "turn: e2-e3 does not capture in the way that its mark says",
        ),
        (
            "d2-e3A-e4A",
            "turn: e3-e4: the turn is finished, nothing more can be taken",
        ),
        ("e4-e3A", "turn: e4-e3: the stone belongs to the other side"),
    ] {
        let error = game.parse_turn(&start, text).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
    for (text, message) in [
        (
            "w",
            "position: 1 rank, but the board has 5; name another board with the option board=COLUMNSxROWS",
        ),
        (
            "9/9 w",
            "position: 2 ranks, but the board has 5; name another board with the option board=COLUMNSxROWS",
        ),
        (
            "9/9/9/9/8 w",
            "position: rank 1 has 8 points, but the board has 9 columns; name another board with the option board=COLUMNSxROWS",
        ),
        (
            "9/9/9/9/8x w",
            "position: 'x' in rank 1; a rank is made of W, B and the digits 1 to 9 for empty points",
        ),
        (
            "9/9/9/9/9",
            "position: the side to move is missing; add w or b after the ranks",
        ),
        (
            "9/9/9/9/9 white",
            "position: the side to move is 'white'; it must be w or b",
        ),
        (
            "9/9/9/9/9 w -1",
            "position: '-1' paikas in a row; it must be a number from 0 to 65535",
        ),
        (
            "9/9/9/9/9 w 0 0",
            "position: turn number '0'; it must be a number from 1 to 4294967295",
        ),
        (
            "9/9/9/9/9 w 0 1 2",
            "position: '2' after the turn number; nothing may follow",
        ),
    ] {
        assert_eq!(game.parse_position(text).unwrap_err().to_string(), message);
    }
    for (text, message) in [
        (
            "board",
            "rules: 'board' is not of the form key=value; options: board, setup, continue, direction, stalemate, repetition, no_capture_limit",
        ),
        (
            "size=9x5",
            "rules: there is no option 'size'; options: board, setup, continue, direction, stalemate, repetition, no_capture_limit",
        ),
        (
            "continue=no",
            "rules: continue has no value 'no'; values: optional, forced",
        ),
        ("setup=mirror,setup=standard", "rules: setup is given twice"),
    ] {
        assert_eq!(text.parse::<Rules>().unwrap_err().to_string(), message);
    }
    let error = "chess".parse::<GameName>().unwrap_err();
    let games = error.to_string();
    assert!(games.starts_with("game: there is no 'chess'; games: fanorona, kalah"));
}
