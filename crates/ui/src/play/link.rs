//! What the page's address asks for.

use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::{self, UrlSearchParams};

use super::session::{LoadFault, Loaded, Playable};

/// The parts of the address that stand for a game.
const PARTS: [&str; 3] = ["rules", "position", "moves"];

/// The game that the address asks for, if it asks for one. The address then
/// loses those parts: what is played from there on is kept like any game, and
/// a reload must bring that back and not the link.
pub fn take<G: Playable>(game: &G) -> Option<Result<Loaded<G>, LoadFault<G>>> {
    let window = web_sys::window()?;
    let location = window.location();
    let search = UrlSearchParams::new_with_str(&location.search().ok()?).ok()?;
    let [rules, position, moves] = PARTS.map(|part| search.get(part));
    let loaded = Loaded::from_query(
        game,
        rules.as_deref(),
        position.as_deref(),
        moves.as_deref(),
    )?;
    for part in PARTS {
        search.delete(part);
    }
    let rest = String::from(search.to_string());
    let mut address = location.pathname().unwrap_or_default();
    if !rest.is_empty() {
        address.push('?');
        address.push_str(&rest);
    }
    address.push_str(&location.hash().unwrap_or_default());
    if let Ok(history) = window.history() {
        // An address that stays as it was only means that a reload opens the link again.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
    Some(loaded)
}
