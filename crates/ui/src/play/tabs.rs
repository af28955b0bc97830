//! One game, one tab: the tab that opened a board's game last has it.
//!
//! The owner of a board is written beside its game in the browser's storage,
//! which tells every other tab of it. A tab that has lost its board must
//! not write there any more; it asks [`owns`](Tab::owns) before it does, so that it
//! is right even when it slept through the message.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{self, js_sys::Math};

use super::storage;

/// This tab, and the board whose game it plays. Clones are the same one.
#[derive(Clone)]
pub struct Tab {
    name: Rc<str>,
    /// The board taken last, as `fanorona.9x5`; empty before the first.
    board: Rc<RefCell<String>>,
}

impl Tab {
    /// A tab that has no board yet. `lost` is called whenever another tab may have
    /// taken the board of this one: ask [`owns`](Tab::owns) then.
    pub fn new(lost: impl Fn() + 'static) -> Self {
        let tab = Self {
            // Letters and digits only, and hardly ever the same twice.
            name: Math::random().to_bits().to_string().into(),
            board: Rc::default(),
        };
        let lost = Closure::<dyn Fn()>::new(lost);
        if let Some(window) = web_sys::window() {
            // `storage`: another tab has written; `pageshow`: this one was asleep.
            for event in ["storage", "pageshow"] {
                // Without the message `owns` still tells, at the next change.
                let _ =
                    window.add_event_listener_with_callback(event, lost.as_ref().unchecked_ref());
            }
        }
        // It listens for as long as the page lives.
        lost.forget();
        tab
    }

    /// Takes a board's game, given as `fanorona.9x5`, from whichever tab has it.
    pub fn take(&self, board: &str) {
        board.clone_into(&mut self.board.borrow_mut());
        // Where nothing is kept, tabs have nothing in common.
        storage::write(&key_of(board), &self.name);
    }

    /// Whether this tab may play and keep the game of its board.
    pub fn owns(&self) -> bool {
        storage::read(&key_of(&self.board.borrow())).is_none_or(|owner| *owner == *self.name)
    }
}

fn key_of(board: &str) -> String {
    ["vato.tab.", board].concat()
}
