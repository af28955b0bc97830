//! The reasons of a hint at Kalah, Oware and Congkak are true.

use vato_engine::any::{choose, hint};
use vato_engine::level::choose_at_random;
use vato_engine::match_play::{Conditions, Player, play_game};
use vato_messages::{Fact, Level, SowingFact};
use vato_rules::any::{AnyGame, AnyLine, GameName};
use vato_rules::congkak::Congkak;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Event, House, Pit, Ply, Sowing};
use vato_rules::oware::Oware;
use vato_rules::{GameResult, Line, Notation};

fn line(game: &str, rules: &str, position: &str) -> AnyLine {
    let game = AnyGame::new(game.parse().unwrap(), rules).unwrap();
    game.line(Some(position)).unwrap()
}

fn sowing_facts(line: &AnyLine) -> (String, Vec<SowingFact>) {
    let hint = hint(line).unwrap();
    let facts = hint.facts.iter().filter_map(|fact| match fact {
        Fact::Sowing(fact) => Some(*fact),
        _ => None,
    });
    (hint.ply, facts.collect())
}

#[test]
fn another_sowing_and_what_the_turn_brings_are_told() {
    let (ply, facts) = sowing_facts(&line("kalah", "", "<6,0,0,0,0,0,0,2,1,0,0,9,0,0,0> s"));
    assert_eq!(ply, "6");
    assert!(facts.contains(&SowingFact::SowsAgain), "{facts:?}");
}

#[test]
fn a_capture_is_told_with_its_house() {
    let at = line("kalah", "", "<6,10,10,1,0,0,0,0,5,0,0,2,0,9,0> s");
    let (ply, facts) = sowing_facts(&at);
    assert_eq!(ply, "1");
    // From b: South's second house is opposite North's fifth.
    let taken = SowingFact::Takes {
        seeds: 10,
        houses: 0b01_0000,
    };
    assert!(facts.contains(&taken), "{facts:?}");
}

#[test]
fn a_grand_slam_that_takes_nothing_is_explained() {
    // F is the only legal sowing, and reaches all of North's seeds.
    let at = line("oware", "", "0-0-0-0-0-3-2-1-2-0-0-0-20-20-S");
    let (ply, facts) = sowing_facts(&at);
    assert_eq!(ply, "F");
    assert!(
        facts.contains(&SowingFact::SlamTakesNothing { seeds: 8 }),
        "{facts:?}"
    );
    assert_eq!(hint(&at).unwrap().facts[0], Fact::OnlyTurn);
}

#[test]
fn feeding_is_told_where_it_is_a_duty() {
    let (ply, facts) = sowing_facts(&line("oware", "", "1-0-0-0-0-1-0-0-0-0-0-0-22-24-S"));
    assert_eq!(ply, "F");
    assert!(facts.contains(&SowingFact::Feeds { seeds: 1 }), "{facts:?}");
}

#[test]
fn the_end_and_its_sweep_are_told() {
    let at = line("kalah", "", "<6,20,12,0,0,0,0,0,1,2,1,0,0,0,1> s");
    let hint = hint(&at).unwrap();
    assert!(hint.facts.contains(&Fact::ForcedWin { plies: 1 }));
    let ends = SowingFact::Ends { own: 0, other: 4 };
    assert!(hint.facts.contains(&Fact::Sowing(ends)), "{:?}", hint.facts);
}

#[test]
fn unseen_picks_say_that_they_are_drawn() {
    let game = AnyGame::new(GameName::Congkak, "opening=simultaneous").unwrap();
    let start = game.line(None).unwrap();
    let hint = hint(&start).unwrap();
    assert_eq!(hint.facts, [Fact::Sowing(SowingFact::Unseen)]);
    assert!(start.legal().contains(&hint.ply));
    let picks = |level| -> Vec<String> {
        let chosen = (0..12).map(|seed| choose(level, &start, seed).unwrap().ply);
        chosen.collect()
    };
    for level in Level::ALL {
        let first = picks(level);
        assert_eq!(first, picks(level), "the seed decides");
        assert!(
            first.iter().any(|pick| *pick != first[0]),
            "{level}: always the same"
        );
    }
}

/// Positions of random games, each with what the hint says of it.
fn hinted<G>(game: G, seed: u64, check: impl Fn(&Line<G>, &Ply, &Fact))
where
    G: vato_engine::Entry<Ply = Ply> + Sowing,
{
    let mut line = Line::new(game, game.start());
    while let Some(ply) = choose_at_random(&line, seed) {
        line.push(ply);
        if line.plies().len().is_multiple_of(13) && line.outcome().is_none() {
            let hint = vato_engine::hint(&line).unwrap();
            assert!(!hint.facts.is_empty());
            for fact in &hint.facts {
                check(&line, &hint.ply, fact);
            }
        }
    }
}

