//! The dialogs for board and sound, and for pasting a game.

use leptos::{prelude::*, wasm_bindgen::JsCast, web_sys};

use super::{
    at_table::AtTable,
    dialog::{Question, last_row},
    session::{Loaded, Settings, faults},
    sound::Sound,
    table::Table,
};
use crate::i18n::Key;

impl<G: AtTable> Table<G> {
    /// Changes how the board is liked.
    pub fn like(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.keep_settings();
    }
}

/// Board and sound.
pub fn settings<G: AtTable>(table: Table<G>) -> AnyView {
    let now = table.settings.get_untracked();
    let keys: Vec<_> = G::LABELS
        .keys
        .iter()
        .map(|key| view! { <li>{table.text(*key)}</li> })
        .collect();
    view! {
        {switch(table, "sound", Key::LabelSound, now.sound, |settings, on| settings.sound = on)}
        <label class="choice choice-range">
            <span class="choice-label">{table.text(Key::LabelVolume)}</span>
            <input
                type="range"
                name="volume"
                min="0"
                max="100"
                step="5"
                prop:value=now.volume.to_string()
                on:change=move |event| {
                    if let Ok(volume) = event_target_value(&event).parse() {
                        table.like(|settings| settings.volume = volume);
                        table.sound(Sound::Step, 0.0);
                    }
                }
            />
        </label>
        {switch(table, "marks", G::LABELS.marks, now.marks, |settings, on| settings.marks = on)}
        {G::own_settings(table)}
        <details class="keys">
            <summary>{table.text(Key::PanelKeys)}</summary>
            <ul>{keys}</ul>
        </details>
        {last_row(table, Key::ButtonClose, None)}
    }
    .into_any()
}

/// A setting that is on or off.
pub(super) fn switch<G: AtTable>(
    table: Table<G>,
    name: &'static str,
    label: Key,
    on: bool,
    set: fn(&mut Settings, bool),
) -> AnyView {
    view! {
        <label class="choice">
            <input
                type="checkbox"
                name=name
                prop:checked=on
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    table.like(|settings| set(settings, on));
                }
            />
            <span class="choice-label">{table.text(label)}</span>
        </label>
    }
    .into_any()
}

/// A field for a position or a game record.
pub fn load<G: AtTable>(table: Table<G>) -> AnyView {
    let example = table
        .session
        .with_untracked(|session| session.game().position_text(session.line().start()));
    let explained = table.format(Key::LoadExplained, &[("example", (&example).into())]);
    view! {
        <form
            class="load"
            on:submit=move |event| {
                event.prevent_default();
                if let Some(text) = pasted(&event) {
                    read(table, &text);
                }
            }
        >
            <p id="load-explained">{explained}</p>
            <label class="load-label" for="load-text">{table.text(Key::LoadLabel)}</label>
            <textarea
                class="field"
                id="load-text"
                name="text"
                rows="5"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                aria-describedby="load-explained load-fault"
                aria-invalid=move || {
                    table.load_fault.with(|fault| !fault.is_empty()).then_some("true")
                }
            ></textarea>
            <p class="load-fault" id="load-fault" role="alert">
                {move || table.load_fault.get()}
            </p>
            {last_row(table, Key::ButtonCancel, Some(("submit", "open", Key::ButtonLoad)))}
        </form>
    }
    .into_any()
}

fn pasted(event: &web_sys::SubmitEvent) -> Option<String> {
    let form: web_sys::Element = event.target()?.dyn_into().ok()?;
    let field = form.query_selector("textarea").ok()??;
    let field: web_sys::HtmlTextAreaElement = field.dyn_into().ok()?;
    Some(field.value())
}

fn read<G: AtTable>(table: Table<G>, text: &str) {
    let loaded = table
        .session
        .with_untracked(|session| Loaded::from_paste(session.game(), text));
    match loaded {
        Ok(loaded) => table.ask(Question::Load(loaded)),
        Err(fault) => table
            .load_fault
            .set(table.texts.with_value(|texts| faults::load(texts, &fault))),
    }
}

/// The text that the browser does not let the page copy.
pub fn copy<G: AtTable>(table: Table<G>) -> AnyView {
    view! {
        <p id="copy-explained">{table.text(Key::CopyFailed)}</p>
        <textarea
            class="field copy-text"
            rows="8"
            readonly
            aria-describedby="copy-explained"
            aria-label=table.text(Key::LoadLabel)
            prop:value=table.to_copy.get_value()
        ></textarea>
        {last_row(table, Key::ButtonClose, None)}
    }
    .into_any()
}
