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
//! It is the same for every game: what is a game's own, it says by [`Playable`], in
//! the folder of its name.
//!
//! Every rule question is asked of `vato-rules`; nothing here computes a capture.

pub mod announce;
mod computer;
mod effect;
mod ending;
pub mod fanorona;
pub mod faults;
mod input;
mod load;
mod look_back;
mod new_game;
mod playable;
mod saved;
mod settings;
pub mod sowing;
mod take_back;

pub use crate::board::Orientation;
pub use computer::{ComputerTask, Hint, TaskKind};
pub use effect::{Done, Effect, Refused};
pub use ending::{EndNear, Ending};
pub use load::{LoadFault, Loaded};
pub use look_back::{ListedTurn, Replay};
pub use new_game::{NewGame, Opponent, SideChoice};
pub use playable::{Offer, Phrases, Playable};
pub use saved::Damaged;
pub use settings::Settings;
pub use vato_messages::Level;

use vato_rules::{Line, Side};

/// A game being played, with all that the page has to remember of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Playable> {
    /// The rules, the start position and every ply.
    line: Line<G>,
    /// How many plies precede the position shown; `None` is the live one.
    cursor: Option<usize>,
    /// What has been done towards the next ply of the live position.
    hand: G::Hand,
    /// Plies taken back, the first to come again last.
    redo: Vec<G::Ply>,
    /// Who plays the other side.
    opponent: Opponent,
    /// Makes the computer's choices and a random side repeatable; another one
    /// once an unseen choice has been seen and taken back.
    seed: u64,
    /// The side that offers a draw and waits for the answer.
    draw_offer: Option<Side>,
    /// How the players ended the game themselves, not the rules.
    agreed: Option<Ending>,
    /// What the computer advises in the live position, once it was asked.
    hint: Option<Hint<G>>,
    /// Goes up with every change of the live position, so that an answer of
    /// the computer to an earlier one is known to be stale. Not saved.
    revision: u32,
}

impl<G: Playable> Session<G> {
    /// Starts a game.
    pub fn new(setup: &NewGame<G>) -> Self {
        let start = setup.start.unwrap_or_else(|| setup.game.start());
        let opponent = setup.opponent(setup.seed);
        Self::at_start(Line::new(setup.game, start), opponent, setup.seed)
    }

    /// A game that goes on from the end of a line.
    fn at_start(line: Line<G>, opponent: Opponent, seed: u64) -> Self {
        Self {
            cursor: None,
            hand: G::hand(&line),
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

    /// The game under its rules.
    pub fn game(&self) -> &G {
        self.line.game()
    }

    /// The start, the plies and the positions between them.
    pub fn line(&self) -> &Line<G> {
        &self.line
    }

    /// What has been done towards the next ply of the live position.
    pub fn hand(&self) -> &G::Hand {
        &self.hand
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

    /// The live position: before whatever is in the hand.
    fn live(&self) -> &G::Position {
        self.line.position()
    }

    /// Whose turn it is in the live position.
    pub fn side_to_move(&self) -> Side {
        self.game().side_to_move(self.live())
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
        self.ending().is_none() && self.human().is_none_or(|human| self.is_due(human))
    }

    /// The side whose choice the game waits for; where it waits for both, the
    /// person's, or the one that is to choose first.
    pub fn awaited(&self) -> Side {
        let sides = self.human().into_iter().chain(Side::BOTH);
        let mut due = sides.filter(|side| self.is_due(*side));
        due.next().unwrap_or_else(|| self.side_to_move())
    }

    /// Whether the next ply waits for this side's choice.
    fn is_due(&self, side: Side) -> bool {
        self.game().chooses(self.live(), side) && !G::has_chosen(&self.hand, side)
    }

    /// Whether something would be lost by starting another game: ask first.
    pub fn in_progress(&self) -> bool {
        self.ending().is_none() && (!self.line.plies().is_empty() || G::has_begun(self))
    }

    /// What the board shows now. Movements are the page's to add, from the
    /// events it animates.
    pub fn board_view(&self, orientation: Orientation) -> G::Board {
        G::board(self, orientation)
    }

    /// The live position has changed otherwise than by a new line.
    fn touch(&mut self) {
        self.revision = self.revision.wrapping_add(1);
    }

    /// What every new end of the line brings with it.
    fn changed(&mut self) {
        self.touch();
        self.hand = G::hand(&self.line);
        self.hint = None;
        self.cursor = None;
    }
}
