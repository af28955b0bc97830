use std::fmt;
use std::str::FromStr;

/// How well the computer is to play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// A beginner, who sees captures but seldom the replies to them.
    Easy,
    /// Looks a few plies ahead and does not always choose the best.
    Medium,
    /// The best that still answers within seconds on a slow phone.
    Hard,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The name in messages and on the command line, such as `easy`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a name; capitals do not matter.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name().eq_ignore_ascii_case(text.trim()))
            .ok_or_else(|| UnknownLevel {
                found: text.chars().take(40).collect(),
            })
    }
}

/// There is no level of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel {
    /// What stood there, cut to 40 characters.
    pub found: String,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "level: there is no '{}'; levels:",
            self.found.escape_debug()
        )?;
        for (at, level) in Level::ALL.iter().enumerate() {
            write!(f, "{} {level}", if at == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLevel {}
