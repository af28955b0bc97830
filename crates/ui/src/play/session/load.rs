//! Games and positions that come in as text, pasted or in the page's address,
//! and those that go out to be copied.

use vato_rules::record::{Problem, Record, RecordError, Termination};
use vato_rules::{GameResult, Line, RulesError, Side};

use super::{Effect, Ending, NewGame, Opponent, Playable, Session, SideChoice};

/// What a text held: a game to go on with, or to look at.
#[derive(Clone, PartialEq, Debug)]
pub struct Loaded<G: Playable> {
    /// Its start, its turns, and the rules.
    line: Line<G>,
    /// How it ended, if not by its rules.
    ended: Option<Ending>,
}

/// Why a text was not loaded. [`faults::load`](super::faults::load) makes the sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadFault<G: Playable> {
    /// There is nothing in it.
    Empty,
    /// Far longer than any game.
    TooLong,
    /// The rule options.
    Rules(RulesError),
    /// The position.
    Position(G::PositionError),
    /// A turn.
    Turn {
        /// The game that it was to be a turn of.
        game: Box<G>,
        /// Its number, which both sides share.
        number: u32,
        /// Whose it is.
        side: Side,
        /// As it stands in the text.
        text: String,
        /// What is wrong with it.
        error: G::PlyError,
    },
    /// A turn after the end of the game.
    AfterEnd {
        /// As it stands in the text.
        text: String,
    },
    /// The rest of a game record.
    Record {
        /// The game that it was to be a record of.
        game: Box<G>,
        /// The line of the text, from 1.
        line: usize,
        /// What is wrong there.
        problem: Problem<G>,
    },
}

impl<G: Playable> Loaded<G> {
    /// The loaded game under its rules.
    pub fn game(&self) -> &G {
        self.line.game()
    }

    /// What a link opens: the values of `rules`, `position` and `moves` in the
    /// page's address, percent-decoded, for a page of `game`. `None` when it has none of
    /// them.
    ///
    /// # Errors
    /// The first of them that is wrong.
    pub fn from_query(
        game: &G,
        rules: Option<&str>,
        position: Option<&str>,
        moves: Option<&str>,
    ) -> Option<Result<Self, LoadFault<G>>> {
        rules
            .or(position)
            .or(moves)
            .map(|_| Self::from_parts(game, rules, position, moves))
    }

    fn from_parts(
        game: &G,
        rules: Option<&str>,
        position: Option<&str>,
        moves: Option<&str>,
    ) -> Result<Self, LoadFault<G>> {
        let game = game
            .with_rules(rules.unwrap_or_default())
            .map_err(LoadFault::Rules)?;
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
    /// record says its rules itself; the others are read as of `game`, that on
    /// the board.
    ///
    /// # Errors
    /// What is wrong, by whichever of the three the text looks like.
    pub fn from_paste(game: &G, text: &str) -> Result<Self, LoadFault<G>> {
        let first = text.split_whitespace().next().ok_or(LoadFault::Empty)?;
        if first.starts_with('[') {
            Self::from_record(game, text, 0)
        } else if game.begins_position(first) {
            position_line(*game, text).map(|line| Self { line, ended: None })
        } else {
            Self::from_turns(&Line::new(*game, game.start()), text)
        }
    }

    /// Turns without tags: a record whose tags are those of this line's start.
    fn from_turns(line: &Line<G>, turns: &str) -> Result<Self, LoadFault<G>> {
        let game = line.game();
        let (rules, start) = (game.rules_text(), game.position_text(line.start()));
        let tags = format!("[Rules \"{rules}\"]\n[FEN \"{start}\"]\n");
        let added = tags.lines().count();
        Self::from_record(game, &(tags + turns), added)
    }

    /// Reads a record whose first `added` lines are not the person's.
    fn from_record(game: &G, text: &str, added: usize) -> Result<Self, LoadFault<G>> {
        let record = Record::parse_as(game, text)
            .map_err(|error| LoadFault::from_record(game, error, added))?;
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

fn position_line<G: Playable>(game: G, text: &str) -> Result<Line<G>, LoadFault<G>> {
    let start = game.parse_position(text).map_err(LoadFault::Position)?;
    Ok(Line::new(game, start))
}

impl<G: Playable> LoadFault<G> {
    /// Faults that can also stand outside a record lose their line number.
    fn from_record(game: &G, error: RecordError<G>, added: usize) -> Self {
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
                game: Box::new(*game),
                number,
                side,
                text,
                error,
            },
            Problem::Over { text, .. } => LoadFault::AfterEnd { text },
            problem => LoadFault::Record {
                game: Box::new(*game),
                line: error.line.saturating_sub(added),
                problem,
            },
        }
    }
}

impl<G: Playable> Session<G> {
    /// A game made of what was loaded. Against the computer the person takes
    /// the side that is to move.
    pub fn from_loaded(loaded: Loaded<G>, setup: &NewGame<G>) -> Self {
        let line = &loaded.line;
        let side = SideChoice::of(line.game().side_to_move(line.position()));
        let opponent = NewGame { side, ..*setup }.opponent(setup.seed);
        let mut session = Self::at_start(loaded.line, opponent, setup.seed);
        session.agreed = loaded.ended;
        session
    }

    /// Drops this game and goes on with a loaded one, against the same opponent.
    /// Ask first when [`in_progress`](Session::in_progress).
    pub fn open(&mut self, loaded: Loaded<G>, seed: u64) -> Vec<Effect<G>> {
        let computer = match self.opponent {
            Opponent::Computer { level, .. } => Some(level),
            Opponent::TwoOnDevice => None,
        };
        let setup = NewGame {
            computer,
            seed,
            ..NewGame::of(*loaded.game())
        };
        let revision = self.revision;
        *self = Session::from_loaded(loaded, &setup);
        self.revision = revision.wrapping_add(1);
        vec![Effect::Loaded]
    }

    /// The position shown, to be copied: the one looked at, or the live one.
    pub fn position_text(&self) -> String {
        self.game().position_text(self.shown_position())
    }

    /// The game as a record with its tags, to be copied. `site` is the address of the page, `date`
    /// the day as `2025.12.31`, and `names` what the players are called, the first
    /// side first.
    pub fn record_text(&self, site: &str, date: &str, names: [&str; 2]) -> String {
        let mut record = Record::new(self.line.clone());
        let tags = [
            ("Event", "?"),
            ("Site", site),
            ("Date", date),
            (G::side_tag(Side::First), names[0]),
            (G::side_tag(Side::Second), names[1]),
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
