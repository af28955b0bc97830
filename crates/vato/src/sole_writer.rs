//! Files that one program at a time adds to.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// Opens the file for reading and writing, or makes it, for this program alone.
///
/// # Errors
/// It cannot be opened, is no ordinary file, or another `vato` is writing into it.
pub fn open(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    let file = options.read(true).write(true).create(true).open(path)?;
    if !file.metadata()?.is_file() {
        return Err(io::Error::other("is not an ordinary file"));
    }
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => io::Error::other("another vato is writing into it"),
        TryLockError::Error(error) => error,
    })?;
    Ok(file)
}
