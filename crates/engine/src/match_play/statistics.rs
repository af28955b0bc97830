//! What the results of a match say about strength.
//!
//! Games come in pairs from the same opening with sides swapped, and only the points of
//! whole pairs are looked at ("pentanomial": 0, ½, 1, 1½ or 2 points): the opening's advantage is
//! in both games of a pair, so pairs vary less than games do. The formulas are those of
//! Michel Van den Bergh, "Normalized Elo"
//! (<https://www.cantate.be/Fishtest/normalized_elo.pdf>), as fastchess uses them.

use std::f64::consts::{LN_10, SQRT_2};

/// Normalised Elo for each standard deviation of a game that the mean is above a half.
pub const NORMALISED_ELO: f64 = 800.0 / LN_10;
/// Standard deviations on either side that leave out five in a hundred.
pub const IN_95_OF_100: f64 = 1.959_963_984_540_054;

/// How many pairs of games had 0, ½, 1, 1½ and 2 points for the first player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pairs(pub [u32; 5]);

/// A number that was measured, and how far off it is at most in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The likeliest value; infinite when one player made every point.
    pub value: f64,
    /// Half the width of the 95 % interval; infinite where it has no bound.
    pub error: f64,
}

/// By how much Elo a player is stronger who makes this share of the points.
pub fn elo_of_score(score: f64) -> f64 {
    // Adding 0 makes the 0 of equal players a positive one, which is written without a minus.
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10() + 0.0
}

impl Pairs {
    /// Counts a pair in which the first player made so many half points.
    pub fn add(&mut self, half_points: u32) {
        if let Some(count) = self.0.get_mut(half_points as usize) {
            *count += 1;
        }
    }

    /// How many there are.
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Mean and variance of the share of the points in a pair; there is one at least.
    pub fn moments(&self) -> (f64, f64) {
        let count = f64::from(self.count());
        mean_and_variance(&SHARES, &self.0.map(|pairs| f64::from(pairs) / count))
    }

    /// By how much the first player is stronger; `None` without a pair.
    pub fn elo(&self) -> Option<Estimate> {
        if self.count() == 0 {
            return None;
        }
        let (mean, variance) = self.moments();
        let off = IN_95_OF_100 * (variance / f64::from(self.count())).sqrt();
        let value = elo_of_score(mean);
        Some(Estimate {
            value,
            error: match value.is_finite() {
                true => (elo_of_score(mean + off) - elo_of_score(mean - off)) / 2.0,
                false => f64::INFINITY,
            },
        })
    }

    /// The same in normalised Elo, which tells how many games it takes to show the
    /// difference; `None` while all pairs are alike, when nothing is known of how they vary.
    pub fn normalised_elo(&self) -> Option<Estimate> {
        if self.count() == 0 {
            return None;
        }
        let (mean, variance) = self.moments();
        // The deviation of a game is that of a pair's mean times the root of two.
        (variance > 0.0).then(|| Estimate {
            value: (mean - 0.5) / (SQRT_2 * variance.sqrt()) * NORMALISED_ELO,
            error: IN_95_OF_100 / (SQRT_2 * f64::from(self.count()).sqrt()) * NORMALISED_ELO,
        })
    }
}

/// The share of the points for each count of [`Pairs`].
pub const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Of values that occur with these frequencies, which add up to one.
pub fn mean_and_variance(values: &[f64; 5], frequencies: &[f64; 5]) -> (f64, f64) {
    let each = values.iter().zip(frequencies);
    let mean: f64 = each.clone().map(|(value, often)| value * often).sum();
    let variance = each.map(|(value, often)| often * (value - mean).powi(2));
    (mean, variance.sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, want: f64) {
        assert!((found - want).abs() < 0.006, "{found} is not {want}");
    }

    fn swapped(pairs: Pairs) -> Pairs {
        let [a, b, c, d, e] = pairs.0;
        Pairs([e, d, c, b, a])
    }

    /// Known from the formula itself: 10 to the 400th part of 190.85 is 3, of 400 it is 10.
    #[test]
    fn elo_of_known_scores() {
        near(elo_of_score(0.75), 190.85);
        near(elo_of_score(10.0 / 11.0), 400.0);
        near(elo_of_score(0.5), 0.0);
        near(elo_of_score(0.25), -190.85);
        assert_eq!(elo_of_score(1.0), f64::INFINITY);
        assert_eq!(elo_of_score(0.0), f64::NEG_INFINITY);
    }

    /// Counts and results from fastchess's `app/tests/elo_test.cpp`, which lists the pairs
    /// as LL, LD, WL, DD, WD, WW.
    #[test]
    fn the_published_examples_come_out() {
        let pairs = Pairs([34, 54, 31 + 32, 64, 75]);
        let (elo, normalised) = (pairs.elo().unwrap(), pairs.normalised_elo().unwrap());
        near(elo.value, 55.58);
        near(elo.error, 27.65);
        near(normalised.value, 57.94);
        near(normalised.error, 28.28);
        let pairs = Pairs([332, 433, 457 + 41, 333, 334]);
        let (elo, normalised) = (pairs.elo().unwrap(), pairs.normalised_elo().unwrap());
        near(elo.value, -8.64);
        near(elo.error, 10.33);
        near(normalised.value, -9.17);
        near(normalised.error, 10.96);
    }

    #[test]
    fn players_that_change_places_change_the_sign() {
        for pairs in [Pairs([1, 2, 3, 4, 5]), Pairs([0, 7, 1, 0, 2])] {
            let (there, back) = (pairs.elo().unwrap(), swapped(pairs).elo().unwrap());
            near(there.value, -back.value);
            near(there.error, back.error);
            let there = pairs.normalised_elo().unwrap();
            let back = swapped(pairs).normalised_elo().unwrap();
            near(there.value, -back.value);
            near(there.error, back.error);
        }
    }

    #[test]
    fn what_cannot_be_known_is_not_told() {
        assert_eq!(Pairs::default().elo(), None);
        assert_eq!(Pairs::default().normalised_elo(), None);
        let all_won = Pairs([0, 0, 0, 0, 9]);
        let infinite = Estimate {
            value: f64::INFINITY,
            error: f64::INFINITY,
        };
        assert_eq!(all_won.elo(), Some(infinite));
        assert_eq!(all_won.normalised_elo(), None);
    }

    #[test]
    fn four_times_the_games_halve_the_error() {
        let few = Pairs([10, 20, 40, 20, 30]);
        let many = Pairs(few.0.map(|pairs| pairs * 4));
        let (few, many) = (
            few.normalised_elo().unwrap(),
            many.normalised_elo().unwrap(),
        );
        near(few.value, many.value);
        near(few.error, many.error * 2.0);
    }
}
