//! How seeds lie in a pit: the same way each time for the same pit and number,
//! and one seed more moves none of those that lie there.

use std::fmt::Write;

/// How far a seed's middle line goes either way from its middle.
const SEED_REACH: i32 = 2;

/// Three ways to lie in a house: how far to the right and down from its middle
/// each seed is, the first ones nearest to it. They are the middles of circles
/// that were let push each other apart inside of the house.
const HOUSES: [[i8; 28]; 3] = [
    [
        -11, -3, 11, -1, -5, 17, 2, -20, 15, 25, 20, -31, 2, -41, 29, -12, 30, 9, 1, 41, -28, -15,
        -30, 6, -23, 26, -18, -33,
    ],
    [
        -11, -1, 11, -3, -3, 19, -1, -20, 18, 24, 17, -32, 3, 39, 30, 7, -29, 13, -3, -41, -19, 32,
        -29, -11, 29, -14, -21, -30,
    ],
    [
        -10, -2, 11, 4, 5, -16, -4, 19, -11, -30, -28, -17, 26, 22, -24, 25, 24, -25, -30, 4, 7,
        -40, 12, 38, 30, -4, -9, 39,
    ],
];

/// The same for a store.
const STORE: [i8; 80] = [
    12, 6, -7, -12, -9, 16, -25, 1, 24, -12, 10, 27, -31, -19, -31, 22, -6, -34, -10, 38, 31, 35,
    29, -39, -31, 44, 12, 49, -22, -48, 7, -51, -7, 59, 26, -60, 31, 60, -9, -66, -27, 65, -31,
    -68, 11, 72, -10, 81, 28, -82, 31, 82, -19, -86, 6, -87, -31, 87, 13, 94, -7, 102, -7, -104,
    30, -104, -29, -105, -28, 108, 27, 111, 17, -121, -12, 123, 9, 125, -5, -126,
];

/// Where the seeds of a pit lie, from its middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heap {
    /// The number of the pit, from which its own way to lie follows.
    pub pit: u8,
    /// Whether it is a store.
    pub store: bool,
    /// How many seeds there are.
    pub seeds: u16,
}

/// A seed: where its middle is, and the way from there to its end.
type Seed = ((i32, i32), (i32, i32));

impl Heap {
    fn table(self) -> &'static [[i8; 2]] {
        let table: &[i8] = if self.store {
            &STORE
        } else {
            &HOUSES[usize::from(self.pit) % HOUSES.len()]
        };
        table.as_chunks().0
    }

    /// A number that is the same each time and looks like any other.
    fn chance(self, seed: usize) -> u32 {
        let mixed = (u32::from(self.pit) * 97 + seed as u32 + 1).wrapping_mul(0x9E37_79B1);
        (mixed ^ mixed >> 15).wrapping_mul(0x85EB_CA77) >> 16
    }

    fn seed(self, number: usize, (x, y): (i32, i32)) -> Seed {
        // Four of the eight ways round; the tables leave room for any of them.
        let (along, up) = [(2, 0), (1, 1), (0, 2), (1, -1)][self.chance(number) as usize % 4];
        ((x, y), (along * SEED_REACH / 2, up * SEED_REACH / 2))
    }

    /// Turned over by the number of the pit, so that neighbours differ.
    fn turned(self, [x, y]: [i8; 2]) -> (i32, i32) {
        let sign = |bit: u8| if self.pit >> bit & 1 == 0 { 1 } else { -1 };
        (i32::from(x) * sign(1), i32::from(y) * sign(0))
    }

    /// The seeds that lie on the ground, each beside the others.
    pub fn floor(self) -> impl Iterator<Item = Seed> {
        let places = self.table().iter().take(usize::from(self.seeds));
        places
            .enumerate()
            .map(move |(number, place)| self.seed(number, self.turned(*place)))
    }

    /// The seeds that lie on those in the middle, closer together.
    pub fn top(self) -> impl Iterator<Item = Seed> {
        let floor = self.table();
        let count = usize::from(self.seeds).saturating_sub(floor.len());
        (0..count.min(floor.len() / 2)).map(move |number| {
            let (x, y) = self.turned(floor[number]);
            self.seed(floor.len() + number, (x * 4 / 5 + 3, y * 4 / 5 - 7))
        })
    }
}

