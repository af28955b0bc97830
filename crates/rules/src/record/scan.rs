use super::{Problem, RecordError};
use crate::Notation;

/// One piece of the text after the tags.
pub(super) enum Piece<'a> {
    /// A turn, a number or the result.
    Word(&'a str),
    /// What stands between braces, or after `;` to the end of the line.
    Comment(&'a str),
}

/// Cuts a text into lines of tags, then pieces, and knows where it is.
pub(super) struct Scanner<'a> {
    rest: &'a str,
    /// The line that `rest` begins on, from 1.
    pub(super) line: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Scanner {
            // A byte order mark is not part of the text.
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            line: 1,
        }
    }

    pub(super) fn error<G: Notation>(&self, problem: Problem<G>) -> RecordError<G> {
        RecordError {
            line: self.line,
            problem,
        }
    }

    /// Goes on by `bytes` bytes, which end at a character.
    fn advance(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn skip_space(&mut self) {
        let space = self.rest.len() - self.rest.trim_start().len();
        self.advance(space);
    }

    /// The next tag's name and value, still with its backslashes; `None` where
    /// no tag follows.
    pub(super) fn tag<G: Notation>(
        &mut self,
    ) -> Option<Result<(&'a str, &'a str), RecordError<G>>> {
        self.skip_space();
        let inner = self.rest.strip_prefix('[')?;
        let tag = (|| {
            let (name, value) = inner.split_once('"')?;
            let end = closing_quote(value)?;
            let after = value[end + 1..].trim_start_matches([' ', '\t']);
            let after = after.strip_prefix(']')?;
            let tag = (name.trim(), &value[..end]);
            let one_line = !name.contains('\n') && !tag.1.contains('\n');
            (one_line && super::is_tag_name(tag.0)).then_some((tag, after))
        })();
        let Some((tag, after)) = tag else {
            return Some(Err(self.error(Problem::Tag)));
        };
        self.advance(self.rest.len() - after.len());
        Some(Ok(tag))
    }

    /// The next piece; `None` at the end.
    pub(super) fn piece<G: Notation>(&mut self) -> Option<Result<Piece<'a>, RecordError<G>>> {
        self.skip_space();
        let first = self.rest.chars().next()?;
        Some(match first {
            '{' => match self.rest.find('}') {
                Some(end) => Ok(Piece::Comment(&self.advance(end + 1)[1..end])),
                None => Err(self.error(Problem::OpenComment)),
            },
            ';' => {
                let end = self.rest.find('\n').unwrap_or(self.rest.len());
                Ok(Piece::Comment(&self.advance(end)[1..]))
            }
            '(' | ')' | '[' | ']' | '}' => Err(self.error(Problem::Bracket { found: first })),
            _ => Ok(Piece::Word(self.word())),
        })
    }

    /// Up to white space, a comment or a bracket; a number's dots end a word too,
    /// so that `1.e2-e3` is two.
    fn word(&mut self) -> &'a str {
        let ends = |c: char| c.is_whitespace() || "{};()[]".contains(c);
        let mut end = self.rest.find(ends).unwrap_or(self.rest.len());
        let digits = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let dots = digits.trim_start_matches('.');
        if digits.len() < self.rest.len() && dots.len() < digits.len() {
            end = end.min(self.rest.len() - dots.len());
        }
        self.advance(end)
    }
}

/// Where the quotation mark stands that ends a value: the first without a
/// backslash before it.
fn closing_quote(value: &str) -> Option<usize> {
    let mut escaped = false;
    value.bytes().position(|byte| {
        let closes = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    })
}
