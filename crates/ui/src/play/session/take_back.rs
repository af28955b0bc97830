//! Undo and redo.

use super::{Done, Effect, Refused, Session};

impl Session {
    /// Undo. In a chain it takes back the last step; after resignation or
    /// agreement, that; between turns a whole turn, against the computer all
    /// turns back to the person's own, which also stops a computer that thinks.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn undo(&mut self) -> Done {
        if !self.progress.is_empty() {
            return self.take_back_step();
        }
        if self.agreed.take().is_some() {
            self.changed();
            return Ok(vec![Effect::Resumed]);
        }
        let turns = self
            .turns_to_take_back()
            .ok_or(Refused::NothingToTakeBack)?;
        for _ in 0..turns {
            // `turns_to_take_back` never exceeds the line.
            self.redo.extend(self.line.pop());
        }
        self.draw_offer = None;
        self.changed();
        Ok(vec![Effect::TakenBack { turns }])
    }

    /// Whether [`undo`](Session::undo) would do something.
    pub fn can_undo(&self) -> bool {
        !self.progress.is_empty() || self.agreed.is_some() || self.turns_to_take_back().is_some()
    }

    /// Redo: plays turns again that were taken back, against the computer up
    /// to the person's next own.
    ///
    /// # Errors
    /// No turn was taken back, or a chain is going on.
    pub fn redo(&mut self) -> Done {
        if !self.can_redo() {
            return Err(Refused::NothingToRedo);
        }
        let mut turns = 0;
        while let Some(turn) = self.redo.pop() {
            self.line.push(turn);
            turns += 1;
            if self
                .human()
                .is_none_or(|human| human == self.side_to_move())
            {
                break;
            }
        }
        self.draw_offer = None;
        self.changed();
        let mut effects = vec![Effect::Redone { turns }];
        self.announce_draws_near(&mut effects);
        Ok(effects)
    }

    /// Whether [`redo`](Session::redo) would do something.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty() && self.progress.is_empty() && self.agreed.is_none()
    }

    pub(super) fn take_back_step(&mut self) -> Done {
        let before = self.progress.back().ok_or(Refused::NothingToTakeBack)?;
        self.revision = self.revision.wrapping_add(1);
        self.question = None;
        self.cursor = None;
        // The stone stays chosen, where it stands now.
        self.selected = self.progress.steps().last().map(|step| step.from);
        self.progress = before;
        Ok(vec![Effect::StepTakenBack])
    }

    /// Back to the last position, before the live one, in which a person was to move.
    fn turns_to_take_back(&self) -> Option<usize> {
        let played = self.line.plies().len();
        (1..=played).find(|turns| {
            self.human().is_none_or(|human| {
                self.line
                    .position_after(played - turns)
                    .is_some_and(|position| position.side() == human)
            })
        })
    }
}
