use crate::mancala::sizes::{HOUSES, SEEDS};
use crate::options::{OptionTable, RuleOptions, named_values, rules_as_text};

named_values! {
    /// What a last seed in an own empty house does when the opposite house is empty too: `empty_capture`.
    EmptyCapture {
        /// It stays.
        #[default]
        Off = "off",
        /// It goes into the own store.
        On = "on",
    }
}

named_values! {
    /// When the game ends: `end`.
    End {
        /// When either row is empty after a sowing.
        #[default]
        EitherRowEmpty = "either_row_empty",
        /// When the side to move has no seeds.
        MoverStuck = "mover_stuck",
    }
}

named_values! {
    /// Who gets the seeds that are left at the end: `sweep`.
    Sweep {
        /// The owner of the row they are in.
        #[default]
        ToRowOwner = "to_row_owner",
        /// The side whose row is empty.
        ToClearer = "to_clearer",
        /// Nobody: they stay, and only the stores count.
        None = "none",
    }
}

named_values! {
    /// Whether North may answer South's first turn by swapping sides: `pie`.
    Pie {
        /// No.
        #[default]
        Off = "off",
        /// Yes.
        On = "on",
    }
}

named_values! {
    /// Whether a last seed among others is sown on with them: `relay`.
    Relay {
        /// No.
        #[default]
        Off = "off",
        /// Yes, in a house of either side.
        On = "on",
    }
}

/// The options of a game of Kalah.
///
/// ```
/// use vato_rules::kalah::Rules;
///
/// let rules: Rules = "kalah/irving,seeds=3".parse().unwrap();
/// assert_eq!(rules.to_string(), "seeds=3,empty_capture=on");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// `houses`: houses a side, 1 to 12.
    pub houses: u8,
    /// `seeds`: seeds in each house at the start, 1 to 12.
    pub seeds: u8,
    /// `empty_capture`: a last seed in an own empty house opposite an empty one.
    pub empty_capture: EmptyCapture,
    /// `end`: when the game ends.
    pub end: End,
    /// `sweep`: who gets the seeds that are left.
    pub sweep: Sweep,
    /// `pie`: whether North may swap sides.
    pub pie: Pie,
    /// `relay`: whether a last seed among others is sown on.
    pub relay: Relay,
}

impl RuleOptions for Rules {
    const DEFAULT: Rules = Rules {
        houses: 6,
        seeds: 4,
        empty_capture: EmptyCapture::Off,
        end: End::EitherRowEmpty,
        sweep: Sweep::ToRowOwner,
        pie: Pie::Off,
        relay: Relay::Off,
    };

    const OPTIONS: OptionTable = &[
        ("houses", HOUSES),
        ("seeds", SEEDS),
        ("empty_capture", EmptyCapture::NAMES),
        ("end", End::NAMES),
        ("sweep", Sweep::NAMES),
        ("pie", Pie::NAMES),
        ("relay", Relay::NAMES),
    ];

    /// `kalah/irving`: the rules of the tables of Irving, Donkers and Uiterwijk, "Solving
    /// Kalah" (ICGA Journal 23, 2000).
    const PRESETS: &'static [(&'static str, &'static str)] =
        &[("kalah/irving", "empty_capture=on")];

    fn choose(&mut self, option: usize, value: usize) {
        match option {
            // The names in both lists are numbers below 13.
            0 => self.houses = HOUSES[value].parse().unwrap_or(self.houses),
            1 => self.seeds = SEEDS[value].parse().unwrap_or(self.seeds),
            2 => self.empty_capture = EmptyCapture::ALL[value],
            3 => self.end = End::ALL[value],
            4 => self.sweep = Sweep::ALL[value],
            5 => self.pie = Pie::ALL[value],
            _ => self.relay = Relay::ALL[value],
        }
    }
}

rules_as_text!(Rules);
