//! Dialogs, native ones: the browser keeps the focus inside, closes them with
//! Escape and gives the focus back.

use leptos::{html, prelude::*};

use super::{
    action::Action,
    at_table::AtTable,
    panels,
    session::{Loaded, NewGame, Playable, Session},
    setup,
    storage::{self, Found},
    table::Table,
    way_back::WayBack,
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
pub enum Question<G: Playable> {
    /// Giving the game up.
    Resign,
    /// Leaving it for another.
    NewGame(NewGame<G>),
    /// Leaving it for a loaded one.
    Load(Loaded<G>),
}

impl<G: AtTable> Table<G> {
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
    pub fn ask(self, question: Question<G>) {
        let anything_to_lose = match &question {
            Question::Resign => self
                .session
                .with_untracked(|session| session.ending().is_none()),
            Question::NewGame(setup) => self.would_drop(setup.game),
            Question::Load(loaded) => self.would_drop(*loaded.game()),
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
    fn would_drop(self, next: G) -> bool {
        if self.is_elsewhere(&next) {
            matches!(storage::game(&next), Found::Game(kept) if kept.in_progress())
        } else {
            self.session.with_untracked(Session::in_progress)
        }
    }

    /// Whether a game is kept on another board than the one that is shown.
    fn is_elsewhere(self, game: &G) -> bool {
        self.session
            .with_untracked(|session| session.game().place() != game.place())
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

/// The page's one dialog: what is in it is made when it opens, so that the page
/// does not wait for it.
pub fn dialogs<G: AtTable>(table: Table<G>) -> AnyView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |way_back: Option<WayBack>| {
        let way_back = way_back.unwrap_or_else(|| {
            WayBack::new(move || {
                let open = table.dialog.get_untracked().is_some();
                table.close();
                open
            })
        });
        let open = table.dialog.get().is_some();
        if open {
            way_back.lead_here();
        }
        if let Some(element) = element.get() {
            // One after the other: each is opened anew, which places the focus.
            if element.open() {
                element.close();
            }
            if open {
                // Refused only for an element outside the page or open already.
                let _ = element.show_modal();
            }
        }
        way_back
    });
    let role = move || match table.dialog.get() {
        Some(Dialog::Confirm) => "alertdialog",
        _ => "dialog",
    };
    view! {
        <dialog
            node_ref=element
            class="dialog"
            role=role
            aria-labelledby="dialog-title"
            on:close=move |_| {
                // Told of later, when another may be open in its place.
                if element.get_untracked().is_some_and(|element| !element.open()) {
                    table.close();
                }
            }
        >
            {move || {
                table.dialog.get().map(|dialog| {
                    let (title, content) = match dialog {
                        Dialog::NewGame => (table.text(Key::PanelNewGame), setup::new_game(table)),
                        Dialog::Settings => (table.text(Key::PanelSettings), panels::settings(table)),
                        Dialog::Load => (table.text(Key::PanelLoad), panels::load(table)),
                        Dialog::Copy => (table.text(Key::ButtonCopyGame), panels::copy(table)),
                        Dialog::Confirm => confirmation(table),
                    };
                    view! {
                        <h2 class="dialog-title" id="dialog-title">{title}</h2>
                        {content}
                    }
                })
            }}
        </dialog>
    }
    .into_any()
}

/// The question before something is lost: title and content.
fn confirmation<G: AtTable>(table: Table<G>) -> (String, AnyView) {
    let (question, yes, next) = table.question.with_value(|question| match question {
        Some(Question::NewGame(setup)) => (
            Key::ConfirmNewGame,
            Key::ConfirmYesNewGame,
            Some(setup.game),
        ),
        Some(Question::Load(loaded)) => {
            (Key::ConfirmLoad, Key::ConfirmYesLoad, Some(*loaded.game()))
        }
        Some(Question::Resign) | None => (G::LABELS.resign, Key::ConfirmYesResign, None),
    });
    let question = match next {
        Some(game) if table.is_elsewhere(&game) => Key::ConfirmElsewhere,
        _ => question,
    };
    let side = table.session.with_untracked(|session| {
        session
            .human()
            .map_or_else(|| G::side_word(session.resigning()), |_| "you")
    });
    let title = table.format(question, &[("side", side.into())]);
    let go_on = Some(("button", Action::Confirm.name(), yes));
    (title, last_row(table, Key::ConfirmNo, go_on))
}

/// The last row of a dialog: the way out and, where there is one, the way on as
/// type, action and text of its button.
pub fn last_row<G: AtTable>(
    table: Table<G>,
    out: Key,
    go_on: Option<(&'static str, &'static str, Key)>,
) -> AnyView {
    let way_out = if go_on.is_some() {
        "button"
    } else {
        "button button-primary"
    };
    // A question is first answered with no; a form begins at its top.
    let first = go_on.is_some_and(|(kind, ..)| kind == "button");
    view! {
        <p class="dialog-actions">
            <button type="button" class=way_out data-action=Action::Close.name() autofocus=first>
                {table.text(out)}
            </button>
            {go_on.map(|(kind, action, text)| {
                view! {
                    <button type=kind class="button button-primary" data-action=action>
                        {table.text(text)}
                    </button>
                }
            })}
        </p>
    }
    .into_any()
}