fn holds<G: Sowing>(line: &Line<G>, ply: &Ply, fact: &Fact) {
    let (game, position) = (line.game(), line.position());
    let side = position.side();
    let mut after = line.clone();
    after.push(*ply);
    let events = game.events(position, ply, after.position());
    let mut legal = Vec::new();
    game.plies(position, &mut legal);
    let taken = |events: &[Event]| -> u32 {
        let taken = events.iter().map(|event| match event {
            Event::Capture { seeds, .. } => u32::from(*seeds),
            _ => 0,
        });
        taken.sum()
    };
    let most_next = |line: &Line<G>| {
        let mut replies = Vec::new();
        line.game().plies(line.position(), &mut replies);
        let replies = replies.iter().map(|reply| {
            let mut after = line.clone();
            after.push(*reply);
            taken(&line.game().events(line.position(), reply, after.position()))
        });
        replies.max().unwrap_or(0)
    };
    match fact {
        Fact::OnlyTurn => assert_eq!(legal.len(), 1),
        Fact::ForcedWin { plies } => {
            assert_eq!(*plies, 1);
            assert_eq!(after.outcome().unwrap().result, GameResult::Win(side));
        }
        Fact::TakesMost => {
            for other in legal.iter().filter(|other| *other != ply) {
                let mut instead = line.clone();
                instead.push(*other);
                let less = taken(&game.events(position, other, instead.position()));
                assert!(less < taken(&events));
            }
        }
        Fact::Sowing(fact) => match fact {
            SowingFact::SowsAgain => assert_eq!(after.position().side(), side),
            SowingFact::Takes { seeds, houses } => {
                assert_eq!(*seeds, taken(&events));
                for event in &events {
                    if let Event::Capture { from, .. } = event
                        && from.side != side
                    {
                        assert!(houses & 1 << from.index != 0);
                    }
                }
            }
            SowingFact::SlamTakesNothing { .. } => assert_eq!(taken(&events), 0),
            SowingFact::Feeds { seeds } => {
                assert_eq!(position.row(!side), 0);
                let into = |event: &&Event| matches!(event, Event::Drop { into: Pit::House(House { side: s, .. }), .. } if *s != side);
                assert_eq!(events.iter().filter(into).count(), *seeds as usize);
            }
            SowingFact::ReplyTakes { seeds } => assert_eq!(most_next(&after), *seeds),
            SowingFact::ReplyTakesNothing => assert_eq!(most_next(&after), 0),
            SowingFact::Ends { .. } => assert!(after.outcome().is_some()),
            SowingFact::TurnBrings { sowings, .. } => {
                assert!(*sowings > 1);
                assert_eq!(after.position().side(), side);
            }
            SowingFact::Majority => {
                let after = after.position();
                assert!(2 * u32::from(after.store(side)) > after.total());
            }
            SowingFact::Unseen => panic!("nothing is unseen here"),
            // Proofs are held against the solver elsewhere.
            SowingFact::Wins { .. } | SowingFact::Loses { .. } | SowingFact::Saves { .. } => {}
        },
        Fact::Quiet => assert_eq!(taken(&events), 0),
        Fact::OnlyTurnThatHolds | Fact::Repeats => {}
        other => panic!("{other} is no reason here"),
    }
}

#[test]
fn every_reason_in_random_games_is_true() {
    for seed in 0..2 {
        hinted(Kalah::default(), seed, holds);
        hinted(Oware::default(), seed, holds);
    }
}

/// Every level of every game plays legal plies to the end of a game.
#[test]
fn levels_play_whole_games() {
    for (name, rules) in [
        (GameName::Kalah, ""),
        (GameName::Kalah, "pie=on,relay=on"),
        (GameName::Kalah, "houses=12,seeds=12"),
        (GameName::Oware, "oware/awari"),
        (GameName::Congkak, "opening=simultaneous"),
        (GameName::Congkak, "houses=5,rounds=3,bonus=2"),
    ] {
        let game = AnyGame::new(name, rules).unwrap();
        let mut line = game.line(None).unwrap();
        for at in 0..400u64 {
            let level = [Level::EASY, Level::MEDIUM][(at % 2) as usize];
            let Some(choice) = choose(level, &line, 7) else {
                break;
            };
            assert!(
                line.legal().contains(&choice.ply),
                "{name} {rules}: {}",
                choice.ply
            );
            line.apply(&choice.ply).unwrap();
        }
        assert!(line.outcome().is_some(), "{name} {rules}");
    }
}

#[test]
fn a_match_joins_unseen_picks() {
    let game = Congkak::from_rules("opening=simultaneous").unwrap();
    let conditions = Conditions {
        games: 6,
        ..Conditions::default()
    };
    let easy = Player::Level(Level::EASY);
    let play = |number| play_game(game, [easy, Player::Random], &conditions, number);
    for number in 0..conditions.games {
        let played = play(number);
        assert!(played.line.outcome().is_some());
        assert_eq!(played, play(number));
    }
}
