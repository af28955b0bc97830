//! How sowing is liked.

use leptos::prelude::*;

use crate::{
    i18n::Key,
    pits::Pace,
    play::{panels::switch, session::sowing::Sowing, table::Table},
};

/// The settings that only the sowing games have.
pub(super) fn own(table: Table<Sowing>) -> AnyView {
    let now = table.settings.get_untracked();
    let either_way = table
        .session
        .with_untracked(|session| session.game().is_drawn_either_way());
    let paces: Vec<_> = Pace::ALL
        .into_iter()
        .map(|(pace, word)| {
            let name = match pace {
                Pace::Instant => Key::SpeedInstant,
                Pace::Fast => Key::SpeedFast,
                Pace::Normal => Key::SpeedNormal,
                Pace::Slow => Key::SpeedSlow,
            };
            view! {
                <label class="choice">
                    <input
                        type="radio"
                        name="pace"
                        value=word
                        prop:checked=pace == now.pace
                        on:change=move |_| table.like(|settings| settings.pace = pace)
                    />
                    <span class="choice-label">{table.text(name)}</span>
                </label>
            }
        })
        .collect();
    view! {
        {switch(table, "names", Key::LabelHouseNames, now.names, |settings, on| settings.names = on)}
        {either_way.then(|| switch(
            table,
            "clockwise",
            Key::LabelClockwise,
            now.clockwise,
            |settings, on| settings.clockwise = on,
        ))}
        <fieldset class="choices" data-field="pace">
            <legend>{table.text(Key::LabelSpeed)}</legend>
            {paces}
        </fieldset>
    }
    .into_any()
}
