//! The thread that thinks, while the other one listens.

use std::cell::Cell;
use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use vato_engine::any::{self, AnyEngine, Finding};
use vato_engine::{Limits, score};
use vato_messages::Level;
use vato_rules::any::AnyLine;

use super::command::Go;
use super::options::Options;
use super::report::{Found, say, tell};
use crate::failure::Failure;

/// After so long without a word the search says that it is still there.
const SILENCE: Duration = Duration::from_secs(1);
/// A line of play goes as deep in the search as in the main thread of other commands.
const STACK: usize = 8 << 20;

/// What there is to think about.
#[derive(Debug)]
pub struct Task {
    /// The game up to the present position.
    pub line: AnyLine,
    /// The limits.
    pub go: Go,
    /// The options as they were when the task was given.
    pub options: Options,
    /// Where chance comes from.
    pub seed: u64,
    /// Whether a new game has begun: what was learnt before is forgotten.
    pub fresh: bool,
}

impl Task {
    /// What the book says, when it is to be used and a ply is what is wanted: an analysis is
    /// not.
    fn book_ply(&self) -> Option<String> {
        let wanted = self.options.book && !self.go.waits_for_stop();
        wanted
            .then(|| any::from_book(&self.line, self.seed))
            .flatten()
    }
}

/// What the two threads share about one task. The listening thread sets `stop`, the thinking
/// one `done`, neither takes it back.
#[derive(Debug, Default)]
struct Signals {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    stop: bool,
    done: bool,
}

impl Signals {
    fn state(&self) -> State {
        // A thread that panics while it holds two flags leaves them as good as before.
        *self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_all();
    }

    fn wait_for_stop(&self) {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody is left to tell of a poisoned lock here either.
        drop(self.changed.wait_while(state, |state| !state.stop));
    }
}

/// What the listening thread hands to the thinking one.
#[derive(Debug)]
enum Order {
    /// To think about a task and say what comes of it.
    Think(Task, Arc<Signals>),
    /// To make everything ready for such a task, and to answer here.
    Prepare(Task, Sender<()>),
}

/// The thread that thinks.
#[derive(Debug)]
pub struct Thinker {
    orders: Sender<Order>,
    thread: JoinHandle<io::Result<()>>,
    /// Of the last task that was given.
    last: Arc<Signals>,
    /// Whether nothing but `stop` ends that task.
    waits: bool,
}

impl Thinker {
    /// Starts the thread, which waits for a first task.
    pub fn start() -> Result<Self, Failure> {
        let (orders, todo) = mpsc::channel();
        let thread = thread::Builder::new()
            .name(String::from("search"))
            .stack_size(STACK)
            .spawn(move || think_of_all(&todo))
            .map_err(|error| Failure::Machine(format!("ugi: no thread for the search: {error}")))?;
        let last = Arc::new(Signals::default());
        last.set(|state| state.done = true);
        Ok(Thinker {
            orders,
            thread,
            last,
            waits: false,
        })
    }

    /// Whether a task is being thought about.
    pub fn is_busy(&self) -> bool {
        !self.last.state().done
    }

    /// Gives a task. Whether the thread is still there to take it.
    pub fn give(&mut self, task: Task) -> bool {
        self.last = Arc::new(Signals::default());
        self.waits = task.go.waits_for_stop();
        let order = Order::Think(task, Arc::clone(&self.last));
        self.orders.send(order).is_ok()
    }

    /// Returns when a task like this one could begin at once. Whether the thread is still
    /// there.
    pub fn prepare(&self, task: Task) -> bool {
        let (ready, wait) = mpsc::channel();
        self.orders.send(Order::Prepare(task, ready)).is_ok() && wait.recv().is_ok()
    }

    /// Ends the thinking as soon as the search asks, within some milliseconds.
    pub fn stop(&self) {
        self.last.set(|state| state.stop = true);
    }

    /// Ends the thread: now, or when the task has come to its own limit.
    pub fn end(self, now: bool) -> Result<(), Failure> {
        if now || self.waits {
            self.stop();
        }
        drop(self.orders);
        match self.thread.join() {
            Ok(said) => Ok(said?),
            Err(_) => Err(Failure::Machine(String::from(
                "ugi: the search has broken down",
            ))),
        }
    }
}

fn think_of_all(todo: &Receiver<Order>) -> io::Result<()> {
    let mut engine = AnyEngine::new(0);
    while let Ok(order) = todo.recv() {
        match order {
            Order::Prepare(task, ready) => {
                set_up(&mut engine, &task);
                engine.prepare(&task.line);
                // Whoever has asked waits for it.
                let _ = ready.send(());
            }
            Order::Think(task, signals) => {
                set_up(&mut engine, &task);
                let answer = think(&task, &mut engine, &signals);
                // Before the answer: whoever reads it may give the next task at once.
                signals.set(|state| state.done = true);
                say(&format!("bestmove {}", answer?))?;
            }
        }
    }
    Ok(())
}

