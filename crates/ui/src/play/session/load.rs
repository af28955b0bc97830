//! Games and positions that come in as text, pasted or in the page's address,
//! and those that go out to be copied.

use vato_rules::fanorona::{Fanorona, PositionError, Rules, RulesError, TurnError};
use vato_rules::record::{Problem, Record, RecordError, Termination};
use vato_rules::{Game, GameResult, Line, Side};

use super::{Effect, Ending, NewGame, Opponent, Session, SideChoice};

/// What a text held: a game to go on with, or to look at.
#[derive(Clone, PartialEq, Debug)]
pub struct Loaded {
    /// Its start, its turns, and the rules.
    line: Line<Fanorona>,
    /// How it ended, if not by its rules.
    ended: Option<Ending>,
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
        /// Its number, which both sides share.
        number: u32,
        /// Whose it is.
        side: Side,
        /// As it stands in the text.
        text: String,
        /// What is wrong with it.
        error: TurnError,
    },
    /// A turn after the end of the game.
    AfterEnd {
        /// As it stands in the text.
        text: String,
    },
    /// The rest of a game record.
    Record {
        /// The line of the text, from 1.
        line: usize,
        /// What is wrong there.
        problem: Problem<Fanorona>,
    },
}

impl Loaded {
    /// The rule options of the loaded game.
    pub fn rules(&self) -> &Rules {
        self.line.game().rules()
    }

    /// What a link opens: the values of `rules`, `position` and `moves` in the
    /// page's address, percent-decoded. `None` when it has none of them.
    ///
    /// # Errors
    /// The first of them that is wrong.
    pub fn from_query(
        rules: Option<&str>,
        position: Option<&str>,
        moves: Option<&str>,
    ) -> Option<Result<Self, LoadFault>> {
        rules
            .or(position)
            .or(moves)
            .map(|_| Self::from_parts(rules, position, moves))
    }

    fn from_parts(
        rules: Option<&str>,
        position: Option<&str>,
        moves: Option<&str>,
    ) -> Result<Self, LoadFault> {
        let rules: Rules = rules
            .unwrap_or_default()
            .parse()
            .map_err(LoadFault::Rules)?;
        let game = Fanorona::new(rules);
        let line = match position {
            Some(text) => position_line(game, text)?,
            None => Line::new(game, game.start()),
        };
        match moves {
            Some(moves) if !moves.trim().is_empty() => Self::from_turns(&line, moves),
            _ => Ok(Self { line, ended: None }),
        }
    }

    /// What a person pasted: a position, a game record, or bare turns. A
    /// record says its rules itself; the others are read under `rules`, those
    /// of the game on the board.
    ///
    /// # Errors
    /// What is wrong, by whichever of the three the text looks like.
    pub fn from_paste(rules: &Rules, text: &str) -> Result<Self, LoadFault> {
        let game = Fanorona::new(*rules);
        let first = text.split_whitespace().next().ok_or(LoadFault::Empty)?;
        if first.starts_with('[') {
            Self::from_record(text, 0)
        } else if first.contains('/') && first != "1/2-1/2" {
            position_line(game, text).map(|line| Self { line, ended: None })
        } else {
            Self::from_turns(&Line::new(game, game.start()), text)
        }
    }

    /// Turns without tags: a record whose tags are those of this line's start.
    fn from_turns(line: &Line<Fanorona>, turns: &str) -> Result<Self, LoadFault> {
        let (rules, start) = (line.game().rules(), line.game().position_text(line.start()));
        let tags = format!("[Rules \"{rules}\"]\n[FEN \"{start}\"]\n");
        let added = tags.lines().count();
        Self::from_record(&(tags + turns), added)
    }

    /// Reads a record whose first `added` lines are not the person's.
    fn from_record(text: &str, added: usize) -> Result<Self, LoadFault> {
        let record = Record::<Fanorona>::parse(text)
            .map_err(|error| LoadFault::from_record(error, added))?;
        let ended = (record.line().outcome().is_none())
            .then(|| record.result())
            .flatten()
            .map(|result| match (result, record.termination()) {
                (GameResult::Win(side), Some(Termination::Resignation)) => Ending::Resigned(!side),
                (GameResult::Draw, Some(Termination::Agreement)) => Ending::Agreed,
                _ => Ending::Recorded(result),
            });
        let line = record.into_line();
        Ok(Self { line, ended })
    }
}

fn position_line(game: Fanorona, text: &str) -> Result<Line<Fanorona>, LoadFault> {
    let start = game.parse_position(text).map_err(LoadFault::Position)?;
    Ok(Line::new(game, start))
}

impl LoadFault {
    /// Faults that can also stand outside a record lose their line number.
    fn from_record(error: RecordError<Fanorona>, added: usize) -> Self {
        match error.problem {
            Problem::TooLong => LoadFault::TooLong,
            Problem::Empty => LoadFault::Empty,
            Problem::Rules(error) => LoadFault::Rules(error),
            Problem::Position(error) => LoadFault::Position(error),
            Problem::Ply {
                number,
                side,
                text,
                error,
            } => LoadFault::Turn {
                number,
                side,
                text,
                error,
            },
            Problem::Over { text, .. } => LoadFault::AfterEnd { text },
            problem => LoadFault::Record {
                line: error.line.saturating_sub(added),
                problem,
            },
        }
    }
}

impl Session {
    /// A game made of what was loaded. Against the computer the person takes
    /// the side that is to move.
    pub fn from_loaded(loaded: Loaded, setup: &NewGame) -> Self {
        let side = match loaded.line.position().side() {
            Side::First => SideChoice::First,
            Side::Second => SideChoice::Second,
        };
        let opponent = NewGame { side, ..*setup }.opponent(setup.seed);
        let mut session = Self::at_start(loaded.line, opponent, setup.seed);
        session.agreed = loaded.ended;
        session
    }

    /// Drops this game and goes on with a loaded one, against the same opponent.
    /// Ask first when [`in_progress`](Session::in_progress).
    pub fn open(&mut self, loaded: Loaded, seed: u64) -> Vec<Effect> {
        let computer = match self.opponent {
            Opponent::Computer { level, .. } => Some(level),
            Opponent::TwoOnDevice => None,
        };
        let setup = NewGame {
            computer,
            seed,
            ..NewGame::default()
        };
        let revision = self.revision;
        *self = Session::from_loaded(loaded, &setup);
        self.revision = revision.wrapping_add(1);
        vec![Effect::Loaded]
    }

    /// The position shown, to be copied: the one looked at, or the live one.
    pub fn position_text(&self) -> String {
        let shown = self.line.position_after(self.shown_turns());
        self.game().position_text(shown.unwrap_or(self.live()))
    }

    /// The game as a record with its tags, to be copied. `site` is the address of the page, `date`
    /// the day as `2025.12.31`, and `names` what the players are called, White first.
    pub fn record_text(&self, site: &str, date: &str, names: [&str; 2]) -> String {
        let mut record = Record::new(self.line.clone());
        let tags = [
            ("Event", "?"),
            ("Site", site),
            ("Date", date),
            ("White", names[0]),
            ("Black", names[1]),
        ];
        for (name, value) in tags {
            // All five are names that a record lets one set.
            record.set_tag(name, value);
        }
        match self.agreed {
            Some(ending @ Ending::Resigned(_)) => {
                record.ended(ending.result(), Termination::Resignation);
            }
            Some(ending @ Ending::Agreed) => record.ended(ending.result(), Termination::Agreement),
            Some(ending) => {
                record.ended(ending.result(), Termination::Other("unknown".to_owned()));
            }
            None => {}
        }
        record.to_string()
    }
}
