use std::fmt;

/// Why a text is not a message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Malformed {
    /// The first line does not begin with a known kind.
    Kind {
        /// What stood there, cut short.
        found: String,
    },
    /// A line that this kind of message needs is missing.
    Missing {
        /// Its key.
        key: &'static str,
    },
    /// The same line twice.
    Twice {
        /// Its key, cut short.
        key: String,
    },
    /// A line that this kind of message does not have.
    Unknown {
        /// Its key, cut short.
        key: String,
    },
    /// A value that is not of its kind.
    Value {
        /// Its key.
        key: &'static str,
        /// What stood there, cut short.
        found: String,
    },
}

/// Long enough to recognise a value by, short enough for one line.
pub(crate) fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::Kind { found } => {
                write!(f, "message: there is no kind '{}'", found.escape_debug())
            }
            Malformed::Missing { key } => write!(f, "message: the line '{key}' is missing"),
            Malformed::Twice { key } => {
                write!(f, "message: '{}' is given twice", key.escape_debug())
            }
            Malformed::Unknown { key } => {
                write!(f, "message: this kind has no line '{}'", key.escape_debug())
            }
            Malformed::Value { key, found } => {
                write!(
                    f,
                    "message: '{}' does not fit '{key}'",
                    found.escape_debug()
                )
            }
        }
    }
}

impl std::error::Error for Malformed {}
