//! The page's side of the engine: starts its worker, asks, and gives the
//! answers back.
//!
//! One thing is asked at a time. The worker cannot be interrupted, so to stop it, or to
//! ask something else, it is terminated and another is started: its files are
//! in the browser's cache by then. A worker that fails is started again a
//! few times, with the same question, before the page is told that it has none.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Object, Reflect};
use leptos::web_sys::{self, MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use vato_messages::{Fact, Problem, Reply};

use super::handed::WorkerFiles;
use super::session::{ComputerTask, TaskKind};

/// The computer's turn is never shown sooner than this after the person's, in
/// milliseconds: people follow it better.
const SHORTEST_THOUGHT: f64 = 300.0;

/// How often a failed question is asked again of a new worker.
const ATTEMPTS: u32 = 2;

/// What comes of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The computer's turn.
    Turn {
        /// That of the question.
        revision: u32,
        /// In notation.
        turn: String,
    },
    /// Advice.
    Hint {
        /// That of the question.
        revision: u32,
        /// In notation.
        turn: String,
        /// Why, the weightiest first.
        reasons: Vec<Fact>,
    },
    /// There is no engine to be had: it could not be loaded, or fails each time.
    /// [`EngineClient::ask`] tries anew.
    Failed,
}

/// Handle to the engine; clones are the same one.
#[derive(Clone)]
pub struct EngineClient(Rc<RefCell<Engine>>);

struct Engine {
    files: WorkerFiles,
    tell: Rc<dyn Fn(Answer)>,
    worker: Option<Running>,
    /// The question that waits for its answer.
    asked: Option<Asked>,
}

/// A worker with the handlers that it calls for as long as it lives.
struct Running {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

struct Asked {
    task: ComputerTask,
    /// When, in milliseconds of the page's clock.
    at: f64,
    /// How many workers have failed at it.
    failures: u32,
    /// Whether the answer is there and only waits to be shown.
    answered: bool,
}

impl EngineClient {
    /// An engine that is not started yet. `tell` is called with every answer,
    /// never from within a call to this client.
    pub fn new(files: WorkerFiles, tell: impl Fn(Answer) + 'static) -> Self {
        Self(Rc::new(RefCell::new(Engine {
            files,
            tell: Rc::new(tell),
            worker: None,
            asked: None,
        })))
    }

    /// Loads the engine, so that the first answer comes sooner. To be called
    /// once the board can be used.
    pub fn start(&self) {
        if self.0.borrow().worker.is_none() && self.launch().is_none() {
            self.fail();
        }
    }

    /// Asks. An earlier question that is not answered yet is dropped.
    pub fn ask(&self, task: ComputerTask) {
        self.stop();
        self.0.borrow_mut().asked = Some(Asked {
            task,
            at: now(),
            failures: 0,
            answered: false,
        });
        self.post();
    }

    /// What is being worked out.
    pub fn busy_with(&self) -> Option<TaskKind> {
        self.0.borrow().asked.as_ref().map(|asked| asked.task.kind)
    }

    /// Drops the question that is not answered yet, if there is one.
    pub fn stop(&self) {
        let mut engine = self.0.borrow_mut();
        if engine.asked.take().is_some_and(|asked| !asked.answered) {
            engine.worker = None;
        }
    }

    /// Starts a worker; `None` when the browser refuses.
    fn launch(&self) -> Option<()> {
        let (start, script, wasm) = {
            let files = &self.0.borrow().files;
            (
                whole(&files.start)?,
                whole(&files.script)?,
                whole(&files.wasm)?,
            )
        };
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&start, &options).ok()?;

