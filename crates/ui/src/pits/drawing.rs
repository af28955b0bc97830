//! The picture of a sowing board: one SVG, styled by `pits.css`.
//!
//! A house is 100 units from the next one. The picture's frame holds the two
//! rows; the stores are drawn beside it, and the style sheet says on which
//! sides: left and right, or above and below on a narrow screen. Every number
//! is whole, which keeps the formatting of fractions out of the wasm module.
//!
//! What is in a pit is a text of SVG, put in as a whole when it changes: a view
//! of elements would be many times the code. Where things are, and how long they
//! move, they tell by classes, since pages allow no styles inside of elements.

use std::fmt::Write;

use leptos::prelude::*;
use vato_rules::{Side, mancala::Pit};

use super::{
    heap::{Heap, strokes},
    pit_set::{owner, pits_of, place_of, side_name},
    state::{Flight, Hand, Layout, PitsState},
};

/// Units between neighbouring houses.
const PITCH: i32 = 100;
/// Height of the two rows with their numbers.
const HEIGHT: i32 = 408;
/// Half the width and height of a house.
pub(super) const HOUSE: (i32, i32) = (45, 56);
/// Half the width and height of a store.
pub(super) const STORE: (i32, i32) = (46, 152);
/// How high the middle of each row is, the far one first; `pits.css` says the same.
const ROWS: [i32; 2] = [112, 296];
/// How high the numbers of seeds are.
const COUNTS: [i32; 2] = [28, 380];
/// How high the houses' names are.
const NAMES: [i32; 2] = [186, 222];

impl Layout {
    /// Where the middle of a house is; `None` for a store, whose place is the
    /// style sheet's affair.
    fn centre(self, pit: Pit) -> Option<(i32, i32)> {
        let x = i32::from(self.column(pit)?) * PITCH + PITCH / 2;
        Some((x, ROWS[self.row(pit)]))
    }

    /// 0 for the far row, 1 for the near one.
    fn row(self, pit: Pit) -> usize {
        usize::from(self.is_near(pit))
    }

    /// `near` or `far`.
    fn bank(self, pit: Pit) -> &'static str {
        ["far", "near"][self.row(pit)]
    }

    /// A pit as the end of a way: `to-3 to-near` for a house by its column,
    /// `to-near-store`.
    fn way(self, way: &str, pit: Pit) -> String {
        let bank = self.bank(pit);
        match self.column(pit) {
            Some(column) => format!("{way}-{column} {way}-{bank}"),
            None => format!("{way}-{bank}-store"),
        }
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
    let part = move |read: fn(Layout, &PitsState) -> String| {
        Memo::new(move |_| state.with(|state| read(layout, state)))
    };
    let pits = pits_of(layout.ring).map(|pit| {
        let class = Memo::new(move |_| state.with(|state| pit_class(layout, state, pit)));
        let inside = Memo::new(move |_| state.with(|state| pit_inside(layout, state, pit)));
        let place = layout
            .centre(pit)
            .map(|(x, y)| format!("translate({x} {y})"));
        group(class, place, inside)
    });
    let hands = [
        (
            part(|layout, state| hand_class(layout, state, Side::First)),
            part(|_, state| hand_inside(state, Side::First)),
        ),
        (
            part(|layout, state| hand_class(layout, state, Side::Second)),
            part(|_, state| hand_inside(state, Side::Second)),
        ),
    ];
    let air = group(
        part(|_, state| beat(state.beat).to_owned()),
        None,
        part(flights),
    );
    view! {
        <svg viewBox=format!("0 0 {width} {HEIGHT}") aria-hidden="true" focusable="false">
            <path class="ridge" d=format!("M0 {0}H{width}", HEIGHT / 2)/>
            {pits.collect::<Vec<_>>()}
            {air}
            {hands.map(|(class, inside)| group(class, None, inside)).into_iter().collect::<Vec<_>>()}
        </svg>
    }
    .into_any()
}

fn group(class: Memo<String>, transform: Option<String>, inside: Memo<String>) -> AnyView {
    view! { <g class=class transform=transform inner_html=inside></g> }.into_any()
}

fn pit_class(layout: Layout, state: &PitsState, pit: Pit) -> String {
    let kind = match pit {
        Pit::House(_) => "house",
        Pit::Store(_) => "store",
    };
    let (bank, side) = (layout.bank(pit), side_name(owner(pit)));
    let marks = state.marks(pit);
    let gap = if marks.is_empty() { "" } else { " " };
    format!("{kind} {bank} {side}{gap}{marks}")
}

