//! The browser that the tests drive.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::apt;

/// Names another Chromium or Chrome.
pub const BROWSER_VARIABLE: &str = "VATO_CHROMIUM";

const USUAL_PLACES: [&str; 4] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The browser's program, installed where that is possible.
///
/// # Errors
/// When there is none and it cannot be installed.
pub fn ensure() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os(BROWSER_VARIABLE) {
        return Ok(named.into());
    }
    if let Some(found) = usual_place() {
        return Ok(found);
    }
    // The fonts have every letter of the site's languages.
    apt::install(&["chromium", "fonts-dejavu-core"]).with_context(|| {
        format!("Chromium or Chrome is needed; {BROWSER_VARIABLE} can say where it is")
    })?;
    usual_place().context("Chromium was installed, but is not in /usr/bin")
}

fn usual_place() -> Option<PathBuf> {
    USUAL_PLACES
        .iter()
        .map(Path::new)
        .find(|place| place.exists())
        .map(Path::to_owned)
}
