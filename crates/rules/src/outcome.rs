use core::fmt;

use crate::Side;

/// Who won, without why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// This side has won.
    Win(Side),
    /// Nobody has.
    Draw,
}

impl fmt::Display for GameResult {
    /// `1-0`, `0-1` or `1/2-1/2`, as in game records.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameResult::Win(Side::First) => "1-0",
            GameResult::Win(Side::Second) => "0-1",
            GameResult::Draw => "1/2-1/2",
        })
    }
}

/// Why a game ended by its rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// A side has no stones left.
    NoStones,
    /// The side to move has no legal turn.
    NoLegalTurn,
    /// The same position with the same side to move came back too often.
    Repetition,
    /// Too many paikas in a row.
    NoCaptureLimit,
    /// A row has no seeds left.
    RowEmpty,
    /// A side holds more than half of the seeds.
    Majority,
    /// Each side holds exactly half of the seeds.
    HalfEach,
    /// The side to move cannot give the opponent, who has none, a seed.
    CannotFeed,
    /// A board came back, and the rules end the game then.
    Cycle,
    /// A side took all seeds of the opponent, who got the rest of the board.
    GrandSlamRest,
    /// A side cannot fill one house for the next round.
    Broke,
    /// All rounds have been played.
    RoundsOver,
}

impl Reason {
    /// Every reason there is.
    pub const ALL: [Reason; 12] = [
        Reason::NoStones,
        Reason::NoLegalTurn,
        Reason::Repetition,
        Reason::NoCaptureLimit,
        Reason::RowEmpty,
        Reason::Majority,
        Reason::HalfEach,
        Reason::CannotFeed,
        Reason::Cycle,
        Reason::GrandSlamRest,
        Reason::Broke,
        Reason::RoundsOver,
    ];

    /// The reason with this name.
    pub fn named(name: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.name() == name)
    }

    /// The name the command line and game records use, such as `no_stones`.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::NoStones => "no_stones",
            Reason::NoLegalTurn => "no_legal_turn",
            Reason::Repetition => "repetition",
            Reason::NoCaptureLimit => "no_capture_limit",
            Reason::RowEmpty => "row_empty",
            Reason::Majority => "majority",
            Reason::HalfEach => "half_each",
            Reason::CannotFeed => "cannot_feed",
            Reason::Cycle => "cycle",
            Reason::GrandSlamRest => "grand_slam_rest",
            Reason::Broke => "broke",
            Reason::RoundsOver => "rounds_over",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The end of a game: the result and the rule that brought it about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won.
    pub result: GameResult,
    /// Why.
    pub reason: Reason,
}

impl fmt::Display for Outcome {
    /// As the command line writes it after `result`, such as `1-0 no_stones`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result, self.reason)
    }
}
