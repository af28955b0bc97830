//! All that a sowing board shows, as plain data.

use vato_rules::{
    Side,
    mancala::{House, Pit, Position, Ring, Sowing},
};

use super::pit_set::{PitSet, owner, pits_of, place_of};

/// Everything a sowing board shows. The board knows no rules: whoever owns it
/// works out what is marked, and hands over a new value whenever something
/// changes.
#[derive(Clone, PartialEq, Debug)]
pub struct PitsState {
    /// How many houses there are.
    pub ring: Ring,
    /// The seeds in each pit, in the order of the ring. Default: none.
    pub seeds: Vec<u16>,
    /// Which way round the board is seen. Default: from South's side.
    pub view: View,
    /// What is written beside the houses. Default: nothing.
    pub names: Names,
    /// Houses that nobody may use in this round. Default: none.
    pub burnt: PitSet,
    /// Houses that can be sown from now. Default: none.
    pub sowable: PitSet,
    /// The house that the pointer or the focus rests on, if something is to be
    /// told about it. Default: none.
    pub looked_at: Option<Pit>,
    /// Where the last seed of the house looked at would land. Default: none.
    pub would_land: Option<Pit>,
    /// The pits that the house looked at would take seeds from. Default: none.
    pub would_take: PitSet,
    /// The house of a hint, or of a choice that waits for the other side's.
    /// Default: none.
    pub pointed_out: Option<Pit>,
    /// The house that the sowing before began with. Default: none.
    pub origin: Option<Pit>,
    /// Where the last seed of the sowing before landed. Default: none.
    pub landed: Option<Pit>,
    /// The pits that the sowing before took seeds from. Default: none.
    pub captured: PitSet,
    /// The seeds in each side's hand, by [`Side::index`]. Default: none.
    pub hands: [Option<Hand>; 2],
    /// Seeds on their way through the air. Default: none.
    pub flights: Vec<Flight>,
    /// How long the movement that is shown lasts, in milliseconds. Default: 0.
    pub beat: u32,
}

/// Seeds in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The pit it is held over.
    pub over: Pit,
    /// How many there are.
    pub seeds: u16,
    /// Whether it comes to the pit to let a seed fall there, not to lift.
    pub falls: bool,
}

/// Seeds that fly from one pit to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Where they were.
    pub from: Pit,
    /// Where they will be.
    pub to: Pit,
    /// How many there are.
    pub seeds: u16,
}

/// What the houses are called on the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Names {
    /// Nothing is written.
    #[default]
    None,
    /// 1, 2, 3 ... from each side's left.
    Numbers,
    /// A, B, C ... for South and a, b, c ... for North.
    Letters,
}

impl Names {
    /// The names that a game's notation uses.
    pub fn of(game: &impl Sowing) -> Self {
        let first = House {
            side: Side::First,
            index: 0,
        };
        match game.house_text(first).parse::<u8>() {
            Ok(_) => Self::Numbers,
            Err(_) => Self::Letters,
        }
    }
}

/// Which way round a board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct View {
    /// North sits below.
    pub flipped: bool,
    /// Seeds are seen to run clockwise, each side's store at its left, as the
    /// Malay boards are used.
    pub clockwise: bool,
}

impl PitsState {
    /// An empty board seen from South's side.
    pub fn new(houses: u8) -> Self {
        let ring = Ring::new(houses);
        Self {
            ring,
            seeds: vec![0; usize::from(ring.len())],
            view: View::default(),
            names: Names::None,
            burnt: PitSet::EMPTY,
            sowable: PitSet::EMPTY,
            looked_at: None,
            would_land: None,
            would_take: PitSet::EMPTY,
            pointed_out: None,
            origin: None,
            landed: None,
            captured: PitSet::EMPTY,
            hands: [None; 2],
            flights: Vec::new(),
            beat: 0,
        }
    }

    /// The seeds and the burnt houses of a position, seen from South's side.
    pub fn of(position: &Position) -> Self {
        let ring = position.ring();
        let burnt = position.round().burnt();
        Self {
            seeds: pits_of(ring).map(|pit| position.seeds_at(pit)).collect(),
            burnt: Side::BOTH
                .into_iter()
                .flat_map(|side| ring.houses_of(side))
                .filter(|house| burnt >> ring.at(*house) & 1 == 1)
                .map(Pit::House)
                .collect(),
            ..Self::new(position.houses())
        }
    }

    /// Seeds in a pit.
    pub fn seeds_in(&self, pit: Pit) -> u16 {
        let place = usize::from(place_of(self.ring, pit));
        self.seeds.get(place).copied().unwrap_or(0)
    }

    /// What is marked on a pit, as words for style sheets and tests.
    pub fn marks(&self, pit: Pit) -> String {
        let flags = [
            (self.sowable.contains(pit), "sowable"),
            (self.looked_at == Some(pit), "looked-at"),
            (self.would_land == Some(pit), "would-land"),
            (self.would_take.contains(pit), "would-take"),
            (self.pointed_out == Some(pit), "pointed-out"),
            (self.origin == Some(pit), "origin"),
            (self.landed == Some(pit), "landed"),
            (self.captured.contains(pit), "captured"),
            (self.burnt.contains(pit), "burnt"),
        ];
        let set = flags.iter().filter(|(on, _)| *on).map(|(_, word)| *word);
        set.collect::<Vec<_>>().join(" ")
    }

    /// Which pits are where.
    pub fn layout(&self) -> Layout {
        Layout {
            ring: self.ring,
            view: self.view,
        }
    }