        // Handlers must not keep alive what owns them.
        let this = Rc::downgrade(&self.0);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(engine) = this.upgrade() {
                Self(engine).received(&event.data().as_string().unwrap_or_default());
            }
        });
        let this = Rc::downgrade(&self.0);
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| {
            if let Some(engine) = this.upgrade() {
                Self(engine).fail();
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));

        let addresses = Object::new();
        for (name, address) in [("glue", script), ("wasm", wasm)] {
            Reflect::set(&addresses, &name.into(), &JsValue::from(address)).ok()?;
        }
        worker.post_message(&addresses).ok()?;
        self.0.borrow_mut().worker = Some(Running {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        });
        Some(())
    }

    /// Sends the question, to a new worker where there is none.
    fn post(&self) {
        if self.0.borrow().worker.is_none() && self.launch().is_none() {
            return self.fail();
        }
        let sent = {
            let engine = self.0.borrow();
            match (&engine.worker, &engine.asked) {
                (Some(running), Some(asked)) => {
                    let text = asked.task.request.to_string();
                    running.worker.post_message(&text.into()).is_ok()
                }
                _ => true,
            }
        };
        if !sent {
            self.fail();
        }
    }

    fn received(&self, text: &str) {
        let asked = {
            let engine = self.0.borrow();
            let asked = engine.asked.as_ref().filter(|asked| !asked.answered);
            asked.map(|asked| (asked.task.revision, asked.at))
        };
        match (text.parse(), asked) {
            (
                Ok(Reply::Failed {
                    problem: Problem::Start,
                    ..
                })
                | Err(_),
                _,
            ) => self.fail(),
            (Ok(Reply::Chosen { id, ply, .. }), Some((revision, at))) if id == revision => {
                let wait = SHORTEST_THOUGHT - (now() - at);
                self.answered(
                    Answer::Turn {
                        revision,
                        turn: ply,
                    },
                    wait,
                );
            }
            (Ok(Reply::Hint { id, ply, facts }), Some((revision, _))) if id == revision => {
                let hint = Answer::Hint {
                    revision,
                    turn: ply,
                    reasons: facts,
                };
                self.answered(hint, 0.0);
            }
            (Ok(Reply::Failed { id, .. }), Some((revision, _))) if id == revision => self.fail(),
            // It is ready, or answers something that nobody waits for any more.
            (Ok(_), _) => {}
        }
    }

    /// Tells an answer after so many milliseconds, unless the question is
    /// dropped in the meantime.
    fn answered(&self, answer: Answer, wait: f64) {
        if let Some(asked) = &mut self.0.borrow_mut().asked {
            asked.answered = true;
        }
        let asked_at = self.0.borrow().asked.as_ref().map(|asked| asked.at);
        let this = self.clone();
        later(wait, move || {
            let tell = {
                let mut engine = this.0.borrow_mut();
                if engine.asked.as_ref().map(|asked| asked.at) != asked_at {
                    return;
                }
                engine.asked = None;
                engine.tell.clone()
            };
            tell(answer);
        });
    }

    /// The worker is of no use any more: the next one is asked the same, or the
    /// page is told.
    fn fail(&self) {
        let again = {
            let mut engine = self.0.borrow_mut();
            engine.worker = None;
            match &mut engine.asked {
                Some(asked) if asked.failures < ATTEMPTS => {
                    asked.failures += 1;
                    true
                }
                // A worker that failed before it was asked: asking tells.
                None => return,
                Some(_) => false,
            }
        };
        let this = self.clone();
        // Not from within the caller's call, nor the failing worker's own event.
        later(0.0, move || {
            if again {
                this.post();
            } else {
                let tell = {
                    let mut engine = this.0.borrow_mut();
                    engine.asked = None;
                    engine.tell.clone()
                };
                tell(Answer::Failed);
            }
        });
    }
}

/// An address relative to the page as a whole one: the worker would read it as
/// relative to itself.
fn whole(address: &str) -> Option<String> {
    let base = web_sys::window()?.document()?.base_uri().ok()??;
    Some(Url::new_with_base(address, &base).ok()?.href())
}

/// Milliseconds of the page's clock, which never goes back.
fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}

/// Calls after so many milliseconds.
fn later(wait: f64, call: impl FnOnce() + 'static) {
    let call = Closure::once_into_js(call);
    if let Some(window) = web_sys::window() {
        // Between 0 and some hundred, so the cast only drops the fraction.
        let wait = wait.max(0.0) as i32;
        let _ = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), wait);
    }
}
