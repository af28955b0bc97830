//! What the network sees of a position on the 9x5 board.
//!
//! Every input is on or off: where stones stand, which of them could take and which could be
//! taken by a first step, and, in classes, how many stones and steps each side has and how
//! long the longest run it could take is.

use super::reach::Reach;

/// Bits of a bitboard of the 9x5 board: five ranks of nine columns and a ghost column.
const PLANE: usize = 50;

/// Runs of this length and longer are told apart no more.
const LONGEST_RUN: usize = 5;

/// The class of a number of steps: few are told apart, many are not.
const STEP_CLASS: [u8; 64] = {
    const LEAST: [usize; 10] = [0, 1, 2, 3, 4, 6, 8, 11, 15, 20];
    let mut class = [0; 64];
    let mut steps = 0;
    while steps < 64 {
        let mut i = 0;
        while i < LEAST.len() && LEAST[i] <= steps {
            class[steps] = i as u8;
            i += 1;
        }
        steps += 1;
    }
    class
};
const STEP_CLASSES: usize = 10;

/// Most stones of a side.
const MOST_STONES: usize = 22;

const STONES: usize = 6 * PLANE;
const RUNS: usize = STONES + 2 * (MOST_STONES + 1);
const STEPS: usize = RUNS + 2 * LONGEST_RUN;

/// How many inputs there are.
pub const INPUTS: usize = STEPS + 2 * STEP_CLASSES;

/// The images of the board under its symmetries.
pub const IMAGES: usize = 4;

/// Calls `on` with the number of each input that is on.
pub fn for_each_input(own: u64, enemy: u64, mut on: impl FnMut(usize)) {
    let (ours, theirs) = (Reach::of(own, enemy), Reach::of(enemy, own));
    let planes = [
        own,
        enemy,
        theirs.taken,
        ours.taken,
        ours.takers,
        theirs.takers,
    ];
    for (plane, mut set) in planes.into_iter().enumerate() {
        while set != 0 {
            on(plane * PLANE + set.trailing_zeros() as usize);
            set &= set - 1;
        }
    }
    for (side, (stones, reach)) in [(own, ours), (enemy, theirs)].into_iter().enumerate() {
        let stones = (stones.count_ones() as usize).min(MOST_STONES);
        on(STONES + side * (MOST_STONES + 1) + stones);
        for run in 0..(reach.longest as usize).min(LONGEST_RUN) {
            on(RUNS + side * LONGEST_RUN + run);
        }
        let class = STEP_CLASS[(reach.steps as usize).min(STEP_CLASS.len() - 1)];
        on(STEPS + side * STEP_CLASSES + usize::from(class));
    }
}

/// The input that is on in an image of the board when `input` is on in the board itself.
pub const fn image_of(image: usize, input: usize) -> usize {
    if input >= STONES {
        return input;
    }
    let (plane, point) = (input / PLANE, input % PLANE);
    let set = image_of_set(image, 1 << point);
    if set == 0 {
        return input;
    }
    plane * PLANE + set.trailing_zeros() as usize
}

const RANK: u64 = 0x1FF;
const STRIDE: u32 = 10;

/// A set in an image of the board: as it is, ranks exchanged, turned by half, columns exchanged.
pub const fn image_of_set(image: usize, set: u64) -> u64 {
    let flipped = if image & 1 == 0 {
        set
    } else {
        (set & RANK) << (4 * STRIDE)
            | (set & RANK << STRIDE) << (2 * STRIDE)
            | set & RANK << (2 * STRIDE)
            | set >> (2 * STRIDE) & RANK << STRIDE
            | set >> (4 * STRIDE) & RANK
    };
    if image & 2 == 0 {
        flipped
    } else {
        flipped.reverse_bits() >> 15
    }
}

/// The same image of a position for all its images.
pub fn canonical(own: u64, enemy: u64) -> (u64, u64) {
    let mut least = (own, enemy);
    for image in 1..IMAGES {
        least = least.min((image_of_set(image, own), image_of_set(image, enemy)));
    }
    least
}
