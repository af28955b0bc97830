//! A test that goes on until it knows.
//!
//! The generalised sequential probability ratio test on the points of pairs: how much
//! likelier are the results if the first player is stronger by the upper bound, in
//! normalised Elo, than if it is by the lower? The two likelihoods are those of the
//! likeliest distributions that have exactly these strengths, found as in section 4.1 of
//! Michel Van den Bergh, "Comments on Normalized Elo"
//! (<https://www.cantate.be/Fishtest/normalized_elo_practical.pdf>); fishtest and fastchess do the same.

use std::fmt;
use std::str::FromStr;

use vato_engine::match_play::statistics::{NORMALISED_ELO, Pairs, SHARES, mean_and_variance};

/// How often the test may accept what is wrong, in either direction.
const ERROR_RATE: f64 = 0.05;
/// Bounds farther from 0 are no difference that anybody would test.
const FARTHEST: f64 = 200.0;
/// Stands for a count of 0, so that what has not happened yet is not taken for impossible.
const NOT_YET: f64 = 1e-3;

/// The two strengths that are told apart, in normalised Elo of the first player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    low: f64,
    high: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not enough games yet.
    Undecided,
    /// The first player is as strong as the upper bound rather than the lower.
    High,
    /// It is the other way round.
    Low,
}

impl Sprt {
    /// The logarithm of the likelihood ratio at which the upper bound is accepted; the
    /// lower is at the same number below 0.
    pub fn limit() -> f64 {
        ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
    }

    /// The logarithm of how much likelier the results are at the upper bound than at
    /// the lower; 0 without a pair.
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| f64::from(count).max(NOT_YET));
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let [low, high] = [self.low, self.high].map(|elo| likeliest(&seen, elo));
        let gains = seen.iter().zip(low.iter().zip(&high));
        total
            * gains
                .map(|(often, (low, high))| often * (high / low).ln())
                .sum::<f64>()
    }

    /// What these results decide.
    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio >= Sprt::limit() => Verdict::High,
            ratio if ratio <= -Sprt::limit() => Verdict::Low,
            _ => Verdict::Undecided,
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.low, self.high)
    }
}

impl FromStr for Sprt {
    type Err = String;

    /// Reads two numbers with a comma between them, the lower first.
    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| -> Option<f64> {
            let number = text.trim().parse().ok()?;
            (-FARTHEST..=FARTHEST).contains(&number).then_some(number)
        };
        let bounds = text.split_once(',');
        match bounds.and_then(|(low, high)| number(low).zip(number(high))) {
            Some((low, high)) if low < high => Ok(Sprt { low, high }),
            _ => Err(format!(
                "it must be two numbers from -{FARTHEST} to {FARTHEST} with a comma between them, the lower first, such as 0,10"
            )),
        }
    }
}

/// Of the distributions whose strength is exactly this much normalised Elo, the one
/// under which what was seen is likeliest.
fn likeliest(seen: &[f64; 5], elo: f64) -> [f64; 5] {
    const ROUNDS: u32 = 50;
    const CLOSE_ENOUGH: f64 = 1e-10;
    let deviations = std::f64::consts::SQRT_2 * elo / NORMALISED_ELO;
    let mut found = [0.2; 5];
    for _ in 0..ROUNDS {
        let (mean, variance) = mean_and_variance(&SHARES, &found);
        let deviation = variance.sqrt();
        let wanting = SHARES.map(|share| {
            let away = (share - mean) / deviation;
            share - 0.5 - deviations * deviation * (1.0 + away * away) / 2.0
        });
        let Some(next) = with_mean_of_zero(seen, &wanting) else {
            break;
        };
        let change = next.iter().zip(&found).map(|(a, b)| (a - b).abs());
        let change = change.fold(0.0, f64::max);
        found = next;
        if change < CLOSE_ENOUGH {
            break;
        }
    }
    found
}

