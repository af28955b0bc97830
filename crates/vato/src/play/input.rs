use std::io::{self, BufRead, Read, Write};

/// No turn or file name comes near this many bytes.
const MAX_LINE: u64 = 4096;
/// The cursor one line up (ECMA-48, CUU).
const LINE_UP: &str = "\x1b[1A";
/// To the beginning of the line, and all of it erased (ECMA-48, EL).
const WIPE_LINE: &str = "\r\x1b[2K";

/// The lines that are typed, or that come through a pipe.
#[derive(Debug)]
pub struct Input<R> {
    from: R,
    terminal: bool,
}

/// One line, as far as it can be understood.
#[derive(Debug)]
pub enum Typed {
    /// A line.
    Line(String),
    /// Not UTF-8, or far too long.
    Unreadable(&'static str),
    /// There will be no more.
    End,
}

impl<R: BufRead> Input<R> {
    /// Lines from here; on a terminal there is somebody to ask.
    pub fn new(from: R, terminal: bool) -> Self {
        Input { from, terminal }
    }

    /// Whether there is somebody to ask.
    pub fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// The next line. Shows the prompt on a terminal only.
    pub fn next(&mut self, prompt: &str, out: &mut impl Write) -> io::Result<Typed> {
        if self.terminal {
            write!(out, "{prompt}")?;
        }
        out.flush()?;
        let mut line = Vec::new();
        // A read error, such as a closed terminal, ends the input as its end does.
        let read = self
            .from
            .by_ref()
            .take(MAX_LINE)
            .read_until(b'\n', &mut line);
        if read.unwrap_or(0) == 0 {
            if self.terminal {
                writeln!(out)?;
            }
            return Ok(Typed::End);
        }
        if line.len() as u64 == MAX_LINE && !line.ends_with(b"\n") {
            self.skip_rest_of_line();
            return Ok(Typed::Unreadable("the line is longer than 4096 bytes"));
        }
        Ok(match String::from_utf8(line) {
            Ok(line) => Typed::Line(line),
            Err(_) => Typed::Unreadable("the line is not valid UTF-8"),
        })
    }

    /// The next line, which on a terminal is wiped off the screen once it is typed.
    pub fn next_hidden(&mut self, prompt: &str, out: &mut impl Write) -> io::Result<Typed> {
        let typed = self.next(prompt, out)?;
        if self.terminal && !matches!(typed, Typed::End) {
            writeln!(out, "{LINE_UP}{WIPE_LINE}{prompt}")?;
        }
        Ok(typed)
    }

    /// Asks a question that only `y` answers with yes; in a pipe nobody answers,
    /// and `unasked` is the answer.
    pub fn confirm(
        &mut self,
        question: &str,
        unasked: bool,
        out: &mut impl Write,
    ) -> io::Result<bool> {
        if !self.terminal {
            return Ok(unasked);
        }
        Ok(match self.next(&format!("{question} [y/N] "), out)? {
            Typed::Line(line) => matches!(line.trim(), "y" | "Y" | "yes"),
            Typed::Unreadable(_) | Typed::End => false,
        })
    }

    fn skip_rest_of_line(&mut self) {
        while let Ok(buffer) = self.from.fill_buf() {
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let (found, length) = (end.is_some(), end.map_or(buffer.len(), |at| at + 1));
            self.from.consume(length);
            if found || length == 0 {
                return;
            }
        }
    }
}
