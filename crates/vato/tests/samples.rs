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

/// The samples with a pipe, which trycmd does not run: it takes the lines of a board for
/// paths of another system.
#[test]
fn games_in_the_terminal_go_as_written_down() {
    let page = include_str!("../../../docs/cli.md");
    let samples: Vec<&str> = page.split("$ printf '").skip(1).collect();
    assert_eq!(samples.len(), 2);
    for sample in samples {
        let (command, shown) = sample.split_once('\n').unwrap();
        let (shown, _) = shown.split_once("```").unwrap();
        let (typed, args) = command.split_once("' | vato ").unwrap();
        let args: Vec<&str> = args.split(' ').collect();
        assert_eq!(program::said_to(&args, &typed.replace("\\n", "\n")), shown);
    }
}
