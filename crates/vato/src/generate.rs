//! What shells and manuals want to know about the command line.

use std::io::{self, Write};

use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;

use crate::CommandLine;
use crate::failure::{Failure, quoted};

/// `vato completions`: a script that completes commands and options.
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell that will read it
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub fn run(&self) -> Result<(), Failure> {
        let mut script = Vec::new();
        let mut whole = CommandLine::command();
        clap_complete::generate(self.shell, &mut whole, "vato", &mut script);
        let script = String::from_utf8_lossy(&script);
        print(with_values(self.shell, &script, &whole).as_bytes())
    }
}

/// The script with the values of arguments that have no option before them, such as the
/// games: what is generated has them for bash and zsh alone.
fn with_values(shell: Shell, script: &str, whole: &Command) -> String {
    let mut script = script.to_string();
    for command in whole.get_subcommands() {
        let name = command.get_name();
        for argument in command.get_positionals() {
            let values: Vec<String> = argument
                .get_possible_values()
                .iter()
                .map(|value| value.get_name().to_string())
                .collect();
            if values.is_empty() {
                continue;
            }
            match shell {
                Shell::Fish => {
                    let words = values.join(" ");
                    script += &format!(
                        "complete -c vato -n \"__fish_vato_using_subcommand {name}; and not \
                         __fish_seen_subcommand_from {words}\" -f -a \"{words}\"\n"
                    );
                }
                Shell::Elvish => {
                    let lines = values
                        .iter()
                        .map(|value| format!("            cand {value} ''\n"));
                    insert_after(
                        &mut script,
                        &format!("&'vato;{name}'= {{\n"),
                        lines.collect(),
                    );
                }
                Shell::PowerShell => {
                    let lines = values.iter().map(|value| {
                        format!(
                            "            [CompletionResult]::new('{value}', '{value}', \
                             [CompletionResultType]::ParameterValue, '{value}')\n"
                        )
                    });
                    insert_after(&mut script, &format!("'vato;{name}' {{\n"), lines.collect());
                }
                _ => {}
            }
        }
    }
    script
}

/// Puts lines below the first one that ends like this.
fn insert_after(script: &mut String, line: &str, lines: String) {
    if let Some(at) = script.find(line) {
        script.insert_str(at + line.len(), &lines);
    }
}

/// `vato man`: a manual page.
#[derive(Args, Debug)]
pub struct Man {
    /// The command that the page is about; without one, the page of vato itself
    command: Option<String>,
}

impl Man {
    /// Prints the page in the language of troff.
    pub fn run(&self) -> Result<(), Failure> {
        let mut whole = CommandLine::command();
        // Gives each command its full name, such as `vato moves`.
        whole.build();
        let command = match &self.command {
            None => whole,
            Some(name) => whole.find_subcommand(name).cloned().ok_or_else(|| {
                let names: Vec<&str> = whole
                    .get_subcommands()
                    .map(|c| c.get_name())
                    .filter(|name| *name != "help")
                    .collect();
                Failure::input(format_args!(
                    "man: there is no command {}; commands: {}",
                    quoted(name),
                    names.join(", ")
                ))
            })?,
        };
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page)?;
        print(&page)
    }
}

fn print(text: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text)?;
    Ok(out.flush()?)
}
