//! A small network in integers that judges Kalah or Oware on boards of six houses a side.
//!
//! Inputs that are on or off, one layer of hidden units that answer with the square of a
//! clipped sum, one output whose weights depend on the seeds left. How it learned is told in
//! `docs/strength.md`.

use vato_rules::Side;
use vato_rules::mancala::{Board, Position, Ring};

use super::{lead, on_board};
use crate::score::{MAX_EVALUATION, SEED, Score};

/// Houses a side of the boards it knows.
pub const HOUSES: usize = 6;

/// Seeds in a house that are told apart; none is no input.
pub const MOST_SEEDS: usize = 15;

/// Hidden units.
pub const HIDDEN: usize = 48;

/// Inputs: so many seeds in a house, first those of the side to move, from its left.
pub const INPUTS: usize = 2 * HOUSES * MOST_SEEDS;

/// A weight of the first layer that counts as 1.
pub const ONE: i16 = 64;

/// The output has a set of weights for each of these ranges of seeds in the houses; here
/// is where they begin.
pub const RANGES: [u8; 12] = [0, 5, 8, 11, 14, 17, 20, 24, 28, 33, 39, 46];

/// With more seeds in the houses than the games it learned from had it is not asked.
const MOST_ON_BOARD: Score = 72;

/// Bytes of a network: weights of the first layer, a row for each input, as i8; biases of
/// the hidden units as i16; weights of the output, a row for each range, as i16 in
/// hundredths of a seed; its biases as i16. Little-endian.
pub const BYTES: usize = INPUTS * HIDDEN + 2 * (HIDDEN + RANGES.len() * (HIDDEN + 1));

/// Sums of hidden units are kept four to a word, of 16 bits each, and what a house adds with
/// 128 more, so that none is negative and none carries into the next: a word is added at
/// once, on machines without vectors too.
const WORDS: usize = HIDDEN / 4;
const RAISED: i16 = 128;

// A sum is less than twice that for each house.
const _: () = assert!(2 * RAISED as usize * 2 * HOUSES <= u16::MAX as usize);

/// The range that a number of seeds belongs to.
pub const fn range_of(seeds: u32) -> usize {
    let mut range = RANGES.len() - 1;
    while range > 0 && RANGES[range] as u32 > seeds {
        range -= 1;
    }
    range
}

/// Tells `see` the inputs that are on.
pub fn for_each_input<B: Board>(position: &Position<B>, mut see: impl FnMut(usize)) {
    let houses = houses(position.board(), position.ring(), position.side());
    for (house, seeds) in houses.into_iter().enumerate() {
        if seeds > 0 {
            see(house * MOST_SEEDS + usize::from(seeds) - 1);
        }
    }
}

/// The seeds of both rows as far as they are told apart, first that of this side.
fn houses<B: Board>(board: &B, ring: Ring, side: Side) -> [u8; 2 * HOUSES] {
    let mut houses = [0; 2 * HOUSES];
    for (row, side) in houses
        .as_chunks_mut::<HOUSES>()
        .0
        .iter_mut()
        .zip([side, !side])
    {
        match board.row_bytes(ring, side) {
            Some(bytes) => row.copy_from_slice(&bytes.to_le_bytes()[..HOUSES]),
            None => {
                for (seeds, house) in row.iter_mut().zip(ring.houses_of(side)) {
                    *seeds = board.seeds(ring.at(house)).min(u16::from(u8::MAX)) as u8;
                }
            }
        }
        for seeds in row {
            *seeds = (*seeds).min(MOST_SEEDS as u8);
        }
    }
    houses
}

/// What is added to the sums, on as few lines of the cache as can be.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Row([u64; WORDS]);

/// The weights, laid out for speed.
#[derive(Debug)]
pub struct Network {
    /// By house and its seeds.
    first: [[Row; MOST_SEEDS + 1]; 2 * HOUSES],
    biases: [i16; HIDDEN],
    last: [[i16; HIDDEN]; RANGES.len()],
    outputs: [i16; RANGES.len()],
}

