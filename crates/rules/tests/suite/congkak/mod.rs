//! Congkak: its cases, and what holds in every position under every rule set.
mod model;
mod positions;
mod properties;
mod seeds;
mod texts;

use vato_rules::any::GameName;

#[test]
fn cases() {
    let asked = crate::sowing_cases::run(GameName::Congkak, include_str!("../cases/congkak.txt"));
    assert!(asked > 0);
}
