//! The search held against looking at everything.

mod fanorona;
mod sowing;

use super::Settings;

/// Nothing is left out and nothing is looked at deeper.
const PLAIN: Settings = Settings {
    reductions: 0,
    quiescence: 0,
    quiescence_table: 0,
    extensions: 0,
    same_depth_only: 1,
    any_way: 0,
    futility_depth: 0,
    static_depth: 0,
    late_depth: 0,
    ..Settings::FANORONA
};