impl Network {
    /// Reads the weights.
    pub const fn new(bytes: &[u8; BYTES]) -> Self {
        let mut network = Network {
            first: [[Row([0; WORDS]); MOST_SEEDS + 1]; 2 * HOUSES],
            biases: [0; HIDDEN],
            last: [[0; HIDDEN]; RANGES.len()],
            outputs: [0; RANGES.len()],
        };
        // No iterators: it is read when the program is built.
        let mut house = 0;
        while house < 2 * HOUSES {
            let mut seeds = 0;
            while seeds <= MOST_SEEDS {
                let mut unit = 0;
                while unit < HIDDEN {
                    let weight = match seeds {
                        0 => 0,
                        _ => bytes[(house * MOST_SEEDS + seeds - 1) * HIDDEN + unit] as i8,
                    };
                    let raised = (weight as i16 + RAISED) as u64;
                    network.first[house][seeds].0[unit / 4] |= raised << (16 * (unit % 4));
                    unit += 1;
                }
                seeds += 1;
            }
            house += 1;
        }
        let mut at = INPUTS * HIDDEN;
        let mut unit = 0;
        while unit < HIDDEN {
            network.biases[unit] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
            at += 2;
            unit += 1;
        }
        let mut range = 0;
        while range < RANGES.len() {
            let mut unit = 0;
            while unit < HIDDEN {
                network.last[range][unit] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
                at += 2;
                unit += 1;
            }
            range += 1;
        }
        let mut range = 0;
        while range < RANGES.len() {
            network.outputs[range] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
            at += 2;
            range += 1;
        }
        network
    }

    /// Whether it has learned boards like this one.
    pub fn knows<B: Board>(&self, position: &Position<B>) -> bool {
        usize::from(position.houses()) == HOUSES && on_board(position) <= MOST_ON_BOARD
    }

    /// The worth of a position for its side to move.
    pub fn judge<B: Board>(&self, position: &Position<B>) -> Score {
        let rest = on_board(position);
        let ahead = lead(position) * SEED;
        // No more can be expected than there is on the board.
        let to_come = self.to_come(position).clamp(-rest * SEED, rest * SEED);
        (ahead + to_come).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// What the side to move will gain over the other.
    fn to_come<B: Board>(&self, position: &Position<B>) -> Score {
        let range = range_of(on_board(position) as u32);
        self.gain(position.board(), position.ring(), position.side(), range)
    }

    /// The same for a side by the board alone, whose stores are of no account, and the
    /// [range](range_of) of the seeds in its houses.
    pub(super) fn gain<B: Board>(&self, board: &B, ring: Ring, side: Side, range: usize) -> Score {
        let mut sums = [0; WORDS];
        for (rows, seeds) in self.first.iter().zip(houses(board, ring, side)) {
            // Never more: they are told apart no further.
            let row = &rows[usize::from(seeds) & MOST_SEEDS].0;
            for (sum, word) in sums.iter_mut().zip(row) {
                *sum += word;
            }
        }
        // An answer squared is at most 4096. The compiler makes vectors of it.
        let bytes = sums.map(u64::to_le_bytes);
        let sums = bytes.as_flattened().as_chunks::<2>().0;
        let mut answers = [0; HIDDEN];
        for ((answer, sum), bias) in answers.iter_mut().zip(sums).zip(&self.biases) {
            let sum = i16::from_le_bytes(*sum) - RAISED * 2 * HOUSES as i16;
            let clipped = sum.wrapping_add(*bias).clamp(0, ONE);
            *answer = clipped * clipped;
        }
        let weighed = answers.iter().zip(&self.last[range]);
        let whole: i32 = weighed
            .map(|(answer, weight)| i32::from(*answer) * i32::from(*weight))
            .sum();
        whole / i32::from(ONE).pow(2) + i32::from(self.outputs[range])
    }
}

#[cfg(test)]
pub(super) mod tests {
    use vato_rules::Notation;
    use vato_rules::kalah::Kalah;
    use vato_rules::mancala::{Compact, Wide};

