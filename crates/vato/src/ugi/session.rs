//! The game and the options as the commands so far have set them.

use std::io;

use vato_rules::any::{AnyError, AnyGame, AnyLine, GameName};
use vato_rules::{GameResult, Side};

use super::command::{Command, Go, Query};
use super::options::{self, DEFAULT_RULES, OptionName, Options};
use super::report::{say, tell};
use super::think::{Task, Thinker};
use crate::chance::fresh_seed;
use crate::failure::{Failure, quoted};

/// Everything that a program which drives the engine can change. Only the listening
/// thread has it; what is being thought about is a copy.
#[derive(Debug)]
pub struct Session {
    line: AnyLine,
    options: Options,
    thinker: Thinker,
    /// Whether a new game has begun since the last task.
    fresh: bool,
    /// Where chance comes from while no seed is set: another place for each game.
    chance: u64,
}

/// Whether to go on listening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Go on.
    Listen,
    /// End at once.
    Quit,
}

impl Session {
    /// At the start of the first game.
    pub fn begin() -> Result<Self, Failure> {
        let line = start(GameName::ALL[0], "").map_err(Failure::input)?;
        Ok(Session {
            line,
            options: Options::default(),
            thinker: Thinker::start()?,
            fresh: true,
            chance: fresh_seed(),
        })
    }

    /// Does what a command says. A command that cannot be done changes nothing and
    /// is answered by one line.
    pub fn obey(&mut self, command: Command<'_>) -> Result<Next, Failure> {
        match command {
            Command::Hello(done) => hello(done)?,
            Command::IsReady => return self.is_ready(),
            Command::NewGame => {
                self.fresh = true;
                self.chance = fresh_seed();
            }
            Command::SetOption { name, value } => match self.set(name, value) {
                Ok(None) => {}
                Ok(Some(remark)) => tell(&remark)?,
                Err(sentence) => tell(&sentence)?,
            },
            Command::Position { fen, plies } => match position(&self.line.game(), fen, plies) {
                Ok(line) => self.line = line,
                Err(sentence) => tell(&sentence)?,
            },
            Command::Go(go) => return self.go(go),
            Command::Stop => self.thinker.stop(),
            Command::Query(query) => say(&format!("response {}", self.answer(query)))?,
            Command::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Listen)
    }

    /// Ends the thinking: now, or when the search has come to its limit.
    pub fn end(self, now: bool) -> Result<(), Failure> {
        self.thinker.end(now)
    }

    /// Sets an option; what there is to remark about it.
    fn set(&mut self, name: &str, value: &str) -> Result<Option<String>, String> {
        let option: OptionName = name.parse()?;
        match option {
            OptionName::Game => {
                let game = value
                    .parse()
                    .map_err(|error| format!("setoption: {error}"))?;
                self.line = start(game, "").map_err(|error| error.to_string())?;
                return Ok(None);
            }
            OptionName::Rules => {
                let rules = if value == DEFAULT_RULES { "" } else { value };
                self.line = start(self.line.game().name(), rules)
                    .map_err(|error| format!("setoption: {error}"))?;
                return Ok(None);
            }
            _ => self.options.set(option, value)?,
        }
        Ok(match option {
            OptionName::TablePath if !self.options.tables.is_empty() => Some(String::from(
                "setoption: there are no endgame tables so far; TablePath changes nothing",
            )),
            _ => None,
        })
    }

    fn go(&mut self, go: Go) -> Result<Next, Failure> {
        if self.thinker.is_busy() {
            tell("go: a search is running; stop ends it")?;
            return Ok(Next::Listen);
        }
        let task = self.task(go);
        // Without a listener for its answers the thread has ended, and says why.
        let given = self.thinker.give(task);
        Ok(if given { Next::Listen } else { Next::Quit })
    }

    /// While a search runs the answer comes at once, else when the next one could begin.
    fn is_ready(&mut self) -> Result<Next, Failure> {
        // A level has a search of its own.
        if !self.thinker.is_busy() && self.options.level.is_none() {
            let task = self.task(Go::default());
            if !self.thinker.prepare(task) {
                return Ok(Next::Quit);
            }
        }
        say("readyok")?;
        Ok(Next::Listen)
    }

    /// What there is to think about now.
    fn task(&mut self, go: Go) -> Task {
        Task {
            line: self.line.clone(),
            go,
            options: self.options.clone(),
            seed: match self.options.seed {
                0 => self.chance,
                seed => seed,
            },
            fresh: std::mem::take(&mut self.fresh),
        }
    }

    fn answer(&self, query: Query) -> &'static str {
        let told = |yes| if yes { "true" } else { "false" };
        let outcome = self.line.outcome();
        match query {
            Query::FirstToMove => told(self.line.side_to_move() == Side::First),
            Query::GameOver => told(outcome.is_some()),
            Query::Result => match outcome.map(|outcome| outcome.result) {
                None => "none",
                Some(GameResult::Draw) => "draw",
                Some(GameResult::Win(Side::First)) => "p1win",
                Some(GameResult::Win(Side::Second)) => "p2win",
            },
        }
    }
}

fn hello(done: &str) -> Result<(), Failure> {
    say(concat!("id name Vato ", env!("CARGO_PKG_VERSION")))?;
    say("id author the authors of Vato")?;
    options::list(&mut io::stdout().lock())?;
    Ok(say(done)?)
}

fn start(game: GameName, rules: &str) -> Result<AnyLine, AnyError> {
    AnyGame::new(game, rules)?.line(None)
}

fn position(game: &AnyGame, fen: Option<&str>, plies: &str) -> Result<AnyLine, String> {
    let mut line = game
        .line(fen)
        .map_err(|error| format!("position: {error}"))?;
    for (word, number) in plies.split_whitespace().zip(1..) {
        line.apply(word)
            .map_err(|error| format!("position: moves, word {number} {}: {error}", quoted(word)))?;
    }
    Ok(line)
}
