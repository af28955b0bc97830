//! What the command line prints, word for word: the error lines in `tests/cmd`
//! and every sample in `docs/cli.md`.
//!
//! After a change that is meant, `TRYCMD=overwrite cargo test -p vato --test samples`
//! writes down what is printed now; look at the difference before it is committed.

#[test]
fn commands_print_what_is_written_down() {
    trycmd::TestCases::new()
        .case("tests/cmd/*.trycmd")
        .case("../../docs/cli.md");
}
