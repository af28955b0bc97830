//! A game as people play it, brought to the form that is searched.

use vato_messages::{Fact, Level};
use vato_rules::{Line, Notation};

use crate::level::{self, Choice};
use crate::searchable::{Explain, Search};

/// A game as people play it, and the form of it that is searched.
///
/// The form that text, records and pages know can hold any position; another one may
/// be faster where it fits.
pub trait Entry: Notation + Explain {
    /// The fast form. Its plies are the same.
    type Quick: Search<Ply = Self::Ply>;

    /// The game in the fast form; `None` when its start does not fit, or when this is
    /// the fast form.
    fn quick(&self) -> Option<Self::Quick>;

    /// A line in the fast form; `None` when its start does not fit, or when this is
    /// the fast form.
    fn quick_line(line: &Line<Self>) -> Option<Line<Self::Quick>>;
}

/// A ply and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<P> {
    /// What [`Level::HARD`] would play.
    pub ply: P,
    /// The reasons, the weightiest first; at least one.
    pub facts: Vec<Fact>,
}

/// The seed of a hint's choices: hints for the same position are the same.
const HINT_SEED: u64 = 0;

/// The level's ply at the end of a line; `None` when the game is over. See
/// [`level::choose`].
pub fn choose<G: Entry>(level: Level, line: &Line<G>, seed: u64) -> Option<Choice<G::Ply>> {
    choose_within(level, line, seed, u64::MAX)
}

/// The same, with no more than so many nodes.
pub(crate) fn choose_within<G: Entry>(
    level: Level,
    line: &Line<G>,
    seed: u64,
    nodes: u64,
) -> Option<Choice<G::Ply>> {
    match G::quick_line(line) {
        Some(quick) => level::choose_within(level, &quick, seed, nodes),
        None => level::choose_within(level, line, seed, nodes),
    }
}

/// The hard computer's ply with its reasons; `None` when the game is over.
///
/// ```
/// use vato_engine::hint;
/// use vato_messages::Fact;
/// use vato_rules::{Line, fanorona::Fanorona};
///
/// let game = Fanorona::default();
/// let start = game.parse_position("9/9/W1B6/9/9 w").unwrap();
/// let hint = hint(&Line::new(game, start)).unwrap();
/// assert_eq!(game.turn_text(&hint.ply), "a3-b3A");
/// assert!(hint.facts.contains(&Fact::TakesAll));
/// ```
pub fn hint<G: Entry>(line: &Line<G>) -> Option<Hint<G::Ply>> {
    let choice = choose(Level::HARD, line, HINT_SEED)?;
    Some(Hint {
        ply: choice.ply,
        facts: G::facts(line, &choice.expected, choice.score),
    })
}
