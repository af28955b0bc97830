//! What holds in every position under every rule set.
use proptest::prelude::*;
use vato_rules::congkak::Congkak;
use vato_rules::mancala::{Compact, Event, House, Pit, Ply, Position, Sowing};
use vato_rules::record::Record;
use vato_rules::{Game, Line, Notation, Side};

use super::model::Model;
use super::positions::{entered, lines};
use super::seeds::Table;

fn plies(game: &Congkak, position: &Position) -> Vec<Ply> {
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    plies
}

/// The positions of a line with the ply played in each and the one after it.
fn played(line: &Line<Congkak>) -> impl Iterator<Item = (&Position, &Ply, &Position)> {
    let positions = line.positions();
    let pairs = positions.iter().zip(&positions[1..]);
    pairs
        .zip(line.plies())
        .map(|((before, after), ply)| (before, ply, after))
}

proptest! {
    #[test]
    fn the_plain_model_plays_alike(line in lines()) {
        let game = line.game();
        prop_assume!(line.start().ended().is_none());
        let mut model = Model::new(game, &game.position_text(line.start()));
        for (before, ply, after) in played(&line) {
            let legal: Vec<String> = plies(game, before)
                .iter()
                .map(|ply| game.ply_text(before, ply))
                .collect();
            prop_assert_eq!(legal, model.plies());
            model.play(&game.ply_text(before, ply));
            let mut text = game.position_text(after);
            if let Some(outcome) = game.outcome(after) {
                text = format!("{text} {}", game.outcome_text(after, &outcome));
                prop_assert!(plies(game, after).is_empty());
            }
            prop_assert_eq!(text, model.text());
        }
    }

    #[test]
    fn no_seed_is_lost(line in lines()) {
        for position in line.positions() {
            prop_assert_eq!(position.total(), line.start().total());
        }
    }

    #[test]
    fn events_tell_what_happens(line in lines()) {
        let game = line.game();
        for (before, ply, after) in played(&line) {
            let mut table = Table::new(before);
            let events = game.events(before, ply, after);
            events.iter().for_each(|event| table.see(event));
            table.assert_is(after);
            match events.last() {
                Some(Event::GameOver(outcome)) => prop_assert_eq!(game.outcome(after), Some(*outcome)),
                Some(Event::RoundBegins { number, starter }) => {
                    prop_assert_eq!(*number, before.round().number() + 1);
                    prop_assert_eq!((*number, *starter), (after.round().number(), after.side()));
                }
                Some(Event::SowAgain { side }) => {
                    prop_assert!(after.round().opening() || after.side() == *side);
                }
                Some(Event::TurnPasses { to }) => prop_assert_eq!(after.side(), *to),
                last => prop_assert!(false, "a ply ended with {:?}", last),
            }
        }
    }

    /// What says that a sowing ends and that no board comes back within a round.
    #[test]
    fn every_sowing_moves_on(line in lines()) {
        let game = line.game();
        for (before, ply, after) in played(&line) {
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

    #[test]
    fn both_boards_play_alike(line in lines()) {
        let game = line.game();
        let (Some(fast), Some(_)) = (game.compact(), line.start().on::<Compact>()) else {
            return Ok(());
        };
        let mut listed = Vec::new();
        for (before, ply, after) in played(&line) {
            let small = before.on::<Compact>().expect("as many seeds as at the start");
            fast.plies(&small, &mut listed);
            prop_assert_eq!(&listed, &plies(game, before));
            prop_assert_eq!(game.count_plies(before), listed.len() as u64);
            prop_assert_eq!(fast.count_plies(&small), listed.len() as u64);
            prop_assert_eq!(Some(fast.play(&small, ply)), after.on::<Compact>());
            prop_assert_eq!(fast.outcome(&small), game.outcome(before));
        }
    }

    #[test]
    fn from_across_the_board_it_is_the_same((game, position) in entered()) {
        // In the opening South drops first, so there it is not.
        prop_assume!(!position.round().opening());
        let across = position.half_turn();
        prop_assert_eq!(across.half_turn(), position);
        prop_assert_eq!(plies(&game, &across), plies(&game, &position));
        for ply in plies(&game, &position) {
            prop_assert_eq!(game.play(&across, &ply), game.play(&position, &ply).half_turn());
        }
    }

    #[test]
    fn legal_is_what_is_not_refused((game, position) in entered()) {
        let legal = plies(&game, &position);
        let opening = position.round().opening();
        for side in Side::BOTH {
            for house in position.ring().houses_of(side) {
                let index = house.index;
                let listed = legal.iter().any(|ply| match *ply {
                    Ply::House(listed) => side == position.side() && listed == index,
                    Ply::Pair { south, north } => [south, north][side.index()] == index,
                    Ply::Swap => false,
                });
                prop_assert_eq!(listed, game.refusal(&position, house).is_none());
                prop_assert_eq!(listed, game.preview(&position, house).is_some());
                if !opening && side == position.side() {
                    let read = game.parse_ply(&position, &game.house_text(house));
                    prop_assert_eq!(read.is_ok(), listed);
                }
            }
        }
        for ply in &legal {
            let text = game.ply_text(&position, ply);
            prop_assert_eq!(game.parse_ply(&position, &text), Ok(*ply));
        }
    }

    #[test]
    fn a_preview_is_what_then_happens(line in lines()) {
        let game = line.game();
        for (before, ply, after) in played(&line) {
            let &Ply::House(index) = ply else { continue };
            let side = before.side();
            let preview = game.preview(before, House { side, index });
            let Some(preview) = preview else {
                return Err(TestCaseError::fail("a legal ply has no preview"));
            };
            prop_assert_eq!(preview.ends_game, after.ended().is_some());
            let same_round = after.round().number() == before.round().number();
            if after.ended().is_none() && same_round {
                prop_assert_eq!(preview.sows_again, after.side() == side);
                if preview.sows_again {
                    prop_assert_eq!(preview.last, Pit::Store(side));
                }
                prop_assert!(after.store(side) >= before.store(side) + preview.takes);
                let dropped = after.store(side) - before.store(side) - preview.takes;
                prop_assert!(u32::from(dropped) <= preview.drops);
            }
        }
    }

    #[test]
    fn what_is_written_can_be_read(line in lines()) {
        let game = line.game();
        for position in line.positions() {
            let text = game.position_text(position);
            let read = game.parse_position(&text);
            prop_assert_eq!(read.as_ref().map(|read| game.position_text(read)), Ok(text));
            // But for who began a later round, it is the same position.
            if position.round().number() == 1 {
                prop_assert_eq!(read, Ok(*position));
            }
        }
    }

    #[test]
    fn a_record_replays_the_game(line in lines()) {
        let record = Record::new(line);
        let read = Record::<Congkak>::parse(&record.to_string());
        match read {
            Ok(read) => {
                prop_assert_eq!(read.line(), record.line());
                prop_assert_eq!(read.to_string(), record.to_string());
            }
            Err(error) => prop_assert!(false, "{}\n{}", error, record),
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
    let mut table = Table::new(&position);
    for event in game.events(&position, &Ply::House(0), &after) {
        table.see(&event);
    }
    table.assert_is(&after);
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
