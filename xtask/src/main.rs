//! Set-up, builds, tests and reports of the project, so that a machine which
//! has only Rust needs one command: `cargo xtask serve` or `cargo xtask test`.

mod process;
mod setup;
mod web;
mod workspace;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(
    name = "cargo xtask",
    about = "Set-up, builds, tests and reports of the project"
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything the browser downloads into target/web
    Web,
}

fn main() -> std::process::ExitCode {
    match run(&Arguments::parse().task) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            std::process::ExitCode::FAILURE
        }
    }
}

fn run(task: &Task) -> Result<()> {
    match task {
        Task::Web => web::build().map(drop),
    }
}
