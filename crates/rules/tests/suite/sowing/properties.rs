use proptest::prelude::*;
use vato_rules::congkak::Congkak;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, Event, House, Pit, Ply, Position};
use vato_rules::oware::{Cycle, Oware};
use vato_rules::{Game, Line, Outcome, Reason, Side};

use super::Tested;
use super::chance::lines;
use super::events::Table;
use super::model::{Model, Rules, Seeds};

type Checked = Result<(), TestCaseError>;

fn plies<G: Tested>(game: &G, position: &Position) -> Vec<Ply> {
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    plies
}

/// The positions of a line with the ply played in each and the one after it.
fn played<G: Tested>(line: &Line<G>) -> impl Iterator<Item = (&Position, &Ply, &Position)> {
    let pairs = line.positions().iter().zip(&line.positions()[1..]);
    pairs
        .zip(line.plies())
        .map(|((before, after), ply)| (before, ply, after))
}

pub fn model_plays_alike<G: Tested>(line: &Line<G>, rules: Rules) -> Checked {
    let game = line.game();
    for (before, ply, after) in played(line) {
        let mut model = Model::new(rules, before);
        let houses: Vec<Ply> = model
            .legal()
            .iter()
            .map(|at| Ply::House(*at as u8))
            .collect();
        let mut listed = plies(game, before);
        listed.retain(|ply| *ply != Ply::Swap);
        prop_assert_eq!(listed, houses);
        let &Ply::House(index) = ply else { continue };
        model.play(usize::from(index));
        if after.ended() == Some(Reason::Cycle) {
            continue;
        }
        prop_assert_eq!(Seeds::of(after), model.seeds);
        prop_assert_eq!(after.ended().is_some(), model.over);
        prop_assert!(model.over || after.side().index() == model.side);
    }
    Ok(())
}

fn no_seed_is_lost<G: Tested>(line: &Line<G>) -> Checked {
    for position in line.positions() {
        prop_assert_eq!(position.total(), line.start().total());
    }
    Ok(())
}

fn events_tell_what_happens<G: Tested>(line: &Line<G>) -> Checked {
    let game = line.game();
    for (before, ply, after) in played(line) {
        let mut table = Table::new(before);
        let events = game.events(before, ply, after);
        events.iter().for_each(|event| table.see(event));
        table.assert_is(after);
        let duty = events
            .iter()
            .any(|e| matches!(e, Event::FeedingDuty { .. }));
        let last = events
            .iter()
            .rfind(|e| !matches!(e, Event::FeedingDuty { .. }));
        match last {
            Some(Event::GameOver(outcome)) => {
                prop_assert!(!duty);
                prop_assert_eq!(game.outcome(after), Some(*outcome));
            }
            Some(Event::SowAgain { side }) => {
                prop_assert!(after.round().opening() || after.side() == *side);
            }
            Some(Event::RoundBegins { number, starter }) => {
                prop_assert_eq!(*number, before.round().number() + 1);
                prop_assert_eq!((*number, *starter), (after.round().number(), after.side()));
            }
            Some(Event::TurnPasses { to }) => prop_assert_eq!(after.side(), *to),
            last => prop_assert!(false, "a ply ended with {:?}", last),
        }
        prop_assert_eq!(
            matches!(last, Some(Event::GameOver(_))),
            after.ended().is_some()
        );
    }
    Ok(())
}

fn both_boards_play_alike<G: Tested>(line: &Line<G>) -> Checked {
    let game = line.game();
    let (Some(fast), Some(_)) = (game.fast(), line.start().on::<Compact>()) else {
        return Ok(());
    };
    let mut listed = Vec::new();
    for (before, ply, after) in played(line) {
        let small = before
            .on::<Compact>()
            .expect("as many seeds as at the start");
        fast.plies(&small, &mut listed);
        prop_assert_eq!(&listed, &plies(game, before));
        prop_assert_eq!(game.count_plies(before), listed.len() as u64);
        prop_assert_eq!(fast.count_plies(&small), listed.len() as u64);
        prop_assert_eq!(fast.outcome(&small), game.outcome(before));
        let next = game.play(before, ply);
        prop_assert_eq!(Some(fast.play(&small, ply)), next.on::<Compact>());
        if after.ended() == Some(Reason::Cycle) {
            let (settled, outcome) = fast.repeated(&fast.play(&small, ply));
            prop_assert_eq!(Some(settled), after.on::<Compact>());
            prop_assert_eq!(Some(outcome), game.outcome(after));
        }
        let back: Option<Position> = small.on();
        prop_assert_eq!(back, Some(*before));
    }
    Ok(())
}

fn from_across_the_board<G: Tested>(game: &G, position: &Position) -> Checked {
    let across = position.half_turn();
    prop_assert_eq!(across.half_turn(), *position);
    prop_assert_eq!(plies(game, &across), plies(game, position));
    for ply in plies(game, position) {
        let after = game.play(position, &ply);
        prop_assert_eq!(game.play(&across, &ply), after.half_turn());
        let results = [&after, &after.half_turn()].map(|p| game.outcome(p));
        prop_assert_eq!(
            results[0].map(|o: Outcome| o.reason),
            results[1].map(|o: Outcome| o.reason)
        );
    }
    Ok(())
}

