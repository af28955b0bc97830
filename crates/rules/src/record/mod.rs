//! Game records: a game as text, with tags, comments and the result.
//!
//! The form is that of chess's PGN: tag pairs in brackets, then numbered turns with
//! comments in braces, then the result.
//!
//! ```
//! use vato_rules::{fanorona::Fanorona, record::Record};
//!
//! let text = "[White \"Rabe\"]\n[Rules \"board=3x3\"]\n\n1. b1-b2A {centre} *\n";
//! let record = Record::<Fanorona>::parse(text).unwrap();
//! assert_eq!(record.line().plies().len(), 1);
//! assert_eq!(record.tag("White"), Some("Rabe"));
//! assert!(record.to_string().contains("1. b1-b2A {centre}"));
//! ```

mod error;
mod read;
mod scan;
mod write;

pub use error::{Problem, RecordError};

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::{GameResult, Line, Notation, Outcome, Reason};

/// The longest text that is read, in bytes.
pub const MAX_LEN: usize = 1 << 20;
/// The most plies that are read.
pub const MAX_PLIES: usize = 10_000;

/// How a game came to its end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// By a rule.
    Rule(Reason),
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// Some other way, in the words of the record.
    Other(String),
}

impl Termination {
    /// Reads the value of the tag `Termination`.
    pub fn named(name: &str) -> Termination {
        match name {
            "resignation" => Termination::Resignation,
            "agreement" => Termination::Agreement,
            _ => Reason::named(name)
                .map_or_else(|| Termination::Other(single_line(name)), Termination::Rule),
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Termination::Rule(reason) => reason.name(),
            Termination::Resignation => "resignation",
            Termination::Agreement => "agreement",
            Termination::Other(words) => words,
        })
    }
}

/// A game with everything that is told about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Notation> {
    line: Line<G>,
    /// Tags but those that say what the other fields hold, in their order.
    tags: Vec<(String, String)>,
    /// How many plies have been played when the comment stands, and its words.
    comments: Vec<(usize, String)>,
    result: Option<GameResult>,
    termination: Option<Termination>,
}

/// Tags that the record writes from what it knows.
const OWN_TAGS: [&str; 5] = ["Result", "Game", "Rules", "FEN", "Termination"];

impl<G: Notation> Record<G> {
    /// The record of a line. When the game has ended by its rules, the result
    /// is known; else it is open until [`ended`](Record::ended) says otherwise.
    pub fn new(line: Line<G>) -> Self {
        let outcome = line.outcome();
        Record {
            line,
            tags: Vec::new(),
            comments: Vec::new(),
            result: outcome.map(|Outcome { result, .. }| result),
            termination: outcome.map(|Outcome { reason, .. }| Termination::Rule(reason)),
        }
    }

    /// The start, the plies and the positions.
    pub fn line(&self) -> &Line<G> {
        &self.line
    }

    /// The line, for going on with the game.
    pub fn into_line(self) -> Line<G> {
        self.line
    }

    /// Who won; `None` while the game is open.
    pub fn result(&self) -> Option<GameResult> {
        self.result
    }

    /// How the game ended, as far as the record tells.
    pub fn termination(&self) -> Option<&Termination> {
        self.termination.as_ref()
    }

    /// Says how a game ended that no rule has ended; one that a rule has ended
    /// keeps its result. [`Termination::Other`] without words is an end that nothing is told of.
    pub fn ended(&mut self, result: GameResult, termination: Termination) {
        if self.line.outcome().is_none() {
            self.result = Some(result);
            self.termination = match termination {
                Termination::Other(words) => Some(Termination::named(&words)),
                known => Some(known),
            }
            .filter(|known| !matches!(known, Termination::Other(words) if words.is_empty()));
        }
    }

    /// The value of a tag such as `Event`, `Site`, `Date` or `White`. What the record
    /// holds elsewhere (`Result`, `Game`, `Rules`, `FEN`, `Termination`) is no tag here.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let mut tags = self.tags.iter();
        tags.find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Every tag with its value, in the order of the record.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag; line ends in the value become spaces. Gives `false` and changes nothing when the
    /// name is not made of letters, digits and `_`, or belongs to what the record
    /// holds elsewhere.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        if !is_tag_name(name) || OWN_TAGS.contains(&name) {
            return false;
        }
        let value = single_line(value);
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.to_owned(), value)),
        }
        true
    }

    /// The comments: how many plies have been played when each stands, and its words.
    pub fn comments(&self) -> impl Iterator<Item = (usize, &str)> {
        self.comments
            .iter()
            .map(|(at, words)| (*at, words.as_str()))
    }

    /// Adds a comment after the first `plies` plies, behind the comments that
    /// stand there. Space is single, and braces, which would end it, become
    /// round brackets. Without words or past the end of the line nothing is added.
    pub fn add_comment(&mut self, plies: usize, words: &str) {
        let words = single_line(words).replace('{', "(").replace('}', ")");
        if words.is_empty() || plies > self.line.plies().len() {
            return;
        }
        let at = self.comments.partition_point(|(at, _)| *at <= plies);
        self.comments.insert(at, (plies, words));
    }
}

fn is_tag_name(name: &str) -> bool {
    !name.is_empty()
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The words of a text with single spaces between them, without control characters.
fn single_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
