//! Learns the evaluations of Kalah and Oware from games of the engine against itself, and makes
//! Kalah's opening book.

mod book;
mod ends;
mod games;
mod learn;
mod network;
mod oware_ends;
mod records;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::{Subcommand, ValueEnum};
use vato_rules::Notation;
use vato_rules::kalah::{self, Kalah};
use vato_rules::mancala::Compact;
use vato_rules::oware::{self, Oware};

use book::{Asked, SolvedFile};
use ends::KalahEnds;
use learn::Course;
use oware_ends::OwareEnds;

/// What to do.
#[derive(Subcommand)]
pub enum Task {
    /// Play games and write their positions to a file, going on where it ends.
    Play {
        /// The game.
        game: Sowing,
        /// Stop when the file has so many games.
        #[arg(long)]
        games: u64,
        /// The file.
        #[arg(long)]
        output: PathBuf,
    },
    /// Solve the boards of Kalah's opening, going on where the file ends, and write the book.
    Book {
        /// What was found so far.
        #[arg(long, default_value = "target/training/kalah-opening.txt")]
        solved: PathBuf,
        /// Where the book goes.
        #[arg(long, default_value = "target/training/kalah-book.bin")]
        output: PathBuf,
        /// The book has all boards with so many seeds in the houses at least.
        #[arg(long, default_value_t = 39, value_parser = clap::value_parser!(u8).range(1..=48))]
        fewest: u8,
        /// Memory of the solver.
        #[arg(long, default_value_t = 6144)]
        mib: usize,
    },
    /// Learn weights from a file of games and write them as the engine reads them.
    Learn {
        /// The game.
        game: Sowing,
        /// The file.
        file: PathBuf,
        /// Where the weights go.
        #[arg(long)]
        output: PathBuf,
        /// Decides the first weights and the order of positions.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How often to go through all positions.
        #[arg(long, default_value_t = 16)]
        epochs: u32,
        /// Weight of the search's score in what is learned, 0 to 1; the rest is the result's.
        #[arg(long, default_value_t = 0.5)]
        score: f32,
    },
}

/// The games that are learned.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Sowing {
    /// Kalah.
    Kalah,
    /// Oware.
    Oware,
}

/// Does what is asked.
pub fn run(task: Task) -> Result<()> {
    match task {
        Task::Play {
            game,
            games,
            output,
        } => match game {
            Sowing::Kalah => {
                let mut ends = KalahEnds::new(kalah(4));
                let text = |position: &_| Kalah::default().position_text(position);
                games::play(kalah, text, &mut ends, games, &output)
            }
            Sowing::Oware => {
                let text = |position: &_| Oware::default().position_text(position);
                games::play(oware, text, &mut OwareEnds::new(), games, &output)
            }
        },
        Task::Book {
            solved,
            output,
            fewest,
            mib,
        } => make_book(&solved, &output, fewest, mib),
        Task::Learn {
            game,
            file,
            output,
            seed,
            epochs,
            score,
        } => {
            ensure!((0.0..=1.0).contains(&score), "--score is from 0 to 1");
            let course = Course {
                seed,
                epochs,
                score,
            };
            learn(game, &file, &output, &course)
        }
    }
}

/// The usual game with so many seeds in each house, on the fast board.
fn kalah(seeds: u8) -> Kalah<Compact> {
    let rules = kalah::Rules {
        seeds,
        ..Default::default()
    };
    // It holds 255 seeds; games begin with at most twelve times twelve.
    Kalah::new(rules).compact().expect("the board is small")
}

/// The same of Oware.
fn oware(seeds: u8) -> Oware<Compact> {
    let rules = oware::Rules {
        seeds,
        ..Default::default()
    };
    // As above.
    Oware::new(rules).compact().expect("the board is small")
}

fn make_book(solved: &Path, output: &Path, fewest: u8, mib: usize) -> Result<()> {
    let mut file = SolvedFile::open(solved)?;
    eprintln!("{} boards were solved before", file.len());
    let mut asked = Asked::new(kalah(4), mib << 20);
    let start = Instant::now();
    let solve = |position: &_| asked.solve(position);
    let bytes = book::make(&mut file, fewest, solve, |done| {
        if done % 100 == 0 {
            eprintln!("{done} boards, {} s", start.elapsed().as_secs());
        }
    })?;
    fs::write(output, bytes).with_context(|| format!("cannot write {}", output.display()))
}

fn learn(game: Sowing, file: &Path, output: &Path, course: &Course) -> Result<()> {
    let samples = match game {
        Sowing::Kalah => records::read(file, |text| Ok(Kalah::default().parse_position(text)?)),
        Sowing::Oware => records::read(file, |text| Ok(Oware::default().parse_position(text)?)),
    }?;
    ensure!(!samples.is_empty(), "there is no game to learn from");
    eprintln!("{} positions", samples.len());
    let start = Instant::now();
    let network = learn::learn(&samples, course, |epoch, loss| {
        let seconds = start.elapsed().as_secs();
        eprintln!("epoch {epoch}: loss of games kept apart {loss:.5}, {seconds} s");
    });
    fs::write(output, network.to_bytes())
        .with_context(|| format!("cannot write {}", output.display()))
}
