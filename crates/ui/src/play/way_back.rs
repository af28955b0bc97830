//! The browser's way back closes an open dialog: on a phone people press it as
//! they press Escape elsewhere, and it would leave the page.
//!
//! For that the history needs an entry more than there are pages. It stays when
//! the dialog is closed in another way, since going back at once could meet the
//! next dialog, which uses the entry again. Who goes back with no dialog open is
//! led over it.

use std::{cell::RefCell, rc::Rc};

use leptos::{
    wasm_bindgen::{JsCast, JsValue, closure::Closure},
    web_sys::{self, History, Window},
};

/// What the added entry holds, by which it is known, also after a reload.
const ADDED: &str = "dialog";

/// The history with its added entry. Only in the browser.
pub struct WayBack {
    window: Option<Window>,
    /// The page's address while one is at the added entry, else empty.
    at: Rc<RefCell<String>>,
}

impl WayBack {
    /// `close` closes the dialog that is open, and says whether there was one.
    pub fn new(close: impl Fn() -> bool + 'static) -> Self {
        let way = Self {
            window: web_sys::window(),
            at: Rc::default(),
        };
        let Some(window) = way.window.clone() else {
            return way;
        };
        way.at.replace(added_entry(&window));
        let (here, at) = (window.clone(), way.at.clone());
        let moved = Closure::<dyn Fn()>::new(move || {
            let left = at.replace(added_entry(&here));
            // A link within the page leads away from the entry, too.
            let back = !left.is_empty() && at.borrow().is_empty() && left == address(&here);
            if back
                && !close()
                && let Ok(history) = here.history()
            {
                // Where nothing comes before this page there is nowhere to go.
                let _ = history.back();
            }
        });
        // Without it the way back only leaves the page, as everywhere.
        let _ = window.add_event_listener_with_callback("popstate", moved.as_ref().unchecked_ref());
        // It listens for as long as the page lives.
        moved.forget();
        way
    }

    /// Called when a dialog opens.
    pub fn lead_here(&self) {
        if let Some(window) = &self.window
            && self.at.borrow().is_empty()
            && let Ok(history) = window.history()
        {
            // Refused where a page may have no more entries: see above.
            let _ = history.push_state(&JsValue::from_str(ADDED), "");
            self.at.replace(added_entry(window));
        }
    }
}

/// The page's address, if one is at the added entry; else empty.
fn added_entry(window: &Window) -> String {
    let state = window
        .history()
        .and_then(|history: History| history.state());
    match state {
        Ok(state) if state.as_string().as_deref() == Some(ADDED) => address(window),
        _ => String::new(),
    }
}

fn address(window: &Window) -> String {
    window.location().href().unwrap_or_default()
}
