//! What shells and manuals want to know about the command line.

use std::io::{self, Write};

use clap::{Args, CommandFactory};
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
        clap_complete::generate(self.shell, &mut CommandLine::command(), "vato", &mut script);
        print(&script)
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
