//! How well the computer is to play: one slider over all levels, with a button for
//! each level that has a name, which moves it there.

use leptos::prelude::*;

use super::{at_table::AtTable, session::Level, table::Table};
use crate::i18n::{Key, Value};

/// The levels with a button, and what it says.
const NAMED: [(Level, Key); 3] = [
    (Level::EASY, Key::LevelEasy),
    (Level::MEDIUM, Key::LevelMedium),
    (Level::HARD, Key::LevelHard),
];

/// What a message about a level is told: `$level`, its name or, where it has none, its
/// number, and `$number`.
pub fn told(level: Level) -> [(&'static str, Value<'static>); 2] {
    [
        ("level", level.name().into()),
        ("number", level.number().into()),
    ]
}

/// What a level is like, as a word that picks the variant of a message. The engine's
/// levels of such a group differ in degree only.
fn likeness(level: Level) -> &'static str {
    match level.number() {
        ..=2 => "luck",
        3 | 4 => "captures",
        5..=7 => "ahead",
        8 | 9 => "far",
        _ => "best",
    }
}

/// The slider and its buttons; `level` is what a form finds.
pub fn slider<G: AtTable>(table: Table<G>, now: Level) -> AnyView {
    let level = RwSignal::new(now);
    let number = Signal::derive(move || level.get().number().to_string());
    let value = Signal::derive(move || table.format(Key::LevelValue, &told(level.get())));
    let explained = Signal::derive(move || {
        let like = likeness(level.get());
        table.format(Key::LevelExplained, &[("like", like.into())])
    });
    let buttons: Vec<_> = NAMED
        .into_iter()
        .map(|(named, name)| {
            let pressed = Signal::derive(move || (level.get() == named).to_string());
            view! {
                <button
                    type="button"
                    class="button"
                    aria-pressed=pressed
                    on:click=move |_| level.set(named)
                >
                    {table.text(name)}
                </button>
            }
        })
        .collect();
    view! {
        <div class="level">
            <p class="level-now">
                <label for="level">{table.text(Key::FieldLevel)}</label>
                <span aria-hidden="true">{value}</span>
            </p>
            <input
                type="range"
                id="level"
                name="level"
                min="1"
                max="10"
                prop:value=number
                aria-valuetext=value
                aria-describedby="level-explained"
                on:input=move |event| {
                    if let Ok(moved) = event_target_value(&event).parse() {
                        level.set(moved);
                    }
                }
            />
            <p class="level-names">{buttons}</p>
            <p class="level-explained" id="level-explained">{explained}</p>
        </div>
    }
    .into_any()
}
