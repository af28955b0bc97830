//! A small network in integers, the same on every machine.
//!
//! Inputs that are on or off, one layer of hidden units that answer with the square of
//! a clipped sum, one output whose weights depend on the number of stones. How it
//! learned is told in `docs/evaluation.md`.

use std::sync::LazyLock;

use super::inputs::{INPUTS, canonical, for_each_input};
use crate::score::{MAX_EVALUATION, Score};

/// Hidden units.
pub const HIDDEN: usize = 64;

/// A weight of the first layer that counts as 1.
pub const ONE: i16 = 64;

/// The output has a set of weights for each of these ranges of stones on the board;
/// here is where they begin.
pub const RANGES: [u8; 8] = [0, 5, 7, 9, 11, 14, 20, 30];

/// Bytes of a network: weights of the first layer, a row for each input, as i8;
/// biases of the hidden units as i16; weights of the output, a row for each range, as
/// i16 in hundredths of a stone; its biases as i16. Little-endian.
pub const BYTES: usize = INPUTS * HIDDEN + 2 * (HIDDEN + RANGES.len() * (HIDDEN + 1));

/// Sums of hidden units are kept four to a word, of 16 bits each. A weight is kept
/// with [`RAISED`] added, so that no sum is negative and none carries into the next: a
/// word is added at once, on machines without vectors too.
const WORDS: usize = HIDDEN / 4;
const RAISED: i16 = 128;

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

/// The weights, laid out for speed.
#[derive(Clone, Debug)]
pub struct Network {
    first: [[u64; WORDS]; INPUTS],
    biases: [i16; HIDDEN],
    last: [[i16; HIDDEN]; RANGES.len()],
    outputs: [i32; RANGES.len()],
}

impl Network {
    /// Reads the weights.
    pub fn new(bytes: &[u8; BYTES]) -> Self {
        let (rows, rest) = bytes.split_at(INPUTS * HIDDEN);
        let mut numbers = rest
            .as_chunks::<2>()
            .0
            .iter()
            .map(|number| i16::from_le_bytes(*number));
        // The length of `bytes` is the sum of all that is taken here.
        let mut number = || numbers.next().unwrap_or(0);
        let mut network = Network {
            first: [[0; WORDS]; INPUTS],
            biases: std::array::from_fn(|_| number()),
            last: std::array::from_fn(|_| std::array::from_fn(|_| number())),
            outputs: std::array::from_fn(|_| i32::from(number())),
        };
        for (words, row) in network.first.iter_mut().zip(rows.as_chunks::<HIDDEN>().0) {
            for (word, weights) in words.iter_mut().zip(row.as_chunks::<4>().0) {
                for (place, weight) in weights.iter().enumerate() {
                    let raised = i16::from(*weight as i8) + RAISED;
                    *word |= (raised as u64) << (16 * place);
                }
            }
        }
        network
    }

    /// The score of a position on the 9x5 board for the side whose stones are `own`.
    pub fn evaluate(&self, own: u64, enemy: u64) -> Score {
        let range = range_of((own | enemy).count_ones());
        let (own, enemy) = canonical(own, enemy);
        let mut sums = [0; WORDS];
        let mut on = 0;
        for_each_input(own, enemy, |input| {
            on += 1;
            for (sum, word) in sums.iter_mut().zip(&self.first[input]) {
                *sum += word;
            }
        });
        // Sixteen bits hold all of this: at most 160 inputs are on, an answer
        // squared is at most 4096. The compiler makes vectors of it.
        let raised = on * RAISED;
        let bytes = sums.map(u64::to_le_bytes);
        let sums = bytes.as_flattened().as_chunks::<2>().0;
        let mut score = 0;
        for ((sum, bias), weight) in sums.iter().zip(&self.biases).zip(&self.last[range]) {
            let sum = i16::from_le_bytes(*sum).wrapping_sub(raised);
            let answer = sum.wrapping_add(*bias).clamp(0, ONE);
            score += i32::from(answer * answer) * i32::from(*weight);
        }
        let whole = i32::from(ONE * ONE);
        (score / whole + self.outputs[range]).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}
