//! Compiles `locales/` into the keys and tables of `src/i18n`, and lists the
//! articles of `content/`. A fault in either stops the build with one line.

mod catalogue;
mod compile;
mod generate;
#[allow(dead_code, missing_docs)]
#[path = "../src/i18n/plural.rs"]
mod plural;

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let root = Path::new("../..");
    let locales = root.join("locales");
    let content = root.join("content");
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed={}", content.display());
    println!("cargo::rerun-if-changed=build");

    let catalogue = catalogue::Catalogue::load(&locales)?;
    let out = env::var("OUT_DIR").map_err(|_| "OUT_DIR is not set: build with cargo")?;
    let write = |name: &str, text: String| {
        let path = Path::new(&out).join(name);
        fs::write(&path, text).map_err(|fault| format!("{}: {fault}", path.display()))
    };
    write("keys.rs", generate::keys(&catalogue))?;
    write("tables.rs", generate::tables(&catalogue))?;
    write("articles.rs", generate::articles(&catalogue, &content)?)
}
