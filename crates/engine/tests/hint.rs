//! The reasons of a hint are true.

use proptest::prelude::*;
use vato_engine::level::choose_at_random;
use vato_engine::{Engine, Limits, Searcher, choose, hint};
use vato_messages::{Fact, Level, Manner};
use vato_rules::fanorona::{Fanorona, Kind, Rules, Turn};
use vato_rules::{Game, GameResult, Line, Reason};

fn line(rules: &str, position: &str) -> Line<Fanorona> {
    let game = Fanorona::new(rules.parse::<Rules>().unwrap());
    Line::new(game, game.parse_position(position).unwrap())
}

fn turn_and_facts(line: &Line<Fanorona>) -> (String, Vec<Fact>) {
    let hint = hint(line).unwrap();
    (line.game().turn_text(&hint.ply), hint.facts)
}

#[test]
fn the_last_stone_is_taken() {
    let (turn, facts) = turn_and_facts(&line("", "9/9/W1B6/9/9 w"));
    assert_eq!(turn, "a3-b3A");
    assert_eq!(
        facts,
        [
            Fact::OnlyTurn,
            Fact::TakesAll,
            Fact::Takes {
                manner: Manner::Approach,
                stones: 1,
                steps: 1
            },
        ]
    );
}

#[test]
fn a_side_without_a_turn_is_blocked() {
    // b3-b2 shuts a1 in; nothing can be taken.
    let line = line("", "9/9/BB7/B8/WBB6 b");
    let (turn, facts) = turn_and_facts(&line);
    assert_eq!(turn, "b3-b2");
    assert!(facts.contains(&Fact::Blocks), "{facts:?}");
    assert!(!facts.contains(&Fact::TakesAll), "{facts:?}");
}

#[test]
fn a_chain_stops_where_going_on_would_lose_more() {
    let game = Fanorona::default();
    let stops_early = (0..40).any(|seed| {
        let mut line = Line::new(game, game.start());
        for _ in 0..3 + seed % 6 {
            let turn = choose(Level::EASY, &line, seed).unwrap().ply;
            line.push(turn);
        }
        let facts = hint(&line).map_or(Vec::new(), |hint| hint.facts);
        let stops = facts
            .iter()
            .any(|fact| matches!(fact, Fact::StopsEarly { .. }));
        if stops {
            check(&line);
        }
        stops
    });
    assert!(stops_early, "no chain of forty stopped early");
}

#[test]
fn a_win_by_force_is_counted_in_plies() {
    let line = line("", "9/9/3WW4/9/7B1 w 0 1");
    let facts = turn_and_facts(&line).1;
    let plies = facts.iter().find_map(|fact| match fact {
        Fact::ForcedWin { plies } => Some(*plies),
        _ => None,
    });
    let plies = plies.expect("two against one wins here");
    // Play it out: the loser may do what it likes.
    for seed in 0..20 {
        let mut play = line.clone();
        while play.outcome().is_none() {
            let turn = if play.plies().len().is_multiple_of(2) {
                hint(&play).unwrap().ply
            } else {
                choose_at_random(&play, seed).unwrap()
            };
            play.push(turn);
        }
        assert_eq!(
            play.outcome().unwrap().result,
            GameResult::Win(line.position().side())
        );
        assert!(play.plies().len() <= plies as usize);
    }
}

#[test]
fn a_lost_position_says_how_long_it_holds_out() {
    let line = line("", "9/9/3WW4/9/7B1 b 0 1");
    let facts = turn_and_facts(&line).1;
    let plies = facts.iter().find_map(|fact| match fact {
        Fact::ForcedLoss { plies } => Some(*plies),
        _ => None,
    });
    assert!(plies.is_some_and(|plies| plies % 2 == 0), "{facts:?}");
}

#[test]
fn a_position_that_comes_back_is_noticed() {
    let game = Fanorona::default();
    // One against one: nothing to win, nothing to take.
    let mut line = line("", "W8/9/9/9/8B w");
    let mut noticed = false;
    for _ in 0..12 {
        let Some(hint) = hint(&line) else { break };
        let mut after = line.clone();
        after.push(hint.ply);
        let again = after.occurrences() > 1;
        assert_eq!(hint.facts.contains(&Fact::Repeats), again);
        noticed |= again;
        line.push(hint.ply);
        let Some(turn) = choose(Level::HARD, &line, 1) else {
            break;
        };
        assert!(game.turns(line.position()).contains(&turn.ply));
        line.push(turn.ply);
    }
    assert!(noticed, "the game did not repeat itself");
}

/// What a turn takes by one kind of step, counted step by step.
fn steps_of(line: &Line<Fanorona>, turn: &Turn, kind: Kind) -> u32 {
    let steps = line.game().steps(line.position(), turn);
    steps.iter().filter(|step| step.kind == kind).count() as u32
}

