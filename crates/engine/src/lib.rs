//! Search, evaluation, levels and hints.
//!
//! The search is written once over [`Search`], which a game implements beside
//! the rules' own `Game`. It runs natively and in the browser and finds the
//! same in both: it has no clock, does no input or output, uses no floating
//! point and no number whose width depends on the machine for anything that
//! decides what is searched.
//!
//! * [`Engine`] searches a [`Line`](vato_rules::Line) within [`Limits`].
//! * [`choose`] is the computer as an opponent, at a
//!   [`Level`](vato_messages::Level).
//! * [`any`] does this and more for a game that is known at run time only: it gives
//!   hints with their reasons, too.
//! * [`match_play`] plays games between opponents.
//! * [`mod@bench`] is fixed work to compare machines and builds by.
//! * [`score`] says what the numbers mean.

pub mod any;
pub mod bench;
mod book_error;
mod entry;
pub mod fanorona;
mod forms;
pub mod level;
pub mod match_play;
mod ordering;
pub mod random;
pub mod score;
mod search;
mod searchable;
pub mod sowing;
mod table;
mod unseen;

pub use entry::{Entry, Hint, choose, hint};
pub use level::{Choice, Effort, Glance, Levels, Look, Strength};
#[cfg(feature = "tuning")]
pub use search::Settings;
pub use search::{Engine, Limits, Progress, PvLine, SearchReport, Searcher};
pub use searchable::{Evaluate, Explain, SLOTS, Search};
pub use sowing::{Judgement, Seeds, TurnSearch, Weights};
pub use unseen::{Mixture, Share};
