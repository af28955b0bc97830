//! A position that was read is written as text that reads as the same position.
#![no_main]
use libfuzzer_sys::fuzz_target;
use vato_rules::fanorona::{BoardSize, Fanorona, Rules};

fuzz_target!(|input: (u8, &str)| {
    let (board, text) = input;
    let board = BoardSize::ALL[usize::from(board) % BoardSize::ALL.len()];
    let game = Fanorona::new(Rules {
        board,
        ..Rules::DEFAULT
    });
    if let Ok(position) = game.parse_position(text) {
        let written = game.position_text(&position);
        assert_eq!(game.parse_position(&written), Ok(position));
    }
});
