//! Searches: their limits, what they say, and how they end.

use std::time::Duration;

use crate::driver::{Driver, after};

/// Nothing comes for so long: a part of a second is enough, since an answer that should not
/// come would come at once.
const A_WHILE: Duration = Duration::from_millis(300);

#[test]
fn limits_of_depth_and_nodes_are_kept() {
    let mut driver = Driver::start();
    let said = driver.ask("go depth 3", "bestmove");
    let depths: Vec<&str> = said[..said.len() - 1]
        .iter()
        .map(|line| after(line, "depth"))
        .collect();
    assert_eq!(depths, ["1", "2", "3"]);
    let said = driver.ask("go nodes 5000", "bestmove");
    let nodes = said[..said.len() - 1]
        .iter()
        .map(|line| after(line, "nodes").parse::<u64>().unwrap());
    assert_eq!(nodes.max(), Some(5_000));
    // The shorter of two limits, and time alone.
    driver.best("go depth 120 nodes 2000");
    driver.best("go movetime 20");
    driver.best("go wtime 1000 btime 1000 winc 10 binc 10");
}

#[test]
fn several_lines_come_best_first_and_begin_differently() {
    let mut driver = Driver::with(&["setoption name MultiPV value 3"]);
    let said = driver.ask("go depth 4", "bestmove");
    let last: Vec<&String> = said
        .iter()
        .filter(|line| line.contains(" depth 4 "))
        .collect();
    let ranks: Vec<&str> = last.iter().map(|line| after(line, "multipv")).collect();
    assert_eq!(ranks, ["1", "2", "3"]);
    let scores = last
        .iter()
        .map(|line| after(line, "cp").parse::<i32>().unwrap());
    assert!(scores.clone().is_sorted_by(|a, b| a >= b), "{said:?}");
    let first: Vec<&str> = last.iter().map(|line| after(line, "pv")).collect();
    assert!(first[0] != first[1] && first[1] != first[2], "{first:?}");
    assert_eq!(said.last().unwrap(), &format!("bestmove {}", first[0]));
}

#[test]
fn what_is_proven_is_told_as_won_or_lost() {
    let mut driver = Driver::start();
    driver.send("position fen 9/9/W1B6/9/9 w");
    let said = driver.ask("go depth 4", "bestmove");
    assert!(said[0].contains(" score win 1 "), "{said:?}");
    assert_eq!(said.last().unwrap(), "bestmove a3-b3A");
    driver.send("position fen 9/B8/9/9/W8 w moves a1-b2");
    let said = driver.ask("go depth 8", "bestmove");
    assert!(said[said.len() - 2].contains(" score loss 6 "), "{said:?}");
    driver.send("setoption name Game value kalah");
    // South has eleven seeds already, one house is left.
    driver.send("position fen <6,11,10,0,0,0,0,0,1,0,0,0,0,0,2> s");
    let said = driver.ask("go depth 4", "bestmove");
    assert_eq!(said.last().unwrap(), "bestmove 6");
    assert!(said[said.len() - 2].contains(" score cp 0 "), "{said:?}");
    driver.send("position fen <6,14,10,0,0,0,0,0,1,0,0,0,0,0,2> s");
    let said = driver.ask("go depth 4", "bestmove");
    assert!(
        said[said.len() - 2].contains(" score win 3 seeds "),
        "{said:?}"
    );
}

#[test]
fn while_it_thinks_it_listens() {
    let mut driver = Driver::start();
    driver.send("go infinite");
    assert_eq!(driver.until("info").len(), 1);
    // In between come lines of the search.
    let answer = |driver: &mut Driver, line: &str, begins: &str| {
        driver.send(line);
        loop {
            let said = driver.line();
            if said.starts_with(begins) {
                return said;
            }
            assert!(
                said.starts_with("info depth ") || said.starts_with("info time "),
                "{said}"
            );
        }
    };
    assert_eq!(answer(&mut driver, "isready", "readyok"), "readyok");
    assert_eq!(
        answer(&mut driver, "query p1turn", "response"),
        "response true"
    );
    let said = answer(&mut driver, "go depth 1", "info string");
    assert_eq!(said, "info string go: a search is running; stop ends it");
    answer(&mut driver, "fly", "info string there is no command 'fly'");
    // A new position and new options are for the next search.
    driver.send("position startpos moves d3-e3A");
    driver.send("setoption name Hash value 2");
    assert_eq!(
        answer(&mut driver, "query p1turn", "response"),
        "response false"
    );
    let best = answer(&mut driver, "stop", "bestmove ");
    assert!(
        ["e3", "f2", "d2", "e2", "d3"]
            .iter()
            .any(|from| best[9..].starts_with(from)),
        "{best}"
    );
    // One answer, and a late `stop` does nothing.
    driver.send("stop");
    assert_eq!(driver.ask("isready", "readyok"), ["readyok"]);
    let reply = driver.best("go depth 2");
    assert!(!reply.is_empty() && driver.is_silent(A_WHILE));
}

