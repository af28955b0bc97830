//! Learning from games.

use vato_engine::random::SplitMix64;

use super::network::Network;
use super::records::Sample;
use crate::descent::{Adam, shuffled, slowed};

/// One game in so many is kept apart, to measure by: one with four seeds a house.
const APART: u64 = 10;

/// Positions for each step.
const BATCH: usize = 512;

/// The rate of the first step.
const RATE: f32 = 0.004;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Decides the first weights and the order of positions.
    pub seed: u64,
    /// How often to go through all positions.
    pub epochs: u32,
    /// Weight of the search's score in what is learned, 0 to 1; the rest is the result's.
    pub score: f32,
}

/// Learns; `on_epoch` is told the mean loss of the games kept apart.
///
/// One thread: the same samples and course give the same weights on the same kind of machine.
pub fn learn(samples: &[Sample], course: &Course, on_epoch: impl Fn(u32, f64)) -> Network {
    let (apart, learned): (Vec<&Sample>, Vec<&Sample>) = samples
        .iter()
        .partition(|sample| sample.game.is_multiple_of(APART));
    let mut random = SplitMix64::new(course.seed);
    let mut network = Network::random(&mut random);
    let mut gradient = Network::zero();
    let mut adam = Adam::new(Network::zero());
    let steps = course.epochs as usize * learned.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 1..=course.epochs {
        for batch in shuffled(learned.len(), &mut random).chunks(BATCH) {
            for number in batch {
                network.learn(learned[*number as usize], course.score, &mut gradient);
            }
            let rate = RATE * slowed(step as f32 / steps as f32);
            adam.step(&mut network, &mut gradient, rate, batch.len());
            step += 1;
        }
        let loss: f64 = apart
            .iter()
            .map(|sample| f64::from(network.loss(sample)))
            .sum();
        on_epoch(epoch, loss / apart.len().max(1) as f64);
    }
    network
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use vato_rules::Notation;
    use vato_rules::kalah::Kalah;

    use super::*;

    #[test]
    fn the_same_course_gives_the_same_weights_and_lowers_the_loss() {
        let mut random = SplitMix64::new(7);
        // Whoever has more seeds at home wins by so many.
        let sample = |game: u64| {
            let pits: [u32; 12] = std::array::from_fn(|_| random.below(6));
            let south: u32 = pits[..6].iter().sum();
            let north: u32 = pits[6..].iter().sum();
            let difference = south as i32 - north as i32;
            let pits = pits.map(|seeds| seeds.to_string()).join(",");
            let text = format!("<6,0,0,{pits}> s");
            let position = Kalah::default().parse_position(&text).unwrap();
            Sample::new(&position, difference, difference as f32, game)
        };
        let samples: Vec<Sample> = (0..3_000).map(sample).collect();
        let course = Course {
            seed: 9,
            epochs: 12,
            score: 0.5,
        };
        let losses = RefCell::new(Vec::new());
        let learn = || {
            let tell = |_, loss| losses.borrow_mut().push(loss);
            learn(&samples, &course, tell).to_bytes()
        };
        assert_eq!(learn(), learn());
        let losses = losses.borrow();
        assert_eq!(losses[..12], losses[12..]);
        assert!(losses[11] < 0.8 * losses[0], "{losses:?}");
    }
}
