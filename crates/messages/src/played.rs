use std::fmt;

use vato_rules::any::{AnyGame, AnyLine, GameName};
use vato_rules::{Line, Notation};

use crate::fields::{self, Fields};
use crate::malformed::Malformed;

/// A game as far as it has been played, as text: not checked before
/// [`line`](Played::line) is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    game: GameName,
    rules: String,
    start: String,
    plies: Vec<String>,
}

impl Played {
    /// A line of play.
    pub fn of<G: Notation>(line: &Line<G>) -> Self {
        let game = line.game();
        Played {
            game: game.name(),
            rules: game.rules_text(),
            start: game.position_text(line.start()),
            plies: line
                .positions()
                .iter()
                .zip(line.plies())
                .map(|(position, ply)| game.ply_text(position, ply))
                .collect(),
        }
    }

    /// Which game it is.
    pub fn game(&self) -> GameName {
        self.game
    }

    /// The line of play, when it is one of this game.
    ///
    /// # Errors
    /// What is wrong, in one line.
    pub fn line<G: Notation + Default>(&self) -> Result<Line<G>, PlayedError> {
        let wrong = |error: &dyn fmt::Display| PlayedError {
            message: error.to_string(),
        };
        let game = G::from_rules(&self.rules).map_err(|error| wrong(&error))?;
        let start = game
            .parse_position(&self.start)
            .map_err(|error| wrong(&error))?;
        let mut line = Line::new(game, start);
        for text in &self.plies {
            if let Some(outcome) = line.outcome() {
                return Err(PlayedError {
                    message: format!(
                        "turn: '{}' comes after the end of the game ({})",
                        text.escape_debug(),
                        outcome.reason
                    ),
                });
            }
            let ply = game
                .parse_ply(line.position(), text)
                .map_err(|error| wrong(&error))?;
            line.push(ply);
        }
        Ok(line)
    }

    /// The line of play, of whatever game it is.
    ///
    /// # Errors
    /// What is wrong, in one line.
    pub fn any_line(&self) -> Result<AnyLine, PlayedError> {
        let wrong = |error: &dyn fmt::Display| PlayedError {
            message: error.to_string(),
        };
        let mut line = AnyGame::new(self.game, &self.rules)
            .and_then(|game| game.line(Some(&self.start)))
            .map_err(|error| wrong(&error))?;
        for text in &self.plies {
            line.apply(text).map_err(|error| wrong(&error))?;
        }
        Ok(line)
    }

    pub(crate) fn take(fields: &mut Fields<'_>) -> Result<Self, Malformed> {
        Ok(Played {
            game: fields.value("game")?,
            rules: fields.text("rules")?.to_owned(),
            start: fields.text("start")?.to_owned(),
            plies: fields
                .text("plies")?
                .split(' ')
                .filter(|ply| !ply.is_empty())
                .map(str::to_owned)
                .collect(),
        })
    }

    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fields::line(f, "game", self.game)?;
        fields::line(f, "rules", &self.rules)?;
        fields::line(f, "start", &self.start)?;
        fields::line(f, "plies", self.plies.join(" "))
    }
}

/// Rules, start or a ply that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedError {
    message: String,
}

impl fmt::Display for PlayedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for PlayedError {}
