//! A player that is a program of its own, asked by the Universal Game Interface.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use vato_engine::match_play::{NoPly, Opponent};
use vato_rules::{Line, Notation};

use super::program::{NoLine, Program};
use crate::failure::{one_line, quoted};

/// What a turn may cost. Nodes or time are always given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to think.
    pub time: Option<Duration>,
    /// How long an answer may take beyond that before it counts as none.
    pub patience: Duration,
}

/// How often a wait looks up to see whether the match was stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// A program that plays; it is started anew after it has failed.
pub struct Outside {
    /// The program and its arguments.
    words: Vec<String>,
    budget: Budget,
    stop: Arc<AtomicBool>,
    /// The running program and the options it has named; `None` after it has failed.
    running: Option<(Program, BTreeSet<String>)>,
}

impl Outside {
    /// A player that has not been started yet.
    pub fn new(words: Vec<String>, budget: Budget, stop: &Arc<AtomicBool>) -> Self {
        Outside {
            words,
            budget,
            stop: Arc::clone(stop),
            running: None,
        }
    }

    /// Gets it ready for a game; starts it when it is not running.
    ///
    /// # Errors
    /// It cannot be started, is not ready in time, or cannot play under these rules; in
    /// words. `Ok(false)` when the match was stopped meanwhile.
    pub fn begin<G: Notation>(&mut self, game: &G) -> Result<bool, String> {
        let begun = self.try_begin(game);
        match begun {
            Ok(()) => Ok(true),
            Err(NoPly::Stopped) => Ok(false),
            Err(NoPly::Forfeit(why)) => {
                self.running = None;
                Err(format!("{}: {why}", quoted(&self.words.join(" "))))
            }
        }
    }

    fn try_begin<G: Notation>(&mut self, game: &G) -> Result<(), NoPly> {
        let patience = self.budget.patience;
        if self.running.is_none() {
            let program = Program::start(&self.words)
                .map_err(|error| NoPly::Forfeit(format!("cannot be started: {error}")))?;
            program.tell("ugi");
            let mut options = BTreeSet::new();
            self.running = Some((program, BTreeSet::new()));
            self.wait_for(patience, "ugiok", |line| {
                if let Some(option) = option_name(line) {
                    options.insert(option.to_ascii_lowercase());
                }
                (line == "ugiok").then_some(())
            })?;
            if let Some((_, named)) = &mut self.running {
                *named = options;
            }
        }
        let rules = game.rules_text();
        self.set("Game", game.name().name(), true)?;
        if !rules.is_empty() {
            self.set("Rules", &rules, false)?;
        }
        self.tell("uginewgame");
        self.tell("isready");
        self.wait_for(patience, "readyok", |line| {
            (line == "readyok").then_some(())
        })
    }

    /// Sets an option. One that the program does not have is left out where the
    /// program's own value may be right.
    fn set(&mut self, option: &str, value: &str, may_be_missing: bool) -> Result<(), NoPly> {
        let has = self
            .running
            .as_ref()
            .is_some_and(|(_, options)| options.contains(&option.to_ascii_lowercase()));
        if has {
            self.tell(&format!("setoption name {option} value {value}"));
        } else if !may_be_missing {
            return Err(NoPly::Forfeit(format!(
                "it has no option {option}, so it cannot be told {value}"
            )));
        }
        Ok(())
    }

    fn tell(&self, line: &str) {
        if let Some((program, _)) = &self.running {
            program.tell(line);
        }
    }

    /// Reads lines until `answer` finds what it looks for in one.
    fn wait_for<T>(
        &mut self,
        patience: Duration,
        what: &str,
        mut answer: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, NoPly> {
        let deadline = Instant::now() + patience;
        loop {
            if self.stop.load(Ordering::Relaxed) {
                return Err(NoPly::Stopped);
            }
            let Some((program, _)) = &self.running else {
                return Err(NoPly::Forfeit(String::from("it is not running")));
            };
            // Looked at before the line, so that a flood of lines does not put it off.
            if Instant::now() >= deadline {
                self.running = None;
                return Err(NoPly::Forfeit(format!(
                    "no {what} within {:.1} s",
                    patience.as_secs_f64()
                )));
            }
            match program.line(deadline.min(Instant::now() + GLANCE)) {
                Ok(line) => {
                    if let Some(found) = answer(line.trim()) {
                        return Ok(found);
                    }
                }
                Err(NoLine::Late) => {}
                Err(NoLine::Ended) => {
                    let complaint = one_line(&program.complaint());
                    self.running = None;
                    return Err(NoPly::Forfeit(match complaint.is_empty() {
                        true => format!("it ended instead of giving {what}"),
                        false => format!("it ended instead of giving {what}: {complaint}"),
                    }));
                }
            }
        }
    }

    /// The word after `bestmove` for the position at the end of a line.
    fn best_move<G: Notation>(&mut self, line: &Line<G>) -> Result<String, NoPly> {
        self.tell(&position_command(line));
        let mut go = String::from("go");
        if let Some(nodes) = self.budget.nodes {
            go += &format!(" nodes {nodes}");
        }
        if let Some(time) = self.budget.time {
            go += &format!(" movetime {}", time.as_millis());
        }
        self.tell(&go);
        let patience = self.budget.time.unwrap_or_default() + self.budget.patience;
        self.wait_for(patience, "bestmove", |line| {
            let mut words = line.split_whitespace();
            (words.next() == Some("bestmove")).then(|| words.next().unwrap_or("").to_string())
        })
    }
}

impl<G: Notation> Opponent<G> for Outside {
    fn ply(&mut self, line: &Line<G>) -> Result<G::Ply, NoPly> {
        let word = self.best_move(line)?;
        line.game()
            .parse_ply(line.position(), &word)
            .map_err(|error| NoPly::Forfeit(format!("bestmove {}: {error}", quoted(&word))))
    }
}

/// What puts a line before a program.
fn position_command<G: Notation>(line: &Line<G>) -> String {
    let game = line.game();
    let mut command = match *line.start() == game.start() {
        true => String::from("position startpos"),
        false => format!("position fen {}", game.position_text(line.start())),
    };
    for (at, (ply, before)) in line.plies().iter().zip(line.positions()).enumerate() {
        command += if at == 0 { " moves " } else { " " };
        command += &game.ply_text(before, ply);
    }
    command
}

/// The name in `option name NAME type ...`, which may be several words.
fn option_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("option name ")?;
    Some(
        rest.split_once(" type ")
            .map_or(rest, |(name, _)| name)
            .trim(),
    )
}