    use super::*;
    use crate::random::SplitMix64;

    const FILES: [&[u8; BYTES]; 2] = [include_bytes!("kalah.bin"), include_bytes!("oware.bin")];

    /// Positions with few seeds and with many, some more than a house tells apart.
    pub(in crate::sowing) fn positions() -> Vec<Position<Wide>> {
        let mut random = SplitMix64::new(8);
        let position = |number: u32| {
            let mut pits = [0; 14];
            for _ in 0..2 + number % 90 {
                pits[random.below(14) as usize] += 1;
            }
            pits[2 + random.below(12) as usize] += random.below(number % 40 + 1);
            let pits = pits.map(|seeds: u32| seeds.to_string()).join(",");
            let side = ["s", "n"][random.below(2) as usize];
            Kalah::default().parse_position(&format!("<6,{pits}> {side}"))
        };
        let positions: Result<_, _> = (0..400).map(position).collect();
        positions.unwrap()
    }

    /// Adds up input by input what the network adds up four sums at once.
    #[test]
    fn words_add_what_inputs_add() {
        for bytes in FILES {
            let network = Network::new(bytes);
            let rows = bytes[..INPUTS * HIDDEN].as_chunks::<HIDDEN>().0;
            for position in positions() {
                let mut sums = network.biases.map(i32::from);
                for_each_input(&position, |input| {
                    for (sum, weight) in sums.iter_mut().zip(&rows[input]) {
                        *sum += i32::from(*weight as i8);
                    }
                });
                let range = range_of(on_board(&position) as u32);
                let answers = sums.map(|sum| sum.clamp(0, ONE.into()).pow(2));
                let weights = network.last[range].map(i32::from);
                let weighed = answers.iter().zip(weights);
                let sum: i32 = weighed.map(|(answer, weight)| answer * weight).sum();
                let to_come = sum / i32::from(ONE).pow(2) + i32::from(network.outputs[range]);
                assert_eq!(network.to_come(&position), to_come, "{position:?}");
            }
        }
    }

    #[test]
    fn no_sum_of_the_weights_overflows() {
        for bytes in FILES {
            let network = Network::new(bytes);
            let most = i16::MAX - 2 * HOUSES as i16 * RAISED;
            assert!(network.biases.iter().all(|bias| bias.abs() <= most));
            for weights in network.last {
                let sum: i64 = weights.iter().map(|weight| i64::from(weight.abs())).sum();
                assert!(sum * i64::from(ONE).pow(2) <= i64::from(i32::MAX));
                assert!(sum > 0, "a range has learned nothing");
            }
        }
    }

    #[test]
    fn sides_and_kinds_of_board_are_judged_alike_within_what_is_left() {
        for bytes in FILES {
            let network = Network::new(bytes);
            for position in positions() {
                let judged = network.judge(&position);
                assert_eq!(judged, network.judge(&position.half_turn()), "{position:?}");
                let compact = position.on::<Compact>().unwrap();
                assert_eq!(judged, network.judge(&compact), "{position:?}");
                let left = on_board(&position) * SEED;
                let to_come = judged - lead(&position) * SEED;
                assert!(to_come.abs() <= left, "{position:?}");
            }
        }
    }

    #[test]
    fn ranges_hold_what_lies_between_their_beginnings() {
        for (range, first) in RANGES.iter().enumerate() {
            assert_eq!(range_of(u32::from(*first)), range);
            let end = RANGES
                .get(range + 1)
                .map_or(u32::MAX, |next| u32::from(*next));
            assert_eq!(range_of(end - 1), range);
        }
    }
}
