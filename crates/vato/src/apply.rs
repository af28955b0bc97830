use std::io::{self, Write};

use clap::Args;

use crate::arguments::Board;
use crate::failure::Failure;

/// `vato apply`: the position after some turns.
#[derive(Args, Debug)]
pub struct Apply {
    #[command(flatten)]
    board: Board,
    /// Turns to play, in notation, as in d3-e3A
    #[arg(value_name = "TURN")]
    turns: Vec<String>,
}

impl Apply {
    /// Prints the position, and on a second line the result when the game is over.
    pub fn run(&self) -> Result<(), Failure> {
        let mut line = self.board.open()?;
        for (at, word) in self.turns.iter().enumerate() {
            let place = || format!("turn {} '{word}'", at + 1);
            if let Some(outcome) = line.outcome() {
                return Err(Failure::input(format_args!(
                    "{}: the game is already over, {} {}; leave this turn out",
                    place(),
                    outcome.result,
                    outcome.reason
                )));
            }
            let turn = line.game().parse_turn(line.position(), word);
            let turn =
                turn.map_err(|error| Failure::input(format_args!("{}: {error}", place())))?;
            line.push(turn);
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{}", line.game().position_text(line.position()))?;
        if let Some(outcome) = line.outcome() {
            writeln!(out, "result {} {}", outcome.result, outcome.reason)?;
        }
        Ok(out.flush()?)
    }
}
