//! The transposition table: what the search found out about positions before.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

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

impl Bound {
    /// What the score of a search in this window says.
    pub(crate) fn of(score: Score, alpha: Score, beta: Score) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
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
    /// See [`short`]; 0 for no ply.
    pub(crate) tag: u16,
    pub(crate) score: Kept,
    /// What the position is worth without looking ahead, when that was asked.
    pub(crate) worth: Option<Kept>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// What is kept of a ply's tag: enough to tell the plies of one position apart almost
/// always, and never 0.
pub(crate) fn short(tag: u32) -> u16 {
    match tag as u16 {
        0 => 1,
        tag => tag,
    }
}

/// Stands for an evaluation that was not asked.
const NONE: i16 = i16::MIN;

/// Sixteen bytes. The whole key is kept, so a hit is wrong only when two positions have
/// the same 64-bit key.
///
/// Several threads read and write without waiting for each other. The key is stored
/// exclusive-or'ed with the result, so that halves of two writes do not fit together
/// and are no hit (Hyatt and Mann, "A lock-less transposition table implementation for
/// parallel search", ICGA Journal 25, 2002).
#[derive(Default)]
struct Entry {
    lock: AtomicU64,
    result: AtomicU64,
}

const _: () = assert!(size_of::<Entry>() == 16);

/// An entry taken apart. In the result, from the highest bits: 16 of tag, 16 of
/// evaluation, 16 of score, 8 of depth, 4 that count searches, 2 for what the score
/// promises, 2 for the bound, which is never 0 but in an empty entry.
#[derive(Clone, Copy)]
struct Taken {
    key: u64,
    result: u64,
}

impl Taken {
    fn is_of(self, key: u64) -> bool {
        self.key == key && self.result & 3 != 0
    }

    fn tag(self) -> u64 {
        self.result >> 48
    }

    fn depth(self) -> u64 {
        self.result >> 8 & 0xFF
    }

    fn age(self) -> u64 {
        self.result >> 4 & 15
    }

    fn found(self) -> Found {
        let evaluation = (self.result >> 32) as i16;
        Found {
            tag: self.tag() as u16,
            score: Kept {
                value: (self.result >> 16) as i16,
                promise: match self.result >> 2 & 3 {
                    0 => Promise::None,
                    1 => Promise::Win,
                    _ => Promise::Loss,
                },
            },
            worth: (evaluation != NONE).then_some(Kept {
                value: evaluation,
                promise: Promise::None,
            }),
            depth: self.depth() as i32,
            bound: match self.result & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
        }
    }
}

impl Entry {
    fn take(&self) -> Taken {
        let result = self.result.load(Ordering::Relaxed);
        Taken {
            key: self.lock.load(Ordering::Relaxed) ^ result,
            result,
        }
    }

    fn put(&self, taken: Taken) {
        self.result.store(taken.result, Ordering::Relaxed);
        self.lock.store(taken.key ^ taken.result, Ordering::Relaxed);
    }
}

/// Entries are addressed in pairs: one place for the deeper result, one for
/// the newer.
pub(crate) struct Table {
    pairs: Arc<[[Entry; 2]]>,
    age: u64,
}

impl Table {
    /// A table of this many entries, rounded down to an even number; 0 for none.
    pub(crate) fn new(entries: u32) -> Self {
        Table {
            pairs: (0..entries / 2).map(|_| Default::default()).collect(),
            age: 0,
        }
    }

    /// The same table for another thread.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn share(&self) -> Self {
        Table {
            pairs: Arc::clone(&self.pairs),
            age: self.age,
        }
    }

    /// Results from before this call give way first.
    pub(crate) fn start_search(&mut self) {
        self.age = (self.age + 1) & 15;
    }

    pub(crate) fn clear(&mut self) {
        for entry in self.pairs.iter().flatten() {
            entry.put(Taken { key: 0, result: 0 });
        }
        self.age = 0;
    }

    /// The same place on every machine: 32 bits of the key, scaled to the size.
    fn place(&self, key: u64) -> usize {
        let pairs = self.pairs.len() as u64;
        ((u64::from((key >> 16) as u32) * pairs) >> 32) as usize
    }

    /// Brings what is known about a position up from memory while other work goes on;
    /// where there is no instruction for that, does nothing.
    #[inline]
    pub(crate) fn fetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        if let Some(pair) = self.pairs.get(self.place(key)) {
            safe_arch::prefetch_t0(pair);
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Found> {
        let pair = self.pairs.get(self.place(key))?;
        let taken = pair
            .iter()
            .map(Entry::take)
            .find(|entry| entry.is_of(key))?;
        Some(taken.found())
    }

    pub(crate) fn store(&self, key: u64, found: Found) {
        let place = self.place(key);
        let Some([deeper, newer]) = self.pairs.get(place) else {
            return;
        };
        let (deep, new) = (deeper.take(), newer.take());
        let mut tag = u64::from(found.tag);
        for old in [deep, new] {
            if old.is_of(key) && tag == 0 {
                tag = old.tag();
            }
        }
        let evaluation = found.worth.map_or(NONE, |kept| kept.value);
        let depth = found.depth.clamp(0, TO_THE_END) as u64;
        let entry = Taken {
            key,
            result: tag << 48
                | u64::from(evaluation as u16) << 32
                | u64::from(found.score.value as u16) << 16
                | depth << 8
                | self.age << 4
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
        let stale = deep.age() != self.age;
        if deep.is_of(key) || !new.is_of(key) && (stale || depth >= deep.depth()) {
            if !deep.is_of(key) {
                newer.put(deep);
            }
            deeper.put(entry);
        } else {
            newer.put(entry);
        }
    }
}

#[cfg(test)]
mod tests;
