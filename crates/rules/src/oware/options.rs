use crate::mancala::sizes::{HOUSES, SEEDS};
use crate::options::{OptionTable, RuleOptions, named_values, rules_as_text};

named_values! {
    /// Whether a long sowing passes over the house it was lifted from: `origin_skip`.
    OriginSkip {
        /// Yes, on every lap.
        #[default]
        On = "on",
        /// No.
        Off = "off",
    }
}

named_values! {
    /// A capture that would take every seed of the opponent: `grand_slam`.
    GrandSlam {
        /// Legal, and takes nothing.
        #[default]
        NoCapture = "no_capture",
        /// Illegal while another move is legal; a forced one captures.
        IllegalUnlessForced = "illegal_unless_forced",
        /// Illegal.
        Illegal = "illegal",
        /// Legal, and takes all.
        CaptureAll = "capture_all",
        /// Takes all; the seeds left on the board go to the opponent, and the game ends.
        OpponentTakesRest = "opponent_takes_rest",
        /// The house the last seed fell in is not taken.
        LeaveLast = "leave_last",
        /// The furthest house of the capture is not taken.
        LeaveFirst = "leave_first",
    }
}

named_values! {
    /// What is owed to an opponent without seeds: `feed`.
    Feed {
        /// Only a move that gives it a seed is legal.
        #[default]
        Must = "must",
        /// A move that leaves it without seeds is illegal while another move exists.
        NeverStarve = "never_starve",
        /// Nothing.
        Off = "off",
    }
}

named_values! {
    /// Who gets the seeds when a side has no legal move: `stuck`.
    Stuck {
        /// Each side those of its row.
        #[default]
        RowsToOwner = "rows_to_owner",
        /// The opponent of the side that is stuck.
        OpponentTakesAll = "opponent_takes_all",
    }
}

named_values! {
    /// What happens when a board comes back with the same side to move: `cycle`.
    Cycle {
        /// The game ends, each side takes its row.
        #[default]
        FirstRepeatRows = "first_repeat_rows",
        /// The same, the third time the board is there.
        ThreefoldRows = "threefold_rows",
        /// The game ends, and only the stores count.
        SplitEven = "split_even",
        /// Nothing.
        Off = "off",
    }
}

/// The options of a game of Oware.
///
/// ```
/// use vato_rules::oware::Rules;
///
/// let rules: Rules = "seeds=3,feed=off".parse().unwrap();
/// assert_eq!(rules.to_string(), "seeds=3,feed=off");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// `houses`: houses a side, 1 to 12.
    pub houses: u8,
    /// `seeds`: seeds in each house at the start, 1 to 12.
    pub seeds: u8,
    /// `origin_skip`: whether a lap passes over the house lifted from.
    pub origin_skip: OriginSkip,
    /// `grand_slam`: a capture that would take every seed of the opponent.
    pub grand_slam: GrandSlam,
    /// `feed`: what is owed to an opponent without seeds.
    pub feed: Feed,
    /// `stuck`: who gets the seeds when a side has no legal move.
    pub stuck: Stuck,
    /// `cycle`: what happens when a board comes back.
    pub cycle: Cycle,
}

impl RuleOptions for Rules {
    const DEFAULT: Rules = Rules {
        houses: 6,
        seeds: 4,
        origin_skip: OriginSkip::On,
        grand_slam: GrandSlam::NoCapture,
        feed: Feed::Must,
        stuck: Stuck::RowsToOwner,
        cycle: Cycle::FirstRepeatRows,
    };

    const OPTIONS: OptionTable = &[
        ("houses", HOUSES),
        ("seeds", SEEDS),
        ("origin_skip", OriginSkip::NAMES),
        ("grand_slam", GrandSlam::NAMES),
        ("feed", Feed::NAMES),
        ("stuck", Stuck::NAMES),
        ("cycle", Cycle::NAMES),
    ];

    /// `oware/awari`: the rules of the tables of Lincke, "Exploring the Computational Limits
    /// of Large Exhaustive Search Problems" (2002), appendix A.
    const PRESETS: &'static [(&'static str, &'static str)] = &[(
        "oware/awari",
        "grand_slam=illegal_unless_forced,feed=never_starve,stuck=opponent_takes_all,cycle=split_even",
    )];

    fn choose(&mut self, option: usize, value: usize) {
        match option {
            // The names in both lists are numbers below 13.
            0 => self.houses = HOUSES[value].parse().unwrap_or(self.houses),
            1 => self.seeds = SEEDS[value].parse().unwrap_or(self.seeds),
            2 => self.origin_skip = OriginSkip::ALL[value],
            3 => self.grand_slam = GrandSlam::ALL[value],
            4 => self.feed = Feed::ALL[value],
            5 => self.stuck = Stuck::ALL[value],
            _ => self.cycle = Cycle::ALL[value],
        }
    }
}

rules_as_text!(Rules);
