//! Style sheets that are written in parts, a file for each concern, and sent in
//! one piece: every file more would be a request that the first paint waits for.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use super::bundle::SourceFile;

/// Puts the parts into the sheets that name them, by lines such as
/// `@import "play/tools.css";` with a logical name, and drops the parts.
///
/// # Errors
/// When a sheet names a part that is not there, or is no text.
pub fn join(files: Vec<SourceFile>) -> Result<Vec<SourceFile>> {
    let mut parts: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let mut whole = Vec::new();
    for file in files {
        if file.logical.ends_with(".css") && file.logical.contains('/') {
            parts.insert(file.logical, file.content);
        } else {
            whole.push(file);
        }
    }
    for sheet in whole
        .iter_mut()
        .filter(|file| file.logical.ends_with(".css"))
    {
        let text = std::str::from_utf8(&sheet.content)
            .with_context(|| format!("the style sheet {} is no text", sheet.logical))?;
        let mut joined = Vec::new();
        for line in text.lines() {
            match part_named(line) {
                Some(name) => {
                    let part = parts.get(name).with_context(|| {
                        format!(
                            "{} names the part {name}, which is not there",
                            sheet.logical
                        )
                    })?;
                    joined.extend_from_slice(part);
                }
                None => joined.extend_from_slice(line.as_bytes()),
            }
            joined.push(b'\n');
        }
        sheet.content = joined;
    }
    Ok(whole)
}

fn part_named(line: &str) -> Option<&str> {
    line.trim().strip_prefix("@import \"")?.strip_suffix("\";")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(logical: &str, content: &str) -> SourceFile {
        SourceFile::new(logical, content.as_bytes().to_vec())
    }

    #[test]
    fn parts_go_into_their_sheet_in_the_order_in_which_it_names_them() {
        let files = vec![
            file(
                "play.css",
                "/* all */\n@import \"play/b.css\";\n@import \"play/a.css\";\n",
            ),
            file("play/a.css", "a{}"),
            file("play/b.css", "b{}"),
            file("theme.js", "1"),
        ];
        let joined = join(files).unwrap();
        let names: Vec<_> = joined.iter().map(|file| &file.logical[..]).collect();
        assert_eq!(names, ["play.css", "theme.js"]);
        assert_eq!(joined[0].content, b"/* all */\nb{}\na{}\n");
    }

    #[test]
    fn a_part_that_is_not_there_is_named() {
        let files = vec![file("play.css", "@import \"play/tols.css\";\n")];
        let fault = join(files).err().unwrap().to_string();
        assert!(fault.contains("play/tols.css"), "{fault}");
    }
}
