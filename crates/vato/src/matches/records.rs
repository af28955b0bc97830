//! The records of a match in a file, from which a match that was stopped goes on.
//!
//! The file holds game records one after the other, each followed by an empty line. What
//! has been played is known from them alone: each names the terms of its match, and is
//! replayed by the rules when it is read back.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use vato_engine::Entry;
use vato_engine::any::{self, ForAnyGame};
use vato_engine::match_play::{Played, Tally, side_of_first};
use vato_rules::any::AnyGame;
use vato_rules::record::Record;

use super::game::{EVENT, Finished, Terms};
use crate::failure::{Failure, quoted_path};
use crate::sole_writer;

/// How every record begins.
fn beginning() -> String {
    format!("[Event \"{EVENT}\"]\n")
}

/// A file that records are added to.
pub struct Records {
    /// The command that writes it, as its errors say.
    command: &'static str,
    file: File,
    path: PathBuf,
}

/// What a file held when it was opened.
pub struct Found {
    /// The games of each match, in their order.
    pub games: Vec<Vec<Tally>>,
    /// Whether the last record was cut short; it has been taken out.
    pub cut: bool,
}

impl Records {
    /// Opens the file, or makes it, and reads back the games of these matches that it holds.
    ///
    /// # Errors
    /// It holds something else, or cannot be read or written. It is as before.
    pub fn open(
        command: &'static str,
        path: &Path,
        game: &AnyGame,
        matches: &[Terms],
    ) -> Result<(Self, Found), Failure> {
        let refused = |error: io::Error| refused(command, path, &error);
        let mut file = sole_writer::open(path).map_err(refused)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(refused)?;
        let kept = kept(&bytes, game, matches).map_err(|why| {
            Failure::input(format_args!("{command}: {}: {why}", quoted_path(path)))
        })?;
        if kept.length < bytes.len() {
            file.set_len(kept.length as u64).map_err(refused)?;
        }
        file.seek(SeekFrom::End(0)).map_err(refused)?;
        let found = Found {
            games: kept.games,
            cut: kept.length < bytes.len(),
        };
        let path = path.to_path_buf();
        Ok((
            Records {
                command,
                file,
                path,
            },
            found,
        ))
    }

    /// Adds the next game.
    pub fn add(&mut self, game: &Finished) -> Result<(), Failure> {
        // In one piece, so that a crash leaves at most the last record incomplete.
        let text = format!("{}\n", game.record);
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| refused(self.command, &self.path, &error))
    }
}

fn refused(command: &str, path: &Path, error: &io::Error) -> Failure {
    Failure::Machine(format!("{command}: {}: {error}", quoted_path(path)))
}

/// The complete records at the beginning of a file, and how many bytes they take.
#[derive(Debug)]
struct Kept {
    /// The games of each match.
    games: Vec<Vec<Tally>>,
    length: usize,
}

fn kept(bytes: &[u8], game: &AnyGame, matches: &[Terms]) -> Result<Kept, String> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        // A letter of a name that was cut in two.
        Err(error) if error.error_len().is_none() => {
            std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or("")
        }
        Err(_) => return Err(String::from("is not a file of game records")),
    };
    let beginning = beginning();
    if !text.starts_with(&beginning) && !beginning.starts_with(text) {
        return Err(String::from("is not a file of the games of a match"));
    }
    let mut kept = Kept {
        games: vec![Vec::new(); matches.len()],
        length: 0,
    };
    let mut number = 0;
    while kept.length < text.len() {
        number += 1;
        let rest = &text[kept.length..];
        let next = rest[1..].find(&format!("\n{beginning}"));
        // The end of the record, and of the empty line behind it.
        let end = next.map_or(rest.len(), |at| at + 2);
        let task = ReadBack {
            text: &rest[..end],
            before: &kept.games,
            matches,
        };
        match any::with_game(game, task) {
            Ok((place, tally)) => kept.games[place].push(tally),
            Err(Unusable::Incomplete) if next.is_none() => return Ok(kept),
            Err(Unusable::Incomplete) => {
                return Err(format!("game {number} is not as it was written"));
            }
            Err(Unusable::Other(why)) => return Err(format!("game {number}: {why}")),
        }
        kept.length += end;
    }
    Ok(kept)
}

/// Why a record is no game of this match.
#[derive(Debug)]
enum Unusable {
    /// It is not, letter for letter, what is written for a game.
    Incomplete,
    /// It belongs elsewhere.
    Other(String),
}

/// A record to be read back, and the games before it. Doing so tells the place of its match.
struct ReadBack<'a> {
    text: &'a str,
    before: &'a [Vec<Tally>],
    matches: &'a [Terms],
}

impl ReadBack<'_> {
    /// The place of the match that a record says it is of.
    fn place(&self, found: Option<&str>) -> Result<usize, Unusable> {
        let Some(found) = found else {
            return Ok(0);
        };
        let place = self
            .matches
            .iter()
            .position(|terms| terms.to_string() == found);
        place.ok_or_else(|| match self.matches {
            [terms] => other("", found, &terms.to_string()),
            _ => Unusable::Other(format!("it is of another match: {found}")),
        })
    }
}

fn other(what: &str, found: &str, want: &str) -> Unusable {
    Unusable::Other(format!("it is of another match: {what}{found}, not {want}"))
}

impl ForAnyGame for ReadBack<'_> {
    type Answer = Result<(usize, Tally), Unusable>;

    fn with<G: Entry>(self, game: G) -> Self::Answer {
        let record = Record::parse_as(&game, self.text).map_err(|_| Unusable::Incomplete)?;
        let place = self.place(record.tag("Match"))?;
        let terms = &self.matches[place];
        let number = self.before[place].len() as u32;
        let (round, rules) = ((number + 1).to_string(), game.rules_text());
        let played_under = record.line().game().rules_text();
        match (record.result(), record.tag("Round")) {
            (Some(result), Some(found)) if format!("{record}\n") == self.text => {
                if played_under != rules {
                    return Err(other(
                        "rules ",
                        &format!("'{played_under}'"),
                        &format!("'{rules}'"),
                    ));
                }
                if found != round {
                    return Err(other("game ", found, &round));
                }
                let opening = terms.opening(game, number);
                let opening = opening.map_err(Unusable::Other)?;
                let line = record.line();
                if line.start() != opening.start() || !line.plies().starts_with(opening.plies()) {
                    return Err(Unusable::Other(String::from(
                        "it is of another match: its opening is another",
                    )));
                }
                let played = Played {
                    number,
                    side: side_of_first(number),
                    line: record.into_line(),
                    result,
                    forfeit: None,
                };
                Ok((place, played.tally()))
            }
            _ => Err(Unusable::Incomplete),
        }
    }
}
