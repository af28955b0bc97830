//! The `vato` program with the site inside.

use std::path::PathBuf;

use anyhow::Result;

use crate::{process, web, workspace};

/// How much the compiler is asked to do.
#[derive(Clone, Copy)]
pub enum Build {
    /// Built in the shortest time; rules and engine are fast all the same.
    Quick,
    /// What a host would install.
    Release,
}

/// Builds what the browser downloads and then the program that serves it;
/// returns the program's path.
///
/// # Errors
/// When a tool is missing or something does not compile.
pub fn build(how: Build) -> Result<PathBuf> {
    let steps = web::STEPS + 1;
    web::build(steps)?;
    println!("Step {steps} of {steps}: compiling vato");
    let mut command = process::cargo();
    command.args(["build", "--package", "vato"]);
    let folder = match how {
        Build::Quick => "debug",
        Build::Release => {
            command.arg("--release");
            "release"
        }
    };
    process::run(&mut command)?;
    Ok(workspace::native_target()
        .join(folder)
        .join(format!("vato{}", std::env::consts::EXE_SUFFIX)))
}
