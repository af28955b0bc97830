//! What the page and the engine worker say to each other.
//!
//! A message is text: its kind and number on the first line, then one
//! `key value` a line, in any order. The page sends a [`Request`], the worker
//! answers with one or more [`Reply`]s that carry the request's number. A worker computes one request
//! at a time and cannot be interrupted, since the search holds its thread: a
//! page that no longer wants an answer terminates the worker and starts another.
//!
//! ```
//! use vato_messages::{Level, Played, Request};
//! use vato_rules::{Game, Line, fanorona::Fanorona};
//!
//! let game = Fanorona::default();
//! let line = Line::new(game, game.start());
//! let request = Request::Choose { id: 7, played: Played::of(&line), level: Level::EASY, seed: 3 };
//! let text = request.to_string();
//! assert!(text.starts_with("choose 7\ngame fanorona\n"));
//! assert_eq!(text.parse(), Ok(request));
//! ```

mod fact;
mod fields;
mod level;
mod malformed;
mod played;
mod reply;
mod request;
mod sowing_fact;

pub use fact::{Fact, Manner, NotAFact};
pub use level::{Level, Levels, UnknownLevel};
pub use malformed::Malformed;
pub use played::{Played, PlayedError};
pub use reply::{NotAProblem, NotAVariation, Problem, Reply, VariationLine};
pub use request::Request;
pub use sowing_fact::SowingFact;
