//! The options: their names, what they may be, and what they are.

use std::io::{self, Write};
use std::str::FromStr;

use vato_messages::Level;
use vato_rules::any::GameName;

use crate::failure::quoted;

/// What the options are, apart from the game and its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Memory of the search, in MiB.
    pub hash: u32,
    /// Threads to search with.
    pub threads: u32,
    /// So many best plies get a line each.
    pub lines: u32,
    /// The level to play at; `None` for all the strength there is.
    pub level: Option<Level>,
    /// Where endgame tables lie; empty for none.
    pub tables: String,
    /// Whether to play from the book of openings.
    pub book: bool,
    /// Where chance comes from, in levels and where both sides choose unseen; 0 for a
    /// chance of its own each time the program is started.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            hash: 64,
            threads: 1,
            lines: 1,
            level: None,
            tables: String::new(),
            book: false,
            seed: 0,
        }
    }
}

/// What an option is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionName {
    /// The game.
    Game,
    /// Its rules.
    Rules,
    /// [`Options::hash`].
    Hash,
    /// [`Options::threads`].
    Threads,
    /// [`Options::lines`].
    MultiPv,
    /// [`Options::level`].
    Level,
    /// [`Options::tables`].
    TablePath,
    /// [`Options::book`].
    OwnBook,
    /// [`Options::seed`].
    Seed,
}

/// Rules without any option named.
pub const DEFAULT_RULES: &str = "default";
/// All the strength there is.
const FULL: &str = "full";
/// No endgame tables.
const EMPTY: &str = "<empty>";
/// MiB that a table can be told to have: as many entries of 16 bytes as are numbered.
const MOST_HASH: u32 = 32_768;
const MOST_THREADS: u32 = 256;
const MOST_LINES: u32 = 100;
const MOST_SEED: u64 = i64::MAX as u64;

impl OptionName {
    const ALL: [OptionName; 9] = [
        OptionName::Game,
        OptionName::Rules,
        OptionName::Hash,
        OptionName::Threads,
        OptionName::MultiPv,
        OptionName::Level,
        OptionName::TablePath,
        OptionName::OwnBook,
        OptionName::Seed,
    ];

    /// The name as it is written.
    pub const fn name(self) -> &'static str {
        match self {
            OptionName::Game => "Game",
            OptionName::Rules => "Rules",
            OptionName::Hash => "Hash",
            OptionName::Threads => "Threads",
            OptionName::MultiPv => "MultiPV",
            OptionName::Level => "Level",
            OptionName::TablePath => "TablePath",
            OptionName::OwnBook => "OwnBook",
            OptionName::Seed => "Seed",
        }
    }
}

impl FromStr for OptionName {
    type Err = String;

    /// Reads a name; capitals do not matter.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut all = OptionName::ALL.into_iter();
        all.find(|option| option.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| {
                format!(
                    "setoption: there is no option {}; options: {}",
                    quoted(text),
                    OptionName::ALL.map(OptionName::name).join(", ")
                )
            })
    }
}

/// Writes what each option may be.
pub fn list(out: &mut impl Write) -> io::Result<()> {
    let default = Options::default();
    for option in OptionName::ALL {
        write!(out, "option name {} type ", option.name())?;
        match option {
            OptionName::Game => {
                let games: Vec<&str> = GameName::ALL.iter().map(|game| game.name()).collect();
                combo(out, games[0], &games)?;
            }
            OptionName::Rules => writeln!(out, "string default {DEFAULT_RULES}")?,
            OptionName::Hash => spin(out, default.hash.into(), 1, MOST_HASH.into())?,
            OptionName::Threads => spin(out, default.threads.into(), 1, MOST_THREADS.into())?,
            OptionName::MultiPv => spin(out, default.lines.into(), 1, MOST_LINES.into())?,
            OptionName::Level => combo(out, FULL, &levels())?,
            OptionName::TablePath => writeln!(out, "string default {EMPTY}")?,
            OptionName::OwnBook => writeln!(out, "check default {}", default.book)?,
            OptionName::Seed => spin(out, default.seed, 0, MOST_SEED)?,
        }
    }
    Ok(())
}

fn combo(out: &mut impl Write, default: &str, values: &[&str]) -> io::Result<()> {
    write!(out, "combo default {default}")?;
    for value in values {
        write!(out, " var {value}")?;
    }
    writeln!(out)
}

fn spin(out: &mut impl Write, default: u64, least: u64, most: u64) -> io::Result<()> {
    writeln!(out, "spin default {default} min {least} max {most}")
}

fn levels() -> Vec<&'static str> {
    std::iter::once(FULL).chain(Level::names()).collect()
}

