use core::hash::{Hash, Hasher};

use crate::options::{RuleOptions, named_values, rules_as_text};

/// How many extra sowings a turn may have: `bonus`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// Any number.
    #[default]
    Unlimited,
    /// At most this many, 1 to 9.
    AtMost(u8),
    /// None: a last seed in the own store ends the turn like any other.
    None,
}

impl Bonus {
    /// Whether a side that has had `taken` extra sowings in this turn may have another.
    pub const fn allows(self, taken: u8) -> bool {
        match self {
            Bonus::Unlimited => true,
            Bonus::AtMost(most) => taken < most,
            Bonus::None => false,
        }
    }

    /// Whether the extra sowings of a turn have to be counted.
    pub const fn counts(self) -> bool {
        matches!(self, Bonus::AtMost(_))
    }
}

named_values! {
    /// Where the seed goes that made a capture: `own_seed`.
    OwnSeed {
        /// Into the store with the others.
        #[default]
        Take = "take",
        /// It stays in its house.
        Leave = "leave",
    }
}

named_values! {
    /// What a last seed in an own empty house does when the opposite house is empty too: `empty_capture`.
    EmptyCapture {
        /// It stays.
        #[default]
        Leave = "leave",
        /// It goes into the own store.
        Bank = "bank",
    }
}

named_values! {
    /// Whether a capture needs a lap round the board in the same sowing: `capture_after_lap`.
    CaptureAfterLap {
        /// No.
        #[default]
        Off = "off",
        /// Only a sowing that has dropped a seed on the opponent's last house captures.
        On = "on",
    }
}

named_values! {
    /// What becomes of a last seed in an empty house of the opponent: `dead_seed`.
    DeadSeed {
        /// It stays there.
        #[default]
        Stay = "stay",
        /// It goes into the opponent's store.
        ToOpponent = "to_opponent",
    }
}

named_values! {
    /// How the first round begins: `opening`.
    Opening {
        /// South moves.
        #[default]
        Sequential = "sequential",
        /// Both sides choose unseen and sow at the same time.
        Simultaneous = "simultaneous",
    }
}

named_values! {
    /// How many rounds a match has: `rounds`.
    Rounds {
        /// One.
        #[default]
        One = "1",
        /// Three.
        Three = "3",
        /// Five.
        Five = "5",
        /// Seven.
        Seven = "7",
        /// As many as it takes until a side cannot fill a house.
        UntilBroke = "until_broke",
    }
}

impl Rounds {
    /// The number of the last round; `None` when only a broke side ends the match.
    pub const fn last(self) -> Option<u16> {
        match self {
            Rounds::One => Some(1),
            Rounds::Three => Some(3),
            Rounds::Five => Some(5),
            Rounds::Seven => Some(7),
            Rounds::UntilBroke => None,
        }
    }
}

named_values! {
    /// Which houses are filled first for a new round: `refill`.
    Refill {
        /// From the owner's left.
        #[default]
        LeftFirst = "left_first",
        /// From the house next to the store.
        StoreFirst = "store_first",
    }
}

named_values! {
    /// What houses are that could not be filled for a new round: `burnt`.
    Burnt {
        /// Out of play for the round.
        #[default]
        On = "on",
        /// Ordinary houses that begin empty.
        Off = "off",
    }
}

named_values! {
    /// Who moves first in the rounds after the first: `next_starter`.
    NextStarter {
        /// Who has lost the round; after a tie, who did not begin it.
        #[default]
        Loser = "loser",
        /// Who made the last sowing of the round.
        LastMover = "last_mover",
    }
}

/// The options of a game of Congkak.
///
/// ```
/// use vato_rules::congkak::Rules;
///
/// let rules: Rules = "bonus=3,houses=6".parse().unwrap();
/// assert_eq!(rules.seeds(), 6);
/// assert_eq!(rules.to_string(), "houses=6,bonus=3");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// `houses`: houses a side, 5 to 10.
    pub houses: u8,
    /// `seeds` as it was given, 1 to 12; else as many as there are houses a side.
    given_seeds: Option<u8>,
    /// `bonus`: extra sowings in a turn.
    pub bonus: Bonus,
    /// `own_seed`: the seed that made a capture.
    pub own_seed: OwnSeed,
    /// `empty_capture`: a last seed with nothing to take.
    pub empty_capture: EmptyCapture,
    /// `capture_after_lap`: whether captures need a lap.
    pub capture_after_lap: CaptureAfterLap,
    /// `dead_seed`: a last seed in an opponent's empty house.
    pub dead_seed: DeadSeed,
    /// `opening`: how round 1 begins.
    pub opening: Opening,
    /// `rounds`: how long the match is.
    pub rounds: Rounds,
    /// `refill`: which houses are filled first.
    pub refill: Refill,
    /// `burnt`: what becomes of the others.
    pub burnt: Burnt,
    /// `next_starter`: who begins the next round.
    pub next_starter: NextStarter,
}

