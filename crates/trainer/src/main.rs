//! Learns the evaluations of Fanorona, Kalah and Oware from games of the engine against itself, and makes the
//! opening books of Fanorona and Kalah.
//!
//! `generate` plays games of Fanorona, `check` goes through them, `train` makes weights of
//! them, `book` looks at the opening with them; `sowing` plays games of Kalah and Oware and learns from them, and
//! makes Kalah's book.
//! `docs/evaluation.md`, `docs/strength.md` and `docs/solver.md` have the commands that made the weights and the books
//! in use.

mod book;
mod check;
mod data_file;
mod descent;
mod generate;
mod network;
mod record;
mod resumed;
mod samples;
mod sowing;
mod train;

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use vato_engine::{Engine, Searcher};
use vato_rules::fanorona::Fanorona;

use book::{AnalysisFile, Look, Plan};
use data_file::{Recipe, Writer};
use record::Record;
use samples::Blend;
use train::Course;

#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Play games and write their positions to a file, going on where it ends.
    Generate {
        /// The file.
        #[arg(long, default_value = "target/training/games.vato")]
        output: PathBuf,
        /// Stop when the file has this many positions.
        #[arg(long, default_value_t = 1_000_000)]
        positions: u64,
        /// Decides all chance.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Positions the search may look at for each turn.
        #[arg(long, default_value_t = 300)]
        nodes: u32,
        /// One turn in so many is played at random; 0 for none.
        #[arg(long, default_value_t = 24)]
        random_every: u32,
    },
    /// Learn weights from files of games and write them as the engine reads them.
    Train {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Where the weights go.
        #[arg(long, default_value = "target/training/network.bin")]
        output: PathBuf,
        /// Decides the first weights and the order of positions.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How often to go through all positions.
        #[arg(long, default_value_t = 16)]
        epochs: u32,
        /// In the first so many of these all phases of the game learn the same first layer.
        #[arg(long, default_value_t = 3)]
        together: u32,
        /// Positions for each step.
        #[arg(long, default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
        batch: u32,
        /// The rate of the first step.
        #[arg(long, default_value_t = 0.002)]
        rate: f32,
        /// How fast weights go back to 0 where nothing speaks for them.
        #[arg(long, default_value_t = 0.0)]
        decay: f32,
        /// Weight of a game's result in what is learned, 0 to 1; the rest is the search's.
        #[arg(long, default_value_t = 0.3)]
        result: f32,
        /// With this score a side is e times as likely to win as to lose.
        #[arg(long, default_value_t = 450.0)]
        scale: f32,
    },
    /// Learn the evaluations of Kalah and Oware, or make Kalah's opening book.
    #[command(subcommand)]
    Sowing(sowing::Task),
    /// Look deeply at the opening, going on where the analysis ends, and write the book.
    Book {
        /// What was found so far.
        #[arg(long, default_value = "target/training/opening.txt")]
        analysis: PathBuf,
        /// Where the book goes.
        #[arg(long, default_value = "target/training/book.bin")]
        output: PathBuf,
        /// Positions to look at.
        #[arg(long, default_value_t = 500)]
        positions: usize,
        /// Plies from the start to the last of them.
        #[arg(long, default_value_t = 10)]
        plies: u32,
        /// Positions the search may look at for each.
        #[arg(long, default_value_t = 1_000_000)]
        nodes: u64,
        /// The best turns that get a score.
        #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..))]
        lines: u32,
        /// Expect turns of the other side that are worse than the best by so many hundredths of a stone.
        #[arg(long, default_value_t = 150, value_parser = clap::value_parser!(i32).range(0..=1000))]
        expected: i32,
        /// Play turns that are worse than the best by less than so many.
        #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(i32).range(1..=1000))]
        played: i32,
    },
    /// Go through files of games and tell what is in them.
    Check {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Generate {
            output,
            positions,
            seed,
            nodes,
            random_every,
        } => {
            let recipe = Recipe {
                seed,
                nodes,
                random_every,
            };
            generate(Writer::open(&output, recipe)?, &recipe, positions)
        }
        Task::Book {
            analysis,
            output,
            positions,
            plies,
            nodes,
            lines,
            expected,
            played,
        } => {
            let look = Look { nodes, lines };
            let plan = Plan {
                positions,
                plies,
                expected,
                played,
            };
            book(&analysis, &output, look, &plan)
        }
        Task::Sowing(task) => sowing::run(task),
        Task::Check { files } => files.iter().try_for_each(|file| check(file)),
        Task::Train {
            files,
            output,
            seed,
            epochs,
            together,
            batch,
            rate,
            decay,
            result,
            scale,
        } => {
            let course = Course {
                seed,
                epochs,
                together,
                batch: batch as usize,
                rate,
                decay,
                blend: Blend { result, scale },
            };
            train(&files, &output, &course)
        }
    }
}

