//! The play board with everything around it.
//!
//! [`session`] holds the game and decides what each tap means; everything else
//! here shows it: [`table`] binds the game to what is shown, `playback` turns
//! events into movement, `action` names what controls do, and the other files
//! each draw one part of the page.

// The island macro generates a public struct that it does not document.
#![allow(missing_docs)]

mod action;
pub mod at_table;
mod browser;
pub mod clipboard;
mod computer;
mod dialog;
pub mod engine_client;
mod game_list;
pub mod handed;
mod level;
pub mod link;
mod notice;
mod panels;
mod playback;
mod saying;
#[cfg(feature = "mancala")]
pub mod seeds;
pub mod session;
mod setup;
pub mod sound;
mod status;
#[cfg(feature = "fanorona")]
pub mod stones;
pub mod storage;
pub mod table;
pub mod tabs;
mod toolbar;
mod way_back;

use std::time::Duration;

use leptos::{html, prelude::*};

use self::{
    at_table::AtTable,
    handed::Handed,
    session::{NewGame, Session},
    table::Table,
};
use crate::listen::listen;

/// The table of a game with everything around it. The server draws the start of a
/// first game, so that there is a board before anything of this runs.
fn table_view<G: AtTable>(game: G, handed: Handed) -> AnyView {
    let Handed {
        texts,
        worker,
        rules_page,
        ..
    } = handed;
    let first: NewGame<G> = game.first_game();
    let table = Table::new(texts, Session::new(&first), worker);
    // Only in the browser, and after the page has been taken over as it was.
    let awake = RwSignal::new(false);
    Effect::new(move || {
        // A task of its own: on a slow phone taking over the page and finding the
        // game again would together keep a tap waiting.
        set_timeout(
            move || {
                table.wake();
                awake.set(true);
            },
            Duration::ZERO,
        );
    });
    let status = Signal::derive(move || {
        let word = if awake.get() {
            status::status_word(table)
        } else {
            "starting"
        };
        word.to_owned()
    });
    let class = Signal::derive(move || {
        let class = if table.settings.get().marks {
            "play"
        } else {
            "play no-marks"
        };
        class.to_owned()
    });
    let told = status::told(table);
    let page = NodeRef::<html::Div>::new();
    listen(page, &["click", "pointerover", "focusin"], move |event| {
        if event.type_() == "click" {
            table.on_click(event);
        } else {
            table.on_rest(event);
        }
    });
    view! {
        <div
            class=class
            data-status=status
            node_ref=page
        >
            {notice::notice(table)}
            <div class="play-status">
                {status::players(table, told)} {status::status(table, told, rules_page)}
            </div>
            <div class="play-board">{G::board_view(table)} {banner(table)}</div>
            <div class="play-controls">
                {status::choices(table, told)} {toolbar::toolbar(table)}
            </div>
            <div class="play-list">{game_list::game_list(table)}</div>
            {dialog::dialogs(table)}
        </div>
    }
    .into_any()
}

/// What is said big over the board for a moment, to those who see it; the live
/// region says it to the others. It comes when the movement is over.
fn banner<G: AtTable>(table: Table<G>) -> AnyView {
    let shown = move || {
        let banner = table.banner.get();
        let now = !banner.is_empty() && table.playback.current().is_none();
        now.then(|| view! { <p class="banner" aria-hidden="true">{banner}</p> })
    };
    view! { {shown} }.into_any()
}