#[test]
fn an_infinite_search_answers_only_when_it_is_stopped() {
    // There is one ply: the search has nothing left to do at once.
    let mut driver = Driver::with(&["position fen 9/9/W1B6/9/9 w"]);
    for go in ["go infinite", "go", "go depth 1 infinite"] {
        driver.send(go);
        assert_eq!(driver.until("info").len(), 1);
        assert!(driver.is_silent(A_WHILE), "{go}");
        assert_eq!(driver.ask("stop", "bestmove"), ["bestmove a3-b3A"]);
    }
    driver.send("setoption name Level value easy");
    driver.send("go infinite");
    assert_eq!(driver.until("info").len(), 1);
    assert!(driver.is_silent(A_WHILE));
    assert_eq!(driver.ask("stop", "bestmove"), ["bestmove a3-b3A"]);
}

#[test]
fn the_same_work_gives_the_same_answer_after_a_new_game() {
    let mut driver = Driver::with(&["setoption name Hash value 1"]);
    let told = |driver: &mut Driver| -> Vec<String> {
        let said = driver.ask("go nodes 20000", "bestmove");
        let without_time = said.iter().map(|line| {
            let line = line.split(" nps ").next().unwrap();
            line.to_string()
        });
        without_time.collect()
    };
    let once = told(&mut driver);
    driver.send("uginewgame");
    assert_eq!(told(&mut driver), once);
    // Without a new game the table is kept: the search goes on from what it knows.
    assert_ne!(told(&mut driver), once);
}

#[test]
fn several_threads_keep_to_the_limits() {
    let mut driver = Driver::with(&[
        "setoption name Hash value 4",
        "setoption name Threads value 3",
    ]);
    let said = driver.ask("go nodes 30000", "bestmove");
    let nodes = said[..said.len() - 1]
        .iter()
        .map(|line| after(line, "nodes").parse::<u64>().unwrap());
    assert!(nodes.clone().all(|nodes| nodes <= 30_000), "{said:?}");
    driver.send("go infinite");
    driver.until("info");
    driver.ask("stop", "bestmove");
    driver.send("setoption name Threads value 1");
    driver.send("position fen 9/B8/9/9/W8 w moves a1-b2");
    let said = driver.ask("go depth 8", "bestmove");
    assert!(said[said.len() - 2].contains(" score loss 6 "), "{said:?}");
}

#[test]
fn a_level_plays_by_its_own_limits() {
    let mut driver = Driver::with(&[
        "setoption name Level value medium",
        "setoption name Seed value 3",
    ]);
    let said = driver.ask("go depth 100", "bestmove");
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(after(&said[0], "nodes").parse::<u64>().unwrap() < 10_000);
}

#[test]
fn the_end_of_the_input_waits_for_a_search_with_limits() {
    let mut driver = Driver::start();
    driver.send_bytes(b"go depth 4");
    driver.close();
    let said = driver.end();
    assert!(said[said.len() - 2].contains(" depth 4 "), "{said:?}");
    assert!(said[said.len() - 1].starts_with("bestmove "), "{said:?}");
}

#[test]
fn the_end_of_the_input_or_quit_stops_an_infinite_search() {
    for ending in ["", "quit\n", "quit"] {
        let mut driver = Driver::start();
        driver.send("go infinite");
        assert_eq!(driver.until("info").len(), 1);
        driver.send_bytes(ending.as_bytes());
        driver.close();
        let said = driver.end();
        assert!(said.last().unwrap().starts_with("bestmove "), "{said:?}");
    }
    let mut driver = Driver::start();
    driver.send("go movetime 86400000");
    driver.send("quit");
    assert!(driver.end().last().unwrap().starts_with("bestmove "));
}
