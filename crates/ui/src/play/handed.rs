//! What the server hands to the island of a page.
//!
//! Not as properties of the island: those travel as JSON, and what reads JSON is a
//! twentieth of the module that the first tap waits for. Lines of text in an
//! attribute of the page need no more than `split`.

use leptos::prelude::*;

use crate::i18n::Texts;

/// Where the engine's worker is, relative to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkerFiles {
    /// The script that the worker begins with; it loads the other two.
    pub start: String,
    /// The engine's JavaScript.
    pub script: String,
    /// The engine's wasm file.
    pub wasm: String,
}

/// All that an island has to know of its page.
#[derive(Clone, Debug)]
pub struct Handed {
    /// The game's name, such as `kalah`.
    pub game: String,
    /// The engine's files.
    pub worker: WorkerFiles,
    /// Where the rules are explained, relative to the page.
    pub rules_page: String,
    /// The messages that the island shows.
    pub texts: Texts,
}

impl Handed {
    /// As the page carries it: the game, the three files and the page of the
    /// rules, one a line, then the lines of the messages.
    #[cfg(feature = "ssr")]
    fn to_lines(&self) -> String {
        let WorkerFiles {
            start,
            script,
            wasm,
        } = &self.worker;
        let (game, rules, texts) = (&self.game, &self.rules_page, self.texts.to_lines());
        format!("{game}\n{start}\n{script}\n{wasm}\n{rules}\n{texts}")
    }

    #[cfg(any(test, not(feature = "ssr")))]
    fn from_lines(lines: &str) -> Option<Self> {
        let mut lines = lines.split('\n');
        let mut next = || lines.next().map(str::to_owned);
        Some(Self {
            game: next()?,
            worker: WorkerFiles {
                start: next()?,
                script: next()?,
                wasm: next()?,
            },
            rules_page: next()?,
            texts: Texts::from_lines(lines)?,
        })
    }

    /// What an island on this page is handed: its page has put it into the context.
    #[cfg(feature = "ssr")]
    pub(super) fn take() -> Option<Self> {
        use_context()
    }

    /// What an island on this page is handed: it stands in the page.
    #[cfg(not(feature = "ssr"))]
    pub(super) fn take() -> Option<Self> {
        let carrier = document().get_element_by_id("handed")?;
        Self::from_lines(&carrier.get_attribute("data-lines")?)
    }

    /// Hands it to the islands that are made after this, and gives the element by
    /// which the page carries it to them in the browser.
    #[cfg(feature = "ssr")]
    pub fn carried(self) -> AnyView {
        let lines = self.to_lines();
        provide_context(self);
        view! { <template id="handed" data-lines=lines></template> }.into_any()
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::i18n::{Group, Key, Lang};

    #[test]
    fn what_is_handed_over_arrives_whole() {
        let lang = Lang::from_code("tr").unwrap();
        let handed = Handed {
            game: "kalah".into(),
            worker: WorkerFiles {
                start: "../assets/a.js".into(),
                script: "../assets/b.js".into(),
                wasm: "../assets/c.wasm".into(),
            },
            rules_page: "kalah/rules".into(),
            texts: Texts::of(lang).only(&[Group::Play]),
        };
        let read = Handed::from_lines(&handed.to_lines()).unwrap();
        assert_eq!(read.game, handed.game);
        assert_eq!(read.worker, handed.worker);
        assert_eq!(read.rules_page, handed.rules_page);
        assert_eq!(
            read.texts.get(Key::PlayTitle),
            handed.texts.get(Key::PlayTitle)
        );
        assert!(Handed::from_lines("kalah").is_none());
    }
}
