//! One ear for all that happens to an element.

use leptos::{
    html,
    prelude::*,
    wasm_bindgen::{JsCast, closure::Closure},
    web_sys::Event,
};

/// Hears the events of these kinds on an element and all that is in it. A handler
/// for each of them in the view would each be code of its own in the wasm module
/// that the page waits for.
pub fn listen(
    element: NodeRef<html::Div>,
    kinds: &'static [&'static str],
    hear: impl Fn(&Event) + 'static,
) {
    // Not `FnMut`: what it hears can move the focus, which it hears at once.
    let hear: Box<dyn Fn(Event)> = Box::new(move |event| hear(&event));
    listen_by(element, kinds, hear);
}

fn listen_by(
    element: NodeRef<html::Div>,
    kinds: &'static [&'static str],
    hear: Box<dyn Fn(Event)>,
) {
    let hear = StoredValue::new_local(Some(hear));
    Effect::new(move || {
        let Some(element) = element.get() else { return };
        let Some(hear) = hear.try_update_value(Option::take).flatten() else {
            return;
        };
        let hear = Closure::wrap(hear);
        for kind in kinds {
            // Refused only for a kind that is no text.
            let _ = element.add_event_listener_with_callback(kind, hear.as_ref().unchecked_ref());
        }
        // It listens for as long as the page lives.
        hear.forget();
    });
}
