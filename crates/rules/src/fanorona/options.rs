use crate::RulesError;
use crate::options::{OptionTable, RuleOptions, named_values, rules_as_text};

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
    pub const OPTIONS: OptionTable = &[
        (
            "board",
            &[
                "9x5", "5x5", "3x3", "3x5", "5x3", "3x7", "7x3", "7x5", "5x7", "7x7", "9x3", "3x9",
            ],
        ),
        ("setup", Setup::NAMES),
        ("continue", Continuation::NAMES),
        ("direction", DirectionRule::NAMES),
        ("stalemate", Stalemate::NAMES),
        ("repetition", &["3", "4", "off"]),
        ("no_capture_limit", &["50", "100", "off"]),
    ];

    /// Sets one option.
    ///
    /// # Errors
    /// The option or the value does not exist.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), RulesError> {
        self.change(key, value)
    }

    /// The value of an option by its name; `None` when there is no such option.
    pub fn get(&self, key: &str) -> Option<&'static str> {
        self.value(key)
    }
}

impl RuleOptions for Rules {
    const DEFAULT: Rules = Rules::DEFAULT;
    const OPTIONS: OptionTable = Rules::OPTIONS;

    fn choose(&mut self, option: usize, value: usize) {
        // `value` is below the number of values listed above for this option,
        // and each `ALL` lists as many in the same order (a test compares them).
        match option {
            0 => self.board = BoardSize::ALL[value],
            1 => self.setup = Setup::ALL[value],
            2 => self.continuation = Continuation::ALL[value],
            3 => self.direction = DirectionRule::ALL[value],
            4 => self.stalemate = Stalemate::ALL[value],
            5 => self.repetition = [Some(3), Some(4), None][value],
            _ => self.no_capture_limit = [Some(50), Some(100), None][value],
        }
    }
}

rules_as_text!(Rules);
