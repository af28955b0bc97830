//! The names by which a module asks its JavaScript glue for functions.
//!
//! wasm-bindgen ends each with sixteen digits of a hash, which no compression makes
//! smaller, and each stands in both files. Only the two files know these names, so
//! they can be of a letter or two.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use walrus::Module;

/// What wasm-bindgen begins such names with.
const BOUND: &str = "__wb";

/// The module and its glue with short names, and how many there are.
///
/// # Errors
/// When the bytes are no module.
pub fn shorten(wasm: &[u8], glue: &str) -> Result<(Vec<u8>, String, usize)> {
    let mut module = Module::from_buffer(wasm).context("cannot read the bound module")?;
    let mut short = BTreeMap::new();
    let ids: Vec<_> = module.imports.iter().map(|import| import.id()).collect();
    for id in ids {
        let import = module.imports.get_mut(id);
        // What the module offers under the same name keeps it.
        let offered = module
            .exports
            .iter()
            .any(|export| export.name == import.name);
        if import.name.starts_with(BOUND) && !offered {
            let next = letters(short.len());
            let name = short.entry(import.name.clone()).or_insert(next);
            import.name.clone_from(name);
        }
    }
    let glue = rename(glue, &short);
    Ok((module.emit_wasm(), glue, short.len()))
}

/// `a` to `z`, then `aa` to `az`, and so on.
fn letters(mut number: usize) -> String {
    let mut letters = Vec::new();
    loop {
        // Less than 26.
        letters.insert(0, char::from(b'a' + (number % 26) as u8));
        number /= 26;
        if number == 0 {
            return letters.into_iter().collect();
        }
        number -= 1;
    }
}

/// A script in which whole words are replaced.
fn rename(script: &str, names: &BTreeMap<String, String>) -> String {
    let in_word = |character: char| character.is_alphanumeric() || "_$".contains(character);
    let mut renamed = String::with_capacity(script.len());
    let mut rest = script;
    while !rest.is_empty() {
        let word = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
        let (name, after) = rest.split_at(word);
        renamed.push_str(names.get(name).map_or(name, String::as_str));
        let between = after.find(in_word).unwrap_or(after.len());
        renamed.push_str(&after[..between]);
        rest = &after[between..];
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::*;
    use walrus::ModuleConfig;

    #[test]
    fn module_and_glue_go_on_speaking_of_the_same() {
        let mut module = Module::with_config(ModuleConfig::new());
        let silent = module.types.add(&[], &[]);
        for (from, name) in [
            ("./ui_bg.js", "__wbg_add_0123456789abcdef"),
            ("./ui_bg.js", "__wbg_add_01"),
            ("elsewhere", "now"),
        ] {
            module.add_import_func(from, name, silent);
        }
        let glue = "{__wbg_add_0123456789abcdef:(a)=>b(a),__wbg_add_01:c,__wbg_add:d,now:e};";
        let (wasm, glue, count) = shorten(&module.emit_wasm(), glue).unwrap();
        assert_eq!(count, 2);
        assert_eq!(glue, "{a:(a)=>b(a),b:c,__wbg_add:d,now:e};");
        let module = Module::from_buffer(&wasm).unwrap();
        let names: Vec<_> = module.imports.iter().map(|import| &import.name).collect();
        assert_eq!(names, ["a", "b", "now"]);
    }

    #[test]
    fn no_two_numbers_have_the_same_letters() {
        let all: std::collections::BTreeSet<_> = (0..1000).map(letters).collect();
        assert_eq!(all.len(), 1000);
        assert_eq!(
            [0, 25, 26, 701, 702].map(letters),
            ["a", "z", "aa", "zz", "aaa"]
        );
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(shorten(b"not wasm", "").is_err());
    }
}
