//! Completions and manual pages.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use program::{printed, refused, vato};

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
        "serve", "export", "play", "moves", "apply", "perft", "analyse", "match",
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
        let help = printed(&[&name, "--help"]);
        assert!(help.contains(&format!("Usage: vato {name}")), "{help}");
    }
}

#[test]
fn the_help_for_rules_lists_every_value() {
    let help = printed(&["moves", "--help"]);
    for listed in [
        "board = 9x5, 5x5, 3x3",
        "continue = optional, forced",
        "repetition = 3, 4, off",
    ] {
        assert!(help.contains(listed), "{help}");
    }
}
