use crate::score::Score;

/// How often each side should make which choice, where both choose without seeing the
/// other's: a mixture that no answer beats, as far as the search knows what each pair
/// of choices leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mixture {
    /// The score for the first side that comes of it.
    pub score: Score,
    /// Positions looked at.
    pub nodes: u64,
    /// The choices of each side, the first side's first; the most frequent come first,
    /// those that are never made are left out.
    pub shares: [Vec<Share>; 2],
}

/// A choice, and how often it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// The number of the house as notation has it, from 1.
    pub house: u8,
    /// In so many of a thousand games.
    pub per_mille: u32,
}