/// The most stones the side to move after `turn` can take, step by step: the
/// chains are walked here, not asked of the turn generator.
fn reply_takes(line: &Line<Fanorona>, turn: &Turn) -> u32 {
    let game = line.game();
    let next = game.play(line.position(), turn);
    let mut most = 0;
    let mut open = vec![game.begin(&next)];
    while let Some(progress) = open.pop() {
        let taken = progress.steps().iter().map(|step| step.captured.len());
        if progress.may_stop() {
            most = most.max(taken.sum());
        }
        for from in progress.movable() {
            for step in progress.steps_from(from) {
                open.push(progress.step(step).unwrap());
            }
        }
    }
    most
}

fn check(line: &Line<Fanorona>) {
    let game = line.game();
    let hint = hint(line).unwrap();
    let turns = game.turns(line.position());
    let text = format!(
        "{} {} {:?}",
        game.position_text(line.position()),
        game.turn_text(&hint.ply),
        hint.facts
    );
    assert!(turns.contains(&hint.ply), "{text}");
    let taken: u32 = game
        .steps(line.position(), &hint.ply)
        .iter()
        .map(|step| step.captured.len())
        .sum();
    let reply = reply_takes(line, &hint.ply);
    let mut after = line.clone();
    after.push(hint.ply);
    assert!(!hint.facts.is_empty(), "{text}");
    assert_eq!(hint.facts.contains(&Fact::Quiet), taken == 0, "{text}");
    assert_eq!(
        hint.facts.contains(&Fact::OnlyTurn),
        turns.len() == 1,
        "{text}"
    );
    for fact in &hint.facts {
        match *fact {
            Fact::Takes {
                manner,
                stones,
                steps,
            } => {
                let approaches = steps_of(line, &hint.ply, Kind::Approach);
                let withdrawals = steps_of(line, &hint.ply, Kind::Withdrawal);
                assert_eq!((stones, steps), (taken, approaches + withdrawals), "{text}");
                assert_eq!(manner == Manner::Approach, withdrawals == 0, "{text}");
                assert_eq!(manner == Manner::Withdrawal, approaches == 0, "{text}");
            }
            Fact::TakesMost => {
                let equal = turns.iter().filter(|turn| turn.captured().len() >= taken);
                let effects: Vec<_> = equal.map(|turn| game.play(line.position(), turn)).collect();
                assert!(effects.iter().all(|next| *next == effects[0]), "{text}");
            }
            Fact::ReplyTakes { stones } => assert_eq!(stones, reply, "{text}"),
            Fact::ReplyTakesNothing => assert_eq!(reply, 0, "{text}"),
            Fact::StopsEarly { more, reply: then } => {
                let begun = game.turn_text(&hint.ply);
                let longer: Vec<_> = turns
                    .iter()
                    .filter(|turn| game.turn_text(turn).starts_with(&format!("{begun}-")))
                    .collect();
                assert!(!longer.is_empty(), "{text}");
                for turn in &longer {
                    let kept = turn.captured().len() as i32 - reply_takes(line, turn) as i32;
                    assert!(kept < taken as i32 - reply as i32, "{text}");
                }
                assert!(
                    longer
                        .iter()
                        .any(|turn| turn.captured().len() == taken + more
                            && reply_takes(line, turn) == then),
                    "{text}"
                );
            }
            Fact::TakesAll => {
                assert_eq!(after.outcome().unwrap().reason, Reason::NoStones, "{text}");
            }
            Fact::Blocks => {
                assert_eq!(
                    after.outcome().unwrap().reason,
                    Reason::NoLegalTurn,
                    "{text}"
                );
            }
            Fact::OnlyTurnThatHolds => {
                // Shown by another search than the hint's own: each other turn
                // is played, and the reply wins.
                for turn in turns.iter().filter(|turn| {
                    game.play(line.position(), turn) != game.play(line.position(), &hint.ply)
                }) {
                    let mut lost = line.clone();
                    lost.push(*turn);
                    let mut engine = Engine::new(*game, 1 << 18);
                    let limits = Limits::nodes(2_000_000);
                    let report = engine.search(&lost, &limits, &|| false, &mut |_| {});
                    assert!(report.score > 20_000, "{text}: {}", game.turn_text(turn));
                }
            }
            Fact::ForcedWin { .. }
            | Fact::ForcedLoss { .. }
            | Fact::Repeats
            | Fact::OnlyTurn
            | Fact::Quiet => {}
            Fact::Sowing(fact) => panic!("{fact} is no reason in Fanorona"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn facts_agree_with_the_rules(plies in 1..45usize, seed: u64, board in 0..3usize) {
        let rules = ["", "board=5x5", "board=3x3"][board];
        let game = Fanorona::new(rules.parse::<Rules>().unwrap());
        let mut line = Line::new(game, game.start());
        while line.plies().len() < plies {
            let Some(turn) = choose_at_random(&line, seed) else { break };
            line.push(turn);
        }
        if line.outcome().is_some() {
            line.pop();
        }
        check(&line);
    }
}
