//! What terminal play says about the game.

use vato_rules::fanorona::{Fanorona, Turn};
use vato_rules::record::Termination;
use vato_rules::{GameResult, Line, Outcome, Reason, Side};

use super::session::Ending;

/// Paikas before the limit from which on the coming draw is announced.
const WARN_BEFORE: u16 = 10;

/// What people call a side.
pub fn name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

/// How a turn that was just played is reported.
pub fn played(game: &Fanorona, side: Side, turn: &Turn) -> String {
    let text = game.turn_text(turn);
    let side = name(side);
    match turn.captured().len() {
        0 => format!("{side} plays {text}."),
        1 => format!("{side} plays {text} and takes 1 stone."),
        taken => format!("{side} plays {text} and takes {taken} stones."),
    }
}

/// Who has won and why.
pub fn ended(line: &Line<Fanorona>, outcome: Outcome) -> String {
    let end = winner(outcome.result);
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

/// How a game ended that no rule has ended.
pub fn ended_otherwise(ending: &Ending) -> String {
    let end = winner(ending.result);
    match (&ending.why, ending.result) {
        (Some(Termination::Resignation), GameResult::Win(side)) => {
            format!("{end}: {} resigned.", name(!side))
        }
        (Some(Termination::Agreement), _) => format!("{end} by agreement."),
        (Some(why), _) if !why.to_string().is_empty() => format!("{end}: {why}."),
        _ => format!("{end}."),
    }
}

fn winner(result: GameResult) -> String {
    match result {
        GameResult::Win(side) => format!("{} wins", name(side)),
        GameResult::Draw => String::from("Draw"),
    }
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
