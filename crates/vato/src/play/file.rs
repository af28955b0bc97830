//! Game records in files.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use vato_rules::record::MAX_LEN;

/// Why a file could not be written.
#[derive(Debug)]
pub enum SaveError {
    /// There is a file of this name already.
    Exists,
    /// Anything else, in words.
    Refused(String),
}

/// Writes a text into a file. One that is there already is replaced only with
/// `overwrite`, and only once the new text is safely on the disk.
pub fn save(file: &str, text: &str, overwrite: bool) -> Result<(), SaveError> {
    let refused = |cause: io::Error| SaveError::Refused(reason(&cause));
    let new = OpenOptions::new().write(true).create_new(true).open(file);
    match new {
        Ok(mut new) => write_all(&mut new, text).map_err(|cause| {
            // Half a game would only be in the way; that it stays is no second error.
            let _ = fs::remove_file(file);
            refused(cause)
        }),
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(refused(error)),
        Err(_) if !overwrite => Err(SaveError::Exists),
        Err(_) => replace(file, text).map_err(refused),
    }
}

fn replace(file: &str, text: &str) -> io::Result<()> {
    let target = fs::canonicalize(file)?;
    if !target.is_file() {
        return Err(io::Error::other("is not an ordinary file"));
    }
    let folder = target.parent().unwrap_or(Path::new("."));
    let mut beside = tempfile::NamedTempFile::new_in(folder)?;
    write_all(beside.as_file_mut(), text)?;
    beside
        .as_file()
        .set_permissions(fs::metadata(&target)?.permissions())?;
    beside.persist(&target)?;
    Ok(())
}

fn write_all(file: &mut File, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Reads a text no longer than a game record can be; in words why not.
pub fn load(file: &str) -> Result<String, String> {
    let read = || -> io::Result<Vec<u8>> {
        // A pipe or a terminal would be waited for without end.
        if !fs::metadata(file)?.is_file() {
            return Err(io::Error::other("is not an ordinary file"));
        }
        let mut bytes = Vec::new();
        File::open(file)?
            .take(MAX_LEN as u64 + 1)
            .read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = read().map_err(|cause| reason(&cause))?;
    if bytes.len() > MAX_LEN {
        return Err(format!("is longer than {MAX_LEN} bytes"));
    }
    String::from_utf8(bytes).map_err(|_| String::from("is not valid UTF-8"))
}

fn reason(cause: &io::Error) -> String {
    match cause.kind() {
        io::ErrorKind::NotFound => String::from("there is no such file or folder"),
        io::ErrorKind::PermissionDenied => String::from("permission denied"),
        io::ErrorKind::IsADirectory => String::from("is a folder"),
        _ => cause.to_string(),
    }
}
