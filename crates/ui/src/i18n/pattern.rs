//! The compiled form of one message, and the formatter that reads it.
//!
//! The build turns each Fluent message into one short text, which goes to the
//! browser as it is: ordinary characters stand for themselves, `{name}` for an
//! argument, `{name?key=text|key=text|*=text}` for a choice by an argument
//! (keys are numbers, plural categories or words; `*`, always last, is the
//! default), and a backslash takes the meaning from the character after it.

use super::{PluralRule, Value};

/// What the formatter has to know about the language.
pub(super) struct Locale<'a> {
    pub plural: PluralRule,
    /// The ten digits from zero; empty for 0 to 9.
    pub digits: &'a str,
}

/// Appends `pattern`, filled in with `arguments`, to `out`.
pub(super) fn write(
    out: &mut String,
    pattern: &str,
    arguments: &[(&str, Value<'_>)],
    locale: &Locale<'_>,
) {
    let mut rest = pattern;
    while let Some(at) = rest.find(['\\', '{']) {
        out.push_str(&rest[..at]);
        let tail = &rest[at + 1..];
        if rest[at..].starts_with('\\') {
            let mut characters = tail.chars();
            out.extend(characters.next());
            rest = characters.as_str();
        } else {
            let end = top_level(tail, '}').unwrap_or(tail.len());
            write_placeable(out, &tail[..end], arguments, locale);
            rest = tail.get(end + 1..).unwrap_or_default();
        }
    }
    out.push_str(rest);
}

fn write_placeable(
    out: &mut String,
    inside: &str,
    arguments: &[(&str, Value<'_>)],
    locale: &Locale<'_>,
) {
    let (name, choices) = match inside.split_once('?') {
        Some((name, choices)) => (name, Some(choices)),
        None => (inside, None),
    };
    let value = arguments
        .iter()
        .find(|(key, _)| *key == name)
        .map(|(_, value)| *value);
    debug_assert!(value.is_some(), "the message needs the argument `{name}`");
    let Some(mut choices) = choices else {
        match value {
            Some(Value::Text(text)) => out.push_str(text),
            Some(Value::Number(number)) => write_number(out, number, locale),
            None => {}
        }
        return;
    };
    while !choices.is_empty() {
        let end = top_level(choices, '|').unwrap_or(choices.len());
        if let Some((key, pattern)) = choices[..end].split_once('=')
            && (key == "*" || value.is_some_and(|value| chooses(value, key, locale)))
        {
            return write(out, pattern, arguments, locale);
        }
        choices = choices.get(end + 1..).unwrap_or_default();
    }
}

fn chooses(value: Value<'_>, key: &str, locale: &Locale<'_>) -> bool {
    match value {
        Value::Text(text) => text == key,
        // The build puts exact numbers before categories, so that they win.
        Value::Number(number) => key.parse() == Ok(number) || locale.plural.category(number) == key,
    }
}

fn write_number(out: &mut String, number: i64, locale: &Locale<'_>) {
    let latin = number.to_string();
    for character in latin.chars() {
        let own = character
            .to_digit(10)
            .and_then(|d| locale.digits.chars().nth(d as usize));
        out.push(own.unwrap_or(character));
    }
}

/// Where `wanted` first stands outside inner braces and unescaped.
fn top_level(text: &str, wanted: char) -> Option<usize> {
    let mut depth = 0;
    let mut characters = text.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            _ if depth == 0 && character == wanted => return Some(at),
            '\\' => drop(characters.next()),
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}
