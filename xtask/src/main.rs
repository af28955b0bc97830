//! Set-up, builds, tests and reports.
fn main() {}
