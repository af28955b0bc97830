//! The board while a move is being played through, movement by movement.

use vato_rules::{
    Side,
    mancala::{Event, Pit, Ring},
};

use super::{
    pit_set::{PitSet, place_of},
    state::{Flight, Hand},
};

/// Something that seeds are seen to do.
#[derive(Clone, Copy)]
pub(super) enum Movement {
    /// All seeds of a pit are taken into a side's hand.
    Lift(Side, Pit),
    /// One seed falls from a side's hand.
    Drop(Side, Pit),
    /// Seeds fly.
    Carry(Flight),
    /// Rows and stores are exchanged.
    Exchange,
}

impl Movement {
    /// What is seen of an event; nothing of those that only say something.
    pub fn of(event: &Event) -> Option<Self> {
        let carry = |from, to, seeds| Some(Self::Carry(Flight { from, to, seeds }));
        match *event {
            Event::Lift { by, from, .. } => Some(Self::Lift(by, Pit::House(from))),
            Event::Drop { by, into, .. } => Some(Self::Drop(by, into)),
            Event::Capture { by, from, seeds } => carry(Pit::House(from), Pit::Store(by), seeds),
            Event::Sweep { from, to, seeds } => carry(Pit::House(from), Pit::Store(to), seeds),
            Event::Refill { house, seeds } => {
                carry(Pit::Store(house.side), Pit::House(house), seeds)
            }
            Event::Swap => Some(Self::Exchange),
            _ => None,
        }
    }
}

/// The board while it is being played through.
pub(super) struct Stage {
    ring: Ring,
    pub seeds: Vec<u16>,
    pub hands: [Option<Hand>; 2],
    /// The pit over which each side's hand is about to open.
    pub falling: [Option<Pit>; 2],
    pub flights: Vec<Flight>,
    pub origin: Option<Pit>,
    pub landed: Option<Pit>,
    pub captured: PitSet,
    /// Whose hands have moved in the frame that is being made.
    moved: [bool; 2],
}

impl Stage {
    pub fn new(ring: Ring, seeds: &[u16]) -> Self {
        let mut seeds = seeds.to_vec();
        seeds.resize(usize::from(ring.len()), 0);
        Self {
            ring,
            seeds,
            hands: [None; 2],
            falling: [None; 2],
            flights: Vec::new(),
            origin: None,
            landed: None,
            captured: PitSet::EMPTY,
            moved: [false; 2],
        }
    }

    /// Whether a movement is seen together with the one before: what is carried
    /// flies all at once, and two sides that sow at the same time move their
    /// hands at the same time.
    pub fn joins(&self, movement: Movement) -> bool {
        match movement {
            Movement::Carry(flight) => {
                let onwards = self.flights.iter().any(|other| other.to == flight.from);
                !self.flights.is_empty() && !onwards
            }
            Movement::Lift(side, _) | Movement::Drop(side, _) => {
                self.flights.is_empty()
                    && !self.moved[side.index()]
                    && self.moved[(!side).index()]
                    && self.hands[(!side).index()].is_some()
            }
            Movement::Exchange => false,
        }
    }

    pub fn take(&mut self, movement: Movement) {
        if !self.joins(movement) {
            self.settle();
            self.moved = [false; 2];
        }
        match movement {
            Movement::Lift(side, over) => {
                self.open_hand(side);
                let lifted = std::mem::take(self.pit(over));
                let before = self.hands[side.index()].map_or(0, |hand| hand.seeds);
                let seeds = before + lifted;
                self.hands[side.index()] = Some(Hand {
                    over,
                    seeds,
                    falls: false,
                });
                self.origin = self.origin.or(Some(over));
                self.moved[side.index()] = true;
            }
            Movement::Drop(side, into) => {
                self.open_hand(side);
                if let Some(hand) = &mut self.hands[side.index()] {
                    (hand.over, hand.falls) = (into, true);
                    self.falling[side.index()] = Some(into);
                }
                self.landed = Some(into);
                self.moved[side.index()] = true;
            }
            Movement::Carry(flight) => {
                let from = self.pit(flight.from);
                *from = from.saturating_sub(flight.seeds);
                self.flights.push(flight);
                self.captured.insert(flight.from);
            }
            Movement::Exchange => {
                let half = self.seeds.len() / 2;
                self.seeds.rotate_left(half);
            }
        }
    }

    /// Lets fall what is about to fall, and arrive what is in the air.
    pub fn settle(&mut self) {
        Side::BOTH.into_iter().for_each(|side| self.open_hand(side));
        for flight in std::mem::take(&mut self.flights) {
            *self.pit(flight.to) += flight.seeds;
        }
    }

    fn open_hand(&mut self, side: Side) {
        let hand = self.hands[side.index()];
        if let (Some(pit), Some(hand)) = (self.falling[side.index()].take(), hand) {
            *self.pit(pit) += 1;
            let seeds = hand.seeds.saturating_sub(1);
            self.hands[side.index()] = (seeds > 0).then_some(Hand { seeds, ..hand });
        }
    }

    /// The seeds of a pit, which is one of this ring's.
    fn pit(&mut self, pit: Pit) -> &mut u16 {
        &mut self.seeds[usize::from(place_of(self.ring, pit))]
    }
}
