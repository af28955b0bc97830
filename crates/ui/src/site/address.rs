//! Where pages and files are, and how one page points at another.
//!
//! Every address inside a page is relative, so that a site works below any
//! folder of any host, whether served by us or by a plain file server.

use vato_rules::any::GameName;

use crate::i18n::Lang;

/// A page that exists once in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The games to choose from.
    Home,
    /// A game, to play.
    Play(GameName),
    /// How a game is played.
    Rules(GameName),
}

impl Page {
    /// Every page.
    pub const ALL: [Self; 9] = [
        Self::Home,
        Self::Play(GameName::Fanorona),
        Self::Rules(GameName::Fanorona),
        Self::Play(GameName::Kalah),
        Self::Rules(GameName::Kalah),
        Self::Play(GameName::Oware),
        Self::Rules(GameName::Oware),
        Self::Play(GameName::Congkak),
        Self::Rules(GameName::Congkak),
    ];

    /// The game it is about.
    pub fn game(self) -> Option<GameName> {
        match self {
            Self::Home => None,
            Self::Play(game) | Self::Rules(game) => Some(game),
        }
    }

    /// Its path below the language; empty for the home page.
    pub fn path(self) -> String {
        match self {
            Self::Home => String::new(),
            Self::Play(game) => game.name().to_owned(),
            Self::Rules(game) => format!("{game}/rules"),
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
        let path = page.path();
        let slash = match self {
            Self::Exported if !path.is_empty() => "/",
            _ => "",
        };
        format!("{}/{path}{slash}", lang.code())
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
        let (play, rules) = (Page::Play(GameName::Fanorona), Page::Rules(GameName::Kalah));
        for (layout, page, address, up) in [
            (Layout::Served, Page::Home, "en/", "../"),
            (Layout::Served, play, "en/fanorona", "../"),
            (Layout::Served, rules, "en/kalah/rules", "../../"),
            (Layout::Exported, Page::Home, "en/", "../"),
            (Layout::Exported, play, "en/fanorona/", "../../"),
            (Layout::Exported, rules, "en/kalah/rules/", "../../../"),
        ] {
            assert_eq!(layout.address(en, page), address);
            assert_eq!(to_root(address), up);
        }
        assert_eq!(to_root(""), "./");
    }
}
