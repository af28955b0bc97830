use vato_rules::Side;
use vato_rules::fanorona::{Position, Rules};

use super::{Effect, Level, Session};

/// Who plays the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// The computer.
    Computer {
        /// How well.
        level: Level,
        /// The side of the person at the board.
        human: Side,
    },
    /// Another person at the same board.
    TwoOnDevice,
}

/// The side a person asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SideChoice {
    /// White, who moves first.
    #[default]
    First,
    /// Black.
    Second,
    /// Whichever the seed gives.
    Random,
}

/// What a new game is made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NewGame {
    /// The rule options.
    pub rules: Rules,
    /// Where it begins; `None` is the usual start of the rules.
    pub start: Option<Position>,
    /// The computer's level; `None` for two people at one board.
    pub computer: Option<Level>,
    /// The person's side against the computer.
    pub side: SideChoice,
    /// Any number; equal ones give equal games of the computer.
    pub seed: u64,
}

impl Default for NewGame {
    /// What a first visit plays: White against the easy computer.
    fn default() -> Self {
        Self {
            rules: Rules::DEFAULT,
            start: None,
            computer: Some(Level::Easy),
            side: SideChoice::First,
            seed: 0,
        }
    }
}

impl NewGame {
    pub(super) fn opponent(&self, seed: u64) -> Opponent {
        let Some(level) = self.computer else {
            return Opponent::TwoOnDevice;
        };
        let human = match self.side {
            SideChoice::First => Side::First,
            SideChoice::Second => Side::Second,
            // The high bit of a multiplicative hash: low bits of a seed may
            // all be even, or count up from game to game.
            SideChoice::Random if seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 63 == 0 => {
                Side::First
            }
            SideChoice::Random => Side::Second,
        };
        Opponent::Computer { level, human }
    }
}

impl Session {
    /// Drops this game and starts another. Ask first when [`in_progress`](Session::in_progress).
    pub fn start_new(&mut self, setup: &NewGame) -> Vec<Effect> {
        let revision = self.revision;
        *self = Session::new(setup);
        self.revision = revision.wrapping_add(1);
        vec![Effect::Started]
    }

    /// The same game again from its start, with the sides swapped against the
    /// computer; two people at one board swap seats.
    pub fn rematch(&mut self, seed: u64) -> Vec<Effect> {
        let (computer, side) = match self.opponent {
            Opponent::Computer { level, human } => (
                Some(level),
                match human {
                    Side::First => SideChoice::Second,
                    Side::Second => SideChoice::First,
                },
            ),
            Opponent::TwoOnDevice => (None, SideChoice::First),
        };
        let setup = NewGame {
            rules: *self.rules(),
            start: Some(*self.line.start()),
            computer,
            side,
            seed,
        };
        self.start_new(&setup)
    }

    /// Changes the level or who plays the other side in the middle of a game.
    pub fn set_opponent(&mut self, opponent: Opponent) {
        if self.opponent != opponent {
            self.opponent = opponent;
            self.draw_offer = None;
            self.revision = self.revision.wrapping_add(1);
        }
    }
}
