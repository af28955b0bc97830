//! The engine as another program drives it.
#![allow(missing_docs)]

mod dialogue;
mod driver;
mod games;
mod hostile;
mod searches;

use driver::Driver;

#[test]
fn it_introduces_itself_by_both_names() {
    let mut driver = Driver::start();
    let said = driver.ask("ugi", "ugiok");
    assert!(said[0].starts_with("id name Vato "), "{said:?}");
    assert!(said[1].starts_with("id author "), "{said:?}");
    let options: Vec<&str> = said[2..said.len() - 1]
        .iter()
        .map(|line| line.strip_prefix("option name ").expect(line))
        .map(|option| option.split(' ').next().unwrap())
        .collect();
    for name in [
        "Game",
        "Rules",
        "Hash",
        "Threads",
        "MultiPV",
        "Level",
        "TablePath",
        "OwnBook",
    ] {
        assert!(options.contains(&name), "{name} in {options:?}");
    }
    let alias = driver.ask("uci", "uciok");
    assert_eq!(alias[..alias.len() - 1], said[..said.len() - 1]);
    driver.send("quit");
    assert!(driver.end().is_empty());
}

#[test]
fn options_are_set_and_wrong_ones_refused() {
    let mut driver = Driver::with(&[
        "setoption name Hash value 1",
        "setoption name multipv value 2",
        "setoption name Seed value 7",
        "setoption name OwnBook value false",
        "setoption name TablePath value <empty>",
        "setoption name Level value full",
        "setoption name Threads value 1",
    ]);
    for (option, said) in [
        ("setoption name Hash value 0", "from 1 to 32768"),
        ("setoption name Game value chess", "there is no 'chess'"),
        ("setoption name Rules value pie=on", "pie"),
        ("setoption name Level value 11", "values: full"),
        ("setoption name Ponder value true", "options: Game, Rules"),
        ("setoption Hash 16", "setoption name NAME value VALUE"),
    ] {
        let sentence = driver.refused(option);
        assert!(sentence.contains(said), "{option}: {sentence}");
    }
    // What is accepted without an effect says so.
    let remark = driver.refused("setoption name TablePath value /tmp/tables");
    assert!(remark.contains("no endgame tables so far"), "{remark}");
}

#[test]
fn a_game_and_its_rules_begin_at_their_start() {
    let mut driver = Driver::with(&["setoption name Game value kalah"]);
    driver.send("position startpos moves 1");
    assert_eq!(driver.query("p1turn"), "false");
    driver.send("setoption name Rules value pie=on");
    assert_eq!(driver.query("p1turn"), "true");
    driver.send("position startpos moves 3-6 swap");
    assert_eq!(driver.query("p1turn"), "true");
    driver.send("setoption name Rules value default");
    let said = driver.refused("position startpos moves 3-6 swap");
    assert!(said.contains("word 2 'swap'"), "{said}");
    driver.send("setoption name Game value oware");
    assert_eq!(driver.best("go depth 1").len(), 1);
}

#[test]
fn queries_answer_for_the_position_that_was_set() {
    let mut driver = Driver::start();
    assert_eq!(driver.query("p1turn"), "true");
    assert_eq!(driver.query("gameover"), "false");
    assert_eq!(driver.query("result"), "none");
    for (position, result) in [
        ("9/7W1/9/9/W8 b", "p1win"),
        ("9/9/9/BB7/WB7 w", "p2win"),
        (
            "9/9/9/9/W7B w moves a1-a2 i1-i2 a2-a1 i2-i1 a1-a2 i1-i2 a2-a1 i2-i1",
            "draw",
        ),
    ] {
        driver.send(&format!("position fen {position}"));
        assert_eq!(driver.query("gameover"), "true", "{position}");
        assert_eq!(driver.query("result"), result, "{position}");
    }
    let said = driver.ask("go depth 3", "bestmove");
    assert_eq!(
        said,
        [
            "info string go: the game is over, result 1/2-1/2 repetition",
            "bestmove none"
        ]
    );
}
