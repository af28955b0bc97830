use vato_rules::Side;

use super::{Effect, Level, Playable, Session};

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
    /// The side that moves first.
    #[default]
    First,
    /// The other.
    Second,
    /// Whichever the seed gives.
    Random,
}

impl SideChoice {
    /// The choice that gives this side.
    pub fn of(side: Side) -> Self {
        match side {
            Side::First => Self::First,
            Side::Second => Self::Second,
        }
    }
}

/// What a new game is made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NewGame<G: Playable> {
    /// The game under its rules.
    pub game: G,
    /// Where it begins; `None` is the usual start of the rules.
    pub start: Option<G::Position>,
    /// The computer's level; `None` for two people at one board.
    pub computer: Option<Level>,
    /// The person's side against the computer.
    pub side: SideChoice,
    /// Any number; equal ones give equal games of the computer.
    pub seed: u64,
}

impl<G: Playable> NewGame<G> {
    /// The first side against the easy computer.
    pub fn of(game: G) -> Self {
        Self {
            game,
            start: None,
            computer: Some(Level::EASY),
            side: SideChoice::First,
            seed: 0,
        }
    }

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

impl<G: Playable> Session<G> {
    /// Drops this game and starts another. Ask first when [`in_progress`](Session::in_progress).
    pub fn start_new(&mut self, setup: &NewGame<G>) -> Vec<Effect<G>> {
        let revision = self.revision;
        *self = Session::new(setup);
        self.revision = revision.wrapping_add(1);
        vec![Effect::Started]
    }

    /// The same game again from its start, with the sides swapped against the
    /// computer; two people at one board swap seats.
    pub fn rematch(&mut self, seed: u64) -> Vec<Effect<G>> {
        let (computer, side) = match self.opponent {
            Opponent::Computer { level, human } => (Some(level), SideChoice::of(!human)),
            Opponent::TwoOnDevice => (None, SideChoice::First),
        };
        let setup = NewGame {
            game: *self.game(),
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