impl Rules {
    /// Seeds in each house at the start of a round, 1 to 12.
    pub const fn seeds(&self) -> u8 {
        match self.given_seeds {
            Some(seeds) => seeds,
            None => self.houses,
        }
    }

    /// All that a game depends on: the same number of seeds is the same, given or not.
    fn all(&self) -> impl Eq + Hash + use<> {
        (
            (self.houses, self.seeds(), self.bonus),
            (self.own_seed, self.empty_capture, self.dead_seed),
            (self.capture_after_lap, self.opening, self.rounds),
            (self.refill, self.burnt, self.next_starter),
        )
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all()
    }
}

impl Eq for Rules {}

impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.all().hash(state);
    }
}

/// Where `seeds` stands in [`RuleOptions::OPTIONS`].
const SEEDS: usize = 1;
const HOUSE_NUMBERS: [u8; 6] = [7, 5, 6, 8, 9, 10];
const SEED_NUMBERS: [u8; 12] = [7, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const HOUSE_NAMES: &[&str] = &["7", "5", "6", "8", "9", "10"];
const SEED_NAMES: &[&str] = &[
    "7", "1", "2", "3", "4", "5", "6", "8", "9", "10", "11", "12",
];
const BONUS_NAMES: &[&str] = &[
    "unlimited",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "none",
];

impl RuleOptions for Rules {
    const DEFAULT: Rules = Rules {
        houses: 7,
        given_seeds: None,
        bonus: Bonus::Unlimited,
        own_seed: OwnSeed::Take,
        empty_capture: EmptyCapture::Leave,
        capture_after_lap: CaptureAfterLap::Off,
        dead_seed: DeadSeed::Stay,
        opening: Opening::Sequential,
        rounds: Rounds::One,
        refill: Refill::LeftFirst,
        burnt: Burnt::On,
        next_starter: NextStarter::Loser,
    };

    const OPTIONS: crate::options::OptionTable = &[
        ("houses", HOUSE_NAMES),
        ("seeds", SEED_NAMES),
        ("bonus", BONUS_NAMES),
        ("own_seed", OwnSeed::NAMES),
        ("empty_capture", EmptyCapture::NAMES),
        ("capture_after_lap", CaptureAfterLap::NAMES),
        ("dead_seed", DeadSeed::NAMES),
        ("opening", Opening::NAMES),
        ("rounds", Rounds::NAMES),
        ("refill", Refill::NAMES),
        ("burnt", Burnt::NAMES),
        ("next_starter", NextStarter::NAMES),
    ];

    fn choose(&mut self, option: usize, value: usize) {
        // `value` is below the number of names of this option, and each list of values
        // is as long as its list of names and in the same order (a test compares them).
        match option {
            0 => self.houses = HOUSE_NUMBERS[value],
            SEEDS => self.given_seeds = Some(SEED_NUMBERS[value]),
            2 => {
                self.bonus = match value {
                    0 => Bonus::Unlimited,
                    1..=9 => Bonus::AtMost(value as u8),
                    _ => Bonus::None,
                }
            }
            3 => self.own_seed = OwnSeed::ALL[value],
            4 => self.empty_capture = EmptyCapture::ALL[value],
            5 => self.capture_after_lap = CaptureAfterLap::ALL[value],
            6 => self.dead_seed = DeadSeed::ALL[value],
            7 => self.opening = Opening::ALL[value],
            8 => self.rounds = Rounds::ALL[value],
            9 => self.refill = Refill::ALL[value],
            10 => self.burnt = Burnt::ALL[value],
            _ => self.next_starter = NextStarter::ALL[value],
        }
    }

    fn is_default(&self, option: usize) -> bool {
        if option == SEEDS {
            return self.seeds() == self.houses;
        }
        self.chosen(option) == Self::DEFAULT.chosen(option)
    }
}

rules_as_text!(Rules);