fn pit_inside(layout: Layout, state: &PitsState, pit: Pit) -> String {
    let seeds = state.seeds_in(pit);
    let at = layout.centre(pit);
    let heap = heap(Heap {
        pit: place_of(layout.ring, pit),
        store: at.is_none(),
        seeds,
    });
    // The number of seeds on its plate, which is the side's: light and round for
    // South, dark and square for North.
    let plaque = format!(
        "<g class=\"plaque\"><rect class=\"plate\" x=\"-30\" y=\"-21\" width=\"60\" height=\"42\"/>\
         <text class=\"count\">{seeds}</text></g>"
    );
    let Some((_, y)) = at else {
        let (across, down) = STORE;
        let slot = |class: &str, inset: i32| {
            let (across, down) = (across - inset, down - inset);
            format!(
                "<rect class=\"{class}\" x=\"-{across}\" y=\"-{down}\" width=\"{}\" \
                 height=\"{}\" rx=\"{across}\"/>",
                2 * across,
                2 * down
            )
        };
        return format!(
            "<g class=\"hollow-turn\">{}{}{}{heap}</g><g class=\"plaque-place\">{plaque}</g>",
            slot("hollow-deep", 0),
            slot("hollow", 4),
            slot("halo", 0)
        );
    };
    let row = layout.row(pit);
    let (across, down) = HOUSE;
    let oval = |class: &str, inset: i32| {
        let (across, down) = (across - inset, down - inset);
        format!("<ellipse class=\"{class}\" rx=\"{across}\" ry=\"{down}\"/>")
    };
    format!(
        "{}{}{heap}{}<path class=\"claws\" d=\"M0 -66V-40M0 66V40M-55 0H-31M55 0H31\"/>\
         <path class=\"advice\" d=\"M0 -66 14 -52 0 -38 -14 -52ZM0 66 14 52 0 38 -14 52Z\"/>\
         <path class=\"ban\" d=\"M-24 -30 24 30M24 -30 -24 30\"/>\
         <text class=\"name\" y=\"{}\">{}</text><g transform=\"translate(0 {})\">{plaque}</g>",
        oval("hollow-deep", 0),
        oval("hollow", 4),
        oval("halo", 0),
        NAMES[row] - y,
        state.name(pit),
        COUNTS[row] - y
    )
}

/// Seeds as they lie, drawn in a few strokes for all of them.
fn heap(heap: Heap) -> String {
    let mut drawn = String::new();
    for path in [strokes(heap.floor()), strokes(heap.top())] {
        if path.is_empty() {
            continue;
        }
        for layer in ["seed-shade", "seed-edge", "seed", "seed-light"] {
            // Writing to a String cannot fail.
            let _ = write!(drawn, "<path class=\"{layer}\" d=\"{path}\"/>");
        }
    }
    drawn
}

/// How a moving thing is told how long it has: the longest of a few times that
/// is no longer than the movement that is shown.
fn beat(lasts: u32) -> &'static str {
    match lasts {
        0..40 => "beat-none",
        40..90 => "beat-40",
        90..140 => "beat-90",
        140..320 => "beat-140",
        _ => "beat-320",
    }
}

/// Over which pit a side's hand is. It does not move where it only lifts.
fn hand_class(layout: Layout, state: &PitsState, side: Side) -> String {
    match state.hands[side.index()] {
        Some(Hand { over, falls, .. }) => {
            let beat = if falls { beat(state.beat) } else { "beat-none" };
            format!("hand {beat} {}", layout.way("to", over))
        }
        None => "hand beat-none".to_owned(),
    }
}

fn hand_inside(state: &PitsState, side: Side) -> String {
    state.hands[side.index()].map_or_else(String::new, |hand| {
        heap(Heap {
            pit: side.index() as u8,
            store: false,
            seeds: hand.seeds,
        })
    })
}

/// Seeds in the air; they begin to fly when they are put in.
fn flights(layout: Layout, state: &PitsState) -> String {
    let mut drawn = String::new();
    for Flight { from, to, seeds } in &state.flights {
        let cluster = heap(Heap {
            pit: place_of(layout.ring, *from),
            store: false,
            seeds: *seeds,
        });
        let (from, to) = (layout.way("from", *from), layout.way("to", *to));
        let _ = write!(drawn, "<g class=\"flight {from} {to}\">{cluster}</g>");
    }
    drawn
}
