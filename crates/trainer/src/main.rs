//! Learns the evaluation of Fanorona from games of the engine against itself.
//!
//! `generate` plays the games, `check` goes through them, `train` makes weights of
//! them. `docs/evaluation.md` has the commands that made those in use.

mod check;
mod data_file;
mod generate;
mod network;
mod record;
mod samples;
mod train;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use vato_engine::{Engine, Searcher};
use vato_rules::fanorona::Fanorona;

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
        /// Positions for each step.
        #[arg(long, default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
        batch: u32,
        /// The rate of the first step.
        #[arg(long, default_value_t = 0.002)]
        rate: f32,
        /// Weight of a game's result in what is learned, 0 to 1; the rest is the search's.
        #[arg(long, default_value_t = 0.3)]
        result: f32,
        /// With this score a side is e times as likely to win as to lose.
        #[arg(long, default_value_t = 450.0)]
        scale: f32,
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
        Task::Check { files } => files.iter().try_for_each(|file| check(file)),
        Task::Train {
            files,
            output,
            seed,
            epochs,
            batch,
            rate,
            result,
            scale,
        } => {
            let course = Course {
                seed,
                epochs,
                batch: batch as usize,
                rate,
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
