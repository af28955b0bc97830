//! One clear line for everything that was not understood: what is wrong,
//! where, and what would be right.

use vato_rules::record::Problem;
use vato_rules::{RulesError, RulesProblem};

use super::{LoadFault, Playable};
use crate::i18n::{Key, Texts, Value};

/// How much of a foreign text a sentence repeats, in characters.
const SHOWN: usize = 40;

/// Why a pasted text or a link was not loaded.
pub fn load<G: Playable>(texts: &Texts, fault: &LoadFault<G>) -> String {
    match fault {
        LoadFault::Empty => texts.get(Key::FaultEmpty),
        LoadFault::TooLong => texts.get(Key::FaultTooLong),
        LoadFault::Rules(error) => rules(texts, error),
        LoadFault::Position(error) => G::position_fault(texts, error),
        LoadFault::Turn {
            game,
            number,
            side,
            text,
            error,
        } => {
            let turn = shown(text);
            let turn = [
                ("side", G::side_word(*side).into()),
                ("number", (*number).into()),
                ("turn", (&turn).into()),
            ];
            game.turn_fault(texts, turn, error)
        }
        LoadFault::AfterEnd { text } => {
            texts.format(Key::FaultTurnAfterEnd, &[("turn", (&shown(text)).into())])
        }
        LoadFault::Record {
            game,
            line,
            problem,
        } => record(texts, game.as_ref(), *line, problem),
    }
}

/// Why a rule set was not understood.
pub fn rules(texts: &Texts, error: &RulesError) -> String {
    let choices = error.choices().collect::<Vec<_>>().join(", ");
    let choices = ("choices", Value::from(&choices));
    let found = |key, text: &str| texts.format(key, &[("found", (&shown(text)).into()), choices]);
    match &error.problem {
        RulesProblem::NotAnOption { text } => found(Key::FaultRulesForm, text),
        RulesProblem::UnknownPreset { text } => found(Key::FaultRulesPreset, text),
        RulesProblem::UnknownOption { key } => found(Key::FaultRulesOption, key),
        RulesProblem::UnknownValue { key, value } => texts.format(
            Key::FaultRulesValue,
            &[
                ("option", (*key).into()),
                ("found", (&shown(value)).into()),
                choices,
            ],
        ),
        RulesProblem::Twice { key } => {
            texts.format(Key::FaultRulesTwice, &[("option", (*key).into())])
        }
    }
}

fn record<G: Playable>(texts: &Texts, game: &G, line: usize, problem: &Problem<G>) -> String {
    let say = |key, found: &str| {
        let found = shown(found);
        let arguments = [
            ("line", line.into()),
            ("found", (&found).into()),
            ("example", game.phrases().example.into()),
        ];
        texts.format(key, &arguments)
    };
    match problem {
        Problem::TooManyPlies => texts.get(Key::FaultRecordTooMany),
        Problem::Tag => say(Key::FaultRecordTag, ""),
        Problem::TagTwice { name } => say(Key::FaultRecordTagTwice, name),
        Problem::OtherGame { found, .. } => say(game.phrases().other_game, found),
        Problem::Result { found } => say(Key::FaultRecordResult, found),
        Problem::OpenComment => say(Key::FaultRecordComment, ""),
        Problem::Bracket { found } => say(Key::FaultRecordBracket, &found.to_string()),
        Problem::TurnOver { text } => {
            let turn = shown(text);
            let line = ("line", line.into());
            texts.format(game.phrases().turn_over, &[line, ("turn", (&turn).into())])
        }
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
        _ => say(game.phrases().no_record, ""),
    }
}

/// A foreign text as a sentence can repeat it: on one line, and cut short.
pub(super) fn shown(text: &str) -> String {
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
