//! The finished folder: hashed file names and the list that explains them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

/// The list of the folder: `logical-name hashed-name`, one a line, sorted.
const LIST: &str = "assets.txt";

/// A file on its way into the folder.
pub struct SourceFile {
    /// Its name for the program: a path with `/`, below the assets folder.
    pub logical: String,
    /// The bytes that the browser gets.
    pub content: Vec<u8>,
}

/// A file in the folder.
#[derive(Debug)]
pub struct Asset {
    /// Its name for the program.
    pub logical: String,
    /// Its name for the browser.
    pub hashed: String,
}

impl SourceFile {
    pub fn new(logical: &str, content: Vec<u8>) -> Self {
        Self {
            logical: logical.to_owned(),
            content,
        }
    }

    /// `fonts/a.woff2` becomes `a-0123456789.woff2`: without folders, so that
    /// every file is one step below the address of the assets.
    pub fn hashed_name(&self) -> String {
        let hash = content_hash(&self.content);
        let name = self.logical.rsplit('/').next().unwrap_or(&self.logical);
        match name.rsplit_once('.') {
            Some((stem, extension)) => format!("{stem}-{hash}.{extension}"),
            None => format!("{name}-{hash}"),
        }
    }
}

/// The first ten hexadecimal digits of the content's SHA-256.
pub fn content_hash(content: &[u8]) -> String {
    Sha256::digest(content)
        .iter()
        .take(5)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Every hand-written file below `folder`; hidden files and notes are left out.
///
/// # Errors
/// When a file cannot be read or its name holds a space, which would break the
/// list.
pub fn hand_written(folder: &Path) -> Result<Vec<SourceFile>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut files = Vec::new();
    for path in files_below(folder)? {
        let logical = logical_name(&path, folder);
        if logical.contains(char::is_whitespace) {
            bail!("the asset `{logical}` has a space in its name; use a hyphen");
        }
        let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        files.push(SourceFile::new(&logical, content));
    }
    Ok(files)
}

/// Writes the folder under another name and puts it in place when it is whole.
/// A folder that already holds just these files is left untouched, so that
/// nothing built from it is built again.
///
/// # Errors
/// When the folder cannot be written; the old one is then still there.
pub fn write(files: Vec<SourceFile>, folder: &Path) -> Result<Vec<Asset>> {
    let mut assets: Vec<Asset> = files
        .iter()
        .map(|file| Asset {
            logical: file.logical.clone(),
            hashed: file.hashed_name(),
        })
        .collect();
    assets.sort_by(|a, b| a.logical.cmp(&b.logical));
    let list: String = assets
        .iter()
        .map(|asset| format!("{} {}\n", asset.logical, asset.hashed))
        .collect();
    if is_current(folder, &list, &assets) {
        return Ok(assets);
    }
    let fresh = folder.with_extension("new");
    let old = folder.with_extension("old");
    for leftover in [&fresh, &old] {
        if leftover.exists() {
            fs::remove_dir_all(leftover)?;
        }
    }
    fs::create_dir_all(&fresh)?;
    for file in &files {
        fs::write(fresh.join(file.hashed_name()), &file.content)?;
    }
    fs::write(fresh.join(LIST), list)?;
    if folder.exists() {
        fs::rename(folder, &old)?;
    }
    fs::rename(&fresh, folder)?;
    if old.exists() {
        fs::remove_dir_all(&old)?;
    }
    Ok(assets)
}

/// The files of a folder that was written before.
///
/// # Errors
/// When the folder has not been built.
pub fn listed_in(folder: &Path) -> Result<Vec<Asset>> {
    let list = fs::read_to_string(folder.join(LIST))
        .with_context(|| format!("{} is not built", folder.display()))?;
    Ok(list
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(logical, hashed)| Asset {
            logical: logical.to_owned(),
            hashed: hashed.to_owned(),
        })
        .collect())
}

fn is_current(folder: &Path, list: &str, assets: &[Asset]) -> bool {
    fs::read_to_string(folder.join(LIST)).is_ok_and(|found| found == list)
        && assets
            .iter()
            .all(|asset| folder.join(&asset.hashed).exists())
}

/// The path below `folder`, with `/` on every system.
pub fn logical_name(path: &Path, folder: &Path) -> String {
    path.strip_prefix(folder)
        .unwrap_or(path)
        .iter()
        .map(|part| part.to_string_lossy())
        .collect::<Vec<_>>()
        .join("/")
}

/// Every file below `folder`, sorted, hidden ones left out.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries =
            fs::read_dir(&next).with_context(|| format!("cannot read {}", next.display()))?;
        for entry in entries {
            let entry = entry?;
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(folder: &Path) -> String {
        fs::read_to_string(folder.join(LIST)).unwrap()
    }

    #[test]
    fn a_name_changes_with_the_content_and_only_with_it() {
        let first = SourceFile::new("icons/stone.svg", b"<svg/>".to_vec());
        let same = SourceFile::new("stone.svg", b"<svg/>".to_vec());
        let other = SourceFile::new("stone.svg", b"<svg></svg>".to_vec());
        assert_eq!(first.hashed_name(), same.hashed_name());
        assert_ne!(first.hashed_name(), other.hashed_name());
        assert!(first.hashed_name().starts_with("stone-"));
        assert!(first.hashed_name().ends_with(".svg"));
    }

    #[test]
    fn a_rebuild_drops_old_files_and_leaves_no_leftovers() {
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("web");
        let file = |content: &[u8]| vec![SourceFile::new("style.css", content.to_vec())];
        let first = write(file(b"a{}"), &folder).unwrap();
        // As after an interruption just before the exchange.
        fs::create_dir(parent.path().join("web.new")).unwrap();
        let second = write(file(b"b{}"), &folder).unwrap();
        assert!(!folder.join(&first[0].hashed).exists());
        assert_eq!(fs::read(folder.join(&second[0].hashed)).unwrap(), b"b{}");
        assert_eq!(list(&folder), format!("style.css {}\n", second[0].hashed));
        assert_eq!(fs::read_dir(parent.path()).unwrap().count(), 1);
    }

    #[test]
    fn an_unchanged_folder_is_left_untouched() {
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("web");
        let files = || vec![SourceFile::new("a.js", b"1".to_vec())];
        write(files(), &folder).unwrap();
        let mark = folder.join("mark");
        fs::write(&mark, "").unwrap();
        write(files(), &folder).unwrap();
        assert!(mark.exists());
    }

    #[test]
    fn a_name_with_a_space_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a b.css"), "").unwrap();
        let error = hand_written(folder.path()).err().unwrap().to_string();
        assert!(error.contains("`a b.css`"), "{error}");
    }
}
