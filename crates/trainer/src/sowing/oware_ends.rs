//! The exact gain of the side to move on boards of Oware with few seeds.
//!
//! Bounds are drawn closer until nothing changes, from boards with few seeds to those with
//! more: the side to move gains at least what its best ply brings and leaves at least, at
//! most what the best one brings and leaves at most. They hold whatever a board that comes back is
//! worth: a side that keeps to plies that bring it to its bound, each of which has a bound that
//! was known earlier, never comes back to a board. Where they do not meet, the result hangs on cycles.

use vato_rules::mancala::{Board, Compact, Ply, Position};
use vato_rules::oware::Oware;
use vato_rules::{Game, Notation, Reason};

/// Houses of the board.
const HOUSES: usize = 12;
/// Boards with so many seeds at most: 2.7 million.
const MOST_SEEDS: usize = 12;

/// What a ply leads to.
#[derive(Clone, Copy)]
struct Child {
    /// What it brings; when the game is over, all that the side gains.
    gain: i8,
    /// The board after it, as the other side sees it; [`OVER`] when the game is over.
    board: u32,
}

const OVER: u32 = u32::MAX;

/// What is known of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Bounds {
    least: i8,
    most: i8,
}

/// The bounds of all boards with few seeds, under the usual rules.
pub struct OwareEnds {
    numbers: Numbers,
    bounds: Vec<Bounds>,
}

impl OwareEnds {
    /// Takes less than a minute.
    pub fn new() -> Self {
        OwareEnds::up_to(MOST_SEEDS)
    }

    fn up_to(most_seeds: usize) -> Self {
        let numbers = Numbers::new(most_seeds);
        let mut ends = OwareEnds {
            bounds: Vec::with_capacity(numbers.boards(most_seeds)),
            numbers,
        };
        for seeds in 0..=most_seeds {
            ends.add_layer(seeds);
        }
        ends
    }

    /// What the side to move gains over the other; `None` where that is not known.
    pub fn gain(&self, position: &Position<Compact>) -> Option<i32> {
        let board = houses(position);
        let bounds = self.bounds.get(self.numbers.of(&board)?)?;
        (bounds.least == bounds.most).then_some(i32::from(bounds.least))
    }

    /// Works out the boards with so many seeds.
    fn add_layer(&mut self, seeds: usize) {
        let game = Oware::default();
        let first = self.bounds.len();
        let mut starts = vec![0];
        let mut children = Vec::new();
        let widest = Bounds {
            least: -(seeds as i8),
            most: seeds as i8,
        };
        for_each_board(seeds, &mut |board| {
            let position = position(&game, board);
            match position.ended() {
                Some(_) => {
                    let gain = position.lead() as i8;
                    self.bounds.push(Bounds {
                        least: gain,
                        most: gain,
                    });
                }
                None => {
                    self.bounds.push(widest);
                    self.add_children(&game, &position, &mut children);
                }
            }
            starts.push(children.len());
        });
        loop {
            let mut changed = false;
            for (at, range) in (first..).zip(starts.windows(2)) {
                let children = &children[range[0]..range[1]];
                let bounds = self.bounds[at];
                if children.is_empty() || bounds.least == bounds.most {
                    continue;
                }
                let mut best = Bounds {
                    least: i8::MIN,
                    most: i8::MIN,
                };
                for child in children {
                    let after = match child.board {
                        OVER => Bounds { least: 0, most: 0 },
                        board => self.bounds[board as usize],
                    };
                    best.least = best.least.max(child.gain - after.most);
                    best.most = best.most.max(child.gain - after.least);
                }
                best.least = best.least.max(bounds.least);
                best.most = best.most.min(bounds.most);
                changed |= best != bounds;
                self.bounds[at] = best;
            }
            if !changed {
                return;
            }
        }
    }

    fn add_children(&self, game: &Oware, position: &Position, children: &mut Vec<Child>) {
        let mut plies: Vec<Ply> = Vec::new();
        game.plies(position, &mut plies);
        for ply in plies {
            let next = game.play(position, &ply);
            let gain = next.lead() as i8;
            // The stores, which begin empty here, do not decide the game.
            let goes_on = matches!(
                next.ended(),
                None | Some(Reason::Majority) | Some(Reason::HalfEach)
            );
            let board = match goes_on {
                true => self.numbers.of(&houses(&next)).map_or(OVER, |at| at as u32),
                false => OVER,
            };
            children.push(Child { gain, board });
        }
    }
}

/// The houses in sowing order, those of the side to move first.
fn houses<B: Board>(position: &Position<B>) -> [u8; HOUSES] {
    let ring = position.ring();
    let side = position.side();
    let mut seeds = [side, !side]
        .into_iter()
        .flat_map(|side| ring.houses_of(side))
        .map(|house| position.seeds(house) as u8);
    std::array::from_fn(|_| seeds.next().unwrap_or(0))
}

