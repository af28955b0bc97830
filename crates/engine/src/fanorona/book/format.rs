//! The book as bytes.
//!
//! Positions come breadth first from the start, each once: how many of its turns are known,
//! and for each its number among the [distinct turns](super::distinct_turns) and its weight.
//! A position that a turn leads to and that the book does not know has no turns. All numbers are
//! a byte, those of turns as many times 255 as needed before it.

use std::collections::{BTreeSet, VecDeque};

use vato_rules::Game;
use vato_rules::fanorona::{Fanorona, Position};

use super::{Book, BookError, Reply, after, canonical, distinct_turns, stones};

impl Book {
    /// Reads a book.
    ///
    /// # Errors
    /// What is wrong, and at which byte.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        let game = Fanorona::default();
        let mut book = Book::default();
        let mut way = Way::from_the_start(&game);
        let mut bytes = Bytes { bytes, at: 0 };
        while let Some(position) = way.next() {
            let count = bytes.next()?;
            if count == 0 {
                continue;
            }
            let turns = distinct_turns(&game, &position);
            let mut replies = Vec::new();
            for _ in 0..count {
                let number = bytes.number()?;
                let turn = *turns.get(number).ok_or(BookError::Illegal(bytes.at - 1))?;
                let weight = bytes.next()?;
                replies.push(Reply { turn, weight });
                way.lead_to(after(&game, &position, &turn));
            }
            book.add(&position, replies);
        }
        if bytes.at < bytes.bytes.len() {
            return Err(BookError::GoesOn(bytes.at));
        }
        Ok(book)
    }

    /// The bytes of what can be reached from the start by turns of the book. At most 255 of a
    /// position are kept.
    pub fn to_bytes(&self) -> Vec<u8> {
        let game = Fanorona::default();
        let mut bytes = Vec::new();
        let mut way = Way::from_the_start(&game);
        while let Some(position) = way.next() {
            let turns = distinct_turns(&game, &position);
            let known = self.replies.get(&stones(&position)).into_iter().flatten();
            let numbered = known.filter_map(|reply| {
                let number = turns.iter().position(|turn| *turn == reply.turn)?;
                Some((number, reply))
            });
            let kept: Vec<_> = numbered.take(usize::from(u8::MAX)).collect();
            bytes.push(kept.len() as u8);
            for (number, reply) in kept {
                bytes.extend(std::iter::repeat_n(u8::MAX, number / 255));
                bytes.extend([(number % 255) as u8, reply.weight]);
                way.lead_to(after(&game, &position, &reply.turn));
            }
        }
        bytes
    }
}

/// The positions still to come, breadth first.
struct Way {
    waiting: VecDeque<Position>,
    seen: BTreeSet<super::Stones>,
}

impl Way {
    fn from_the_start(game: &Fanorona) -> Self {
        let mut way = Way {
            waiting: VecDeque::new(),
            seen: BTreeSet::new(),
        };
        way.lead_to(canonical(game.grid(), &game.start()).0);
        way
    }

    fn lead_to(&mut self, position: Position) {
        if self.seen.insert(stones(&position)) {
            self.waiting.push_back(position);
        }
    }

    fn next(&mut self) -> Option<Position> {
        self.waiting.pop_front()
    }
}

struct Bytes<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bytes<'_> {
    fn next(&mut self) -> Result<u8, BookError> {
        let byte = self.bytes.get(self.at).ok_or(BookError::Ends)?;
        self.at += 1;
        Ok(*byte)
    }

    fn number(&mut self) -> Result<usize, BookError> {
        let mut number = 0;
        loop {
            let byte = self.next()?;
            number += usize::from(byte);
            if byte < u8::MAX {
                return Ok(number);
            }
        }
    }
}
