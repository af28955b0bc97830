//! The board: a picture of lines and stones, and over it one real button a
//! point, in an ARIA grid. One board for everybody: by mouse, touch and pen, by
//! keyboard, and by screen reader.
//!
//! It knows no rules. All that it shows is one [`BoardState`]; all that people
//! do with it comes out as a [`BoardAct`].

mod drawing;
mod input;
mod state;

use std::sync::Arc;

use leptos::{html, prelude::*};
use vato_rules::fanorona::Point;

use crate::listen::listen;

pub use state::{BoardState, Layout, Orientation, stone_name};

/// What somebody did with the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardAct {
    /// A point was tapped, or Enter or Space pressed on it.
    Tap(Point),
    /// A movable stone is being dragged.
    Lift(Point),
    /// A dragged stone was let go over a point.
    Drop {
        /// Where it stood.
        from: Point,
        /// Where it was let go.
        to: Point,
    },
    /// Escape was pressed.
    Cancel,
    /// A letter was pressed while the board had the focus; lower case.
    Letter(char),
    /// The focus or the pointer rests on this point, or on none.
    Look(Option<Point>),
}

/// Says in words what is on a point, for those who do not see it.
pub type Describe = Arc<dyn Fn(&BoardState, Point) -> String + Send + Sync>;

/// A board to play on.
///
/// `label` names the whole board, `describe` each point.
#[component]
pub fn Board(
    /// What it shows.
    state: Signal<BoardState>,
    /// The name of the board for screen readers.
    label: Signal<String>,
    /// The name of each point for screen readers.
    describe: Describe,
    /// Told of everything that people do.
    on_act: Callback<BoardAct>,
) -> impl IntoView {
    let layout = Memo::new(move |_| state.with(BoardState::layout));
    let surface = NodeRef::<html::Div>::new();
    let input = input::Input::new(state, surface, on_act);
    listen(surface, input::EVENTS, move |event| input.event(event));
    let class = Signal::derive(move || format!("board {}", layout.get().size_classes()));
    view! {
        <div class=class>
            // Rebuilt when it is turned or another size comes, so that the order
            // of the buttons is always the order in which they are seen.
            {move || drawing::drawing(layout.get(), state)}
            <div
                class="points"
                role="grid"
                aria-label=label
                node_ref=surface
            >
                {move || rows(layout.get(), state, input, &describe)}
            </div>
        </div>
    }
}

fn rows(
    layout: Layout,
    state: Signal<BoardState>,
    input: input::Input,
    describe: &Describe,
) -> AnyView {
    let row = |y: u8| {
        let cells = (0..layout.columns())
            .filter_map(|x| layout.point(x, y))
            .map(|point| cell(layout, state, input, describe.clone(), point))
            .collect::<Vec<_>>();
        view! { <div class="row" role="row">{cells}</div> }
    };
    (0..layout.rows()).map(row).collect::<Vec<_>>().into_any()
}

fn cell(
    layout: Layout,
    state: Signal<BoardState>,
    input: input::Input,
    describe: Describe,
    point: Point,
) -> impl IntoView {
    let read = move |read: fn(&BoardState, Point) -> String| {
        Signal::derive(move || state.with(|state| read(state, point)))
    };
    let stone = read(|state, point| stone_name(state.at(point)).to_owned());
    let marks = read(BoardState::marks);
    let name = Signal::derive(move || state.with(|state| describe(state, point)));
    let tab_index = Signal::derive(move || {
        let index = if input.is_entry(point) { "0" } else { "-1" };
        index.to_owned()
    });
    view! {
        <div role="gridcell">
            <button
                type="button"
                data-point=layout.grid.name(point)
                data-stone=stone
                data-marks=marks
                aria-label=name
                tabindex=tab_index
            ></button>
        </div>
    }
}

/// A board to look at.
#[component]
pub fn StillBoard(
    /// What it shows.
    state: BoardState,
    /// What it shows, in words.
    label: String,
) -> impl IntoView {
    let layout = state.layout();
    view! {
        <div class=format!("board still {}", layout.size_classes()) role="img" aria-label=label>
            {drawing::drawing(layout, Signal::stored(state))}
        </div>
    }
}
