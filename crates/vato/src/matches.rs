use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use vato_engine::any;
use vato_engine::match_play::{Conditions, Player, Tally};
use vato_messages::Level;
use vato_rules::any::AnyGame;

use crate::arguments::{Game, number};
use crate::failure::{Failure, quoted};
use crate::interrupt;

const MAX_GAMES: u64 = 1_000_000;
const MAX_PLIES: u64 = 10_000;

/// `vato match`: who is stronger, and by how much.
#[derive(Args, Debug)]
pub struct Match {
    #[command(flatten)]
    game: Game,
    /// The first player: easy, medium, hard or random
    #[arg(value_name = "A")]
    first: String,
    /// The second player
    #[arg(value_name = "B")]
    second: String,
    /// Games to play; each opening is played twice, with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_GAMES))]
    games: u32,
    /// Positions that hard looks at for each turn, instead of its own limit
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>(1..=u64::MAX))]
    nodes: Option<u64>,
    /// Milliseconds for each turn (not there yet)
    #[arg(long, value_name = "MS", hide = true)]
    time: Option<String>,
    /// Decides openings and chance; the same seed gives the same games
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u64>(0..=u64::MAX))]
    seed: u64,
    /// A game of this many plies is a draw
    #[arg(long, value_name = "N", default_value_t = 400, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_PLIES))]
    max_plies: u32,
    /// Bounds of a sequential test (not there yet)
    #[arg(long, value_name = "LO,HI", hide = true)]
    sprt: Option<String>,
}

impl Match {
    /// Plays on all cores and prints one line: games, wins, draws, losses and
    /// the score of the first player.
    pub fn run(&self) -> Result<(), Failure> {
        for (option, given) in [("--sprt", &self.sprt), ("--time", &self.time)] {
            if given.is_some() {
                return Err(Failure::input(format_args!(
                    "match: {option} is not there yet; --games and --nodes bound a match"
                )));
            }
        }
        let players = [self.player(&self.first)?, self.player(&self.second)?];
        self.play(&self.game.open_between_players()?, players)
    }

    fn player(&self, name: &str) -> Result<Player, Failure> {
        let level: Result<Level, _> = name.parse();
        match (name, level, self.nodes) {
            ("random", ..) => Ok(Player::Random),
            (_, Ok(Level::Hard), Some(nodes)) => Ok(Player::Nodes(nodes)),
            (_, Ok(level), _) => Ok(Player::Level(level)),
            (_, Err(_), _) if name.starts_with("cmd:") || name.parse::<u8>().is_ok() => {
                Err(Failure::input(format_args!(
                    "match: player {}: numbered levels and cmd:PROGRAM are not there yet; \
                     players: easy, medium, hard, random",
                    quoted(name)
                )))
            }
            (_, Err(_), _) => Err(Failure::input(format_args!(
                "match: there is no player {}; players: easy, medium, hard, random",
                quoted(name)
            ))),
        }
    }

    fn play(&self, game: &AnyGame, players: [Player; 2]) -> Result<(), Failure> {
        let conditions = Conditions {
            games: self.games,
            seed: self.seed,
            max_plies: self.max_plies,
            ..Conditions::default()
        };
        let stop = Arc::new(AtomicBool::new(false));
        interrupt::sets(&stop)?;
        let bar = progress_bar(u64::from(self.games));
        let tally = (0..self.games)
            .into_par_iter()
            .filter(|_| !stop.load(Ordering::Relaxed))
            .map(|number| {
                let tally = any::play_game(game, players, &conditions, number);
                bar.inc(1);
                tally
            })
            .reduce(Tally::default, |a, b| a.plus(&b));
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

/// Shown on a terminal only; a pipe stays quiet.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} games, {eta} to go")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}
