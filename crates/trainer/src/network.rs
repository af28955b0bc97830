//! The network in floating point, as it learns.

use std::ops::Range;

use vato_engine::fanorona::inputs::INPUTS;
use vato_engine::fanorona::network::{HIDDEN, ONE, PHASE_OF, PHASES, RANGES, range_of};
use vato_engine::random::SplitMix64;

use crate::descent::{Weights, answer, drawn, slope};
use crate::samples::{Sample, logistic};

/// What the engine can keep of a weight of the first layer.
const BOUND: f32 = 127.0 / ONE as f32;

/// A number for each hidden unit.
type Units = [f32; HIDDEN];

/// The weights; also their gradient and other things that there is one of for each weight.
#[derive(Clone)]
pub struct Network {
    /// For each phase, for each input.
    first: Vec<Units>,
    biases: Vec<Units>,
    /// For each range of stones.
    last: Vec<Units>,
    outputs: Vec<f32>,
    /// Whether each phase has learned for itself; until then all use the weights of
    /// the first.
    split: bool,
}

impl Network {
    /// All zero.
    pub fn zero() -> Self {
        Network {
            first: vec![[0.0; HIDDEN]; PHASES * INPUTS],
            biases: vec![[0.0; HIDDEN]; 1],
            last: vec![[0.0; HIDDEN]; RANGES.len()],
            outputs: vec![0.0; RANGES.len()],
            split: false,
        }
    }

    /// Where learning begins: small weights by chance.
    pub fn random(random: &mut SplitMix64) -> Self {
        let mut network = Network::zero();
        let mut draw = |middle, width| drawn(random, middle, width);
        let first = network.first[..INPUTS].as_flattened_mut();
        first.fill_with(|| draw(0.0, 0.2));
        let biases = network.biases.as_flattened_mut();
        biases.fill_with(|| draw(0.3, 0.2));
        network.last[0].fill_with(|| draw(0.0, 0.5));
        let row = network.last[0];
        network.last.fill(row);
        network
    }

    /// From now on each phase learns for itself, beginning with what all learned together.
    pub fn split(&mut self) {
        for phase in 1..PHASES {
            self.first.copy_within(..INPUTS, phase * INPUTS);
        }
        self.split = true;
    }

    /// Sets weights of the first layer to zero that none of the samples learned, such as those
    /// of numbers of stones that a phase does not have: zeros are smaller when compressed.
    pub fn forget_unseen<'a>(&mut self, samples: impl Iterator<Item = Sample<'a>>) {
        let mut seen = vec![false; self.first.len()];
        for sample in samples {
            let rows = self.rows(PHASE_OF[range_of(sample.stones)]);
            let rows = &mut seen[rows];
            for input in sample.inputs {
                rows[usize::from(*input)] = true;
            }
        }
        for (row, seen) in self.first.iter_mut().zip(seen) {
            if !seen {
                row.fill(0.0);
            }
        }
    }

    /// Where the weights of the first layer are that this phase uses.
    fn rows(&self, phase: usize) -> Range<usize> {
        let phase = if self.split { phase } else { 0 };
        phase * INPUTS..(phase + 1) * INPUTS
    }

    fn sums(&self, inputs: &[u16], range: usize) -> Units {
        let mut sums = self.biases[0];
        let rows = &self.first[self.rows(PHASE_OF[range])];
        for input in inputs {
            for (sum, weight) in sums.iter_mut().zip(&rows[usize::from(*input)]) {
                *sum += weight;
            }
        }
        sums
    }

    fn logit(&self, sums: &Units, range: usize) -> f32 {
        let answers = sums.iter().map(|sum| answer(*sum));
        let weighed = answers.zip(&self.last[range]).map(|(a, weight)| a * weight);
        self.outputs[range] + weighed.sum::<f32>()
    }

    /// How far from its target the network takes a sample: the square of the difference.
    pub fn loss(&self, sample: Sample<'_>) -> f32 {
        let range = range_of(sample.stones);
        let expected = logistic(self.logit(&self.sums(sample.inputs, range), range));
        (expected - sample.target).powi(2)
    }

    /// Adds the gradient of a sample's loss; gives the loss.
    pub fn learn(&self, sample: Sample<'_>, gradient: &mut Network) -> f32 {
        let range = range_of(sample.stones);
        let sums = self.sums(sample.inputs, range);
        let expected = logistic(self.logit(&sums, range));
        let error = expected - sample.target;
        let outer = 2.0 * error * expected * (1.0 - expected);
        gradient.outputs[range] += outer;
        let mut inner = [0.0; HIDDEN];
        for (unit, sum) in sums.iter().enumerate() {
            gradient.last[range][unit] += outer * answer(*sum);
            inner[unit] = outer * self.last[range][unit] * slope(*sum);
        }
        let rows = &mut gradient.first[self.rows(PHASE_OF[range])];
        for input in sample.inputs {
            add(&mut rows[usize::from(*input)], &inner);
        }
        add(&mut gradient.biases[0], &inner);
        error * error
    }

    /// As the engine reads it; a logit of 1 becomes a score of `scale`.
    pub fn to_bytes(&self, scale: f32) -> Vec<u8> {
        let first = (0..PHASES).flat_map(|phase| &self.first[self.rows(phase)]);
        let mut bytes: Vec<u8> = first
            .flatten()
            .map(|weight| (weight * f32::from(ONE)).round() as i8 as u8)
            .collect();
        let biases = self.biases[0].iter().map(|bias| bias * f32::from(ONE));
        let last = self.last.as_flattened().iter().chain(&self.outputs);
        for number in biases.chain(last.map(|weight| weight * scale)) {
            bytes.extend((number.round() as i16).to_le_bytes());
        }
        bytes
    }
}

