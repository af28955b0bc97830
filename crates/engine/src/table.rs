//! The transposition table: what the search found out about positions before.

use crate::score::Score;

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

/// What the table knows about a position; its score counts plies from there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) tag: u32,
    pub(crate) score: Score,
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
    /// Two bits for the bound (0: empty), the rest counts searches.
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
        self.age = (self.age + 1) & 63;
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
            score: Score::from(entry.score),
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
        // Depth and score fit: the search keeps within MAX_PLY and WIN.
        let mut entry = Entry {
            key,
            tag: found.tag,
            score: found.score as i16,
            depth: found.depth.clamp(0, 255) as u8,
            bound_and_age: age << 2
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
        let stale = deeper.bound_and_age >> 2 != age;
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

    fn found(depth: i32) -> Found {
        Found {
            tag: 7,
            score: -123,
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
        assert_eq!((hit.tag, hit.score, hit.depth), (7, -123, 5));
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
    fn a_table_of_no_entries_finds_nothing() {
        let mut table = Table::new(0);
        table.store(1, found(9));
        assert!(table.probe(1).is_none());
    }
}
