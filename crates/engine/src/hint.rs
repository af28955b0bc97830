//! A good ply and the reasons for it.

use vato_messages::{Fact, Level};
use vato_rules::Line;

use crate::level::choose;
use crate::searchable::Search;

/// A ply and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<G: Search> {
    /// What [`Level::Hard`] would play.
    pub ply: G::Ply,
    /// The reasons, the weightiest first; at least one.
    pub facts: Vec<Fact>,
}

/// The seed of a hint's choices: hints for the same position are the same.
const SEED: u64 = 0;

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
pub fn hint<G: Search>(line: &Line<G>) -> Option<Hint<G>> {
    let choice = choose(Level::Hard, line, SEED)?;
    let facts = G::facts(line, &choice.expected, choice.score);
    Some(Hint {
        ply: choice.ply,
        facts,
    })
}
