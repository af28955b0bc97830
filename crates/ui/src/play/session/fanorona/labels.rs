//! Names of sides and rule options in the page's language.

use vato_rules::Side;

use crate::i18n::{Key, Texts};

/// The word by which messages choose between the sides.
pub fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "white",
        Side::Second => "black",
    }
}

/// A side's name.
pub fn side(texts: &Texts, side: Side) -> String {
    texts.format(Key::SideName, &[("side", side_word(side).into())])
}

/// The name of a rule option, a key of `Rules::OPTIONS`; its own key for one
/// that has no name here.
pub fn option(texts: &Texts, key: &str) -> String {
    let name = match key {
        "board" => Key::RuleBoard,
        "setup" => Key::RuleSetup,
        "continue" => Key::RuleContinue,
        "direction" => Key::RuleDirection,
        "stalemate" => Key::RuleStalemate,
        "repetition" => Key::RuleRepetition,
        "no_capture_limit" => Key::RuleNoCaptureLimit,
        _ => return key.to_owned(),
    };
    texts.get(name)
}

/// The name of an option's value.
pub fn option_value(texts: &Texts, key: &str, value: &str) -> String {
    if let Some((name, _)) = named_value(key, value) {
        return texts.get(name);
    }
    match value.split_once('x') {
        Some((columns, rows)) => texts.format(
            Key::BoardOther,
            &[("columns", columns.into()), ("rows", rows.into())],
        ),
        None => value.to_owned(),
    }
}

/// An option and its value, as one of a list.
pub fn option_with_value(texts: &Texts, key: &str, value: &str) -> String {
    let (option, value) = (option(texts, key), option_value(texts, key, value));
    texts.format(
        Key::RuleWithValue,
        &[("option", (&option).into()), ("value", (&value).into())],
    )
}

/// What an option's value means, in one line.
pub fn option_meaning(texts: &Texts, key: &str, value: &str) -> String {
    let meaning = named_value(key, value).map_or(Key::BoardOtherMeans, |(_, meaning)| meaning);
    texts.get(meaning)
}

/// Name and meaning of the values that have them; boards that are played more
/// rarely go by their size alone.
fn named_value(key: &str, value: &str) -> Option<(Key, Key)> {
    use Key::*;
    Some(match (key, value) {
        ("board", "9x5") => (BoardTsivy, BoardTsivyMeans),
        ("board", "5x5") => (BoardDimy, BoardDimyMeans),
        ("board", "3x3") => (BoardTelo, BoardTeloMeans),
        ("setup", "standard") => (SetupStandard, SetupStandardMeans),
        ("setup", "mirror") => (SetupMirror, SetupMirrorMeans),
        ("continue", "optional") => (ContinueOptional, ContinueOptionalMeans),
        ("continue", "forced") => (ContinueForced, ContinueForcedMeans),
        ("direction", "not_twice_running") => {
            (DirectionNotTwiceRunning, DirectionNotTwiceRunningMeans)
        }
        ("direction", "not_twice_in_turn") => {
            (DirectionNotTwiceInTurn, DirectionNotTwiceInTurnMeans)
        }
        ("direction", "free") => (DirectionFree, DirectionFreeMeans),
        ("stalemate", "loss") => (StalemateLoss, StalemateLossMeans),
        ("stalemate", "draw") => (StalemateDraw, StalemateDrawMeans),
        ("repetition", "3") => (Repetition3, Repetition3Means),
        ("repetition", "4") => (Repetition4, Repetition4Means),
        ("repetition", "off") => (RepetitionOff, RepetitionOffMeans),
        ("no_capture_limit", "50") => (NoCaptureLimit50, NoCaptureLimit50Means),
        ("no_capture_limit", "100") => (NoCaptureLimit100, NoCaptureLimit100Means),
        ("no_capture_limit", "off") => (NoCaptureLimitOff, NoCaptureLimitOffMeans),
        _ => return None,
    })
}
