//! Clap's usage errors in one line.

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::CommandLine;
use crate::failure::{Failure, quoted};

/// What clap has to say: help and version are printed as they are, everything
/// else becomes one line that says what is wrong and what would be right.
pub fn answer(error: &clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => error.print().map_err(Failure::from),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => Err(
            Failure::input(format_args!("no command given; commands: {}", commands())),
        ),
        ErrorKind::InvalidSubcommand => {
            let name = match error.get(ContextKind::InvalidSubcommand) {
                Some(ContextValue::String(name)) => name,
                _ => "",
            };
            Err(Failure::input(format_args!(
                "there is no command {}; commands: {}",
                quoted(name),
                commands()
            )))
        }
        ErrorKind::InvalidUtf8 => Err(Failure::input(
            "an argument is not valid UTF-8; positions, turns and rules are plain text",
        )),
        _ => Err(Failure::Input(condensed(&error.render().to_string()))),
    }
}

/// The commands by name, as the help lists them.
fn commands() -> String {
    let command = CommandLine::command();
    let shown = command.get_subcommands().filter(|c| !c.is_hide_set());
    let names: Vec<&str> = shown.map(|c| c.get_name()).collect();
    names.join(", ")
}

/// Clap writes paragraphs: the error, tips, the usage, a pointer to `--help`.
/// Joins them without the pointer and without the advice to put a mistyped
/// option behind `--`.
fn condensed(rendered: &str) -> String {
    let paragraphs = rendered.split("\n\n").filter_map(|paragraph| {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        let text = words.join(" ");
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        let text = match text.strip_prefix("Usage: ") {
            Some(usage) => format!("usage: {usage}"),
            None => text.to_string(),
        };
        let left_out = ["For more information", "tip: to pass"];
        let kept = !text.is_empty() && !left_out.iter().any(|start| text.starts_with(start));
        kept.then_some(text)
    });
    paragraphs.collect::<Vec<_>>().join("; ")
}
