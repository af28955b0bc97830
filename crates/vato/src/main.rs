//! The command line of Vato.
fn main() {}
