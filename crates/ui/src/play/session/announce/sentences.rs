use vato_messages::{Fact, Manner};
use vato_rules::Side;
use vato_rules::fanorona::{Event, Grid, Kind, Point, PointSet};

use super::{draw_near, result, status};
use crate::i18n::{Key, Texts, Value};
use crate::play::session::labels::side_word;
use crate::play::session::{Effect, Hint, Session};

/// Whole sentences, one after the other.
pub(super) struct Sentences<'a> {
    texts: &'a Texts,
    session: &'a Session,
    pub(super) text: String,
}

impl<'a> Sentences<'a> {
    pub(super) fn new(texts: &'a Texts, session: &'a Session) -> Self {
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

    pub(super) fn step(
        &mut self,
        side: Side,
        from: Point,
        to: Point,
        capture: Option<(Kind, PointSet)>,
    ) {
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

    pub(super) fn turn(&mut self, turns: usize) {
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

    pub(super) fn effect(&mut self, effect: &Effect) {
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

    pub(super) fn hint(&mut self, hint: &Hint) {
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
            // No hint for Fanorona has one.
            Fact::Sowing(_) => {}
        }
    }
}
