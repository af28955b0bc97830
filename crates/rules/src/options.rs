//! Rule options as data: names, values, presets, and how they are written and read.

use alloc::string::{String, ToString};
use core::fmt::{self, Write};

use crate::quoted::Quoted;

/// Options by name, each with its values, the default first.
pub type OptionTable = &'static [(&'static str, &'static [&'static str])];

/// The rule options of one game.
///
/// Written `key=value,key=value`, with a preset before them or not; what is not
/// named takes its default.
pub trait RuleOptions: Copy + PartialEq + 'static {
    /// The usual rules.
    const DEFAULT: Self;
    /// Every option with its values.
    const OPTIONS: OptionTable;
    /// Named sets of options, each with the options it stands for.
    const PRESETS: &'static [(&'static str, &'static str)] = &[];

    /// Sets an option to a value, both by their place in [`OPTIONS`](Self::OPTIONS).
    fn choose(&mut self, option: usize, value: usize);

    /// The value of an option by its place in [`OPTIONS`](Self::OPTIONS).
    fn chosen(&self, option: usize) -> Option<&'static str> {
        let (_, values) = Self::OPTIONS.get(option)?;
        let chosen = (0..values.len()).find(|value| {
            let mut same = *self;
            same.choose(option, *value);
            same == *self
        });
        chosen.map(|value| values[value])
    }

    /// Whether an option has the value it has when nobody names it.
    fn is_default(&self, option: usize) -> bool {
        self.chosen(option) == Self::DEFAULT.chosen(option)
    }

    /// The value of an option by its name; `None` when there is no such option.
    fn value(&self, key: &str) -> Option<&'static str> {
        self.chosen(Self::OPTIONS.iter().position(|(name, _)| *name == key)?)
    }

    /// Sets one option.
    ///
    /// # Errors
    /// The option or the value does not exist.
    fn change(&mut self, key: &str, value: &str) -> Result<(), RulesError> {
        let Some(option) = Self::OPTIONS.iter().position(|(name, _)| *name == key) else {
            return Err(RulesError::of::<Self>(RulesProblem::UnknownOption {
                key: key.to_string(),
            }));
        };
        let (key, values) = Self::OPTIONS[option];
        let Some(chosen) = values.iter().position(|name| *name == value) else {
            return Err(RulesError::of::<Self>(RulesProblem::UnknownValue {
                key,
                value: value.to_string(),
            }));
        };
        self.choose(option, chosen);
        Ok(())
    }

    /// Only what differs from the default, in the order of [`OPTIONS`](Self::OPTIONS).
    fn text(&self) -> String {
        let mut text = String::new();
        for (option, (key, _)) in Self::OPTIONS.iter().enumerate() {
            if let Some(value) = self.chosen(option).filter(|_| !self.is_default(option)) {
                let separator = if text.is_empty() { "" } else { "," };
                // Writing to a String cannot fail.
                let _ = write!(text, "{separator}{key}={value}");
            }
        }
        text
    }

    /// Reads a preset or `key=value` first, then `key=value`, separated by commas; the
    /// empty text is the default.
    ///
    /// # Errors
    /// What was not understood, with what would have been right.
    fn read(text: &str) -> Result<Self, RulesError> {
        let mut rules = Self::DEFAULT;
        if text.trim().is_empty() {
            return Ok(rules);
        }
        // By the option's place; no game has nearly as many.
        let mut seen = 0u64;
        for (at, part) in text.split(',').map(str::trim).enumerate() {
            let Some((key, value)) = part.split_once('=') else {
                let preset = Self::PRESETS.iter().find(|(name, _)| *name == part);
                match preset.filter(|_| at == 0) {
                    Some((_, options)) => rules = Self::read(options)?,
                    None => {
                        let preset = at == 0 && part.contains('/') && !Self::PRESETS.is_empty();
                        return Err(RulesError::of::<Self>(no_option(part, preset)));
                    }
                }
                continue;
            };
            let (key, value) = (key.trim(), value.trim());
            rules.change(key, value)?;
            if let Some(option) = Self::OPTIONS.iter().position(|(name, _)| *name == key) {
                if seen & 1 << option != 0 {
                    let key = Self::OPTIONS[option].0;
                    return Err(RulesError::of::<Self>(RulesProblem::Twice { key }));
                }
                seen |= 1 << option;
            }
        }
        Ok(rules)
    }
}

