use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Longer messages are cut: they quote what was given, which may be anything.
const MAX_LEN: usize = 600;
/// Of what was given a message repeats this many characters.
const MAX_QUOTED: usize = 40;

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// What was given is wrong: the sentence says what, where, and what would be right.
    #[error("{0}")]
    Input(String),
    /// The machine refused something, or this build cannot do it.
    #[error("{0}")]
    Machine(String),
    /// Standard output could not be written to.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Bad input, described by anything that can be shown.
    pub fn input(message: impl Display) -> Self {
        Failure::Input(message.to_string())
    }

    /// The site is asked of a build that has none.
    #[cfg(not(feature = "site"))]
    pub fn without_site() -> Self {
        Failure::Machine(String::from(
            "this vato was built without the site; build it with the feature site",
        ))
    }

    /// Says it in one line on standard error. A reader that has gone away, as
    /// in `vato moves fanorona | head -1`, is no failure and gets no line.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Output(cause) if cause.kind() == io::ErrorKind::BrokenPipe => {
                ExitCode::SUCCESS
            }
            Failure::Input(_) => {
                say(self);
                ExitCode::from(2)
            }
            Failure::Machine(_) | Failure::Output(_) => {
                say(self);
                ExitCode::FAILURE
            }
        }
    }
}

fn say(failure: &Failure) {
    // A closed standard error leaves nobody to tell.
    let _ = io::Write::write_all(
        &mut io::stderr(),
        format!("vato: {}\n", one_line(&failure.to_string())).as_bytes(),
    );
}

/// What somebody typed, in quotation marks, cut when it is longer than any turn.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => format!("'{}...'", &text[..end]),
        None => format!("'{text}'"),
    }
}

/// The same for the name of a file.
pub fn quoted_path(path: &Path) -> String {
    quoted(&path.display().to_string())
}

/// The text without line breaks or other control characters, cut when very long.
pub fn one_line(text: &str) -> String {
    let mut line = String::new();
    for c in text.chars() {
        if line.len() > MAX_LEN {
            line.push_str("...");
            break;
        }
        if c.is_control() {
            line.extend(c.escape_default());
        } else {
            line.push(c);
        }
    }
    line
}
