//! Any game, chosen at run time by its name: the one switch at the edge.
//!
//! Command line, pages and sockets speak text. [`AnyGame`] and [`AnyLine`] take
//! and give it, and hand everything to the game itself. A new game is a
//! [`GameName`] and a line in the table at the end of this file.
//!
//! ```
//! use vato_rules::any::{AnyGame, GameName};
//!
//! let game = AnyGame::new("fanorona".parse().unwrap(), "board=3x3").unwrap();
//! let mut line = game.line(None).unwrap();
//! assert_eq!(line.legal().len(), 4);
//! line.apply("b1-b2A").unwrap();
//! assert_eq!(line.position_text(), "B1B/BWW/W1W b 0 1");
//! ```

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::congkak::Congkak;
use crate::fanorona::Fanorona;
use crate::kalah::Kalah;
use crate::oware::Oware;
use crate::perft::{Counting, Division};
use crate::quoted::Quoted;
use crate::{Game, Line, Notation, Outcome, Side, Words};

/// The name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum GameName {
    /// [`Fanorona`].
    Fanorona,
    /// [`Kalah`].
    Kalah,
    /// [`Oware`].
    Oware,
    /// [`Congkak`].
    Congkak,
}

impl GameName {
    /// Every game there is.
    pub const ALL: &[GameName] = &[
        GameName::Fanorona,
        GameName::Kalah,
        GameName::Oware,
        GameName::Congkak,
    ];

    /// The name as the command line writes it.
    pub const fn name(self) -> &'static str {
        match self {
            GameName::Fanorona => "fanorona",
            GameName::Kalah => "kalah",
            GameName::Oware => "oware",
            GameName::Congkak => "congkak",
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    /// Reads a name; capitals do not matter.
    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let mut names = GameName::ALL.iter().copied();
        names
            .find(|game| game.name().eq_ignore_ascii_case(text.trim()))
            .ok_or_else(|| UnknownGame { found: text.into() })
    }
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The name that was given.
    pub found: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game: there is no {}; games:", Quoted(&self.found))?;
        for (at, game) in GameName::ALL.iter().enumerate() {
            write!(f, "{} {game}", if at == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl Error for UnknownGame {}

/// Why a text was refused. Its message is one line.
#[derive(Debug)]
#[non_exhaustive]
pub enum AnyError {
    /// The rule set.
    Rules(Box<dyn Error + Send + Sync>),
    /// The position.
    Position(Box<dyn Error + Send + Sync>),
    /// The ply.
    Ply(Box<dyn Error + Send + Sync>),
    /// A turn of several plies goes on when it is over.
    TurnOver {
        /// The turn that was given.
        turn: String,
    },
    /// A ply after the end of the game.
    Over {
        /// The ply that was given.
        ply: String,
        /// How the game ended.
        outcome: Outcome,
    },
}

impl fmt::Display for AnyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyError::Rules(error) | AnyError::Position(error) | AnyError::Ply(error) => {
                error.fmt(f)
            }
            AnyError::TurnOver { turn } => write!(
                f,
                "turn: {} goes on when the turn is over; write the other side's turn as a word of its own",
                Quoted(turn)
            ),
            AnyError::Over { ply, outcome } => write!(
                f,
                "turn: {} comes after the end of the game ({outcome})",
                Quoted(ply)
            ),
        }
    }
}

impl Error for AnyError {}

/// What [`AnyLine`] asks of a line of any one game.
fn line<G: Notation>(game: G, position: Option<&str>) -> Result<Line<G>, AnyError> {
    let start = match position {
        None => game.start(),
        Some(text) => game
            .parse_position(text)
            .map_err(|error| AnyError::Position(Box::new(error)))?,
    };
    Ok(Line::new(game, start))
}

fn legal<G: Notation>(line: &Line<G>) -> Vec<String> {
    let mut plies = Vec::new();
    if line.outcome().is_none() {
        line.game().plies(line.position(), &mut plies);
    }
    plies
        .iter()
        .map(|ply| line.game().ply_text(line.position(), ply))
        .collect()
}

fn apply<G: Notation>(line: &mut Line<G>, word: &str) -> Result<(), AnyError> {
    let before = line.plies().len();
    let mut plies = line.game().words().split(word).into_iter().enumerate();
    let done = plies.try_for_each(|(at, ply)| push(line, word, ply, at > 0));
    if done.is_err() {
        while line.plies().len() > before {
            line.pop();
        }
    }
    done
}

/// Plays one ply of a word.
fn push<G: Notation>(
    line: &mut Line<G>,
    word: &str,
    ply: &str,
    goes_on: bool,
) -> Result<(), AnyError> {
    if let Some(outcome) = line.outcome() {
        let ply = word.into();
        return Err(AnyError::Over { ply, outcome });
    }
    if goes_on && line.game().words() == Words::Turns && !line.turn_goes_on() {
        return Err(AnyError::TurnOver { turn: word.into() });
    }
    let ply = line
        .game()
        .parse_ply(line.position(), ply)
        .map_err(|error| AnyError::Ply(Box::new(error)))?;
    line.push(ply);
    Ok(())
}

