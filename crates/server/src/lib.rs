//! The site over HTTP, and the same site as a folder of files.
//!
//! [`router`] answers requests and knows no sockets; [`serve`] listens, limits
//! and ends; [`export`] writes what the router would answer. Pages come from
//! `vato-ui`; scripts, styles and wasm from the web build, inside the binary.

mod answer;
mod compressed;
mod export;
mod files;
mod language;
#[cfg(test)]
mod markup;
mod origin;
mod policy;
mod router;
mod serve;

pub use export::{ExportError, ExportReport, export};
pub use router::router;
pub use serve::{ServeError, ServeOptions, serve};
