//! How the search goes about its work, in numbers that matches can be played about.

/// Declares the numbers once: their names, their meaning, and the best known values for
/// Fanorona and for the games of sowing.
macro_rules! settings {
    ($($(#[$meaning:meta])* $name:ident = $fanorona:literal, $sowing:literal;)*) => {
        /// How the search goes about its work. It plays with the best known values;
        /// tests turn parts off to compare with looking at everything, and the example
        /// `steps` plays one value against another.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Settings {
            $($(#[$meaning])* pub $name: i32,)*
        }

        impl Settings {
            /// The values that play Fanorona best.
            pub const FANORONA: Settings = Settings { $($name: $fanorona,)* };

            /// The values that play the games of sowing best.
            pub const SOWING: Settings = Settings { $($name: $sowing,)* };

            /// The names of all values.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// Gives a value by its name; whether there is such a name.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

settings! {
    /// Whether plies that are not expected to be good are looked at less deep (1) or
    /// not (0).
    reductions = 1, 1;
    /// Whether it looks a ply deeper where there is only one legal ply.
    extensions = 1, 1;
    /// Whether only what was searched exactly as deep is taken from the table.
    same_depth_only = 0, 0;
    /// Whether what was found without a repetition is believed on every way to the
    /// position (1), or only where none of the positions on the way can come back so soon (0).
    any_way = 1, 1;
    /// Half the width of the first window around the score of the last depth.
    window = 40, 40;
    /// Plies of captures that quiescence follows.
    quiescence = 4, 4;
    /// Captures that quiescence tries in its first position.
    first_width = 2, 255;
    /// And in those after it.
    width = 1, 255;
    /// Whether quiescence asks the table and tells it (1) or not (0).
    quiescence_table = 1, 0;
    /// Depth up to which plies that cannot reach the window are left out; 0 for never.
    futility_depth = 4, 4;
    /// What a ply may bring besides the stones or seeds that it takes, at depth 0.
    futility_base = 100, 100;
    /// And more for each ply of depth.
    futility_margin = 100, 100;
    /// What a stone or seed that is taken counts for there.
    stone = 120, 120;
    /// Depth up to which an evaluation that is far above the window is believed; 0 for
    /// never.
    static_depth = 0, 4;
    /// How far above, for each ply of depth.
    static_margin = 120, 120;
    /// Depth up to which late plies are left out; 0 for never.
    late_depth = 0, 0;
    /// Plies that are looked at there in any case.
    late_base = 4, 4;
    /// And more, in halves of the depth squared.
    late_factor = 2, 2;
}
