use std::io::{self, Write};
use std::time::{Duration, Instant};

use clap::Args;
use vato_engine::bench::bench;
use vato_rules::any::GameName;

use crate::failure::Failure;

/// `vato bench`: fixed work.
#[derive(Args, Debug)]
pub struct Bench {
    /// What was found in each position, without speed: the same from every build
    #[arg(long)]
    positions: bool,
}

/// What a game's positions took.
#[derive(Clone, Copy, Default)]
struct Work {
    nodes: u64,
    time: Duration,
}

impl Bench {
    /// Prints the work and the speed of each game, and the signature: the work of all.
    pub fn run(&self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let mut games = GameName::ALL
            .iter()
            .map(|game| (*game, Work::default()))
            .collect::<Vec<_>>();
        let mut begun = Instant::now();
        for measured in bench(u64::MAX) {
            let work = games.iter_mut().find(|(game, _)| *game == measured.game);
            if let Some((_, work)) = work {
                work.nodes += measured.nodes;
                work.time += begun.elapsed();
            }
            if self.positions {
                writeln!(out, "{measured}")?;
                out.flush()?;
            }
            begun = Instant::now();
        }
        if !self.positions {
            let mut all = Work::default();
            for (game, work) in games {
                writeln!(out, "{game} nodes {} nps {}", work.nodes, work.speed())?;
                all.nodes += work.nodes;
                all.time += work.time;
            }
            writeln!(out, "signature {}\nnps {}", all.nodes, all.speed())?;
        }
        Ok(out.flush()?)
    }
}

impl Work {
    /// Positions a second.
    fn speed(&self) -> u128 {
        u128::from(self.nodes) * 1_000_000 / self.time.as_micros().max(1)
    }
}
