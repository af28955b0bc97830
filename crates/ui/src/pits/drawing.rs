//! The picture of a sowing board: one SVG, styled by `pits.css`.
//!
//! A house is 100 units from the next one. The picture's frame holds the two
//! rows; the stores are drawn beside it, and the style sheet says on which
//! sides: left and right, or above and below on a narrow screen. Every number
//! is whole, which keeps the formatting of fractions out of the wasm module.

use leptos::prelude::*;
use vato_rules::{Side, mancala::Pit};

use super::{
    heap::{Heap, strokes},
    pit_set::{owner, pits_of, place_of, side_name},
    state::{Flight, Layout, PitsState},
};

/// Units between neighbouring houses.
const PITCH: i32 = 100;
/// Height of the two rows with their numbers.
const HEIGHT: i32 = 384;
/// Half the width and height of a house.
pub(super) const HOUSE: (i32, i32) = (45, 56);
/// Half the width and height of a store.
pub(super) const STORE: (i32, i32) = (46, 152);
/// How high the middle of each row is, the far one first.
const ROWS: [i32; 2] = [112, 272];
/// How high the numbers of seeds are.
const COUNTS: [i32; 2] = [28, 356];
/// How high the houses' names are.
const NAMES: [i32; 2] = [181, 203];

impl Layout {
    /// Where the middle of a house is; `None` for a store, whose place is the
    /// style sheet's affair.
    pub(super) fn centre(self, pit: Pit) -> Option<(i32, i32)> {
        let x = i32::from(self.column(pit)?) * PITCH + PITCH / 2;
        Some((x, ROWS[self.row(pit)]))
    }

    /// 0 for the far row, 1 for the near one.
    fn row(self, pit: Pit) -> usize {
        usize::from(self.is_near(pit))
    }

    /// `near` or `far`.
    pub(super) fn bank(self, pit: Pit) -> &'static str {
        ["far", "near"][self.row(pit)]
    }

    /// From which `pits.css` derives the proportions.
    pub(super) fn size_classes(self) -> String {
        let mirrored = if self.view.clockwise {
            " clockwise"
        } else {
            ""
        };
        format!("houses-{}{mirrored}", self.ring.houses())
    }
}

/// The whole picture; screen readers are told of the pits by other means.
pub(super) fn drawing(layout: Layout, state: Signal<PitsState>) -> AnyView {
    let width = i32::from(layout.ring.houses()) * PITCH;
    let banks = Side::BOTH.map(|side| {
        let near = side == layout.near();
        let (y, bank) = if near {
            (HEIGHT / 2, "near")
        } else {
            (0, "far")
        };
        let class = format!("bank {bank} {}", side_name(side));
        view! { <rect class=class y=y width=width height=HEIGHT / 2/> }
    });
    let in_air = Memo::new(move |_| state.with(|state| (state.flights.clone(), state.beat)));
    view! {
        <svg viewBox=format!("0 0 {width} {HEIGHT}") aria-hidden="true" focusable="false">
            {banks.into_iter().collect::<Vec<_>>()}
            <path class="ridge" d=format!("M0 {0}H{width}", HEIGHT / 2)/>
            {pits_of(layout.ring).map(|pit| drawn_pit(layout, state, pit)).collect::<Vec<_>>()}
            {move || in_air.with(|(flights, beat)| drawn_flights(layout, flights, *beat))}
            {Side::BOTH.map(|side| hand(layout, state, side)).into_iter().collect::<Vec<_>>()}
        </svg>
    }
    .into_any()
}

