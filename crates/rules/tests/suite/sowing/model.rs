//! The rules of Kalah and Oware once more, in the plainest way there is: rows of numbers,
//! one seed at a time. The real thing is compared with it.
use vato_rules::mancala::Position;
use vato_rules::{Side, kalah, oware};

#[derive(Clone, Copy, Debug)]
pub enum Rules {
    Kalah(kalah::Rules),
    Oware(oware::Rules),
}

/// A house as (row, index), or a store as (row, houses a side).
type Place = (usize, usize);

#[derive(Clone, PartialEq, Debug)]
pub struct Seeds {
    pub rows: [Vec<u16>; 2],
    pub stores: [u16; 2],
}

impl Seeds {
    pub fn of(position: &Position) -> Self {
        let row = |side| {
            let houses = position.ring().houses_of(side);
            houses.map(|house| position.seeds(house)).collect()
        };
        Seeds {
            rows: Side::BOTH.map(row),
            stores: Side::BOTH.map(|side| position.store(side)),
        }
    }

    fn row(&self, row: usize) -> u16 {
        self.rows[row].iter().sum()
    }

    fn total(&self) -> u16 {
        self.row(0) + self.row(1) + self.stores[0] + self.stores[1]
    }

    fn sweep(&mut self, row: usize, to: usize) {
        self.stores[to] += self.row(row);
        self.rows[row].fill(0);
    }

    /// Sows from a house, passing over the stores but `store`, and over the house itself if
    /// `skip`; where the last seed falls.
    fn sow(&mut self, from: Place, store: Option<usize>, skip: bool) -> Place {
        let houses = self.rows[0].len();
        let mut hand = std::mem::take(&mut self.rows[from.0][from.1]);
        let mut at = from;
        while hand > 0 {
            at = if at.1 == houses {
                (1 - at.0, 0)
            } else {
                (at.0, at.1 + 1)
            };
            if at.1 == houses {
                if store == Some(at.0) {
                    self.stores[at.0] += 1;
                    hand -= 1;
                }
            } else if !(skip && at == from) {
                self.rows[at.0][at.1] += 1;
                hand -= 1;
            }
        }
        at
    }
}

#[derive(Clone, Debug)]
pub struct Model {
    rules: Rules,
    pub seeds: Seeds,
    pub side: usize,
    pub over: bool,
}

impl Model {
    pub fn new(rules: Rules, position: &Position) -> Self {
        Model {
            rules,
            seeds: Seeds::of(position),
            side: position.side().index(),
            over: position.ended().is_some(),
        }
    }

    /// The indices of the houses that may be played.
    pub fn legal(&self) -> Vec<usize> {
        if self.over {
            return Vec::new();
        }
        let row = self.seeds.rows[self.side].iter().enumerate();
        let mut houses: Vec<usize> = row.filter(|(_, s)| **s > 0).map(|(at, _)| at).collect();
        let Rules::Oware(rules) = self.rules else {
            return houses;
        };
        let opponent_has_none = self.seeds.row(1 - self.side) == 0;
        match rules.feed {
            oware::Feed::Must if opponent_has_none => houses.retain(|house| {
                let (sown, ..) = self.sow_oware(&rules, *house);
                sown.row(1 - self.side) > 0
            }),
            oware::Feed::NeverStarve => {
                let kind: Vec<usize> = houses
                    .iter()
                    .copied()
                    .filter(|house| {
                        let (mut after, _, taken, _) = self.sow_oware(&rules, *house);
                        for at in taken {
                            after.rows[1 - self.side][at] = 0;
                        }
                        after.row(1 - self.side) > 0
                    })
                    .collect();
                if !kind.is_empty() {
                    houses = kind;
                }
            }
            _ => {}
        }
        let slam = |house: &usize| self.sow_oware(&rules, *house).3;
        match rules.grand_slam {
            oware::GrandSlam::Illegal => houses.retain(|house| !slam(house)),
            oware::GrandSlam::IllegalUnlessForced if !houses.iter().all(slam) => {
                houses.retain(|house| !slam(house));
            }
            _ => {}
        }
        houses
    }

