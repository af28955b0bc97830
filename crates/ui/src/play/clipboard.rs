//! Copying to the clipboard.

use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys;
use wasm_bindgen_futures::JsFuture;

/// Copies a text and tells whether the browser has let it. It does not on
/// pages that come over plain HTTP from another machine, or where the person
/// has forbidden it: the text has to be shown then.
pub fn copy(text: String, done: impl FnOnce(bool) + 'static) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Typed as always there, but `undefined` on pages that are not secure.
    match clipboard.filter(|clipboard| !AsRef::<JsValue>::as_ref(clipboard).is_undefined()) {
        None => done(false),
        Some(clipboard) => spawn_local(async move {
            let copied = JsFuture::from(clipboard.write_text(&text)).await.is_ok();
            done(copied);
        }),
    }
}
