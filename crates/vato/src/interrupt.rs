use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// What a shell reports for a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

/// From now on Ctrl-C sets this flag, so that the work can end with what it
/// has; pressed again it ends the program at once.
pub fn sets(flag: &Arc<AtomicBool>) -> Result<(), Failure> {
    let flag = Arc::clone(flag);
    let handler = move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    };
    ctrlc::set_handler(handler)
        .map_err(|error| Failure::Machine(format!("cannot listen for Ctrl-C: {error}")))
}
