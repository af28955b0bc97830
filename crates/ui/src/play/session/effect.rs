use vato_rules::Side;
use vato_rules::fanorona::{Event, Point, Refusal};

use super::{DrawNear, Ending, Hint, Question};

/// What a call did, in order.
pub type Done = Result<Vec<Effect>, Refused>;

/// One thing that happened. Slides and captures are animated and heard; all
/// are announced, by [`announce::effects`](super::announce::effects).
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// A stone was chosen; its destinations are in the view.
    Selected(Point),
    /// The chosen stone was put back.
    Deselected,
    /// The step could capture both ways: one is to be chosen.
    Asked(Question),
    /// The question was dropped without an answer.
    QuestionDropped,
    /// What the rules report of a step or of the end of a turn. A person's
    /// chain comes step by step, the computer's turn at once.
    Event(Event),
    /// The chain can go on from here, or be ended.
    ChainOpen {
        /// Where the moving stone stands.
        at: Point,
        /// Whether it may stop here: the rules may make it go on.
        may_stop: bool,
    },
    /// The player ended a chain that could have gone on.
    CaptureEnded,
    /// The last step of the chain was taken back.
    StepTakenBack,
    /// Whole turns were taken back.
    TakenBack {
        /// How many.
        turns: usize,
    },
    /// Turns that were taken back were played again: the last ones of the line.
    Redone {
        /// How many.
        turns: usize,
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
    /// [`Event::GameOver`].
    Ended(Ending),
    /// A draw by the rules is near.
    DrawNear(DrawNear),
    /// The computer's advice.
    Hinted(Hint),
    /// An earlier position is shown, after so many turns.
    LookingAt {
        /// Turns before it.
        turns: usize,
    },
    /// The live position is shown again.
    LookingLive,
}

/// Why a call changed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The rules refuse the step.
    Rules {
        /// Why.
        refusal: Refusal,
        /// The chosen stone; `None` when the tap was to choose one.
        from: Option<Point>,
        /// The point tapped.
        point: Point,
    },
    /// An earlier position is shown; the game goes on from the live one.
    LookingBack,
    /// It is the computer's turn.
    ComputersTurn,
    /// The game is over.
    GameOver,
    /// The tapped stone is in the middle of a chain: go on, or end the capture.
    ChainGoesOn,
    /// The chain has to go on under these rules.
    MustGoOn,
    /// No capture is going on that could be ended.
    NoChain,
    /// No approach or withdrawal is being asked about.
    NoQuestion,
    /// There is no turn to take back.
    NothingToTakeBack,
    /// No turn was taken back.
    NothingToRedo,
    /// The computer takes no draw offers.
    NoOfferToComputer,
    /// A draw is already on offer.
    AlreadyOffered,
    /// No draw is on offer.
    NoOffer,
    /// No such turn in the list.
    NoSuchTurn,
    /// The computer answered about a position that is no longer there. Not announced.
    Stale,
    /// The computer answered with something that is no legal turn: a fault of
    /// the program, to be met by starting the computer again.
    ComputerFault,
}
