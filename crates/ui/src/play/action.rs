//! What the controls around the board do, by name: a control only says
//! `data-action="undo"`, and one handler for all of them acts.

use leptos::{
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::{Element, Event},
};

use super::{
    at_table::AtTable,
    dialog::{Dialog, Question},
    session::Session,
    table::Table,
};

macro_rules! actions {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)+) => {
        /// Something a control does.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Action { $($(#[$doc])* $variant,)+ }

        impl Action {
            /// The value of `data-action`.
            pub const fn name(self) -> &'static str {
                match self { $(Action::$variant => $name,)+ }
            }

            fn named(name: &str) -> Option<Self> {
                match name { $($name => Some(Action::$variant),)+ _ => None }
            }
        }
    };
}

actions! {
    /// Takes back.
    Undo = "undo",
    /// Plays again what was taken back.
    Redo = "redo",
    /// Asks for advice.
    Hint = "hint",
    /// Ends a chain.
    EndCapture = "end-capture",
    /// Answers: by approach.
    Approach = "approach",
    /// Answers: by withdrawal.
    Withdraw = "withdraw",
    /// Takes over the other side.
    Swap = "swap",
    /// Ends the movement that is shown.
    Skip = "skip",
    /// Drops the question.
    Cancel = "cancel",
    /// Turns the board by half a turn.
    Flip = "flip",
    /// Turns the board by a quarter.
    Upright = "upright",
    /// Shows the last turn again.
    Replay = "replay",
    /// Opens the dialog for a new game.
    NewGame = "new-game",
    /// Another game with sides swapped.
    Rematch = "rematch",
    /// Gives up, after a question.
    Resign = "resign",
    /// Offers a draw.
    OfferDraw = "offer-draw",
    /// Accepts the draw on offer.
    AcceptDraw = "accept-draw",
    /// Declines the draw on offer.
    DeclineDraw = "decline-draw",
    /// Opens board and sound settings.
    Settings = "settings",
    /// Opens the dialog for pasting.
    Load = "load",
    /// Copies the position shown.
    CopyPosition = "copy-position",
    /// Copies the game as a record.
    CopyGame = "copy-game",
    /// Shows the start of the game.
    First = "first",
    /// Shows the position one turn earlier.
    Earlier = "earlier",
    /// Shows the position one turn later.
    Later = "later",
    /// Back to the live position.
    Live = "live",
    /// Shows the position after as many turns as `data-of` says.
    Look = "look",
    /// Closes the dialog it stands in.
    Close = "close",
    /// Closes the bar above the board.
    Dismiss = "dismiss",
    /// Takes the game over from another tab.
    PlayHere = "play-here",
    /// Back to the game that a link has put aside.
    BringBack = "bring-back",
    /// Asks the computer again.
    TryAgain = "try-again",
    /// Goes over to the board in `data-of`.
    Board = "board",
    /// Answers yes to the question asked.
    Confirm = "confirm",
}

impl<G: AtTable> Table<G> {
    /// A click anywhere on the page's island.
    pub fn on_click(self, event: &Event) {
        let Some(control) = control_of(event) else {
            return;
        };
        if let Some(action) = control
            .get_attribute("data-action")
            .and_then(|name| Action::named(&name))
        {
            self.unlock_sounds();
            let of = control.get_attribute("data-of").unwrap_or_default();
            self.perform(action, &of);
        }
    }

    /// The pointer or the focus has come to rest somewhere.
    pub fn on_rest(self, event: &Event) {
        let name = control_of(event).and_then(|control| control.get_attribute("data-action"));
        let weighed = name.and_then(|name| Action::named(&name));
        if self.weighed.get_untracked() != weighed {
            self.weighed.set(weighed);
        }
    }

    /// Letters, while the board has the focus.
    pub fn by_letter(self, letter: char) {
        let action = match letter {
            'f' => Action::Flip,
            'h' => Action::Hint,
            'l' => Action::Replay,
            'r' => Action::Redo,
            'u' => Action::Undo,
            other => match G::letter(other) {
                Some(action) => action,
                None => return,
            },
        };
        self.perform(action, "");
    }

    fn perform(self, action: Action, of: &str) {
        match action {
            Action::Undo => self.act(Session::undo),
            Action::Redo => self.act(Session::redo),
            Action::Hint => self.ask_hint(),
            Action::EndCapture | Action::Approach | Action::Withdraw | Action::Swap => {
                G::perform(self, action);
            }
            Action::Skip => self.finish(),
            Action::Cancel => self.act(Session::escape),
            Action::Flip => self.like(|settings| settings.flipped = !settings.flipped),
            Action::Upright => self.like(|settings| settings.upright = !settings.upright),
            Action::Replay => self.replay(),
            Action::NewGame => self.open(Dialog::NewGame),
            Action::Rematch => {
                let seed = self.seed();
                self.act(|session| Ok(session.rematch(seed)));
            }
            Action::Resign => self.ask(Question::Resign),
            Action::OfferDraw => self.act(Session::offer_draw),
            Action::AcceptDraw => self.act(Session::accept_draw),
            Action::DeclineDraw => self.act(Session::decline_draw),
            Action::Settings => self.open(Dialog::Settings),
            Action::Load => self.open(Dialog::Load),
            Action::CopyPosition => self.copy_position(),
            Action::CopyGame => self.copy_game(),
            Action::First => self.act(|session| session.look_at(0)),
            Action::Earlier => self.act(Session::look_earlier),
            Action::Later => self.act(Session::look_later),
            Action::Live => self.act(|session| Ok(session.look_live())),
            Action::Look => self.act(|session| session.look_at(of.parse().unwrap_or_default())),
            Action::Close => self.close(),
            Action::Dismiss => self.notice.set(None),
            Action::PlayHere => self.play_here(),
            Action::BringBack => self.bring_back(),
            Action::TryAgain => {
                self.notice.set(None);
                self.see_to_computer();
            }
            Action::Board => self.change_board(of),
            Action::Confirm => self.confirmed(),
        }
    }
}

fn control_of(event: &Event) -> Option<Element> {
    let element: Element = event.target()?.dyn_into().ok()?;
    element.closest("[data-action]").ok()?
}
