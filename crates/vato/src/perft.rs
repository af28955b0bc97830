use std::io::{self, Write};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use vato_rules::perft::Counting;

use crate::arguments::{Board, number};
use crate::failure::Failure;

/// No machine can finish a count for a greater depth.
const MAX_DEPTH: u64 = 99;

/// `vato perft`: counts the leaves of the tree of legal play.
#[derive(Args, Debug)]
pub struct Perft {
    #[command(flatten)]
    board: Board,
    /// Plies from the position to the leaves
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>(0..=MAX_DEPTH))]
    depth: u32,
    /// Fanorona: count turns with the same start, end and captured stones once
    #[arg(long, conflicts_with = "steps")]
    distinct: bool,
    /// Fanorona: count single steps; stopping a chain that could go on is one more
    #[arg(long)]
    steps: bool,
    /// Also the leaves below each first ply, as TURN COUNT
    #[arg(long)]
    divide: bool,
}

impl Perft {
    /// Prints the bare count first; speed and progress go to standard error.
    pub fn run(&self) -> Result<(), Failure> {
        let line = self.board.open()?;
        let (counting, option) = match (self.distinct, self.steps) {
            (true, _) => (Counting::Distinct, "--distinct"),
            (_, true) => (Counting::Steps, "--steps"),
            _ => (Counting::Paths, ""),
        };
        let game = line.game();
        if !game.counts(counting) {
            return Err(Failure::input(format_args!(
                "perft: {option} means nothing for {}, where each ply is one sowing; leave it out",
                game.name()
            )));
        }
        let begun = Instant::now();
        let clock = clock();
        let mut first_plies = Vec::new();
        let leaves = if self.divide && self.depth > 0 {
            first_plies = line.perft_divide(self.depth, counting);
            first_plies.iter().map(|ply| ply.leaves).sum()
        } else {
            line.perft(self.depth, counting)
        };
        clock.finish_and_clear();
        let seconds = begun.elapsed().as_secs_f64();
        let mut out = io::stdout().lock();
        writeln!(out, "{leaves}")?;
        for ply in first_plies {
            writeln!(out, "{} {}", ply.ply, ply.leaves)?;
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

/// Shows on a terminal that the count goes on; a pipe stays quiet.
fn clock() -> ProgressBar {
    // The template is a constant that a test run has read.
    let style = ProgressStyle::with_template("{spinner} counting for {elapsed}")
        .unwrap_or_else(|_| ProgressStyle::default_spinner());
    let clock = ProgressBar::new_spinner().with_style(style);
    clock.enable_steady_tick(Duration::from_millis(200));
    clock
}
