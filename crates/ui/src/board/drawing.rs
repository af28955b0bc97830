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

/// Units at the left and below for letters and numbers; `board.css` says the
/// same in `--rim`.
const RIM: i32 = 22;

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
        <svg
            viewBox=format!("-{RIM} 0 {} {}", width + RIM, height + RIM)
            aria-hidden="true"
            focusable="false"
        >
            <rect class="ground" x=-RIM width=width + RIM height=height + RIM rx="26"/>
            <g class="coordinates" inner_html=coordinates(&layout)></g>
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
            inner_html=POINT
        ></g>
    }
}

/// What a point is drawn with; its classes decide which parts are seen. As
/// markup: the page that comes to life has nothing to do with each part.
const POINT: &str = r#"<circle class="spot" r="30"/><g class="body"><circle class="shade" cy="4" r="40"/><circle class="stone" r="40"/><circle class="mark" r="20"/></g><circle class="halo" r="44"/><path class="cross" d="M-17 -17 17 17M17 -17 -17 17"/>"#;

/// The letters of the columns and the numbers of the ranks along the rim.
fn coordinates(layout: &Layout) -> String {
    let mut texts = String::new();
    let mut write = |x: i32, y: i32, place: (u8, u8), number: bool| {
        if let Some(point) = layout.point(place.0, place.1) {
            let name = layout.grid.name(point);
            // A name is one letter and then the number.
            let (letter, rank) = name.split_at(1);
            let text = if number { rank } else { letter };
            // Writing to a String cannot fail.
            let _ = write!(texts, r#"<text x="{x}" y="{y}">{text}</text>"#);
        }
    };
    let upright = layout.orientation.upright;
    let lowest = layout.rows() - 1;
    for column in 0..layout.columns() {
        let x = i32::from(column) * UNIT + UNIT / 2;
        write(
            x,
            i32::from(layout.rows()) * UNIT + RIM / 2,
            (column, lowest),
            upright,
        );
    }
    for row in 0..layout.rows() {
        // The middle of a digit is a third of its size above its foot.
        let y = i32::from(row) * UNIT + UNIT / 2 + RIM / 3;
        write(-RIM / 3, y, (0, row), !upright);
    }
    texts
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Orientation;
    use vato_rules::fanorona::{BoardSize, Grid};

    /// What is written along the bottom and then down the left side.
    fn written(flipped: bool, upright: bool) -> String {
        let layout = Layout {
            grid: Grid::new(BoardSize::TSIVY),
            orientation: Orientation { flipped, upright },
        };
        let texts = coordinates(&layout);
        let labels = texts
            .split('>')
            .filter_map(|part| part.strip_suffix("</text"));
        labels.collect()
    }

    #[test]
    fn letters_and_numbers_follow_the_board_as_it_is_turned() {
        assert_eq!(written(false, false), "abcdefghi54321");
        assert_eq!(written(true, false), "ihgfedcba12345");
        assert_eq!(written(false, true), "12345abcdefghi");
        assert_eq!(written(true, true), "54321ihgfedcba");
    }
}
