//! The lines of a message.

use std::fmt;
use std::str::FromStr;

use crate::malformed::{Malformed, cut};

/// The lines below the first, each taken out once.
pub(crate) struct Fields<'a> {
    lines: Vec<(&'a str, &'a str)>,
}

impl<'a> Fields<'a> {
    /// Splits a message into its kind, its number and its lines.
    pub(crate) fn split(text: &'a str) -> Result<(&'a str, u32, Self), Malformed> {
        let mut lines = text.lines();
        let (kind, id) = key_value(lines.next().unwrap_or(""));
        let id = id.parse().map_err(|_| Malformed::Kind {
            found: cut(text.lines().next().unwrap_or("")),
        })?;
        let lines: Vec<_> = lines.map(key_value).collect();
        Ok((kind, id, Fields { lines }))
    }

    /// The value of a line there may be.
    pub(crate) fn optional(&mut self, key: &'static str) -> Result<Option<&'a str>, Malformed> {
        let mut values = self.lines.iter().filter(|line| line.0 == key);
        let value = values.next().map(|line| line.1);
        if values.next().is_some() {
            return Err(Malformed::Twice { key: key.into() });
        }
        self.lines.retain(|line| line.0 != key);
        Ok(value)
    }

    /// The value of a line there must be.
    pub(crate) fn text(&mut self, key: &'static str) -> Result<&'a str, Malformed> {
        self.optional(key)?.ok_or(Malformed::Missing { key })
    }

    /// The value of a line there must be, as what it stands for.
    pub(crate) fn value<T: FromStr>(&mut self, key: &'static str) -> Result<T, Malformed> {
        parse(key, self.text(key)?)
    }

    /// The values of all lines with this key, in order.
    pub(crate) fn all(&mut self, key: &str) -> Vec<&'a str> {
        let (taken, left) = self.lines.iter().partition(|line| line.0 == key);
        self.lines = left;
        let taken: Vec<(&str, &str)> = taken;
        taken.into_iter().map(|line| line.1).collect()
    }

    /// Makes sure that nothing is left.
    pub(crate) fn finish(self) -> Result<(), Malformed> {
        match self.lines.first() {
            Some((key, _)) => Err(Malformed::Unknown { key: cut(key) }),
            None => Ok(()),
        }
    }
}

pub(crate) fn parse<T: FromStr>(key: &'static str, text: &str) -> Result<T, Malformed> {
    text.parse().map_err(|_| Malformed::Value {
        key,
        found: cut(text),
    })
}

/// Writes a line of a message.
pub(crate) fn line(f: &mut fmt::Formatter<'_>, key: &str, value: impl fmt::Display) -> fmt::Result {
    write!(f, "\n{key} {value}")
}

/// Up to the first space, and what follows it.
fn key_value(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}
