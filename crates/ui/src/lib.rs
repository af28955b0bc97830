//! Pages and interactive parts of the site.
//!
//! Built twice from the same source: with `ssr` it renders whole pages on the
//! server and in the export, with `hydrate` it becomes the wasm module that
//! brings the islands of those pages to life in the browser. The engine is in
//! neither: it has its own module, which the page loads later.

pub mod board;
pub mod diagram;
pub mod i18n;
mod keys;
mod listen;
pub mod pits;
pub mod play;
#[cfg(feature = "ssr")]
pub mod site;

#[cfg(feature = "hydrate")]
mod start;
