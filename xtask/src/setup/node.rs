//! Node.js and the npm packages of `e2e/`: the browser tests and wasm-opt.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use super::apt;
use crate::{process, workspace};

/// Whether Node.js and npm can be started.
pub fn present() -> bool {
    process::exists("node") && process::exists("npm")
}

/// Makes sure that Node.js and npm are there.
///
/// # Errors
/// When they are missing and cannot be installed.
pub fn ensure() -> Result<()> {
    if present() {
        return Ok(());
    }
    apt::install(&["nodejs", "npm"]).context("Node.js 20 or newer with npm is needed")
}

/// Makes sure that the packages of `e2e/package-lock.json` are installed whole.
///
/// # Errors
/// When npm does not succeed.
pub fn ensure_packages() -> Result<()> {
    let lock = fs::read(workspace::e2e().join("package-lock.json"))
        .context("cannot read e2e/package-lock.json")?;
    // Written last and inside the folder that npm empties first, so that it
    // is there only when a whole installation is.
    let stamp = workspace::e2e().join("node_modules/.installed");
    let wanted = crate::web::content_hash(&lock);
    if fs::read_to_string(&stamp).is_ok_and(|found| found == wanted) {
        return Ok(());
    }
    println!("Installing the npm packages of e2e/");
    process::run(
        Command::new("npm")
            .args(["ci", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .current_dir(workspace::e2e()),
    )?;
    fs::write(&stamp, wanted).context("cannot write into e2e/node_modules")
}

/// The script of wasm-opt, which `node` runs.
pub fn wasm_opt_script() -> PathBuf {
    workspace::e2e().join("node_modules/binaryen/bin/wasm-opt")
}
