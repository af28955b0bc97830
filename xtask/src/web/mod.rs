//! Everything the browser downloads, built once into `target/web`.
//!
//! Each of the wasm modules is compiled, bound to JavaScript and made
//! small; beside them go the hand-written files of `crates/ui/assets`. Every
//! file name carries a hash of its content, so that browsers may keep a file
//! for ever; `assets.txt` says which hashed name a logical name has today.

mod bind;
mod bundle;
mod compile;
mod minify;
mod names;
mod panics;
mod styles;
mod unused;

pub use bundle::{Asset, content_hash, files_below, logical_name};

use std::fs::{self, File};

use anyhow::{Context, Result};

use crate::setup::{node, wasm::WasmToolchain};
use crate::workspace;

/// A crate that becomes a wasm module of its own.
pub struct Module {
    /// The crate.
    package: &'static str,
    /// The stem of the files the browser sees.
    name: &'static str,
    /// Its cargo features; the default ones are off.
    features: &'static [&'static str],
    /// What differs from the profile `wasm`, as `cargo --config` takes it. Not a
    /// profile of its own, so that the standard library is compiled once for both.
    profile_changes: &'static [&'static str],
    /// What wasm-opt is asked for: the page waits for one module and not for
    /// the other.
    optimisation: &'static [&'static str],
}

const MODULES: [Module; 3] = [
    ui("ui-fanorona", &["hydrate", "fanorona"]),
    ui("ui-mancala", &["hydrate", "mancala"]),
    Module {
        package: "vato-worker",
        name: "worker",
        features: &[],
        profile_changes: &[],
        optimisation: &["-O3"],
    },
];

/// The page with the board of some of the games.
const fn ui(name: &'static str, features: &'static [&'static str]) -> Module {
    Module {
        package: "vato-ui",
        name,
        features,
        // The page asks the rules about one position at a time.
        profile_changes: &[r#"profile.wasm.package.vato-rules.opt-level="z""#],
        // Flat code whose loops are found anew packs better, by 1.4 kB of Brotli.
        optimisation: &["--flatten", "--rereloop", "-Oz", "-Oz"],
    }
}

/// The cargo features of each module that brings a page to life.
pub fn page_features() -> impl Iterator<Item = String> {
    MODULES
        .iter()
        .filter(|module| !module.features.is_empty())
        .map(|module| module.features.join(","))
}

/// How many steps [`build`] takes, as it counts them for whoever waits.
pub const STEPS: usize = MODULES.len();

/// Builds `target/web` and returns what is in it. These are the first steps of
/// `steps`.
///
/// # Errors
/// When a tool is missing or a build fails; `target/web` is then as it was.
pub fn build(steps: usize) -> Result<Vec<Asset>> {
    let _alone = wait_for_others()?;
    let toolchain = WasmToolchain::choose()?;
    let node = node::find();
    if node.is_some() {
        node::ensure_packages()?;
    } else {
        println!("No Node.js 20 or newer: the site works, but its download stays larger");
    }
    let mut files = Vec::new();
    for (before, module) in MODULES.iter().enumerate() {
        println!(
            "Step {} of {steps}: compiling {} with {}",
            before + 1,
            module.name,
            toolchain.describe()
        );
        let compiled = compile::compile(module, &toolchain)?;
        files.extend(bind::bind(module, &compiled, node.as_deref())?);
    }
    files.extend(styles::join(bundle::hand_written(
        &workspace::hand_written_assets(),
    )?)?);
    if let Some(node) = &node {
        minify::minify(&mut files, node)?;
    }
    let assets = bundle::write(files, &workspace::web())?;
    println!(
        "The site's files are in target/web ({} files)",
        assets.len()
    );
    Ok(assets)
}

/// Two builds at once would take each other's half-made folders away. The lock
/// ends with the file, however the process ends.
fn wait_for_others() -> Result<File> {
    let folder = workspace::target().join("wasm");
    fs::create_dir_all(&folder)?;
    let lock = File::create(folder.join("build.lock"))?;
    if lock.try_lock().is_err() {
        println!("Waiting for another build of the site");
        lock.lock().context("cannot lock target/wasm")?;
    }
    Ok(lock)
}

/// What the last [`build`] put into `target/web`.
///
/// # Errors
/// When there was none.
pub fn listed() -> Result<Vec<Asset>> {
    bundle::listed_in(&workspace::web())
}
