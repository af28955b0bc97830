//! The dialogues of `docs/protocol.md`, held with the program.

use crate::driver::Driver;

/// What differs from run to run.
const ANYTHING: &str = "[..]";

fn matches(pattern: &str, line: &str) -> bool {
    let mut parts = pattern.split(ANYTHING);
    let Some(mut rest) = parts.next().and_then(|first| line.strip_prefix(first)) else {
        return false;
    };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else {
        return rest.is_empty();
    };
    for part in middle {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[test]
fn the_dialogues_on_paper_are_what_is_said() {
    let page = include_str!("../../../../docs/protocol.md");
    let mut dialogues = 0;
    for block in page.split("```text\n").skip(1) {
        let (block, _) = block.split_once("```").unwrap();
        if !block.starts_with("> ") {
            continue;
        }
        dialogues += 1;
        let mut driver = Driver::start();
        for line in block.lines() {
            if let Some(command) = line.strip_prefix("> ") {
                driver.send(command);
            } else {
                let said = driver.line();
                assert!(matches(line, &said), "expected: {line}\nsaid: {said}");
            }
        }
        driver.close();
        assert_eq!(driver.end(), [""; 0], "after\n{block}");
    }
    assert!(dialogues >= 3, "{dialogues}");
}

/// All options and commands have their line on the page.
#[test]
fn the_page_names_everything_there_is() {
    let page = include_str!("../../../../docs/protocol.md");
    let mut driver = Driver::start();
    let said = driver.ask("ugi", "ugiok");
    for option in said
        .iter()
        .filter_map(|line| line.strip_prefix("option name "))
    {
        let name = option.split(' ').next().unwrap();
        assert!(page.contains(&format!("`{name}`")), "{name}");
        assert!(page.contains(&format!("option name {option}")), "{option}");
    }
    let said = driver.refused("help");
    let (_, commands) = said.split_once("commands: ").unwrap();
    for command in commands.split(", ") {
        assert!(page.contains(&format!("`{command}")), "{command}");
    }
    let said = driver.refused("go soon");
    let (_, limits) = said.split_once("limits: ").unwrap();
    for limit in limits.split(", ") {
        assert!(page.contains(&format!("`{limit}")), "{limit}");
    }
}

#[test]
fn patterns_match_whole_lines() {
    assert!(matches("readyok", "readyok"));
    assert!(!matches("readyok", "readyok "));
    assert!(matches(
        "info depth 1 nodes [..] pv [..]",
        "info depth 1 nodes 7 pv 3 6"
    ));
    assert!(!matches("info [..] pv 3", "info nodes 7 pv 36"));
    assert!(!matches("info [..] time", "info nodes 7"));
}