/// What is wrong with a part that is no `key=value` and no known preset, though it may
/// look like one.
fn no_option(part: &str, preset: bool) -> RulesProblem {
    let text = part.to_string();
    if preset {
        RulesProblem::UnknownPreset { text }
    } else {
        RulesProblem::NotAnOption { text }
    }
}

/// Why a rule set was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError {
    /// What is wrong.
    pub problem: RulesProblem,
    options: OptionTable,
    presets: &'static [(&'static str, &'static str)],
}

/// What is wrong with a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesProblem {
    /// Something that is not `key=value`.
    NotAnOption {
        /// What stood there.
        text: String,
    },
    /// No preset of this name.
    UnknownPreset {
        /// What stood there.
        text: String,
    },
    /// No option of this name.
    UnknownOption {
        /// What stood there.
        key: String,
    },
    /// The option exists, the value does not.
    UnknownValue {
        /// The option.
        key: &'static str,
        /// What stood there.
        value: String,
    },
    /// The option stands twice.
    Twice {
        /// The option.
        key: &'static str,
    },
}

impl RulesError {
    fn of<R: RuleOptions>(problem: RulesProblem) -> Self {
        RulesError {
            problem,
            options: R::OPTIONS,
            presets: R::PRESETS,
        }
    }

    /// What would have been right here: option names, the option's values, or presets.
    pub fn choices(&self) -> impl Iterator<Item = &'static str> + use<> {
        let (options, mut presets) = (self.options, self.presets);
        let key = match self.problem {
            RulesProblem::UnknownValue { key, .. } => Some(key),
            RulesProblem::UnknownPreset { .. } => Some(""),
            _ => None,
        };
        if key != Some("") {
            presets = &[];
        }
        let options = options.iter().flat_map(move |(name, values)| match key {
            None => core::slice::from_ref(name).iter(),
            Some(key) if key == *name => values.iter(),
            Some(_) => [].iter(),
        });
        options
            .copied()
            .chain(presets.iter().map(|(name, _)| *name))
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            RulesProblem::NotAnOption { text } => {
                let text = Quoted(text);
                write!(f, "rules: {text} is not of the form key=value;")?;
                if !self.presets.is_empty() {
                    f.write_str(" a preset stands first;")?;
                }
                f.write_str(" options:")?;
            }
            RulesProblem::UnknownPreset { text } => {
                write!(f, "rules: there is no preset {}; presets:", Quoted(text))?;
            }
            RulesProblem::UnknownOption { key } => {
                write!(f, "rules: there is no option {}; options:", Quoted(key))?;
            }
            RulesProblem::UnknownValue { key, value } => {
                let value = Quoted(value);
                write!(f, "rules: {key} has no value {value}; values:")?;
            }
            RulesProblem::Twice { key } => return write!(f, "rules: {key} is given twice"),
        }
        for (at, choice) in self.choices().enumerate() {
            write!(f, "{} {choice}", if at == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for RulesError {}

/// One rule option: an enumeration whose values have names.
macro_rules! named_values {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &[$name] = &[$($name::$variant,)+];

            /// Their names in a rule set, in the same order.
            pub const NAMES: &[&str] = &[$($text,)+];

            /// The name in a rule set.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
        }
    };
}

/// Writes and reads a set of rule options through the standard traits.
macro_rules! rules_as_text {
    ($rules:ty) => {
        impl Default for $rules {
            fn default() -> Self {
                <$rules as crate::RuleOptions>::DEFAULT
            }
        }

        impl core::fmt::Display for $rules {
            /// Only what differs from the default.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(&crate::RuleOptions::text(self))
            }
        }

        impl core::str::FromStr for $rules {
            type Err = crate::RulesError;

            /// Reads `key=value,key=value`; the empty text is the default.
            fn from_str(text: &str) -> Result<Self, crate::RulesError> {
                <$rules as crate::RuleOptions>::read(text)
            }
        }
    };
}

pub(crate) use {named_values, rules_as_text};
