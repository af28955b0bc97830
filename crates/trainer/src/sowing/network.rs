//! The network in floating point, as it learns: what the side to move will gain, in seeds.

use vato_engine::random::SplitMix64;
use vato_engine::score::SEED;
use vato_engine::sowing::network::{HIDDEN, INPUTS, ONE, RANGES};

use super::records::Sample;
use crate::descent::{Weights, answer, drawn, slope};
use crate::samples::logistic;

/// What the engine can keep of a weight of the first layer.
const BOUND: f32 = 127.0 / ONE as f32;

/// A number for each hidden unit.
type Units = [f32; HIDDEN];

/// The weights; also their gradient and other things that there is one of for each weight.
#[derive(Clone, Debug)]
pub struct Network {
    /// For each input.
    first: Vec<Units>,
    biases: Vec<Units>,
    /// For each range of seeds.
    last: Vec<Units>,
    outputs: Vec<f32>,
    /// How sure each seed makes of the result, for each range; the engine has no need of it.
    sure: Vec<f32>,
}

impl Network {
    /// All zero.
    pub fn zero() -> Self {
        Network {
            first: vec![[0.0; HIDDEN]; INPUTS],
            biases: vec![[0.0; HIDDEN]; 1],
            last: vec![[0.0; HIDDEN]; RANGES.len()],
            outputs: vec![0.0; RANGES.len()],
            sure: vec![0.0; RANGES.len()],
        }
    }

    /// Where learning begins: small weights by chance.
    pub fn random(random: &mut SplitMix64) -> Self {
        let mut network = Network::zero();
        let mut draw = |middle, width| drawn(random, middle, width);
        let first = network.first.as_flattened_mut();
        first.fill_with(|| draw(0.0, 0.2));
        let biases = network.biases.as_flattened_mut();
        biases.fill_with(|| draw(0.4, 0.2));
        network.last[0].fill_with(|| draw(0.0, 2.0));
        let row = network.last[0];
        network.last.fill(row);
        network.sure.fill(0.25);
        network
    }

    fn sums(&self, sample: &Sample) -> Units {
        let mut sums = self.biases[0];
        for input in sample.inputs() {
            add(&mut sums, &self.first[input]);
        }
        sums
    }

    fn to_come(&self, sums: &Units, range: usize) -> f32 {
        let answers = sums.iter().map(|sum| answer(*sum));
        let weighed = answers.zip(&self.last[range]).map(|(a, weight)| a * weight);
        self.outputs[range] + weighed.sum::<f32>()
    }

    /// How well the network tells how the game ends: cross-entropy.
    pub fn loss(&self, sample: &Sample) -> f32 {
        let difference = sample.lead + self.to_come(&self.sums(sample), sample.range);
        let expected = logistic(self.sure[sample.range] * difference).clamp(1e-6, 1.0 - 1e-6);
        -(sample.result * expected.ln() + (1.0 - sample.result) * (1.0 - expected).ln())
    }

    /// Adds the gradient of a sample's cross-entropy, with so much of the search's score, 0 to
    /// 1, in place of the result. How sure a seed makes is learned from results alone.
    pub fn learn(&self, sample: &Sample, score: f32, gradient: &mut Network) {
        let range = sample.range;
        let sums = self.sums(sample);
        let sure = self.sure[range];
        let difference = sample.lead + self.to_come(&sums, range);
        let expected = logistic(sure * difference);
        let target = sample.result + score * (logistic(sure * sample.score) - sample.result);
        gradient.sure[range] += (expected - sample.result) * difference;
        let outer = (expected - target) * sure;
        gradient.outputs[range] += outer;
        let mut inner = [0.0; HIDDEN];
        for (unit, sum) in sums.iter().enumerate() {
            gradient.last[range][unit] += outer * answer(*sum);
            inner[unit] = outer * self.last[range][unit] * slope(*sum);
        }
        for input in sample.inputs() {
            add(&mut gradient.first[input], &inner);
        }
        add(&mut gradient.biases[0], &inner);
    }

    /// As the engine reads it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let first = self.first.as_flattened().iter();
        let mut bytes: Vec<u8> = first
            .map(|weight| (weight * f32::from(ONE)).round() as i8 as u8)
            .collect();
        let biases = self.biases[0].iter().map(|bias| bias * f32::from(ONE));
        let last = self.last.as_flattened().iter().chain(&self.outputs);
        for number in biases.chain(last.map(|weight| weight * SEED as f32)) {
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
            &mut self.sure,
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
    use vato_engine::sowing::network as quantised;
    use vato_rules::Notation;
    use vato_rules::kalah::Kalah;
    use vato_rules::mancala::Position;

    use super::*;

    /// Positions by chance, with few seeds and with many.
    fn positions() -> Vec<Position> {
        let mut random = SplitMix64::new(5);
        let position = |number: u32| {
            let houses = (0..14).map(|_| random.below(2 + number % 7).to_string());
            let houses = houses.collect::<Vec<_>>().join(",");
            let side = ["s", "n"][number as usize % 2];
            Kalah::default().parse_position(&format!("<6,{houses}> {side}"))
        };
        (0..200).map(position).collect::<Result<_, _>>().unwrap()
    }

    #[test]
    fn the_engine_computes_the_same_in_integers() {
        let mut network = Network::random(&mut SplitMix64::new(3));
        let bytes = network.to_bytes().try_into().unwrap();
        // The same weights as the engine has, to the last digit.
        for (part, steps) in network.parts().zip([ONE, ONE, 100, 100]) {
            for weight in part {
                *weight = (*weight * f32::from(steps)).round() / f32::from(steps);
            }
        }
        let engine = quantised::Network::new(&bytes);
        for position in positions() {
            let sample = Sample::new(&position, 0, 0.0, 0);
            let to_come = network.to_come(&network.sums(&sample), sample.range);
            let rest = position.in_houses() as f32;
            let seeds = sample.lead + to_come.clamp(-rest, rest);
            let judged = engine.judge(&position) as f32 / SEED as f32;
            assert!((judged - seeds).abs() < 0.011, "{judged} {seeds}");
        }
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        const STEP: f32 = 1e-2;
        let network = Network::random(&mut SplitMix64::new(4));
        for position in positions().iter().take(20) {
            let sample = Sample::new(position, 5, 0.0, 0);
            let mut gradient = Network::zero();
            network.learn(&sample, 0.0, &mut gradient);
            let sums = network.sums(&sample);
            // At the edges of the clipping there is no one slope.
            let away = |sum: &f32| (sum - 1.0).abs() > 2.0 * STEP && sum.abs() > 2.0 * STEP;
            let (Some(row), Some(unit)) = (sample.inputs().next(), sums.iter().position(away))
            else {
                continue;
            };
            let places = [
                (0, row * HIDDEN + unit),
                (1, unit),
                (2, sample.range * HIDDEN + unit),
                (3, sample.range),
                (4, sample.range),
            ];
            for (part, at) in places {
                let [lower, upper] = [-STEP, STEP].map(|step| {
                    let mut changed = network.clone();
                    changed.parts().nth(part).unwrap()[at] += step;
                    changed.loss(&sample)
                });
                let measured = (upper - lower) / (2.0 * STEP);
                let learned = gradient.parts().nth(part).unwrap()[at];
                let close = (learned - measured).abs() < 5e-3 * (1.0 + measured.abs());
                assert!(close, "part {part}: {learned} {measured}");
            }
        }
    }
}
