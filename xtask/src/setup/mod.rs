//! What the machine must have beyond Rust. Each part finds out what is missing,
//! installs it where that is possible without asking, and otherwise says in one
//! line what to install. Run again after an interruption, each part carries on.

pub mod apt;
pub mod browser;
pub mod deny;
pub mod node;
pub mod wasm;
