use std::fmt;
use std::str::FromStr;

/// How well the computer is to play: a number from 1, a little better than chance, to 10, all
/// it can do.
///
/// Three of the ten have a name, and are called by it.
///
/// ```
/// use vato_messages::Level;
///
/// assert_eq!("7".parse(), Ok(Level::ALL[6]));
/// assert_eq!("10".parse(), Ok(Level::HARD));
/// assert_eq!(Level::HARD.to_string(), "hard");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level {
    /// Its place in [`Level::ALL`].
    place: u8,
}

/// How many levels there are.
const COUNT: usize = 10;

/// The levels by their numbers.
const NUMBERS: [&str; COUNT] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// The levels that have a name.
const NAMED: [(Level, &str); 3] = [
    (Level::EASY, "easy"),
    (Level::MEDIUM, "medium"),
    (Level::HARD, "hard"),
];

impl Level {
    /// For whoever has just learnt the rules.
    pub const EASY: Level = Level { place: 2 };

    /// For whoever has played for a while.
    pub const MEDIUM: Level = Level { place: 5 };

    /// The best that still answers within seconds on a slow phone.
    pub const HARD: Level = Level { place: 9 };

    /// Every level, the weakest first.
    pub const ALL: [Level; COUNT] = {
        let mut all = [Level { place: 0 }; COUNT];
        let mut place = 0;
        while place < COUNT {
            all[place].place = place as u8;
            place += 1;
        }
        all
    };

    /// Every name that is read, the three words before the ten numbers.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMED.iter().map(|(_, name)| *name).chain(NUMBERS)
    }

    /// Its number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.place + 1
    }

    /// The name in messages and on the command line, such as `easy` or `4`.
    pub fn name(self) -> &'static str {
        let named = NAMED.iter().find(|(level, _)| *level == self);
        named.map_or(NUMBERS[usize::from(self.place)], |(_, name)| name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a name or a number; capitals do not matter.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = text.trim();
        let numbered = Level::ALL.into_iter().zip(NUMBERS);
        NAMED
            .into_iter()
            .chain(numbered)
            .find(|(_, name)| name.eq_ignore_ascii_case(found))
            .map(|(level, _)| level)
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
            "level: there is no '{}'; levels: {Levels}",
            self.found.escape_debug()
        )
    }
}

impl std::error::Error for UnknownLevel {}

/// What may stand where a level is wanted, for a message.
///
/// ```
/// assert_eq!(vato_messages::Levels.to_string(), "easy, medium, hard, 1 to 10");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Levels;

impl fmt::Display for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (_, name) in NAMED {
            write!(f, "{name}, ")?;
        }
        write!(f, "1 to {COUNT}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_and_every_level_by_its_number() {
        assert_eq!(Level::names().count(), 13);
        for name in Level::names() {
            assert!(name.parse::<Level>().is_ok(), "{name}");
        }
        for (number, level) in (1..).zip(Level::ALL) {
            assert_eq!(level.number(), number);
            assert_eq!(level.number().to_string().parse(), Ok(level));
            assert_eq!(level.to_string().parse(), Ok(level));
        }
    }

    #[test]
    fn levels_come_in_the_order_of_their_strength() {
        assert!(Level::ALL.is_sorted());
        assert!(Level::EASY < Level::MEDIUM && Level::MEDIUM < Level::HARD);
        assert_eq!(Level::HARD.number(), 10);
    }

    #[test]
    fn what_is_no_level_is_told_in_one_line() {
        for text in ["0", "11", "03", "+3", "3.0", "", "٣", "harder"] {
            assert!(text.parse::<Level>().is_err(), "{text}");
        }
        assert_eq!(
            "im\npossible".parse::<Level>().unwrap_err().to_string(),
            "level: there is no 'im\\npossible'; levels: easy, medium, hard, 1 to 10"
        );
    }
}
