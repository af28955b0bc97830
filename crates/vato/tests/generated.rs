//! Completions and manual pages.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use program::{printed, refused, vato};

const GAMES: [&str; 4] = ["fanorona", "kalah", "oware", "congkak"];

/// The commands, as the error for an unknown one lists them.
fn commands() -> Vec<String> {
    let said = refused(&vato(&["fly"]).output().unwrap());
    let (_, names) = said.trim_end().split_once("commands: ").unwrap();
    names.split(", ").map(String::from).collect()
}

#[test]
fn the_commands_have_their_fixed_names() {
    let commands = commands();
    for name in [
        "serve", "export", "play", "moves", "apply", "perft", "analyse", "solve", "match", "ugi",
        "bench",
    ] {
        assert!(commands.iter().any(|command| command == name), "{name}");
    }
}

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = printed(&["completions", shell]);
        for name in commands() {
            assert!(script.contains(&name), "{name} for {shell}");
        }
        assert!(script.contains("position"), "options for {shell}");
        for game in GAMES {
            assert!(script.contains(game), "{game} for {shell}");
        }
    }
}

#[test]
fn each_command_has_a_manual_page_and_help() {
    let whole = printed(&["man"]);
    assert!(whole.contains(".TH vato 1"), "{whole}");
    for name in commands() {
        let page = printed(&["man", &name]);
        assert!(page.contains(&format!(".TH vato-{name} 1")), "{page}");
        assert!(whole.contains(&name));
        if page.contains("GAME") {
            for game in GAMES {
                assert!(page.contains(game), "{game} in the page of {name}");
            }
        }
        let help = printed(&[&name, "--help"]);
        assert!(help.contains(&format!("Usage: vato {name}")), "{help}");
    }
}

#[test]
fn the_help_for_rules_and_positions_lists_every_value_and_start() {
    let help = printed(&["moves", "--help"]);
    for listed in [
        "board = 9x5, 5x5, 3x3",
        "continue = optional, forced",
        "repetition = 3, 4, off",
        "empty_capture = off, on",
        "kalah/irving is empty_capture=on",
        "grand_slam = no_capture, illegal_unless_forced",
        "oware/awari is",
        "opening = sequential, simultaneous",
        "seeds = as many as houses, or 7, 1, 2",
    ] {
        assert!(help.contains(listed), "{help}");
    }
    for game in GAMES {
        let (_, options) = help.split_once(&format!("{game}:\n")).unwrap();
        assert!(
            options.lines().next().unwrap().contains(" = "),
            "{game}: {options}"
        );
    }
    for start in [
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    ] {
        assert!(help.contains(start), "{help}");
    }
}
