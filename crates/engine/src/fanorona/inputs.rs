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
    for_each_group(own, enemy, |group| {
        for_each_member(group, &mut on);
    });
}

/// Inputs that can be on together are numbered in groups, of which a position has few: one
/// for each stone, by whether it can be taken and take; for each side one by its
/// stones, and one by its longest run and its steps.
pub const GROUPS: usize = REACHES + 2 * (LONGEST_RUN + 1) * STEP_CLASSES;
const COUNTS: usize = PLANE * 8;
const REACHES: usize = COUNTS + 2 * (MOST_STONES + 1);

/// The most inputs in the group of a stone.
pub const STONE_MEMBERS: usize = 3;

/// How many other groups are on.
pub const OTHER_GROUPS: usize = 4;

/// The most inputs in one of these.
pub const OTHER_MEMBERS: usize = LONGEST_RUN + 1;

/// Whether the group is a stone's.
pub const fn is_stone(group: usize) -> bool {
    group < COUNTS
}

/// Calls `on` with the number of each group that is on.
#[inline(always)]
pub fn for_each_group(own: u64, enemy: u64, mut on: impl FnMut(usize)) {
    let (ours, theirs) = (Reach::of(own, enemy), Reach::of(enemy, own));
    let sides = [(own, ours, theirs.taken), (enemy, theirs, ours.taken)];
    for (side, (stones, reach, taken)) in sides.into_iter().enumerate() {
        let mut set = stones;
        while set != 0 {
            let point = set.trailing_zeros() as usize % PLANE;
            set &= set - 1;
            let can = (taken >> point & 1) << 1 | reach.takers >> point & 1;
            on(point * 8 + side * 4 + can as usize);
        }
        let count = (stones.count_ones() as usize).min(MOST_STONES);
        on(COUNTS + side * (MOST_STONES + 1) + count);
        let run = (reach.longest as usize).min(LONGEST_RUN);
        let class = STEP_CLASS[(reach.steps as usize).min(STEP_CLASS.len() - 1)];
        let row = side * (LONGEST_RUN + 1) + run;
        on(REACHES + row * STEP_CLASSES + usize::from(class));
    }
}

/// Calls `on` with the inputs of a group.
pub fn for_each_member(group: usize, mut on: impl FnMut(usize)) {
    if is_stone(group) {
        let (point, side, can) = (group / 8, group / 4 % 2, group % 4);
        on(side * PLANE + point);
        if can & 2 != 0 {
            on((2 + side) * PLANE + point);
        }
        if can & 1 != 0 {
            on((4 + side) * PLANE + point);
        }
    } else if group < REACHES {
        on(STONES + group - COUNTS);
    } else {
        let (row, class) = (
            (group - REACHES) / STEP_CLASSES,
            (group - REACHES) % STEP_CLASSES,
        );
        let (side, run) = (row / (LONGEST_RUN + 1), row % (LONGEST_RUN + 1));
        for run in 0..run {
            on(RUNS + side * LONGEST_RUN + run);
        }
        on(STEPS + side * STEP_CLASSES + class);
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
#[inline]
pub fn canonical(own: u64, enemy: u64) -> (u64, u64) {
    // In one number, since pairs would be compared with branches.
    let joined = |image| {
        let (own, enemy) = (image_of_set(image, own), image_of_set(image, enemy));
        u128::from(own) << 64 | u128::from(enemy)
    };
    let least = (1..IMAGES).fold(joined(0), |least, image| least.min(joined(image)));
    ((least >> 64) as u64, least as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fanorona::reach::tests::positions;

    #[test]
    fn inputs_tell_stones_captures_and_counts() {
        for position in positions() {
            let (own, enemy) = (position.own().bits(), position.enemy().bits());
            let (ours, theirs) = (Reach::of(own, enemy), Reach::of(enemy, own));
            let mut planes = [0; 6];
            let mut others = Vec::new();
            for_each_input(own, enemy, |input| match input {
                0..STONES => planes[input / PLANE] |= 1 << (input % PLANE),
                _ => others.push(input - STONES),
            });
            let sets = [own, enemy, theirs.taken, ours.taken];
            assert_eq!(
                planes,
                [sets, [ours.takers, theirs.takers, 0, 0]].concat()[..6]
            );
            let numbers = 2 * (MOST_STONES + 1);
            let runs = 2 * LONGEST_RUN;
            let of_kind = |from: usize, to| others.iter().filter(move |i| (from..to).contains(*i));
            let stones = own.count_ones() as usize;
            assert_eq!(of_kind(0, numbers).next(), Some(&stones));
            let mut wanted = 0;
            for reach in [ours, theirs] {
                wanted += (reach.longest as usize).min(LONGEST_RUN);
            }
            assert_eq!(of_kind(numbers, numbers + runs).count(), wanted);
            assert_eq!(of_kind(numbers + runs, usize::MAX).count(), 2);
        }
    }
}
