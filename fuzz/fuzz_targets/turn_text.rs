//! A turn that was read is one of the legal turns, and is written as text that reads
//! as the same turn.
#![no_main]
use libfuzzer_sys::fuzz_target;
use vato_rules::{Game, fanorona::Fanorona};

fuzz_target!(|text: &str| {
    let game = Fanorona::default();
    let mut position = game.start();
    for turn in text.split_whitespace().take(200) {
        let Ok(turn) = game.parse_turn(&position, turn) else {
            break;
        };
        assert!(game.turns(&position).contains(&turn));
        let written = game.turn_text(&turn);
        assert_eq!(game.parse_turn(&position, &written), Ok(turn));
        position = game.play(&position, &turn);
    }
});
