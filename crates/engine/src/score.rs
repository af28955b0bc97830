//! What a score means.
//!
//! Scores are integers from the point of view of the side to move. Around zero
//! they are an evaluation, in hundredths of a stone of a full board; near
//! ±[`WIN`] they are the distance to the end of the game.

/// A score for the side to move.
pub type Score = i32;

/// Won already. A win in `n` plies is `WIN - n`, so that shorter wins are better.
pub const WIN: Score = 30_000;

/// Nobody wins.
pub const DRAW: Score = 0;

/// The deepest line the search follows, in plies from the root.
pub const MAX_PLY: u32 = 120;

/// No evaluation goes beyond this; what does is a win or a loss.
pub const MAX_EVALUATION: Score = WIN - MAX_PLY as Score - 1;

/// Plies to the end of a game that is won or lost; `None` when the score is an
/// evaluation or a draw.
///
/// ```
/// use vato_engine::score::{WIN, plies_to_end};
///
/// assert_eq!(plies_to_end(WIN - 5), Some(5));
/// assert_eq!(plies_to_end(-WIN + 4), Some(4));
/// assert_eq!(plies_to_end(250), None);
/// ```
pub const fn plies_to_end(score: Score) -> Option<u32> {
    if score.abs() > MAX_EVALUATION {
        Some((WIN - score.abs()) as u32)
    } else {
        None
    }
}

/// From plies counted at the root to plies counted at a node `ply` below it.
pub(crate) const fn from_node(score: Score, ply: u32) -> Score {
    if score > MAX_EVALUATION {
        score + ply as Score
    } else if score < -MAX_EVALUATION {
        score - ply as Score
    } else {
        score
    }
}

/// The inverse of [`from_node`].
pub(crate) const fn from_root(score: Score, ply: u32) -> Score {
    if score > MAX_EVALUATION {
        score - ply as Score
    } else if score < -MAX_EVALUATION {
        score + ply as Score
    } else {
        score
    }
}
