//! Keys and pointers become [`PitsAct`]s.

use std::time::Duration;

use leptos::{
    html,
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent},
};

use vato_rules::mancala::Pit;

use super::{
    PitsAct, PitsState,
    pit_set::{owner, pit_name, pit_named, place_of},
};
use crate::keys::BoardKey;

/// How long a finger rests on a house to look at it.
const LONG_PRESS: Duration = Duration::from_millis(420);

/// The events that a board hears.
pub(super) const EVENTS: &[&str] = &[
    "click",
    "keydown",
    "focusin",
    "focusout",
    "pointerover",
    "pointerleave",
    "pointerdown",
    "pointerup",
    "pointercancel",
    "contextmenu",
];

/// The way from the page's events to a board's acts. Freely copied: all it
/// holds are handles.
#[derive(Clone, Copy)]
pub(super) struct Input {
    state: Signal<PitsState>,
    surface: NodeRef<html::Div>,
    on_act: Callback<PitsAct>,
    /// The pit where Tab enters the board.
    entry: RwSignal<Option<Pit>>,
    /// The pit looked at last, so that each is told only once.
    looked: StoredValue<Option<Pit>>,
    /// Goes up with each touch, so that a timer knows whether it is its own.
    touches: StoredValue<u32>,
    /// A finger has rested: the click that follows belongs to it.
    rested: StoredValue<bool>,
}

impl Input {
    pub fn new(
        state: Signal<PitsState>,
        surface: NodeRef<html::Div>,
        on_act: Callback<PitsAct>,
    ) -> Self {
        Self {
            state,
            surface,
            on_act,
            entry: RwSignal::new(None),
            looked: StoredValue::new(None),
            touches: StoredValue::new(0),
            rested: StoredValue::new(false),
        }
    }

    /// Whether Tab enters the board at this pit: where the focus was last, else
    /// in the middle of the row below.
    pub fn is_entry(self, pit: Pit) -> bool {
        let layout = self.state.with(PitsState::layout);
        let entry = self
            .entry
            .get()
            .filter(|entry| place_of(layout.ring, *entry) < layout.ring.len());
        entry.or_else(|| layout.house(layout.near(), layout.ring.houses() / 2)) == Some(pit)
    }

    fn act(self, act: PitsAct) {
        self.on_act.run(act);
    }

    /// The pit whose button an event is about.
    fn pit_of(self, event: &Event) -> Option<Pit> {
        let element: Element = event.target()?.dyn_into().ok()?;
        let name = element
            .closest("[data-pit]")
            .ok()??
            .get_attribute("data-pit")?;
        pit_named(self.state.with_untracked(|state| state.ring), &name)
    }

    /// What people do, as the browser tells it.
    pub fn event(self, event: &Event) {
        match event.type_().as_str() {
            "click" => self.click(event),
            "keydown" => self.key(event.unchecked_ref()),
            "focusin" => self.focus(event),
            "focusout" => self.tell(None),
            "pointerover" => self.hover(event.unchecked_ref()),
            "pointerleave" => self.leave(event.unchecked_ref()),
            "pointerdown" => self.press(event.unchecked_ref()),
            // A resting finger would open the browser's own menu.
            "contextmenu" => event.prevent_default(),
            _ => self.release(),
        }
    }

    /// Mouse, touch, and Enter or Space on a button.
    fn click(self, event: &Event) {
        if self.rested.get_value() {
            self.rested.set_value(false);
        } else if let Some(pit) = self.pit_of(event) {
            self.act(PitsAct::Tap(pit));
        }
    }

    /// The focus comes upon a pit. One that a tap has left there looks at nothing:
    /// what it would do next is not what a finger asks by tapping.
    fn focus(self, event: &Event) {
        let pit = self.pit_of(event);
        if pit.is_some() {
            self.entry.set(pit);
        }
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let is_seen = |element: Element| element.matches(":focus-visible").unwrap_or(true);
        if target.is_some_and(is_seen) {
            self.tell(pit);
        }
    }

    /// A mouse comes upon a pit; a finger has to rest there first.
    fn hover(self, event: &PointerEvent) {
        if event.pointer_type() != "touch" {
            self.tell(self.pit_of(event));
        }
    }

    /// The mouse has left the board.
    fn leave(self, event: &PointerEvent) {
        if event.pointer_type() != "touch" {
            self.tell(None);
        }
    }

    fn tell(self, pit: Option<Pit>) {
        if self.looked.get_value() != pit {
            self.looked.set_value(pit);
            self.act(PitsAct::Look(pit));
        }
    }

    /// A finger goes down: when it rests it looks and does not sow.
    fn press(self, event: &PointerEvent) {
        self.rested.set_value(false);
        if event.pointer_type() != "touch" {
            return;
        }
        let pit = self.pit_of(event);
        self.touches.update_value(|touches| *touches += 1);
        let touch = self.touches.get_value();
        set_timeout(
            move || {
                if pit.is_some() && self.touches.try_get_value() == Some(touch) {
                    self.rested.set_value(true);
                    self.tell(pit);
                }
            },
            LONG_PRESS,
        );
    }

    /// The finger goes up, or away to scroll.
    fn release(self) {
        self.touches.update_value(|touches| *touches += 1);
        if self.rested.get_value() {
            self.tell(None);
        }
    }

    fn key(self, event: &KeyboardEvent) {
        let Some(key) = BoardKey::of(event) else {
            return;
        };
        let layout = self.state.with_untracked(PitsState::layout);
        let last = layout.ring.houses() - 1;
        let pit = self.pit_of(event);
        let target = match (key, pit) {
            (BoardKey::Cancel, _) => {
                self.act(PitsAct::Cancel);
                return event.prevent_default();
            }
            (BoardKey::Letter(letter), _) => return self.act(PitsAct::Letter(letter)),
            (_, None) => return,
            (BoardKey::Step(across, down), Some(pit)) => layout.neighbour(pit, across, down),
            (BoardKey::RowEnd { last: end }, Some(pit)) => {
                layout.house(owner(pit), if end { last } else { 0 })
            }
            (BoardKey::ColumnEnd { last: end }, Some(pit)) => {
                let side = if end { layout.near() } else { !layout.near() };
                layout.house(side, layout.column(pit).unwrap_or(layout.ring.houses() / 2))
            }
        };
        event.prevent_default();
        if let Some(button) = target.and_then(|pit| self.button(pit)) {
            // Focus fails only for elements that are gone, and then nothing is lost.
            let _ = button.focus();
        }
    }

    fn button(self, pit: Pit) -> Option<HtmlElement> {
        let name = pit_name(pit);
        let surface = self.surface.get_untracked()?;
        let found = surface
            .query_selector(&format!("[data-pit={name}]"))
            .ok()??;
        found.dyn_into().ok()
    }
}
