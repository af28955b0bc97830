//! The engine as a Web Worker module.
//!
//! [`answer`] is the whole of it: a request's text in, replies' texts out.
//! In the browser `crates/ui/assets/engine-worker.js` loads this module inside
//! a worker and passes messages between the page and [`handle`].

mod answer;

pub use answer::answer;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a request: calls `say` with the text of each reply. Blocks until
/// the last one.
#[wasm_bindgen]
pub fn handle(request: &str, say: &js_sys::Function) {
    answer(request, &mut |reply| {
        // A page that throws while it is told something has itself to blame;
        // the next reply is sent all the same.
        let _ = say.call1(&JsValue::NULL, &JsValue::from_str(&reply.to_string()));
    });
}

/// The text that says the worker takes requests now.
#[wasm_bindgen]
pub fn ready() -> String {
    vato_messages::Reply::Ready.to_string()
}