fn legal_is_what_is_not_refused<G: Tested>(game: &G, position: &Position) -> Checked {
    let legal = plies(game, position);
    for side in Side::BOTH {
        for house in position.ring().houses_of(side) {
            let listed = legal.iter().any(|ply| match *ply {
                Ply::House(index) => side == position.side() && index == house.index,
                Ply::Pair { south, north } => [south, north][side.index()] == house.index,
                Ply::Swap => false,
            });
            prop_assert_eq!(listed, game.refusal(position, house).is_none());
            prop_assert_eq!(listed, game.preview(position, house).is_some());
            if side == position.side() && !position.round().opening() {
                let read = game.parse_ply(position, &game.house_text(house));
                prop_assert_eq!(read.is_ok(), listed);
            }
        }
    }
    let beyond = House {
        side: position.side(),
        index: game.houses(),
    };
    prop_assert!(game.refusal(position, beyond).is_some());
    for ply in &legal {
        let text = game.ply_text(position, ply);
        prop_assert_eq!(game.parse_ply(position, &text), Ok(*ply));
    }
    Ok(())
}

fn a_preview_is_what_then_happens<G: Tested>(line: &Line<G>) -> Checked {
    let game = line.game();
    for (before, ply, _) in played(line) {
        let &Ply::House(index) = ply else { continue };
        let side = before.side();
        let after = game.play(before, ply);
        let Some(preview) = game.preview(before, House { side, index }) else {
            return Err(TestCaseError::fail("a legal ply has no preview"));
        };
        prop_assert_eq!(preview.ends_game, after.ended().is_some());
        let same_round = after.round().number() == before.round().number();
        if after.ended().is_none() && same_round {
            prop_assert_eq!(preview.sows_again, after.side() == side);
            let gained = after.store(side) - before.store(side);
            prop_assert!(preview.takes <= gained);
            let from_hand = u32::from(gained - preview.takes);
            prop_assert!(from_hand <= preview.drops);
            if preview.sows_again {
                prop_assert_eq!(preview.last, Pit::Store(side));
            }
            let captured = preview.from[0] != 0 || preview.from[1] != 0;
            prop_assert_eq!(captured, preview.takes > 0);
        }
    }
    Ok(())
}

/// A finished position is read as finished, though a swept board does not tell why.
fn what_is_written_can_be_read<G: Tested>(line: &Line<G>) -> Checked {
    let game = line.game();
    for position in line.positions() {
        if position.ended() == Some(Reason::Cycle) {
            continue;
        }
        let text = game.position_text(position);
        let read = game.parse_position(&text);
        if position.ended().is_none() && G::text_tells_all(position) {
            prop_assert_eq!(read, Ok(*position), "{}", text);
        } else {
            let Ok(read) = read else {
                return Err(TestCaseError::fail(format!("{text} is not read")));
            };
            prop_assert_eq!(game.position_text(&read), text);
            let result = |position| game.outcome(position).map(|outcome| outcome.result);
            prop_assert_eq!(result(&read), result(position));
        }
    }
    Ok(())
}

macro_rules! for_each_game {
    ($($module:ident: $game:ty,)+) => {
        $(mod $module {
            use super::*;

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(400))]

                #[test]
                fn the_plain_model_plays_alike(line in lines::<$game>()) {
                    Tested::compare_with_model(&line)?;
                }

                #[test]
                fn no_seed_is_lost(line in lines::<$game>()) {
                    super::no_seed_is_lost(&line)?;
                }

                #[test]
                fn events_tell_what_happens(line in lines::<$game>()) {
                    super::events_tell_what_happens(&line)?;
                }

                #[test]
                fn both_boards_play_alike(line in lines::<$game>()) {
                    super::both_boards_play_alike(&line)?;
                }

                #[test]
                fn from_across_the_board_it_is_the_same((game, position) in <$game>::entered()) {
                    // In an opening of both sides South drops first, so there it is not.
                    prop_assume!(!position.round().opening());
                    super::from_across_the_board(&game, &position)?;
                }

                #[test]
                fn legal_is_what_is_not_refused((game, position) in <$game>::entered()) {
                    super::legal_is_what_is_not_refused(&game, &position)?;
                }

                #[test]
                fn a_preview_is_what_then_happens(line in lines::<$game>()) {
                    super::a_preview_is_what_then_happens(&line)?;
                }

                #[test]
                fn what_is_written_can_be_read(line in lines::<$game>()) {
                    super::what_is_written_can_be_read(&line)?;
                }
            }

            /// Plies that are not legal give some position or other and do not stop the program.
            #[test]
            fn nonsense_is_survived() {
                let game = <$game>::default();
                let start = Game::start(&game);
                for ply in [Ply::House(200), Ply::House(12), Ply::Pair { south: 1, north: 255 }] {
                    assert_eq!(Game::play(&game, &start, &ply), start);
                }
                let after = Game::play(&game, &start, &Ply::House(0));
                let back = Position::half_turn(&after);
                Game::play(&game, &back, &Ply::House(0));
            }
        })+
    };
}

for_each_game! {
    kalah: Kalah,
    oware: Oware,
    congkak: Congkak,
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Counted over all positions with their seeds, not by keys.
    #[test]
    fn a_cycle_is_a_board_that_came_back(line in lines::<Oware>()) {
        let game = line.game();
        let limit = match game.rules().cycle {
            Cycle::FirstRepeatRows | Cycle::SplitEven => 2,
            Cycle::ThreefoldRows => 3,
            Cycle::Off => usize::MAX,
        };
        for (at, (before, ply, after)) in played(&line).enumerate() {
            let unsettled = game.play(before, ply);
            let same = |old: &&Position| {
                (Seeds::of(old), old.side()) == (Seeds::of(&unsettled), unsettled.side())
            };
            let count = 1 + line.positions()[..=at].iter().filter(same).count();
            let cycle = unsettled.ended().is_none() && count >= limit;
            prop_assert_eq!(cycle, after.ended() == Some(Reason::Cycle));
        }
    }
}