/// The likeliest distribution under which these values have the mean 0; `None` when they
/// all lie on one side of it.
fn with_mean_of_zero(seen: &[f64; 5], values: &[f64; 5]) -> Option<[f64; 5]> {
    const HALVINGS: u32 = 60;
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if least >= 0.0 || most <= 0.0 {
        return None;
    }
    // The sum falls from plus to minus infinity between these two.
    let (mut below, mut above) = (-1.0 / most, -1.0 / least);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(below, above);
        let terms = seen.iter().zip(values);
        let sum: f64 = terms
            .map(|(often, value)| often * value / (1.0 + middle * value))
            .sum();
        if sum > 0.0 {
            below = middle;
        } else {
            above = middle;
        }
    }
    let middle = f64::midpoint(below, above);
    let mut found = *seen;
    for (often, value) in found.iter_mut().zip(values) {
        *often /= 1.0 + middle * value;
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use vato_engine::random::SplitMix64;

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    #[track_caller]
    fn near(found: f64, want: f64, within: f64) {
        assert!((found - want).abs() < within, "{found} is not {want}");
    }

    /// Counts and results from fastchess's `app/tests/sprt_test.cpp`, which lists the pairs as
    /// WW, WD, WL, DD, LD, LL and its results to two places.
    #[test]
    fn the_published_examples_come_out() {
        let pairs = |[ww, wd, wl, dd, ld, ll]: [u32; 6]| Pairs([ll, ld, wl + dd, wd, ww]);
        let first = pairs([390, 16_974, 200, 36_029, 16_618, 365]);
        near(sprt("0,2").log_likelihood_ratio(&first), 2.25, 0.03);
        let second = pairs([104, 5150, 401, 10_311, 4883, 127]);
        near(sprt("-1.75,0.25").log_likelihood_ratio(&second), 3.01, 0.03);
    }

    #[test]
    fn the_limits_are_those_of_wald() {
        // ln 19
        near(Sprt::limit(), 2.944_438_979, 1e-9);
    }

    #[test]
    fn results_half_way_between_the_bounds_say_nothing() {
        for pairs in [
            Pairs([3, 8, 40, 8, 3]),
            Pairs([50, 0, 1, 0, 50]),
            Pairs([0, 0, 9, 0, 0]),
        ] {
            near(sprt("-5,5").log_likelihood_ratio(&pairs), 0.0, 1e-6);
        }
        let pairs = Pairs([10, 20, 50, 30, 20]);
        let elo = pairs.normalised_elo().unwrap().value;
        let around = Sprt {
            low: elo - 3.0,
            high: elo + 3.0,
        };
        near(around.log_likelihood_ratio(&pairs), 0.0, 0.01);
    }

    #[test]
    fn players_that_change_places_change_the_sign() {
        let [a, b, c, d, e] = [4, 9, 30, 17, 6];
        let there = sprt("0,20").log_likelihood_ratio(&Pairs([a, b, c, d, e]));
        let back = sprt("-20,0").log_likelihood_ratio(&Pairs([e, d, c, b, a]));
        near(there, -back, 1e-9);
        assert!(there.abs() > 0.1);
    }

    /// What is looked for has the strength it should have.
    #[test]
    fn the_likeliest_distribution_has_the_strength_asked_for() {
        let seen = [0.05, 0.2, 0.4, 0.25, 0.1];
        for elo in [-80.0, -5.0, 0.0, 3.0, 120.0] {
            let found = likeliest(&seen, elo);
            near(found.iter().sum(), 1.0, 1e-9);
            let (mean, variance) = mean_and_variance(&SHARES, &found);
            let strength = (mean - 0.5) / (2.0 * variance).sqrt() * NORMALISED_ELO;
            near(strength, elo, 1e-6);
        }
    }

    #[test]
    fn no_results_break_it() {
        let mut random = SplitMix64::new(5);
        for bounds in ["-200,200", "-200,-199", "199,200", "0,0.5"] {
            for size in [1, 3, 100, 1_000_000] {
                for _ in 0..20 {
                    let pairs = Pairs([(); 5].map(|()| random.below(size)));
                    assert!(
                        sprt(bounds).log_likelihood_ratio(&pairs).is_finite(),
                        "{pairs:?}"
                    );
                }
            }
        }
        for one_sided in [Pairs([1, 0, 0, 0, 0]), Pairs([0, 0, 0, 0, 1_000_000])] {
            assert!(
                sprt("-200,200")
                    .log_likelihood_ratio(&one_sided)
                    .is_finite()
            );
        }
        assert_eq!(sprt("0,5").verdict(&Pairs::default()), Verdict::Undecided);
    }

    /// Plays matches by chance until the test decides: how often it was wrong, and the mean of the pairs.
    fn simulated(test: Sprt, percents: [u32; 5], right: Verdict) -> (u32, u32) {
        const MATCHES: u32 = 150;
        let (mut wrong, mut played) = (0, 0);
        for number in 0..MATCHES {
            let mut random = SplitMix64::stream(11, u64::from(number));
            let mut pairs = Pairs::default();
            let verdict = loop {
                let mut drawn = random.below(100);
                let place = percents.iter().position(|percent| {
                    let here = drawn < *percent;
                    drawn = drawn.wrapping_sub(*percent);
                    here
                });
                pairs.add(place.unwrap() as u32);
                match test.verdict(&pairs) {
                    Verdict::Undecided => {}
                    decided => break decided,
                }
            };
            played += pairs.count();
            wrong += u32::from(verdict != right);
        }
        (wrong * 1000 / MATCHES, played / MATCHES)
    }

    /// Whichever bound is true, it is accepted in 95 of 100 matches, and the games it takes
    /// are about those of Wald's approximation.
    #[test]
    fn the_test_is_wrong_as_seldom_as_it_says() {
        let percents = [5, 15, 45, 25, 10];
        let elo = Pairs(percents).normalised_elo().unwrap().value;
        let width = 80.0;
        for (low, right) in [(elo - width, Verdict::High), (elo, Verdict::Low)] {
            let test = Sprt {
                low,
                high: low + width,
            };
            let (wrong, pairs) = simulated(test, percents, right);
            // 50 is what is promised; three standard deviations of 150 draws are 53.
            assert!(wrong <= 103, "{wrong} in a thousand");
            // The mean of the ratio at the end, 0.9 of a limit, over that of a pair.
            let expected = 0.9 * Sprt::limit() * (NORMALISED_ELO / width).powi(2);
            let ratio = f64::from(pairs) / expected;
            assert!(
                (0.8..1.5).contains(&ratio),
                "{pairs} pairs, expected {expected}"
            );
        }
    }

    #[test]
    fn bounds_are_two_numbers_the_lower_first() {
        assert_eq!(sprt(" 0 , 5.5 ").to_string(), "0,5.5");
        for wrong in [
            "", "5", "5,0", "0,0", "a,b", "0,1,2", "nan,5", "0,inf", "-201,0",
        ] {
            assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
        }
    }
}