/// Brings the memory of the search to what the task wants of it.
fn set_up(engine: &mut AnyEngine, task: &Task) {
    if engine.table_entries() != task.options.table_entries() {
        *engine = AnyEngine::new(task.options.table_entries());
    } else if task.fresh {
        engine.forget();
    }
    engine.set_threads(task.options.threads);
}

/// Thinks about a task and gives the ply to play.
fn think(task: &Task, engine: &mut AnyEngine, signals: &Signals) -> io::Result<String> {
    if let Some(result) = task.line.result_line() {
        tell(&format!("go: the game is over, {result}"))?;
        return Ok(String::from("none"));
    }
    let best = match task.options.level {
        Some(level) => choose(task, level)?,
        // No search says what to do there, only chance does.
        None if any::unseen(&task.line) => choose(task, Level::HARD)?,
        None => match task.book_ply() {
            Some(ply) => Some(ply),
            None => search(task, engine, signals)?,
        },
    };
    if task.go.waits_for_stop() {
        signals.wait_for_stop();
    }
    // A game that is not over has a ply.
    Ok(best.unwrap_or_else(|| String::from("none")))
}

/// What a level plays. Its own limits apply, whatever is asked for.
fn choose(task: &Task, level: Level) -> io::Result<Option<String>> {
    let begun = Instant::now();
    let Some(choice) = any::choose(level, &task.line, task.seed) else {
        return Ok(None);
    };
    let found = Found {
        depth: choice.depth,
        rank: 1,
        score: choice.score,
        nodes: choice.nodes,
        time: begun.elapsed(),
        plies: std::slice::from_ref(&choice.ply),
    };
    say(&found.line())?;
    Ok(Some(choice.ply))
}

fn search(task: &Task, engine: &mut AnyEngine, signals: &Signals) -> io::Result<Option<String>> {
    let begun = Instant::now();
    let go = &task.go;
    let side = task.line.side_to_move();
    let time = go.thinking_time(side);
    let only_ply = go.saves_time(side) && task.line.legal().len() == 1;
    let limits = Limits {
        depth: match go.depth {
            _ if only_ply => 1,
            depth => depth.unwrap_or(score::MAX_PLY),
        },
        nodes: go.nodes.unwrap_or(u64::MAX),
        lines: task.options.lines,
    };
    let failed: Cell<Option<io::Error>> = Cell::new(None);
    let broken = Cell::new(false);
    let spoken = Cell::new(begun);
    let speak = |line: &str| {
        spoken.set(Instant::now());
        if let Err(error) = say(line) {
            broken.set(true);
            failed.set(Some(error));
        }
    };
    let should_stop = || {
        // A listener that has gone away would otherwise never be noticed.
        if spoken.get().elapsed() >= SILENCE {
            speak(&format!("info time {}", begun.elapsed().as_millis()));
        }
        broken.get() || signals.state().stop || time.is_some_and(|time| begun.elapsed() >= time)
    };
    let mut last: Option<(u64, Vec<String>)> = None;
    let verdict = engine.search(
        &task.line,
        &limits,
        &should_stop,
        &mut |finding: Finding| {
            for (line, rank) in finding.lines.iter().zip(1..) {
                let found = Found {
                    depth: finding.depth,
                    rank,
                    score: line.score,
                    nodes: finding.nodes,
                    time: begun.elapsed(),
                    plies: &line.plies,
                };
                speak(&found.line());
            }
            let best = finding.lines.into_iter().next();
            last = best.map(|line| (finding.nodes, line.plies));
        },
    );
    if let Some(error) = failed.take() {
        return Err(error);
    }
    let Some(verdict) = verdict else {
        return Ok(None);
    };
    // What an unfinished depth has changed, and how many nodes it took.
    let told = last
        .as_ref()
        .is_some_and(|(nodes, _)| *nodes == verdict.nodes);
    let mut plies = last.map_or_else(Vec::new, |(_, plies)| plies);
    let same = plies.first() == Some(&verdict.best);
    if !same {
        plies = vec![verdict.best.clone()];
    }
    if !(told && same) {
        let found = Found {
            depth: verdict.depth,
            rank: 1,
            score: verdict.score,
            nodes: verdict.nodes,
            time: begun.elapsed(),
            plies: &plies,
        };
        say(&found.line())?;
    }
    Ok(Some(verdict.best))
}
