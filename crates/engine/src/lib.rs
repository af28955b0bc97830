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
//! * [`hint`] gives a good turn and the reasons for it.
//! * [`match_play`] plays games between opponents.
//! * [`bench`] is fixed work to compare machines and builds by.
//! * [`score`] says what the numbers mean.

pub mod bench;
mod fanorona;
mod hint;
pub mod level;
pub mod match_play;
mod ordering;
pub mod random;
pub mod score;
mod search;
mod searchable;
mod table;

pub use hint::{Hint, hint};
pub use level::{Choice, Effort, Glance, Levels, choose};
pub use search::{Engine, Limits, Progress, PvLine, SearchReport};
pub use searchable::{Evaluate, SLOTS, Search};
