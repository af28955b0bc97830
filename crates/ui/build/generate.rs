//! The Rust text that the crate includes.

use std::{fmt::Write, path::Path};

use crate::catalogue::Catalogue;

/// `Key`: all that the browser needs.
pub fn keys(catalogue: &Catalogue) -> String {
    let mut out = String::from(
        "/// The messages of `locales/`, by name; each shows its English text.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n#[repr(u16)]\npub enum Key {\n",
    );
    for id in catalogue.groups.iter().flat_map(|(_, ids)| ids) {
        let message = catalogue.reference().message(id);
        let _ = writeln!(
            out,
            "    /// `{}`",
            message.compiled.replace('\n', " ").replace('`', "'")
        );
        let variables: Vec<_> = message
            .variables()
            .map(|name| format!("`{name}`"))
            .collect();
        if !variables.is_empty() {
            let _ = writeln!(out, "    ///\n    /// Takes {}.", variables.join(", "));
        }
        let _ = writeln!(out, "    {},", camel(id));
    }
    out.push_str("}\n");
    out
}

/// `Group` and the tables of all languages, for the server.
pub fn tables(catalogue: &Catalogue) -> String {
    let mut out = String::from(
        "/// The files of `locales/<lang>`.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Group {\n",
    );
    let mut ranges = String::new();
    let mut start = 0;
    for (name, ids) in &catalogue.groups {
        let end = start + ids.len();
        let _ = writeln!(out, "    /// `{name}.ftl`\n    {},", camel(name));
        let _ = writeln!(
            ranges,
            "            Self::{} => {start}..{end},",
            camel(name)
        );
        start = end;
    }
    let _ = write!(
        out,
        "}}\n\nimpl Group {{\n    fn keys(self) -> std::ops::Range<u16> {{\n        match self {{\n{ranges}        }}\n    }}\n}}\n\n"
    );
    let ids: Vec<_> = catalogue.groups.iter().flat_map(|(_, ids)| ids).collect();
    let names = ids
        .iter()
        .map(|id| format!("Key::{}", camel(id)))
        .collect::<Vec<_>>()
        .join(", ");
    let _ = writeln!(out, "#[cfg(test)]\nstatic KEYS: &[Key] = &[{names}];\n");
    out.push_str("static TABLES: &[Table] = &[\n");
    for language in &catalogue.languages {
        let _ = writeln!(
            out,
            "    Table {{\n        code: {:?},\n        plural: PluralRule::{:?},\n        digits: {:?},\n        patterns: &[",
            language.code,
            language.plural,
            language.message("language-digits").compiled,
        );
        for id in &ids {
            let _ = writeln!(out, "            {:?},", language.message(id).compiled);
        }
        out.push_str("        ],\n    },\n");
    }
    out.push_str("];\n");
    out
}

/// The Markdown articles of each language; each must be there in all.
pub fn articles(catalogue: &Catalogue, content: &Path) -> Result<String, String> {
    let mut out = String::new();
    for name in [
        "fanorona-rules",
        "kalah-rules",
        "oware-rules",
        "congkak-rules",
    ] {
        let _ = writeln!(
            out,
            "pub(super) static {}: &[&str] = &[",
            name.replace('-', "_").to_uppercase()
        );
        for language in &catalogue.languages {
            let path = content.join(&language.code).join(format!("{name}.md"));
            let absolute = path
                .canonicalize()
                .map_err(|fault| format!("content/{}/{name}.md: {fault}", language.code))?;
            let _ = writeln!(out, "    include_str!({absolute:?}),");
        }
        out.push_str("];\n");
    }
    Ok(out)
}

fn camel(id: &str) -> String {
    id.split(['-', '_'])
        .map(|word| {
            let (first, rest) = word.split_at(word.len().min(1));
            first.to_uppercase() + rest
        })
        .collect()
}