/// Declares the two enums and hands every call to the game in them.
macro_rules! games {
    ($($name:ident: $game:ty,)+) => {
        /// Any game under one set of rules.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum AnyGame {
            $(#[doc = concat!("[`", stringify!($name), "`].")] $name($game),)+
        }

        /// A game being played, of any kind.
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnyLine {
            $(#[doc = concat!("A line of [`", stringify!($name), "`].")] $name(Line<$game>),)+
        }

        impl AnyGame {
            /// The game of this name under the rules that the text names; the empty
            /// text is the default.
            ///
            /// # Errors
            /// An unknown option or value.
            pub fn new(name: GameName, rules: &str) -> Result<AnyGame, AnyError> {
                match name {
                    $(GameName::$name => <$game>::from_rules(rules)
                        .map(AnyGame::$name)
                        .map_err(|error| AnyError::Rules(Box::new(error))),)+
                }
            }

            /// Its name.
            pub fn name(&self) -> GameName {
                match self { $(AnyGame::$name(_) => GameName::$name,)+ }
            }

            /// Whether [`AnyLine::perft`] can count in this way.
            pub fn counts(&self, counting: Counting) -> bool {
                match self { $(AnyGame::$name(_) => <$game>::COUNTINGS.contains(&counting),)+ }
            }

            /// The options that differ from the default.
            pub fn rules_text(&self) -> String {
                match self { $(AnyGame::$name(game) => game.rules_text(),)+ }
            }

            /// A line with no plies yet, from this position or the usual start.
            ///
            /// # Errors
            /// The position was not understood.
            pub fn line(&self, position: Option<&str>) -> Result<AnyLine, AnyError> {
                match self {
                    $(AnyGame::$name(game) => line(*game, position).map(AnyLine::$name),)+
                }
            }
        }

        impl AnyLine {
            /// The game it is a line of.
            pub fn game(&self) -> AnyGame {
                match self { $(AnyLine::$name(line) => AnyGame::$name(*line.game()),)+ }
            }

            /// How many plies have been played.
            pub fn len(&self) -> usize {
                match self { $(AnyLine::$name(line) => line.plies().len(),)+ }
            }

            /// Whether none has.
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// The present position.
            pub fn position_text(&self) -> String {
                match self {
                    $(AnyLine::$name(line) => line.game().position_text(line.position()),)+
                }
            }

            /// Whose ply it is.
            pub fn side_to_move(&self) -> Side {
                match self {
                    $(AnyLine::$name(line) => line.game().side_to_move(line.position()),)+
                }
            }

            /// The legal plies; none when the game is over, by repetition too.
            pub fn legal(&self) -> Vec<String> {
                match self { $(AnyLine::$name(line) => legal(line),)+ }
            }

            /// Plays a ply, or the plies of a whole turn where a word can hold them.
            ///
            /// # Errors
            /// It was not understood, is not legal, or the game is over; the line
            /// is as before.
            pub fn apply(&mut self, ply: &str) -> Result<(), AnyError> {
                match self { $(AnyLine::$name(line) => apply(line, ply),)+ }
            }

            /// Takes the last ply back; whether there was one.
            pub fn undo(&mut self) -> bool {
                match self { $(AnyLine::$name(line) => line.pop().is_some(),)+ }
            }

            /// The end of the game, if it has ended.
            pub fn outcome(&self) -> Option<Outcome> {
                match self { $(AnyLine::$name(line) => line.outcome(),)+ }
            }

            /// What the command line says of the end, such as `result 1-0 no_stones`.
            pub fn result_line(&self) -> Option<String> {
                match self {
                    $(AnyLine::$name(line) => line.outcome().map(|outcome| {
                        let text = line.game().outcome_text(line.position(), &outcome);
                        alloc::format!("result {text}")
                    }),)+
                }
            }

            /// Leaves at `depth` plies from the present position; the plies before
            /// it are not looked at.
            pub fn perft(&self, depth: u32, counting: Counting) -> u64 {
                match self {
                    $(AnyLine::$name(line) => line.game().perft(line.position(), depth, counting),)+
                }
            }

            /// The same for each ply at the root; nothing at depth 0.
            pub fn perft_divide(&self, depth: u32, counting: Counting) -> Vec<Division> {
                match self {
                    $(AnyLine::$name(line) => {
                        line.game().perft_divide(line.position(), depth, counting)
                    })+
                }
            }
        }
    };
}

games! {
    Fanorona: Fanorona,
    Kalah: Kalah,
    Oware: Oware,
    Congkak: Congkak,
}
