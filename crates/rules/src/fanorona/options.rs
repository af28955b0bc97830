use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::quoted::Quoted;

/// A board, as columns × rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardSize {
    columns: u8,
    rows: u8,
}

impl BoardSize {
    /// The boards there are: the usual one, the two other traditional ones,
    /// then the sizes solved by Schadd et al., "Best Play in Fanorona Leads to
    /// Draw" (2008), and their like.
    pub const ALL: [BoardSize; 12] = [
        BoardSize::TSIVY,
        BoardSize::DIMY,
        BoardSize::TELO,
        BoardSize {
            columns: 3,
            rows: 5,
        },
        BoardSize {
            columns: 5,
            rows: 3,
        },
        BoardSize {
            columns: 3,
            rows: 7,
        },
        BoardSize {
            columns: 7,
            rows: 3,
        },
        BoardSize {
            columns: 7,
            rows: 5,
        },
        BoardSize {
            columns: 5,
            rows: 7,
        },
        BoardSize {
            columns: 7,
            rows: 7,
        },
        BoardSize {
            columns: 9,
            rows: 3,
        },
        BoardSize {
            columns: 3,
            rows: 9,
        },
    ];
    /// Fanoron-Tsivy, 9x5: the usual game.
    pub const TSIVY: BoardSize = BoardSize {
        columns: 9,
        rows: 5,
    };
    /// Fanoron-Dimy, 5x5.
    pub const DIMY: BoardSize = BoardSize {
        columns: 5,
        rows: 5,
    };
    /// Fanoron-Telo, 3x3.
    pub const TELO: BoardSize = BoardSize {
        columns: 3,
        rows: 3,
    };

    /// Columns, 3 to 9.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Ranks, 3 to 9.
    pub const fn rows(self) -> u8 {
        self.rows
    }
}

/// One rule option: an enumeration whose values have names.
macro_rules! named_values {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &[$name] = &[$($name::$variant,)+];

            /// The name in a rule set.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
        }
    };
}

named_values! {
    /// How the middle rank is set up: `setup`.
    Setup {
        /// Black's stone at White's left end.
        #[default]
        Standard = "standard",
        /// Left and right exchanged.
        Mirror = "mirror",
    }
}

named_values! {
    /// Whether a chain may stop while more can be taken: `continue`.
    Continuation {
        /// After any step.
        #[default]
        Optional = "optional",
        /// Only when nothing more can be taken.
        Forced = "forced",
    }
}

named_values! {
    /// Which directions a chain may use: `direction`.
    DirectionRule {
        /// Not the direction of the step just before.
        #[default]
        NotTwiceRunning = "not_twice_running",
        /// None of the eight directions twice in a turn.
        NotTwiceInTurn = "not_twice_in_turn",
        /// Any.
        Free = "free",
    }
}

named_values! {
    /// What it means to have no legal turn: `stalemate`.
    Stalemate {
        /// The side to move has lost.
        #[default]
        Loss = "loss",
        /// Nobody has won.
        Draw = "draw",
    }
}

/// The options of a game of Fanorona.
///
/// Written `key=value,key=value`; what is not named takes its default.
///
/// ```
/// use vato_rules::fanorona::Rules;
///
/// let rules: Rules = "continue=forced,board=5x5".parse().unwrap();
/// assert_eq!(rules.to_string(), "board=5x5,continue=forced");
/// assert_eq!(Rules::default().to_string(), "");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// `board`: columns × rows.
    pub board: BoardSize,
    /// `setup`: the middle rank.
    pub setup: Setup,
    /// `continue`: whether chains may stop early.
    pub continuation: Continuation,
    /// `direction`: which directions a chain may use.
    pub direction: DirectionRule,
    /// `stalemate`: what it means to have no legal turn.
    pub stalemate: Stalemate,
    /// `repetition`: the occurrence of a position that draws; 3, 4 or `None`.
    pub repetition: Option<u8>,
    /// `no_capture_limit`: paikas in a row that draw; 50, 100 or `None`.
    pub no_capture_limit: Option<u16>,
}

impl Rules {
    /// The usual rules.
    pub const DEFAULT: Rules = Rules {
        board: BoardSize::TSIVY,
        setup: Setup::Standard,
        continuation: Continuation::Optional,
        direction: DirectionRule::NotTwiceRunning,
        stalemate: Stalemate::Loss,
        repetition: Some(3),
        no_capture_limit: Some(50),
    };

