//! A game in the terminal.

mod computer;
mod ending;
mod face;
mod file;
mod input;
mod order;
mod reasons;
mod seeds;
mod session;
mod stones;
mod talk;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use vato_messages::Level;
use vato_rules::any::AnyLine;
use vato_rules::congkak::Congkak;
use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::{Line, Side};

use crate::arguments::{Board, number};
use crate::chance::fresh_seed;
use crate::failure::Failure;
use computer::Computer;
use face::Face;
use input::Input;
use seeds::Seeds;
use session::People;
use stones::Stones;
use talk::Talk;

/// `vato play`: a game against the computer in the terminal.
#[derive(Args, Debug)]
pub struct Play {
    #[command(flatten)]
    board: Board,
    /// How well the computer plays: easy, medium, hard or a number from 1 to 10
    #[arg(long, value_name = "LEVEL", default_value_t = Level::EASY, ignore_case = true, value_parser = levels())]
    level: Level,
    /// The side you play
    #[arg(long, value_enum, default_value_t = Choice::First)]
    side: Choice,
    /// Makes the computer's choices, and a random side, the same each time
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>(0..=u64::MAX))]
    seed: Option<u64>,
}

/// Which side the person plays.
#[derive(ValueEnum, Clone, Copy, Debug)]
enum Choice {
    /// White or South, who moves first
    #[value(aliases = ["white", "south"])]
    First,
    /// Black or North
    #[value(aliases = ["black", "north"])]
    Second,
    /// Either
    Random,
    /// Both sides: two people at this terminal, without the computer
    Both,
}

impl Play {
    /// Plays until `quit` or the end of standard input.
    pub fn run(&self) -> Result<(), Failure> {
        match self.board.open_between_players()? {
            AnyLine::Fanorona(line) => self.talk::<Stones>(line),
            AnyLine::Kalah(line) => self.talk::<Seeds<Kalah>>(line),
            AnyLine::Oware(line) => self.talk::<Seeds<Oware>>(line),
            AnyLine::Congkak(line) => self.talk::<Seeds<Congkak>>(line),
        }
    }

    fn talk<F: Face>(&self, line: Line<F::Game>) -> Result<(), Failure> {
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let people = match self.side {
            Choice::First => People::One(Side::First),
            Choice::Second => People::One(Side::Second),
            Choice::Random => People::One(Side::BOTH[(seed & 1) as usize]),
            Choice::Both => People::Two,
        };
        let computer = Computer::new(self.level, seed);
        let stdin = io::stdin();
        let input = Input::new(stdin.lock(), stdin.is_terminal());
        let out = anstream::stdout().lock();
        Talk::<F, _, _>::new(input, out, line, people, computer).run()?;
        Ok(())
    }
}

fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::names()).try_map(|name| name.parse())
}
