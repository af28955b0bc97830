//! Dialogs, native ones: the browser keeps the focus inside, closes them with
//! Escape and gives the focus back.

use leptos::{html, prelude::*};

use super::{
    action::Action,
    session::fanorona::{Loaded, NewGame, Session},
    storage::{self, Found},
    table::Table,
};
use crate::i18n::Key;

/// Which dialog is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// What the next game is to be.
    NewGame,
    /// Board and sound.
    Settings,
    /// A text to be pasted.
    Load,
    /// A text to be copied by hand.
    Copy,
    /// A [`Question`].
    Confirm,
}

/// What is asked before something is lost.
#[derive(Clone, Debug)]
pub enum Question {
    /// Giving the game up.
    Resign,
    /// Leaving it for another.
    NewGame(NewGame),
    /// Leaving it for a loaded one.
    Load(Loaded),
}

impl Table {
    /// Opens a dialog, in place of any that is open.
    pub fn open(self, dialog: Dialog) {
        self.load_fault.set(String::new());
        self.dialog.set(Some(dialog));
    }

    /// Closes the dialog that is open.
    pub fn close(self) {
        self.dialog.set(None);
    }

    /// Asks, where there is something to lose; else goes ahead.
    pub fn ask(self, question: Question) {
        let anything_to_lose = match &question {
            Question::Resign => self
                .session
                .with_untracked(|session| session.ending().is_none()),
            Question::NewGame(setup) => self.would_drop(setup.game.rules().get("board")),
            Question::Load(loaded) => self.would_drop(loaded.rules().get("board")),
        };
        self.question.set_value(Some(question));
        if anything_to_lose {
            self.open(Dialog::Confirm);
        } else {
            self.confirmed();
        }
    }

    /// Whether another game on this board would take the place of one that goes
    /// on. Each board keeps its own.
    fn would_drop(self, board: Option<&str>) -> bool {
        let board = board.unwrap_or_default();
        self.session.with_untracked(|session| {
            if storage::board_of(session) == board {
                session.in_progress()
            } else {
                matches!(storage::game(board), Found::Game(kept) if kept.in_progress())
            }
        })
    }

    /// The question was answered with yes.
    pub fn confirmed(self) {
        self.close();
        match self.question.try_update_value(Option::take).flatten() {
            Some(Question::Resign) => self.act(Session::resign),
            Some(Question::NewGame(setup)) => self.act(|session| Ok(session.start_new(&setup))),
            Some(Question::Load(loaded)) => {
                let seed = self.seed();
                self.act(|session| Ok(session.open(loaded, seed)));
            }
            None => {}
        }
    }
}

/// A dialog with its title; its content is made anew each time it opens.
pub fn dialog(
    table: Table,
    this: Dialog,
    title: impl Fn() -> String + Send + Sync + 'static,
    content: impl Fn(Table) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let element = NodeRef::<html::Dialog>::new();
    let is_open = Memo::new(move |_| table.dialog.get() == Some(this));
    Effect::new(move || {
        let open = is_open.get();
        if let Some(element) = element.get() {
            if open && !element.open() {
                // Refused only for an element outside the page or open already.
                let _ = element.show_modal();
            } else if !open && element.open() {
                element.close();
            }
        }
    });
    let (id, role) = match this {
        Dialog::NewGame => ("new-game-title", "dialog"),
        Dialog::Settings => ("settings-title", "dialog"),
        Dialog::Load => ("load-title", "dialog"),
        Dialog::Copy => ("copy-title", "dialog"),
        Dialog::Confirm => ("confirm-title", "alertdialog"),
    };
    view! {
        <dialog
            node_ref=element
            class="dialog"
            role=role
            aria-labelledby=id
            on:close=move |_| {
                if is_open.get_untracked() {
                    table.close();
                }
            }
        >
            <h2 class="dialog-title" id=id>{move || is_open.get().then(&title)}</h2>
            {move || is_open.get().then(|| content(table))}
        </dialog>
    }
    .into_any()
}

/// The question before something is lost.
pub fn confirmation(table: Table) -> AnyView {
    let title = move || {
        let key = table.question.with_value(|question| match question {
            Some(Question::NewGame(_)) => Key::ConfirmNewGame,
            Some(Question::Load(_)) => Key::ConfirmLoad,
            Some(Question::Resign) | None => Key::ConfirmResign,
        });
        let side = table.session.with_untracked(|session| {
            session.human().map_or(
                crate::board::stone_name(Some(session.side_to_move())),
                |_| "you",
            )
        });
        match key {
            Key::ConfirmResign => table.format(key, &[("side", side.into())]),
            key => table.text(key),
        }
    };
    dialog(table, Dialog::Confirm, title, |table| {
        let yes = table.question.with_value(|question| match question {
            Some(Question::NewGame(_)) => Key::ConfirmYesNewGame,
            Some(Question::Load(_)) => Key::ConfirmYesLoad,
            Some(Question::Resign) | None => Key::ConfirmYesResign,
        });
        view! {
            <p class="dialog-actions">
                <button type="button" class="button" data-action=Action::Close.name() autofocus>
                    {table.text(Key::ConfirmNo)}
                </button>
                <button
                    type="button"
                    class="button button-primary"
                    data-action=Action::Confirm.name()
                >
                    {table.text(yes)}
                </button>
            </p>
        }
        .into_any()
    })
}
