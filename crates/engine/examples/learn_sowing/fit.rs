//! Logistic regression: worths that tell best how the games went.

use std::error::Error;
use std::fs;
use std::path::Path;

use vato_engine::Houses;
use vato_engine::random::SplitMix64;
use vato_rules::any::GameName;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::Position;
use vato_rules::oware::Oware;
use vato_rules::{Notation, Side};

const WORTHS: usize = Houses::WORTHS;
const EPOCHS: usize = 20;
const BATCH: usize = 2048;
/// Pulls worths that seldom count towards 0.
const DECAY: f32 = 1e-5;
/// How sure a lead makes the result depends on the seeds left; told apart in so many steps.
const STEPS: usize = 12;
/// A game in so many is held out to see how well others are told.
const HELD_OUT: u64 = 10;
/// A final difference of so many of 48 seeds is a win for sure, as e is to 1.
const SURE: f32 = 6.0;

struct Sample {
    places: Vec<(u16, f32)>,
    lead: f32,
    /// The share of the seeds that is on the board.
    rest: f32,
    step: usize,
    /// How the game went for the side to move: half the result, half the difference.
    target: f32,
    held_out: bool,
}

/// What is learned: worths in seeds on an empty board, on a full one, then how sure a lead is.
struct Learned(Vec<f32>);

impl Learned {
    fn new() -> Self {
        let mut all = vec![0.0; 2 * WORTHS + STEPS];
        all[2 * WORTHS..].fill(0.25);
        Learned(all)
    }

    /// The expected difference, in seeds.
    fn difference(&self, sample: &Sample) -> f32 {
        let worths = sample.places.iter().map(|(at, sign)| {
            let at = usize::from(*at);
            sign * (self.0[at] * (1.0 - sample.rest) + self.0[WORTHS + at] * sample.rest)
        });
        sample.lead + worths.sum::<f32>()
    }

    fn expected(&self, sample: &Sample) -> f32 {
        sigmoid(self.0[2 * WORTHS + sample.step] * self.difference(sample))
    }

    /// Cross-entropy.
    fn loss<'a>(&self, samples: impl Iterator<Item = &'a Sample>) -> f64 {
        let (mut sum, mut count) = (0.0, 0);
        for sample in samples {
            let expected = self.expected(sample).clamp(1e-6, 1.0 - 1e-6);
            let missed =
                -(sample.target * expected.ln() + (1.0 - sample.target) * (1.0 - expected).ln());
            sum += f64::from(missed);
            count += 1;
        }
        sum / f64::from(count.max(1))
    }

    fn add_gradient(&self, sample: &Sample, gradient: &mut [f32]) {
        let difference = self.difference(sample);
        let sure = self.0[2 * WORTHS + sample.step];
        let missed = sigmoid(sure * difference) - sample.target;
        gradient[2 * WORTHS + sample.step] += missed * difference;
        for (at, sign) in &sample.places {
            let part = missed * sure * sign;
            gradient[usize::from(*at)] += part * (1.0 - sample.rest);
            gradient[WORTHS + usize::from(*at)] += part * sample.rest;
        }
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Prints the source file with what was learned, and the losses to standard error.
pub fn fit(name: GameName, file: &Path) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(file)?;
    let (kalah, oware) = (Kalah::default(), Oware::default());
    let mut samples = Vec::new();
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, position, difference] = fields[..] else {
            return Err(format!("not a position: {line}").into());
        };
        let position = match name {
            GameName::Kalah => kalah.parse_position(position)?,
            _ => oware.parse_position(position)?,
        };
        samples.push(sample(&position, difference.parse()?, game.parse()?));
    }
    let learned = learn(&samples);
    print_source(name, &learned);
    Ok(())
}

fn sample(position: &Position, difference: i32, game: u64) -> Sample {
    let side = match position.side() {
        Side::First => 1.0,
        Side::Second => -1.0,
    };
    let rest = u32::from(position.row(Side::First)) + u32::from(position.row(Side::Second));
    let total = position.total().max(1);
    let difference = difference as f32 * side;
    let result = 0.5 + 0.5 * difference.signum() * f32::from(u8::from(difference != 0.0));
    let by_difference = sigmoid(difference * 48.0 / total as f32 / SURE);
    let mut places = Vec::new();
    Houses::of(position, &mut |at, sign| {
        places.push((at as u16, sign as f32))
    });
    Sample {
        places,
        lead: position.lead() as f32 * side,
        rest: rest as f32 / total as f32,
        step: (rest as usize * STEPS / total as usize).min(STEPS - 1),
        target: 0.5 * (result + by_difference),
        held_out: game.is_multiple_of(HELD_OUT),
    }
}

/// Adam (Kingma and Ba 2015) over the samples in random order, with a step that shrinks.
fn learn(samples: &[Sample]) -> Learned {
    let mut learned = Learned::new();
    let length = learned.0.len();
    let (mut mean, mut square) = (vec![0f32; length], vec![0f32; length]);
    let kept = samples.iter().filter(|sample| !sample.held_out);
    let mut order: Vec<&Sample> = kept.collect();
    let mut random = SplitMix64::new(1);
    let mut steps = 0;
    for epoch in 0..EPOCHS {
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        let done = epoch as f32 / EPOCHS as f32;
        let rate = 0.01 * (1.0 + (std::f32::consts::PI * done).cos()) + 0.0003;
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0f32; length];
            for sample in batch {
                learned.add_gradient(sample, &mut gradient);
            }
            steps += 1;
            let (early, earlier) = (1.0 - 0.9f32.powi(steps), 1.0 - 0.999f32.powi(steps));
            for (at, sum) in gradient.iter().enumerate() {
                let worth = &mut learned.0[at];
                let decay = if at < 2 * WORTHS { DECAY * *worth } else { 0.0 };
                let slope = sum / batch.len() as f32 + decay;
                mean[at] = 0.9 * mean[at] + 0.1 * slope;
                square[at] = 0.999 * square[at] + 0.001 * slope * slope;
                *worth -= rate * (mean[at] / early) / ((square[at] / earlier).sqrt() + 1e-8);
            }
        }
    }
    let held_out = || samples.iter().filter(|sample| sample.held_out);
    eprintln!(
        "{} positions; loss {:.5}, of those held out {:.5}, with the stores alone {:.5}",
        samples.len(),
        learned.loss(order.into_iter()),
        learned.loss(held_out()),
        Learned::new().loss(held_out()),
    );
    learned
}

fn print_source(name: GameName, learned: &Learned) {
    let list = |from: usize| {
        let worths = learned.0[from..from + WORTHS].iter();
        let hundredths = worths.map(|worth| format!("{}", (worth * 100.0).round() as i16));
        hundredths.collect::<Vec<_>>().join(", ")
    };
    let (title, constant) = match name {
        GameName::Kalah => ("Kalah", "KALAH"),
        _ => ("Oware", "OWARE"),
    };
    println!("//! What houses are worth at {title}; written by `examples/learn_sowing`.");
    println!("\nuse super::learned::Houses;\n");
    println!("/// In hundredths of a seed. docs/strength.md says what it was learned from.");
    println!("pub(super) static {constant}: Houses = Houses {{");
    println!("    late: [{}],", list(0));
    println!("    full: [{}],", list(WORTHS));
    println!("}};");
}
