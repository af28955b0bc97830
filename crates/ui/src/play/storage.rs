//! Games and settings in the browser's storage.
//!
//! Each board size keeps its own game under `vato.fanorona.9x5` and the like. Where
//! the browser keeps nothing (private windows, storage full or forbidden) every
//! call does nothing and says so: a game can be played all the same.

use leptos::web_sys::{self, Storage};
use vato_rules::fanorona::Rules;

use super::session::{Settings, fanorona::Session};

/// Where the settings are.
const SETTINGS: &str = "vato.settings";
/// The board played on last, as `9x5`.
const LAST_BOARD: &str = "vato.fanorona.last";

/// What was found in a board's place.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// Nothing.
    Nothing,
    /// A game.
    Game(Box<Session>),
    /// Something that is no game. It has been put aside, so that it is not
    /// lost and does not come again.
    Damaged,
}

/// The game that was played last, on whichever board.
pub fn last_game() -> Found {
    game(&read(LAST_BOARD).unwrap_or_else(|| default_board().to_owned()))
}

/// The game of a board, given as `9x5`.
pub fn game(board: &str) -> Found {
    let key = key_of(board);
    let Some(text) = read(&key) else {
        return Found::Nothing;
    };
    match Session::restore(&text) {
        Ok(session) if board_of(&session) == board => Found::Game(Box::new(session)),
        _ => {
            put_aside(board);
            Found::Damaged
        }
    }
}

/// Keeps a game in its board's place, and remembers the board. `false` when
/// the browser keeps nothing.
pub fn keep(session: &Session) -> bool {
    let board = board_of(session);
    write(&key_of(board), &session.save()) && write(LAST_BOARD, board)
}

/// Puts a game that is not finished aside, so that another can take its place
/// on the board. `false` when there is none.
pub fn make_room(board: &str) -> bool {
    let unfinished = matches!(game(board), Found::Game(kept) if kept.in_progress());
    if unfinished {
        put_aside(board);
    }
    unfinished
}

/// The game that was put aside, back in its place.
pub fn bring_back(board: &str) -> Found {
    let key = key_of(board);
    if let Some(text) = read(&aside(&key)) {
        write(&key, &text);
    }
    game(board)
}

/// Moves what is kept for a board out of the way, in the place of what was
/// moved there before.
fn put_aside(board: &str) {
    let key = key_of(board);
    if let Some(text) = read(&key) {
        write(&aside(&key), &text);
        remove(&key);
    }
}

fn aside(key: &str) -> String {
    [key, ".aside"].concat()
}

/// The settings, with their defaults where none are kept.
pub fn settings() -> Settings {
    Settings::restore(&read(SETTINGS).unwrap_or_default())
}

/// Keeps the settings.
pub fn keep_settings(settings: &Settings) -> bool {
    write(SETTINGS, &settings.save())
}

/// The board of a game, as `9x5`.
pub fn board_of(session: &Session) -> &'static str {
    session.rules().get("board").unwrap_or(default_board())
}

fn default_board() -> &'static str {
    // `board` is an option and the default has one of its values.
    Rules::DEFAULT.get("board").unwrap_or("9x5")
}

fn key_of(board: &str) -> String {
    ["vato.fanorona.", board].concat()
}

/// `None` also where the browser forbids it.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What is kept under a key.
pub(super) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a text under a key; `false` when the browser does not.
pub(super) fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

fn remove(key: &str) {
    if let Some(storage) = storage() {
        // What cannot be removed is overwritten by the next game.
        let _ = storage.remove_item(key);
    }
}
