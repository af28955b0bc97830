//! What is wrong with a tap, and with rules, positions and turns that are to be loaded.

use vato_rules::Side;
use vato_rules::mancala::{House, PlyError, PositionError, Refusal, Sowing as _};

use super::labels::naming;
use super::{InputRefusal, Playable, Sowing};
use crate::i18n::{Key, Texts, Value};
use crate::play::session::faults::shown;

/// Why a tap does nothing.
pub(super) fn input(texts: &Texts, game: &Sowing, refusal: InputRefusal) -> String {
    match refusal {
        InputRefusal::Store => texts.get(Key::RefusedStore),
        InputRefusal::NoSwap => texts.get(Key::RefusedNoSwap),
        InputRefusal::Rules { refusal, house } => rules_refuse(texts, game, refusal, house),
    }
}

fn rules_refuse(texts: &Texts, game: &Sowing, refusal: Refusal, house: House) -> String {
    let name = game.house_text(house);
    why(texts, naming(game), refusal, &name)
}

/// Why the rules forbid sowing a house of this name.
fn why(texts: &Texts, naming: &str, refusal: Refusal, house: &str) -> String {
    let key = match refusal {
        Refusal::GameOver => Key::RefusedGameOver,
        Refusal::OtherSide => Key::RefusedHouseNotYours,
        Refusal::Empty => Key::RefusedHouseEmpty,
        Refusal::Burnt => Key::RefusedBurnt,
        Refusal::MustFeed => Key::RefusedMustFeed,
        Refusal::Starves => Key::RefusedWouldStarve,
        Refusal::GrandSlam => Key::RefusedGrandSlam,
        Refusal::NoSwap => Key::RefusedNoSwap,
        Refusal::PairNeeded => Key::RefusedPairNeeded,
        Refusal::NoPair => Key::RefusedNoPair,
        _ => Key::RefusedNoHouse,
    };
    texts.format(key, &[("naming", naming.into()), ("house", house.into())])
}

/// Why a position was not understood.
pub(super) fn position(texts: &Texts, error: &PositionError) -> String {
    let say = |key, arguments: &[(&str, Value<'_>)]| texts.format(key, arguments);
    let side = |key, found: &str, letters: &str| {
        let (south, north) = letters.split_once(" or ").unwrap_or((letters, letters));
        let found = shown(found);
        let south = ("south", south.into());
        say(
            key,
            &[("found", (&found).into()), south, ("north", north.into())],
        )
    };
    match error {
        PositionError::Empty { example } | PositionError::Form { example } => {
            say(Key::FaultBoardForm, &[("example", example.into())])
        }
        PositionError::TooLong => say(Key::FaultPositionTooLong, &[]),
        PositionError::Houses { found, want } => say(
            Key::FaultBoardHouses,
            &[("found", (*found).into()), ("want", (*want).into())],
        ),
        PositionError::Numbers {
            found,
            want,
            houses,
        } => say(
            Key::FaultBoardNumbers,
            &[
                ("found", (*found).into()),
                ("want", (*want).into()),
                ("houses", (*houses).into()),
            ],
        ),
        PositionError::Seeds { found, at, burnt } => say(
            Key::FaultBoardSeeds,
            &[
                ("found", (&shown(found)).into()),
                ("at", (*at).into()),
                ("burnt", if *burnt { "yes" } else { "no" }.into()),
            ],
        ),
        PositionError::TooMany => say(Key::FaultBoardTooMany, &[]),
        PositionError::NoSide { want } => side(Key::FaultBoardNoSide, "", want),
        PositionError::Side { found, want } => side(Key::FaultBoardSide, found, want),
        PositionError::Option { mark, option } => say(
            Key::FaultBoardOption,
            &[("mark", (*mark).into()), ("option", (*option).into())],
        ),
        PositionError::Mark { found, .. } => {
            let mark = match found.as_bytes() {
                [b'+', ..] => "extra",
                [b'r', ..] => "round",
                [b'o', ..] => "open",
                _ => "none",
            };
            say(
                Key::FaultBoardMark,
                &[("mark", mark.into()), ("found", (&shown(found)).into())],
            )
        }
        PositionError::Extra { found } => {
            say(Key::FaultBoardExtra, &[("found", (&shown(found)).into())])
        }
        // A kind of fault that has no words of its own.
        other => other.to_string(),
    }
}

/// What is wrong with a turn; `turn` says which it is.
pub(super) fn turn(
    texts: &Texts,
    game: &Sowing,
    turn: [(&str, Value<'_>); 3],
    error: &PlyError,
) -> String {
    let say = |key, more: &[(&str, Value<'_>)]| texts.format(key, &[&turn, more].concat());
    match error {
        PlyError::Refused {
            ply,
            refusal,
            legal,
        } => {
            let mut sentences = vec![
                say(Key::FaultPlyRefused, &[]),
                why(texts, naming(game), *refusal, &shown(ply)),
            ];
            if !legal.is_empty() {
                sentences.push(texts.format(Key::FaultPlyLegal, &[("legal", legal.into())]));
            }
            sentences.join(" ")
        }
        _ => {
            let [side, ..] = turn;
            // The houses of the side whose turn it is.
            let side = Side::BOTH
                .into_iter()
                .find(|known| side.1 == Value::from(Sowing::side_word(*known)))
                .unwrap_or(Side::First);
            let name = |index| game.house_text(House { side, index });
            let (first, last) = (name(0), name(game.houses() - 1));
            say(
                Key::FaultPlyHouse,
                &[("first", (&first).into()), ("last", (&last).into())],
            )
        }
    }
}