/// Seeds as the data of a path: each is a short stroke with round ends.
pub(super) fn strokes(seeds: impl Iterator<Item = Seed>) -> String {
    let mut path = String::new();
    for ((x, y), (along, up)) in seeds {
        // Writing to a String cannot fail.
        let _ = write!(path, "M{} {}l{} {}", x - along, y - up, 2 * along, 2 * up);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Width of a seed with its outline; `pits.css` says the same.
    const SEED_WIDTH: i32 = 16;
    /// Width of the rim of a pit, as it is drawn.
    const RIM: i32 = 4;
    /// Seeds beside each other.
    const HOUSE_FLOOR: usize = HOUSES[0].len() / 2;
    const STORE_FLOOR: usize = STORE.len() / 2;

    fn heaps() -> impl Iterator<Item = Heap> {
        (0..26).flat_map(|pit| {
            [false, true].map(|store| Heap {
                pit,
                store,
                seeds: if store { STORE_FLOOR } else { HOUSE_FLOOR } as u16,
            })
        })
    }

    /// Both ends of a seed's middle line.
    fn ends(((x, y), (along, up)): Seed) -> [(i32, i32); 2] {
        [(x - along, y - up), (x + along, y + up)]
    }

    #[test]
    fn no_two_seeds_lie_on_top_of_each_other() {
        for heap in heaps() {
            let seeds: Vec<Seed> = heap.floor().collect();
            for (number, one) in seeds.iter().enumerate() {
                for other in &seeds[..number] {
                    // Short lines are nearest to each other at their ends or middles.
                    let points = |seed: Seed| [ends(seed)[0], seed.0, ends(seed)[1]];
                    let nearest = points(*one)
                        .into_iter()
                        .flat_map(|(x, y)| {
                            points(*other).map(|(a, b)| (x - a).pow(2) + (y - b).pow(2))
                        })
                        .min();
                    assert!(
                        nearest >= Some(SEED_WIDTH * SEED_WIDTH),
                        "{heap:?}: {one:?} and {other:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn every_seed_lies_inside_of_the_rim_of_its_pit() {
        use super::super::drawing::{HOUSE, STORE};
        for heap in heaps() {
            for pile in [heap.seeds, 255] {
                let heap = Heap {
                    seeds: pile,
                    ..heap
                };
                for (x, y) in heap.floor().chain(heap.top()).flat_map(ends) {
                    // The middle of a round end is half a seed's width further in.
                    let (across, down) = if heap.store { STORE } else { HOUSE };
                    let margin = RIM + SEED_WIDTH / 2;
                    let (across, down) = (across - margin, down - margin);
                    let inside = if heap.store {
                        // Round at both ends, straight between.
                        let beyond = (y.abs() - (down - across)).max(0);
                        x.pow(2) + beyond.pow(2) <= across.pow(2)
                    } else {
                        (x * down).pow(2) + (y * across).pow(2) <= (across * down).pow(2)
                    };
                    assert!(inside, "{heap:?}: {x} {y}");
                }
            }
        }
    }

    #[test]
    fn one_seed_more_moves_no_other() {
        for heap in heaps() {
            let full: Vec<Seed> = heap.floor().collect();
            for seeds in 0..heap.seeds {
                let fewer = Heap { seeds, ..heap };
                assert_eq!(
                    fewer.floor().collect::<Vec<_>>(),
                    full[..usize::from(seeds)]
                );
                assert_eq!(fewer.top().count(), 0);
            }
            let piled = Heap {
                seeds: heap.seeds + 1,
                ..heap
            };
            assert_eq!(piled.floor().collect::<Vec<_>>(), full);
            assert_eq!(piled.top().count(), 1);
        }
    }

    #[test]
    fn neighbours_do_not_look_alike() {
        let heap = |pit| Heap {
            pit,
            store: false,
            seeds: 4,
        };
        for pit in 0..25 {
            assert_ne!(strokes(heap(pit).floor()), strokes(heap(pit + 1).floor()));
        }
    }
}
