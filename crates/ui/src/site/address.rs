//! Where pages and files are, and how one page points at another.
//!
//! Every address inside a page is relative, so that a site works below any
//! folder of any host, whether served by us or by a plain file server.

use crate::i18n::Lang;

/// A page that exists once in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Fanorona, to play.
    Play,
    /// How Fanorona is played.
    Rules,
}

impl Page {
    /// Every page.
    pub const ALL: [Self; 2] = [Self::Play, Self::Rules];

    /// Its path below the language.
    pub fn path(self) -> &'static str {
        match self {
            Self::Play => "fanorona",
            Self::Rules => "fanorona/rules",
        }
    }
}

/// Who answers for the pages, which decides the shape of their addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Our server: `en/fanorona`.
    Served,
    /// A folder of files: `en/fanorona/`, where an `index.html` lies.
    Exported,
}

impl Layout {
    /// The address of a page, relative to the root of the site.
    pub fn address(self, lang: Lang, page: Page) -> String {
        let slash = match self {
            Self::Served => "",
            Self::Exported => "/",
        };
        format!("{}/{}{slash}", lang.code(), page.path())
    }
}

/// The way from the page at `address` up to the root of the site.
pub fn to_root(address: &str) -> String {
    match address.matches('/').count() {
        0 => "./".to_owned(),
        depth => "../".repeat(depth),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_up_to_the_root() {
        let en = Lang::from_code("en").unwrap();
        for (layout, page, address, up) in [
            (Layout::Served, Page::Play, "en/fanorona", "../"),
            (Layout::Served, Page::Rules, "en/fanorona/rules", "../../"),
            (Layout::Exported, Page::Play, "en/fanorona/", "../../"),
            (
                Layout::Exported,
                Page::Rules,
                "en/fanorona/rules/",
                "../../../",
            ),
        ] {
            assert_eq!(layout.address(en, page), address);
            assert_eq!(to_root(address), up);
        }
        assert_eq!(to_root(""), "./");
    }
}
