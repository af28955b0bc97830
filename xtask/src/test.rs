//! Every check and test of the project, in one run.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::setup::{browser, deny, node};
use crate::site::{self, Build};
use crate::{process, sizes, web, workspace};

/// A part of the run. The cheap ones come first.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Every Rust file is formatted by rustfmt
    Fmt,
    /// No warning from the compiler or clippy
    Clippy,
    /// Licences, sources and bans of the dependencies
    Deny,
    /// Unit and integration tests
    Unit,
    /// The examples in the documentation
    Doc,
    /// The site builds
    Web,
    /// What the browser downloads is within its budgets
    Sizes,
    /// The site in a real browser
    Browser,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value();
        f.write_str(value.as_ref().map_or("", |value| value.get_name()))
    }
}

enum Outcome {
    Passed,
    Skipped(String),
    Failed(String),
}

/// Runs the chosen parts, all of them even when one fails, and closes with a
/// summary.
///
/// # Errors
/// When a part failed.
pub fn test(only: &[Part], skip: &[Part], browser_words: &[String]) -> Result<()> {
    let parts: Vec<Part> = Part::value_variants()
        .iter()
        .copied()
        .filter(|part| (only.is_empty() || only.contains(part)) && !skip.contains(part))
        .collect();
    let mut run = Run {
        browser_words,
        site: None,
    };
    let mut results = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        println!("\n=== {}/{} {part} ===", index + 1, parts.len());
        let started = Instant::now();
        let outcome = run
            .part(*part)
            .unwrap_or_else(|error| Outcome::Failed(format!("{error:#}")));
        if let Outcome::Failed(why) = &outcome {
            eprintln!("error: {part}: {why}");
        }
        results.push((*part, outcome, started.elapsed()));
    }
    summarise(&results)
}

fn summarise(results: &[(Part, Outcome, Duration)]) -> Result<()> {
    println!("\n=== summary ===");
    for (part, outcome, took) in results {
        let (word, why) = match outcome {
            Outcome::Passed => ("passed", ""),
            Outcome::Skipped(why) => ("SKIPPED", why.as_str()),
            Outcome::Failed(why) => ("FAILED", why.as_str()),
        };
        println!(
            "{:<8} {word:<8} {:>5} s  {why}",
            part.to_string(),
            took.as_secs()
        );
    }
    let total: Duration = results.iter().map(|(.., took)| *took).sum();
    println!("{:<8} {:<8} {:>5} s", "total", "", total.as_secs());
    let failed = results
        .iter()
        .filter(|(_, outcome, _)| matches!(outcome, Outcome::Failed(_)))
        .count();
    if failed > 0 {
        bail!("{failed} of {} parts failed", results.len());
    }
    Ok(())
}

struct Run<'a> {
    browser_words: &'a [String],
    /// The built program, or nothing when it did not build; `None` until tried.
    site: Option<Option<PathBuf>>,
}

impl Run<'_> {
    fn part(&mut self, part: Part) -> Result<Outcome> {
        match part {
            Part::Fmt => cargo(&["fmt", "--all", "--check"])?,
            Part::Clippy => clippy()?,
            Part::Deny => return check_dependencies(),
            Part::Unit => unit_tests()?,
            Part::Doc => cargo(&["test", "--workspace", "--exclude", "xtask", "--doc"])?,
            Part::Web => {
                self.site()?;
            }
            Part::Sizes => sizes::report(&self.site()?)?,
            Part::Browser => {
                let vato = self.site()?;
                browser_tests(&vato, self.browser_words)?;
            }
        }
        Ok(Outcome::Passed)
    }

    /// The program with the site, built once for all parts.
    fn site(&mut self) -> Result<PathBuf> {
        match &self.site {
            Some(Some(vato)) => Ok(vato.clone()),
            Some(None) => bail!("not run, since the site did not build"),
            None => {
                // Node before the build, so that the tested wasm is the optimised one.
                let built = node::ensure().and_then(|_| site::build(Build::Quick));
                self.site = Some(built.as_ref().ok().cloned());
                built
            }
        }
    }
}

fn cargo(arguments: &[&str]) -> Result<()> {
    process::run(process::cargo().args(arguments))
}

fn clippy() -> Result<()> {
    cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])?;
    // The interactive half of the interface, which no other crate turns on, as each
    // of the modules that the browser gets.
    web::page_features().try_for_each(|features| {
        cargo(&[
            "clippy",
            "--package",
            "vato-ui",
            "--features",
            &features,
            "--",
            "-D",
            "warnings",
        ])
    })
}

fn check_dependencies() -> Result<Outcome> {
    let program = match deny::ensure() {
        Ok(program) => program,
        Err(error) if in_ci() => return Err(error),
        Err(error) => return Ok(Outcome::Skipped(format!("no cargo-deny: {error:#}"))),
    };
    process::run(
        Command::new(program)
            .args(["check", "bans", "licenses", "sources"])
            .current_dir(workspace::root()),
    )?;
    Ok(Outcome::Passed)
}

fn unit_tests() -> Result<()> {
    // By themselves, so that xtask's dependencies keep the features they were
    // just compiled with.
    cargo(&["test", "--package", "xtask"])?;
    let choice = ["--workspace", "--exclude", "xtask"];
    let targets = ["--lib", "--bins", "--tests"];
    let runner: &[&str] = if process::exists("cargo-nextest") {
        &["nextest", "run"]
    } else {
        &["test"]
    };
    cargo(&[runner, &choice, &targets].concat())
}

fn browser_tests(vato: &Path, words: &[String]) -> Result<()> {
    let node = node::ensure()?;
    node::ensure_packages()?;
    let chromium = browser::ensure()?;
    process::run(
        Command::new(node)
            .arg(node::script("@playwright/test/cli.js"))
            .arg("test")
            .args(words)
            .env("VATO_PROGRAM", vato)
            .env(browser::BROWSER_VARIABLE, chromium)
            .current_dir(workspace::e2e()),
    )
    .context("a browser test failed; see e2e/playwright-report")
}

fn in_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| value == "true")
}
