//! Clap's usage errors in one line.

use clap::error::ErrorKind;

use crate::failure::Failure;

/// What clap has to say: help and version are printed as they are, everything
/// else becomes one line that says what is wrong and what would be right.
pub fn answer(error: &clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => error.print().map_err(Failure::from),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => Err(
            Failure::input("no command given; vato --help lists the commands"),
        ),
        ErrorKind::InvalidUtf8 => Err(Failure::input(
            "an argument is not valid UTF-8; positions, turns and rules are plain text",
        )),
        _ => Err(Failure::Input(condensed(&error.render().to_string()))),
    }
}

/// Clap writes paragraphs: the error, tips, the usage, a pointer to `--help`.
/// Joins them and leaves the pointer out.
fn condensed(rendered: &str) -> String {
    let paragraphs = rendered.split("\n\n").filter_map(|paragraph| {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        let text = words.join(" ");
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        let text = match text.strip_prefix("Usage: ") {
            Some(usage) => format!("usage: {usage}"),
            None => text.to_string(),
        };
        (!text.is_empty() && !text.starts_with("For more information")).then_some(text)
    });
    paragraphs.collect::<Vec<_>>().join("; ")
}
