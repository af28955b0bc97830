//! `vato match`: games between two players.

mod contest;
mod game;
mod outside;
mod player;
mod program;

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use vato_engine::match_play::{Conditions, Tally};
use vato_rules::any::AnyGame;

use crate::arguments::{Game, number};
use crate::failure::Failure;
use crate::interrupt;
use game::Terms;
use outside::Budget;
use player::Named;

const MAX_GAMES: u64 = 1_000_000;
const MAX_PLIES: u64 = 10_000;
const HOUR_IN_MILLISECONDS: u64 = 60 * 60 * 1000;
const HOUR_IN_SECONDS: u64 = 60 * 60;
const MAX_CONCURRENCY: u64 = 256;

/// `vato match`: who is stronger, and by how much.
#[derive(Args, Debug)]
pub struct Match {
    #[command(flatten)]
    game: Game,
    /// The first player: easy, medium, hard, random or cmd:PROGRAM
    #[arg(value_name = "A", long_help = PLAYERS)]
    first: String,
    /// The second player
    #[arg(value_name = "B")]
    second: String,
    /// Games to play; each opening is played twice, with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_GAMES))]
    games: u32,
    /// Positions that hard and programs look at for each ply, instead of their own limit
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>(1..=u64::MAX))]
    nodes: Option<u64>,
    /// Milliseconds that hard and programs have for each ply
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = number::<u64>(1..=HOUR_IN_MILLISECONDS))]
    time: Option<u64>,
    /// Seconds a program may take for an answer beyond its time before it loses the game
    #[arg(long, value_name = "S", default_value_t = 60, allow_negative_numbers = true, value_parser = number::<u64>(1..=HOUR_IN_SECONDS))]
    patience: u64,
    /// Decides openings and chance; the same seed gives the same games, but for what time decides
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u64>(0..=u64::MAX))]
    seed: u64,
    /// A game of this many plies is a draw
    #[arg(long, value_name = "N", default_value_t = 400, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_PLIES))]
    max_plies: u32,
    /// Bounds of a sequential test (not there yet)
    #[arg(long, value_name = "LO,HI", hide = true)]
    sprt: Option<String>,
    /// Write the record of every game into this file, which must not be there yet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Games at a time; without it one for each core
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_CONCURRENCY))]
    concurrency: Option<u32>,
}

const PLAYERS: &str = "The first player: easy, medium, hard or random, or a program that speaks the Universal Game \
Interface, as in 'cmd:PROGRAM ARGUMENTS'. A program that does not answer, answers with an illegal ply or \
ends loses the game.";

impl Match {
    /// Plays the games and prints wins, draws, losses and the score of the first player.
    pub fn run(&self) -> Result<(), Failure> {
        if self.sprt.is_some() {
            return Err(Failure::input(
                "match: --sprt is not there yet; --games bounds a match",
            ));
        }
        let budget = Budget {
            nodes: self.nodes,
            time: self.time.map(Duration::from_millis),
            patience: Duration::from_secs(self.patience),
        };
        let terms = Terms {
            players: [
                Named::read(&self.first, &budget)?,
                Named::read(&self.second, &budget)?,
            ],
            conditions: Conditions {
                games: self.games,
                seed: self.seed,
                max_plies: self.max_plies,
                ..Conditions::default()
            },
            budget,
        };
        self.play(&self.game.open_between_players()?, &terms)
    }

    fn play(&self, game: &AnyGame, terms: &Terms) -> Result<(), Failure> {
        let mut records = self.out.as_deref().map(new_file).transpose()?;
        let stop = Arc::new(AtomicBool::new(false));
        interrupt::sets(&stop)?;
        let concurrency = self.concurrency.unwrap_or_else(cores);
        let bar = progress_bar(u64::from(self.games));
        let mut tally = Tally::default();
        contest::play(
            game,
            terms,
            0..self.games,
            concurrency,
            &stop,
            &mut |finished| {
                tally = tally.plus(&finished.tally);
                if let Some(forfeit) = &finished.forfeit {
                    // A closed standard error is no reason to stop.
                    bar.suspend(|| writeln!(io::stderr(), "vato: {forfeit}"))
                        .ok();
                }
                if let Some(records) = &mut records {
                    writeln!(records, "{}", finished.record).map_err(refused)?;
                }
                bar.inc(1);
                Ok(true)
            },
        )?;
        bar.finish_and_clear();
        let (whole, tenth) = (tally.per_mille() / 10, tally.per_mille() % 10);
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "games {} wins {} draws {} losses {} score {whole}.{tenth} %",
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses
        )?;
        Ok(out.flush()?)
    }
}

fn new_file(path: &Path) -> Result<File, Failure> {
    File::create_new(path).map_err(refused)
}

fn refused(error: io::Error) -> Failure {
    Failure::Machine(format!("match: --out: {error}"))
}

fn cores() -> u32 {
    let cores = std::thread::available_parallelism();
    cores.map_or(1, |cores| u32::try_from(cores.get()).unwrap_or(1))
}

/// Shown on a terminal only; a pipe stays quiet.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} games, {eta} to go")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}
