//! The files that pages load, under the names that change with their content.

use std::collections::BTreeMap;

/// From logical names (`style.css`) to the names of the files (`style-0a1b2c3d4e.css`).
#[derive(Clone, Debug, Default)]
pub struct Assets(BTreeMap<String, String>);

impl Assets {
    /// The folder they are in, below the root of the site.
    pub const FOLDER: &str = "assets/";

    /// Reads the list that the web build writes: `logical-name hashed-name`, one a line.
    pub fn parse(list: &str) -> Self {
        let pairs = list.lines().filter_map(|line| line.split_once(' '));
        Self(
            pairs
                .map(|(logical, hashed)| (logical.to_owned(), hashed.to_owned()))
                .collect(),
        )
    }

    /// Whether the web build has run.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where a file is, relative to the root of the site. Before the web build it
    /// is the name it will be known by.
    pub fn address(&self, logical: &str) -> String {
        let name = self.0.get(logical).map_or(logical, String::as_str);
        format!("{}{name}", Self::FOLDER)
    }

    /// The file names, in the order of their logical names.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.0.values().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_read_and_unknown_files_keep_their_name() {
        let assets = Assets::parse("a.js a-1.js\nstyle.css style-2.css\n");
        assert_eq!(assets.address("style.css"), "assets/style-2.css");
        assert_eq!(assets.address("other.css"), "assets/other.css");
        assert_eq!(
            assets.files().collect::<Vec<_>>(),
            ["a-1.js", "style-2.css"]
        );
        assert!(Assets::parse("").is_empty());
    }
}
