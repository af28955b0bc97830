use std::io::{self, BufWriter, Write};

use clap::Args;

use crate::arguments::Board;
use crate::failure::Failure;

/// `vato moves`: every legal turn, one a line.
#[derive(Args, Debug)]
pub struct Moves {
    #[command(flatten)]
    board: Board,
}

impl Moves {
    /// Prints nothing when the game is over.
    pub fn run(&self) -> Result<(), Failure> {
        let line = self.board.open()?;
        let mut out = BufWriter::new(io::stdout().lock());
        if line.outcome().is_none() {
            for turn in line.game().turns(line.position()) {
                writeln!(out, "{}", line.game().turn_text(&turn))?;
            }
        }
        Ok(out.flush()?)
    }
}
