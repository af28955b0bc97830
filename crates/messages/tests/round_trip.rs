//! Every message is read as it was written, and nothing else is read.

use proptest::prelude::*;
use vato_messages::{
    Fact, Level, Malformed, Manner, Played, Problem, Reply, Request, SowingFact, VariationLine,
};
use vato_rules::fanorona::{Fanorona, Rules};
use vato_rules::{Game, Line};

fn played() -> impl Strategy<Value = Played> {
    let rules = prop::sample::select(vec![
        "",
        "board=5x5",
        "board=3x3,continue=forced,repetition=off",
    ]);
    (rules, prop::collection::vec(any::<u16>(), 0..30)).prop_map(|(rules, picks)| {
        let game = Fanorona::new(rules.parse::<Rules>().unwrap());
        let mut line = Line::new(game, game.start());
        for pick in picks {
            let turns = game.turns(line.position());
            if line.outcome().is_some() {
                break;
            }
            line.push(turns[usize::from(pick) % turns.len()]);
        }
        let played = Played::of(&line);
        assert_eq!(played.line::<Fanorona>().unwrap(), line);
        played
    })
}

fn requests() -> impl Strategy<Value = Request> {
    let id = any::<u32>();
    prop_oneof![
        (
            id,
            played(),
            prop::sample::select(&Level::ALL[..]),
            any::<u64>()
        )
            .prop_map(|(id, played, level, seed)| Request::Choose {
                id,
                played,
                level,
                seed
            }),
        (id, played()).prop_map(|(id, played)| Request::Hint { id, played }),
        (id, played(), any::<u64>(), any::<u32>()).prop_map(|(id, played, nodes, lines)| {
            Request::Analyse {
                id,
                played,
                nodes,
                lines,
            }
        }),
        (id, any::<u64>()).prop_map(|(id, nodes)| Request::Bench { id, nodes }),
    ]
}

fn sowing_facts() -> impl Strategy<Value = SowingFact> {
    let n = any::<u32>();
    prop_oneof![
        prop::sample::select(vec![
            SowingFact::SowsAgain,
            SowingFact::Majority,
            SowingFact::ReplyTakesNothing,
            SowingFact::Unseen,
        ]),
        (n, any::<u16>()).prop_map(|(seeds, houses)| SowingFact::Takes { seeds, houses }),
        n.prop_map(|seeds| SowingFact::SlamTakesNothing { seeds }),
        n.prop_map(|seeds| SowingFact::Feeds { seeds }),
        n.prop_map(|seeds| SowingFact::Saves { seeds }),
        (n, n).prop_map(|(sowings, seeds)| SowingFact::TurnBrings { sowings, seeds }),
        (n, n).prop_map(|(own, other)| SowingFact::Ends { own, other }),
        n.prop_map(|seeds| SowingFact::Wins { seeds }),
        n.prop_map(|seeds| SowingFact::Loses { seeds }),
        n.prop_map(|seeds| SowingFact::ReplyTakes { seeds }),
    ]
}

fn facts() -> impl Strategy<Value = Fact> {
    let n = any::<u32>();
    let manner = prop::sample::select(vec![Manner::Approach, Manner::Withdrawal, Manner::Both]);
    prop_oneof![
        prop::sample::select(vec![
            Fact::OnlyTurn,
            Fact::TakesAll,
            Fact::Blocks,
            Fact::OnlyTurnThatHolds,
            Fact::TakesMost,
            Fact::ReplyTakesNothing,
            Fact::Repeats,
            Fact::Quiet,
        ]),
        sowing_facts().prop_map(Fact::Sowing),
        n.prop_map(|plies| Fact::ForcedWin { plies }),
        n.prop_map(|plies| Fact::ForcedLoss { plies }),
        n.prop_map(|stones| Fact::ReplyTakes { stones }),
        (n, n).prop_map(|(more, reply)| Fact::StopsEarly { more, reply }),
        (manner, n, n).prop_map(|(manner, stones, steps)| Fact::Takes {
            manner,
            stones,
            steps
        }),
    ]
}

