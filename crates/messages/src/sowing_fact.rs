use std::fmt;

/// A reason for a hint in Kalah, Oware or Congkak, computed from the rules or
/// proven by the search. "It" is the hinted sowing; a turn can be several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SowingFact {
    /// The last seed falls in the own store: the same side sows again.
    SowsAgain,
    /// It takes seeds.
    Takes {
        /// How many, the sown one included where it goes along; at least 1.
        seeds: u32,
        /// The other side's houses they come from: bit 0 is that side's
        /// leftmost house as it sees them. None when only the sown seed is taken.
        houses: u16,
    },
    /// It would take every seed of the other side, and therefore takes nothing.
    SlamTakesNothing {
        /// Seeds it would have taken; at least 1.
        seeds: u32,
    },
    /// The other side has no seeds and has to be given some: this gives so many.
    Feeds {
        /// Seeds sown in the other side's houses; at least 1.
        seeds: u32,
    },
    /// It moves seeds away, or covers them, that the other side could have taken next.
    Saves {
        /// How many fewer the other side can take at once; at least 1.
        seeds: u32,
    },
    /// With the sowings that follow, this turn brings seeds into the store.
    TurnBrings {
        /// Sowings of the turn, this one included; at least 2.
        sowings: u32,
        /// Seeds that the store gains by all of them.
        seeds: u32,
    },
    /// The game, or the round, ends with it, and the seeds left are swept.
    Ends {
        /// Seeds left for the side that sows.
        own: u32,
        /// Seeds left for the other side.
        other: u32,
    },
    /// The own store then holds more than half of all seeds.
    Majority,
    /// It wins by force.
    Wins {
        /// By at least so many seeds.
        seeds: u32,
    },
    /// Every sowing loses by force, this one by no more than so many seeds, and
    /// none was found to lose by less.
    Loses {
        /// By at most so many seeds.
        seeds: u32,
    },
    /// One sowing of the other side can then take at most so many seeds.
    ReplyTakes {
        /// Seeds that can be lost; at least 1.
        seeds: u32,
    },
    /// No sowing of the other side can then take anything.
    ReplyTakesNothing,
    /// Both sides choose unseen: it is drawn from a mixture that no answer beats.
    Unseen,
}

impl SowingFact {
    /// The fact of this name with these numbers.
    pub(crate) fn read(name: &str, numbers: &[u32]) -> Option<Self> {
        Some(match (name, numbers) {
            ("sows-again", []) => SowingFact::SowsAgain,
            ("takes-seeds", [seeds, houses]) => SowingFact::Takes {
                seeds: *seeds,
                houses: u16::try_from(*houses).ok()?,
            },
            ("slam-takes-nothing", [seeds]) => SowingFact::SlamTakesNothing { seeds: *seeds },
            ("feeds", [seeds]) => SowingFact::Feeds { seeds: *seeds },
            ("saves", [seeds]) => SowingFact::Saves { seeds: *seeds },
            ("turn-brings", [sowings, seeds]) => SowingFact::TurnBrings {
                sowings: *sowings,
                seeds: *seeds,
            },
            ("ends", [own, other]) => SowingFact::Ends {
                own: *own,
                other: *other,
            },
            ("majority", []) => SowingFact::Majority,
            ("wins", [seeds]) => SowingFact::Wins { seeds: *seeds },
            ("loses", [seeds]) => SowingFact::Loses { seeds: *seeds },
            ("reply-takes-seeds", [seeds]) => SowingFact::ReplyTakes { seeds: *seeds },
            ("reply-takes-no-seeds", []) => SowingFact::ReplyTakesNothing,
            ("unseen", []) => SowingFact::Unseen,
            _ => return None,
        })
    }
}

impl fmt::Display for SowingFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SowingFact::SowsAgain => f.write_str("sows-again"),
            SowingFact::Takes { seeds, houses } => write!(f, "takes-seeds {seeds} {houses}"),
            SowingFact::SlamTakesNothing { seeds } => write!(f, "slam-takes-nothing {seeds}"),
            SowingFact::Feeds { seeds } => write!(f, "feeds {seeds}"),
            SowingFact::Saves { seeds } => write!(f, "saves {seeds}"),
            SowingFact::TurnBrings { sowings, seeds } => write!(f, "turn-brings {sowings} {seeds}"),
            SowingFact::Ends { own, other } => write!(f, "ends {own} {other}"),
            SowingFact::Majority => f.write_str("majority"),
            SowingFact::Wins { seeds } => write!(f, "wins {seeds}"),
            SowingFact::Loses { seeds } => write!(f, "loses {seeds}"),
            SowingFact::ReplyTakes { seeds } => write!(f, "reply-takes-seeds {seeds}"),
            SowingFact::ReplyTakesNothing => f.write_str("reply-takes-no-seeds"),
            SowingFact::Unseen => f.write_str("unseen"),
        }
    }
}
