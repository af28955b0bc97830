//! What sowing the house looked at would do, in words: below the pointer's or the
//! finger's marks a line that everybody sees, and the same with the house's name.

use leptos::prelude::*;
use vato_rules::mancala::Pit;

use crate::{
    i18n::{Key, Texts},
    pits::PitsState,
    play::{
        session::sowing::{Session, Sowing, labels, preview, preview_text},
        table::Table,
    },
};

/// The line above the board. Its room is kept while it is empty, so that nothing
/// moves. Screen readers hear the same with the name of the house.
pub(super) fn line(table: Table<Sowing>) -> AnyView {
    let line = Memo::new(move |_| {
        let looked_at = table.view.with(|board| board.looked_at);
        let looked_at = looked_at.filter(|_| is_wanted(table));
        table.tell(|texts, session| would_do(texts, session, looked_at).unwrap_or_default())
    });
    view! { <p class="preview" aria-hidden="true">{line}</p> }.into_any()
}

/// What a screen reader says of a pit; of the one looked at also what it would do.
pub(super) fn label(table: Table<Sowing>, board: &PitsState, pit: Pit) -> String {
    let looked_at = board.looked_at.filter(|looked_at| *looked_at == pit);
    let looked_at = looked_at.filter(|_| is_wanted(table));
    table.tell(|texts, session| {
        let label = labels::pit(texts, session, board, pit);
        match would_do(texts, session, looked_at) {
            Some(preview) => texts.format(
                Key::HouseWithPreview,
                &[("label", (&label).into()), ("preview", (&preview).into())],
            ),
            None => label,
        }
    })
}

/// Whether people have left it on.
fn is_wanted(table: Table<Sowing>) -> bool {
    table.settings.with(|settings| settings.marks)
}

fn would_do(texts: &Texts, session: &Session, looked_at: Option<Pit>) -> Option<String> {
    let Some(Pit::House(house)) = looked_at else {
        return None;
    };
    let preview = preview(session, house)?;
    Some(preview_text(texts, session, &preview))
}
