//! What a score means.
//!
//! Scores are integers from the point of view of the side to move. Around zero
//! they are an evaluation: in Fanorona hundredths of a stone of a full board, in
//! the games of seeds hundredths of a seed of the final difference. Beyond
//! [`MAX_EVALUATION`] something is proven: in Fanorona the distance to the end of
//! the game (up to [`WIN`]), in the games of seeds the final difference
//! (beyond [`WIN`]), so that winning counts for more than any difference.

/// A score for the side to move.
pub type Score = i32;

/// Won already. A win in `n` plies is `WIN - n`, so that shorter wins are better;
/// a win by `n` seeds is `WIN + n`.
pub const WIN: Score = 30_000;

/// Nobody wins.
pub const DRAW: Score = 0;

/// A seed in an evaluation.
pub const SEED: Score = 100;

/// The deepest line the search follows, in plies from the root.
pub const MAX_PLY: u32 = 120;

/// No evaluation goes beyond this; what does is a win or a loss.
pub const MAX_EVALUATION: Score = WIN - MAX_PLY as Score - 1;

/// A larger difference of seeds is told as this one, so that scores fit 16 bits.
pub const MAX_DIFFERENCE: i32 = 2_500;

/// No score goes beyond this.
pub(crate) const BEST: Score = WIN + MAX_DIFFERENCE;

/// Plies to the end of a game that is won or lost; `None` when the score is
/// anything else.
///
/// ```
/// use vato_engine::score::{WIN, plies_to_end};
///
/// assert_eq!(plies_to_end(WIN - 5), Some(5));
/// assert_eq!(plies_to_end(-WIN + 4), Some(4));
/// assert_eq!(plies_to_end(250), None);
/// ```
pub const fn plies_to_end(score: Score) -> Option<u32> {
    if score.abs() > MAX_EVALUATION && score.abs() <= WIN {
        Some((WIN - score.abs()) as u32)
    } else {
        None
    }
}

/// The final difference of seeds that a score promises to the side to move at
/// least (or, below zero, threatens it with at most); `None` when it does neither.
///
/// ```
/// use vato_engine::score::{WIN, proven_difference};
///
/// assert_eq!(proven_difference(WIN + 8), Some(8));
/// assert_eq!(proven_difference(-WIN - 3), Some(-3));
/// assert_eq!(proven_difference(800), None);
/// ```
pub const fn proven_difference(score: Score) -> Option<i32> {
    if score > WIN {
        Some(score - WIN)
    } else if score < -WIN {
        Some(score + WIN)
    } else {
        None
    }
}

/// Whether the score is a proven win or loss.
pub const fn is_decided(score: Score) -> bool {
    score.abs() > MAX_EVALUATION
}

/// The score of a game that ends with this difference of seeds.
pub const fn of_difference(seeds: i32) -> Score {
    if seeds > MAX_DIFFERENCE {
        BEST
    } else if seeds > 0 {
        WIN + seeds
    } else if seeds < -MAX_DIFFERENCE {
        -BEST
    } else if seeds < 0 {
        -WIN + seeds
    } else {
        DRAW
    }
}
