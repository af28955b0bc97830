//! The play board with everything around it.

// The island macro generates a public struct that it does not document.
#![allow(missing_docs)]

pub mod session;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::i18n::{Key, Texts};

/// Where the engine's worker is, relative to the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WorkerFiles {
    /// The module to start as a worker.
    pub script: String,
    /// The wasm file that it loads.
    pub wasm: String,
}

/// The game page's island.
#[island]
pub fn Play(
    /// The messages of `play.ftl`.
    texts: Texts,
    /// The engine's files.
    worker: WorkerFiles,
) -> impl IntoView {
    let taps = RwSignal::new(0);
    let title = texts.get(Key::PlayTitle);
    view! {
        <button class="button" data-worker=worker.script data-wasm=worker.wasm on:click=move |_| taps.update(|n| *n += 1)>
            {title} " " {taps}
        </button>
    }
}
