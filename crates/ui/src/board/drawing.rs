//! The picture of a board: one SVG, styled by `board.css`.
//!
//! A point is 100 units from the next one. Every number is whole, which also
//! keeps the formatting of fractions out of the wasm module.

use std::fmt::Write;

use leptos::prelude::*;
use vato_rules::fanorona::{Direction, Point};

use super::state::{BoardState, Layout};

/// Units between neighbouring points.
pub(super) const UNIT: i32 = 100;

impl Layout {
    /// Where a point is in the picture.
    pub(super) fn centre(&self, point: Point) -> (i32, i32) {
        let (x, y) = self.place(point);
        let middle = |place: u8| i32::from(place) * UNIT + UNIT / 2;
        (middle(x), middle(y))
    }

    /// `columns-9 rows-5`: from which `board.css` derives the proportions.
    pub(super) fn size_classes(&self) -> String {
        format!("columns-{} rows-{}", self.columns(), self.rows())
    }
}

/// The whole picture; screen readers are told of the points by other means.
pub(super) fn drawing(layout: Layout, state: Signal<BoardState>) -> AnyView {
    let (width, height) = (
        i32::from(layout.columns()) * UNIT,
        i32::from(layout.rows()) * UNIT,
    );
    let points = layout.grid.points();
    let trail = move |points: fn(&BoardState) -> &[Point]| {
        move || state.with(|state| polyline(&layout, points(state)))
    };
    view! {
        <svg viewBox=format!("0 0 {width} {height}") aria-hidden="true" focusable="false">
            <rect class="ground" width=width height=height rx="26"/>
            <path class="lines diagonals" d=lines(&layout, true)/>
            <path class="lines" d=lines(&layout, false)/>
            <path class="trail last" d=trail(|state| &state.last_turn)/>
            <path class="trail chain" d=trail(|state| &state.chain)/>
            {points.map(|point| drawn_point(&layout, state, point)).collect::<Vec<_>>()}
            <path class="arrow" d=move || state.with(|state| arrow(&layout, &state.arrow))/>
        </svg>
    }
    .into_any()
}

fn drawn_point(layout: &Layout, state: Signal<BoardState>, point: Point) -> impl IntoView + use<> {
    let (x, y) = layout.centre(point);
    view! {
        <g
            class=move || state.with(|state| state.classes(point))
            transform=format!("translate({x} {y})")
        >
            <circle class="spot" r="30"/>
            <g class="body">
                <circle class="shade" cy="4" r="40"/>
                <circle class="stone" r="40"/>
                <circle class="mark" r="20"/>
            </g>
            <circle class="halo" r="44"/>
            <path class="cross" d="M-17 -17 17 17M17 -17 -17 17"/>
        </g>
    }
}

/// Every line of the board, each drawn once.
fn lines(layout: &Layout, diagonals: bool) -> String {
    let mut path = String::new();
    // Half of the directions: the other half are the same lines backwards.
    let forwards = [
        Direction::North,
        Direction::East,
        Direction::NorthEast,
        Direction::SouthEast,
    ];
    for direction in forwards
        .into_iter()
        .filter(|way| way.is_diagonal() == diagonals)
    {
        for from in layout.grid.points() {
            if let Some(to) = layout.grid.neighbour(from, direction) {
                let ((x, y), (to_x, to_y)) = (layout.centre(from), layout.centre(to));
                // Writing to a String cannot fail.
                let _ = write!(path, "M{x} {y} {to_x} {to_y}");
            }
        }
    }
    path
}

/// A line through the points; empty for fewer than two.
fn polyline(layout: &Layout, points: &[Point]) -> String {
    let mut path = String::new();
    if points.len() > 1 {
        for (at, point) in points.iter().enumerate() {
            let (x, y) = layout.centre(*point);
            let _ = write!(path, "{}{x} {y}", if at == 0 { "M" } else { " " });
        }
    }
    path
}

/// A line through the points that ends in an arrowhead.
fn arrow(layout: &Layout, points: &[Point]) -> String {
    let mut path = polyline(layout, points);
    if let [.., from, to] = *points {
        let ((x, y), (tip_x, tip_y)) = (layout.centre(from), layout.centre(to));
        let (way_x, way_y) = ((tip_x - x).signum(), (tip_y - y).signum());
        // Barbs go back along the line and to both sides; shorter on diagonals,
        // whose unit is longer by the root of two.
        let length = if way_x != 0 && way_y != 0 { 20 } else { 28 };
        let (back_x, back_y) = (tip_x - way_x * length, tip_y - way_y * length);
        let (side_x, side_y) = (-way_y * length * 3 / 4, way_x * length * 3 / 4);
        let _ = write!(
            path,
            "M{} {} {tip_x} {tip_y} {} {}",
            back_x + side_x,
            back_y + side_y,
            back_x - side_x,
            back_y - side_y
        );
    }
    path
}
