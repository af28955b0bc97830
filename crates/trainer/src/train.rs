//! Learning from games.

use vato_engine::random::SplitMix64;

use crate::descent::{Adam, slowed};
use crate::network::Network;
use crate::record::Record;
use crate::samples::{Blend, Samples};

/// One game in so many is kept apart, to measure by.
const APART: u32 = 20;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Decides the first weights and the order of positions.
    pub seed: u64,
    /// How often to go through all positions.
    pub epochs: u32,
    /// Epochs in which all phases of the game learn the same first layer; after them
    /// each goes on from there for itself.
    pub together: u32,
    /// Positions for each step.
    pub batch: usize,
    /// The rate of the first step; the following ones are smaller and smaller.
    pub rate: f32,
    /// See [`Adam::decay`].
    pub decay: f32,
    /// What to learn.
    pub blend: Blend,
}

/// Where learning has got to.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Times all positions have been gone through.
    pub epoch: u32,
    /// Mean loss of the positions learned from, each when it was its turn.
    pub learned: f64,
    /// Mean loss of the games kept apart.
    pub apart: f64,
}

/// Learns from the records; the network that took the games kept apart best.
///
/// One thread: the same records and course give the same weights on the same kind of machine.
pub fn train(records: &[Record], course: &Course, on_epoch: impl Fn(&Progress)) -> Network {
    let apart = |record: &Record| record.game.is_multiple_of(APART);
    let measured = Samples::new(records, &course.blend, apart);
    let samples = Samples::new(records, &course.blend, |record| !apart(record));
    let mut random = SplitMix64::new(course.seed);
    let mut network = Network::random(&mut random);
    let mut adam = Adam::new(Network::zero());
    adam.decay = course.decay;
    let mut gradient = Network::zero();
    let mut best = (f64::INFINITY, network.clone());
    let steps = course.epochs as usize * samples.len().div_ceil(course.batch);
    let mut step = 0;
    for epoch in 1..=course.epochs {
        if epoch == 1 + course.together {
            network.split();
            adam.means.split();
            adam.squares.split();
        }
        let mut learned = 0.0;
        for batch in samples.shuffled(&mut random).chunks(course.batch) {
            for number in batch {
                let sample = samples.get(*number as usize);
                learned += f64::from(network.learn(sample, &mut gradient));
            }
            let rate = course.rate * slowed(step as f32 / steps as f32);
            adam.step(&mut network, &mut gradient, rate, batch.len());
            step += 1;
        }
        let loss = measured.iter().map(|sample| network.loss(sample));
        let progress = Progress {
            epoch,
            learned: learned / samples.len().max(1) as f64,
            apart: loss.map(f64::from).sum::<f64>() / measured.len().max(1) as f64,
        };
        on_epoch(&progress);
        if progress.apart < best.0 {
            best = (progress.apart, network.clone());
        }
    }
    let mut network = best.1;
    network.forget_unseen(samples.iter());
    network
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate;
    use vato_engine::{Engine, Searcher};
    use vato_rules::fanorona::Fanorona;

    #[test]
    fn the_same_course_gives_the_same_weights_and_lowers_the_loss() {
        let recipe = crate::data_file::Recipe {
            seed: 1,
            nodes: 20,
            random_every: 24,
        };
        let mut engine = Engine::new(Fanorona::default(), generate::TABLE);
        let records: Vec<Record> = (0..60)
            .flat_map(|game| generate::play(&mut engine, &recipe, game))
            .collect();
        let course = Course {
            seed: 9,
            epochs: 8,
            together: 2,
            batch: 64,
            rate: 0.005,
            decay: 0.03,
            blend: Blend {
                result: 0.3,
                scale: 450.0,
            },
        };
        let losses = std::cell::RefCell::new(Vec::new());
        let train = || {
            train(&records, &course, |progress| {
                losses.borrow_mut().push(progress.learned);
            })
            .to_bytes(450.0)
        };
        assert_eq!(train(), train());
        let losses = losses.borrow();
        assert!(losses[7] < losses[0] / 2.0, "{losses:?}");
    }
}
