//! Messages about the page itself, in a bar above the board.

use leptos::prelude::*;

use super::{action::Action, at_table::AtTable, table::Table};
use crate::i18n::Key;

/// What the bar says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The saved game could not be read.
    Damaged,
    /// Another tab has taken the game over.
    OtherTab,
    /// The browser keeps nothing.
    NotSaved,
    /// There is no engine to be had.
    ComputerFailed,
    /// The link was wrong; the live region says how.
    LinkFailed,
    /// A link has opened another game.
    Opened,
}

/// The bar.
pub fn notice<G: AtTable>(table: Table<G>) -> AnyView {
    let bar = move || {
        table.notice.get().map(|notice| {
            let (text, action, button) = match notice {
                Notice::Damaged => (Key::NoticeDamaged, Action::Dismiss, Key::NoticeDismiss),
                Notice::OtherTab => (Key::NoticeOtherTab, Action::PlayHere, Key::NoticePlayHere),
                Notice::NotSaved => (Key::NoticeNotSaved, Action::Dismiss, Key::NoticeDismiss),
                Notice::ComputerFailed => (
                    Key::NoticeComputerFailed,
                    Action::TryAgain,
                    Key::NoticeTryAgain,
                ),
                Notice::LinkFailed => (Key::NoticeLinkFailed, Action::Dismiss, Key::NoticeDismiss),
                Notice::Opened => (Key::NoticeOpened, Action::BringBack, Key::NoticeBringBack),
            };
            view! {
                <div class="bar">
                    <p>{table.text(text)}</p>
                    <button type="button" class="button" data-action=action.name()>
                        {table.text(button)}
                    </button>
                </div>
            }
        })
    };
    view! { <div class="play-notice" role="status">{bar}</div> }.into_any()
}
