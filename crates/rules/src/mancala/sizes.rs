//! The sizes that Kalah and Oware are played in, the usual one first.

/// The values of `houses`.
pub(crate) const HOUSES: &[&str] = &[
    "6", "1", "2", "3", "4", "5", "7", "8", "9", "10", "11", "12",
];

/// The values of `seeds`.
pub(crate) const SEEDS: &[&str] = &[
    "4", "1", "2", "3", "5", "6", "7", "8", "9", "10", "11", "12",
];
