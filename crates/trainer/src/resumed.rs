//! Files that a command goes on with after a stop.

use std::fs::{self, File, OpenOptions};
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};

/// Opens a file, or makes it and its folder, and gives what is in it so far.
///
/// # Errors
/// It cannot be made, opened or read.
pub fn open(path: &Path) -> Result<(File, Vec<u8>)> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .with_context(|| format!("cannot open {}", path.display()))?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {}", path.display()))?;
    Ok((file, bytes))
}
