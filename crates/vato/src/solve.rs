use std::fs;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use indicatif::ProgressBar;
use vato_rules::any::AnyLine;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board as SeedBoard, Compact, Position};
use vato_rules::{Game, Line, Notation, Side};
use vato_tables::{Solution, Solver, Stopped};

use crate::arguments::Board;
use crate::failure::Failure;
use crate::interrupt;

/// The solver counts what is gained in 16 bits with a sign.
const MOST_SEEDS: u32 = i16::MAX as u32;

/// `vato solve`: the exact value of a position.
#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    board: Board,
    /// Memory to remember boards in; by default as much as the position calls for, at
    /// most half of what is free
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash: Option<u32>,
}

impl Solve {
    /// Prints the value, a best line and how many positions were looked at.
    pub fn run(&self) -> Result<(), Failure> {
        match self.board.open()? {
            AnyLine::Kalah(line) => {
                let compact = line.game().compact().zip(line.position().on::<Compact>());
                match compact {
                    Some((game, position)) => self.solve(&line, game, &position),
                    None => self.solve(&line, *line.game(), line.position()),
                }
            }
            other => Err(Failure::input(format_args!(
                "solve: there is no solver for {} yet; games: kalah",
                other.game().name()
            ))),
        }
    }

    fn solve<B: SeedBoard>(
        &self,
        line: &Line<Kalah>,
        game: Kalah<B>,
        position: &Position<B>,
    ) -> Result<(), Failure> {
        let seeds = [Side::First, Side::Second].map(|side| u32::from(position.row(side)));
        let seeds: u32 = seeds.iter().sum();
        if seeds > MOST_SEEDS {
            return Err(Failure::input(format_args!(
                "solve: {seeds} seeds in the houses are too many; at most {MOST_SEEDS}"
            )));
        }
        let bytes = self.bytes(position)?;
        let stop = Arc::new(AtomicBool::new(false));
        interrupt::sets(&stop)?;
        let spinner = ProgressBar::new_spinner().with_message("solving; Ctrl-C stops");
        spinner.enable_steady_tick(Duration::from_millis(200));
        let mut solver = Solver::for_position(game, position, bytes);
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

    /// What the solver may take.
    fn bytes<B: SeedBoard>(&self, position: &Position<B>) -> Result<usize, Failure> {
        let free = free_mebibytes();
        let mebibytes = match (self.hash, free) {
            (Some(asked), Some(free)) if asked > free => {
                return Err(Failure::input(format_args!(
                    "--hash {asked}: {free} MiB are free here"
                )));
            }
            (Some(asked), _) => asked,
            (None, free) => {
                let seeds = position.in_houses();
                let called_for = match seeds {
                    ..30 => 64,
                    30..40 => 512,
                    40..54 => 1024,
                    54.. => 8192,
                };
                called_for.min(free.unwrap_or(2048) / 2)
            }
        };
        Ok((mebibytes as usize) << 20)
    }
}

/// What programs can take before the system runs short, where it tells.
fn free_mebibytes() -> Option<u32> {
    let told = fs::read_to_string("/proc/meminfo").ok()?;
    let line = told
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    u32::try_from(kibibytes / 1024).ok()
}
