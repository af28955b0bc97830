//! What is wrong with rules, positions and turns of Fanorona.

use vato_rules::fanorona::{PositionError, Refusal, TurnError};

use super::sentences::refusal_sentence;
use crate::i18n::{Key, Texts, Value};
use crate::play::session::faults::shown;

/// Why a position was not understood.
pub fn position(texts: &Texts, error: &PositionError) -> String {
    let found = |key, text: &str| texts.format(key, &[("found", (&shown(text)).into())]);
    match error {
        PositionError::Empty => texts.get(Key::FaultPositionEmpty),
        PositionError::TooLong => texts.get(Key::FaultPositionTooLong),
        PositionError::Ranks { found, want } => texts.format(
            Key::FaultPositionRanks,
            &[("found", (*found).into()), ("want", (*want).into())],
        ),
        PositionError::Columns { rank, found, want } => texts.format(
            Key::FaultPositionColumns,
            &[
                ("rank", (*rank).into()),
                ("found", (*found).into()),
                ("want", (*want).into()),
            ],
        ),
        PositionError::Letter { found, rank } => texts.format(
            Key::FaultPositionLetter,
            &[
                ("found", (&shown(&found.to_string())).into()),
                ("rank", (*rank).into()),
            ],
        ),
        PositionError::NoSide => texts.get(Key::FaultPositionNoSide),
        PositionError::Side { found: text } => found(Key::FaultPositionSide, text),
        PositionError::Quiet { found: text } => found(Key::FaultPositionQuiet, text),
        PositionError::Number { found: text } => found(Key::FaultPositionNumber, text),
        PositionError::Extra { found: text } => found(Key::FaultPositionExtra, text),
    }
}

/// What is wrong with a turn; `turn` says which it is.
pub fn turn(texts: &Texts, turn: [(&str, Value<'_>); 3], error: &TurnError) -> String {
    let say = |key, more: &[(&str, Value<'_>)]| texts.format(key, &[&turn, more].concat());
    match error {
        TurnError::TooLong => say(Key::FaultTurnTooLong, &[]),
        TurnError::NotAPoint {
            found,
            size: (columns, rows),
        } => {
            let last = format!("{}{rows}", (b'a' + columns - 1) as char);
            say(
                Key::FaultTurnPoint,
                &[("found", (&shown(found)).into()), ("last", (&last).into())],
            )
        }
        TurnError::NoArrival { .. } => say(Key::FaultTurnNoArrival, &[]),
        TurnError::Refused { from, to, refusal } => {
            // Some refusals are about the stone, the others about where it goes.
            let point = match refusal {
                Refusal::NoStone
                | Refusal::NotYours
                | Refusal::CaptureElsewhere
                | Refusal::Blocked => from,
                _ => to,
            };
            let why = refusal_sentence(texts, *refusal, from, point, from);
            [say(Key::FaultTurnRefused, &[]), why].join(" ")
        }
        TurnError::Kind { from, to } => say(
            Key::FaultTurnKind,
            &[("from", from.into()), ("to", to.into())],
        ),
        TurnError::Ambiguous { from, to } => say(
            Key::FaultTurnAmbiguous,
            &[("from", from.into()), ("to", to.into())],
        ),
        TurnError::MustGoOn { at } => say(Key::FaultTurnMustGoOn, &[("at", at.into())]),
    }
}