fn replies() -> impl Strategy<Value = Reply> {
    let id = any::<u32>();
    let ply = "[a-i][1-9](-[a-i][1-9][AW]){1,4}";
    let variation = (any::<i32>(), prop::collection::vec(ply, 1..4))
        .prop_map(|(score, plies)| VariationLine { score, plies });
    prop_oneof![
        Just(Reply::Ready),
        id.prop_map(|id| Reply::Done { id }),
        (id, ply, any::<i32>(), any::<u32>(), any::<u64>()).prop_map(
            |(id, ply, score, depth, nodes)| Reply::Chosen {
                id,
                ply,
                score,
                depth,
                nodes
            }
        ),
        (id, ply, prop::collection::vec(facts(), 0..5)).prop_map(|(id, ply, facts)| Reply::Hint {
            id,
            ply,
            facts
        }),
        (
            id,
            any::<u32>(),
            any::<u64>(),
            prop::collection::vec(variation, 0..4)
        )
            .prop_map(|(id, depth, nodes, lines)| Reply::Info {
                id,
                depth,
                nodes,
                lines
            }),
        (id, prop::collection::vec("[a-z0-9 -]{0,40}", 0..4))
            .prop_map(|(id, lines)| Reply::Bench { id, lines }),
        (
            id,
            prop::sample::select(vec![
                Problem::Malformed,
                Problem::Played,
                Problem::GameOver,
                Problem::Start
            ]),
            "[^\r\n]{0,60}"
        )
            .prop_map(|(id, problem, message)| Reply::Failed {
                id,
                problem,
                message
            }),
    ]
}

/// A message with a character changed, a line lost or the end cut off.
fn damaged(text: String) -> impl Strategy<Value = String> {
    (any::<prop::sample::Index>(), any::<char>(), 0..3u8).prop_map(move |(at, other, how)| {
        let mut characters: Vec<char> = text.chars().collect();
        let at = at.index(characters.len());
        match how {
            0 => characters[at] = other,
            1 => characters.truncate(at),
            _ => {
                let lines: Vec<&str> = text.lines().collect();
                let lost = at % lines.len();
                let kept = lines.iter().enumerate().filter(|(n, _)| *n != lost);
                return kept.map(|(_, line)| *line).collect::<Vec<_>>().join("\n");
            }
        }
        characters.into_iter().collect()
    })
}

proptest! {
    #[test]
    fn a_request_is_read_as_it_was_written(request in requests()) {
        let text = request.to_string();
        prop_assert_eq!(Request::id_of(&text), Some(request.id()));
        prop_assert_eq!(text.parse::<Request>(), Ok(request));
    }

    #[test]
    fn a_reply_is_read_as_it_was_written(reply in replies()) {
        prop_assert_eq!(reply.to_string().parse::<Reply>(), Ok(reply));
    }

    #[test]
    fn garbage_is_refused_in_one_line(text in "\\PC{0,80}") {
        if let Err(error) = text.parse::<Request>() {
            prop_assert!(!error.to_string().contains('\n'));
        }
        if let Err(error) = text.parse::<Reply>() {
            prop_assert!(!error.to_string().contains('\n'));
        }
    }

    #[test]
    fn a_damaged_request_is_refused_or_another_request(
        text in requests().prop_flat_map(|request| damaged(request.to_string()))
    ) {
        // What is still a request may hold a game that does not exist.
        match text.parse::<Request>() {
            Ok(Request::Choose { played, .. } | Request::Hint { played, .. }) => {
                if let Err(error) = played.line::<Fanorona>() {
                    prop_assert!(!error.to_string().contains('\n'));
                }
            }
            Ok(_) => {}
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
    }
}

#[test]
fn the_fault_is_named() {
    let read = |text: &str| text.parse::<Request>().unwrap_err();
    assert_eq!(
        read("dance 3"),
        Malformed::Kind {
            found: "dance".into()
        }
    );
    assert_eq!(
        read(""),
        Malformed::Kind {
            found: String::new()
        }
    );
    assert_eq!(
        read("bench"),
        Malformed::Kind {
            found: "bench".into()
        }
    );
    assert_eq!(read("bench 3"), Malformed::Missing { key: "nodes" });
    assert_eq!(
        read("bench 3\nnodes many"),
        Malformed::Value {
            key: "nodes",
            found: "many".into()
        }
    );
    assert_eq!(
        read("bench 3\nnodes 1\nnodes 2"),
        Malformed::Twice {
            key: "nodes".into()
        }
    );
    assert_eq!(
        read("bench 3\nnodes 1\nfast yes"),
        Malformed::Unknown { key: "fast".into() }
    );
    assert_eq!(
        read("bench 3\nnodes many").to_string(),
        "message: 'many' does not fit 'nodes'"
    );
}
