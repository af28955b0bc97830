//! Games and settings in the browser's storage.
//!
//! Each place, which is one of a game's boards, keeps its own game under
//! `vato.fanorona.9x5` and the like. Where the browser keeps nothing (private
//! windows, storage full or forbidden) every call does nothing and says so: a game
//! can be played all the same.

use leptos::web_sys::{self, Storage};

use super::{
    at_table::AtTable,
    session::{Session, Settings},
};

/// Where the settings are.
const SETTINGS: &str = "vato.settings";

/// What was found in a place.
#[derive(Clone, PartialEq, Debug)]
pub enum Found<G: AtTable> {
    /// Nothing.
    Nothing,
    /// A game.
    Game(Box<Session<G>>),
    /// Something that is no game. It has been put aside, so that it is not
    /// lost and does not come again.
    Damaged,
}

/// The game that was played last, in whichever place.
pub fn last_game<G: AtTable>(usual: &G) -> Found<G> {
    let place = read(&last_of(usual));
    let last = place.and_then(|place| usual.of_place(&place));
    game(&last.unwrap_or(*usual))
}

/// The game that is kept in the place of this one.
pub fn game<G: AtTable>(of: &G) -> Found<G> {
    let Some(text) = read(&key_of(of)) else {
        return Found::Nothing;
    };
    match Session::<G>::restore(&text) {
        Ok(session)
            if session.game().name() == of.name() && session.game().place() == of.place() =>
        {
            Found::Game(Box::new(session))
        }
        _ => {
            put_aside(of);
            Found::Damaged
        }
    }
}

/// Keeps a game in its place, and remembers the place. `false` when the browser
/// keeps nothing.
pub fn keep<G: AtTable>(session: &Session<G>) -> bool {
    let game = session.game();
    write(&key_of(game), &session.save()) && write(&last_of(game), &game.place())
}

/// Puts a game that is not finished aside, so that another can take its place.
/// `false` when there is none.
pub fn make_room<G: AtTable>(of: &G) -> bool {
    let unfinished = matches!(game(of), Found::Game(kept) if kept.in_progress());
    if unfinished {
        put_aside(of);
    }
    unfinished
}

/// The game that was put aside, back in its place.
pub fn bring_back<G: AtTable>(of: &G) -> Found<G> {
    let key = key_of(of);
    if let Some(text) = read(&aside(&key)) {
        write(&key, &text);
    }
    game(of)
}

/// Moves what is kept in a place out of the way, in the place of what was moved
/// there before.
fn put_aside<G: AtTable>(of: &G) {
    let key = key_of(of);
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

/// A place by its game and its name there: `fanorona.9x5`.
pub(super) fn name_of<G: AtTable>(game: &G) -> String {
    [game.name().name(), ".", &game.place()].concat()
}

fn key_of<G: AtTable>(game: &G) -> String {
    ["vato.", &name_of(game)].concat()
}

/// Which place of a game was played in last.
fn last_of<G: AtTable>(game: &G) -> String {
    ["vato.", game.name().name(), ".last"].concat()
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
