use vato_rules::fanorona::{Fanorona, Turn};
use vato_rules::{GameResult, Line, Notation, Outcome, Reason, Side};

use crate::play::ending::winner;

/// Paikas before the limit from which on the coming draw is announced.
const WARN_BEFORE: u16 = 10;

/// How a turn that was played is reported.
pub fn played(game: &Fanorona, side: Side, turn: &Turn) -> String {
    let text = game.turn_text(turn);
    let side = Fanorona::side_tag(side);
    match turn.captured().len() {
        0 => format!("{side} plays {text}."),
        1 => format!("{side} plays {text} and takes 1 stone."),
        taken => format!("{side} plays {text} and takes {taken} stones."),
    }
}

/// Who has won and why.
pub fn ended(line: &Line<Fanorona>, outcome: Outcome) -> String {
    let end = winner::<Fanorona>(outcome.result);
    let name = Fanorona::side_tag;
    let why = match (outcome.reason, outcome.result) {
        (Reason::NoStones, GameResult::Win(side)) => format!("{} has no stones left", name(!side)),
        (Reason::NoLegalTurn, _) => {
            format!("{} has no legal turn", name(line.position().side()))
        }
        (Reason::Repetition, _) => {
            format!("the same position has come up {} times", line.occurrences())
        }
        (Reason::NoCaptureLimit, _) => format!(
            "{} turns in a row have taken nothing",
            line.position().quiet_plies()
        ),
        (reason, _) => reason.name().replace('_', " "),
    };
    format!("{end}: {why}.")
}

/// A draw that is near: by repetition when the next occurrence would end the
/// game, by count in the last plies before the limit.
pub fn near_draw(line: &Line<Fanorona>) -> Option<String> {
    if line.outcome().is_some() {
        return None;
    }
    if line.next_occurrence_ends() {
        return Some(format!(
            "This position has come up {} times: once more and the game is drawn.",
            line.occurrences()
        ));
    }
    let limit = line.game().rules().no_capture_limit?;
    let quiet = line.position().quiet_plies();
    (quiet + WARN_BEFORE >= limit).then(|| {
        format!("{quiet} turns in a row have taken nothing: at {limit} the game is drawn.")
    })
}
