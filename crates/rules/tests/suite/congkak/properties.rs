//! What holds in Congkak alone.
use proptest::prelude::*;
use vato_rules::congkak::Congkak;
use vato_rules::mancala::{Event, House, Ply, Position, Sowing};
use vato_rules::{Game, Notation, Side};

use crate::sowing::chance::lines;

proptest! {
    /// What says that a sowing ends and that no board comes back within a round.
    #[test]
    fn every_sowing_moves_on(line in lines::<Congkak>()) {
        let game = line.game();
        for (at, ply) in line.plies().iter().enumerate() {
            let (before, after) = (&line.positions()[at], &line.positions()[at + 1]);
            let drops = |by| {
                let events = game.events(before, ply, after);
                let dropped = events.iter().filter(|event| matches!(event, Event::Drop { by: hand, .. } if *hand == by));
                dropped.count() as u32
            };
            for side in Side::BOTH {
                let outside = before.total() - u32::from(before.store(side));
                prop_assert!(drops(side) <= outside * (2 * u32::from(game.rules().houses) + 1));
            }
            if before.round().number() == after.round().number() {
                let banked = |position: &Position| position.store(Side::First) + position.store(Side::Second);
                let along = |position: &Position| {
                    let houses = Side::BOTH.into_iter().flat_map(|side| position.ring().houses_of(side));
                    houses
                        .map(|house| u32::from(house.index) * u32::from(position.seeds(house)))
                        .sum::<u32>()
                };
                prop_assert!(banked(after) > banked(before) || along(after) > along(before));
            }
        }
    }
}

/// The most seeds a board can hold, in one house.
#[test]
fn a_heap_of_seeds_is_sown() {
    let game = Congkak::default();
    let position = game
        .parse_position("<7,0,0,65534,0,0,0,0,0,0,0,0,0,0,0,0,1> s")
        .unwrap();
    let after = game.play(&position, &Ply::House(0));
    assert_eq!(after.total(), 65535);
    let preview = game.preview(
        &position,
        House {
            side: Side::First,
            index: 0,
        },
    );
    assert!(preview.is_some_and(|preview| preview.drops > 65534));
}

/// Plies that are not legal give some position or other and do not stop the program.
#[test]
fn nonsense_is_survived() {
    let game: Congkak = Congkak::from_rules("opening=simultaneous").unwrap();
    for position in [game.start(), Congkak::default().start()] {
        for ply in [
            Ply::House(200),
            Ply::Swap,
            Ply::Pair { south: 7, north: 0 },
            Ply::Pair {
                south: 0,
                north: 255,
            },
        ] {
            assert_eq!(game.play(&position, &ply), position);
        }
    }
}