impl Options {
    /// Sets one of the options that are kept here. The error is the sentence for whoever
    /// wrote it, and nothing has changed.
    pub fn set(&mut self, option: OptionName, value: &str) -> Result<(), String> {
        let number = |least, most| number(option, value, least, most);
        match option {
            OptionName::Hash => {
                let mebibytes = number(1, MOST_HASH.into())? as u32;
                if !there_is_room(mebibytes) {
                    return Err(format!(
                        "setoption: this machine has no {mebibytes} MiB for Hash; it stays at {}",
                        self.hash
                    ));
                }
                self.hash = mebibytes;
            }
            OptionName::Threads => self.threads = number(1, MOST_THREADS.into())? as u32,
            OptionName::MultiPv => self.lines = number(1, MOST_LINES.into())? as u32,
            OptionName::Seed => self.seed = number(0, MOST_SEED)?,
            OptionName::Level if value.eq_ignore_ascii_case(FULL) => self.level = None,
            OptionName::Level => {
                let level = value.parse().map_err(|_| {
                    format!(
                        "setoption: Level has no value {}; values: {}",
                        quoted(value),
                        levels().join(", ")
                    )
                })?;
                self.level = Some(level);
            }
            OptionName::TablePath => {
                let path = if value == EMPTY { "" } else { value };
                self.tables = path.to_string();
            }
            OptionName::OwnBook => {
                self.book = match value {
                    "true" => true,
                    "false" => false,
                    _ => {
                        return Err(format!(
                            "setoption: OwnBook is true or false, found {}",
                            quoted(value)
                        ));
                    }
                }
            }
            // The game and its rules are not kept here.
            OptionName::Game | OptionName::Rules => {}
        }
        Ok(())
    }

    /// The memory of the search as entries of 16 bytes.
    pub const fn table_entries(&self) -> u32 {
        self.hash << 16
    }
}

fn number(option: OptionName, value: &str, least: u64, most: u64) -> Result<u64, String> {
    let number = value.parse().ok();
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| {
            format!(
                "setoption: {} is a whole number from {least} to {most}, found {}",
                option.name(),
                quoted(value)
            )
        })
}

/// Whether the machine would give out so much memory. It is given back at once: the
/// search takes it when it begins.
fn there_is_room(mebibytes: u32) -> bool {
    let bytes = usize::try_from(u64::from(mebibytes) << 20);
    let granted = bytes.is_ok_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok());
    granted && free_mebibytes().is_none_or(|free| u64::from(mebibytes) <= free)
}

/// What is free, where the machine says so. Linux grants more than there is, and ends the
/// program that uses it.
fn free_mebibytes() -> Option<u64> {
    let said = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = said
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes >> 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_listed_with_its_default() {
        let mut listed = Vec::new();
        list(&mut listed).unwrap();
        let listed = String::from_utf8(listed).unwrap();
        assert_eq!(listed.lines().count(), OptionName::ALL.len());
        for line in [
            "option name Game type combo default fanorona var fanorona var kalah var oware var congkak",
            "option name Rules type string default default",
            "option name Hash type spin default 64 min 1 max 32768",
            "option name MultiPV type spin default 1 min 1 max 100",
            "option name OwnBook type check default false",
        ] {
            assert!(listed.lines().any(|found| found == line), "{listed}");
        }
        assert!(listed.contains("combo default full var full var easy"));
    }

    #[test]
    fn options_are_set_within_their_range_and_left_alone_beyond() {
        let mut options = Options::default();
        options.set(OptionName::Hash, "16").unwrap();
        assert_eq!(options.table_entries() * 16, 16 << 20);
        options.set(OptionName::Level, "Medium").unwrap();
        assert_eq!(options.level, Some(Level::MEDIUM));
        options.set(OptionName::Level, "full").unwrap();
        assert_eq!(options.level, None);
        options
            .set(OptionName::TablePath, "/tables of mine")
            .unwrap();
        options.set(OptionName::OwnBook, "true").unwrap();
        let before = options.clone();
        for (option, value) in [
            (OptionName::Hash, "0"),
            (OptionName::Hash, "32769"),
            (OptionName::Threads, "many"),
            (OptionName::MultiPv, ""),
            (OptionName::Level, "grandmaster"),
            (OptionName::OwnBook, "yes"),
            (OptionName::Seed, "-1"),
        ] {
            let said = options.set(option, value).unwrap_err();
            assert!(said.contains(option.name()), "{said}");
            assert_eq!(options, before);
        }
    }

    #[test]
    fn more_memory_than_the_machine_has_is_refused() {
        let mut options = Options::default();
        let free = free_mebibytes().unwrap_or(u64::MAX);
        match options.set(OptionName::Hash, "32768") {
            Ok(()) => assert!(free >= 32_768),
            Err(said) => {
                assert!(said.contains("no 32768 MiB"), "{said}");
                assert_eq!(options, Options::default());
            }
        }
    }

    #[test]
    fn names_are_read_whatever_their_capitals() {
        assert_eq!("multipv".parse(), Ok(OptionName::MultiPv));
        let said = "Ponder".parse::<OptionName>().unwrap_err();
        assert!(said.ends_with("OwnBook, Seed"), "{said}");
    }
}
