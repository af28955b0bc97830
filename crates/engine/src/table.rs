//! The transposition table: what the search found out about positions before.

use crate::score::{self, MAX_EVALUATION, SEED, Score};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// At most the score.
    Upper,
    /// At least the score.
    Lower,
    /// The score itself.
    Exact,
}

/// The depth of a result that looking deeper cannot change.
pub(crate) const TO_THE_END: i32 = 255;

/// A score as it is true of a position however it was reached: plies count from
/// there, and seeds that are in the stores already are left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    value: i16,
    /// What the score promised where it was found.
    promise: Promise,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Promise {
    /// It is an evaluation, or counts plies.
    None,
    /// To win by a difference of seeds; `value` is what is still to come of it.
    Win,
    /// To lose by one.
    Loss,
}

impl Kept {
    /// The score of a node `ply` plies below the root, where the side to move has
    /// `banked` seeds more in its store than the other side.
    pub(crate) fn new(score: Score, ply: u32, banked: i32) -> Self {
        let ply = ply as Score;
        let (value, promise) = match score::proven_difference(score) {
            Some(seeds) if seeds > 0 => (seeds - banked, Promise::Win),
            Some(seeds) => (seeds - banked, Promise::Loss),
            None if score > MAX_EVALUATION => (score + ply, Promise::None),
            None if score < -MAX_EVALUATION => (score - ply, Promise::None),
            None => (score - banked * SEED, Promise::None),
        };
        let value = value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        Kept { value, promise }
    }

    /// Plies to the end from the position, where the score counts them.
    pub(crate) fn plies_to_end(self) -> Option<u32> {
        match self.promise {
            Promise::None => score::plies_to_end(self.value.into()),
            Promise::Win | Promise::Loss => None,
        }
    }

    /// The score at a node; `None` where other stores turn what was promised into
    /// its opposite: the proof says nothing about who wins then.
    pub(crate) fn score(self, ply: u32, banked: i32) -> Option<Score> {
        let (value, ply) = (Score::from(self.value), ply as Score);
        match self.promise {
            Promise::Win if value + banked > 0 => Some(score::of_difference(value + banked)),
            Promise::Loss if value + banked < 0 => Some(score::of_difference(value + banked)),
            Promise::Win | Promise::Loss => None,
            Promise::None if banked == 0 && value > MAX_EVALUATION => Some(value - ply),
            Promise::None if banked == 0 && value < -MAX_EVALUATION => Some(value + ply),
            Promise::None => Some((value + banked * SEED).clamp(-MAX_EVALUATION, MAX_EVALUATION)),
        }
    }
}

/// What the table knows about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) tag: u32,
    pub(crate) score: Kept,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// Sixteen bytes. The whole key is kept, so a hit is wrong only when two
/// positions have the same 64-bit key.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    tag: u32,
    score: i16,
    depth: u8,
    /// Two bits for the bound (0: empty), two for what the score promises, the
    /// rest counts searches.
    bound_and_age: u8,
}

const _: () = assert!(size_of::<Entry>() == 16);

const EMPTY: Entry = Entry {
    key: 0,
    tag: 0,
    score: 0,
    depth: 0,
    bound_and_age: 0,
};

/// Entries are addressed in pairs: one place for the deeper result, one for
/// the newer.
pub(crate) struct Table {
    pairs: Vec<[Entry; 2]>,
    age: u8,
}

impl Table {
    /// A table of this many entries, rounded down to an even number; 0 for none.
    pub(crate) fn new(entries: u32) -> Self {
        Table {
            pairs: vec![[EMPTY; 2]; (entries / 2) as usize],
            age: 0,
        }
    }

    /// Results from before this call give way first.
    pub(crate) fn start_search(&mut self) {
        self.age = (self.age + 1) & 15;
    }

    pub(crate) fn clear(&mut self) {
        self.pairs.fill([EMPTY; 2]);
        self.age = 0;
    }

