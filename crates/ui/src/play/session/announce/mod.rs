//! Sentences in the page's language for everything that happens, for the live
//! region and the status line. Each is one message of `play.ftl`; several
//! things that happen together are several sentences one after the other.

mod sentences;

use vato_rules::fanorona::{Event, Point, Refusal};
use vato_rules::{GameResult, Outcome, Reason};

use self::sentences::Sentences;
use super::labels::side_word;
use super::{DrawNear, Effect, Ending, Hint, Opponent, Refused, Session};
use crate::board::{BoardState, stone_name};
use crate::i18n::{Key, Texts, Value};

/// What the live region says of the effects of one call; empty when they
/// need no words. `session` is as the call has left it.
pub fn effects(texts: &Texts, session: &Session, effects: &[Effect]) -> String {
    let mut said = Sentences::new(texts, session);
    let mut rest = effects;
    while let [effect, after @ ..] = rest {
        rest = after;
        if let Effect::Event(Event::Slide { side, from, to }) = *effect {
            let capture = match after.first() {
                Some(Effect::Event(Event::Capture { kind, points, .. })) => Some((*kind, *points)),
                _ => None,
            };
            said.step(side, from, to, capture);
        } else {
            said.effect(effect);
        }
    }
    said.text
}

/// The sentences of the turn that led to the position after `turns` turns;
/// empty at the start.
pub fn turn(texts: &Texts, session: &Session, turns: usize) -> String {
    let mut said = Sentences::new(texts, session);
    said.turn(turns);
    said.text
}

/// Why a call changed nothing; empty for [`Refused::Stale`].
pub fn refused(texts: &Texts, session: &Session, refused: Refused) -> String {
    let key = match refused {
        Refused::Stale => return String::new(),
        Refused::Rules {
            refusal,
            from,
            point,
        } => {
            let grid = session.grid();
            let point = grid.name(point);
            let from = from.map_or_else(|| point.clone(), |from| grid.name(from));
            let at = session.progress.at();
            let at = at.map_or_else(|| from.clone(), |at| grid.name(at));
            return refusal_sentence(texts, refusal, &from, &point, &at);
        }
        Refused::LookingBack => Key::RefusedLookingBack,
        Refused::ComputersTurn => Key::RefusedComputersTurn,
        Refused::GameOver => Key::RefusedGameOver,
        Refused::ChainGoesOn => Key::RefusedChainGoesOn,
        Refused::MustGoOn => Key::RefusedMustGoOn,
        Refused::NoChain => Key::RefusedNoChain,
        Refused::NoQuestion => Key::RefusedNoQuestion,
        Refused::NothingToTakeBack => Key::RefusedNothingToTakeBack,
        Refused::NothingToRedo => Key::RefusedNothingToRedo,
        Refused::NoOfferToComputer => Key::RefusedNoOfferToComputer,
        Refused::AlreadyOffered => Key::RefusedAlreadyOffered,
        Refused::NoOffer => Key::RefusedNoOffer,
        Refused::NoSuchTurn => Key::RefusedNoSuchTurn,
        Refused::ComputerFault => Key::RefusedComputerFault,
    };
    texts.get(key)
}

/// Why the rules refuse a step from `from` to `point`, where `at` is the stone
/// that is in a chain.
pub(super) fn refusal_sentence(
    texts: &Texts,
    refusal: Refusal,
    from: &str,
    point: &str,
    at: &str,
) -> String {
    let key = match refusal {
        Refusal::GameOver => Key::RefusedGameOver,
        Refusal::NoStone => Key::RefusedNoStone,
        Refusal::NotYours => Key::RefusedNotYours,
        Refusal::OtherStone => Key::RefusedOtherStone,
        Refusal::TurnComplete => Key::RefusedTurnComplete,
        Refusal::CaptureElsewhere => Key::RefusedCaptureElsewhere,
        Refusal::Blocked => Key::RefusedBlocked,
        Refusal::NoLine => Key::RefusedNoLine,
        Refusal::Occupied => Key::RefusedOccupied,
        Refusal::TakesNothing => Key::RefusedTakesNothing,
        Refusal::Visited => Key::RefusedVisited,
        Refusal::SameDirection => Key::RefusedSameDirection,
    };
    let arguments = [
        ("from", from.into()),
        ("point", point.into()),
        ("at", at.into()),
    ];
    texts.format(key, &arguments)
}

