//! A file of openings that is being made, from which the making goes on.
//!
//! What has been done is known from the file alone: behind each opening stands the number
//! of its candidate, and those before it have all been tried.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use vato_rules::any::AnyGame;

use super::set::{Header, Opening, without_comment};
use crate::failure::{Failure, quoted_path};
use crate::sole_writer;

/// What is known of the openings of a file that is not complete.
pub struct Growing {
    file: File,
    path: PathBuf,
    /// How many openings it holds.
    pub count: u32,
    /// The candidate to try next.
    pub next: u64,
    /// Where its openings lead to, as text.
    ends: HashSet<String>,
}

impl Growing {
    /// Opens the file, or makes it, and takes out a last line that was cut short.
    ///
    /// # Errors
    /// It holds something else, or cannot be read or written. It is as before.
    pub fn open(path: &Path, header: &Header, game: &AnyGame) -> Result<Self, Failure> {
        let refused = |error: io::Error| refused(path, &error);
        let wrong = |why: String| wrong(path, &why);
        let mut file = sole_writer::open(path).map_err(refused)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(refused)?;
        let text = String::from_utf8(bytes).map_err(|_| wrong(String::from("is not text")))?;
        let head = header.text();
        let mut growing = Growing {
            file,
            path: path.to_path_buf(),
            count: 0,
            next: 0,
            ends: HashSet::new(),
        };
        if text.len() < head.len() && head.starts_with(&text) {
            growing.keep(0).map_err(refused)?;
            growing.write(&head).map_err(refused)?;
            return Ok(growing);
        }
        if !text.starts_with(&head) {
            let found = Header::read(&text).map_err(wrong)?;
            return Err(wrong(format!(
                "it holds openings for {} {} made by: {}",
                found.game, found.rules, found.made
            )));
        }
        let mut length = head.len();
        for (at, line) in text[head.len()..].split_inclusive('\n').enumerate() {
            if !line.ends_with('\n') {
                break;
            }
            let (number, end) = read(line, game)
                .ok_or_else(|| wrong(format!("opening {} is not as it was written", at + 1)))?;
            if number < growing.next {
                let why = format!("opening {} stands in the wrong place", at + 1);
                return Err(wrong(why));
            }
            growing.next = number + 1;
            growing.count += 1;
            growing.ends.insert(end);
            length += line.len();
        }
        growing.keep(length).map_err(refused)?;
        Ok(growing)
    }

    /// Cuts the file and goes to its end.
    fn keep(&mut self, length: usize) -> io::Result<()> {
        self.file.set_len(length as u64)?;
        self.file.seek(SeekFrom::End(0))?;
        Ok(())
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        // In one piece, so that a crash leaves at most the last line incomplete.
        self.file.write_all(text.as_bytes())
    }

    /// Whether no opening so far leads to this position.
    pub fn is_new(&self, end: &str) -> bool {
        !self.ends.contains(end)
    }

    /// Adds the opening that came of a candidate, and what was found out about it.
    pub fn add(
        &mut self,
        candidate: u64,
        opening: &Opening,
        end: String,
        found: &str,
    ) -> Result<(), Failure> {
        self.write(&format!("{}  # {candidate}: {found}\n", opening.text()))
            .map_err(|error| refused(&self.path, &error))?;
        self.count += 1;
        self.next = candidate + 1;
        self.ends.insert(end);
        Ok(())
    }
}

fn refused(path: &Path, error: &io::Error) -> Failure {
    Failure::Machine(format!("openings: {}: {error}", quoted_path(path)))
}

fn wrong(path: &Path, why: &str) -> Failure {
    Failure::input(format_args!("openings: {}: {why}", quoted_path(path)))
}

/// The candidate's number and where the opening leads to, from a line of a file.
fn read(line: &str, game: &AnyGame) -> Option<(u64, String)> {
    let (_, comment) = line.split_once('#')?;
    let number = comment.trim().split(':').next()?.parse().ok()?;
    let opening = Opening::read(without_comment(line))?;
    Some((number, opening.end(game).ok()?))
}
