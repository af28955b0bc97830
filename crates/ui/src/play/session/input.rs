//! What a tap, a drag or a key does to the turn in progress.

use vato_rules::fanorona::{Event, Kind, Point, Refusal, Step, Turn};

use super::{Done, Effect, Question, Refused, Session};

impl Session {
    /// A tap, or Enter, on a point: chooses a stone or puts it back, makes a
    /// step, or answers the question by one of its victims.
    ///
    /// # Errors
    /// Why the tap does nothing; see [`Refused`].
    pub fn tap(&mut self, point: Point) -> Done {
        self.may_play()?;
        if let Some(question) = self.question {
            if let Some(kind) = question.answered_by(point) {
                return self.choose(kind);
            }
            if point == question.to {
                return Ok(vec![Effect::Asked(question)]);
            }
        }
        let Some(from) = self.selected else {
            return self.select(point);
        };
        if point == from {
            return self.tap_again();
        }
        let steps = self.progress.steps_from(from);
        let mut ways = steps.iter().filter(|step| step.to == point);
        match (ways.next(), ways.next()) {
            (Some(&step), None) => self.step(step),
            (Some(&one), Some(&other)) => {
                let question = Question::between(one, other);
                self.question = Some(question);
                Ok(vec![Effect::Asked(question)])
            }
            (None, _) => self.reselect(from, point),
        }
    }

    /// The beginning of a drag: chooses the stone, and is content when it is
    /// the chosen one already.
    ///
    /// # Errors
    /// The stone cannot move.
    pub fn lift(&mut self, from: Point) -> Done {
        self.may_play()?;
        if self.selected == Some(from) {
            return Ok(Vec::new());
        }
        match self.selected {
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
        let question = self.question.ok_or(Refused::NoQuestion)?;
        let step = question.step(kind).ok_or(Refused::NoQuestion)?;
        self.step(step)
    }

    /// Ends a chain that could go on.
    ///
    /// # Errors
    /// There is no chain, or the rules make it go on.
    pub fn end_capture(&mut self) -> Done {
        self.may_play()?;
        if self.progress.is_empty() {
            return Err(Refused::NoChain);
        }
        let turn = self.progress.turn().ok_or(Refused::MustGoOn)?;
        let mut effects = vec![Effect::CaptureEnded];
        self.finish(turn, &mut effects);
        Ok(effects)
    }

    /// Whether [`end_capture`](Session::end_capture) would do something.
    pub fn can_end_capture(&self) -> bool {
        self.cursor.is_none() && self.progress.may_stop()
    }

    /// Escape: drops the question; else takes back the last step of a chain;
    /// else puts the chosen stone back; else leaves an earlier position.
    /// With none of these it does nothing.
    ///
    /// # Errors
    /// None: it answers as the other calls do so that all are used alike.
    pub fn escape(&mut self) -> Done {
        if self.cursor.is_some() {
            return Ok(self.look_live());
        }
        if self.question.take().is_some() {
            return Ok(vec![Effect::QuestionDropped]);
        }
        if !self.progress.is_empty() {
            return self.take_back_step();
        }
        Ok(match self.selected.take() {
            Some(_) => vec![Effect::Deselected],
            None => Vec::new(),
        })
    }

    /// Whether a person may act on the board now.
    pub(super) fn may_play(&self) -> Result<(), Refused> {
        if self.cursor.is_some() {
            Err(Refused::LookingBack)
        } else if self.ending().is_some() {
            Err(Refused::GameOver)
        } else if !self.human_to_move() {
            Err(Refused::ComputersTurn)
        } else {
            Ok(())
        }
    }

    fn select(&mut self, point: Point) -> Done {
        if let Some(refusal) = self.progress.cannot_begin(point) {
            return Err(Refused::Rules {
                refusal,
                from: None,
                point,
            });
        }
        self.selected = Some(point);
        Ok(vec![Effect::Selected(point)])
    }

    /// The chosen stone was tapped again.
    fn tap_again(&mut self) -> Done {
        let asked = self.question.take().is_some();
        if self.progress.is_empty() {
            self.selected = None;
            Ok(vec![Effect::Deselected])
        } else if asked {
            Ok(vec![Effect::QuestionDropped])
        } else {
            Err(Refused::ChainGoesOn)
        }
    }

    /// A tap that is no destination of the chosen stone: another stone that
    /// can move takes its place, anything else is refused.
    fn reselect(&mut self, from: Point, point: Point) -> Done {
        let refused = |refusal, from| {
            Err(Refused::Rules {
                refusal,
                from,
                point,
            })
        };
        match self.progress.cannot_begin(point) {
            None => {
                self.question = None;
                self.select(point)
            }
            // The other stone itself is the reason, not the way to it.
            Some(
                refusal @ (Refusal::CaptureElsewhere | Refusal::Blocked | Refusal::OtherStone),
            ) => refused(refusal, None),
            Some(refusal) => {
                let refusal = self.progress.refusal(from, point).unwrap_or(refusal);
                refused(refusal, Some(from))
            }
        }
    }

    fn step(&mut self, step: Step) -> Done {
        let progress = self.progress.step(step).map_err(|refusal| Refused::Rules {
            refusal,
            from: Some(step.from),
            point: step.to,
        })?;
        self.revision = self.revision.wrapping_add(1);
        self.question = None;
        self.selected = Some(step.to);
        let before = self.progress.events().len();
        let mut effects: Vec<_> = progress.events()[before..]
            .iter()
            .copied()
            .map(Effect::Event)
            .collect();
        self.progress = progress;
        self.drop_hint_unless_followed();
        match self.progress.turn() {
            Some(turn) if self.progress.is_complete() => self.finish(turn, &mut effects),
            turn => effects.push(Effect::ChainOpen {
                at: step.to,
                may_stop: turn.is_some(),
            }),
        }
        Ok(effects)
    }

    /// Puts a finished turn into the line. The slides and captures of a turn made
    /// step by step are in `effects` already; what follows them is added.
    pub(super) fn finish(&mut self, turn: Turn, effects: &mut Vec<Effect>) {
        // The same turn again keeps what came after it; any other starts anew.
        if self.redo.last() == Some(&turn) {
            self.redo.pop();
        } else {
            self.redo.clear();
        }
        let side = self.side_to_move();
        self.line.push(turn);
        self.changed();
        // An offer lapses once the side it was made to has moved on.
        if self.draw_offer.is_some_and(|offering| offering != side) {
            self.draw_offer = None;
        }
        effects.push(Effect::Event(match self.line.outcome() {
            Some(outcome) => {
                self.draw_offer = None;
                Event::GameOver(outcome)
            }
            None => Event::TurnPasses { to: !side },
        }));
        self.announce_draws_near(effects);
    }
}
