//! The play board with everything around it.
//!
//! [`session`] holds the game and decides what each tap means; everything else
//! here shows it: [`table`] binds the game to what is shown, `playback` turns
//! events into movement, `action` names what controls do, and the other files
//! each draw one part of the page.

// The island macro generates a public struct that it does not document.
#![allow(missing_docs)]

mod action;
mod browser;
pub mod clipboard;
mod computer;
mod dialog;
pub mod engine_client;
mod game_list;
pub mod link;
mod notice;
mod panels;
mod playback;
pub mod session;
mod setup;
pub mod sound;
mod status;
pub mod storage;
pub mod table;
pub mod tabs;
mod toolbar;

use std::{sync::Arc, time::Duration};

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use self::{
    session::fanorona::{self, Session},
    table::Table,
};
use crate::{
    board::Board,
    i18n::{Key, Texts},
};

/// Where the engine's worker is, relative to the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WorkerFiles {
    /// The script that the worker begins with; it loads the other two.
    pub start: String,
    /// The engine's JavaScript.
    pub script: String,
    /// The engine's wasm file.
    pub wasm: String,
}

/// The game page's island. The server draws the start of a first game, so that
/// there is a board before anything of this runs.
#[island]
pub fn Play(
    /// The messages of `play.ftl`.
    texts: Texts,
    /// The engine's files.
    worker: WorkerFiles,
    /// Where the rules are explained, relative to the page.
    rules_page: String,
) -> impl IntoView {
    let table = Table::new(texts, Session::new(&computer::first_game()), worker);
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
    let status = move || {
        if awake.get() {
            status::status_word(table)
        } else {
            "starting"
        }
    };
    let label = Signal::derive(move || {
        let (columns, rows) = table
            .session
            .with(|session| (session.grid().columns(), session.grid().rows()));
        table.format(
            Key::BoardLabel,
            &[("columns", columns.into()), ("rows", rows.into())],
        )
    });
    let texts = table.texts;
    let describe: crate::board::Describe = Arc::new(move |board, point| {
        texts.with_value(|texts| fanorona::point(texts, board, point))
    });
    let told = status::told(table);
    view! {
        <div
            class="play"
            class:no-marks=move || !table.settings.get().marks
            data-status=status
            on:click=move |event| table.on_click(&event)
            on:pointerover=move |event| table.on_rest(&event)
            on:focusin=move |event| table.on_rest(&event)
        >
            {notice::notice(table)}
            <div class="play-status">{status::players(table, told)} {status::status(table, told, rules_page)}</div>
            <div class="play-board">
                <Board state=Signal::from(table.view) label describe on_act=Callback::new(move |act| table.on_board(act))/>
            </div>
            <div class="play-controls">{status::choices(table, told)} {toolbar::toolbar(table)}</div>
            <div class="play-list">{game_list::game_list(table)}</div>
            {dialog::dialogs(table)}
        </div>
    }
}
