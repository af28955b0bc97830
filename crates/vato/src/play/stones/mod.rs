//! Fanorona in the terminal.

mod board;
mod sentences;

use vato_rules::fanorona::Fanorona;
use vato_rules::{Line, Notation, Outcome};

use super::face::Face;

/// The face of Fanorona.
#[derive(Clone, Copy, Debug)]
pub struct Stones;

impl Face for Stones {
    type Game = Fanorona;

    const TURNS: &'static str = "\
A turn names the points of its stone: d3-e3A takes by approach, d3-e3W by
withdrawal, e2-e3 takes nothing, f4-e4W-e3A is a chain. The marks A and W may
be left out when only one is possible, and so may the dashes.
";

    const BOARD: &'static str = "\
On the board (W) is the stone that moved last, o are the points it came over,
x those of the stones it took.
";

    fn draw(line: &Line<Fanorona>, flipped: bool) -> String {
        board::draw(line, flipped)
    }

    fn status(line: &Line<Fanorona>) -> String {
        let position = line.position();
        let [white, black] = vato_rules::Side::BOTH.map(|side| position.stones(side).len());
        format!(
            "Turn {}, {} to move. White {white}, Black {black}.",
            position.number(),
            Fanorona::side_tag(position.side()),
        )
    }

    fn told(line: &Line<Fanorona>, before: usize) -> Vec<String> {
        let (position, turn) = (&line.positions()[before], &line.plies()[before]);
        vec![sentences::played(line.game(), position.side(), turn)]
    }

    fn ended(line: &Line<Fanorona>, outcome: Outcome) -> String {
        sentences::ended(line, outcome)
    }

    fn notice(line: &Line<Fanorona>) -> Option<String> {
        sentences::near_draw(line)
    }
}
