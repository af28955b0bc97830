//! Symmetric positions have symmetric turns, and so have positions with the
//! colours swapped.
use std::collections::BTreeSet;

use proptest::prelude::*;
use vato_rules::fanorona::{BoardSize, Fanorona, Rules, Setup, Symmetry};
use vato_rules::{Game, GameResult, Side};

use crate::positions::positions;

proptest! {
    #[test]
    fn of_boards((game, position) in positions()) {
        let grid = game.grid();
        let turns = game.turns(&position);
        prop_assume!(turns.len() < 3000);
        for symmetry in Symmetry::of(grid) {
            let image = symmetry.position(grid, &position);
            prop_assert_eq!(symmetry.inverse().position(grid, &image), position);
            prop_assert_eq!(game.outcome(&image), game.outcome(&position));
            let of_image: BTreeSet<String> =
                game.turns(&image).iter().map(|turn| game.turn_text(turn)).collect();
            let images: BTreeSet<String> = turns
                .iter()
                .map(|turn| game.turn_text(&symmetry.turn(grid, turn)))
                .collect();
            prop_assert_eq!(of_image, images);
            for turn in &turns {
                let played = symmetry.position(grid, &game.play(&position, turn));
                prop_assert_eq!(game.play(&image, &symmetry.turn(grid, turn)), played);
            }
        }
    }

    #[test]
    fn of_colours((game, position) in positions()) {
        let swapped = position.colours_swapped();
        prop_assert_eq!(swapped.colours_swapped(), position);
        prop_assert_eq!(game.turns(&swapped), game.turns(&position));
        let mirrored = game.outcome(&position).map(|mut outcome| {
            if let GameResult::Win(side) = &mut outcome.result {
                *side = !*side;
            }
            outcome
        });
        prop_assert_eq!(game.outcome(&swapped), mirrored);
    }
}

/// The start is its own image under a half turn with colours swapped, and the two
/// ways to set it up are each other's mirror image.
#[test]
fn of_the_start() {
    for board in BoardSize::ALL {
        let [standard, mirror] = [Setup::Standard, Setup::Mirror].map(|setup| {
            Fanorona::new(Rules {
                board,
                setup,
                ..Rules::DEFAULT
            })
        });
        let (grid, start) = (standard.grid(), standard.start());
        let [_, files, _, half_turn] = Symmetry::ALL[..4] else {
            unreachable!()
        };
        let turned = half_turn.position(grid, &start);
        assert_eq!(turned.stones(Side::First), start.stones(Side::Second));
        assert_eq!(turned.stones(Side::Second), start.stones(Side::First));
        assert_eq!(files.position(grid, &start), mirror.start());
        let points = u32::from(board.columns()) * u32::from(board.rows());
        assert_eq!(start.own().len() + start.enemy().len(), points - 1);
    }
}
