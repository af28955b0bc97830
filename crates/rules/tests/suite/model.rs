//! The rules of a turn once more, in the plainest way there is: a map from
//! (column, rank) to its stone. The real thing is compared with it.
use std::collections::{BTreeSet, HashMap};

use vato_rules::Side;
use vato_rules::fanorona::{Continuation, DirectionRule, Fanorona, Position, Rules};

type Place = (i8, i8);

pub struct Model {
    rules: Rules,
    stones: HashMap<Place, Side>,
    side: Side,
}

impl Model {
    pub fn new(game: &Fanorona, position: &Position) -> Self {
        let grid = game.grid();
        let place = |point| (grid.column(point) as i8, grid.rank(point) as i8);
        let stones = grid
            .points()
            .filter_map(|point| Some((place(point), position.at(point)?)))
            .collect();
        Model {
            rules: *game.rules(),
            stones,
            side: position.side(),
        }
    }

    /// The legal turns in notation, but for draws.
    pub fn turns(&self) -> BTreeSet<String> {
        let mut chains = BTreeSet::new();
        let mut paikas = BTreeSet::new();
        if Side::BOTH
            .iter()
            .all(|side| self.stones.values().any(|s| s == side))
        {
            for (place, _) in self.stones.iter().filter(|(_, side)| **side == self.side) {
                self.go_on(
                    &self.stones,
                    &mut vec![(*place, (0, 0))],
                    name(*place),
                    &mut chains,
                );
                for (to, _) in self.free_neighbours(&self.stones, *place) {
                    paikas.insert(format!("{}-{}", name(*place), name(to)));
                }
            }
        }
        if chains.is_empty() { paikas } else { chains }
    }

    /// Adds every turn that begins with `text`. `path` holds the points so far, each
    /// with the way the stone came.
    fn go_on(
        &self,
        stones: &HashMap<Place, Side>,
        path: &mut Vec<(Place, Place)>,
        text: String,
        turns: &mut BTreeSet<String>,
    ) -> bool {
        let (from, came) = path[path.len() - 1];
        let mut any = false;
        for (to, way) in self.free_neighbours(stones, from) {
            let forbidden = match self.rules.direction {
                DirectionRule::NotTwiceRunning => way == came,
                DirectionRule::NotTwiceInTurn => path.iter().any(|(_, used)| *used == way),
                DirectionRule::Free => false,
            };
            if forbidden || path.iter().any(|(visited, _)| *visited == to) {
                continue;
            }
            for (mark, begin, way_of_run) in [('A', to, way), ('W', from, (-way.0, -way.1))] {
                let mut after = stones.clone();
                let mut at = next(begin, way_of_run);
                while after.get(&at) == Some(&!self.side) {
                    after.remove(&at);
                    at = next(at, way_of_run);
                }
                if after.len() == stones.len() {
                    continue;
                }
                any = true;
                after.remove(&from);
                after.insert(to, self.side);
                path.push((to, way));
                let text = format!("{text}-{}{mark}", name(to));
                let goes_on = self.go_on(&after, path, text.clone(), turns);
                if !goes_on || self.rules.continuation == Continuation::Optional {
                    turns.insert(text);
                }
                path.pop();
            }
        }
        any
    }

    fn free_neighbours(&self, stones: &HashMap<Place, Side>, from: Place) -> Vec<(Place, Place)> {
        let board = self.rules.board;
        let strong = (from.0 + from.1) % 2 == 0;
        let ways = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
        ways.filter(|way| *way != (0, 0) && (strong || way.0 == 0 || way.1 == 0))
            .map(|way| (next(from, way), way))
            .filter(|(to, _)| (0..board.columns() as i8).contains(&to.0))
            .filter(|(to, _)| (0..board.rows() as i8).contains(&to.1))
            .filter(|(to, _)| !stones.contains_key(to))
            .collect()
    }
}

fn next(place: Place, way: Place) -> Place {
    (place.0 + way.0, place.1 + way.1)
}

fn name(place: Place) -> String {
    let column = (b'a' + place.0 as u8) as char;
    format!("{column}{}", place.1 + 1)
}