impl Weights for Network {
    fn parts(&mut self) -> impl Iterator<Item = &mut [f32]> {
        [
            self.first.as_flattened_mut(),
            self.biases.as_flattened_mut(),
            self.last.as_flattened_mut(),
            &mut self.outputs,
        ]
        .into_iter()
    }

    fn hold(&mut self) {
        for weight in self.first.as_flattened_mut() {
            *weight = weight.clamp(-BOUND, BOUND);
        }
    }
}

fn add(sums: &mut Units, parts: &Units) {
    for (sum, part) in sums.iter_mut().zip(parts) {
        *sum += part;
    }
}

#[cfg(test)]
mod tests {
    use vato_engine::fanorona::inputs::{canonical, for_each_input};
    use vato_engine::fanorona::network as quantised;
    use vato_engine::score::Score;

    use super::*;

    /// Positions by chance, with few stones and with many.
    fn positions() -> impl Iterator<Item = (u64, u64)> {
        const POINTS: u64 = 0x1_ff7f_dff7_fdff;
        let mut random = SplitMix64::new(5);
        (0..200).map(move |number| {
            let thin = (0..number % 4).fold(POINTS, |set, _| set & random.next());
            let own = thin & random.next();
            (own, thin & !own)
        })
    }

    fn inputs(own: u64, enemy: u64) -> Vec<u16> {
        let (own, enemy) = canonical(own, enemy);
        let mut inputs = Vec::new();
        for_each_input(own, enemy, |input| inputs.push(input as u16));
        inputs
    }

    #[test]
    fn the_engine_computes_the_same_in_integers() {
        const SCALE: f32 = 500.0;
        let mut network = Network::random(&mut SplitMix64::new(3));
        network.split();
        for phase in 1..PHASES {
            let other = Network::random(&mut SplitMix64::new(3 + phase as u64));
            network.first[phase * INPUTS..][..INPUTS].copy_from_slice(&other.first[..INPUTS]);
        }
        let bytes = network.to_bytes(SCALE).try_into().unwrap();
        // The same weights as the engine has, to the last digit.
        let round = |weights: &mut [f32], steps: f32| {
            for weight in weights {
                *weight = (*weight * steps).round() / steps;
            }
        };
        round(network.first.as_flattened_mut(), f32::from(ONE));
        round(network.biases.as_flattened_mut(), f32::from(ONE));
        round(network.last.as_flattened_mut(), SCALE);
        let engine = quantised::Network::new(&bytes);
        for (own, enemy) in positions() {
            let range = range_of((own | enemy).count_ones());
            let logit = network.logit(&network.sums(&inputs(own, enemy), range), range);
            let score: Score = engine.evaluate(own, enemy);
            let difference = (score as f32 - logit * SCALE).abs();
            assert!(difference < 1.1, "{own:x} {enemy:x}: {score} {logit}");
        }
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        const STEP: f32 = 1e-2;
        let mut network = Network::random(&mut SplitMix64::new(4));
        network.split();
        for (own, enemy) in positions().take(20) {
            let inputs = inputs(own, enemy);
            let sample = Sample {
                inputs: &inputs,
                stones: (own | enemy).count_ones(),
                target: 0.9,
            };
            let mut gradient = Network::zero();
            network.learn(sample, &mut gradient);
            let range = range_of(sample.stones);
            let row = network.rows(PHASE_OF[range]).start + usize::from(inputs[0]);
            let slope_of = |change: &dyn Fn(&mut Network, f32)| {
                let [lower, upper] = [-STEP, STEP].map(|step| {
                    let mut changed = network.clone();
                    change(&mut changed, step);
                    changed.loss(sample)
                });
                (upper - lower) / (2.0 * STEP)
            };
            let sums = network.sums(&inputs, range);
            // At the edge of the clipping there is no one slope.
            let away = |unit: &usize| (sums[*unit] - 1.0).abs() > 2.0 * STEP;
            for unit in (0..HIDDEN).filter(away) {
                let slopes = [
                    (
                        gradient.first[row][unit],
                        slope_of(&|network, step| network.first[row][unit] += step),
                    ),
                    (
                        gradient.biases[0][unit],
                        slope_of(&|network, step| network.biases[0][unit] += step),
                    ),
                    (
                        gradient.last[range][unit],
                        slope_of(&|network, step| network.last[range][unit] += step),
                    ),
                ];
                for (learned, measured) in slopes {
                    let close = (learned - measured).abs() < 2e-3;
                    assert!(close, "{own:x} {enemy:x}: {learned} {measured}");
                }
            }
        }
    }
}
