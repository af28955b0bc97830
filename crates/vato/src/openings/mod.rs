//! `vato openings`: makes a set of fair openings for matches.

mod balanced;
mod fair_start;
mod file;
mod set;

pub use set::{BALANCED, Opening, OpeningSet};

use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use vato_engine::score::Score;
use vato_rules::any::{AnyGame, AnyLine, GameName};

use crate::arguments::{Game, number};
use crate::failure::Failure;
use crate::interrupt;
use balanced::Balanced;
use fair_start::FairStarts;
use file::Growing;
use set::Header;

const MAX_COUNT: u64 = 1_000_000;
const MAX_MARGIN: u64 = 20_000;
const MAX_PLIES: u32 = 100;
/// So many candidates in a row without one that is kept: there are no more.
const IN_VAIN: u64 = 1_000_000;

/// `vato openings`: makes a set of openings that favour nobody.
#[derive(Args, Debug)]
pub struct Openings {
    #[command(flatten)]
    game: Game,
    /// The file to write; when it is there, the making goes on
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many openings
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_COUNT))]
    count: u32,
    /// Decides the openings
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u64>(0..=u64::MAX))]
    seed: u64,
    /// How many random plies; not for Kalah
    #[arg(long, value_name = "LEAST-MOST", default_value = "4-8", value_parser = plies)]
    plies: RangeInclusive<u32>,
    /// Positions the search looks at for each; not for Kalah
    #[arg(long, value_name = "N", default_value_t = 200_000, allow_negative_numbers = true, value_parser = number::<u64>(1..=u64::MAX))]
    nodes: u64,
    /// The most a side may be ahead, in hundredths of a stone or seed; not for Kalah
    #[arg(long, value_name = "N", default_value_t = 30, allow_negative_numbers = true, value_parser = number::<u32>(0..=MAX_MARGIN))]
    margin: u32,
}

/// Where openings come from.
enum Source {
    Balanced(Balanced),
    FairStarts(Box<FairStarts>),
}

impl Source {
    fn candidate(&self, game: &AnyGame, number: u64) -> Option<(Opening, AnyLine)> {
        match self {
            Source::Balanced(balanced) => balanced.candidate(game, number),
            Source::FairStarts(starts) => starts.candidate(number),
        }
    }

    /// What was found out about a candidate that is fair; `None` for any other.
    fn judge(
        &mut self,
        number: u64,
        line: &AnyLine,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<String> {
        match self {
            Source::Balanced(balanced) => {
                let score = balanced.score(line, should_stop)?;
                Some(format!("score {score}"))
            }
            Source::FairStarts(starts) => {
                let drawn = starts.is_drawn(number, line, should_stop)?;
                drawn.then(|| String::from("proven drawn"))
            }
        }
    }
}

impl Openings {
    /// Makes them and says how many candidates it took.
    pub fn run(&self) -> Result<(), Failure> {
        let game = self.game.open_between_players()?;
        let header = self.header(&game);
        let mut file = Growing::open(&self.out, &header, &game)?;
        let stop = Arc::new(AtomicBool::new(false));
        interrupt::sets(&stop)?;
        let mut source = match FairStarts::new(&game, self.seed) {
            Some(starts) => Source::FairStarts(Box::new(starts)),
            None => Source::Balanced(Balanced {
                seed: self.seed,
                plies: self.plies.clone(),
                nodes: self.nodes,
                margin: Score::try_from(self.margin).unwrap_or(Score::MAX),
            }),
        };
        let bar = progress_bar(self.count, file.count);
        let (mut number, mut kept_last) = (file.next, file.next);
        while file.count < self.count && number - kept_last < IN_VAIN {
            let candidate = source.candidate(&game, number).map(|(opening, line)| {
                let end = line.position_text();
                (opening, line, end)
            });
            let candidate = candidate.filter(|(.., end)| file.is_new(end));
            let found = candidate.and_then(|(opening, line, end)| {
                let found = source.judge(number, &line, &|| stop.load(Ordering::Relaxed))?;
                Some((opening, end, found))
            });
            if stop.load(Ordering::Relaxed) {
                break;
            }
            if let Some((opening, end, found)) = found {
                file.add(number, &opening, end, &found)?;
                kept_last = number;
                bar.inc(1);
            }
            number += 1;
            bar.set_message(format!("{number} tried"));
        }
        bar.finish_and_clear();
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "openings {} tried {}",
            file.count,
            file.next.max(number)
        )?;
        out.flush()?;
        if stop.load(Ordering::Relaxed) {
            // A closed standard error is no reason to fail.
            let _ = writeln!(
                io::stderr(),
                "vato: openings: stopped; the same command goes on"
            );
        }
        Ok(())
    }

    /// Names what decides the openings, as the command that makes them; how many there
    /// are may change.
    fn header(&self, game: &AnyGame) -> Header {
        let rules = game.rules_text();
        let mut made = format!("vato openings {}", game.name());
        if !rules.is_empty() {
            made += &format!(" --rules {rules}");
        }
        made += &format!(" --seed {}", self.seed);
        if game.name() != GameName::Kalah {
            let (least, most) = (self.plies.start(), self.plies.end());
            let (nodes, margin) = (self.nodes, self.margin);
            made += &format!(" --plies {least}-{most} --nodes {nodes} --margin {margin}");
        }
        made += &format!(", vato {}", env!("CARGO_PKG_VERSION"));
        Header {
            game: game.name(),
            rules,
            made,
        }
    }
}

/// Reads two numbers with a dash between them.
fn plies(text: &str) -> Result<RangeInclusive<u32>, String> {
    let bounds = text.split_once('-');
    let numbers = bounds.and_then(|(least, most)| Some((least.parse().ok()?, most.parse().ok()?)));
    match numbers {
        Some((least, most)) if least <= most && (1..=MAX_PLIES).contains(&most) => Ok(least..=most),
        _ => Err(format!(
            "it must be two numbers up to {MAX_PLIES} with a dash between them, the smaller first, such as 4-8"
        )),
    }
}

/// Shown on a terminal only; a pipe stays quiet.
fn progress_bar(count: u32, made: u32) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:20} {pos} of {len} openings, {msg}, {eta} to go")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(u64::from(count))
        .with_style(style)
        .with_position(u64::from(made))
}
