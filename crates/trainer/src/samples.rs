//! Records as learning sees them.

use vato_engine::fanorona::inputs::{canonical, for_each_input};
use vato_engine::random::SplitMix64;
use vato_engine::score::is_decided;

use crate::descent::shuffled;
use crate::record::Record;

/// Positions with what the network sees of them, one after the other.
pub struct Samples {
    inputs: Vec<u16>,
    /// Where in `inputs` those of each position begin, and the end of the last.
    starts: Vec<usize>,
    stones: Vec<u8>,
    targets: Vec<f32>,
}

/// A position to learn from.
#[derive(Clone, Copy)]
pub struct Sample<'a> {
    /// The inputs that are on.
    pub inputs: &'a [u16],
    /// Stones on the board.
    pub stones: u32,
    /// The probability of winning that is to be learned, a draw counting half.
    pub target: f32,
}

/// How a target is made of a score and a result.
#[derive(Clone, Copy, Debug)]
pub struct Blend {
    /// Weight of the result, 0 to 1; the rest is the score's.
    pub result: f32,
    /// With this score a side is e times as likely to win as to lose.
    pub scale: f32,
}

impl Blend {
    fn target(&self, record: &Record) -> f32 {
        let score = i32::from(record.score);
        let expected = if is_decided(score) {
            f32::from(u8::from(score > 0))
        } else {
            logistic(score as f32 / self.scale)
        };
        let result = f32::from(record.result + 1) / 2.0;
        expected + self.result * (result - expected)
    }
}

/// The probability that belongs to a logit.
pub fn logistic(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

impl Samples {
    /// Of the records that `wanted` picks.
    pub fn new(records: &[Record], blend: &Blend, wanted: impl Fn(&Record) -> bool) -> Self {
        let mut samples = Samples {
            inputs: Vec::new(),
            starts: vec![0],
            stones: Vec::new(),
            targets: Vec::new(),
        };
        for record in records.iter().filter(|record| wanted(record)) {
            let (own, enemy) = canonical(record.own, record.enemy);
            for_each_input(own, enemy, |input| samples.inputs.push(input as u16));
            samples.starts.push(samples.inputs.len());
            samples.stones.push(record.stones() as u8);
            samples.targets.push(blend.target(record));
        }
        samples
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// The sample with this number, below [`len`](Samples::len).
    pub fn get(&self, number: usize) -> Sample<'_> {
        Sample {
            inputs: &self.inputs[self.starts[number]..self.starts[number + 1]],
            stones: u32::from(self.stones[number]),
            target: self.targets[number],
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Sample<'_>> {
        (0..self.len()).map(|number| self.get(number))
    }

    /// All numbers, in an order of chance.
    pub fn shuffled(&self, random: &mut SplitMix64) -> Vec<u32> {
        shuffled(self.len(), random)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(score: i16, result: i8) -> Record {
        Record {
            own: 1,
            enemy: 1 << 48,
            game: 0,
            ply: 9,
            score,
            result,
            quiet: 0,
            last: true,
        }
    }

    #[test]
    fn targets_lie_between_score_and_result() {
        let targets = |result: f32| {
            let blend = Blend {
                result,
                scale: 400.0,
            };
            let records = [record(400, -1), record(0, 0), record(-29_990, 1)];
            Samples::new(&records, &blend, |_| true).targets
        };
        let won = 1.0 / (1.0 + (-1.0f32).exp());
        assert_eq!(targets(0.0), [won, 0.5, 0.0]);
        assert_eq!(targets(1.0), [0.0, 0.5, 1.0]);
        assert_eq!(targets(0.25), [won * 0.75, 0.5, 0.25]);
    }

    #[test]
    fn every_order_of_chance_has_all_samples() {
        let blend = Blend {
            result: 0.0,
            scale: 400.0,
        };
        let records: Vec<Record> = (0..100).map(|score| record(score, 0)).collect();
        let samples = Samples::new(&records, &blend, |_| true);
        let mut random = SplitMix64::new(1);
        let first = samples.shuffled(&mut random);
        let second = samples.shuffled(&mut random);
        assert_ne!(first, second);
        for mut order in [first, second] {
            order.sort_unstable();
            assert!(order.into_iter().eq(0..100));
        }
    }
}