    /// The same place on every machine: 32 bits of the key, scaled to the size.
    fn place(&self, key: u64) -> usize {
        let pairs = self.pairs.len() as u64;
        ((u64::from((key >> 16) as u32) * pairs) >> 32) as usize
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Found> {
        let pair = self.pairs.get(self.place(key))?;
        let entry = pair
            .iter()
            .find(|entry| entry.key == key && entry.bound_and_age & 3 != 0)?;
        Some(Found {
            tag: entry.tag,
            score: Kept {
                value: entry.score,
                promise: match entry.bound_and_age >> 2 & 3 {
                    0 => Promise::None,
                    1 => Promise::Win,
                    _ => Promise::Loss,
                },
            },
            depth: i32::from(entry.depth),
            bound: match entry.bound_and_age & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
        })
    }

    pub(crate) fn store(&mut self, key: u64, found: Found) {
        let age = self.age;
        let place = self.place(key);
        let Some([deeper, newer]) = self.pairs.get_mut(place) else {
            return;
        };
        let mut entry = Entry {
            key,
            tag: found.tag,
            score: found.score.value,
            depth: found.depth.clamp(0, TO_THE_END) as u8,
            bound_and_age: age << 4
                | match found.score.promise {
                    Promise::None => 0,
                    Promise::Win => 1 << 2,
                    Promise::Loss => 2 << 2,
                }
                | match found.bound {
                    Bound::Upper => 1,
                    Bound::Lower => 2,
                    Bound::Exact => 3,
                },
        };
        for old in [&*deeper, &*newer] {
            if old.key == key && entry.tag == 0 {
                entry.tag = old.tag;
            }
        }
        let stale = deeper.bound_and_age >> 4 != age;
        if deeper.key == key || newer.key != key && (stale || entry.depth >= deeper.depth) {
            if deeper.key != key {
                *newer = *deeper;
            }
            *deeper = entry;
        } else {
            *newer = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    fn found(depth: i32) -> Found {
        Found {
            tag: 7,
            score: Kept::new(-123, 0, 0),
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn what_was_stored_is_found_and_nothing_else() {
        let mut table = Table::new(16);
        table.start_search();
        table.store(0x1234_5678_9abc_def0, found(5));
        let hit = table.probe(0x1234_5678_9abc_def0).unwrap();
        assert_eq!((hit.tag, hit.depth), (7, 5));
        assert_eq!(hit.score.score(3, 0), Some(-123));
        assert_eq!(hit.bound, Bound::Lower);
        assert!(table.probe(0x1234_5678_9abc_def1).is_none());
        assert!(table.probe(0).is_none());
        table.clear();
        assert!(table.probe(0x1234_5678_9abc_def0).is_none());
    }

    #[test]
    fn a_deep_result_survives_shallow_ones_and_gives_way_to_the_next_search() {
        let mut table = Table::new(2);
        table.start_search();
        table.store(1, found(9));
        table.store(2, found(3));
        table.store(3, found(2));
        assert!(table.probe(1).is_some());
        assert!(table.probe(2).is_none());
        assert!(table.probe(3).is_some());
        table.start_search();
        table.store(4, found(1));
        table.store(5, found(1));
        assert!(table.probe(1).is_none());
        assert!(table.probe(4).is_some() && table.probe(5).is_some());
    }

    #[test]
    fn plies_count_from_the_position() {
        // Won in 9 plies from the root, found 4 plies below it.
        let kept = Kept::new(WIN - 9, 4, 0);
        assert_eq!(kept.score(4, 0), Some(WIN - 9));
        assert_eq!(kept.score(6, 0), Some(WIN - 11));
        assert_eq!(Kept::new(-WIN + 9, 4, 0).score(0, 0), Some(-WIN + 5));
    }

    #[test]
    fn seeds_in_the_stores_are_left_out() {
        // 3 ahead in the store and 2.5 more expected; elsewhere 7 behind.
        let kept = Kept::new(550, 4, 3);
        assert_eq!(kept.score(9, 3), Some(550));
        assert_eq!(kept.score(9, -7), Some(-450));
        let mut table = Table::new(4);
        for (score, banked, there, expected) in [
            (WIN + 8, 2, 5, Some(WIN + 11)),
            (WIN + 8, 2, -5, Some(WIN + 1)),
            (WIN + 8, 2, -6, None),
            (-WIN - 8, 2, 11, None),
            (-WIN - 8, 2, 0, Some(-WIN - 10)),
        ] {
            let score = Kept::new(score, 1, banked);
            table.store(5, Found { score, ..found(3) });
            let hit = table.probe(5).unwrap();
            assert_eq!(hit.score.score(7, there), expected, "{score:?} {there}");
        }
    }

    #[test]
    fn a_table_of_no_entries_finds_nothing() {
        let mut table = Table::new(0);
        table.store(1, found(9));
        assert!(table.probe(1).is_none());
    }
}
