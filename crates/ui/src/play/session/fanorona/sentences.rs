//! What is said of Fanorona.

use vato_messages::{Fact, Manner};
use vato_rules::fanorona::{Event, Fanorona, Grid, Kind, Point, PointSet, Refusal};
use vato_rules::{GameResult, Outcome, Reason, Side};

use super::labels::side_word;
use super::{EndNear, Hint, InputEffect, InputRefusal, Session};
use crate::board::{BoardState, stone_name};
use crate::i18n::{Key, Texts, Value};
use crate::play::session::Opponent;
use crate::play::session::announce::Said;

/// Why input does nothing.
pub(super) fn refusal(texts: &Texts, session: &Session, refusal: InputRefusal) -> String {
    let key = match refusal {
        InputRefusal::Rules {
            refusal,
            from,
            point,
        } => {
            let grid = session.grid();
            let point = grid.name(point);
            let from = from.map_or_else(|| point.clone(), |from| grid.name(from));
            let at = session.hand.progress.at();
            let at = at.map_or_else(|| from.clone(), |at| grid.name(at));
            return refusal_sentence(texts, refusal, &from, &point, &at);
        }
        InputRefusal::ChainGoesOn => Key::RefusedChainGoesOn,
        InputRefusal::MustGoOn => Key::RefusedMustGoOn,
        InputRefusal::NoChain => Key::RefusedNoChain,
        InputRefusal::NoQuestion => Key::RefusedNoQuestion,
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

/// What is to be chosen next, while a stone is chosen or a turn goes on.
pub(super) fn hand_status(texts: &Texts, session: &Session) -> Option<String> {
    let hand = &session.hand;
    if hand.question.is_some() {
        return Some(texts.get(Key::StatusChooseKind));
    }
    let (key, point) = match (hand.progress.at(), hand.selected) {
        (Some(at), _) if hand.progress.may_stop() => (Key::StatusChain, at),
        (Some(at), _) => (Key::StatusChainForced, at),
        (None, Some(selected)) => (Key::StatusChoosePoint, selected),
        (None, None) => return None,
    };
    let name = session.grid().name(point);
    Some(texts.format(key, &[("point", (&name).into())]))
}

/// The message that says whose turn it is, and whether it must capture.
pub(super) fn turn_status(session: &Session) -> Key {
    let capture = session.game().can_capture(session.live());
    match (session.opponent, capture) {
        (Opponent::Computer { .. }, false) => Key::StatusYourTurn,
        (Opponent::Computer { .. }, true) => Key::StatusYourCapture,
        (Opponent::TwoOnDevice, false) => Key::StatusToMove,
        (Opponent::TwoOnDevice, true) => Key::StatusToCapture,
    }
}

/// Who won by the rules, and why.
pub(super) fn result(
    texts: &Texts,
    session: &Session,
    outcome: Outcome,
    winner: Value<'_>,
) -> String {
    let winner = ("winner", winner);
    let draw = outcome.result == GameResult::Draw;
    match outcome.reason {
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
    }
}

/// That a draw is near.
pub(super) fn end_near(texts: &Texts, near: EndNear) -> String {
    match near {
        EndNear::Repetition { occurrences } => texts.format(
            Key::DrawNearRepetition,
            &[("occurrences", occurrences.into())],
        ),
        EndNear::Quiet { left } => texts.format(Key::DrawNearQuiet, &[("left", left.into())]),
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

impl<'a> Said<'a, Fanorona> {
    fn say_point(&mut self, key: Key, point: Point) {
        let name = self.grid().name(point);
        self.say(key, &[("point", (&name).into())]);
    }

    fn grid(&self) -> &'a Grid {
        self.session.grid()
    }

    /// A slide is said with what it takes; whose turn it is shows in the status.
    pub(super) fn events(&mut self, events: &[&Event]) {
        for (at, event) in events.iter().enumerate() {
            if let Event::Slide { side, from, to } = **event {
                let capture = match events.get(at + 1) {
                    Some(Event::Capture { kind, points, .. }) => Some((*kind, *points)),
                    _ => None,
                };
                self.step(side, from, to, capture);
            }
        }
    }

    fn step(&mut self, side: Side, from: Point, to: Point, capture: Option<(Kind, PointSet)>) {
        let (from, to) = (self.grid().name(from), self.grid().name(to));
        let key = match capture {
            None | Some((Kind::Paika, _)) => Key::SayQuiet,
            Some((Kind::Approach, _)) => Key::SayApproach,
            Some((Kind::Withdrawal, _)) => Key::SayWithdrawal,
        };
        let count = capture.map_or(0, |(_, points)| points.len());
        self.say(
            key,
            &[
                ("side", side_word(side).into()),
                ("from", (&from).into()),
                ("to", (&to).into()),
                ("count", count.into()),
            ],
        );
    }

    pub(super) fn input(&mut self, effect: &InputEffect) {
        match effect {
            InputEffect::Selected(point) => self.selected(*point),
            InputEffect::Deselected => self.say(Key::SayDeselected, &[]),
            InputEffect::Asked(question) => {
                let (from, to) = (
                    self.grid().name(question.from),
                    self.grid().name(question.to),
                );
                self.say(
                    Key::SayQuestion,
                    &[
                        ("from", (&from).into()),
                        ("to", (&to).into()),
                        ("approach", question.approach.len().into()),
                        ("withdrawal", question.withdrawal.len().into()),
                    ],
                );
            }
            InputEffect::QuestionDropped => self.say(Key::SayQuestionDropped, &[]),
            InputEffect::ChainOpen { at, may_stop: true } => self.say_point(Key::SayChainOpen, *at),
            InputEffect::ChainOpen { at, .. } => self.say_point(Key::SayChainForced, *at),
            InputEffect::CaptureEnded => self.say(Key::SayCaptureEnded, &[]),
            InputEffect::StepTakenBack => self.say(Key::SayStepTakenBack, &[]),
        }
    }

    fn selected(&mut self, point: Point) {
        let steps = self.session.turn_in_progress().steps_from(point);
        let reachable: PointSet = steps.iter().map(|step| step.to).collect();
        let (name, points) = (self.grid().name(point), self.names(reachable));
        self.say(
            Key::SaySelected,
            &[("point", (&name).into()), ("points", (&points).into())],
        );
    }

    /// The names of points, as every language here lists them.
    fn names(&self, points: impl IntoIterator<Item = Point>) -> String {
        let names = points.into_iter().map(|point| self.grid().name(point));
        names.collect::<Vec<_>>().join(", ")
    }

    pub(super) fn hint(&mut self, hint: &Hint) {
        let points: Vec<Point> = hint.ply.points(self.grid()).collect();
        // A legal turn has a start and at least one arrival.
        let [from, via @ .., to] = points.as_slice() else {
            return;
        };
        let via = self.names(via.iter().copied());
        let (from, to) = (self.grid().name(*from), self.grid().name(*to));
        let key = if via.is_empty() {
            Key::HintStep
        } else {
            Key::HintChain
        };
        self.say(
            key,
            &[
                ("from", (&from).into()),
                ("via", (&via).into()),
                ("to", (&to).into()),
            ],
        );
        if !self.session.is_on_the_way_of(hint.ply) {
            self.say(Key::HintElsewhere, &[]);
        }
        for fact in &hint.reasons {
            self.reason(*fact);
        }
    }

    fn reason(&mut self, fact: Fact) {
        let stones = |count: u32| [("count", Value::from(count))];
        // Plies count both sides' turns; people count those of one side.
        let turns = |plies: u32| [("turns", Value::from(plies.div_ceil(2)))];
        match fact {
            Fact::OnlyTurn => self.say(Key::HintOnlyTurn, &[]),
            Fact::TakesAll => self.say(Key::HintTakesAll, &[]),
            Fact::Blocks => self.say(Key::HintBlocks, &[]),
            // The hinted turn is the first and, in a win, also the last.
            Fact::ForcedWin { plies } => self.say(Key::HintForcedWin, &turns(plies)),
            Fact::ForcedLoss { plies } => self.say(Key::HintForcedLoss, &turns(plies)),
            Fact::OnlyTurnThatHolds => self.say(Key::HintOnlyTurnThatHolds, &[]),
            Fact::Takes {
                manner,
                stones,
                steps,
            } => {
                let manner = match manner {
                    Manner::Approach => "approach",
                    Manner::Withdrawal => "withdrawal",
                    Manner::Both => "both",
                };
                self.say(
                    Key::HintTakes,
                    &[
                        ("manner", manner.into()),
                        ("count", stones.into()),
                        ("steps", steps.into()),
                    ],
                );
            }
            Fact::TakesMost => self.say(Key::HintTakesMost, &[]),
            Fact::StopsEarly { more, reply } => self.say(
                Key::HintStopsEarly,
                &[("more", more.into()), ("reply", reply.into())],
            ),
            Fact::ReplyTakes { stones: count } => self.say(Key::HintReplyTakes, &stones(count)),
            Fact::ReplyTakesNothing => self.say(Key::HintReplyTakesNothing, &[]),
            Fact::Repeats => self.say(Key::HintRepeats, &[]),
            Fact::Quiet => self.say(Key::HintQuiet, &[]),
            // No hint for Fanorona has one.
            Fact::Sowing(_) => {}
        }
    }
}
