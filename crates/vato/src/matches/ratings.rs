//! Ratings of several players by the model of Bradley and Terry ("Rank Analysis of
//! Incomplete Block Designs", Biometrika 39, 1952): the chance of each against each follows from
//! the difference of their ratings, and the ratings are those under which the results are
//! likeliest. A draw counts as half a win.

use std::f64::consts::LN_10;

use vato_engine::match_play::statistics::{Estimate, IN_95_OF_100, Pairs};

/// Elo for each unit of the natural logarithm of the odds.
const ELO: f64 = 400.0 / LN_10;

/// What two players, told by their numbers, have scored against each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// The player whose points the pairs count.
    pub first: usize,
    /// The other one.
    pub second: usize,
    /// The results.
    pub pairs: Pairs,
}

/// The rating in Elo of each player above number 0, whose rating is 0 without error; `None` when
/// results do not connect every player with it.
///
/// A meeting in which one player made every point would put them infinitely far apart. It counts as if one
/// more pair had given half a point away.
pub fn ratings(players: usize, meetings: &[Meeting]) -> Option<Vec<Estimate>> {
    const ROUNDS: u32 = 200;
    const CLOSE_ENOUGH: f64 = 1e-12;
    const LONGEST_STEP: f64 = 1.0;
    let unknown = players.checked_sub(1)?;
    let results: Vec<Weighed> = meetings.iter().filter_map(Weighed::of).collect();
    let mut ratings = vec![0.0; unknown];
    // Newton's method: the likelihood has one maximum.
    for _ in 0..ROUNDS {
        let inverse = inverse(information(&ratings, &results))?;
        let wanting = wanting(&ratings, &results);
        let step = inverse.iter().map(|row| dot(row, &wanting));
        let step: Vec<f64> = step.collect();
        let longest = step
            .iter()
            .fold(0.0, |most: f64, part| most.max(part.abs()));
        let scale = (LONGEST_STEP / longest).min(1.0);
        for (rating, part) in ratings.iter_mut().zip(&step) {
            *rating += scale * part;
        }
        if longest < CLOSE_ENOUGH {
            break;
        }
    }
    // How the points vary, pair by pair, is measured; from it follows how the ratings do.
    let inverse = inverse(information(&ratings, &results))?;
    let mut estimates = vec![Estimate {
        value: 0.0,
        error: 0.0,
    }];
    for (row, rating) in inverse.iter().zip(&ratings) {
        let at = |player: usize| player.checked_sub(1).map_or(0.0, |player| row[player]);
        let variance = results.iter().map(|result| {
            let sway = at(result.first) - at(result.second);
            sway * sway * result.variance
        });
        estimates.push(Estimate {
            value: ELO * rating,
            error: ELO * IN_95_OF_100 * variance.sum::<f64>().sqrt(),
        });
    }
    Some(estimates)
}

/// A meeting as the fit sees it.
struct Weighed {
    first: usize,
    second: usize,
    games: f64,
    /// Points of the first player.
    points: f64,
    /// The variance of these points.
    variance: f64,
}

impl Weighed {
    /// `None` without a pair.
    fn of(meeting: &Meeting) -> Option<Self> {
        let mut pairs = meeting.pairs;
        if pairs.count() == 0 {
            return None;
        }
        let (mean, _) = pairs.moments();
        if mean == 0.0 || mean == 1.0 {
            pairs.add(if mean == 0.0 { 1 } else { 3 });
        }
        let (mean, variance) = pairs.moments();
        let count = f64::from(pairs.count());
        Some(Weighed {
            first: meeting.first,
            second: meeting.second,
            games: 2.0 * count,
            points: 2.0 * count * mean,
            variance: 4.0 * count * variance,
        })
    }

    /// The share of the points that the ratings promise the first player.
    fn promised(&self, ratings: &[f64]) -> f64 {
        let at = |player: usize| player.checked_sub(1).map_or(0.0, |player| ratings[player]);
        1.0 / (1.0 + (at(self.second) - at(self.first)).exp())
    }
}

/// Points of each player beyond those that the ratings promise.
fn wanting(ratings: &[f64], results: &[Weighed]) -> Vec<f64> {
    let mut wanting = vec![0.0; ratings.len()];
    for result in results {
        let more = result.points - result.games * result.promised(ratings);
        for (player, more) in [(result.first, more), (result.second, -more)] {
            if let Some(player) = player.checked_sub(1) {
                wanting[player] += more;
            }
        }
    }
    wanting
}

