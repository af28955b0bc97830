//! What a tap, a drag or a key does to the turn in progress.

use vato_rules::fanorona::{Kind, Point, Refusal, Step};

use super::{Done, Effect, InputEffect, InputRefusal, Question, Refused, Session};

/// Chooses a stone or puts it back, makes a step, or answers the question by one
/// of its victims.
pub(super) fn tap(session: &mut Session, point: Point) -> Done {
    if let Some(question) = session.hand.question {
        if let Some(kind) = question.answered_by(point) {
            return session.choose(kind);
        }
        if point == question.to {
            return did(InputEffect::Asked(question));
        }
    }
    let Some(from) = session.hand.selected else {
        return session.select(point);
    };
    if point == from {
        return session.tap_again();
    }
    let steps = session.hand.progress.steps_from(from);
    let mut ways = steps.iter().filter(|step| step.to == point);
    match (ways.next(), ways.next()) {
        (Some(&step), None) => session.step(step),
        (Some(&one), Some(&other)) => {
            let question = Question::between(one, other);
            session.hand.question = Some(question);
            did(InputEffect::Asked(question))
        }
        (None, _) => session.reselect(from, point),
    }
}

/// Drops the question; else takes back the last step of a chain; else puts the
/// chosen stone back.
pub(super) fn let_go(session: &mut Session) -> Done {
    if session.hand.question.take().is_some() {
        return did(InputEffect::QuestionDropped);
    }
    if !session.hand.progress.is_empty() {
        return take_back_step(session);
    }
    match session.hand.selected.take() {
        Some(_) => did(InputEffect::Deselected),
        None => Ok(Vec::new()),
    }
}

/// Takes back the last step of a chain.
pub(super) fn take_back_step(session: &mut Session) -> Done {
    let before = session.hand.progress.back();
    let before = before.ok_or(Refused::NothingToTakeBack)?;
    session.touch();
    session.cursor = None;
    let hand = &mut session.hand;
    hand.question = None;
    // The stone stays chosen, where it stands now.
    hand.selected = hand.progress.steps().last().map(|step| step.from);
    hand.progress = before;
    did(InputEffect::StepTakenBack)
}

fn did(effect: InputEffect) -> Done {
    Ok(vec![Effect::Input(effect)])
}

fn refuse(refusal: InputRefusal) -> Done {
    Err(Refused::Input(refusal))
}

impl Session {
    /// The beginning of a drag: chooses the stone, and is content when it is
    /// the chosen one already.
    ///
    /// # Errors
    /// The stone cannot move.
    pub fn lift(&mut self, from: Point) -> Done {
        self.may_play()?;
        match self.hand.selected {
            Some(selected) if selected == from => Ok(Vec::new()),
            Some(selected) => self.reselect(selected, from),
            None => self.select(from),
        }
    }

    /// The end of a drag that left its point: the same as choosing the stone
    /// and tapping the destination. On a refusal the stone stays chosen.
    ///
    /// # Errors
    /// The stone cannot move, or not there.
    pub fn drag(&mut self, from: Point, to: Point) -> Done {
        let mut effects = self.lift(from)?;
        if from != to {
            effects.extend(self.tap(to)?);
        }
        Ok(effects)
    }

    /// Answers the question: by approach or by withdrawal.
    ///
    /// # Errors
    /// Nothing is being asked.
    pub fn choose(&mut self, kind: Kind) -> Done {
        self.may_play()?;
        let question = self.hand.question;
        match question.and_then(|question| question.step(kind)) {
            Some(step) => self.step(step),
            None => refuse(InputRefusal::NoQuestion),
        }
    }

    /// Ends a chain that could go on.
    ///
    /// # Errors
    /// There is no chain, or the rules make it go on.
    pub fn end_capture(&mut self) -> Done {
        self.may_play()?;
        let progress = &self.hand.progress;
        if progress.is_empty() {
            return refuse(InputRefusal::NoChain);
        }
        let Some(turn) = progress.turn() else {
            return refuse(InputRefusal::MustGoOn);
        };
        let seen = progress.events().len();
        let mut effects = vec![Effect::Input(InputEffect::CaptureEnded)];
        self.finish(turn, seen, &mut effects);
        Ok(effects)
    }

    /// Whether [`end_capture`](Session::end_capture) would do something.
    pub fn can_end_capture(&self) -> bool {
        self.cursor.is_none() && self.hand.progress.may_stop()
    }

    fn select(&mut self, point: Point) -> Done {
        if let Some(refusal) = self.hand.progress.cannot_begin(point) {
            return refuse(InputRefusal::Rules {
                refusal,
                from: None,
                point,
            });
        }
        self.hand.selected = Some(point);
        did(InputEffect::Selected(point))
    }

    /// The chosen stone was tapped again.
    fn tap_again(&mut self) -> Done {
        let asked = self.hand.question.take().is_some();
        if self.hand.progress.is_empty() {
            self.hand.selected = None;
            did(InputEffect::Deselected)
        } else if asked {
            did(InputEffect::QuestionDropped)
        } else {
            refuse(InputRefusal::ChainGoesOn)
        }
    }

    /// A tap that is no destination of the chosen stone: another stone that
    /// can move takes its place, anything else is refused.
    fn reselect(&mut self, from: Point, point: Point) -> Done {
        let refused = |refusal, from| {
            refuse(InputRefusal::Rules {
                refusal,
                from,
                point,
            })
        };
        let progress = &self.hand.progress;
        match progress.cannot_begin(point) {
            None => {
                self.hand.question = None;
                self.select(point)
            }
            // The other stone itself is the reason, not the way to it.
            Some(
                refusal @ (Refusal::CaptureElsewhere | Refusal::Blocked | Refusal::OtherStone),
            ) => refused(refusal, None),
            Some(refusal) => {
                let refusal = progress.refusal(from, point).unwrap_or(refusal);
                refused(refusal, Some(from))
            }
        }
    }

    fn step(&mut self, step: Step) -> Done {
        let hand = &mut self.hand;
        let progress = hand.progress.step(step).map_err(|refusal| {
            Refused::Input(InputRefusal::Rules {
                refusal,
                from: Some(step.from),
                point: step.to,
            })
        })?;
        hand.question = None;
        hand.selected = Some(step.to);
        let before = hand.progress.events().len();
        let events = progress.events();
        let mut effects: Vec<_> = events[before..]
            .iter()
            .copied()
            .map(Effect::Event)
            .collect();
        hand.progress = progress;
        self.touch();
        // The arrow stays while the person follows it.
        self.hint = self
            .hint
            .take()
            .filter(|hint| self.is_on_the_way_of(hint.ply));
        let progress = &self.hand.progress;
        match progress.turn() {
            Some(turn) if progress.is_complete() => self.finish(turn, events.len(), &mut effects),
            turn => effects.push(Effect::Input(InputEffect::ChainOpen {
                at: step.to,
                may_stop: turn.is_some(),
            })),
        }
        Ok(effects)
    }
}
