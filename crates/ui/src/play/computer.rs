//! The computer at the table: when it is asked, and what its answers do.

use leptos::prelude::*;

use super::{
    at_table::AtTable,
    engine_client::Answer,
    notice::Notice,
    session::{ComputerTask, Refused, Session, TaskKind},
    table::Table,
};

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
        self.playback.finish();
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

    /// The computer has answered.
    pub fn answered(self, answer: Answer) {
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