    pub fn play(&mut self, house: usize) {
        match self.rules {
            Rules::Kalah(rules) => self.play_kalah(&rules, house),
            Rules::Oware(rules) => self.play_oware(&rules, house),
        }
    }

    fn play_kalah(&mut self, rules: &kalah::Rules, house: usize) {
        let (us, them) = (self.side, 1 - self.side);
        let houses = self.seeds.rows[0].len();
        let mut last = self.seeds.sow((us, house), Some(us), false);
        while rules.relay == kalah::Relay::On
            && last.1 < houses
            && self.seeds.rows[last.0][last.1] > 1
        {
            last = self.seeds.sow(last, Some(us), false);
        }
        let again = last.1 == houses;
        if last.0 == us && !again && self.seeds.rows[us][last.1] == 1 {
            let opposite = houses - 1 - last.1;
            let there = self.seeds.rows[them][opposite];
            if there > 0 || rules.empty_capture == kalah::EmptyCapture::On {
                self.seeds.stores[us] += there + 1;
                self.seeds.rows[them][opposite] = 0;
                self.seeds.rows[us][last.1] = 0;
            }
        }
        self.side = if again { us } else { them };
        let empty = [self.seeds.row(0) == 0, self.seeds.row(1) == 0];
        self.over = match rules.end {
            kalah::End::EitherRowEmpty => empty[0] || empty[1],
            kalah::End::MoverStuck => empty[self.side],
        };
        if self.over {
            for row in 0..2 {
                match rules.sweep {
                    kalah::Sweep::ToRowOwner => self.seeds.sweep(row, row),
                    kalah::Sweep::ToClearer => self.seeds.sweep(row, 1 - row),
                    kalah::Sweep::None => {}
                }
            }
        }
    }

    /// The seeds before any capture, where the last one fell, the houses that are taken, and
    /// whether it is a grand slam.
    fn sow_oware(&self, rules: &oware::Rules, house: usize) -> (Seeds, Place, Vec<usize>, bool) {
        let (us, them) = (self.side, 1 - self.side);
        let mut seeds = self.seeds.clone();
        let skip = rules.origin_skip == oware::OriginSkip::On;
        let last = seeds.sow((us, house), None, skip);
        let mut taken = Vec::new();
        if last.0 == them {
            let behind = (0..=last.1).rev();
            taken.extend(behind.take_while(|at| matches!(seeds.rows[them][*at], 2 | 3)));
        }
        let sum: u16 = taken.iter().map(|at| seeds.rows[them][*at]).sum();
        let slam = sum > 0 && sum == seeds.row(them);
        if slam {
            match rules.grand_slam {
                oware::GrandSlam::NoCapture => taken.clear(),
                oware::GrandSlam::LeaveLast => {
                    taken.remove(0);
                }
                oware::GrandSlam::LeaveFirst => {
                    taken.pop();
                }
                _ => {}
            }
        }
        (seeds, last, taken, slam)
    }

    fn play_oware(&mut self, rules: &oware::Rules, house: usize) {
        let (us, them) = (self.side, 1 - self.side);
        let (mut seeds, _, taken, slam) = self.sow_oware(rules, house);
        for at in taken {
            seeds.stores[us] += std::mem::take(&mut seeds.rows[them][at]);
        }
        self.seeds = seeds;
        self.side = them;
        if slam && rules.grand_slam == oware::GrandSlam::OpponentTakesRest {
            self.seeds.sweep(0, them);
            self.seeds.sweep(1, them);
            self.over = true;
            return;
        }
        let total = self.seeds.total();
        let twice = self.seeds.stores.map(|store| 2 * store);
        if twice[0] > total || twice[1] > total || twice == [total, total] {
            self.over = true;
        } else if self.legal().is_empty() {
            for row in 0..2 {
                let to = match rules.stuck {
                    oware::Stuck::RowsToOwner => row,
                    oware::Stuck::OpponentTakesAll => us,
                };
                self.seeds.sweep(row, to);
            }
            self.over = true;
        }
    }
}
