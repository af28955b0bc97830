//! The events of a ply, replayed seed by seed on a plain board.
use vato_rules::mancala::{Event, House, Pit, Position};
use vato_rules::{GameResult, Outcome, Side};

/// Rows, stores and hands by side.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    rows: [Vec<u16>; 2],
    stores: [u16; 2],
    hands: [u16; 2],
    burnt: Vec<House>,
}

impl Table {
    pub fn new(position: &Position) -> Self {
        let ring = position.ring();
        let houses = Side::BOTH.into_iter().flat_map(|side| ring.houses_of(side));
        Table {
            rows: Side::BOTH.map(|side| {
                let row = ring.houses_of(side);
                row.map(|house| position.seeds(house)).collect()
            }),
            stores: Side::BOTH.map(|side| position.store(side)),
            hands: [0; 2],
            burnt: houses
                .filter(|house| position.round().burnt() & 1 << ring.at(*house) != 0)
                .collect(),
        }
    }

    fn house(&mut self, house: House) -> &mut u16 {
        &mut self.rows[house.side.index()][usize::from(house.index)]
    }

    /// One event; it must tell the truth about this board.
    pub fn see(&mut self, event: &Event) {
        match *event {
            Event::Lift { by, from, seeds } => {
                assert_eq!(self.hands[by.index()], 0, "the hand is empty before a lift");
                assert_eq!(*self.house(from), seeds);
                self.hands[by.index()] = std::mem::take(self.house(from));
            }
            Event::Drop { by, into, left } => {
                self.hands[by.index()] -= 1;
                assert_eq!(self.hands[by.index()], left);
                match into {
                    Pit::House(house) => {
                        assert!(!self.burnt.contains(&house), "burnt houses get no seed");
                        *self.house(house) += 1;
                    }
                    Pit::Store(side) => {
                        assert_eq!(side, by, "the opponent's store gets no seed");
                        self.stores[side.index()] += 1;
                    }
                }
            }
            Event::Capture { by, from, seeds } => self.bank(by, from, seeds),
            Event::Sweep { from, to, seeds } => self.bank(to, from, seeds),
            Event::RoundEnds { winner, .. } => {
                self.burnt.clear();
                assert_eq!(winner, self.leader());
            }
            Event::Refill { house, seeds } => {
                self.stores[house.side.index()] -= seeds;
                assert_eq!(std::mem::replace(self.house(house), seeds), 0);
            }
            Event::Burnt { house } => self.burnt.push(house),
            Event::GameOver(Outcome { result, .. }) => {
                assert_eq!(
                    result,
                    self.leader().map_or(GameResult::Draw, GameResult::Win)
                );
            }
            Event::Relay { by, at } => {
                assert_eq!(self.hands[by.index()], 0);
                assert!(*self.house(at) > 1);
            }
            Event::Swap => {
                self.rows.swap(0, 1);
                self.stores.swap(0, 1);
            }
            Event::FeedingDuty { side, houses } => {
                let opponent = &self.rows[(!side).index()];
                assert!(opponent.iter().all(|seeds| *seeds == 0));
                for (index, seeds) in self.rows[side.index()].iter().enumerate() {
                    assert!(houses & 1 << index == 0 || *seeds > 0);
                }
            }
            Event::CannotMove { side, cannot_feed } => {
                let has_seeds = self.rows[side.index()].iter().any(|seeds| *seeds > 0);
                assert!(has_seeds || !cannot_feed);
            }
            Event::GrandSlam { left, by } => {
                let there: u16 = self.rows[(!by).index()].iter().sum();
                assert!(left <= there);
            }
            Event::SowAgain { .. }
            | Event::TurnPasses { .. }
            | Event::RoundBegins { .. }
            | Event::Cycle => {}
            ref other => panic!("an event that nothing replays: {other:?}"),
        }
    }

    fn bank(&mut self, by: Side, from: House, seeds: u16) {
        assert!(seeds > 0);
        assert_eq!(std::mem::take(self.house(from)), seeds);
        self.stores[by.index()] += seeds;
    }

    fn leader(&self) -> Option<Side> {
        match self.stores[0].cmp(&self.stores[1]) {
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::First),
        }
    }

    /// The same board as this position, with the burnt houses in the same places.
    pub fn assert_is(mut self, position: &Position) {
        let mut other = Table::new(position);
        let order = |house: &House| (house.side.index(), house.index);
        self.burnt.sort_by_key(order);
        other.burnt.sort_by_key(order);
        // The last round of a match leaves its burnt houses as they are.
        if position.ended().is_some() {
            other.burnt.clone_from(&self.burnt);
        }
        assert_eq!(self, other);
    }
}
