//! The computer at the table: when it is asked, and what its answers do.

use std::time::Duration;

use leptos::prelude::*;

use super::{
    at_table::AtTable,
    engine_client::Answer,
    notice::Notice,
    session::{ComputerTask, Refused, Session, TaskKind},
    table::Table,
};

/// How often it is looked whether a movement is over.
pub(super) const LOOK_AGAIN: Duration = Duration::from_millis(60);

impl<G: AtTable> Table<G> {
    /// Sees to it that the computer works at what the game needs now, and at
    /// nothing else.
    pub fn see_to_computer(self) {
        let (needed, revision) = self
            .session
            .with_untracked(|session| (session.needs_computer(), session.revision()));
        let asked = self.asked.get_value();
        if asked == Some(revision) {
            return;
        }
        if let Some(task) = needed {
            self.ask_computer(task);
        } else if asked.is_some() {
            self.forget_answer();
        }
    }

    /// Stops the computer: it works at a position that is no longer there.
    pub fn forget_answer(self) {
        self.asked.set_value(None);
        self.working.set(None);
        self.with_browser(|browser| browser.engine.stop());
    }

    /// Asks for advice.
    pub fn ask_hint(self) {
        self.finish();
        match self.session.with_untracked(Session::hint_task) {
            Ok(task) => self.ask_computer(task),
            Err(refused) => self.refuse(refused),
        }
    }

    fn ask_computer(self, task: ComputerTask) {
        self.asked.set_value(Some(task.revision));
        self.working.set(Some(task.kind));
        self.with_browser(|browser| browser.engine.ask(task));
    }

    /// The computer has answered. Its turn waits until the person's own is shown and
    /// can have been read; what it sows in one turn follows at once, and can be
    /// skipped as one.
    pub fn answered(self, answer: Answer) {
        let goes_on = self
            .session
            .with_untracked(|session| session.line().turn_goes_on());
        match answer {
            Answer::Turn { revision, .. }
                if self.playback.current_untracked().is_some() && !goes_on =>
            {
                self.answer_when_shown(revision, answer);
            }
            answer => self.take_answer(answer),
        }
    }

    fn answer_when_shown(self, revision: u32, answer: Answer) {
        let shown = self.playback.current_untracked().is_none();
        let wait = if shown {
            G::READING
        } else {
            // A tap can end the movement earlier.
            self.playback.remaining().min(LOOK_AGAIN)
        };
        set_timeout(
            move || {
                // Something else may have been done meanwhile.
                if self.asked.try_get_value() != Some(Some(revision)) {
                    return;
                }
                if shown {
                    self.take_answer(answer);
                } else {
                    self.answer_when_shown(revision, answer);
                }
            },
            wait,
        );
    }

    fn take_answer(self, answer: Answer) {
        self.asked.set_value(None);
        self.working.set(None);
        match answer {
            Answer::Turn { revision, turn } => {
                self.change(|session| session.computer_played(revision, &turn));
            }
            Answer::Hint {
                revision,
                turn,
                reasons,
            } => self.change(|session| session.hint_arrived(revision, &turn, reasons)),
            Answer::Failed => self.notice.set(Some(Notice::ComputerFailed)),
        }
    }

    /// The computer's answer was no legal turn: it is not asked again and
    /// again, but when somebody says so.
    pub fn distrust(self, refused: Refused<G>) {
        if refused == Refused::ComputerFault {
            self.notice.set(Some(Notice::ComputerFailed));
        }
    }

    /// Whether the computer is working out its turn.
    pub fn is_thinking(self) -> bool {
        matches!(self.working.get(), Some(TaskKind::Turn(_)))
    }
}