    /// What is written beside a house.
    pub fn name(&self, pit: Pit) -> String {
        let Pit::House(House { side, index }) = pit else {
            return String::new();
        };
        let letter = |first: u8| char::from(first + index).to_string();
        match (self.names, side) {
            (Names::None, _) => String::new(),
            (Names::Numbers, _) => (index + 1).to_string(),
            (Names::Letters, Side::First) => letter(b'A'),
            (Names::Letters, Side::Second) => letter(b'a'),
        }
    }
}

/// The place of each pit on the board as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The pits.
    pub ring: Ring,
    /// How they are seen.
    pub view: View,
}

impl Layout {
    /// The side that sits below.
    pub fn near(self) -> Side {
        if self.view.flipped {
            Side::Second
        } else {
            Side::First
        }
    }

    /// Whether a pit belongs to the side that sits below.
    pub fn is_near(self, pit: Pit) -> bool {
        owner(pit) == self.near()
    }

    /// The column of a house from the left; `None` for a store.
    pub fn column(self, pit: Pit) -> Option<u8> {
        let Pit::House(House { index, .. }) = pit else {
            return None;
        };
        let last = self.ring.houses() - 1;
        let from_left = self.is_near(pit) != self.view.clockwise;
        Some(if from_left { index } else { last - index })
    }

    /// A side's house in a column from the left.
    pub fn house(self, side: Side, column: u8) -> Option<Pit> {
        self.ring
            .houses_of(side)
            .map(Pit::House)
            .find(|pit| self.column(*pit) == Some(column))
    }

    /// The pit that is reached from another by going a step `across` (1 to the
    /// right) or `down` (1 downwards); stores are both beside the rows and above
    /// and below them, since screens differ. `None` at the edge.
    pub fn neighbour(self, pit: Pit, across: i8, down: i8) -> Option<Pit> {
        let near = self.near();
        let (left, right) = if self.view.clockwise {
            (near, !near)
        } else {
            (!near, near)
        };
        let houses = self.ring.houses();
        let side = owner(pit);
        match (self.column(pit), across, down) {
            (Some(_), 0, 1) if side == near => Some(Pit::Store(near)),
            (Some(_), 0, -1) if side != near => Some(Pit::Store(!near)),
            (Some(column), 0, _) => self.house(!side, column),
            (Some(column), _, _) => match column.checked_add_signed(across) {
                None => Some(Pit::Store(left)),
                Some(column) if column == houses => Some(Pit::Store(right)),
                Some(column) => self.house(side, column),
            },
            (None, 0, _) => ((down < 0) == (side == near))
                .then(|| self.house(side, houses / 2))
                .flatten(),
            (None, _, _) if (side == left) == (across > 0) => {
                self.house(side, if side == left { 0 } else { houses - 1 })
            }
            (None, _, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layouts() -> impl Iterator<Item = Layout> {
        let views = [(false, false), (true, false), (false, true), (true, true)];
        (1..=12).flat_map(move |houses| {
            views.map(|(flipped, clockwise)| Layout {
                ring: Ring::new(houses),
                view: View { flipped, clockwise },
            })
        })
    }

    fn house(side: Side, index: u8) -> Pit {
        Pit::House(House { side, index })
    }

    #[test]
    fn houses_opposite_each_other_share_a_column() {
        for layout in layouts() {
            let houses = layout.ring.houses();
            for index in 0..houses {
                let south = house(Side::First, index);
                let north = house(Side::Second, houses - 1 - index);
                assert_eq!(layout.column(south), layout.column(north));
            }
        }
    }

    #[test]
    fn the_side_below_sows_to_the_right_unless_the_board_runs_clockwise() {
        for layout in layouts() {
            let last = layout.ring.houses() - 1;
            let expected = if layout.view.clockwise { last } else { 0 };
            assert_eq!(layout.column(house(layout.near(), 0)), Some(expected));
        }
    }

    const STEPS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

    #[test]
    fn a_step_and_the_step_back_lead_to_the_same_house() {
        for layout in layouts() {
            let both = Side::BOTH.into_iter();
            for pit in both.flat_map(|side| layout.ring.houses_of(side).map(Pit::House)) {
                for (across, down) in STEPS {
                    let next = layout.neighbour(pit, across, down);
                    if let Some(Pit::House(_)) = next {
                        assert_eq!(layout.neighbour(next.unwrap(), -across, -down), Some(pit));
                    } else {
                        assert!(next.is_some(), "a house has neighbours on all sides");
                    }
                }
            }
        }
    }

    #[test]
    fn every_pit_is_reached_by_arrows() {
        for layout in layouts() {
            let mut reached = vec![house(Side::First, 0)];
            let mut at = 0;
            while let Some(pit) = reached.get(at).copied() {
                for (across, down) in STEPS {
                    if let Some(next) = layout.neighbour(pit, across, down)
                        && !reached.contains(&next)
                    {
                        reached.push(next);
                    }
                }
                at += 1;
            }
            assert_eq!(reached.len(), usize::from(layout.ring.len()));
        }
    }

    #[test]
    fn stores_lead_back_into_the_rows() {
        let layout = PitsState::new(6).layout();
        let (south, north) = (Pit::Store(Side::First), Pit::Store(Side::Second));
        let to = |pit, across, down| layout.neighbour(pit, across, down);
        assert_eq!(to(south, -1, 0), Some(house(Side::First, 5)));
        assert_eq!(to(south, 1, 0), None);
        assert_eq!(to(south, 0, 1), None);
        assert_eq!(to(south, 0, -1), Some(house(Side::First, 3)));
        assert_eq!(to(north, 1, 0), Some(house(Side::Second, 5)));
        assert_eq!(to(north, 0, 1), Some(house(Side::Second, 2)));
        assert_eq!(to(north, 0, -1), None);
    }
}
