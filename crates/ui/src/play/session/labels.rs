//! Names of levels, sides and rule options in the page's language.

use vato_rules::Side;

use super::Level;
use crate::i18n::Texts;

/// A level's name.
pub fn level(texts: &Texts, level: Level) -> String {
    let _ = (texts, level);
    String::new()
}

/// A side's name.
pub fn side(texts: &Texts, side: Side) -> String {
    let _ = (texts, side);
    String::new()
}

/// The name of a rule option (a key of `Rules::OPTIONS`).
pub fn option(texts: &Texts, key: &str) -> String {
    let _ = (texts, key);
    String::new()
}

/// The name of an option's value.
pub fn option_value(texts: &Texts, key: &str, value: &str) -> String {
    let _ = (texts, key, value);
    String::new()
}

/// What an option's value means, in one line.
pub fn option_meaning(texts: &Texts, key: &str, value: &str) -> String {
    let _ = (texts, key, value);
    String::new()
}
