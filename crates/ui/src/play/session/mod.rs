//! One game at one board: everything the play page knows about it.
//!
//! [`Session`] holds the whole state and is pure: no browser, no clock, no
//! random numbers of its own. What people do goes in as calls ([`Session::tap`],
//! [`Session::undo`] ...); each answers with what happened as a list of
//! [`Effect`]s, from which the page animates, sounds and announces, or with a
//! [`Refused`] that says why nothing did. What is to be drawn comes out of
//! [`Session::board_view`], what is to be said out of [`announce`], and all of
//! it survives as text through [`Session::save`] and [`Session::restore`].
//!
//! Every rule question is asked of `vato-rules`; nothing here computes a capture.

pub mod announce;
mod board_view;
mod computer;
mod effect;
mod ending;
pub mod faults;
mod input;
pub mod labels;
mod load;
mod look_back;
mod new_game;
mod saved;
mod settings;
mod take_back;

#[cfg(test)]
mod tests;

pub use crate::board::Orientation;
pub use board_view::{Question, stones};
pub use computer::{ComputerTask, Hint, TaskKind};
pub use effect::{Done, Effect, Refused};
pub use ending::{DrawNear, Ending};
pub use load::{LoadFault, Loaded};
pub use look_back::{ListedTurn, Replay};
pub use new_game::{NewGame, Opponent, SideChoice};
pub use saved::Damaged;
pub use settings::Settings;
pub use vato_messages::Level;

use vato_rules::fanorona::{Fanorona, Grid, Point, Position, Rules, Turn, TurnInProgress};
use vato_rules::{Line, Side};

/// A game being played, with all that the page has to remember of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    /// The rules, the start position and every finished turn.
    line: Line<Fanorona>,
    /// How many turns precede the position shown; `None` is the live one.
    cursor: Option<usize>,
    /// The turn being made on the live position; empty between turns.
    progress: TurnInProgress,
    /// The stone chosen to move; during a chain always the one that moves.
    selected: Option<Point>,
    /// The step that could capture both ways, until one way is chosen.
    question: Option<Question>,
    /// Turns taken back, the first to come again last.
    redo: Vec<Turn>,
    /// Who plays the other side.
    opponent: Opponent,
    /// Makes the computer's choices and a random side repeatable.
    seed: u64,
    /// The side that offers a draw and waits for the answer.
    draw_offer: Option<Side>,
    /// How the players ended the game themselves, not the rules.
    agreed: Option<Ending>,
    /// What the computer advises in the live position, once it was asked.
    hint: Option<Hint>,
    /// Goes up with every change of the live position, so that an answer of
    /// the computer to an earlier one is known to be stale. Not saved.
    revision: u32,
}

impl Session {
    /// Starts a game.
    pub fn new(setup: &NewGame) -> Self {
        let game = Fanorona::new(setup.rules);
        let start = setup
            .start
            .unwrap_or_else(|| vato_rules::Game::start(&game));
        let opponent = setup.opponent(setup.seed);
        Self::at_start(Line::new(game, start), opponent, setup.seed)
    }

    /// A game that goes on from the end of a line.
    fn at_start(line: Line<Fanorona>, opponent: Opponent, seed: u64) -> Self {
        Self {
            cursor: None,
            progress: line.game().begin(line.position()),
            selected: None,
            question: None,
            redo: Vec::new(),
            opponent,
            seed,
            draw_offer: None,
            agreed: None,
            hint: None,
            revision: 0,
            line,
        }
    }

    /// The rule options.
    pub fn rules(&self) -> &Rules {
        self.game().rules()
    }

    /// The game under these rules.
    pub fn game(&self) -> &Fanorona {
        self.line.game()
    }

    /// The points and lines of the board.
    pub fn grid(&self) -> &Grid {
        self.game().grid()
    }

    /// The start, the finished turns and the positions between them.
    pub fn line(&self) -> &Line<Fanorona> {
        &self.line
    }

    /// The turn being made on the live position; empty between turns.
    pub fn turn_in_progress(&self) -> &TurnInProgress {
        &self.progress
    }

    /// Who plays the other side.
    pub fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// What makes the computer's choices repeatable.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Goes up with every change of the live position.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// The live position: before the turn in progress, if there is one.
    fn live(&self) -> &Position {
        self.line.position()
    }

    /// Whose turn it is in the live position.
    pub fn side_to_move(&self) -> Side {
        self.live().side()
    }

    /// The side that the person at the board plays: `None` when both.
    pub fn human(&self) -> Option<Side> {
        match self.opponent {
            Opponent::Computer { human, .. } => Some(human),
            Opponent::TwoOnDevice => None,
        }
    }

    /// Whether a person at this board is to move now: the game goes on and it
    /// is not the computer's turn.
    pub fn human_to_move(&self) -> bool {
        self.ending().is_none()
            && self
                .human()
                .is_none_or(|human| human == self.side_to_move())
    }

    /// Whether something would be lost by starting another game: ask first.
    pub fn in_progress(&self) -> bool {
        self.ending().is_none() && (!self.line.plies().is_empty() || !self.progress.is_empty())
    }

    /// What every change of the live position brings with it.
    fn changed(&mut self) {
        self.revision = self.revision.wrapping_add(1);
        self.progress = self.line.game().begin(self.line.position());
        self.selected = None;
        self.question = None;
        self.hint = None;
        self.cursor = None;
    }
}
