//! The site as a folder of files, for any plain file server.

use std::{
    collections::BTreeMap,
    fmt, fs, io,
    path::{Component, Path, PathBuf},
};

use vato_ui::{
    i18n::Lang,
    site::{Assets, Layout, Page, Site},
};

use crate::files::Files;

/// The list of all files of an export, in its folder. By it the next export
/// knows the folder as its own, and which files are no longer needed.
const LIST: &str = "vato-files.txt";

/// What an export wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportReport {
    /// The folder.
    pub folder: PathBuf,
    /// How many files.
    pub files: usize,
    /// Their size together, in bytes.
    pub bytes: u64,
    /// How many files of an earlier export were taken away.
    pub removed: usize,
}

impl fmt::Display for ExportReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            folder,
            files,
            bytes,
            removed,
        } = self;
        write!(
            f,
            "{}: {files} files, {} kB",
            folder.display(),
            bytes.div_ceil(1000)
        )?;
        if *removed > 0 {
            write!(f, "; {removed} of an earlier export removed")?;
        }
        Ok(())
    }
}

/// Why nothing, or not everything, was written.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The folder holds something that is not an export of ours.
    #[error(
        "{} is not empty and not an earlier export; name a new or empty folder", .0.display()
    )]
    ForeignFolder(PathBuf),
    /// The path is a file.
    #[error("{} is not a folder; name a new or empty folder", .0.display())]
    NotAFolder(PathBuf),
    /// The binary was built before the files for the browser were.
    #[error("this build has no files for the browser; run `cargo xtask web`, then build it again")]
    NoFiles,
    /// The system refused.
    #[error("cannot write {}: {cause}", path.display())]
    Write {
        /// Which file or folder.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
}

/// Writes the whole site into `folder`, which is made if it is not there. Files
/// appear whole, the ones that others need first, so that a folder in use stays
/// usable; an earlier export is replaced, and files beside it are left alone.
///
/// # Errors
/// When the folder belongs to something else, or the system refuses to write.
pub fn export(folder: &Path) -> Result<ExportReport, ExportError> {
    export_files(folder, &Files::embedded())
}

fn export_files(folder: &Path, source: &Files) -> Result<ExportReport, ExportError> {
    if source.assets().is_empty() {
        return Err(ExportError::NoFiles);
    }
    let earlier = earlier_export(folder)?;
    let files = content(
        &Site::new(source.assets().clone(), Layout::Exported),
        source,
    );
    let mut bytes = 0;
    for (name, content) in &files {
        write(&folder.join(name), content)?;
        bytes += content.len() as u64;
    }
    let mut removed = 0;
    for name in earlier
        .iter()
        .filter(|name| !files.iter().any(|(kept, _)| kept == *name))
    {
        removed += usize::from(fs::remove_file(folder.join(name)).is_ok());
    }
    let list: String = files.iter().map(|(name, _)| format!("{name}\n")).collect();
    write(&folder.join(LIST), list.as_bytes())?;
    Ok(ExportReport {
        folder: folder.to_owned(),
        files: files.len() + 1,
        bytes,
        removed,
    })
}

/// The files of an earlier export in `folder`; none when it is new or empty.
fn earlier_export(folder: &Path) -> Result<Vec<String>, ExportError> {
    if folder.exists() && !folder.is_dir() {
        return Err(ExportError::NotAFolder(folder.to_owned()));
    }
    match fs::read_to_string(folder.join(LIST)) {
        Ok(list) => Ok(list
            .lines()
            .filter(|name| stays_inside(name))
            .map(str::to_owned)
            .collect()),
        Err(_) => {
            // Hidden files, such as a repository, belong to whoever publishes the folder.
            let mut foreign = fs::read_dir(folder).into_iter().flatten().flatten();
            let visible =
                |entry: fs::DirEntry| !entry.file_name().to_string_lossy().starts_with('.');
            match foreign.any(visible) {
                true => Err(ExportError::ForeignFolder(folder.to_owned())),
                false => Ok(Vec::new()),
            }
        }
    }
}

/// The list may have been changed by hand: it must not lead out of the folder.
fn stays_inside(name: &str) -> bool {
    !name.is_empty()
        && Path::new(name)
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
}

/// Every file in the order in which a site in use can bear it: what pages load,
/// then pages, then what leads to them.
fn content(site: &Site, source: &Files) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    // Two logical names may share one file.
    let assets: BTreeMap<_, _> = site
        .assets()
        .files()
        .filter_map(|name| Some((name, source.get(name)?)))
        .collect();
    for (name, content) in assets {
        files.push((format!("{}{name}", Assets::FOLDER), content.into_owned()));
    }
    for lang in Lang::all() {
        let code = lang.code();
        for page in Page::ALL {
            let name = format!("{}index.html", site.layout().address(lang, page));
            files.push((name, site.page(lang, page, None).into_bytes()));
        }
        files.push((
            format!("{code}/manifest.webmanifest"),
            site.manifest(lang).into_bytes(),
        ));
    }
    if let Some(icon) = source.favicon() {
        files.push(("favicon.ico".to_owned(), icon.into_owned()));
    }
    files.push((
        "404.html".to_owned(),
        site.not_found(Lang::fallback(), "./").into_bytes(),
    ));
    files.push(("robots.txt".to_owned(), site.robots(None).into_bytes()));
    files.push(("sw.js".to_owned(), site.service_worker().into_bytes()));
    files.push(("index.html".to_owned(), site.front().into_bytes()));
    files
}

/// Beside its place first, so that nobody ever reads half of it.
fn write(path: &Path, content: &[u8]) -> Result<(), ExportError> {
    let fault = |cause| ExportError::Write {
        path: path.to_owned(),
        cause,
    };
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).map_err(fault)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, content).map_err(fault)?;
    fs::rename(&beside, path).map_err(fault)
}

#[cfg(test)]
mod tests;
