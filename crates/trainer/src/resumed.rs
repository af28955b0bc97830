//! Files that a command goes on with after a stop.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};

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

/// Opens a file of lines of text that begins with `title`, which ends a line, or makes it, and
/// gives what is in the other lines so far. A line that a stop left unfinished is cut off.
///
/// # Errors
/// It cannot be used, is something else, or began another way; then it is left alone.
pub fn open_lines<T, L>(
    path: &Path,
    title: &str,
    parse: impl Fn(&str) -> Result<T>,
) -> Result<(File, L)>
where
    L: FromIterator<T>,
{
    let (mut file, bytes) = open(path)?;
    let text =
        String::from_utf8(bytes).with_context(|| format!("{} is not text", path.display()))?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole == 0 && title.starts_with(&text) {
        file.set_len(0)?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(title.as_bytes())?;
        return Ok((file, L::from_iter([])));
    }
    let Some(lines) = text[..whole].strip_prefix(title) else {
        bail!(
            "{} does not begin with '{}': go on as it began or give another file",
            path.display(),
            title.trim_end()
        );
    };
    let lines = lines.lines().zip(2..).map(|(line, number)| {
        parse(line).with_context(|| format!("{}, line {number}", path.display()))
    });
    let lines = lines.collect::<Result<_>>()?;
    file.set_len(whole as u64)?;
    file.seek(SeekFrom::End(0))?;
    Ok((file, lines))
}
