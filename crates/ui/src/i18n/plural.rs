//! Cardinal plural categories of whole numbers, after the Unicode CLDR
//! "Language Plural Rules" chart. One line a language in [`PluralRule::of`].

/// Which of the CLDR rules a language follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PluralRule {
    /// No plural forms: always `other` (Thai).
    Single,
    /// `one` for 1, else `other` (English, Turkish).
    One,
    /// `one` for 0 and 1, else `other` (Bengali).
    ZeroOne,
    /// `one` for 1, `few` for 2 to 4, else `other` (Czech).
    OneFew,
}

impl PluralRule {
    /// The rule of a language, by its code; `None` when the code is not known here.
    pub fn of(language: &str) -> Option<Self> {
        Some(match language {
            "en" | "tr" => Self::One,
            "bn" => Self::ZeroOne,
            "th" => Self::Single,
            "cs" => Self::OneFew,
            _ => return None,
        })
    }

    /// The category of `n`, by its CLDR name.
    pub fn category(self, n: i64) -> &'static str {
        match (self, n.unsigned_abs()) {
            (Self::One | Self::ZeroOne | Self::OneFew, 1) => "one",
            (Self::ZeroOne, 0) => "one",
            (Self::OneFew, 2..=4) => "few",
            _ => "other",
        }
    }

    /// Every category that some whole number has, `other` last.
    pub fn categories(self) -> &'static [&'static str] {
        match self {
            Self::Single => &["other"],
            Self::One | Self::ZeroOne => &["one", "other"],
            Self::OneFew => &["one", "few", "other"],
        }
    }
}
