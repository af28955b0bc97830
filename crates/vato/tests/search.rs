//! `analyse` and `match` as others call them.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use program::{printed, vato};

fn legal(position: &str) -> Vec<String> {
    let moves = printed(&["moves", "fanorona", "--position", position]);
    moves.lines().map(String::from).collect()
}

#[test]
fn a_line_for_each_depth_and_the_best_turn_last() {
    let text = printed(&["analyse", "fanorona", "--depth", "4"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    for (depth, line) in (1..).zip(&lines[..4]) {
        let (head, pv) = line.split_once(" pv ").unwrap();
        let words: Vec<&str> = head.split(' ').collect();
        assert_eq!(words[..2], ["depth", &depth.to_string()]);
        assert_eq!((words[2], words[4]), ("score", "nodes"));
        assert!(words[3].parse::<i32>().is_ok() && words[5].parse::<u64>().is_ok());
        // The line can be played.
        let turns: Vec<&str> = pv.split(' ').collect();
        printed(&[&["apply", "fanorona"], &turns[..]].concat());
    }
    let best = lines[4].strip_prefix("best ").unwrap();
    assert!(legal("start").contains(&best.to_string()));
    assert!(lines[3].contains(&format!(" pv {best}")));
}

#[test]
fn a_forced_win_is_counted_in_plies() {
    let position = "9/B8/9/9/W8 w";
    let text = printed(&[
        "analyse",
        "fanorona",
        "--position",
        position,
        "--depth",
        "12",
    ]);
    assert!(text.contains(" score win 7 "), "{text}");
    let position = "9/9/9/9/WB7 b";
    let text = printed(&[
        "analyse",
        "fanorona",
        "--position",
        position,
        "--depth",
        "3",
    ]);
    assert!(text.contains(" score win "), "{text}");
}

#[test]
fn several_lines_have_different_first_turns() {
    let text = printed(&["analyse", "fanorona", "--depth", "3", "--multipv", "4"]);
    let last: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("depth 3 "))
        .collect();
    let mut first: Vec<&str> = last
        .iter()
        .map(|line| {
            line.split_once(" pv ")
                .unwrap()
                .1
                .split(' ')
                .next()
                .unwrap()
        })
        .collect();
    assert_eq!(first.len(), 4);
    first.sort_unstable();
    first.dedup();
    assert_eq!(first.len(), 4, "{text}");
}

#[test]
fn json_says_the_same() {
    let args = ["analyse", "fanorona", "--depth", "3", "--multipv", "2"];
    let text = printed(&args);
    let json = printed(&[&args[..], &["--json"]].concat());
    assert_eq!(text.lines().count(), json.lines().count());
    for (text, json) in text.lines().zip(json.lines()) {
        let said: serde_json::Value = serde_json::from_str(json).unwrap();
        let Some(best) = said.get("best") else {
            let pv: Vec<&str> = said["pv"]
                .as_array()
                .unwrap()
                .iter()
                .map(|turn| turn.as_str().unwrap())
                .collect();
            let same = format!(
                "depth {} score {} nodes {} pv {}",
                said["depth"],
                said["score"],
                said["nodes"],
                pv.join(" ")
            );
            assert_eq!(text, same);
            continue;
        };
        assert_eq!(text, format!("best {}", best.as_str().unwrap()));
    }
}

#[test]
fn turns_given_beforehand_count_for_the_position_and_its_past() {
    let played = printed(&["analyse", "fanorona", "--depth", "2", "--moves", "d3-e3W"]);
    let position = printed(&["apply", "fanorona", "d3-e3W"]);
    let entered = printed(&[
        "analyse",
        "fanorona",
        "--depth",
        "2",
        "--position",
        position.trim(),
    ]);
    assert_eq!(played, entered);
    let lone = [
        "analyse",
        "fanorona",
        "--position",
        "9/9/9/9/W7B w",
        "--moves",
    ];
    let round = "a1-a2 i1-i2 a2-a1 i2-i1 ".repeat(2);
    assert_eq!(
        printed(&[&lone[..], &[&round]].concat()),
        "result 1/2-1/2 repetition\n"
    );
}

#[test]
fn two_threads_find_what_is_proven() {
    let args = ["analyse", "fanorona", "--threads", "2", "--depth", "9"];
    let text = printed(&[&args[..], &["--position", "9/B8/9/9/W8 w"]].concat());
    assert!(text.contains(" score win 7 "), "{text}");
    assert!(text.ends_with("best a1-b2\n"), "{text}");
}

#[test]
fn a_finished_game_has_a_result_and_no_best_turn() {
    let args = ["analyse", "fanorona", "--position", "9/9/9/BB7/WB7 w"];
    assert_eq!(printed(&args), "result 0-1 no_legal_turn\n");
    assert_eq!(
        printed(&[&args[..], &["--json"]].concat()),
        "{\"result\":\"0-1\",\"reason\":\"no_legal_turn\"}\n"
    );
}

#[test]
fn limits_of_nodes_and_time_end_the_search() {
    let text = printed(&["analyse", "fanorona", "--nodes", "5000"]);
    let nodes = |line: &str| -> Option<u64> {
        line.split_once(" nodes ")?
            .1
            .split(' ')
            .next()?
            .parse()
            .ok()
    };
    assert!(text.lines().filter_map(nodes).all(|nodes| nodes <= 5_000));
    // The shortest time there is: the search has to end by itself, with a turn.
    let text = printed(&["analyse", "fanorona", "--time", "1"]);
    assert!(text.lines().last().unwrap().starts_with("best "), "{text}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_prints_the_best_so_far() {
    let mut child = vato(&["analyse", "fanorona", "--depth", "120"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("depth 1 "));
    let interrupt = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(interrupt.unwrap().success());
    let last = lines.map(Result::unwrap).last().unwrap();
    assert!(last.starts_with("best "), "{last}");
    assert!(child.wait().unwrap().success());
}

fn a_match(at_a_time: &str, options: &[&str]) -> String {
    let game = ["match", "fanorona", "--concurrency", at_a_time];
    let output = vato(&[&game[..], options].concat()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "quiet in a pipe: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_match_gives_the_same_games_however_many_are_played_at_a_time() {
    let options = ["easy", "random", "--games", "11", "--seed", "7"];
    let alone = a_match("1", &options);
    assert_eq!(alone, a_match("2", &options));
    assert_eq!(alone, a_match("5", &options));
    let words: Vec<&str> = alone.trim().split(' ').collect();
    let [_, games, _, wins, _, draws, _, losses, ..] = words[..] else {
        panic!("{alone}");
    };
    let count = |word: &str| word.parse::<u32>().unwrap();
    assert_eq!(games, "11");
    assert_eq!(count(wins) + count(draws) + count(losses), 11);
    assert!(
        count(wins) > count(losses),
        "easy is stronger than chance: {alone}"
    );
    let percent = f64::from(2 * count(wins) + count(draws)) / 22.0 * 100.0;
    assert!(
        alone.contains(&format!("score {:.0}", percent.floor())),
        "{alone}"
    );
}

#[test]
fn the_players_of_a_match_can_change_places() {
    let options = ["easy", "random", "--games", "10", "--seed", "3"];
    let there = a_match("2", &options);
    let back = a_match("2", &["random", "easy", "--games", "10", "--seed", "3"]);
    let count = |text: &str, name: &str| -> u32 {
        let mut words = text.split_whitespace().skip_while(|word| *word != name);
        words.nth(1).unwrap().parse().unwrap()
    };
    assert!(count(&there, "wins") > count(&there, "losses"), "{there}");
    assert!(count(&back, "wins") < count(&back, "losses"), "{back}");
}

#[test]
fn a_game_at_the_limit_of_plies_is_a_draw() {
    let text = a_match(
        "2",
        &["random", "random", "--games", "4", "--max-plies", "3"],
    );
    assert_eq!(
        text,
        "games 4 wins 0 draws 4 losses 0 score 50.0 %\n\
         pairs 2 pentanomial 0 0 2 0 0\n\
         elo +0.0 +- 0.0 normalised unknown\n"
    );
}

#[test]
fn hard_takes_a_limit_of_nodes() {
    let options = ["hard", "random", "--games", "2", "--nodes", "500"];
    assert!(a_match("2", &options).starts_with("games 2 wins 2 "));
}

#[test]
fn hard_takes_a_limit_of_time() {
    // The shortest time there is: every ply has to be found within it, and the match ends.
    let options = ["hard", "random", "--games", "2", "--time", "1"];
    assert!(a_match("2", &options).starts_with("games 2 "));
}
