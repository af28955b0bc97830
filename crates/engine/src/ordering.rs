//! Which ply to try first.

use vato_rules::Side;

use crate::score::MAX_PLY;
use crate::searchable::{SLOTS, Search};
use crate::table::short;

/// A ply's place in the list of the position, with what decides its turn.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) index: u32,
    pub(crate) tag: u32,
    /// Higher comes first.
    pub(crate) order: i32,
    /// What [`Search::promise`] says.
    pub(crate) promise: u32,
}

const TABLE_PLY: i32 = 1 << 24;
/// A unit of promise: more than history tells.
const PROMISE: i32 = 1 << 11;
const KILLER: i32 = 1 << 12;
/// Bound of a history value.
const FULL: i32 = 1 << 13;
/// The plies of a position, kept from one position to the next so that nothing is
/// allocated while searching.
pub(crate) struct Frame<G: Search> {
    pub(crate) plies: Vec<G::Ply>,
    /// What each ply leads to, if the game looks ahead.
    pub(crate) nexts: Vec<G::Position>,
    pub(crate) candidates: Vec<Candidate>,
}

impl<G: Search> Default for Frame<G> {
    fn default() -> Self {
        Frame {
            plies: Vec::new(),
            nexts: Vec::new(),
            candidates: Vec::new(),
        }
    }
}

impl<G: Search> Frame<G> {
    /// What a candidate leads to.
    pub(crate) fn next(&self, game: &G, position: &G::Position, index: u32) -> G::Position {
        match self.nexts.get(index as usize) {
            Some(next) => *next,
            None => game.play(position, &self.plies[index as usize]),
        }
    }
}

/// Remembers what refuted other lines: killers by ply, history by slot.
pub(crate) struct Ordering {
    killers: Vec<[u32; 2]>,
    /// Indexed by side, then slot.
    history: Vec<i16>,
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

    /// Fills the frame's candidates with its plies, unsorted, and, if the game looks ahead,
    /// with what they lead to.
    pub(crate) fn rate<G: Search>(
        &self,
        game: &G,
        position: &G::Position,
        table_tag: u16,
        ply: u32,
        frame: &mut Frame<G>,
    ) {
        let Frame {
            plies,
            nexts,
            candidates,
        } = frame;
        nexts.clear();
        candidates.clear();
        let side = game.side_to_move(position);
        let killers = self.killers[ply as usize];
        for (index, candidate) in (0..).zip(&*plies) {
            if G::LOOKS_AHEAD {
                nexts.push(game.play(position, candidate));
            }
            let tag = game.tag(candidate);
            let promise = game.promise(position, candidate, nexts.last());
            let mut order = i32::from(self.history[place(side, game.slot(candidate))])
                + promise as i32 * PROMISE;
            if short(tag) == table_tag {
                order += TABLE_PLY;
            } else if killers.contains(&tag) {
                order += KILLER;
            }
            candidates.push(Candidate {
                index,
                tag,
                order,
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
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / FULL) as i16;
    }
}

fn place(side: Side, slot: u16) -> usize {
    side.index() * SLOTS as usize + usize::from(slot)
}

/// Brings the most promising candidate from `at` on to `at`. `None` when there is none left.
pub(crate) fn next(candidates: &mut [Candidate], at: usize) -> Option<Candidate> {
    let rest = candidates.get_mut(at..)?;
    let mut best = 0;
    let mut most = rest.first()?.order;
    for (place, candidate) in rest.iter().enumerate().skip(1) {
        if candidate.order > most {
            (best, most) = (place, candidate.order);
        }
    }
    rest.swap(0, best);
    rest.first().copied()
}
