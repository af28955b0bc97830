//! What the computer is asked, and what its answers do.

use vato_messages::{Fact, Played, Request};
use vato_rules::fanorona::{Event, Turn};

use super::{Done, Effect, Level, Opponent, Refused, Session};

/// Something for the computer to work out: the page sends the request to the
/// engine and hands the answer back with the same revision.
#[derive(Clone, PartialEq, Debug)]
pub struct ComputerTask {
    /// To be given back with the answer; the request's number too.
    pub revision: u32,
    /// A turn to play, or advice.
    pub kind: TaskKind,
    /// What the engine is told.
    pub request: Request,
}

/// What the computer is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskKind {
    /// A turn at this level.
    Turn(Level),
    /// Advice for the person who is to move.
    Hint,
}

/// The computer's advice for the live position.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The turn it would play.
    pub turn: Turn,
    /// Why, the weightiest first.
    pub reasons: Vec<Fact>,
}

impl Session {
    /// The turn that the computer owes, if it is its turn.
    pub fn needs_computer(&self) -> Option<ComputerTask> {
        match self.opponent {
            Opponent::Computer { level, human }
                if human != self.side_to_move() && self.ending().is_none() =>
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
    pub fn hint_task(&self) -> Result<ComputerTask, Refused> {
        self.may_play()?;
        Ok(self.task(TaskKind::Hint))
    }

    /// The advice, as long as the position is the one it is for.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Whether the turn in progress, as far as it has got, is that of the advice.
    pub(super) fn follows(&self, hint: &Hint) -> bool {
        let steps = self.game().steps(self.live(), &hint.turn);
        steps.starts_with(self.progress.steps())
    }

    /// The arrow stays while the person follows it.
    pub(super) fn drop_hint_unless_followed(&mut self) {
        self.hint = self.hint.take().filter(|hint| self.follows(hint));
    }

    fn task(&self, kind: TaskKind) -> ComputerTask {
        let id = self.revision;
        let played = Played::of(&self.line);
        let request = match kind {
            TaskKind::Turn(level) => Request::Choose {
                id,
                played,
                level,
                // Each turn gets a seed of its own, the same one whenever it is asked for.
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

    pub(super) fn turn_texts(&self) -> Vec<String> {
        let plies = self.line.plies().iter();
        plies.map(|turn| self.game().turn_text(turn)).collect()
    }

    /// Plays the computer's answer.
    ///
    /// # Errors
    /// The position has changed since, or the text is no legal turn.
    pub fn computer_played(&mut self, revision: u32, text: &str) -> Done {
        if revision != self.revision || self.needs_computer().is_none() {
            return Err(Refused::Stale);
        }
        let turn = self.legal(text)?;
        self.cursor = None;
        let mut effects = Vec::new();
        self.play_whole(turn, &mut effects);
        Ok(effects)
    }

    /// Stores the computer's advice, whose turn is given as text.
    ///
    /// # Errors
    /// The position has changed since, or the text is no legal turn.
    pub fn hint_arrived(&mut self, revision: u32, text: &str, reasons: Vec<Fact>) -> Done {
        if revision != self.revision {
            return Err(Refused::Stale);
        }
        let turn = self.legal(text)?;
        let hint = Hint { turn, reasons };
        self.hint = Some(hint.clone());
        Ok(vec![Effect::Hinted(hint)])
    }

    fn legal(&self, text: &str) -> Result<Turn, Refused> {
        self.game()
            .parse_turn(self.live(), text)
            .map_err(|_| Refused::ComputerFault)
    }

    /// Plays a legal turn at once, with the effects of all its steps.
    fn play_whole(&mut self, turn: Turn, effects: &mut Vec<Effect>) {
        let before = *self.live();
        let mut events = self.game().events(&before, &turn, None);
        // What follows the steps is for `finish` to say: it knows of repetition.
        events.retain(|event| matches!(event, Event::Slide { .. } | Event::Capture { .. }));
        effects.extend(events.into_iter().map(Effect::Event));
        debug_assert!(self.game().turns(&before).contains(&turn), "a legal turn");
        self.finish(turn, effects);
    }
}
