//! From wasm to an ES module: JavaScript glue by wasm-bindgen, size by wasm-opt.
//!
//! The glue is told by the page where its wasm file is (`init({ module_or_path })`),
//! so that no file needs to know the hashed name of another.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use super::bundle::{SourceFile, content_hash, files_below, logical_name};
use super::{Module, names, panics, unused};
use crate::setup::node::script;
use crate::{process, workspace};

/// What browsers of the last years all understand. Named one by one, since
/// "all features" writes files that browsers refuse.
const WASM_FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-reference-types",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-multivalue",
];

/// Binds a compiled module, makes it small where there is a Node.js to run
/// wasm-opt, or takes the result of last time when the module has not changed.
///
/// # Errors
/// When wasm-bindgen or wasm-opt does not succeed.
pub fn bind(module: &Module, compiled: &Path, node: Option<&Path>) -> Result<Vec<SourceFile>> {
    let wasm = fs::read(compiled).with_context(|| format!("cannot read {}", compiled.display()))?;
    let optimisation = node.map_or_else(|| "none".to_owned(), |_| module.optimisation.join(" "));
    let how = [
        optimisation.as_bytes(),
        include_bytes!("unused.rs"),
        include_bytes!("panics.rs"),
        include_bytes!("names.rs"),
    ]
    .concat();
    let key = content_hash(&[&wasm[..], &how].concat());
    let shelf = workspace::target().join("wasm/bound").join(module.name);
    let kept = shelf.join(key);
    if !kept.exists() {
        let fresh = shelf.with_extension("new");
        remove_folder(&fresh)?;
        generate(module, &wasm, &fresh)?;
        if let Some(node) = node {
            optimise(
                module,
                node,
                &fresh.join(format!("{}_bg.wasm", module.name)),
            )?;
        }
        // Only the present module's result is kept, and it appears whole.
        remove_folder(&shelf)?;
        fs::create_dir_all(&shelf)?;
        fs::rename(&fresh, &kept)?;
    }
    collect(module, &kept)
}

fn generate(module: &Module, wasm: &[u8], folder: &Path) -> Result<()> {
    println!("Binding {} to JavaScript", module.name);
    let mut compiled = walrus::Module::from_buffer(wasm)
        .with_context(|| format!("cannot read the compiled {}", module.package))?;
    let taken_out = unused::take_out(&mut compiled);
    println!("    without {taken_out} functions that are never called");
    let (silent, places) = panics::silence(&mut compiled);
    println!("    without the messages of {silent} ways to panic, from {places} places");
    Bindgen::new()
        .input_bytes(module.name, compiled.emit_wasm())
        .out_name(module.name)
        .web(true)?
        .omit_default_module_path(true)
        .typescript(false)
        .keep_debug(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("wasm-bindgen cannot bind {}", module.package))?;
    let wasm = folder.join(format!("{}_bg.wasm", module.name));
    let glue = folder.join(format!("{}.js", module.name));
    let (bound, script, short) = names::shorten(&fs::read(&wasm)?, &fs::read_to_string(&glue)?)?;
    println!("    with short names for {short} functions of the glue");
    fs::write(wasm, bound)?;
    Ok(fs::write(glue, script)?)
}

fn optimise(module: &Module, node: &Path, wasm: &Path) -> Result<()> {
    println!(
        "Optimising {} with wasm-opt {}",
        module.name,
        module.optimisation.join(" ")
    );
    let before = fs::metadata(wasm)?.len();
    let smaller = wasm.with_extension("smaller");
    process::run(
        Command::new(node)
            .arg(script("binaryen/bin/wasm-opt"))
            .args(module.optimisation)
            .args(WASM_FEATURES)
            .arg(wasm)
            .arg("-o")
            .arg(&smaller),
    )?;
    if !fs::read(&smaller)?.starts_with(b"\0asm") {
        bail!("wasm-opt wrote no wasm for {}", module.name);
    }
    fs::rename(&smaller, wasm)?;
    println!(
        "    {} kB, was {} kB",
        fs::metadata(wasm)?.len() / 1000,
        before / 1000
    );
    Ok(())
}

/// The glue, the wasm and the snippets the glue imports, under logical names.
fn collect(module: &Module, folder: &Path) -> Result<Vec<SourceFile>> {
    let glue = format!("{}.js", module.name);
    let wasm = format!("{}_bg.wasm", module.name);
    let mut glue_text = fs::read_to_string(folder.join(&glue))?;
    let mut files = vec![SourceFile::new(&wasm, fs::read(folder.join(&wasm))?)];
    let snippets = folder.join("snippets");
    if snippets.exists() {
        for path in files_below(&snippets)? {
            let content = fs::read(&path)?;
            let snippet = SourceFile::new(&logical_name(&path, folder), content);
            glue_text = point_import(&glue_text, &snippet);
            files.push(snippet);
        }
    }
    files.push(SourceFile::new(&glue, glue_text.into_bytes()));
    Ok(files)
}

/// The glue imports snippets by path; in the finished folder they lie beside it
/// under their hashed names.
fn point_import(glue: &str, snippet: &SourceFile) -> String {
    glue.replace(
        &format!("'./{}'", snippet.logical),
        &format!("'./{}'", snippet.hashed_name()),
    )
}

fn remove_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_glue_imports_a_snippet_by_its_hashed_name() {
        let snippet = SourceFile::new("snippets/a-1/inline0.js", b"export {}".to_vec());
        let glue = "import { f } from './snippets/a-1/inline0.js';\nf('./other.js');";
        let pointed = point_import(glue, &snippet);
        assert!(pointed.contains(&format!("from './{}'", snippet.hashed_name())));
        assert!(!pointed.contains("snippets/"));
        assert!(pointed.contains("f('./other.js')"));
    }
}
