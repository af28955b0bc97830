//! From Rust to wasm.

use std::path::PathBuf;

use anyhow::Result;

use super::Module;
use crate::process;
use crate::setup::wasm::WasmToolchain;

/// Compiles a module and returns the path of the wasm file.
///
/// # Errors
/// When it does not compile.
pub fn compile(module: &Module, toolchain: &WasmToolchain) -> Result<PathBuf> {
    // `cargo rustc --crate-type`: were the crate both cdylib and rlib, cargo
    // would leave link-time optimisation out.
    let mut command = toolchain.cargo("rustc");
    command
        .args(["--package", module.package, "--lib"])
        .args(["--crate-type", "cdylib", "--profile", "wasm"])
        .arg("--no-default-features");
    if !module.features.is_empty() {
        command.args(["--features", &module.features.join(",")]);
    }
    for change in module.profile_changes {
        command.args(["--config", change]);
    }
    process::run(&mut command)?;
    let file = format!("{}.wasm", module.package.replace('-', "_"));
    Ok(toolchain
        .target_dir()
        .join("wasm32-unknown-unknown/wasm")
        .join(file))
}
