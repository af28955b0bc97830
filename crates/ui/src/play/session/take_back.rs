//! Undo and redo.

use vato_rules::Side;

use super::{Done, Effect, Playable, Refused, Session};

/// Far from the seeds of the plies that follow, which count up from the game's.
const NEXT_SEED: u64 = 0x9E37_79B9_7F4A_7C15;

impl<G: Playable> Session<G> {
    /// Undo. It takes back what is in the hand; after resignation or agreement,
    /// that; between plies the last one, against the computer all plies back to
    /// the person's own, which also stops a computer that thinks.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn undo(&mut self) -> Done<G> {
        if G::has_begun(self) {
            return G::take_back_input(self);
        }
        if self.agreed.take().is_some() {
            self.changed();
            return Ok(vec![Effect::Resumed]);
        }
        let plies = self
            .plies_to_take_back()
            .ok_or(Refused::NothingToTakeBack)?;
        for _ in 0..plies {
            // `plies_to_take_back` never exceeds the line.
            self.redo.extend(self.line.pop());
        }
        self.forget_unseen_choice();
        self.draw_offer = None;
        self.changed();
        Ok(vec![Effect::TakenBack { plies }])
    }

    /// Whether [`undo`](Session::undo) would do something.
    pub fn can_undo(&self) -> bool {
        G::has_begun(self) || self.agreed.is_some() || self.plies_to_take_back().is_some()
    }

    /// Redo: plays plies again that were taken back, against the computer up
    /// to the person's next own.
    ///
    /// # Errors
    /// No ply was taken back, or something is in the hand.
    pub fn redo(&mut self) -> Done<G> {
        if !self.can_redo() {
            return Err(Refused::NothingToRedo);
        }
        let mut plies = 0;
        while let Some(ply) = self.redo.pop() {
            self.line.push(ply);
            plies += 1;
            if self
                .human()
                .is_none_or(|human| self.game().chooses(self.live(), human))
            {
                break;
            }
        }
        self.draw_offer = None;
        self.changed();
        let mut effects = vec![Effect::Redone { plies }];
        self.announce_ends_near(&mut effects);
        Ok(effects)
    }

    /// Whether [`redo`](Session::redo) would do something.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty() && !G::has_begun(self) && self.agreed.is_none()
    }

    /// The computer's unseen choice was seen as it was played: where it is to
    /// choose so again, it does so afresh. Other plies it may well repeat, since
    /// nothing about them was hidden.
    fn forget_unseen_choice(&mut self) {
        let both = Side::BOTH.map(|side| self.game().chooses(self.live(), side));
        if self.human().is_some() && both == [true; 2] {
            self.seed = self.seed.wrapping_add(NEXT_SEED);
        }
    }

    /// Back to the last position, before the live one, in which a person was to move.
    fn plies_to_take_back(&self) -> Option<usize> {
        let played = self.line.plies().len();
        (1..=played).find(|plies| {
            self.human().is_none_or(|human| {
                self.line
                    .position_after(played - plies)
                    .is_some_and(|position| self.game().chooses(position, human))
            })
        })
    }
}