/// The board with empty stores, South to move.
fn position(game: &Oware, board: &[u8; HOUSES]) -> Position {
    let mut text = String::new();
    for seeds in board {
        text.push_str(&seeds.to_string());
        text.push('-');
    }
    text.push_str("0-0-S");
    game.parse_position(&text)
        .expect("twelve houses and two stores are a position")
}

/// Calls `see` with every board of so many seeds, in the order of their [numbers](Numbers).
fn for_each_board(seeds: usize, see: &mut impl FnMut(&[u8; HOUSES])) {
    fn fill(
        board: &mut [u8; HOUSES],
        house: usize,
        seeds: u8,
        see: &mut impl FnMut(&[u8; HOUSES]),
    ) {
        if house == 0 {
            board[0] = seeds;
            see(board);
            return;
        }
        // The fewer seeds in the last house, the more before it, and the higher the number.
        for here in (0..=seeds).rev() {
            board[house] = here;
            fill(board, house - 1, seeds - here, see);
        }
    }
    fill(&mut [0; HOUSES], HOUSES - 1, seeds as u8, see);
}

/// A number for each board, without gaps, those with fewer seeds first.
struct Numbers {
    /// By house and seeds up to there: boards of the houses up to it that have fewer.
    fewer: [Vec<u32>; HOUSES],
    most_seeds: usize,
}

impl Numbers {
    fn new(most_seeds: usize) -> Self {
        // Boards of `houses + 1` houses with less than `seeds` seeds, by Pascal's triangle.
        let mut fewer: [Vec<u32>; HOUSES] = std::array::from_fn(|_| vec![0; most_seeds + 2]);
        for seeds in 0..fewer[0].len() {
            fewer[0][seeds] = seeds as u32;
            for house in 1..HOUSES {
                fewer[house][seeds] = match seeds {
                    0 => 0,
                    _ => fewer[house][seeds - 1] + fewer[house - 1][seeds],
                };
            }
        }
        Numbers { fewer, most_seeds }
    }

    /// Boards with up to so many seeds.
    fn boards(&self, seeds: usize) -> usize {
        self.fewer[HOUSES - 1][seeds + 1] as usize
    }

    /// The number of a board; `None` when it has too many seeds.
    fn of(&self, board: &[u8; HOUSES]) -> Option<usize> {
        let mut seeds = 0;
        let mut number = 0;
        for (fewer, here) in self.fewer.iter().zip(board) {
            seeds += usize::from(*here);
            number += *fewer.get(seeds)?;
        }
        (seeds <= self.most_seeds).then_some(number as usize)
    }
}

#[cfg(test)]
mod tests {
    use vato_engine::random::SplitMix64;
    use vato_engine::score::proven_difference;
    use vato_engine::{Engine, Limits, Searcher};
    use vato_rules::Line;

    use super::*;

    #[test]
    fn boards_are_numbered_in_order_without_gaps() {
        let numbers = Numbers::new(5);
        let mut next = 0;
        for seeds in 0..=5 {
            for_each_board(seeds, &mut |board| {
                assert_eq!(numbers.of(board), Some(next), "{board:?}");
                next += 1;
            });
            assert_eq!(next, numbers.boards(seeds));
        }
        assert_eq!(numbers.of(&[1; HOUSES]), None);
    }

    /// The search proves at least how much is won, and finds it without a table like this.
    #[test]
    fn gains_are_what_the_search_proves() {
        let ends = OwareEnds::up_to(6);
        let game = Oware::default();
        let quick = game.compact().unwrap();
        let mut random = SplitMix64::new(6);
        let (mut won, mut lost) = (0, 0);
        for _ in 0..200 {
            let mut board = [0; HOUSES];
            for _ in 0..6 {
                board[random.below(HOUSES as u32) as usize] += 1;
            }
            let position = position(&game, &board).on::<Compact>().unwrap();
            let line = Line::new(quick, position);
            let Some(gain) = ends.gain(&position).filter(|_| line.outcome().is_none()) else {
                continue;
            };
            let mut engine = Engine::new(quick, 1 << 12);
            let report = engine.search(&line, &Limits::nodes(5_000), &|| false, &mut |_| {});
            match proven_difference(report.score) {
                Some(seeds) if seeds > 0 => {
                    won += 1;
                    assert!(gain >= seeds, "{board:?}: {gain} {seeds}");
                }
                Some(seeds) if seeds < 0 => {
                    lost += 1;
                    assert!(gain <= seeds, "{board:?}: {gain} {seeds}");
                }
                _ => {}
            }
        }
        assert!(won > 20 && lost > 5, "{won} {lost}");
    }
}
