use std::io::{self, Write};

use clap::Args;

use crate::arguments::Board;
use crate::failure::{Failure, quoted};

/// `vato apply`: the position after some turns.
#[derive(Args, Debug)]
pub struct Apply {
    #[command(flatten)]
    board: Board,
    /// Turns to play, as in d3-e3A
    #[arg(value_name = "TURN")]
    turns: Vec<String>,
}

impl Apply {
    /// Prints the position, and on a second line the result when the game is over.
    pub fn run(&self) -> Result<(), Failure> {
        let mut line = self.board.open()?;
        for (at, turn) in self.turns.iter().enumerate() {
            line.apply(turn).map_err(|error| {
                Failure::input(format_args!("word {} {}: {error}", at + 1, quoted(turn)))
            })?;
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{}", line.position_text())?;
        if let Some(result) = line.result_line() {
            writeln!(out, "{result}")?;
        }
        Ok(out.flush()?)
    }
}
