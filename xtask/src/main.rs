//! Set-up, builds, tests and reports of the project, so that a machine which
//! has only Rust needs one command: `cargo xtask serve` or `cargo xtask test`.

mod peers;
mod process;
mod serve;
mod setup;
mod site;
mod sizes;
mod test;
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
    /// Build the site and serve it on this machine
    Serve {
        /// Address and port; port 0 takes a free one
        #[arg(long, default_value = "127.0.0.1:8080")]
        addr: String,
        /// Compile as for a host: slower to build
        #[arg(long)]
        release: bool,
    },
    /// Run every check and test
    Test {
        /// Only these parts, in the order of the full run
        #[arg(long, value_delimiter = ',', value_name = "PART,...")]
        only: Vec<test::Part>,
        /// All but these parts
        #[arg(
            long,
            value_delimiter = ',',
            value_name = "PART,...",
            conflicts_with = "only"
        )]
        skip: Vec<test::Part>,
        /// Further words for the browser tests, such as a file's name
        #[arg(last = true)]
        browser: Vec<String>,
    },
    /// Build everything the browser downloads into target/web
    Web,
    /// Say what the browser downloads, compressed, against the budgets
    Sizes,
    /// Play random games of Kalah and Oware against OpenSpiel's rules
    Peers {
        /// Games of each kind
        #[arg(long, default_value_t = 5000, value_name = "N")]
        games: u32,
        /// Decides the games
        #[arg(long, default_value_t = 1, value_name = "N")]
        seed: u64,
    },
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
        Task::Serve {
            addr,
            release: true,
        } => serve::serve(addr, site::Build::Release),
        Task::Serve {
            addr,
            release: false,
        } => serve::serve(addr, site::Build::Quick),
        Task::Test {
            only,
            skip,
            browser,
        } => test::test(only, skip, browser),
        Task::Web => web::build(web::STEPS).map(drop),
        Task::Sizes => sizes::report(&site::build(site::Build::Quick)?),
        Task::Peers { games, seed } => peers::compare(*games, *seed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn parts_are_named_with_commas_and_words_after_two_hyphens_go_to_the_browser() {
        let line = [
            "xtask",
            "test",
            "--only",
            "fmt,browser",
            "--",
            "smoke.spec.ts",
        ];
        let Task::Test { only, browser, .. } = Arguments::parse_from(line).task else {
            panic!("not the test task");
        };
        assert!(only == [test::Part::Fmt, test::Part::Browser]);
        assert_eq!(browser, ["smoke.spec.ts"]);
    }
}
