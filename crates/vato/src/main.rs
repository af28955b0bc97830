//! The command line of Vato.
//!
//! Each command is a file of its own with the same three parts: what it is
//! given (clap reads it), what it does, and what it prints. Bad input is one
//! line on standard error and exit code 2.

mod apply;
mod arguments;
mod failure;
mod moves;
mod perft;
mod progress;
mod usage;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// Fanorona: play it, analyse it, serve it
#[derive(Parser, Debug)]
#[command(name = "vato", version, disable_help_subcommand = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// List the legal turns, one a line
    Moves(moves::Moves),
    /// Play turns and print the position after them
    Apply(apply::Apply),
    /// Count the leaves of the tree of legal play
    Perft(perft::Perft),
}

impl Command {
    fn run(&self) -> Result<(), Failure> {
        match self {
            Command::Moves(moves) => moves.run(),
            Command::Apply(apply) => apply.run(),
            Command::Perft(perft) => perft.run(),
        }
    }
}

fn main() -> ExitCode {
    let done = match CommandLine::try_parse() {
        Ok(line) => line.command.run(),
        Err(error) => usage::answer(&error),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
