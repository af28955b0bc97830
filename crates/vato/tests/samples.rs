//! What the command line prints, word for word: the error lines in `tests/cmd`
//! and every sample in `docs/cli.md`.
//!
//! After a change that is meant, `TRYCMD=overwrite cargo test -p vato --test samples`
//! writes down what is printed now; look at the difference before it is committed.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

#[test]
fn commands_print_what_is_written_down() {
    trycmd::TestCases::new()
        .case("tests/cmd/*.trycmd")
        .case("../../docs/cli.md");
}

/// The one sample with a pipe, which trycmd does not run.
#[test]
fn the_game_in_the_terminal_goes_as_written_down() {
    let page = include_str!("../../../docs/cli.md");
    let (_, sample) = page
        .split_once("$ printf 'd3-e3W\\nquit\\n' | vato play fanorona --seed 1\n")
        .unwrap();
    let (shown, _) = sample.split_once("```").unwrap();
    assert_eq!(program::said(&[], "d3-e3W\nquit\n"), shown);
}
