//! Openings in a file: which game, which rules, how they were made, one a line.

use std::fs;
use std::path::Path;

use vato_engine::Entry;
use vato_engine::any::{self, ForAnyGame};
use vato_engine::random::SplitMix64;
use vato_rules::any::{AnyGame, GameName};
use vato_rules::{Line, Notation};

use crate::failure::quoted;

/// The first line of every file.
pub const TITLE: &str = "# openings for vato match";
/// Files are no longer than this; a million openings fit.
const MAX_LEN: u64 = 1 << 28;

/// Where a game begins: a position, and plies played from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The position as text; `None` is the usual start.
    pub position: Option<String>,
    /// The plies as text.
    pub plies: Vec<String>,
}

impl Opening {
    /// Reads what stands behind `position` in the Universal Game Interface: `startpos` or
    /// `fen POSITION`, then `moves` and plies.
    pub fn read(text: &str) -> Option<Self> {
        let (start, plies) = match text.split_once(" moves ") {
            Some((start, plies)) => (start, plies),
            None => (text, ""),
        };
        let position = match start.trim() {
            "startpos" => None,
            other => Some(other.strip_prefix("fen ")?.trim().to_string()),
        };
        Some(Opening {
            position,
            plies: plies.split_whitespace().map(String::from).collect(),
        })
    }

    /// The opening as a line of a file.
    pub fn text(&self) -> String {
        let mut text = match &self.position {
            None => String::from("startpos"),
            Some(position) => format!("fen {position}"),
        };
        if !self.plies.is_empty() {
            text += " moves ";
            text += &self.plies.join(" ");
        }
        text
    }

    /// The opening played out; in words why it cannot be.
    pub fn line<G: Notation>(&self, game: G) -> Result<Line<G>, String> {
        let start = match &self.position {
            None => game.start(),
            Some(text) => game.parse_position(text).map_err(|e| e.to_string())?,
        };
        let mut line = Line::new(game, start);
        for word in &self.plies {
            for ply in game.words().split(word) {
                if line.outcome().is_some() {
                    return Err(format!("{} comes after the end of the game", quoted(ply)));
                }
                let ply = game.parse_ply(line.position(), ply);
                line.push(ply.map_err(|e| e.to_string())?);
            }
        }
        match line.outcome() {
            None => Ok(line),
            Some(_) => Err(String::from("the game is over")),
        }
    }

    /// The position it leads to, as text; in words why it cannot be played.
    pub fn end(&self, game: &AnyGame) -> Result<String, String> {
        any::with_game(game, End(self))
    }
}

/// Where an opening leads to.
struct End<'a>(&'a Opening);

impl ForAnyGame for End<'_> {
    type Answer = Result<String, String>;

    fn with<G: Entry>(self, game: G) -> Self::Answer {
        let line = self.0.line(game)?;
        Ok(game.position_text(line.position()))
    }
}

/// Openings for one game under one set of rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningSet {
    /// What it is called on the command line.
    pub name: String,
    /// At least one; all of them can be played.
    pub openings: Vec<Opening>,
}

/// The sets that come with the program.
fn built_in(game: GameName) -> Option<&'static str> {
    match game {
        GameName::Fanorona => Some(include_str!("../../openings/fanorona.txt")),
        GameName::Kalah => Some(include_str!("../../openings/kalah.txt")),
        GameName::Oware => Some(include_str!("../../openings/oware.txt")),
        GameName::Congkak => Some(include_str!("../../openings/congkak.txt")),
        _ => None,
    }
}

/// The name of the set that comes with the program for each game.
pub const BALANCED: &str = "balanced";

impl OpeningSet {
    /// The set of this name, which is [`BALANCED`] or the path of a file; in words why
    /// there is none for this game.
    pub fn named(name: &str, game: &AnyGame) -> Result<Self, String> {
        let read;
        let text = if name == BALANCED {
            built_in(game.name())
                .ok_or_else(|| format!("{} has no set of openings of its own", game.name()))?
        } else {
            read = file(Path::new(name))?;
            &read
        };
        OpeningSet::read(name, text, game)
    }

    /// The opening for a pair of games, and how often all have been drawn before. The
    /// seed decides the order, which is another each time.
    pub fn drawn(&self, seed: u64, pair: u32) -> (u32, &Opening) {
        let count = self.openings.len() as u32;
        let (round, place) = (pair / count, pair % count);
        // Random openings have the seed itself.
        let mut random = SplitMix64::stream(!seed, u64::from(round));
        let mut order: Vec<u32> = (0..count).collect();
        for at in 0..=place {
            let other = at + random.below(count - at);
            order.swap(at as usize, other as usize);
        }
        (round, &self.openings[order[place as usize] as usize])
    }

    fn read(name: &str, text: &str, game: &AnyGame) -> Result<Self, String> {
        let header = Header::read(text)?;
        header.is_for(game)?;
        let mut openings = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let line = without_comment(line);
            if line.is_empty() {
                continue;
            }
            let opening = Opening::read(line)
                .ok_or_else(|| String::from("an opening begins with startpos or fen POSITION"))
                .and_then(|opening| opening.end(game).map(|_| opening));
            openings.push(opening.map_err(|why| format!("line {}: {why}", at + 1))?);
        }
        match openings.is_empty() {
            true => Err(String::from("there is no opening in it")),
            false => Ok(OpeningSet {
                name: name.to_string(),
                openings,
            }),
        }
    }
}

/// The text of a file of openings; in words why it cannot be read.
pub fn file(path: &Path) -> Result<String, String> {
    // A pipe or a terminal would be waited for without end.
    let about = fs::metadata(path).map_err(|error| error.to_string())?;
    if !about.is_file() || about.len() > MAX_LEN {
        return Err(String::from("is not a file of openings"));
    }
    fs::read_to_string(path).map_err(|error| error.to_string())
}

/// What stands at the head of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game.
    pub game: GameName,
    /// Its rules, as options that differ from the default.
    pub rules: String,
    /// How the openings were made.
    pub made: String,
}

impl Header {
    /// The lines of the header, with their ends.
    pub fn text(&self) -> String {
        let Header { game, rules, made } = self;
        format!("{TITLE}\n# game: {game}\n# rules: {rules}\n# made: {made}\n")
    }

    /// Reads the header of a file; in words what is wrong with it.
    pub fn read(text: &str) -> Result<Self, String> {
        if text.lines().next() != Some(TITLE) {
            return Err(format!("a file of openings begins with the line {TITLE}"));
        }
        let value = |key: &str| {
            let mut lines = text.lines().take_while(|line| line.starts_with('#'));
            lines.find_map(|line| Some(line.strip_prefix("# ")?.strip_prefix(key)?.trim()))
        };
        let game = value("game:").ok_or("the line # game: is missing")?;
        Ok(Header {
            game: game
                .parse()
                .map_err(|_| format!("there is no game {}", quoted(game)))?,
            rules: value("rules:")
                .ok_or("the line # rules: is missing")?
                .to_string(),
            made: value("made:").unwrap_or("").to_string(),
        })
    }

    /// Whether these are openings of this game under its rules; in words why not.
    fn is_for(&self, game: &AnyGame) -> Result<(), String> {
        if self.game != game.name() {
            return Err(format!("these are openings for {}", self.game));
        }
        match AnyGame::new(self.game, &self.rules) {
            Ok(own) if own == *game => Ok(()),
            Ok(_) => Err(format!(
                "these are openings for the rules {}, not {}",
                quoted(&self.rules),
                quoted(&game.rules_text())
            )),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// The part of a line before its comment.
pub fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or("").trim()
}
