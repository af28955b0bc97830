//! The boards of one turn, for a game in which a turn can be fifty sowings.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use vato_rules::Side;
use vato_rules::mancala::{Board, Ply, Position};

use super::{Seeds, lead};

/// The boards of one turn that have been reached, each once, whatever order of sowings
/// leads to it.
pub(super) struct Turn<P> {
    pub(super) side: Side,
    pub(super) round: u16,
    /// First sowings it can begin with.
    pub(super) firsts: usize,
    /// Boards in the order in which they were reached.
    pub(super) steps: Vec<Step<P>>,
    /// Boards on which the turn has ended, or beyond which it is not followed.
    pub(super) ends: Vec<u32>,
    seen: HashSet<u64, BuildHasherDefault<KeyHasher>>,
    /// Steps to go on from, those with the most seeds first and the older of equals.
    waiting: BinaryHeap<(i32, Reverse<u32>)>,
    /// The most sowings that are followed.
    longest: u32,
}

/// A board of the turn, and how it came about.
pub(super) struct Step<P> {
    pub(super) position: P,
    /// By how many seeds the side whose turn it is leads in the stores.
    pub(super) lead: i32,
    /// The number of its first sowing among those of the turn.
    pub(super) first: usize,
    pub(super) sowings: u32,
    ply: Ply,
    /// The step before; its own number for a first sowing.
    before: u32,
}

/// Keys are well mixed by themselves.
#[derive(Default)]
pub(super) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

impl<B: Board> Turn<Position<B>> {
    /// The turn that begins in this position, with all its first sowings; none is
    /// followed beyond `longest`.
    pub(super) fn begin<G: Seeds<Board = B>>(
        game: &G,
        position: &Position<B>,
        longest: u32,
    ) -> Self {
        let mut plies = Vec::new();
        game.plies(position, &mut plies);
        let mut turn = Turn {
            side: position.side(),
            round: position.round().number(),
            firsts: plies.len(),
            steps: Vec::new(),
            ends: Vec::new(),
            seen: HashSet::default(),
            waiting: BinaryHeap::new(),
            longest,
        };
        for (first, ply) in plies.iter().enumerate() {
            let before = turn.steps.len() as u32;
            turn.reach(game, position, *ply, before, first, 1);
        }
        turn
    }

    /// Goes on from the boards with the most seeds in the store, as long as `count` counts
    /// another sowing; whether there are boards left to go on from.
    ///
    /// Seeds that are stored stay so, and long turns are made of short ones: what has
    /// brought much so far is more often than not what brings the most.
    pub(super) fn widen<G: Seeds<Board = B>>(
        &mut self,
        game: &G,
        count: &mut dyn FnMut() -> bool,
    ) -> bool {
        let mut plies = Vec::new();
        while let Some((_, Reverse(at))) = self.waiting.pop() {
            let step = &self.steps[at as usize];
            let (position, first, sowings) = (step.position, step.first, step.sowings);
            game.plies(&position, &mut plies);
            for ply in &plies {
                if !count() {
                    // What has been tried already will not be filed a second time.
                    let lead = self.steps[at as usize].lead;
                    self.waiting.push((lead, Reverse(at)));
                    return true;
                }
                self.reach(game, &position, *ply, at, first, sowings + 1);
            }
        }
        false
    }

    /// Plays a ply of the turn and files the board it leads to.
    fn reach<G: Seeds<Board = B>>(
        &mut self,
        game: &G,
        position: &Position<B>,
        ply: Ply,
        before: u32,
        first: usize,
        sowings: u32,
    ) {
        let next = game.play(position, &ply);
        if !self.seen.insert(next.key()) {
            return;
        }
        let ahead = lead(&next);
        let ahead = if next.side() == self.side {
            ahead
        } else {
            -ahead
        };
        let at = self.steps.len() as u32;
        let goes_on = next.side() == self.side
            && next.round().number() == self.round
            && next.ended().is_none();
        self.steps.push(Step {
            position: next,
            lead: ahead,
            first,
            sowings,
            ply,
            before,
        });
        if goes_on && sowings < self.longest {
            self.waiting.push((ahead, Reverse(at)));
        } else {
            self.ends.push(at);
        }
    }

    /// The most promising board that is still to be gone on from, for a first sowing
    /// all of whose turns go on farther than has been looked.
    pub(super) fn unfinished(&self, first: usize) -> Option<u32> {
        let waiting = self.waiting.iter();
        waiting
            .filter(|(_, step)| self.steps[step.0 as usize].first == first)
            .max()
            .map(|(_, step)| step.0)
    }

    /// The sowings that lead to a step.
    pub(super) fn plies_to(&self, step: u32) -> Vec<Ply> {
        let mut plies = Vec::new();
        let mut at = step;
        loop {
            let step = &self.steps[at as usize];
            plies.push(step.ply);
            if step.before == at {
                break;
            }
            at = step.before;
        }
        plies.reverse();
        plies
    }

    /// The longest turn that has been reached, in sowings.
    pub(super) fn longest_reached(&self) -> u32 {
        self.steps
            .iter()
            .map(|step| step.sowings)
            .max()
            .unwrap_or(0)
    }
}
