//! Properties of turns and of what they do to a position.
use std::collections::BTreeSet;

use proptest::prelude::*;
use vato_rules::fanorona::{
    BoardSize, Event, Fanorona, Kind, Position, Rules, Turn, TurnInProgress,
};
use vato_rules::perft::{Counting, perft};
use vato_rules::{Game, Reason};

use crate::model::Model;
use crate::positions::{placements, played, positions};

fn texts(game: &Fanorona, turns: &[Turn]) -> BTreeSet<String> {
    turns.iter().map(|turn| game.turn_text(turn)).collect()
}

/// Every turn that people can build out of steps.
fn by_steps(progress: &TurnInProgress, turns: &mut Vec<Turn>) {
    turns.extend(progress.turn());
    for from in progress.movable() {
        for step in progress.steps_from(from) {
            by_steps(&progress.step(step).expect("offered"), turns);
        }
    }
}

/// Free chains on a nearly full large board can be beyond counting.
fn within_reach(game: &Fanorona, position: &Position) -> bool {
    let mut seen = 0;
    let mut open = vec![game.begin(position)];
    while let Some(progress) = open.pop() {
        seen += 1;
        if seen > 3000 {
            return false;
        }
        for from in progress.movable() {
            let steps = progress.steps_from(from);
            open.extend(
                steps
                    .into_iter()
                    .filter_map(|step| progress.step(step).ok()),
            );
        }
    }
    true
}

proptest! {
    #[test]
    fn turns_are_those_of_the_model((game, position) in positions()) {
        prop_assume!(within_reach(&game, &position));
        let turns = game.turns(&position);
        let over = game.outcome(&position);
        let drawn = over.is_some_and(|outcome| outcome.reason == Reason::NoCaptureLimit);
        let model = Model::new(&game, &position).turns();
        if drawn {
            prop_assert!(turns.is_empty() && !model.is_empty());
        } else {
            prop_assert_eq!(texts(&game, &turns), model);
        }
        prop_assert_eq!(texts(&game, &turns).len(), turns.len(), "listed twice");
        prop_assert_eq!(turns.is_empty(), over.is_some());
        prop_assert_eq!(game.count_plies(&position), turns.len() as u64);
        prop_assert_eq!(game.perft(&position, 1, Counting::Paths), turns.len() as u64);
    }

    /// Leaves counted without turns and positions are those of the turns and positions.
    #[test]
    fn perft_counts_what_there_is((game, position) in positions()) {
        prop_assume!(within_reach(&game, &position) && game.turns(&position).len() < 100);
        let by_turns: u64 = game
            .turns(&position)
            .iter()
            .map(|turn| game.play(&position, turn))
            .filter(|next| within_reach(&game, next))
            .map(|next| {
                let leaves = game.turns(&next).len() as u64;
                assert_eq!(game.perft(&next, 1, Counting::Paths), leaves);
                leaves
            })
            .sum();
        let all_within = game
            .turns(&position)
            .iter()
            .all(|turn| within_reach(&game, &game.play(&position, turn)));
        if all_within {
            prop_assert_eq!(game.perft(&position, 2, Counting::Paths), by_turns);
            prop_assert_eq!(perft(&game, &position, 2), by_turns);
        }
    }

    #[test]
    fn whole_turns_are_those_built_of_steps((game, position) in positions()) {
        prop_assume!(within_reach(&game, &position));
        let mut built = Vec::new();
        by_steps(&game.begin(&position), &mut built);
        let turns = game.turns(&position);
        prop_assert_eq!(built.len(), turns.len());
        prop_assert_eq!(texts(&game, &built), texts(&game, &turns));
        let movable: BTreeSet<usize> =
            game.begin(&position).movable().map(|point| point.index()).collect();
        let starts = turns.iter().map(|turn| turn.from().index()).collect();
        prop_assert_eq!(movable, starts);
    }

    #[test]
    fn a_turn_takes_what_it_says((game, position) in positions()) {
        prop_assume!(within_reach(&game, &position));
        for turn in game.turns(&position) {
            let next = game.play(&position, &turn);
            let us = position.side();
            prop_assert_eq!(next.side(), !us);
            prop_assert_eq!(next.stones(!us), position.enemy() - turn.captured());
            prop_assert_eq!(turn.captured() - position.enemy(), Default::default());
            prop_assert_eq!(next.stones(us).len(), position.own().len());
            prop_assert!(next.stones(us).contains(turn.to()));
            prop_assert_eq!(turn.is_paika(), turn.captured().is_empty());
            let quiet = if turn.is_paika() { position.quiet_plies().saturating_add(1) } else { 0 };
            prop_assert_eq!(next.quiet_plies(), quiet);
            let steps = game.steps(&position, &turn);
            prop_assert_eq!(steps.len(), turn.len());
            let taken: u32 = steps.iter().map(|step| step.captured.len()).sum();
            prop_assert_eq!(taken, turn.captured().len(), "a stone is taken once");
        }
    }

    #[test]
    fn events_tell_the_whole_turn((game, position) in positions()) {
        prop_assume!(within_reach(&game, &position));
        for turn in game.turns(&position) {
            let next = game.play(&position, &turn);
            let mut stones = [position.stones(position.side()), position.enemy()];
            let events = game.events(&position, &turn, game.outcome(&next));
            for event in &events[..events.len() - 1] {
                match event {
                    Event::Slide { side, from, to } => {
                        prop_assert_eq!(*side, position.side());
                        prop_assert!(stones[0].contains(*from));
                        stones[0] = stones[0].filter(|p| p != from).chain([*to]).collect();
                    }
                    Event::Capture { victim, kind, points } => {
                        prop_assert_eq!(*victim, !position.side());
                        prop_assert_ne!(*kind, Kind::Paika);
                        stones[1] = stones[1] - *points;
                    }
                    other => prop_assert!(false, "{other:?} before the end"),
                }
            }
            prop_assert_eq!(stones, [next.enemy(), next.own()]);
            let last = match game.outcome(&next) {
                Some(outcome) => Event::GameOver(outcome),
                None => Event::TurnPasses { to: next.side() },
            };
            prop_assert_eq!(events.last(), Some(&last));
        }
    }

    #[test]
    fn the_key_is_kept_up(line in played()) {
        for position in line.positions() {
            let [white, black] = vato_rules::Side::BOTH.map(|side| position.stones(side));
            let afresh = Position::new(
                white, black, position.side(), position.quiet_plies(), position.number(),
            );
            prop_assert_eq!(position.key(), afresh.key());
            prop_assert_eq!(*position, afresh);
        }
    }

    #[test]
    fn a_refusal_means_that_no_step_leads_there((game, position) in placements()) {
        let progress = game.begin(&position);
        for from in game.grid().points() {
            let steps = progress.steps_from(from);
            for to in game.grid().points() {
                let can = steps.iter().any(|step| step.to == to);
                prop_assert_eq!(progress.refusal(from, to).is_none(), can);
            }
            if !steps.is_empty() {
                prop_assert_eq!(progress.cannot_begin(from), None);
            }
        }
    }
}

/// The free rule and the largest boards make the longest chains; a path of
/// every visited point must fit into a turn.
#[test]
fn long_chains_fit() {
    for board in BoardSize::ALL {
        let game = Fanorona::new(Rules {
            board,
            ..Rules::DEFAULT
        });
        let mut position = game.start();
        for _ in 0..60 {
            let turns = game.turns(&position);
            let Some(longest) = turns.iter().max_by_key(|turn| turn.len()) else {
                break;
            };
            assert_eq!(longest.points(game.grid()).last(), Some(longest.to()));
            position = game.play(&position, longest);
        }
    }
}
