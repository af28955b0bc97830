//! How long to think when a clock runs.

use std::time::Duration;

use vato_rules::Side;

use super::command::Go;

/// Never thought away: what passes between the engine and the clock.
const RESERVE: Duration = Duration::from_millis(30);
/// A part of what is left on the clock.
const PLIES_TO_COME: u32 = 25;

impl Go {
    /// The time for a ply of this side; `None` when no clock limits it.
    ///
    /// Of what is left on the clock an equal part is for each of the plies that may come,
    /// and most of the increment is spent. Never more than half of it is thought
    /// away, and something is always left over, so that a slow pipe loses no game.
    pub fn thinking_time(&self, side: Side) -> Option<Duration> {
        let clock = self.clock[side.index()].map(|left| {
            let left = left.saturating_sub(RESERVE);
            let increment = self.increment[side.index()] * 3 / 4;
            let wanted = left / PLIES_TO_COME + increment;
            wanted.min(left / 2).max(Duration::from_millis(1))
        });
        [clock, self.time].into_iter().flatten().min()
    }

    /// Whether the clock of this side runs and nothing else is asked for, so that thinking
    /// about an only ply would waste time.
    pub fn saves_time(&self, side: Side) -> bool {
        self.clock[side.index()].is_some()
            && self.depth.is_none()
            && self.nodes.is_none()
            && self.time.is_none()
            && !self.infinite
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(left: u64, increment: u64) -> u64 {
        let go = Go {
            clock: [None, Some(Duration::from_millis(left))],
            increment: [Duration::ZERO, Duration::from_millis(increment)],
            ..Go::default()
        };
        assert_eq!(go.thinking_time(Side::First), None);
        go.thinking_time(Side::Second).unwrap().as_millis() as u64
    }

    #[test]
    fn a_clock_is_never_run_down() {
        for increment in [0, 10, 100, 5_000] {
            for start in [0, 1, 29, 30, 31, 100, 1_000, 60_000, 7_200_000] {
                let mut left = start;
                for _ in 0..500 {
                    let time = of(left, increment);
                    assert!(time >= 1);
                    assert!(time <= 1 || time < left, "{time} of {left}");
                    left = left.saturating_sub(time) + increment;
                }
                assert!(left > 0 || increment == 0, "{start}+{increment}");
            }
        }
    }

    #[test]
    fn the_time_of_a_minute_is_spread_over_the_game() {
        assert_eq!(of(60_030, 0), 2_400);
        assert_eq!(of(60_030, 1_000), 3_150);
        assert_eq!(of(130, 1_000), 50, "at most half of it");
    }

    #[test]
    fn the_shorter_of_two_limits_counts() {
        let go = Go {
            time: Some(Duration::from_millis(40)),
            clock: [Some(Duration::from_secs(60)), None],
            ..Go::default()
        };
        assert_eq!(go.thinking_time(Side::First), go.time);
        assert!(!go.saves_time(Side::First));
        assert_eq!(go.thinking_time(Side::Second), go.time);
    }
}
