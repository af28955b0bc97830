mod said;

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use vato_engine::Limits;
use vato_engine::any::{self, AnyEngine, Finding};
use vato_engine::score;
use vato_rules::any::AnyLine;

use crate::arguments::{Board, number};
use crate::failure::{Failure, quoted};
use crate::interrupt;
use said::Said;

/// Without any limit a search ends here, after some seconds.
const DEFAULT_NODES: u64 = 10_000_000;
/// 64 MiB: enough to keep a search of a minute from filling it.
const TABLE_ENTRIES: u32 = 1 << 22;
/// The most lines a search is asked to keep apart; no position has more good turns.
const MAX_LINES: u64 = 100;
/// The deepest line the search follows.
const MAX_DEPTH: u64 = score::MAX_PLY as u64;
const DAY_IN_MILLISECONDS: u64 = 24 * 60 * 60 * 1000;
const MAX_THREADS: u64 = 256;

/// `vato analyse`: searches a position and says what it finds.
#[derive(Args, Debug)]
pub struct Analyse {
    #[command(flatten)]
    board: Board,
    /// Turns played from the position, separated by spaces
    #[arg(
        long,
        value_name = "TURNS",
        default_value = "",
        hide_default_value = true
    )]
    moves: String,
    /// Stop after this many plies of looking ahead
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_DEPTH))]
    depth: Option<u32>,
    /// Stop after this many positions; without any limit 10000000
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>(1..=u64::MAX))]
    nodes: Option<u64>,
    /// Stop after this many milliseconds
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = number::<u64>(1..=DAY_IN_MILLISECONDS))]
    time: Option<u64>,
    /// So many best turns, each with its line, best first
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_LINES))]
    multipv: u32,
    /// Threads to search with; at Congkak it is always one
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_THREADS))]
    threads: u32,
    /// One JSON object a line
    #[arg(long)]
    json: bool,
}

impl Analyse {
    /// Prints a line for each depth that is finished and the best turn at the end.
    pub fn run(&self) -> Result<(), Failure> {
        let mut line = self.board.open()?;
        for (at, word) in self.moves.split_whitespace().enumerate() {
            line.apply(word).map_err(|error| {
                Failure::input(format_args!(
                    "--moves, word {} {}: {error}",
                    at + 1,
                    quoted(word)
                ))
            })?;
        }
        self.search(&line)
    }

    fn search(&self, line: &AnyLine) -> Result<(), Failure> {
        let mut out = Output {
            json: self.json,
            failed: Ok(()),
            stop: Arc::new(AtomicBool::new(false)),
        };
        if let Some(text) = line.result_line() {
            out.print(&Said::result(text));
            return out.failed;
        }
        interrupt::sets(&out.stop)?;
        let unlimited = self.depth.is_none() && self.time.is_none();
        let limits = Limits {
            depth: self.depth.unwrap_or(score::MAX_PLY),
            nodes: match self.nodes {
                None if unlimited => DEFAULT_NODES,
                nodes => nodes.unwrap_or(u64::MAX),
            },
            lines: self.multipv,
        };
        let (begun, time) = (Instant::now(), self.time.map(Duration::from_millis));
        let stop = Arc::clone(&out.stop);
        let should_stop =
            || stop.load(Ordering::Relaxed) || time.is_some_and(|time| begun.elapsed() >= time);
        if any::unseen(line) {
            let mixture = any::mixture(line, limits.nodes, &should_stop);
            if let Some(mixture) = mixture {
                out.print(&Said::mixture(&mixture));
            }
            return out.failed;
        }
        let mut engine = AnyEngine::new(TABLE_ENTRIES);
        engine.set_threads(self.threads);
        let verdict = engine.search(line, &limits, &should_stop, &mut |finding| {
            out.depth_finished(finding);
        });
        if let Some(verdict) = verdict {
            out.print(&Said::Best { best: verdict.best });
        }
        out.failed
    }
}

struct Output {
    json: bool,
    failed: Result<(), Failure>,
    /// Set from outside by Ctrl-C, and here when nobody reads any more.
    stop: Arc<AtomicBool>,
}

impl Output {
    fn depth_finished(&mut self, finding: Finding) {
        for (at, line) in finding.lines.into_iter().enumerate() {
            self.print(&Said::line(finding.depth, at + 1, finding.nodes, line));
        }
    }

    fn print(&mut self, said: &Said) {
        if self.failed.is_err() {
            return;
        }
        let line = match self.json {
            false => said.to_string(),
            // Numbers, texts and lists of them always have a JSON form.
            true => serde_json::to_string(said).unwrap_or_default(),
        };
        let mut out = io::stdout().lock();
        self.failed = writeln!(out, "{line}")
            .and_then(|()| out.flush())
            .map_err(Failure::from);
        if self.failed.is_err() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}
