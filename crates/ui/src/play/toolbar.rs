//! The row of small controls.

use leptos::prelude::*;

use super::{action::Action, at_table::AtTable, session::Session, table::Table};
use crate::i18n::Key;

/// Outlines on a square of 24 units.
const UNDO: &str = "M9 7H15a5 5 0 0 1 0 10H8M9 7l3-3M9 7l3 3";
const REDO: &str = "M15 7H9a5 5 0 0 0 0 10h7M15 7l-3-3M15 7l-3 3";
const HINT: &str = "M9 16a6 6 0 1 1 6 0v2H9zM10 21h4";
const REPLAY: &str = "M12 5a7 7 0 1 1-6.6 4.7M12 5 9 2.500M12 5 9 8M10.500 9.500v5l4-2.500z";
const FLIP: &str = "M7 4v15M7 4 4 7M7 4l3 3M17 20V5M17 20l-3-3M17 20l3-3";
const UPRIGHT: &str = "M3 10h11v10H3zM10 6V4h10v14h-3M8.500 3.500 10 6l-2.500 1.500";
const NEW_GAME: &str = "M12 4v16M4 12h16";
const RESIGN: &str = "M6 21V4h11l-2.500 4 2.500 4H6";
const DRAW: &str = "M5 9.500h14M5 14.500h14";
const SETTINGS: &str = "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5";

/// The toolbar: what is at hand while playing, then the rest.
pub fn toolbar<G: AtTable>(table: Table<G>) -> AnyView {
    let can = move |able: fn(&Session<G>) -> bool| Signal::derive(move || table.session.with(able));
    let always = Signal::stored(true);
    let upright = move || table.settings.get().upright;
    view! {
        <div class="tools" role="toolbar" aria-label=table.text(Key::PanelControls)>
            <div class="tools-now">
            {tool(table, Action::Undo, UNDO, Key::ButtonUndo, can(Session::can_undo))}
            {tool(table, Action::Redo, REDO, Key::ButtonRedo, can(Session::can_redo))}
            {tool(table, Action::Hint, HINT, Key::ButtonHint, can(Session::human_to_move))}
            </div>
            <div class="tools-more">
            {tool(table, Action::Replay, REPLAY, Key::ButtonReplay, can(|session| {
                session.shown_turns() > 0
            }))}
            {tool(table, Action::NewGame, NEW_GAME, Key::ButtonNewGame, always)}
            {tool(table, Action::Flip, FLIP, Key::ButtonFlip, always)}
            {G::UPRIGHT.then(|| named_tool(Action::Upright, UPRIGHT, Signal::derive(move || {
                table.text(if upright() { Key::ButtonFlat } else { Key::ButtonUpright })
            }), always))}
            {G::DRAW_OFFERS.then(|| tool(table, Action::OfferDraw, DRAW, Key::ButtonOfferDraw, can(
                Session::can_offer_draw,
            )))}
            {tool(table, Action::Resign, RESIGN, Key::ButtonResign, can(|session| {
                session.ending().is_none()
            }))}
            {tool(table, Action::Settings, SETTINGS, Key::PanelSettings, always)}
            </div>
        </div>
    }
    .into_any()
}

fn tool<G: AtTable>(
    table: Table<G>,
    action: Action,
    outline: &'static str,
    key: Key,
    able: Signal<bool>,
) -> AnyView {
    named_tool(action, outline, Signal::stored(table.text(key)), able)
}

/// One that can do nothing now stays in reach of the keyboard, and says why
/// when it is pressed.
fn named_tool(
    action: Action,
    outline: &'static str,
    name: Signal<String>,
    able: Signal<bool>,
) -> AnyView {
    let disabled = Signal::derive(move || (!able.get()).to_string());
    view! {
        <button
            type="button"
            class="tool"
            title=name
            data-action=action.name()
            aria-disabled=disabled
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=outline/>
            </svg>
            <span class="tool-name">{name}</span>
        </button>
    }
    .into_any()
}
