//! Where things are in the work tree.

use std::path::{Path, PathBuf};

/// The root of the work tree.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// The folder of everything that is built and never committed.
pub fn target() -> PathBuf {
    root().join("target")
}

/// Where cargo puts what it builds for this machine.
pub fn native_target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => target(),
    }
}

/// What the browser downloads, ready to be served; see [`crate::web`].
pub fn web() -> PathBuf {
    target().join("web")
}

/// The hand-written files of the site.
pub fn hand_written_assets() -> PathBuf {
    root().join("crates/ui/assets")
}

/// The npm package that holds the browser tests and the other Node tools.
pub fn e2e() -> PathBuf {
    root().join("e2e")
}
