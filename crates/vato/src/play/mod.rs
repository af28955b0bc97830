//! A game in the terminal.

mod board;
mod computer;
mod file;
mod input;
mod order;
mod reasons;
mod sentences;
mod session;
mod talk;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use vato_messages::Level;
use vato_rules::Side;
use vato_rules::any::AnyLine;

use crate::arguments::{Board, number};
use crate::failure::Failure;
use computer::Computer;
use input::Input;
use talk::Talk;

/// `vato play`: a game against the computer in the terminal.
#[derive(Args, Debug)]
pub struct Play {
    #[command(flatten)]
    board: Board,
    /// How well the computer plays: easy, medium or hard
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Easy, ignore_case = true, value_parser = levels())]
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
    /// White, who moves first
    #[value(alias = "white")]
    First,
    /// Black
    #[value(alias = "black")]
    Second,
    /// Either
    Random,
}

impl Play {
    /// Plays until `quit` or the end of standard input.
    pub fn run(&self) -> Result<(), Failure> {
        let AnyLine::Fanorona(line) = self.board.open()? else {
            return Err(Failure::input("play: only fanorona can be played here"));
        };
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let person = match self.side {
            Choice::First => Side::First,
            Choice::Second => Side::Second,
            Choice::Random => Side::BOTH[(seed & 1) as usize],
        };
        let computer = Computer::new(self.level, seed);
        let stdin = io::stdin();
        let input = Input::new(stdin.lock(), stdin.is_terminal());
        let out = anstream::stdout().lock();
        Talk::new(input, out, line, person, computer).run()?;
        Ok(())
    }
}

fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|name| name.parse())
}

/// A seed that nobody has chosen: the hasher of the standard library begins
/// differently each time.
fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(())
}
