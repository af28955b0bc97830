//! Sentences in the page's language for everything that happens, for the live
//! region and the status line. Each is one message of `play.ftl`; several
//! things that happen together are several sentences one after the other.

use vato_messages::{Fact, Manner};
use vato_rules::fanorona::{Event, Grid, Kind, Point, PointSet, Refusal};
use vato_rules::{GameResult, Outcome, Reason, Side};

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

/// Whole sentences, one after the other.
struct Sentences<'a> {
    texts: &'a Texts,
    session: &'a Session,
    text: String,
}

impl<'a> Sentences<'a> {
    fn new(texts: &'a Texts, session: &'a Session) -> Self {
        Self {
            texts,
            session,
            text: String::new(),
        }
    }

    fn add(&mut self, sentence: &str) {
        if !self.text.is_empty() && !sentence.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(sentence);
    }

    fn say(&mut self, key: Key, arguments: &[(&str, Value<'_>)]) {
        let sentence = self.texts.format(key, arguments);
        self.add(&sentence);
    }

    fn say_side(&mut self, key: Key, side: Side) {
        self.say(key, &[("side", side_word(side).into())]);
    }

    fn say_point(&mut self, key: Key, point: Point) {
        let name = self.grid().name(point);
        self.say(key, &[("point", (&name).into())]);
    }

    fn grid(&self) -> &'a Grid {
        self.session.grid()
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

    fn turn(&mut self, turns: usize) {
        let line = self.session.line();
        let played = turns.checked_sub(1).and_then(|at| {
            let (before, turn) = (line.position_after(at)?, line.plies().get(at)?);
            Some((before.side(), line.game().steps(before, turn)))
        });
        if let Some((side, steps)) = played {
            for step in steps {
                self.step(side, step.from, step.to, Some((step.kind, step.captured)));
            }
        }
    }

    fn effect(&mut self, effect: &Effect) {
        match effect {
            // Slides are said with what they take; whose turn it is shows in the status.
            Effect::Event(Event::GameOver(_)) | Effect::Ended(_) => {
                if let Some(result) = result(self.texts, self.session) {
                    self.add(&result);
                }
            }
            Effect::Event(_) => {}
            Effect::Selected(point) => self.selected(*point),
            Effect::Deselected => self.say(Key::SayDeselected, &[]),
            Effect::Asked(question) => {
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
            Effect::QuestionDropped => self.say(Key::SayQuestionDropped, &[]),
            Effect::ChainOpen { at, may_stop: true } => self.say_point(Key::SayChainOpen, *at),
            Effect::ChainOpen { at, .. } => self.say_point(Key::SayChainForced, *at),
            Effect::CaptureEnded => self.say(Key::SayCaptureEnded, &[]),
            Effect::StepTakenBack => self.say(Key::SayStepTakenBack, &[]),
            Effect::TakenBack { turns } => {
                self.say(Key::SayTakenBack, &[("turns", (*turns).into())]);
                self.status();
            }
            Effect::Redone { turns } => {
                self.say(Key::SayRedone, &[("turns", (*turns).into())]);
                let played = self.session.line().plies().len();
                for turn in played + 1 - turns..=played {
                    self.turn(turn);
                }
                self.status();
            }
            Effect::Resumed => {
                self.say(Key::SayResumed, &[]);
                self.status();
            }
            Effect::Started => {
                let human = self.session.human().map_or("both", side_word);
                self.say(Key::SayStarted, &[("human", human.into())]);
                self.status();
            }
            Effect::Loaded => {
                self.say(Key::SayLoaded, &[]);
                self.status();
            }
            Effect::DrawOffered(side) => self.say_side(Key::StatusDrawOffered, *side),
            Effect::DrawDeclined(side) => self.say_side(Key::SayDrawDeclined, *side),
            Effect::DrawNear(near) => {
                let sentence = draw_near(self.texts, *near);
                self.add(&sentence);
            }
            Effect::Hinted(hint) => self.hint(hint),
            Effect::LookingAt { turns } => {
                self.status();
                self.turn(*turns);
            }
            Effect::LookingLive => {
                self.say(Key::SayLookingLive, &[]);
                self.status();
            }
        }
    }

    fn status(&mut self) {
        let sentence = status(self.texts, self.session);
        self.add(&sentence);
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

    fn hint(&mut self, hint: &Hint) {
        let points: Vec<Point> = hint.turn.points(self.grid()).collect();
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
        if !self.session.follows(hint) {
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
        }
    }
}
