use std::io::{self, IsTerminal, Write};

/// One line on standard error that says how far long work has got: on a
/// terminal only, a pipe stays quiet.
pub struct Progress {
    total: usize,
    unit: &'static str,
    shown: bool,
}

impl Progress {
    /// Of this much work, counted in `unit`.
    pub fn new(total: usize, unit: &'static str) -> Self {
        Progress {
            total,
            unit,
            shown: io::stderr().is_terminal(),
        }
    }

    /// Says that `done` of it is behind us.
    pub fn show(&self, done: usize) {
        if self.shown {
            // Progress that cannot be shown is not missed.
            let _ = write!(io::stderr(), "\r\x1b[K{done} of {} {}", self.total, self.unit);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
