//! What the worker says to what the page asks.

use vato_messages::{Fact, Level, Played, Problem, Reply, Request};
use vato_rules::any::{AnyGame, GameName};
use vato_rules::fanorona::Fanorona;
use vato_rules::{Game, Line};
use vato_worker::answer;

fn replies(request: &str) -> Vec<Reply> {
    let mut replies = Vec::new();
    answer(request, &mut |reply| replies.push(reply.clone()));
    replies
}

fn only_reply(request: &str) -> Reply {
    let mut replies = replies(request);
    assert_eq!(replies.len(), 1);
    replies.remove(0)
}

fn line(turns: &[&str]) -> Line<Fanorona> {
    let game = Fanorona::default();
    let mut line = Line::new(game, game.start());
    for text in turns {
        let turn = game.parse_turn(line.position(), text).unwrap();
        line.push(turn);
    }
    line
}

#[test]
fn a_ply_is_chosen_at_every_level() {
    let line = line(&["f2-e3A"]);
    for (id, level) in (1..).zip(Level::ALL) {
        let request = Request::Choose {
            id,
            played: Played::of(&line),
            level,
            seed: 5,
        };
        let Reply::Chosen {
            id: for_id, ply, ..
        } = only_reply(&request.to_string())
        else {
            panic!("no ply was chosen");
        };
        assert_eq!(for_id, id);
        assert!(line.game().parse_turn(line.position(), &ply).is_ok());
    }
}

#[test]
fn a_hint_comes_with_reasons() {
    let line = line(&["f2-e3A"]);
    let request = Request::Hint {
        id: 9,
        played: Played::of(&line),
    };
    let Reply::Hint { id, ply, facts } = only_reply(&request.to_string()) else {
        panic!("no hint");
    };
    assert_eq!(id, 9);
    assert!(line.game().parse_turn(line.position(), &ply).is_ok());
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Takes { .. })));
}

#[test]
fn an_analysis_tells_each_depth_and_then_ends() {
    let request = Request::Analyse {
        id: 4,
        played: Played::of(&line(&[])),
        nodes: 100_000,
        lines: 2,
    };
    let replies = replies(&request.to_string());
    let (last, infos) = replies.split_last().unwrap();
    assert_eq!(*last, Reply::Done { id: 4 });
    assert!(infos.len() > 2);
    for (reply, expected) in infos.iter().zip(1..) {
        let Reply::Info { depth, lines, .. } = reply else {
            panic!("{reply:?}");
        };
        assert_eq!((*depth, lines.len()), (expected, 2));
    }
}

#[test]
fn the_bench_is_the_engines() {
    let request = Request::Bench { id: 1, nodes: 500 };
    let Reply::Bench { lines, .. } = only_reply(&request.to_string()) else {
        panic!("no bench");
    };
    let own: Vec<_> = vato_engine::bench::bench(500)
        .map(|m| m.to_string())
        .collect();
    assert_eq!(lines, own);
}

#[test]
fn what_cannot_be_answered_fails_with_its_number() {
    let played = Played::of(&line(&["f2-e3A"]));
    let hint = Request::Hint { id: 6, played }.to_string();
    for (request, for_id, kind) in [
        (String::new(), 0, Problem::Malformed),
        ("hello there".into(), 0, Problem::Malformed),
        ("hint 6".into(), 6, Problem::Malformed),
        (
            hint.replace("game fanorona", "game chess"),
            6,
            Problem::Malformed,
        ),
        (
            hint.replace("rules ", "rules board=4x4"),
            6,
            Problem::Played,
        ),
        (hint.replace("BBBBBBBBB", "BBBB"), 6, Problem::Played),
        (hint.replace("f2-e3A", "f2-e3A a1-a1"), 6, Problem::Played),
        (hint.replace("f2-e3A", "a1-a2"), 6, Problem::Played),
        (
            "hint 6\ngame fanorona\nrules \nstart 9/9/W8/9/9 b\nplies ".into(),
            6,
            Problem::GameOver,
        ),
        (
            "hint 6\ngame fanorona\nrules \nstart 9/9/W8/9/9 b\nplies a3-a4".into(),
            6,
            Problem::Played,
        ),
        (
            "analyse 6\ngame fanorona\nrules \nstart 9/9/W8/9/9 b\nplies \nnodes 9\nlines 0".into(),
            6,
            Problem::GameOver,
        ),
    ] {
        let Reply::Failed {
            id,
            problem,
            message,
        } = only_reply(&request)
        else {
            panic!("{request} was answered");
        };
        assert_eq!((id, problem), (for_id, kind), "{request}: {message}");
        assert!(!message.contains('\n'), "{message}");
    }
}

#[test]
fn every_game_is_played_hinted_and_analysed() {
    for name in GameName::ALL {
        let game = AnyGame::new(*name, "").unwrap();
        let start = game.line(None).unwrap();
        let lines = format!(
            "\ngame {name}\nrules \nstart {}\nplies ",
            start.position_text()
        );
        let chosen = only_reply(&format!("choose 1{lines}\nlevel medium\nseed 4"));
        let Reply::Chosen { ply, .. } = chosen else {
            panic!("{name}: {chosen}");
        };
        assert!(start.legal().contains(&ply), "{name}: {ply}");
        let hint = only_reply(&format!("hint 2{lines}"));
        let Reply::Hint { ply, facts, .. } = hint else {
            panic!("{name}: {hint}");
        };
        assert!(start.legal().contains(&ply) && !facts.is_empty(), "{name}");
        let replies = replies(&format!("analyse 3{lines}\nnodes 20000\nlines 2"));
        assert!(
            matches!(replies.last(), Some(Reply::Done { id: 3 })),
            "{name}"
        );
        assert!(matches!(replies[0], Reply::Info { id: 3, .. }), "{name}");
    }
}
