//! The board as lines of text.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use vato_rules::Side;
use vato_rules::fanorona::{Fanorona, Point, PointSet, Position, Turn};

const WHITE: Style = AnsiColor::Yellow.on_default().bold();
const BLACK: Style = AnsiColor::Blue.on_default().bold();
const LINES: Style = Style::new().dimmed();
const MARKS: Style = AnsiColor::Green.on_default().bold();

/// What the last turn has left on the board to look at.
#[derive(Clone, Copy, Debug)]
pub struct LastTurn {
    arrival: Point,
    /// Where the stone stood before it arrived.
    path: PointSet,
    captured: PointSet,
}

impl LastTurn {
    /// The marks of this turn.
    pub fn new(game: &Fanorona, turn: &Turn) -> Self {
        LastTurn {
            arrival: turn.to(),
            path: turn.points(game.grid()).take(turn.len()).collect(),
            captured: turn.captured(),
        }
    }
}

/// Draws a position, a1 at the lower left or, when flipped, at the upper right.
///
/// `W` and `B` are stones and `+` empty points. Of the last turn the arrival
/// stands in brackets, `o` are the points the stone came over and `x` those of
/// the stones it took. Holds colour codes, which the stream it goes to may strip.
pub fn draw(game: &Fanorona, position: &Position, last: Option<LastTurn>, flipped: bool) -> String {
    let grid = game.grid();
    let turned = |length: u8| -> Vec<u8> {
        if flipped {
            (0..length).rev().collect()
        } else {
            (0..length).collect()
        }
    };
    let columns = turned(grid.columns());
    let ranks: Vec<u8> = turned(grid.rows()).into_iter().rev().collect();
    let mut text = String::new();
    for (row, &rank) in ranks.iter().enumerate() {
        let points: Vec<Point> = columns
            .iter()
            .filter_map(|&column| grid.point(column, rank))
            .collect();
        if row > 0 {
            text.push_str(&lines_above(&points, |point| grid.strong().contains(point)));
        }
        let _ = write!(text, "{:>2} ", rank + 1);
        text.push_str(&row_of_points(position, last, &points));
    }
    text.push_str("  ");
    for column in columns {
        let _ = write!(text, "  {} ", (b'a' + column) as char);
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn row_of_points(position: &Position, last: Option<LastTurn>, points: &[Point]) -> String {
    let mut text = String::new();
    let end = points.len() - 1;
    for (at, &point) in points.iter().enumerate() {
        let arrived = last.is_some_and(|last| last.arrival == point);
        let (left, right) = match arrived {
            true => ("(", ")"),
            false => (
                if at == 0 { " " } else { "-" },
                if at == end { "" } else { "-" },
            ),
        };
        let sides = if arrived { MARKS } else { LINES };
        let (stone, style) = stone(position, last, point);
        let joint = if at == end { "" } else { "-" };
        let _ = write!(
            text,
            "{sides}{left}{sides:#}{style}{stone}{style:#}{sides}{right}{sides:#}{LINES}{joint}{LINES:#}"
        );
    }
    text.push('\n');
    text
}

fn stone(position: &Position, last: Option<LastTurn>, point: Point) -> (char, Style) {
    let marked = |set: fn(&LastTurn) -> PointSet| last.is_some_and(|l| set(&l).contains(point));
    match position.at(point) {
        Some(Side::First) => ('W', WHITE),
        Some(Side::Second) => ('B', BLACK),
        None if marked(|last| last.captured) => ('x', MARKS),
        None if marked(|last| last.path) => ('o', MARKS),
        None => ('+', LINES),
    }
}

/// The lines between a row of points and the row above it. Next to each other
/// points are strong and weak by turns, so each square has one diagonal: it
/// begins at the lower left where that point is strong.
fn lines_above(lower: &[Point], strong: impl Fn(Point) -> bool) -> String {
    let mut text = format!("{LINES}    |");
    for &point in &lower[..lower.len() - 1] {
        text.push_str(if strong(point) { " / |" } else { " \\ |" });
    }
    let _ = writeln!(text, "{LINES:#}");
    text
}

/// Who is to move, the stones left, and the turn number.
pub fn status(position: &Position) -> String {
    format!(
        "Turn {}, {} to move. White {}, Black {}.",
        position.number(),
        super::sentences::name(position.side()),
        position.stones(Side::First).len(),
        position.stones(Side::Second).len()
    )
}
