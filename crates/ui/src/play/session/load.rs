//! Games and positions that come in as text: pasted, or in the page's address.

use vato_rules::fanorona::{Fanorona, Position, PositionError, Rules, RulesError, TurnError};
use vato_rules::{Game, Line};

use super::{Effect, Opponent, Session};

/// Longer texts are refused before they are read.
const MAX_LEN: usize = 400_000;

/// What a text held: a game to go on with.
#[derive(Clone, PartialEq, Debug)]
pub struct Loaded {
    /// Its start, its turns, and the rules.
    line: Line<Fanorona>,
}

/// Why a text was not loaded. [`faults::load`](super::faults::load) makes the sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadFault {
    /// There is nothing in it.
    Empty,
    /// Far longer than any game.
    TooLong,
    /// The rule options.
    Rules(RulesError),
    /// The position.
    Position(PositionError),
    /// A turn.
    Turn {
        /// Which, from 1.
        at: usize,
        /// As it stood there.
        text: String,
        /// What is wrong with it.
        error: TurnError,
    },
    /// A turn after the end of the game.
    AfterEnd {
        /// As it stood there.
        text: String,
    },
}

impl Loaded {
    /// What a link opens: the values of `rules`, `position` and `moves` in the
    /// page's address, percent-decoded. With none of them there is nothing to load.
    ///
    /// # Errors
    /// The first of them that is wrong.
    pub fn from_query(
        rules: Option<&str>,
        position: Option<&str>,
        moves: Option<&str>,
    ) -> Option<Result<Self, LoadFault>> {
        if rules.is_none() && position.is_none() && moves.is_none() {
            return None;
        }
        Some(Self::read(
            rules.unwrap_or_default(),
            position,
            moves.unwrap_or_default(),
        ))
    }

    fn read(rules: &str, position: Option<&str>, moves: &str) -> Result<Self, LoadFault> {
        if moves.len() > MAX_LEN || rules.len() > MAX_LEN {
            return Err(LoadFault::TooLong);
        }
        let rules: Rules = rules.parse().map_err(LoadFault::Rules)?;
        let game = Fanorona::new(rules);
        let start = match position {
            Some(text) => game.parse_position(text).map_err(LoadFault::Position)?,
            None => game.start(),
        };
        let mut line = Line::new(game, start);
        play(&mut line, moves)?;
        Ok(Self { line })
    }
}

/// Plays turns that stand one after the other, with or without numbers.
fn play(line: &mut Line<Fanorona>, moves: &str) -> Result<(), LoadFault> {
    for text in moves.split_whitespace() {
        // `1.` or `1...` before a turn, perhaps without a space.
        let turn = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let turn = if turn.starts_with('.') {
            turn.trim_start_matches('.')
        } else {
            text
        };
        if turn.is_empty() {
            continue;
        }
        if line.outcome().is_some() {
            let text = turn.to_owned();
            return Err(LoadFault::AfterEnd { text });
        }
        let parsed = line.game().parse_turn(line.position(), turn);
        let parsed = parsed.map_err(|error| LoadFault::Turn {
            at: line.plies().len() + 1,
            text: turn.to_owned(),
            error,
        })?;
        line.push(parsed);
    }
    Ok(())
}

impl Session {
    /// Drops this game and goes on with a loaded one. Against the computer
    /// the person takes the side that is to move. Ask first when
    /// [`in_progress`](Session::in_progress).
    pub fn open(&mut self, loaded: Loaded, seed: u64) -> Vec<Effect> {
        let opponent = match self.opponent {
            Opponent::Computer { level, .. } => Opponent::Computer {
                level,
                human: loaded.line.position().side(),
            },
            Opponent::TwoOnDevice => Opponent::TwoOnDevice,
        };
        let revision = self.revision;
        *self = Session::at_start(loaded.line, opponent, seed);
        self.revision = revision.wrapping_add(1);
        vec![Effect::Loaded]
    }

    /// The position shown, to be copied: the one looked at, or the live one.
    pub fn position_text(&self) -> String {
        let shown: Option<&Position> = self.line.position_after(self.shown_turns());
        self.game().position_text(shown.unwrap_or(self.live()))
    }
}
