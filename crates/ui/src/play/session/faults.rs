//! One clear line for everything that was not understood: what is wrong,
//! where, and what would be right.

use vato_rules::Side;
use vato_rules::fanorona::{PositionError, Refusal, RulesError, TurnError};
use vato_rules::record::Problem;

use super::LoadFault;
use super::announce::refusal_sentence;
use super::labels::side_word;
use crate::i18n::{Key, Texts, Value};

/// How much of a foreign text a sentence repeats, in characters.
const SHOWN: usize = 40;

/// Why a pasted text or a link was not loaded.
pub fn load(texts: &Texts, fault: &LoadFault) -> String {
    match fault {
        LoadFault::Empty => texts.get(Key::FaultEmpty),
        LoadFault::TooLong => texts.get(Key::FaultTooLong),
        LoadFault::Rules(error) => rules(texts, error),
        LoadFault::Position(error) => position(texts, error),
        LoadFault::Turn {
            number,
            side,
            text,
            error,
        } => turn(texts, *number, *side, text, error),
        LoadFault::AfterEnd { text } => {
            texts.format(Key::FaultTurnAfterEnd, &[("turn", (&shown(text)).into())])
        }
        LoadFault::Record { line, problem } => record(texts, *line, problem),
    }
}

/// Why a rule set was not understood.
pub fn rules(texts: &Texts, error: &RulesError) -> String {
    let choices = error.choices().collect::<Vec<_>>().join(", ");
    let choices = ("choices", Value::from(&choices));
    match error {
        RulesError::NotAnOption { text } => {
            let found = shown(text);
            texts.format(Key::FaultRulesForm, &[("found", (&found).into()), choices])
        }
        RulesError::UnknownOption { key } => {
            let found = shown(key);
            texts.format(
                Key::FaultRulesOption,
                &[("found", (&found).into()), choices],
            )
        }
        RulesError::UnknownValue { key, value } => {
            let found = shown(value);
            texts.format(
                Key::FaultRulesValue,
                &[
                    ("option", (*key).into()),
                    ("found", (&found).into()),
                    choices,
                ],
            )
        }
        RulesError::Twice { key } => {
            texts.format(Key::FaultRulesTwice, &[("option", (*key).into())])
        }
    }
}

fn position(texts: &Texts, error: &PositionError) -> String {
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

fn turn(texts: &Texts, number: u32, side: Side, text: &str, error: &TurnError) -> String {
    let text = shown(text);
    let say = |key, more: &[(&str, Value<'_>)]| {
        let mut arguments = vec![
            ("side", side_word(side).into()),
            ("number", number.into()),
            ("turn", (&text).into()),
        ];
        arguments.extend_from_slice(more);
        texts.format(key, &arguments)
    };
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

fn record(texts: &Texts, line: usize, problem: &Problem<vato_rules::fanorona::Fanorona>) -> String {
    let say = |key, found: &str| {
        let found = shown(found);
        texts.format(key, &[("line", line.into()), ("found", (&found).into())])
    };
    match problem {
        Problem::TooManyPlies => texts.get(Key::FaultRecordTooMany),
        Problem::Tag => say(Key::FaultRecordTag, ""),
        Problem::TagTwice { name } => say(Key::FaultRecordTagTwice, name),
        Problem::OtherGame { found, .. } => say(Key::FaultRecordGame, found),
        Problem::Result { found } => say(Key::FaultRecordResult, found),
        Problem::OpenComment => say(Key::FaultRecordComment, ""),
        Problem::Bracket { found } => say(Key::FaultRecordBracket, &found.to_string()),
        Problem::AfterResult { text } => say(Key::FaultRecordAfterResult, text),
        Problem::OtherResult { found, want } => {
            let found = found.map_or_else(|| "*".to_owned(), |result| result.to_string());
            texts.format(
                Key::FaultRecordOtherResult,
                &[
                    ("line", line.into()),
                    ("found", (&found).into()),
                    ("want", (&want.to_string()).into()),
                ],
            )
        }
        _ => say(Key::FaultRecordOther, ""),
    }
}

/// A foreign text as a sentence can repeat it: on one line, and cut short.
fn shown(text: &str) -> String {
    let mut shown = String::new();
    for (at, character) in text.chars().enumerate() {
        if at == SHOWN {
            shown.push('…');
            break;
        }
        shown.push(if character.is_control() {
            ' '
        } else {
            character
        });
    }
    shown
}
