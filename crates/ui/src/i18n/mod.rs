//! Texts in the languages of `locales/`.
//!
//! The build reads `locales/<lang>/*.ftl`, refuses languages that differ in
//! their messages or variables, and generates [`Key`], one variant a message
//! (`take-back` in any file becomes `Key::TakeBack`), and on the server
//! [`Lang`] and [`Group`], one variant a file.
//!
//! A component asks a [`Texts`] the same way on the server and in the browser:
//!
//! ```ignore
//! texts.get(Key::TakeBack)                                   // no variables
//! texts.format(Key::StonesLeft, &[("n", 3.into())])          // { $n }, also as a plural
//! texts.format(Key::Won, &[("side", "white".into())])        // a choice by a word
//! ```
//!
//! On the server every language is there: `Texts::of(lang)`. An island is
//! given only what it shows: `texts.only(&[Group::Play])`, which travels in the
//! page as lines of text; the wasm module carries none.

mod pattern;
mod plural;

use std::{borrow::Cow, sync::Arc};

pub use plural::PluralRule;

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
#[cfg(feature = "ssr")]
include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A number: written with the language's digits, and it picks plural forms.
    Number(i64),
    /// A text, put in as it is, or a word that picks a variant.
    Text(&'a str),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

macro_rules! number_values {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                // Counts of stones, plies and the like are far below the limit.
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number_values!(u8, u16, u32, u64, usize, i32, i64);

/// Messages of one language. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Texts(Arc<Pack>);

#[derive(Clone, Debug)]
struct Pack {
    language: Cow<'static, str>,
    plural: PluralRule,
    /// Empty when numbers are written with 0 to 9.
    digits: Cow<'static, str>,
    parts: Vec<Part>,
}

/// Consecutive messages, as one file holds them.
#[derive(Clone, Debug)]
struct Part {
    first: u16,
    patterns: Vec<Cow<'static, str>>,
}

impl From<Pack> for Texts {
    fn from(pack: Pack) -> Self {
        Self(Arc::new(pack))
    }
}

impl Texts {
    /// Reads what `to_lines` wrote, to the end of the lines; `None` when it is
    /// something else.
    pub fn from_lines<'a>(mut lines: impl Iterator<Item = &'a str>) -> Option<Self> {
        let language = lines.next()?.to_owned();
        let digits = lines.next()?.to_owned();
        let mut parts = Vec::new();
        while let Some(head) = lines.next() {
            let (first, count) = head.split_once(' ')?;
            let patterns = lines.by_ref().take(count.parse().ok()?);
            parts.push(Part {
                first: first.parse().ok()?,
                patterns: patterns.map(|text| text.to_owned().into()).collect(),
            });
        }
        Some(Self::from(Pack {
            plural: PluralRule::of(&language)?,
            language: language.into(),
            digits: digits.into(),
            parts,
        }))
    }

    /// The language's code, as in `locales/` and in addresses: `en`.
    pub fn language(&self) -> &str {
        &self.0.language
    }

    /// A message without variables.
    pub fn get(&self, key: Key) -> String {
        self.format(key, &[])
    }

    /// A message with its variables filled in: a missing argument is a mistake in
    /// the caller, caught in debug builds and left blank in others.
    pub fn format(&self, key: Key, arguments: &[(&str, Value<'_>)]) -> String {
        let number = key as u16;
        let pattern = self.0.parts.iter().find_map(|part| {
            let index = number.checked_sub(part.first)?;
            part.patterns.get(usize::from(index))
        });
        debug_assert!(
            pattern.is_some(),
            "this part of the page was not given {key:?}"
        );
        let mut out = String::new();
        if let Some(pattern) = pattern {
            let locale = pattern::Locale {
                plural: self.0.plural,
                digits: &self.0.digits,
            };
            pattern::write(&mut out, pattern, arguments, &locale);
        }
        out
    }
}

#[cfg(feature = "ssr")]
impl Texts {
    /// Everything in one language.
    pub fn of(lang: Lang) -> Self {
        let table = lang.table();
        let digits = if table.digits == "0123456789" {
            ""
        } else {
            table.digits
        };
        Self::from(Pack {
            language: table.code.into(),
            plural: table.plural,
            digits: digits.into(),
            parts: vec![Part {
                first: 0,
                patterns: table.patterns.iter().map(|&text| text.into()).collect(),
            }],
        })
    }

    /// The messages as lines of text: the language, its digits, and for each file
    /// how many messages come before it, how many it has, and these, one a line.
    pub fn to_lines(&self) -> String {
        let pack = &self.0;
        let mut out = format!("{}\n{}", pack.language, pack.digits);
        for part in &pack.parts {
            out.push_str(&format!("\n{} {}", part.first, part.patterns.len()));
            for pattern in &part.patterns {
                out.push('\n');
                // A page shows a line break as a space.
                out.push_str(&pattern.replace('\n', " "));
            }
        }
        out
    }

    /// Only the messages of some files, to hand to an island. Asked of an
    /// instance that does not hold them, it leaves them out.
    pub fn only(&self, groups: &[Group]) -> Self {
        let all = &self.0.parts;
        let parts = groups.iter().filter_map(|group| {
            let keys = group.keys();
            let whole = all.iter().find(|part| part.first == 0)?;
            let patterns = whole
                .patterns
                .get(usize::from(keys.start)..usize::from(keys.end))?;
            Some(Part {
                first: keys.start,
                patterns: patterns.to_vec(),
            })
        });
        Self::from(Pack {
            parts: parts.collect(),
            ..Pack::clone(&self.0)
        })
    }
}

/// A message in a language, for the places that need just one.
#[cfg(feature = "ssr")]
pub fn tr(lang: Lang, key: Key, arguments: &[(&str, Value<'_>)]) -> String {
    Texts::of(lang).format(key, arguments)
}

/// What the build knows of one language.
#[cfg(feature = "ssr")]
#[derive(Debug)]
struct Table {
    code: &'static str,
    plural: PluralRule,
    digits: &'static str,
    patterns: &'static [&'static str],
}

/// One of the languages of the site.
#[cfg(feature = "ssr")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lang(u8);

#[cfg(feature = "ssr")]
impl Lang {
    /// Every language, in the order of their codes.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        // There are fewer languages than 256: each is a folder someone wrote.
        (0..TABLES.len() as u8).map(Self)
    }

    /// The language with this code, in any letter case.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// What the site speaks when nothing is known about the reader.
    pub fn fallback() -> Self {
        Self::from_code("en").unwrap_or(Self(0))
    }

    /// Its code, a BCP 47 tag: `en`.
    pub fn code(self) -> &'static str {
        self.table().code
    }

    /// Its name in itself.
    pub fn name(self) -> String {
        tr(self, Key::LanguageName, &[])
    }

    /// `ltr` or `rtl`.
    pub fn direction(self) -> String {
        tr(self, Key::LanguageDirection, &[])
    }

    /// Its place in the tables that the build generates.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    fn table(self) -> &'static Table {
        &TABLES[self.index()]
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests;
