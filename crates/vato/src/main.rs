//! The command line of Vato.
//!
//! Each command is a file of its own with the same three parts: what it is
//! given (clap reads it), what it does, and what it prints. Bad input is one
//! line on standard error and exit code 2.

mod analyse;
mod apply;
mod arguments;
mod bench;
mod chance;
mod export;
mod failure;
mod generate;
mod interrupt;
mod matches;
mod moves;
mod openings;
mod perft;
mod play;
mod serve;
mod sole_writer;
mod solve;
mod ugi;
mod usage;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// Fanorona, Kalah, Oware and Congkak: play, analyse, solve and serve them
#[derive(Parser, Debug)]
#[command(name = "vato", version)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Serve the site
    Serve(serve::Serve),
    /// Write the site as static files
    Export(export::Export),
    /// Play against the computer in the terminal
    Play(play::Play),
    /// List the legal turns, one a line
    Moves(moves::Moves),
    /// Play turns and print the position after them
    Apply(apply::Apply),
    /// Count the leaves of the tree of legal play
    Perft(perft::Perft),
    /// Search a position and print the best lines
    Analyse(analyse::Analyse),
    /// Find the exact value of a position
    Solve(solve::Solve),
    /// Let two players meet and count who wins
    Match(matches::Match),
    /// Let the levels meet their neighbours and rate them all
    Gauntlet(matches::Gauntlet),
    /// Make a set of fair openings for matches
    Openings(openings::Openings),
    /// Be an engine that another program drives, by the Universal Game Interface
    #[command(alias = "uci")]
    Ugi(ugi::Ugi),
    /// Do a fixed piece of work and print its signature and the speed
    Bench(bench::Bench),
    /// Print a completion script for a shell
    Completions(generate::Completions),
    /// Print the manual page, of one command or of all
    Man(generate::Man),
}

impl Command {
    fn run(&self) -> Result<(), Failure> {
        match self {
            Command::Serve(serve) => serve.run(),
            Command::Export(export) => export.run(),
            Command::Play(play) => play.run(),
            Command::Moves(moves) => moves.run(),
            Command::Apply(apply) => apply.run(),
            Command::Perft(perft) => perft.run(),
            Command::Analyse(analyse) => analyse.run(),
            Command::Solve(solve) => solve.run(),
            Command::Match(players) => players.run(),
            Command::Gauntlet(gauntlet) => gauntlet.run(),
            Command::Ugi(ugi) => ugi.run(),
            Command::Bench(bench) => bench.run(),
            Command::Openings(openings) => openings.run(),
            Command::Completions(completions) => completions.run(),
            Command::Man(man) => man.run(),
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
