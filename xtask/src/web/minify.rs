//! Scripts and styles without what only people read, by esbuild.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, anyhow};

use super::bundle::SourceFile;
use crate::{process, workspace};

/// By esbuild's library, since the file that npm makes its command is a script
/// or a program, as it happens.
const SCRIPT: &str = "
    const [outbase, outdir, ...entryPoints] = process.argv.slice(1);
    require('esbuild').buildSync({ entryPoints, outbase, outdir, minify: true, logLevel: 'warning' });
";

/// Makes the scripts and styles among the files smaller. Nothing is bundled and
/// no name that another file may use is changed.
///
/// # Errors
/// When esbuild finds a fault in one of them.
pub fn minify(files: &mut [SourceFile], node: &Path) -> Result<()> {
    let folder = workspace::target().join("wasm/minify");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let (whole, small) = (folder.join("whole"), folder.join("small"));
    let mut command = Command::new(node);
    command
        .current_dir(workspace::e2e())
        .args(["-e", SCRIPT])
        .args([&whole, &small]);
    let mut shrunk = Vec::new();
    for file in files {
        let is_text = [".css", ".js"]
            .iter()
            .any(|end| file.logical.ends_with(end));
        // The glue has been told a snippet's hashed name already.
        if is_text && !file.logical.starts_with("snippets/") {
            let path = whole.join(&file.logical);
            fs::create_dir_all(path.parent().unwrap_or(&whole))?;
            fs::write(&path, &file.content)?;
            command.arg(&path);
            shrunk.push(file);
        }
    }
    println!("Minifying {} scripts and styles", shrunk.len());
    // The command's line would be the script; esbuild has said what is wrong.
    process::run_quietly(&mut command)
        .map_err(|_| anyhow!("esbuild cannot minify the scripts and styles"))?;
    for file in shrunk {
        let path = small.join(&file.logical);
        file.content =
            fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    }
    Ok(())
}
