//! What the computer is asked, and what its answers do.

use vato_messages::{Fact, Played, Request};

use super::{Done, Effect, Level, Opponent, Playable, Refused, Session};

/// Something for the computer to work out: the page sends the request to the
/// engine and hands the answer back with the same revision.
#[derive(Clone, PartialEq, Debug)]
pub struct ComputerTask {
    /// To be given back with the answer; the request's number too.
    pub revision: u32,
    /// A ply to play, or advice.
    pub kind: TaskKind,
    /// What the engine is told.
    pub request: Request,
}

/// What the computer is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskKind {
    /// A ply at this level.
    Turn(Level),
    /// Advice for the person who is to move.
    Hint,
}

/// The computer's advice for the live position.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<G: Playable> {
    /// The ply it would play.
    pub ply: G::Ply,
    /// Why, the weightiest first.
    pub reasons: Vec<Fact>,
}

impl<G: Playable> Session<G> {
    /// The ply that the computer owes, if it is its turn.
    pub fn needs_computer(&self) -> Option<ComputerTask> {
        match self.opponent {
            Opponent::Computer { level, human }
                if self.is_due(!human) && self.ending().is_none() =>
            {
                Some(self.task(TaskKind::Turn(level)))
            }
            _ => None,
        }
    }

    /// The question for advice.
    ///
    /// # Errors
    /// The game is over, it is the computer's turn, or an earlier position is shown.
    pub fn hint_task(&self) -> Result<ComputerTask, Refused<G>> {
        self.may_play()?;
        Ok(self.task(TaskKind::Hint))
    }

    /// The advice, as long as the position is the one it is for.
    pub fn hint(&self) -> Option<&Hint<G>> {
        self.hint.as_ref()
    }

    /// The advised ply in notation.
    pub fn hint_text(&self) -> Option<String> {
        let hint = self.hint.as_ref()?;
        Some(self.game().ply_text(self.live(), &hint.ply))
    }

    fn task(&self, kind: TaskKind) -> ComputerTask {
        let id = self.revision;
        let played = Played::of(&self.line);
        let request = match kind {
            TaskKind::Turn(level) => Request::Choose {
                id,
                played,
                level,
                // Each ply gets a seed of its own, the same one whenever it is asked for.
                seed: self.seed.wrapping_add(self.line.plies().len() as u64),
            },
            TaskKind::Hint => Request::Hint { id, played },
        };
        ComputerTask {
            revision: id,
            kind,
            request,
        }
    }

    /// Plays the computer's answer.
    ///
    /// # Errors
    /// The position has changed since, or the text is no legal ply.
    pub fn computer_played(&mut self, revision: u32, text: &str) -> Done<G> {
        if revision != self.revision || self.needs_computer().is_none() {
            return Err(Refused::Stale);
        }
        let ply = self.legal(text)?;
        self.cursor = None;
        G::computer_chose(self, ply)
    }

    /// Stores the computer's advice, whose ply is given as text.
    ///
    /// # Errors
    /// The position has changed since, or the text is no legal ply.
    pub fn hint_arrived(&mut self, revision: u32, text: &str, reasons: Vec<Fact>) -> Done<G> {
        if revision != self.revision {
            return Err(Refused::Stale);
        }
        let ply = self.legal(text)?;
        let hint = Hint { ply, reasons };
        self.hint = Some(hint.clone());
        Ok(vec![Effect::Hinted(hint)])
    }

    fn legal(&self, text: &str) -> Result<G::Ply, Refused<G>> {
        self.game()
            .parse_ply(self.live(), text)
            .map_err(|_| Refused::ComputerFault)
    }
}
