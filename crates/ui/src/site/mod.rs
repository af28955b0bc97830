//! Whole pages as HTML text, for the server and for the export.
//!
//! [`Site`] renders; what it needs to know is the list of [`Assets`] and the
//! [`Layout`] of addresses. No page holds inline scripts or styles, so that the
//! strictest content policy fits all of them.

mod address;
mod article;
mod assets;
mod document;
mod games;
mod header;
mod home;
mod offline;
mod pages;
mod robots;

use std::sync::Arc;

use leptos::prelude::*;

pub use address::{Layout, Page};
pub use assets::Assets;
pub use document::{CONTENT_POLICY, FRAME_POLICY};

use crate::i18n::{Key, Lang, Texts};
use document::{Content, Document};

/// The renderer of all pages and of the texts that belong to them.
#[derive(Clone, Debug)]
pub struct Site {
    assets: Assets,
    layout: Layout,
}

/// One page on its way to a reader: all that its parts need to know.
#[derive(Clone)]
struct Visit {
    texts: Texts,
    lang: Lang,
    /// `None` for a page that was not found.
    page: Option<Page>,
    layout: Layout,
    /// The way to the root of the site, ending in a slash.
    root: String,
    /// Scheme and host where they are known, for the addresses that search
    /// engines want whole.
    origin: Option<String>,
    assets: Assets,
}

impl Visit {
    fn text(&self, key: Key) -> String {
        self.texts.get(key)
    }

    fn asset(&self, logical: &str) -> String {
        format!("{}{}", self.root, self.assets.address(logical))
    }

    fn link(&self, lang: Lang, page: Page) -> String {
        format!("{}{}", self.root, self.layout.address(lang, page))
    }

    /// Like `link`, with scheme and host in front where they are known.
    fn whole_link(&self, lang: Lang, page: Page) -> String {
        match &self.origin {
            Some(origin) => format!("{origin}/{}", self.layout.address(lang, page)),
            None => self.link(lang, page),
        }
    }
}

impl Site {
    /// A renderer for one kind of host.
    pub fn new(assets: Assets, layout: Layout) -> Self {
        Self { assets, layout }
    }

    /// The shape of its addresses.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// The files its pages load.
    pub fn assets(&self) -> &Assets {
        &self.assets
    }

    /// A page. `origin` is scheme and host without a slash at the end, where
    /// they are known: `https://vato.example`.
    pub fn page(&self, lang: Lang, page: Page, origin: Option<&str>) -> String {
        let root = address::to_root(&self.layout.address(lang, page));
        let visit = self.visit(lang, Some(page), root, origin);
        match page {
            Page::Home => self.render(visit, home::home),
            Page::Play(game) => self.render(visit, |visit| pages::play(visit, game)),
            Page::Rules(game) => self.render(visit, |visit| pages::rules(visit, game)),
        }
    }

    /// The answer to an address that leads nowhere. `root` is the way to the root
    /// of the site from there, ending in a slash.
    pub fn not_found(&self, lang: Lang, root: &str) -> String {
        self.render(
            self.visit(lang, None, root.to_owned(), None),
            pages::not_found,
        )
    }

    /// The root page of an export: it leads to the reader's language.
    pub fn front(&self) -> String {
        self.render(
            self.visit(Lang::fallback(), None, "./".to_owned(), None),
            pages::front,
        )
    }

    fn visit(&self, lang: Lang, page: Option<Page>, root: String, origin: Option<&str>) -> Visit {
        Visit {
            texts: Texts::of(lang),
            lang,
            page,
            layout: self.layout,
            root,
            origin: origin.map(str::to_owned),
            assets: self.assets.clone(),
        }
    }

    fn render(&self, visit: Visit, content: impl FnOnce(&Visit) -> Content) -> String {
        let shared = Arc::new(hydration_context::SsrSharedContext::new_islands());
        Owner::new_root(Some(shared)).with(|| {
            let content = content(&visit);
            view! { <Document visit content/> }.to_html()
        })
    }
}

#[cfg(test)]
mod tests;
