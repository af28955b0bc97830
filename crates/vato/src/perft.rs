use std::io::{self, Write};
use std::time::Instant;

use clap::{Args, value_parser};
use vato_rules::Game;
use vato_rules::perft::perft;

use crate::arguments::Board;
use crate::failure::Failure;
use crate::progress::Progress;

/// No count for a greater depth can be finished by any machine.
const MAX_DEPTH: i64 = 99;

/// `vato perft`: counts the leaves of the tree of legal play.
#[derive(Args, Debug)]
pub struct Perft {
    #[command(flatten)]
    board: Board,
    /// Plies from the position to the leaves
    #[arg(value_parser = value_parser!(u32).range(0..=MAX_DEPTH))]
    depth: u32,
    /// Also the leaves below each first turn, as TURN COUNT
    #[arg(long)]
    divide: bool,
}

impl Perft {
    /// Prints the bare count first; speed and progress go to standard error.
    pub fn run(&self) -> Result<(), Failure> {
        let line = self.board.open()?;
        let (game, position) = (line.game(), line.position());
        let begun = Instant::now();
        let mut counts = Vec::new();
        let mut leaves = 1;
        if let Some(below) = self.depth.checked_sub(1) {
            let turns = game.turns(position);
            let progress = Progress::new(turns.len(), "first turns");
            for turn in turns {
                progress.show(counts.len());
                let count = perft(game, &game.play(position, &turn), below);
                counts.push((game.turn_text(&turn), count));
            }
            leaves = counts.iter().map(|(_, count)| count).sum();
        }
        let seconds = begun.elapsed().as_secs_f64();
        let mut out = io::stdout().lock();
        writeln!(out, "{leaves}")?;
        if self.divide {
            for (turn, count) in counts {
                writeln!(out, "{turn} {count}")?;
            }
        }
        out.flush()?;
        // A closed standard error must not undo the answer.
        let _ = writeln!(
            io::stderr(),
            "{seconds:.3} s, {:.1} million leaves a second",
            leaves as f64 / seconds.max(1e-9) / 1e6
        );
        Ok(())
    }
}
