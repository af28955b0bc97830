//! Rule sets, positions and games for the property tests.
use proptest::prelude::*;
use proptest::sample::{Index, select};
use vato_rules::fanorona::{
    BoardSize, Continuation, DirectionRule, Fanorona, Position, Rules, Setup, Stalemate,
};
use vato_rules::{Game, Line, Side};

/// Every board with every value of every option.
pub fn games() -> impl Strategy<Value = Fanorona> {
    (
        select(BoardSize::ALL.to_vec()),
        select(Setup::ALL),
        select(Continuation::ALL),
        select(DirectionRule::ALL),
        select(Stalemate::ALL),
        select(vec![Some(3), Some(4), None]),
        select(vec![Some(50), Some(100), None]),
    )
        .prop_map(
            |(board, setup, continuation, direction, stalemate, repetition, limit)| {
                Fanorona::new(Rules {
                    board,
                    setup,
                    continuation,
                    direction,
                    stalemate,
                    repetition,
                    no_capture_limit: limit,
                })
            },
        )
}

/// Any placement, from nearly empty to nearly full.
pub fn placements() -> impl Strategy<Value = (Fanorona, Position)> {
    let stones = (1..=9u8).prop_flat_map(|of_ten| {
        let owner = prop_oneof![
            u32::from(10 - of_ten) => Just(None),
            u32::from(of_ten) => any::<bool>().prop_map(Some),
        ];
        proptest::collection::vec(owner, 64)
    });
    let counts = (prop_oneof![4 => 0..50u16, 1 => any::<u16>()], 1..=u32::MAX);
    (games(), stones, any::<bool>(), counts).prop_map(|(game, owners, black, (quiet, number))| {
        let of = |white| {
            let points = game.grid().points();
            points
                .filter(|point| owners[point.index()] == Some(white))
                .collect()
        };
        let side = if black { Side::Second } else { Side::First };
        (
            game,
            Position::new(of(true), of(false), side, quiet, number),
        )
    })
}

/// A game played at random from the start until it ends or has 200 plies.
pub fn played() -> impl Strategy<Value = Line<Fanorona>> {
    (games(), proptest::collection::vec(any::<Index>(), 0..200)).prop_map(|(game, choices)| {
        let mut line = Line::new(game, game.start());
        for choice in choices {
            let turns = game.turns(line.position());
            if line.outcome().is_some() || turns.is_empty() {
                break;
            }
            line.push(*choice.get(&turns));
        }
        line
    })
}

/// Positions of both kinds: placed and reached.
pub fn positions() -> impl Strategy<Value = (Fanorona, Position)> {
    let reached = played().prop_map(|line| (*line.game(), *line.position()));
    prop_oneof![2 => placements(), 1 => reached]
}
