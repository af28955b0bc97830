//! How a choice strays from the best, in whole numbers, so that it does so alike everywhere.

use crate::random::SplitMix64;
use crate::score::Score;

/// The quantiles of the standard Gumbel distribution, in hundredths: entry `n` is
/// -ln(-ln((n + ½) / 64)).
///
/// To add such a number times a temperature to each score and take the greatest is to
/// choose each in proportion to e to the power of its score over the temperature (Gumbel, "Statistical Theory of
/// Extreme Values", 1954).
const GUMBEL: [i32; 64] = [
    -158, -132, -118, -107, -98, -90, -83, -76, -70, -65, -59, -54, -49, -44, -40, -35, -30, -26,
    -22, -17, -13, -9, -4, 0, 4, 8, 13, 17, 21, 26, 30, 34, 39, 43, 48, 53, 58, 63, 68, 73, 78, 84,
    89, 95, 101, 108, 114, 121, 128, 136, 144, 153, 162, 172, 183, 195, 208, 223, 241, 262, 288,
    322, 374, 485,
];

/// By how much a score is misjudged at this temperature.
pub(super) fn stray(temperature: u32, random: &mut SplitMix64) -> Score {
    let at = random.below(GUMBEL.len() as u32);
    GUMBEL[at as usize] * temperature as Score / 100
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_holds_the_quantiles() {
        for (n, entry) in (0..).zip(GUMBEL) {
            let share = (f64::from(n) + 0.5) / 64.0;
            let quantile = -(-share.ln()).ln();
            assert_eq!(entry, (100.0 * quantile).round() as i32);
        }
    }

    #[test]
    fn plies_are_chosen_in_proportion_to_their_worth() {
        let mut random = SplitMix64::new(5);
        let mut better = 0;
        for _ in 0..10_000 {
            better += u32::from(100 + stray(100, &mut random) > stray(100, &mut random));
        }
        // e / (e + 1) is 0.731.
        assert!((7_000..7_600).contains(&better), "{better}");
    }

    #[test]
    fn nothing_strays_at_no_temperature() {
        let mut random = SplitMix64::new(5);
        assert!((0..100).all(|_| stray(0, &mut random) == 0));
    }
}
