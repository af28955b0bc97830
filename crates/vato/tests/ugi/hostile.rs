//! Lines that nobody should send: one sentence each, and nothing is lost.

use crate::driver::{Driver, started};

/// A game of Kalah in which North is to move.
fn driver() -> Driver {
    Driver::with(&[
        "setoption name Hash value 1",
        "setoption name Game value kalah",
        "position startpos moves 1",
    ])
}

#[test]
fn a_line_that_is_no_command_gets_one_sentence() {
    let mut driver = driver();
    for line in [
        "fly",
        "UGI",
        "ugi now",
        "go depth",
        "go depth -1",
        "go depth 1e3",
        "go depth 99999999999999999999999999",
        "go nodes 0",
        "go movetime soon",
        "go p1time",
        "go infinitely",
        "go depth 3 nodes",
        "position fen",
        "position fen moves 1",
        "position fen \u{202e}<6>",
        "position fen 9/9/9/9/9 w",
        "position fen <6,0,0,4,4,4,4,4,4,4,4,4,4,4,-4> s",
        "position startpos 1 2 3",
        "position endpos",
        "position startpos moves 7",
        "position startpos moves 1 1 x",
        "position startpos moves 3-6-1",
        "position startpos moves 3+5",
        "position startpos moves \u{1b}[2J",
        "position startpos moves moves",
        "setoption",
        "setoption name",
        "setoption name value",
        "setoption name Game",
        "setoption name Game value",
        "setoption name Rules value houses=0",
        "setoption name Rules value ,",
        "setoption name Hash value 16 MiB",
        "setoption name Hash value -1",
        "setoption name MultiPV value 0",
        "setoption name OwnBook value 1",
        "setoption name Clear Hash",
        "query",
        "query p2turn",
        "query result now",
        "stop!",
        "quit now",
        "\u{feff}ugi",
        "🙂",
        "\0",
        "isready\0",
    ] {
        driver.refused(line);
        // The position is the one from before.
        assert_eq!(driver.query("p1turn"), "false", "{line:?}");
    }
    assert_eq!(driver.query("gameover"), "false");
    assert!(!driver.best("go nodes 100").is_empty());
}

#[test]
fn lines_of_a_megabyte_and_bytes_that_are_no_text_get_one_sentence() {
    let mut driver = driver();
    let long = "x".repeat(1 << 20);
    assert!(driver.refused(&long).contains("there is no command"));
    assert!(driver.refused(&format!("{long}x")).contains("1048576"));
    for line in [
        format!("position fen {long}"),
        format!("position startpos moves {}", "1 ".repeat(500_000)),
        format!("position startpos moves {}", "3-".repeat(500_000)),
        format!("setoption name {long} value 1"),
        format!("setoption name Rules value {}", "pie=on,".repeat(100_000)),
        format!("go {}", "depth ".repeat(100_000)),
    ] {
        driver.refused(&line);
    }
    let mut binary: Vec<u8> = (0..=255).filter(|byte| *byte != b'\n').collect();
    binary = binary.repeat(4_000);
    binary.push(b'\n');
    assert!(driver.refused_bytes(&binary).contains("UTF-8"));
    assert!(
        driver
            .refused_bytes(b"position startpos moves \xff\n")
            .contains("UTF-8")
    );
    assert_eq!(driver.query("p1turn"), "false");
}

#[test]
fn empty_lines_and_other_line_ends_are_no_mistake() {
    let mut driver = driver();
    driver.send_bytes(b"\n \t \n\r\n  position   startpos  moves\t1  1 \r\n");
    assert_eq!(driver.ask("isready\r", "readyok"), ["readyok"]);
    assert_eq!(driver.query("p1turn"), "true");
}

#[test]
fn a_storm_of_commands_is_answered_one_by_one() {
    let mut driver = driver();
    for _ in 0..200 {
        driver.send_bytes(b"go nodes 3000\nisready\nstop\nquery p1turn\nuginewgame\nstop\n");
    }
    driver.send("isready");
    let (mut ready, mut answers, mut searches, mut refused) = (0, 0, 0, 0);
    while ready < 201 {
        match driver.line() {
            line if line == "readyok" => ready += 1,
            line if line == "response false" => answers += 1,
            line if line.starts_with("bestmove ") => searches += 1,
            line if line.starts_with("info string go: a search is running") => refused += 1,
            line => assert!(line.starts_with("info "), "{line}"),
        }
    }
    assert_eq!(answers, 200);
    // A last search may still be at work.
    driver.send("quit");
    let rest = driver.end();
    searches += rest
        .iter()
        .filter(|line| line.starts_with("bestmove "))
        .count();
    assert_eq!(searches + refused, 200);
}

#[test]
fn a_reader_that_goes_away_ends_it() {
    let mut child = started();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The engine may end at the first word, and close the pipe for the rest.
    let _ = std::io::Write::write_all(&mut stdin, b"go movetime 86400000\n");
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}