/// Where the game stands, in a line beside the board: who is to move, what to
/// choose next, or the result.
pub fn status(texts: &Texts, session: &Session) -> String {
    let side = ("side", Value::from(side_word(session.side_to_move())));
    let at_point = |key, point| {
        let name = session.grid().name(point);
        texts.format(key, &[("point", (&name).into())])
    };
    if session.is_looking_back() {
        let turns = session.shown_turns().into();
        return texts.format(Key::StatusLookingBack, &[("turns", turns)]);
    }
    if let Some(result) = result(texts, session) {
        return result;
    }
    if !session.human_to_move() {
        return texts.get(Key::StatusThinking);
    }
    if session.question.is_some() {
        return texts.get(Key::StatusChooseKind);
    }
    if let Some(at) = session.progress.at() {
        let may_stop = session.progress.may_stop();
        return at_point(
            if may_stop {
                Key::StatusChain
            } else {
                Key::StatusChainForced
            },
            at,
        );
    }
    if let Some(offering) = session.draw_offer.filter(|_| session.selected.is_none()) {
        let side = ("side", side_word(offering).into());
        return texts.format(Key::StatusDrawOffered, &[side]);
    }
    if let Some(selected) = session.selected {
        return at_point(Key::StatusChoosePoint, selected);
    }
    let capture = session.game().can_capture(session.live());
    let key = match (session.opponent, capture) {
        (Opponent::Computer { .. }, false) => Key::StatusYourTurn,
        (Opponent::Computer { .. }, true) => Key::StatusYourCapture,
        (Opponent::TwoOnDevice, false) => Key::StatusToMove,
        (Opponent::TwoOnDevice, true) => Key::StatusToCapture,
    };
    texts.format(key, &[side])
}

/// Who won, in two or three words; `None` while the game goes on.
pub fn result_heading(texts: &Texts, session: &Session) -> Option<String> {
    let winner = winner_word(session, session.ending()?.result());
    Some(texts.format(Key::ResultHeading, &[("winner", winner.into())]))
}

/// Who won and why; `None` while the game goes on.
pub fn result(texts: &Texts, session: &Session) -> Option<String> {
    let ending = session.ending()?;
    let winner = ("winner", winner_word(session, ending.result()).into());
    let draw = ending.result() == GameResult::Draw;
    Some(match ending {
        Ending::Agreed => texts.get(Key::ResultAgreed),
        Ending::Resigned(_) => texts.format(Key::ResultResigned, &[winner]),
        Ending::Recorded(_) => texts.format(Key::ResultRecorded, &[winner]),
        Ending::Rules(Outcome { reason, .. }) => match reason {
            Reason::NoStones => texts.format(Key::ResultNoStones, &[winner]),
            Reason::NoLegalTurn if draw => {
                let side = ("side", side_word(session.side_to_move()).into());
                texts.format(Key::ResultStalemate, &[side])
            }
            Reason::NoLegalTurn => texts.format(Key::ResultNoLegalTurn, &[winner]),
            Reason::Repetition => {
                let times = session.line.occurrences().into();
                texts.format(Key::ResultRepetition, &[("times", times)])
            }
            Reason::NoCaptureLimit => {
                let plies = session.live().quiet_plies().into();
                texts.format(Key::ResultNoCapture, &[("plies", plies)])
            }
            // Reasons of other games never end this one.
            _ => texts.format(Key::ResultRecorded, &[winner]),
        },
    })
}

fn winner_word(session: &Session, result: GameResult) -> &'static str {
    match (result, session.human()) {
        (GameResult::Draw, _) => "nobody",
        (GameResult::Win(side), None) => side_word(side),
        (GameResult::Win(side), Some(human)) if side == human => "you",
        (GameResult::Win(_), Some(_)) => "computer",
    }
}

/// What is on a point, for its button: name, stone, and what can be done there.
pub fn point(texts: &Texts, state: &BoardState, point: Point) -> String {
    let stone = state.at(point);
    let marks = [
        (state.approach_victims, "approach"),
        (state.withdrawal_victims, "withdrawal"),
        (state.destinations, "destination"),
        (state.movable, "movable"),
    ];
    let marked = marks.iter().find(|(points, _)| points.contains(point));
    let mark = if state.selected == Some(point) {
        "selected"
    } else if let Some((_, word)) = marked {
        word
    } else if stone.is_none() && state.chain.contains(&point) {
        "visited"
    } else {
        "none"
    };
    let name = state.grid.name(point);
    texts.format(
        Key::PointLabel,
        &[
            ("point", (&name).into()),
            ("stone", stone_name(stone).into()),
            ("mark", mark.into()),
        ],
    )
}

/// That a draw is near.
pub fn draw_near(texts: &Texts, near: DrawNear) -> String {
    match near {
        DrawNear::Repetition { occurrences } => texts.format(
            Key::DrawNearRepetition,
            &[("occurrences", occurrences.into())],
        ),
        DrawNear::Quiet { left } => texts.format(Key::DrawNearQuiet, &[("left", left.into())]),
    }
}

/// The computer's advice and its reasons.
pub fn hint(texts: &Texts, session: &Session, hint: &Hint) -> String {
    let mut said = Sentences::new(texts, session);
    said.hint(hint);
    said.text
}
