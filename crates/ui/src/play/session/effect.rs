use vato_rules::Side;

use super::{EndNear, Ending, Hint, Playable};

/// What a call did, in order.
pub type Done<G> = Result<Vec<Effect<G>>, Refused<G>>;

/// One thing that happened. Events are animated and heard; all are
/// announced, by [`announce::effects`](super::announce::effects).
#[derive(Clone, PartialEq, Debug)]
pub enum Effect<G: Playable> {
    /// What is in the hand has changed; the view shows it.
    Input(G::InputEffect),
    /// What the rules report of a ply, in parts where a person makes it in
    /// parts, else all at once.
    Event(G::Event),
    /// Whole plies were taken back.
    TakenBack {
        /// How many.
        plies: usize,
    },
    /// Plies that were taken back were played again: the last ones of the line.
    Redone {
        /// How many.
        plies: usize,
    },
    /// The end of the game by resignation or agreement was taken back.
    Resumed,
    /// A new game began.
    Started,
    /// A position, a game or a link was loaded.
    Loaded,
    /// This side offers a draw.
    DrawOffered(Side),
    /// This side declines the draw.
    DrawDeclined(Side),
    /// The players ended the game themselves. The end by the rules comes as
    /// an event.
    Ended(Ending),
    /// An end by the rules is near.
    EndNear(EndNear),
    /// The computer's advice.
    Hinted(Hint<G>),
    /// An earlier position is shown, after so many turns.
    LookingAt {
        /// Turns before it.
        turns: usize,
    },
    /// The live position is shown again.
    LookingLive,
}

/// Why a call changed nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refused<G: Playable> {
    /// The rules, or what is in the hand, refuse the input.
    Input(G::InputRefusal),
    /// An earlier position is shown; the game goes on from the live one.
    LookingBack,
    /// It is the computer's turn.
    ComputersTurn,
    /// The game is over.
    GameOver,
    /// There is no turn to take back.
    NothingToTakeBack,
    /// No turn was taken back.
    NothingToRedo,
    /// The computer takes no draw offers.
    NoOfferToComputer,
    /// A draw is already on offer.
    AlreadyOffered,
    /// No draw is on offer, or the game knows none.
    NoOffer,
    /// No such turn in the list.
    NoSuchTurn,
    /// The computer answered about a position that is no longer there. Not announced.
    Stale,
    /// The computer answered with something that is no legal ply: a fault of
    /// the program, to be met by starting the computer again.
    ComputerFault,
}
