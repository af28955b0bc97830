//! What the evaluation of Fanorona is to learn from: games of the engine against itself.
//!
//! `generate` plays the games, `check` goes through them.

mod check;
mod data_file;
mod generate;
mod record;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::{Parser, Subcommand};
use vato_engine::{Engine, Searcher};
use vato_rules::fanorona::Fanorona;

use data_file::{Recipe, Writer};

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
