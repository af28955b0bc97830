//! `vato match`: games between two players.

mod contest;
mod game;
mod gauntlet;
mod outside;
mod player;
mod program;
mod ratings;
mod records;
mod sprt;
mod standing;

pub use gauntlet::Gauntlet;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use vato_engine::match_play::Conditions;
use vato_rules::any::AnyGame;

use crate::arguments::{Game, number};
use crate::failure::{Failure, quoted};
use crate::interrupt;
use crate::openings::OpeningSet;
use game::Terms;
use outside::Budget;
use player::Named;
use records::Records;
use sprt::Sprt;
use standing::Standing;

const USUAL_GAMES: u32 = 100;
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
    /// The first player: easy, medium, hard, 1 to 10, random or cmd:PROGRAM
    #[arg(value_name = "A", long_help = PLAYERS)]
    first: String,
    /// The second player
    #[arg(value_name = "B")]
    second: String,
    /// Games to play, each opening twice with sides swapped; without it 100, with --sprt as many as it takes
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_GAMES))]
    games: Option<u32>,
    /// Positions to look at for each ply: for hard and programs instead of their own limit, for other levels at most
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
    /// A file of openings, or balanced for the set that comes with the program; without it two random plies
    #[arg(long, value_name = "FILE")]
    openings: Option<String>,
    /// End as soon as a sequential test can tell these two strengths apart, in normalised Elo
    #[arg(long, value_name = "LO,HI", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Write the record of every game into this file; a match that was stopped goes on from it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Games at a time; without it one for each core
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_CONCURRENCY))]
    concurrency: Option<u32>,
}

const PLAYERS: &str = "The first player: a level (easy, medium, hard or a number from 1 to 10), random, or a program that speaks the Universal Game \
Interface, as in 'cmd:PROGRAM ARGUMENTS'. A program that does not answer, answers with an illegal ply or \
ends loses the game.";

impl Match {
    /// Plays the games and prints what they say of the first player.
    pub fn run(&self) -> Result<(), Failure> {
        let budget = Budget {
            nodes: self.nodes,
            time: self.time.map(Duration::from_millis),
            patience: Duration::from_secs(self.patience),
        };
        let game = self.game.open_between_players()?;
        let terms = Terms {
            players: [
                Named::read(&self.first, &budget)?,
                Named::read(&self.second, &budget)?,
            ],
            conditions: Conditions {
                games: self.games.unwrap_or(match self.sprt {
                    Some(_) => MAX_GAMES as u32,
                    None => USUAL_GAMES,
                }),
                seed: self.seed,
                max_plies: self.max_plies,
                ..Conditions::default()
            },
            openings: self.openings(&game)?,
            budget,
        };
        self.play(&game, &terms)
    }

    fn openings(&self, game: &AnyGame) -> Result<Option<OpeningSet>, Failure> {
        let set = self.openings.as_ref().map(|name| {
            OpeningSet::named(name, game).map_err(|why| {
                Failure::input(format_args!("match: --openings {}: {why}", quoted(name)))
            })
        });
        set.transpose()
    }

    fn play(&self, game: &AnyGame, terms: &Terms) -> Result<(), Failure> {
        let mut standing = Standing::new(self.sprt);
        let mut records = None;
        if let Some(path) = &self.out {
            let (file, found) = Records::open("match", path, game, std::slice::from_ref(terms))?;
            found
                .games
                .iter()
                .flatten()
                .for_each(|game| standing.add(game));
            if found.cut {
                told(&format!(
                    "the record of game {} was cut short; it is played again",
                    standing.games() + 1
                ));
            }
            records = Some(file);
        }
        let games = terms.conditions.games;
        let stop = Arc::new(AtomicBool::new(false));
        interrupt::sets(&stop)?;
        let bar = progress_bar(games, standing.games()).with_message(standing.in_short());
        let left = match standing.decided() {
            true => games..games,
            false => standing.games()..games,
        };
        let concurrency = self.concurrency.unwrap_or_else(cores);
        contest::play(game, terms, left, concurrency, &stop, &mut |finished| {
            if let Some(records) = &mut records {
                records.add(&finished)?;
            }
            if let Some(forfeit) = &finished.forfeit {
                bar.suspend(|| told(forfeit));
            }
            standing.add(&finished.tally);
            bar.inc(1);
            bar.set_message(standing.in_short());
            Ok(!standing.decided())
        })?;
        bar.finish_and_clear();
        let mut out = io::stdout().lock();
        write!(out, "{standing}")?;
        out.flush()?;
        if standing.games() < games && !standing.decided() && stop.load(Ordering::Relaxed) {
            self.say_how_to_go_on(standing.games());
        }
        Ok(())
    }

    fn say_how_to_go_on(&self, games: u32) {
        let how = match self.out {
            Some(_) => format!("the same command goes on with game {}", games + 1),
            None => String::from("with --out FILE a match can be gone on with"),
        };
        told(&format!("match: stopped after {games} games; {how}"));
    }
}

/// Says a line on standard error. When that is closed, it is no reason to stop.
fn told(line: &str) {
    let _ = writeln!(io::stderr(), "vato: {line}");
}

fn cores() -> u32 {
    let cores = std::thread::available_parallelism();
    cores.map_or(1, |cores| u32::try_from(cores.get()).unwrap_or(1))
}

/// Shown on a terminal only; a pipe stays quiet.
fn progress_bar(games: u32, played: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:20} {pos} of {len} games, {msg}, {eta} to go")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(u64::from(games))
        .with_style(style)
        .with_position(u64::from(played))
}
