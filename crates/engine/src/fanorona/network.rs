//! A small network in integers, the same on every machine.
//!
//! Inputs that are on or off, one layer of hidden units that answer with the square of
//! a clipped sum, one output whose weights depend on the number of stones. How it
//! learned is told in `docs/evaluation.md`.

use std::sync::LazyLock;

use super::inputs::{
    GROUPS, INPUTS, OTHER_GROUPS, OTHER_MEMBERS, STONE_MEMBERS, canonical, for_each_group,
    for_each_member, is_stone,
};
use crate::score::{MAX_EVALUATION, Score};

/// Hidden units.
pub const HIDDEN: usize = 64;

/// A weight of the first layer that counts as 1.
pub const ONE: i16 = 64;

/// The output has a set of weights for each of these ranges of stones on the board;
/// here is where they begin.
pub const RANGES: [u8; 8] = [0, 5, 7, 9, 11, 14, 20, 30];

/// The first layer has a set of weights for each of these phases of the game: which of
/// them each range belongs to.
pub const PHASE_OF: [usize; RANGES.len()] = [0, 0, 0, 1, 1, 2, 2, 2];

/// How many phases there are.
pub const PHASES: usize = PHASE_OF[RANGES.len() - 1] + 1;

/// Weights of the first layer.
const FIRST: usize = PHASES * INPUTS * HIDDEN;

/// Bytes of a network: weights of the first layer, for each phase a row for each input, as
/// i8; biases of the hidden units as i16; weights of the output, a row for each range, as
/// i16 in hundredths of a stone; its biases as i16. Little-endian.
pub const BYTES: usize = FIRST + 2 * (HIDDEN + RANGES.len() * (HIDDEN + 1));

/// Sums of hidden units are kept four to a word, of 16 bits each. What a group of inputs
/// adds is kept with as much added as it can take away at most, so that no sum is
/// negative and none carries into the next: a word is added at once, on machines
/// without vectors too.
const WORDS: usize = HIDDEN / 4;
const RAISED_STONE: i16 = 128 * STONE_MEMBERS as i16;
const RAISED_OTHER: i16 = 128 * OTHER_MEMBERS as i16;

/// What is added for a position with this many stones.
const fn raised(stones: u32) -> i16 {
    RAISED_STONE * stones as i16 + RAISED_OTHER * OTHER_GROUPS as i16
}

// A sum is less than twice that.
const _: () = assert!(raised(45) < i16::MAX / 2 + i16::MAX / 4);

/// The network in use.
pub(super) static NETWORK: LazyLock<Network> =
    LazyLock::new(|| Network::new(include_bytes!("network.bin")));

/// The range that a number of stones belongs to.
pub const fn range_of(stones: u32) -> usize {
    let mut range = RANGES.len() - 1;
    while range > 0 && (RANGES[range] as u32) > stones {
        range -= 1;
    }
    range
}

/// What is added to the sums, on as few lines of the cache as can be.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Row([u64; WORDS]);

impl Row {
    /// What the inputs of a group add, from the weights of one phase.
    fn of(group: usize, rows: &[[u8; HIDDEN]; INPUTS]) -> Row {
        let mut sums = [if is_stone(group) {
            RAISED_STONE
        } else {
            RAISED_OTHER
        }; HIDDEN];
        for_each_member(group, |input| {
            for (sum, weight) in sums.iter_mut().zip(&rows[input]) {
                *sum += i16::from(*weight as i8);
            }
        });
        let mut words = [0; WORDS];
        for (word, sums) in words.iter_mut().zip(sums.as_chunks::<4>().0) {
            for (place, sum) in sums.iter().enumerate() {
                *word |= (*sum as u64) << (16 * place);
            }
        }
        Row(words)
    }
}

/// The weights, laid out for speed.
#[derive(Clone, Debug)]
pub struct Network {
    /// By phase and group, what the inputs of the group add together.
    first: Box<[[Row; GROUPS]; PHASES]>,
    biases: [i16; HIDDEN],
    last: [[i16; HIDDEN]; RANGES.len()],
    outputs: [i32; RANGES.len()],
}

