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
        for turn in line.legal() {
            writeln!(out, "{turn}")?;
        }
        Ok(out.flush()?)
    }
}
