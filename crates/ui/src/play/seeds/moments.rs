//! Sowings as they are seen and heard.

use std::time::Duration;

use leptos::web_sys;
use vato_rules::mancala::{Event, Ring};

use crate::{
    pits::{Frame, Moving, Pace, PitsState, frames},
    play::{at_table::Moment, session::Settings, sound::Sound},
};

/// Seeds that fall more quickly are not heard one by one.
const SHORTEST_KNOCK: Duration = Duration::from_millis(40);

/// The moments of what happened; none where people want little to move.
pub(super) fn moments(
    (ring, seeds): (Ring, Vec<u16>),
    events: &[Event],
    settings: &Settings,
) -> Vec<Frame> {
    let pace = if wants_little_motion() {
        Pace::Instant
    } else {
        settings.pace
    };
    frames(ring, &seeds, events, pace)
}

fn wants_little_motion() -> bool {
    let query = web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok())
        .flatten();
    query.is_some_and(|query| query.matches())
}

impl Moment<PitsState> for Frame {
    fn lasts(&self) -> Duration {
        Frame::lasts(self)
    }

    fn put_on(&self, board: &mut PitsState) {
        Frame::put_on(self, board);
    }

    fn sound(&self) -> Option<(Sound, Duration)> {
        let lasts = Frame::lasts(self);
        match self.moving()? {
            Moving::Seed => (lasts >= SHORTEST_KNOCK).then_some((Sound::Seed, lasts)),
            Moving::Flight(seeds) => Some((Sound::Capture(seeds.into()), lasts / 2)),
        }
    }
}