/// By how much the points promised to one player grow with the rating of another.
fn information(ratings: &[f64], results: &[Weighed]) -> Vec<Vec<f64>> {
    let mut information = vec![vec![0.0; ratings.len()]; ratings.len()];
    for result in results {
        let share = result.promised(ratings);
        let growth = result.games * share * (1.0 - share);
        let two = [result.first, result.second].map(|player| player.checked_sub(1));
        for a in two {
            for b in two {
                if let (Some(row), Some(column)) = (a, b) {
                    information[row][column] += if a == b { growth } else { -growth };
                }
            }
        }
    }
    information
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// The inverse of a symmetric matrix with nothing below zero, by Gauss and Jordan; `None` when it has none.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    const NOTHING: f64 = 1e-9;
    let size = matrix.len();
    for (at, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == at))));
    }
    for at in 0..size {
        // Such a matrix needs no other pivots than those on its diagonal.
        let pivot = matrix[at][at];
        if pivot < NOTHING {
            return None;
        }
        matrix[at].iter_mut().for_each(|value| *value /= pivot);
        let row = matrix[at].clone();
        for (other, values) in matrix.iter_mut().enumerate() {
            let times = values[at];
            if other != at {
                for (value, part) in values.iter_mut().zip(&row) {
                    *value -= times * part;
                }
            }
        }
    }
    matrix.iter_mut().for_each(|row| drop(row.drain(..size)));
    Some(matrix)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What odds of three to one come to.
    const THREE_TO_ONE: f64 = 190.848_5;

    fn meeting(first: usize, second: usize, pairs: [u32; 5]) -> Meeting {
        Meeting {
            first,
            second,
            pairs: Pairs(pairs),
        }
    }

    #[track_caller]
    fn near(found: f64, want: f64, off: f64) {
        assert!((found - want).abs() < off, "{found} is not {want}");
    }

    #[test]
    fn a_ladder_adds_up_its_steps() {
        let meetings = [
            meeting(1, 0, [0, 0, 50, 0, 50]),
            meeting(2, 1, [0, 0, 50, 0, 50]),
            meeting(2, 3, [0, 0, 50, 0, 50]),
        ];
        let found = ratings(4, &meetings).unwrap();
        for (found, steps) in found.iter().zip([0.0, 1.0, 2.0, 1.0]) {
            near(found.value, steps * THREE_TO_ONE, 0.01);
        }
        // Errors of steps that are independent add up as squares do.
        let step = found[1].error;
        near(step, Pairs([0, 0, 50, 0, 50]).elo().unwrap().error, 2.0);
        near(found[2].error, step * 2f64.sqrt(), 0.01);
        near(found[3].error, step * 3f64.sqrt(), 0.01);
    }

    /// Odds of three to one twice are odds of nine to one.
    #[test]
    fn results_that_agree_are_met_exactly_and_narrow_the_error() {
        let steps = [
            meeting(1, 0, [0, 0, 50, 0, 50]),
            meeting(2, 1, [0, 0, 50, 0, 50]),
        ];
        let across = [&steps[..], &[meeting(2, 0, [0, 0, 20, 0, 80])]].concat();
        let found = ratings(3, &across).unwrap();
        near(found[1].value, THREE_TO_ONE, 0.01);
        near(found[2].value, 2.0 * THREE_TO_ONE, 0.01);
        assert!(found[2].error < ratings(3, &steps).unwrap()[2].error);
    }

    #[test]
    fn results_that_disagree_are_met_half_way() {
        // Each beats the next one round the circle.
        let circle = [(0, 1), (1, 2), (2, 0)];
        let circle = circle.map(|(a, b)| meeting(a, b, [0, 0, 50, 0, 50]));
        for found in ratings(3, &circle).unwrap() {
            near(found.value, 0.0, 1e-6);
        }
    }

    #[test]
    fn who_made_every_point_is_not_infinitely_far_ahead() {
        let found = ratings(2, &[meeting(1, 0, [0, 0, 0, 0, 99])]).unwrap();
        // 1 point in 400 given away.
        near(found[1].value, 1_040.4, 0.1);
        assert!(found[1].error.is_finite() && found[1].error > 100.0);
    }

    #[test]
    fn players_that_nothing_connects_have_no_ratings() {
        let apart = [
            meeting(1, 0, [1, 1, 1, 1, 1]),
            meeting(3, 2, [1, 1, 1, 1, 1]),
        ];
        assert_eq!(ratings(4, &apart), None);
        assert_eq!(ratings(2, &[meeting(1, 0, [0; 5])]), None);
    }
}