    /// Every option with its values, the default first: what `FromStr` accepts.
    pub const OPTIONS: &[(&str, &[&str])] = &[
        (
            "board",
            &[
                "9x5", "5x5", "3x3", "3x5", "5x3", "3x7", "7x3", "7x5", "5x7", "7x7", "9x3", "3x9",
            ],
        ),
        ("setup", &["standard", "mirror"]),
        ("continue", &["optional", "forced"]),
        (
            "direction",
            &["not_twice_running", "not_twice_in_turn", "free"],
        ),
        ("stalemate", &["loss", "draw"]),
        ("repetition", &["3", "4", "off"]),
        ("no_capture_limit", &["50", "100", "off"]),
    ];

    /// Sets one option.
    ///
    /// # Errors
    /// The option or the value does not exist.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), RulesError> {
        let Some((key, values)) = Self::OPTIONS.iter().find(|(name, _)| *name == key) else {
            return Err(RulesError::UnknownOption {
                key: key.to_string(),
            });
        };
        let Some(index) = values.iter().position(|name| *name == value) else {
            return Err(RulesError::UnknownValue {
                key,
                value: value.to_string(),
            });
        };
        // `index` is below the number of values listed above for this option,
        // and each `ALL` lists as many in the same order (a test compares them).
        match *key {
            "board" => self.board = BoardSize::ALL[index],
            "setup" => self.setup = Setup::ALL[index],
            "continue" => self.continuation = Continuation::ALL[index],
            "direction" => self.direction = DirectionRule::ALL[index],
            "stalemate" => self.stalemate = Stalemate::ALL[index],
            "repetition" => self.repetition = [Some(3), Some(4), None][index],
            _ => self.no_capture_limit = [Some(50), Some(100), None][index],
        }
        Ok(())
    }

    /// The value of an option by its name; `None` when there is no such option.
    pub fn get(&self, key: &str) -> Option<&'static str> {
        let (_, values) = Self::OPTIONS.iter().find(|(name, _)| *name == key)?;
        values.iter().copied().find(|value| {
            let mut same = *self;
            same.set(key, value).is_ok() && same == *self
        })
    }
}

impl Default for Rules {
    fn default() -> Self {
        Rules::DEFAULT
    }
}

impl fmt::Display for Rules {
    /// Only what differs from the default, in the order of [`Rules::OPTIONS`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (key, values) in Self::OPTIONS {
            if let Some(value) = self.get(key)
                && value != values[0]
            {
                write!(f, "{separator}{key}={value}")?;
                separator = ",";
            }
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    /// Reads `key=value,key=value`; the empty text is the default.
    fn from_str(text: &str) -> Result<Self, RulesError> {
        let mut rules = Rules::DEFAULT;
        let mut seen = [false; Self::OPTIONS.len()];
        for part in text.split(',').map(str::trim) {
            if part.is_empty() && text.trim().is_empty() {
                break;
            }
            let Some((key, value)) = part.split_once('=') else {
                return Err(RulesError::NotAnOption {
                    text: part.to_string(),
                });
            };
            let (key, value) = (key.trim(), value.trim());
            rules.set(key, value)?;
            if let Some(at) = Self::OPTIONS.iter().position(|(name, _)| *name == key) {
                if seen[at] {
                    return Err(RulesError::Twice {
                        key: Self::OPTIONS[at].0,
                    });
                }
                seen[at] = true;
            }
        }
        Ok(rules)
    }
}

/// Why a rule set was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// Something that is not `key=value`.
    NotAnOption {
        /// What stood there.
        text: String,
    },
    /// No option of this name.
    UnknownOption {
        /// What stood there.
        key: String,
    },
    /// The option exists, the value does not.
    UnknownValue {
        /// The option.
        key: &'static str,
        /// What stood there.
        value: String,
    },
    /// The option stands twice.
    Twice {
        /// The option.
        key: &'static str,
    },
}

impl RulesError {
    /// What would have been right here: option names, or the option's values.
    pub fn choices(&self) -> impl Iterator<Item = &'static str> + use<> {
        let key = match self {
            RulesError::UnknownValue { key, .. } => Some(*key),
            _ => None,
        };
        let options = Rules::OPTIONS.iter();
        options.flat_map(move |(name, values)| match key {
            None => core::slice::from_ref(name).iter().copied(),
            Some(key) if key == *name => values.iter().copied(),
            Some(_) => [].iter().copied(),
        })
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::NotAnOption { text } => {
                write!(
                    f,
                    "rules: {} is not of the form key=value; options:",
                    Quoted(text)
                )?;
            }
            RulesError::UnknownOption { key } => {
                write!(f, "rules: there is no option {}; options:", Quoted(key))?;
            }
            RulesError::UnknownValue { key, value } => {
                write!(f, "rules: {key} has no value {}; values:", Quoted(value))?;
            }
            RulesError::Twice { key } => return write!(f, "rules: {key} is given twice"),
        }
        for (at, choice) in self.choices().enumerate() {
            write!(f, "{} {choice}", if at == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for RulesError {}