fn drawn_pit(layout: Layout, state: Signal<PitsState>, pit: Pit) -> AnyView {
    let count = Memo::new(move |_| state.with(|state| state.seeds_in(pit)));
    let name = Memo::new(move |_| state.with(|state| state.name(pit)));
    let marks = Memo::new(move |_| state.with(|state| state.marks(pit)));
    let (bank, side) = (layout.bank(pit), side_name(owner(pit)));
    let class = move |kind: &str| {
        let marks = marks.get();
        let gap = if marks.is_empty() { "" } else { " " };
        format!("{kind} {bank} {side}{gap}{marks}")
    };
    let at = layout.centre(pit);
    let heap = move || {
        heap(Heap {
            pit: place_of(layout.ring, pit),
            store: at.is_none(),
            seeds: count.get(),
        })
    };
    let Some((x, y)) = at else {
        let (across, down) = STORE;
        return view! {
            <g class=move || class("store")>
                <g class="hollow-turn">
                    <rect class="hollow-deep" x=-across y=-down width=2 * across height=2 * down rx=across/>
                    <rect class="hollow" x=4 - across y=4 - down width=2 * across - 8 height=2 * down - 8 rx=across - 4/>
                    <rect class="halo" x=-across y=-down width=2 * across height=2 * down rx=across/>
                    {heap}
                </g>
                <g class="plaque-place">{plaque(count)}</g>
            </g>
        }
        .into_any();
    };
    let row = layout.row(pit);
    let (across, down) = HOUSE;
    view! {
        <g class=move || class("house") transform=format!("translate({x} {y})")>
            <ellipse class="hollow-deep" rx=across ry=down/>
            <ellipse class="hollow" rx=across - 4 ry=down - 5/>
            {heap}
            <ellipse class="halo" rx=across ry=down/>
            <path class="claws" d="M0 -66V-40M0 66V40M-55 0H-31M55 0H31"/>
            <path class="ban" d="M-24 -30 24 30M24 -30 -24 30"/>
            <text class="name" y=NAMES[row] - y>{name}</text>
            <g transform=format!("translate(0 {})", COUNTS[row] - y)>{plaque(count)}</g>
        </g>
    }
    .into_any()
}

/// The number of seeds on its plate, which is the side's: light and round for
/// South, dark and square for North.
fn plaque(count: Memo<u16>) -> AnyView {
    view! {
        <g class="plaque">
            <rect class="plate" x="-30" y="-21" width="60" height="42"/>
            <text class="count">{move || count.get()}</text>
        </g>
    }
    .into_any()
}

/// Seeds as they lie, drawn in a few strokes for all of them.
fn heap(heap: Heap) -> AnyView {
    let layer = |path: String| {
        (!path.is_empty()).then(|| {
            view! {
                <path class="seed-shade" d=path.clone()/>
                <path class="seed-edge" d=path.clone()/>
                <path class="seed" d=path.clone()/>
                <path class="seed-light" d=path/>
            }
        })
    };
    view! { {layer(strokes(heap.floor()))}{layer(strokes(heap.top()))} }.into_any()
}

/// A side's hand: the seeds in it, over the pit that they are held over.
fn hand(layout: Layout, state: Signal<PitsState>, side: Side) -> AnyView {
    let held = Memo::new(move |_| state.with(|state| state.hands[side.index()]));
    let beat = Memo::new(move |_| state.with(|state| state.beat));
    let seen = Memo::new(move |_| held.get().is_some());
    view! {
        {move || {
            seen.get()
                .then(|| {
                    let over = move || held.get().map(|hand| hand.over);
                    let class = move || match over() {
                        Some(pit) if layout.centre(pit).is_none() => {
                            format!("hand over-{}", layout.bank(pit))
                        }
                        _ => "hand".to_owned(),
                    };
                    // In the style, not the attribute: only that one moves smoothly.
                    let place = move || {
                        over()
                            .and_then(|pit| layout.centre(pit))
                            .map(|(x, y)| format!("translate({x}px,{}px)", y - 14))
                    };
                    let seeds = move || held.get().map_or(0, |hand| hand.seeds);
                    view! {
                        <g
                            class=class
                            style:transform=place
                            style:transition-duration=move || format!("{}ms", beat.get())
                        >
                            {move || heap(Heap { pit: side.index() as u8, store: false, seeds: seeds() })}
                        </g>
                    }
                })
        }}
    }
    .into_any()
}

/// Seeds in the air; made anew for each movement, since that starts it.
fn drawn_flights(layout: Layout, flights: &[Flight], beat: u32) -> AnyView {
    let drawn = flights.iter().map(|flight| {
        let Flight { from, to, seeds } = *flight;
        let end = |pit: Pit, way: &str| match layout.centre(pit) {
            Some(_) => String::new(),
            None => format!(" {way}-{}", layout.bank(pit)),
        };
        let class = format!("flight{}{}", end(from, "from"), end(to, "to"));
        let place = move |pit: Pit, of: fn((i32, i32)) -> i32| {
            move || layout.centre(pit).map(|at| format!("{}px", of(at)))
        };
        let cluster = Heap {
            pit: place_of(layout.ring, from),
            store: false,
            seeds,
        };
        view! {
            <g
                class=class
                style:--from-x=place(from, |at| at.0)
                style:--from-y=place(from, |at| at.1)
                style:--to-x=place(to, |at| at.0)
                style:--to-y=place(to, |at| at.1)
                style:animation-duration=move || format!("{beat}ms")
            >
                {heap(cluster)}
            </g>
        }
    });
    drawn.collect::<Vec<_>>().into_any()
}
