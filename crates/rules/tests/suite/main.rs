//! Everything that is asked of the rules, in one binary, since linking takes longer than most of it.
mod awari;
mod case_file;
mod congkak;
mod game_records;
mod lines;
mod model;
mod perft;
mod positions;
mod retrograde;
mod rule_cases;
mod sowing;
mod sowing_cases;
mod symmetries;
mod texts;
mod turns;