/// How often progress is told.
const NEWS: Duration = Duration::from_secs(10);

fn generate(mut writer: Writer, recipe: &Recipe, positions: u64) -> Result<()> {
    let mut engine = Engine::new(Fanorona::default(), generate::TABLE);
    let mut told = Instant::now();
    while writer.positions() < positions {
        let game = generate::play(&mut engine, recipe, writer.games());
        writer.add(&game)?;
        if told.elapsed() >= NEWS || writer.positions() >= positions {
            told = Instant::now();
            eprintln!("{} games, {} positions", writer.games(), writer.positions());
        }
    }
    Ok(())
}

fn book(analysis: &Path, output: &Path, look: Look, plan: &Plan) -> Result<()> {
    let mut file = AnalysisFile::open(analysis, look)?;
    let told = Cell::new(Instant::now());
    let book = book::make(&mut file, look, plan, |positions| {
        if told.get().elapsed() >= NEWS {
            told.set(Instant::now());
            eprintln!("{positions} positions");
        }
    })?;
    let bytes = book.to_bytes();
    eprintln!("{} positions, {} bytes", book.len(), bytes.len());
    std::fs::write(output, bytes).with_context(|| format!("cannot write {}", output.display()))
}

fn check(path: &Path) -> Result<()> {
    let (recipe, records) = data_file::read(path)?;
    let summary = check::check(&records)?;
    println!(
        "{}: seed {}, {} nodes, one random turn in {}; {} games, {} of them drawn, {} positions",
        path.display(),
        recipe.seed,
        recipe.nodes,
        recipe.random_every,
        summary.games,
        summary.drawn,
        summary.positions
    );
    for (stones, positions) in (0..).zip(summary.by_stones).filter(|(_, n)| *n > 0) {
        println!("{stones:>2} stones {positions}");
    }
    Ok(())
}

fn train(files: &[PathBuf], output: &Path, course: &Course) -> Result<()> {
    ensure!(
        (0.0..=1.0).contains(&course.blend.result),
        "--result is from 0 to 1"
    );
    ensure!(course.blend.scale > 0.0, "--scale is above 0");
    let mut records: Vec<Record> = Vec::new();
    for file in files {
        // Games go on counting from one file to the next.
        let games = records.last().map_or(0, |record| record.game + 1);
        let (_, more) = data_file::read(file)?;
        records.extend(more.into_iter().map(|record| Record {
            game: record.game + games,
            ..record
        }));
    }
    ensure!(!records.is_empty(), "there is no game to learn from");
    let start = Instant::now();
    let network = train::train(&records, course, |progress| {
        eprintln!(
            "epoch {}: loss {:.6}, of games kept apart {:.6}, {} s",
            progress.epoch,
            progress.learned,
            progress.apart,
            start.elapsed().as_secs()
        );
    });
    std::fs::write(output, network.to_bytes(course.blend.scale))
        .with_context(|| format!("cannot write {}", output.display()))
}