impl Network {
    /// Reads the weights.
    pub fn new(bytes: &[u8; BYTES]) -> Self {
        let (rows, rest) = bytes.split_at(FIRST);
        let mut numbers = rest
            .as_chunks::<2>()
            .0
            .iter()
            .map(|number| i16::from_le_bytes(*number));
        // The length of `bytes` is the sum of all that is taken here.
        let mut number = || numbers.next().unwrap_or(0);
        let mut network = Network {
            first: Box::new([[Row([0; WORDS]); GROUPS]; PHASES]),
            biases: std::array::from_fn(|_| number()),
            last: std::array::from_fn(|_| std::array::from_fn(|_| number())),
            outputs: std::array::from_fn(|_| i32::from(number())),
        };
        let phases = rows.as_chunks::<HIDDEN>().0.as_chunks::<INPUTS>().0;
        for (groups, rows) in network.first.iter_mut().zip(phases) {
            for (group, row) in groups.iter_mut().enumerate() {
                *row = Row::of(group, rows);
            }
        }
        network
    }

    /// The score of a position on the 9x5 board for the side whose stones are `own`.
    pub fn evaluate(&self, own: u64, enemy: u64) -> Score {
        let stones = (own | enemy).count_ones();
        let range = range_of(stones);
        let groups = &self.first[PHASE_OF[range]];
        let (own, enemy) = canonical(own, enemy);
        let mut sums = [0; WORDS];
        for_each_group(own, enemy, |group| {
            for (sum, word) in sums.iter_mut().zip(&groups[group].0) {
                *sum += word;
            }
        });
        // An answer squared is at most 4096. The compiler makes vectors of it.
        let raised = raised(stones);
        let bytes = sums.map(u64::to_le_bytes);
        let sums = bytes.as_flattened().as_chunks::<2>().0;
        let mut answers = [0; HIDDEN];
        for ((answer, sum), bias) in answers.iter_mut().zip(sums).zip(&self.biases) {
            let sum = i16::from_le_bytes(*sum).wrapping_sub(raised);
            let clipped = sum.wrapping_add(*bias).clamp(0, ONE);
            *answer = clipped * clipped;
        }
        let weighed = answers.iter().zip(&self.last[range]);
        let score: i32 = weighed
            .map(|(answer, weight)| i32::from(*answer) * i32::from(*weight))
            .sum();
        let whole = i32::from(ONE * ONE);
        (score / whole + self.outputs[range]).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fanorona::inputs::for_each_input;
    use crate::fanorona::reach::tests::positions;

    /// Adds up input by input what the network adds up by groups and four sums at once.
    #[test]
    fn groups_add_what_their_inputs_add() {
        let bytes = include_bytes!("network.bin");
        let phases = bytes[..FIRST]
            .as_chunks::<HIDDEN>()
            .0
            .as_chunks::<INPUTS>()
            .0;
        let network = Network::new(bytes);
        for position in positions() {
            let (own, enemy) = (position.own().bits(), position.enemy().bits());
            let range = range_of((own | enemy).count_ones());
            let rows = &phases[PHASE_OF[range]];
            let mut sums = network.biases.map(i32::from);
            let (image, other) = canonical(own, enemy);
            for_each_input(image, other, |input| {
                for (sum, weight) in sums.iter_mut().zip(&rows[input]) {
                    *sum += i32::from(*weight as i8);
                }
            });
            let answers = sums.map(|sum| sum.clamp(0, ONE.into()).pow(2));
            let weights = network.last[range].map(i32::from);
            let score: i32 = answers
                .iter()
                .zip(weights)
                .map(|(answer, weight)| answer * weight)
                .sum();
            let score = score / i32::from(ONE).pow(2) + network.outputs[range];
            assert_eq!(network.evaluate(own, enemy), score);
        }
    }
}
