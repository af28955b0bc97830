//! The games of sowing in the terminal: what Kalah, Oware and Congkak have in common.

mod board;
mod congkak;
mod ending;
mod foretold;
mod houses;
mod kalah;
mod oware;
mod story;
mod unseen;

use core::marker::PhantomData;

use vato_engine::Entry;
use vato_rules::mancala::{House, Ply, Position, Sowing};
use vato_rules::{Line, Outcome, Side};

use super::face::{self, Face};

/// The face of a game of sowing.
#[derive(Clone, Copy, Debug)]
pub struct Seeds<G>(PhantomData<G>);

/// What terminal play has to know of one game of sowing only.
pub trait Sower: Sowing + Entry + Default {
    /// How turns are written, as the first lines of the help.
    const TURNS: &'static str;

    /// How a house is named within a sentence in which it is this side's turn, such as
    /// `house 3` or `North's house 3`.
    fn house_in_words(&self, house: House, side: Side) -> String;

    /// A word as it was typed in the place of a ply, in the form that notation has.
    fn typed(word: &str, _side: Side) -> String {
        word.to_string()
    }

    /// What the players should know before the next sowing.
    fn notice(_line: &Line<Self>) -> Option<String> {
        None
    }

    /// Where in a match of several games the line is, such as `Round 2 of 3`.
    fn stage(_line: &Line<Self>) -> Option<String> {
        None
    }
}

impl<G: Sower> Face for Seeds<G> {
    type Game = G;

    const TURNS: &'static str = G::TURNS;

    const BOARD: &'static str = "\
On the board ( 5) is where the last seed fell, 0* a house that was captured, and
[ 5] a store, at the right hand of its owner. Sowing goes round to the right
below and to the left above.
";

    fn draw(line: &Line<G>, flipped: bool) -> String {
        board::draw(line, flipped)
    }

    fn status(line: &Line<G>) -> String {
        let position = line.position();
        let [south, north] = Side::BOTH.map(|side| position.store(side));
        let score = format!("South {south}, North {north}.");
        if line.outcome().is_some() {
            return score;
        }
        let (number, side) = line.coming_turn();
        let name = face::name::<Self>(side);
        let who = match (Self::both_choose(position), line.turn_goes_on()) {
            (true, _) => String::from("both sides choose"),
            (false, true) => format!("{name} to sow again"),
            (false, false) => format!("{name} to sow"),
        };
        match G::stage(line) {
            Some(stage) => format!("{stage}, turn {number}, {who}. {score}"),
            None => format!("Turn {number}, {who}. {score}"),
        }
    }

    fn told(line: &Line<G>, before: usize) -> Vec<String> {
        story::told(line, before)
    }

    fn ended(line: &Line<G>, outcome: Outcome) -> String {
        ending::ended(line, outcome)
    }

    fn notice(line: &Line<G>) -> Option<String> {
        match Self::both_choose(line.position()) {
            true => Some(String::from(
                "Both sides choose a house, neither sees the other's choice, and both sow at once.",
            )),
            false => G::notice(line)
                .or_else(|| story::duty_at_start(line))
                .or_else(|| ending::near_cycle(line)),
        }
    }

    fn foretold(line: &Line<G>, ply: &Ply) -> Option<String> {
        foretold::foretold(line, ply)
    }

    fn typed(word: &str, side: Side) -> String {
        G::typed(word, side)
    }

    fn house_across(line: &Line<G>, house: u32) -> String {
        let side = line.position().side();
        let house = House {
            side: !side,
            // A board has far fewer houses.
            index: house as u8,
        };
        line.game().house_in_words(house, side)
    }

    fn both_choose(position: &Position) -> bool {
        position.round().opening() && position.ended().is_none()
    }

    fn choose(
        game: &G,
        position: &Position,
        side: Side,
        text: &str,
        other: &Ply,
    ) -> Result<Ply, String> {
        unseen::choose(game, position, side, text, other)
    }

    fn choice_text(game: &G, position: &Position, side: Side, ply: &Ply) -> String {
        unseen::choice_text(game, position, side, ply)
    }
}
