//! The sowing board of Kalah, Oware and Congkak: a picture of pits and seeds,
//! and over it one real button a pit, in an ARIA grid. One board for everybody:
//! by mouse, touch and pen, by keyboard, and by screen reader.
//!
//! It knows no rules. All that it shows is one [`PitsState`]; all that people do
//! with it comes out as a [`PitsAct`].

mod drawing;
mod heap;
mod input;
mod movement;
mod pit_set;
mod stage;
mod state;

use std::sync::Arc;

use leptos::{html, prelude::*};
use vato_rules::{Side, mancala::Pit};

use crate::listen::listen;

pub use movement::{Frame, Moving, Pace, frames};
pub use pit_set::{PitSet, pit_name, pits_of, side_name};
pub use state::{Flight, Hand, Layout, Names, PitsState, View};

/// What somebody did with the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PitsAct {
    /// A pit was tapped, or Enter or Space pressed on it.
    Tap(Pit),
    /// Escape was pressed.
    Cancel,
    /// A letter, lower case, or a digit was pressed while the board had the focus.
    Letter(char),
    /// The focus, the mouse or a resting finger is on this pit, or on none.
    Look(Option<Pit>),
}

/// Says in words what is in a pit, for those who do not see it.
pub type DescribePit = Arc<dyn Fn(&PitsState, Pit) -> String + Send + Sync>;

/// A sowing board to play on.
///
/// `label` names the whole board, `describe` each pit.
#[component]
pub fn SowingBoard(
    /// What it shows.
    state: Signal<PitsState>,
    /// The name of the board for screen readers.
    label: Signal<String>,
    /// The name of each pit for screen readers.
    describe: DescribePit,
    /// Told of everything that people do.
    on_act: Callback<PitsAct>,
) -> impl IntoView {
    let layout = Memo::new(move |_| state.with(PitsState::layout));
    let surface = NodeRef::<html::Div>::new();
    let input = input::Input::new(state, surface, on_act);
    listen(surface, input::EVENTS, move |event| input.event(event));
    let class = Signal::derive(move || format!("sowing {}", layout.get().size_classes()));
    view! {
        <div class=class>
            // Rebuilt when it is turned or another size comes, so that the order
            // of the buttons is always the order in which they are seen.
            {move || drawing::drawing(layout.get(), state)}
            <div
                class="pits"
                role="grid"
                aria-label=label
                node_ref=surface
            >
                {move || rows(layout.get(), state, input, &describe)}
            </div>
        </div>
    }
}

/// From above as an upright screen shows them: a store, a row, a row, a store.
fn rows(
    layout: Layout,
    state: Signal<PitsState>,
    input: input::Input,
    describe: &DescribePit,
) -> AnyView {
    let row = |pits: Vec<Pit>, class: &'static str| {
        let cells = pits
            .into_iter()
            .map(|pit| cell(state, input, describe.clone(), pit))
            .collect::<Vec<_>>();
        view! { <div class=class role="row">{cells}</div> }
    };
    let houses = |side: Side| {
        let columns = 0..layout.ring.houses();
        columns
            .filter_map(|column| layout.house(side, column))
            .collect()
    };
    let (near, far) = (layout.near(), !layout.near());
    view! {
        {row(vec![Pit::Store(far)], "far-store")}
        {row(houses(far), "far-row")}
        {row(houses(near), "near-row")}
        {row(vec![Pit::Store(near)], "near-store")}
    }
    .into_any()
}

fn cell(
    state: Signal<PitsState>,
    input: input::Input,
    describe: DescribePit,
    pit: Pit,
) -> impl IntoView {
    let read = move |read: fn(&PitsState, Pit) -> String| {
        Signal::derive(move || state.with(|state| read(state, pit)))
    };
    let seeds = read(|state, pit| state.seeds_in(pit).to_string());
    let marks = read(PitsState::marks);
    let name = Signal::derive(move || state.with(|state| describe(state, pit)));
    let tab_index = Signal::derive(move || {
        let index = if input.is_entry(pit) { "0" } else { "-1" };
        index.to_owned()
    });
    view! {
        <div role="gridcell">
            <button
                type="button"
                data-pit=pit_name(pit)
                data-seeds=seeds
                data-marks=marks
                aria-label=name
                tabindex=tab_index
            ></button>
        </div>
    }
}

/// A sowing board to look at.
#[component]
pub fn StillSowingBoard(
    /// What it shows.
    state: PitsState,
    /// What it shows, in words.
    label: String,
) -> impl IntoView {
    let layout = state.layout();
    view! {
        <div
            class=format!("sowing still {}", layout.size_classes())
            role="img"
            aria-label=label
        >
            {drawing::drawing(layout, Signal::stored(state))}
        </div>
    }
}
