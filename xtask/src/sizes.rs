//! What the browser downloads, compressed, against the budgets.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::web::{self, Asset};
use crate::{process, workspace};

/// What a page needs for the first tap, in bytes.
const FIRST_TAP_BUDGET: usize = 200_000;
/// The engine's worker, which loads after the board can be used, in bytes.
const WORKER_BUDGET: usize = 250_000;
/// All pages of one language with all files, in bytes.
const OFFLINE_BUDGET: usize = 700_000;

/// Compressed sizes in bytes. Budgets are judged by Brotli at its best, which is
/// what `vato serve` sends and every browser reads; gzip is what a plain file
/// server is likely to send for an exported site.
#[derive(Clone, Copy, Default)]
struct Size {
    gzip: usize,
    brotli: usize,
}

impl Size {
    fn of(content: &[u8]) -> Result<Self> {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all(content)?;
        let mut brotli = Vec::new();
        let settings = brotli::enc::BrotliEncoderParams {
            quality: 11,
            size_hint: content.len(),
            ..Default::default()
        };
        brotli::BrotliCompress(&mut &content[..], &mut brotli, &settings)?;
        Ok(Self {
            gzip: gzip.finish()?.len(),
            brotli: brotli.len(),
        })
    }
}

impl std::iter::Sum for Size {
    fn sum<I: Iterator<Item = Self>>(sizes: I) -> Self {
        sizes.fold(Self::default(), |total, size| Self {
            gzip: total.gzip + size.gzip,
            brotli: total.brotli + size.brotli,
        })
    }
}

struct Page {
    /// Below the exported folder, with `/`.
    path: String,
    text: String,
    size: Size,
}

impl Page {
    fn language(&self) -> Option<&str> {
        self.path.split_once('/').map(|(language, _)| language)
    }
}

/// Prints the report.
///
/// # Errors
/// When a budget is broken, or the site cannot be exported.
pub fn report(vato: &Path) -> Result<()> {
    let assets = web::listed()?;
    let assets: Vec<(Asset, Size)> = assets
        .into_iter()
        .map(|asset| {
            let content = fs::read(workspace::web().join(&asset.hashed))?;
            Ok((asset, Size::of(&content)?))
        })
        .collect::<Result<_>>()?;
    let pages = exported_pages(vato)?;

    println!(
        "{:<44} {:>10} {:>10} {:>10}",
        "bytes", "gzip", "brotli", "budget"
    );
    for (asset, size) in &assets {
        line(&asset.logical, *size, None);
    }
    let mut broken = Vec::new();
    let mut judge = |name: String, size: Size, budget: usize| {
        line(&name, size, Some(budget));
        if size.brotli > budget {
            broken.push(format!("{name}: {} bytes, budget {budget}", size.brotli));
        }
    };
    let worker = total(&assets, is_worker);
    judge("engine worker".to_owned(), worker, WORKER_BUDGET);
    for page in &pages {
        let named = total(&assets, |asset| {
            is_code(asset) && !is_worker(asset) && page.text.contains(&asset.hashed)
        });
        let size = [page.size, named].into_iter().sum();
        judge(format!("first tap {}", page.path), size, FIRST_TAP_BUDGET);
    }
    let mut languages: Vec<&str> = pages.iter().filter_map(Page::language).collect();
    languages.dedup();
    for language in languages {
        let of_language = pages
            .iter()
            .filter(|page| page.language() == Some(language));
        let size = of_language
            .map(|page| page.size)
            .chain([total(&assets, |_| true)])
            .sum();
        judge(format!("offline package {language}"), size, OFFLINE_BUDGET);
    }
    if !broken.is_empty() {
        bail!("over budget: {}", broken.join("; "));
    }
    Ok(())
}

fn line(name: &str, size: Size, budget: Option<usize>) {
    let budget = budget.map(|bytes| bytes.to_string()).unwrap_or_default();
    println!(
        "{name:<44} {:>10} {:>10} {budget:>10}",
        size.gzip, size.brotli
    );
}

fn total(assets: &[(Asset, Size)], wanted: impl Fn(&Asset) -> bool) -> Size {
    assets
        .iter()
        .filter(|(asset, _)| wanted(asset))
        .map(|(_, size)| *size)
        .sum()
}

fn is_code(asset: &Asset) -> bool {
    [".css", ".js", ".wasm"]
        .iter()
        .any(|extension| asset.logical.ends_with(extension))
}

fn is_worker(asset: &Asset) -> bool {
    ["engine-worker.js", "worker.js", "worker_bg.wasm"].contains(&asset.logical.as_str())
}

fn exported_pages(vato: &Path) -> Result<Vec<Page>> {
    let folder = workspace::target().join("exported");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    process::run(Command::new(vato).arg("export").arg(&folder))?;
    let is_page = |path: &PathBuf| {
        path.extension()
            .is_some_and(|extension| extension == "html")
    };
    let pages: Vec<Page> = web::files_below(&folder)?
        .into_iter()
        .filter(is_page)
        .map(|path| {
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            Ok(Page {
                size: Size::of(text.as_bytes())?,
                path: web::logical_name(&path, &folder),
                text,
            })
        })
        .collect::<Result<_>>()?;
    if pages.is_empty() {
        bail!("the exported site has no page");
    }
    Ok(pages)
}
