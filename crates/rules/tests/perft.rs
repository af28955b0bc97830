//! Perft numbers.
use vato_rules::{Game, fanorona::Fanorona, perft::perft};

#[test]
fn nine_by_five_by_paths() {
    let game = Fanorona::default();
    let counts = [5, 39, 724, 18026, 431852, 9205774];
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(&game, &game.start(), depth), count, "depth {depth}");
    }
}
