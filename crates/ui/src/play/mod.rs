//! The play board with everything around it.

use leptos::prelude::*;

/// The game page's island.
#[island]
pub fn Play() -> impl IntoView {
    let taps = RwSignal::new(0);
    view! {
        <button class="button" on:click=move |_| taps.update(|n| *n += 1)>{taps}</button>
    }
}
