//! Lines of standard input, whatever bytes come.

use std::io::{self, BufRead};

/// Longer lines are refused: a position with ten thousand plies after it is shorter.
const LONGEST: usize = 1 << 20;

/// What stood on a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// Text, without the end of the line.
    Text(String),
    /// More than [`LONGEST`] bytes.
    TooLong,
    /// No text.
    NotUtf8,
}

/// The next line; `None` at the end of the input. A last line without its end counts.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Heard>> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if part.is_empty() {
            if line.is_empty() && !too_long {
                return Ok(None);
            }
            break;
        }
        let end = part.iter().position(|byte| *byte == b'\n');
        let text = &part[..end.unwrap_or(part.len())];
        too_long |= line.len() + text.len() > LONGEST;
        if !too_long {
            line.extend_from_slice(text);
        }
        let used = end.map_or(part.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if too_long {
        return Ok(Some(Heard::TooLong));
    }
    Ok(Some(match String::from_utf8(line) {
        Ok(text) => Heard::Text(text),
        Err(_) => Heard::NotUtf8,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Heard> {
        // A small buffer, so that lines come in parts.
        let mut input = io::BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    fn text(text: &str) -> Heard {
        Heard::Text(text.to_string())
    }

    #[test]
    fn lines_come_one_by_one_and_the_last_needs_no_end() {
        assert_eq!(lines(b""), []);
        assert_eq!(
            lines(b"isready\n\nposition startpos\nquit"),
            [
                text("isready"),
                text(""),
                text("position startpos"),
                text("quit")
            ]
        );
        assert_eq!(lines(b"quit\n"), [text("quit")]);
    }

    #[test]
    fn what_is_no_text_or_too_long_loses_no_other_line() {
        assert_eq!(
            lines(b"a\n\xff\xfe\nb\n"),
            [text("a"), Heard::NotUtf8, text("b")]
        );
        let mut bytes = vec![b'x'; LONGEST];
        assert_eq!(lines(&bytes), [text(&"x".repeat(LONGEST))]);
        bytes.push(b'x');
        assert_eq!(lines(&bytes), [Heard::TooLong]);
        bytes.extend(b"\nisready\n");
        assert_eq!(lines(&bytes), [Heard::TooLong, text("isready")]);
    }
}
