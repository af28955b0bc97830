use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use indicatif::ProgressBar;
use vato_rules::any::AnyLine;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board as SeedBoard, Compact, Position};
use vato_rules::{Game, Line, Notation};
use vato_tables::{Solution, Solver, Stopped};

use crate::arguments::Board;
use crate::failure::Failure;
use crate::interrupt;

/// What the solver remembers boards in: 512 MiB.
const TABLE_BYTES: usize = 1 << 29;

/// `vato solve`: the exact value of a position.
#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    board: Board,
}

impl Solve {
    /// Prints the value, a best line and how many positions were looked at.
    pub fn run(&self) -> Result<(), Failure> {
        match self.board.open()? {
            AnyLine::Kalah(line) => {
                let compact = line.game().compact().zip(line.position().on::<Compact>());
                match compact {
                    Some((game, position)) => solve(&line, game, &position),
                    None => solve(&line, *line.game(), line.position()),
                }
            }
            other => Err(Failure::input(format_args!(
                "solve: there is no solver for {} yet; games: kalah",
                other.game().name()
            ))),
        }
    }
}

fn solve<B: SeedBoard>(
    line: &Line<Kalah>,
    game: Kalah<B>,
    position: &Position<B>,
) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    interrupt::sets(&stop)?;
    let spinner = ProgressBar::new_spinner().with_message("solving; Ctrl-C stops");
    spinner.enable_steady_tick(Duration::from_millis(200));
    let mut solver = Solver::new(game, TABLE_BYTES);
    let solved = solver.solve(position, &|| stop.load(Ordering::Relaxed));
    spinner.finish_and_clear();
    let Solution { value, line: plies } = solved.map_err(|Stopped { least, most }| {
        Failure::Machine(format!(
            "solve: stopped; the value is from {least:+} to {most:+}"
        ))
    })?;
    let mut out = io::stdout().lock();
    match value {
        0 => writeln!(out, "value 0")?,
        value => writeln!(out, "value {value:+}")?,
    }
    let (game, mut at) = (line.game(), *line.position());
    let mut words = Vec::new();
    for ply in &plies {
        words.push(game.ply_text(&at, ply));
        at = game.play(&at, ply);
    }
    if !words.is_empty() {
        writeln!(out, "best {}", words.join(" "))?;
    }
    writeln!(out, "nodes {}", solver.nodes())?;
    Ok(out.flush()?)
}
