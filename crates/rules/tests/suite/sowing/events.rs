//! The events of a ply, replayed seed by seed on a plain board.
use vato_rules::mancala::{Event, House, Pit, Position};
use vato_rules::{GameResult, Outcome, Side};

/// Rows, stores and what is in the hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    rows: [Vec<u16>; 2],
    stores: [u16; 2],
    hand: u16,
}

impl Table {
    pub fn new(position: &Position) -> Self {
        let row = |side| {
            let houses = position.ring().houses_of(side);
            houses.map(|house| position.seeds(house)).collect()
        };
        Table {
            rows: Side::BOTH.map(row),
            stores: Side::BOTH.map(|side| position.store(side)),
            hand: 0,
        }
    }

    fn house(&mut self, house: House) -> &mut u16 {
        &mut self.rows[house.side.index()][usize::from(house.index)]
    }

    /// One event; it must tell the truth about this board.
    pub fn see(&mut self, event: &Event) {
        match *event {
            Event::Lift { from, seeds, .. } => {
                assert_eq!((self.hand, *self.house(from)), (0, seeds));
                self.hand = std::mem::take(self.house(from));
            }
            Event::Drop { by, into, left } => {
                self.hand -= 1;
                assert_eq!(self.hand, left);
                match into {
                    Pit::House(house) => *self.house(house) += 1,
                    Pit::Store(side) => {
                        assert_eq!(side, by, "the opponent's store gets no seed");
                        self.stores[side.index()] += 1;
                    }
                }
            }
            Event::Relay { at, .. } => assert!(self.hand == 0 && *self.house(at) > 1),
            Event::Capture { by, from, seeds } => self.bank(by, from, seeds),
            Event::Sweep { from, to, seeds } => self.bank(to, from, seeds),
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
            Event::GameOver(Outcome { result, .. }) => {
                let [south, north] = self.stores;
                let by_stores = match south.cmp(&north) {
                    std::cmp::Ordering::Less => GameResult::Win(Side::Second),
                    std::cmp::Ordering::Equal => GameResult::Draw,
                    std::cmp::Ordering::Greater => GameResult::Win(Side::First),
                };
                assert_eq!(result, by_stores);
            }
            Event::GrandSlam { left, by } => {
                let there: u16 = self.rows[(!by).index()].iter().sum();
                assert!(left <= there);
            }
            Event::SowAgain { .. } | Event::TurnPasses { .. } | Event::Cycle => {}
            ref other => panic!("no event of these games: {other:?}"),
        }
    }

    fn bank(&mut self, by: Side, from: House, seeds: u16) {
        assert!(seeds > 0);
        assert_eq!(std::mem::take(self.house(from)), seeds);
        self.stores[by.index()] += seeds;
    }
}
