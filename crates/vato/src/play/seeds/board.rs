//! The board as lines of text.

use anstyle::{AnsiColor, Style};
use vato_rules::mancala::{Event, House, Pit, Position};
use vato_rules::{Line, Side};

use super::{Seeds, Sower};
use crate::play::face;

const SOUTH: Style = AnsiColor::Yellow.on_default().bold();
const NORTH: Style = AnsiColor::Blue.on_default().bold();
const FRAME: Style = Style::new().dimmed();
const MARKS: Style = AnsiColor::Green.on_default().bold();

/// What the last sowing has left on the board to look at.
#[derive(Default)]
struct LastSowing {
    /// Where the last seed of each hand fell.
    ends: Vec<Pit>,
    /// Houses of which seeds were taken.
    captured: Vec<House>,
}

impl LastSowing {
    /// The marks of the last ply of a line, none when a new round has begun since.
    fn of<G: Sower>(line: &Line<G>) -> Self {
        let mut last = LastSowing::default();
        let Some(before) = line.plies().len().checked_sub(1) else {
            return last;
        };
        let positions = line.positions();
        let events = line
            .game()
            .events(&positions[before], &line.plies()[before], line.position());
        let mut ends = [None; 2];
        for event in events {
            match event {
                Event::Drop { by, into, .. } => ends[by.index()] = Some(into),
                Event::Capture { from, .. } => last.captured.push(from),
                Event::RoundBegins { .. } => return LastSowing::default(),
                _ => {}
            }
        }
        last.ends = ends.into_iter().flatten().collect();
        last
    }
}

/// Draws the present position, South's row below or, when flipped, North's.
///
/// Houses run from their owner's left, and each store lies at the right hand of its
/// owner. Holds colour codes, which the stream it goes to may strip.
pub fn draw<G: Sower>(line: &Line<G>, flipped: bool) -> String {
    let position = line.position();
    let last = LastSowing::of(line);
    let (below, above) = match flipped {
        false => (Side::First, Side::Second),
        true => (Side::Second, Side::First),
    };
    let ring = position.ring();
    let lower: Vec<House> = ring.houses_of(below).collect();
    let upper: Vec<House> = ring.houses_of(above).rev().collect();
    let digits = widest(position);
    let cell = Cells {
        position,
        last: &last,
        digits,
    };
    // Each house takes its digits and a mark on either side; one space parts them.
    let row = |houses: &[House]| -> String {
        let cells = houses.iter().map(|house| cell.house(*house));
        cells.collect::<Vec<_>>().join(" ")
    };
    let names = |houses: &[House]| -> String {
        let names = houses.iter().map(|house| {
            let name = line.game().house_text(*house);
            format!(" {FRAME}{name:>digits$}{FRAME:#} ")
        });
        names.collect::<Vec<_>>().join(" ")
    };
    let name = face::name::<Seeds<G>>;
    let margin = NAME + 1 + digits + 2;
    let rule = "-".repeat(lower.len() * (digits + 3) - 1);
    let indent = " ".repeat(margin + 1);
    let lines = [
        format!("{indent}{}", names(&upper)),
        format!(
            " {style}{:<width$}{style:#}{}",
            name(above),
            row(&upper),
            width = margin,
            style = style(above)
        ),
        format!(
            " {:NAME$} {} {FRAME}{rule}{FRAME:#} {}",
            "",
            cell.store(above),
            cell.store(below)
        ),
        format!(
            "{indent}{} {style}{}{style:#}",
            row(&lower),
            name(below),
            style = style(below)
        ),
        format!("{indent}{}", names(&lower)),
    ];
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// The width of a side's name.
const NAME: usize = 5;

fn style(side: Side) -> Style {
    match side {
        Side::First => SOUTH,
        Side::Second => NORTH,
    }
}

/// Digits of the largest number on the board, two at least.
fn widest(position: &Position) -> usize {
    let houses = Side::BOTH
        .into_iter()
        .flat_map(|side| position.ring().houses_of(side));
    let stores = Side::BOTH.map(|side| position.store(side));
    let most = houses
        .map(|house| position.seeds(house))
        .chain(stores)
        .max()
        .unwrap_or(0);
    most.to_string().len().max(2)
}

/// Houses and stores with their marks.
struct Cells<'a> {
    position: &'a Position,
    last: &'a LastSowing,
    digits: usize,
}

impl Cells<'_> {
    fn house(&self, house: House) -> String {
        let digits = self.digits;
        let style = style(house.side);
        let place = self.position.ring().at(house);
        if self.position.round().burnt() & 1 << place != 0 {
            return format!(" {FRAME}{:>digits$}{FRAME:#} ", "x");
        }
        let seeds = self.position.seeds(house);
        if self.last.ends.contains(&Pit::House(house)) {
            return format!("{MARKS}({MARKS:#}{style}{seeds:>digits$}{style:#}{MARKS}){MARKS:#}");
        }
        if self.last.captured.contains(&house) {
            return format!(" {style}{seeds:>digits$}{style:#}{MARKS}*{MARKS:#}");
        }
        format!(" {style}{seeds:>digits$}{style:#} ")
    }

    fn store(&self, side: Side) -> String {
        let digits = self.digits;
        let style = style(side);
        let seeds = self.position.store(side);
        let (frame, open, close) = match self.last.ends.contains(&Pit::Store(side)) {
            true => (MARKS, '(', ')'),
            false => (FRAME, '[', ']'),
        };
        format!("{frame}{open}{frame:#}{style}{seeds:>digits$}{style:#}{frame}{close}{frame:#}")
    }
}
