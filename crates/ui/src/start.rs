//! What the loader script calls once the wasm module is there.

use wasm_bindgen::prelude::wasm_bindgen;

/// Readies the reactive system; the loader then calls each island's own export.
#[wasm_bindgen]
pub fn hydrate() {
    leptos::mount::hydrate_islands();
}
