//! The board as lines of text.

use anstyle::{AnsiColor, Style};
use vato_rules::fanorona::{Fanorona, Grid, Point, PointSet, Position, Turn};
use vato_rules::{Line, Side};

const WHITE: Style = AnsiColor::Yellow.on_default().bold();
const BLACK: Style = AnsiColor::Blue.on_default().bold();
const LINES: Style = Style::new().dimmed();
const MARKS: Style = AnsiColor::Green.on_default().bold();

/// What the last turn has left on the board to look at.
#[derive(Clone, Copy, Debug)]
struct LastTurn {
    arrival: Point,
    /// Where the stone stood before it arrived.
    path: PointSet,
    captured: PointSet,
}

impl LastTurn {
    fn new(game: &Fanorona, turn: &Turn) -> Self {
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
pub fn draw(line: &Line<Fanorona>, flipped: bool) -> String {
    let (game, position) = (line.game(), line.position());
    let last = line.plies().last().map(|turn| LastTurn::new(game, turn));
    let grid = game.grid();
    let mut columns: Vec<u8> = (0..grid.columns()).collect();
    let mut ranks: Vec<u8> = (0..grid.rows()).rev().collect();
    if flipped {
        columns.reverse();
        ranks.reverse();
    }
    let mut text = String::new();
    for (row, &rank) in ranks.iter().enumerate() {
        let points = columns
            .iter()
            .filter_map(|column| grid.point(*column, rank));
        let points: Vec<Point> = points.collect();
        if row > 0 {
            text.push_str("    ");
            paint(&mut text, &lines_above(grid, &points));
        }
        text.push_str(&format!("{:>2} ", rank + 1));
        paint(&mut text, &row_of_points(position, last, &points));
    }
    let letters: Vec<String> = columns
        .into_iter()
        .map(|column| char::from(b'a' + column).to_string())
        .collect();
    text + "    " + &letters.join("   ") + "\n"
}

/// A letter of the drawing.
type Cell = (char, Style);

/// Writes a row, with as few colour codes as it takes.
fn paint(text: &mut String, row: &[Cell]) {
    for run in row.chunk_by(|(_, left), (_, right)| left == right) {
        let (style, letters) = (run[0].1, run.iter().map(|(letter, _)| letter));
        text.push_str(&format!("{style}{}{style:#}", letters.collect::<String>()));
    }
    text.push('\n');
}

fn row_of_points(position: &Position, last: Option<LastTurn>, points: &[Point]) -> Vec<Cell> {
    let mut row = Vec::new();
    let end = points.len() - 1;
    for (at, &point) in points.iter().enumerate() {
        let arrived = last.is_some_and(|last| last.arrival == point);
        if at > 0 {
            row.push(('-', LINES));
        }
        match (arrived, at) {
            (true, _) => row.push(('(', MARKS)),
            (false, 0) => row.push((' ', LINES)),
            (false, _) => row.push(('-', LINES)),
        }
        row.push(stone(position, last, point));
        match arrived {
            true => row.push((')', MARKS)),
            false if at < end => row.push(('-', LINES)),
            false => {}
        }
    }
    row
}

fn stone(position: &Position, last: Option<LastTurn>, point: Point) -> Cell {
    match (position.at(point), last) {
        (Some(Side::First), _) => ('W', WHITE),
        (Some(Side::Second), _) => ('B', BLACK),
        (None, Some(last)) if last.captured.contains(point) => ('x', MARKS),
        (None, Some(last)) if last.path.contains(point) => ('o', MARKS),
        (None, _) => ('+', LINES),
    }
}

/// The lines between a row of points and the row above it. Next to each other
/// points are strong and weak by turns, so each square has one diagonal: it
/// begins at the lower left where that point is strong.
fn lines_above(grid: &Grid, lower: &[Point]) -> Vec<Cell> {
    let mut letters = String::from("|");
    for point in &lower[..lower.len() - 1] {
        let strong = grid.strong().contains(*point);
        letters.push_str(if strong { " / |" } else { " \\ |" });
    }
    letters.chars().map(|letter| (letter, LINES)).collect()
}
