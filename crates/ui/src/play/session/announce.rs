//! Sentences in the page's language for everything that happens, for the live
//! region and the status line. Each is one message of `play.ftl`; several
//! things that happen together are several sentences one after the other.

use vato_rules::fanorona::Point;

use super::{DrawNear, Effect, Hint, Refused, Session};
use crate::board::BoardState;
use crate::i18n::Texts;

/// What the live region says of the effects of one call; empty when they
/// need no words. `session` is as the call has left it.
pub fn effects(texts: &Texts, session: &Session, effects: &[Effect]) -> String {
    let _ = (texts, session, effects);
    String::new()
}

/// Why a call changed nothing; empty for [`Refused::Stale`].
pub fn refused(texts: &Texts, session: &Session, refused: Refused) -> String {
    let _ = (texts, session, refused);
    String::new()
}

/// Where the game stands, in a line beside the board: who is to move, what to
/// choose next, or the result.
pub fn status(texts: &Texts, session: &Session) -> String {
    let _ = (texts, session);
    String::new()
}

/// Who won and why; `None` while the game goes on.
pub fn result(texts: &Texts, session: &Session) -> Option<String> {
    let _ = (texts, session);
    None
}

/// What is on a point, for its button: name, stone, and what is marked.
pub fn point(texts: &Texts, state: &BoardState, point: Point) -> String {
    let _ = (texts, state, point);
    String::new()
}

/// The sentences of the turn that led to the position after `turns` turns.
pub fn turn(texts: &Texts, session: &Session, turns: usize) -> String {
    let _ = (texts, session, turns);
    String::new()
}

/// That a draw is near.
pub fn draw_near(texts: &Texts, near: DrawNear) -> String {
    let _ = (texts, near);
    String::new()
}

/// The computer's advice and its reasons.
pub fn hint(texts: &Texts, session: &Session, hint: &Hint) -> String {
    let _ = (texts, session, hint);
    String::new()
}
