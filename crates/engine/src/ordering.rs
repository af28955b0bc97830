//! Which ply to try first.

use vato_rules::Side;

use crate::score::MAX_PLY;
use crate::searchable::{SLOTS, Search};

/// A ply's place in the list of the position, with what decides its turn.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) index: u32,
    pub(crate) tag: u32,
    pub(crate) promise: i32,
}

const TABLE_PLY: i32 = 1 << 24;
const PROMISE: i32 = 1 << 11;
const KILLER: i32 = 1 << 12;
/// Bound of a history value.
const FULL: i32 = 1 << 13;

/// Remembers what refuted other lines: killers by ply, history by slot.
pub(crate) struct Ordering {
    killers: Vec<[u32; 2]>,
    /// Indexed by side, then slot.
    history: Vec<i32>,
}

impl Ordering {
    pub(crate) fn new() -> Self {
        Ordering {
            killers: vec![[0; 2]; MAX_PLY as usize + 1],
            history: vec![0; 2 * SLOTS as usize],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.killers.fill([0; 2]);
        self.history.fill(0);
    }

    /// Fills `candidates` with the plies, unsorted, one for each effect on the board.
    pub(crate) fn rate<G: Search>(
        &self,
        game: &G,
        position: &G::Position,
        plies: &[G::Ply],
        table_tag: u32,
        ply: u32,
        candidates: &mut Vec<Candidate>,
    ) {
        candidates.clear();
        let side = game.side_to_move(position);
        let killers = self.killers[ply as usize];
        for (index, candidate) in (0..).zip(plies) {
            let tag = game.tag(candidate);
            let mut promise = self.history[place(side, game.slot(candidate))]
                + game.promise(position, candidate) as i32 * PROMISE;
            if tag == table_tag {
                promise += TABLE_PLY;
            } else if killers.contains(&tag) {
                promise += KILLER;
            }
            candidates.push(Candidate {
                index,
                tag,
                promise,
            });
        }
    }

    /// `refutation` was too good; those of `tried` before it were not.
    pub(crate) fn learn<G: Search>(
        &mut self,
        game: &G,
        side: Side,
        refutation: (&G::Ply, u32),
        tried: impl Iterator<Item = G::Ply>,
        depth: i32,
        ply: u32,
    ) {
        let (best, tag) = refutation;
        let killers = &mut self.killers[ply as usize];
        if killers[0] != tag {
            *killers = [tag, killers[0]];
        }
        let bonus = (depth * depth * 8).clamp(8, FULL / 4);
        self.adjust(side, game.slot(best), bonus);
        for worse in tried {
            self.adjust(side, game.slot(&worse), -bonus);
        }
    }

    /// Pulls the value towards ±[`FULL`], the less the closer it is.
    fn adjust(&mut self, side: Side, slot: u16, bonus: i32) {
        let value = &mut self.history[place(side, slot)];
        *value += bonus - *value * bonus.abs() / FULL;
    }
}

fn place(side: Side, slot: u16) -> usize {
    side.index() * SLOTS as usize + usize::from(slot)
}

/// Brings the most promising candidate from `at` on to `at`; the earlier one in
/// the list wins a tie. `None` when there is none left whose effect is new.
pub(crate) fn next(candidates: &mut Vec<Candidate>, at: usize) -> Option<Candidate> {
    loop {
        let (best, candidate) = candidates
            .iter()
            .enumerate()
            .skip(at)
            .reduce(|a, b| if b.1.promise > a.1.promise { b } else { a })
            .map(|(place, candidate)| (place, *candidate))?;
        if candidates[..at]
            .iter()
            .any(|done| done.tag == candidate.tag)
        {
            candidates.remove(best);
            continue;
        }
        candidates.swap(at, best);
        return Some(candidate);
    }
}
