//! What every network here learns by.

use vato_engine::random::SplitMix64;

/// What a hidden unit answers to its sum.
pub fn answer(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}

/// How fast the answer rises there.
pub fn slope(sum: f32) -> f32 {
    if (0.0..1.0).contains(&sum) {
        2.0 * sum
    } else {
        0.0
    }
}

/// Weights that learn; also their gradient and other things that there is one of for each.
pub trait Weights {
    /// All of them, in an order that stays.
    fn parts(&mut self) -> impl Iterator<Item = &mut [f32]>;

    /// Brings those back that went beyond what the engine can keep.
    fn hold(&mut self);
}

/// Adam (Kingma, Ba: "Adam: a method for stochastic optimization", ICLR 2015), with what it
/// remembers of the steps so far.
pub struct Adam<W> {
    /// The means of the slopes.
    pub means: W,
    /// The means of their squares.
    pub squares: W,
    /// How fast weights go back to 0 where nothing speaks for them, as a part of a weight for each
    /// unit of the rate (Loshchilov, Hutter: "Decoupled weight decay regularization", ICLR 2019).
    pub decay: f32,
    steps: i32,
}

impl<W: Weights + Clone> Adam<W> {
    /// Before the first step; `zero` is weights that are all 0.
    pub fn new(zero: W) -> Self {
        Adam {
            means: zero.clone(),
            squares: zero,
            decay: 0.0,
            steps: 0,
        }
    }

    /// A step against the gradient of a batch, which is cleared.
    pub fn step(&mut self, weights: &mut W, gradient: &mut W, rate: f32, batch: usize) {
        self.steps += 1;
        let step = Step {
            number: self.steps,
            rate,
            decay: self.decay,
            batch,
        };
        let parts = weights.parts().zip(gradient.parts());
        let remembered = self.means.parts().zip(self.squares.parts());
        for ((weights, slopes), (means, squares)) in parts.zip(remembered) {
            step.take(weights, slopes, means, squares);
        }
        weights.hold();
    }
}

struct Step {
    /// Counted from 1.
    number: i32,
    /// How far it goes.
    rate: f32,
    decay: f32,
    /// Samples that the slopes were added up from.
    batch: usize,
}

impl Step {
    /// Moves weights against their slopes, which are cleared; `means` and `squares` are those of
    /// the slopes so far.
    fn take(
        &self,
        weights: &mut [f32],
        slopes: &mut [f32],
        means: &mut [f32],
        squares: &mut [f32],
    ) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        let mean_seen = 1.0 - MEAN.powi(self.number);
        let square_seen = 1.0 - SQUARE.powi(self.number);
        let weights = weights.iter_mut().zip(slopes);
        for ((weight, slope), (mean, square)) in weights.zip(means.iter_mut().zip(squares)) {
            let slope = std::mem::take(slope) / self.batch as f32;
            *mean += (1.0 - MEAN) * (slope - *mean);
            *square += (1.0 - SQUARE) * (slope * slope - *square);
            let width = (*square / square_seen).sqrt() + 1e-8;
            let back = self.rate * self.decay * *weight;
            *weight -= self.rate * (*mean / mean_seen) / width + back;
        }
    }
}

/// The rate of the last step, as a part of that of the first.
const LAST_RATE: f32 = 0.01;

/// The part of the first rate that is left on the way from 0 to 1: half a cosine.
pub fn slowed(way: f32) -> f32 {
    LAST_RATE + (1.0 - LAST_RATE) * 0.5 * (1.0 + (way * std::f32::consts::PI).cos())
}

/// The numbers below `count`, in an order of chance.
pub fn shuffled(count: usize, random: &mut SplitMix64) -> Vec<u32> {
    let mut order: Vec<u32> = (0..count as u32).collect();
    for end in (1..order.len()).rev() {
        let other = random.below(end as u32 + 1) as usize;
        order.swap(end, other);
    }
    order
}

/// A number by chance, no farther than `width` from `middle`.
pub fn drawn(random: &mut SplitMix64, middle: f32, width: f32) -> f32 {
    let unit = (random.next() >> 40) as f32 / (1u64 << 24) as f32;
    middle + (2.0 * unit - 1.0) * width
}
