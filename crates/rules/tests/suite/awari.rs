//! The academic rules of Oware against the published tables: every board with few seeds is
//! solved, and as many are won, lost and drawn.
use std::collections::HashMap;

use vato_rules::mancala::Position;
use vato_rules::oware::Oware;
use vato_rules::{Game, Notation, Reason, Side};

/// Seeds of South's and North's houses in sowing order; South is to move.
type Houses = Vec<u16>;

const HOUSES: usize = 12;

/// What a side can get from a board: seeds won less seeds lost, with best play. A cycle is worth
/// nothing to either.
struct Solved {
    game: Oware,
    values: HashMap<Houses, i32>,
}

/// What can follow a board.
struct Replies {
    /// The best of those that take seeds or end the game.
    best: Option<i32>,
    /// Those after which as many seeds lie on the board, by their number.
    quiet: Vec<usize>,
}

impl Solved {
    /// Solves all boards with this many seeds, the ones with fewer being solved.
    fn solve(&mut self, seeds: u16) -> Vec<i32> {
        let mut boards = Vec::new();
        place(seeds, &mut Vec::new(), &mut boards);
        let numbers = boards.iter().cloned().zip(0..).collect();
        let replies: Vec<Replies> = boards
            .iter()
            .map(|houses| self.replies(houses, &numbers))
            .collect();
        // From nothing, a win or loss that can be forced in n plies shows after n rounds; what
        // never shows is a cycle.
        let mut values = vec![0; boards.len()];
        loop {
            let next: Vec<i32> = replies
                .iter()
                .map(|replies| {
                    let quiet = replies.quiet.iter().map(|at| -values[*at]);
                    let best = quiet.chain(replies.best).max();
                    best.expect("a board without a move has ended")
                })
                .collect();
            if next == values {
                break;
            }
            values = next;
        }
        self.values.extend(boards.into_iter().zip(values.clone()));
        values
    }

    fn replies(&self, houses: &Houses, numbers: &HashMap<Houses, usize>) -> Replies {
        let text: String = houses.iter().map(|seeds| format!("{seeds}-")).collect();
        let board = self.game.parse_position(&format!("{text}0-0-S")).unwrap();
        let (mut best, mut quiet, mut plies) = (None, Vec::new(), Vec::new());
        self.game.plies(&board, &mut plies);
        if plies.is_empty() {
            best = Some(board.lead());
        }
        for ply in plies {
            let after = self.game.play(&board, &ply);
            // The tables go on when a side has more than half of these few seeds.
            let stuck = after
                .ended()
                .is_some_and(|reason| !matches!(reason, Reason::Majority | Reason::HalfEach));
            let rest = turned(&after);
            match numbers.get(&rest) {
                _ if stuck => best = best.max(Some(after.lead())),
                Some(number) => quiet.push(*number),
                None => best = best.max(Some(after.lead() - self.values[&rest])),
            }
        }
        Replies { best, quiet }
    }
}

/// The houses as the side to move, North, sees them.
fn turned(position: &Position) -> Houses {
    let sides = [Side::Second, Side::First].into_iter();
    sides
        .flat_map(|side| position.ring().houses_of(side))
        .map(|house| position.seeds(house))
        .collect()
}

/// Every way to lay seeds into the houses that are left.
fn place(seeds: u16, begun: &mut Houses, boards: &mut Vec<Houses>) {
    if begun.len() + 1 == HOUSES {
        boards.push([begun.as_slice(), &[seeds]].concat());
        return;
    }
    for here in 0..=seeds {
        begun.push(here);
        place(seeds - here, begun, boards);
        begun.pop();
    }
}

#[test]
fn as_many_boards_are_won_lost_and_drawn() {
    let mut solved = Solved {
        game: Oware::from_rules("oware/awari").unwrap(),
        values: HashMap::from([(vec![0; HOUSES], 0)]),
    };
    let table = include_str!("cases/awari.txt");
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<usize> = row
            .split(" | ")
            .map(|number| number.parse().expect("a table of numbers"))
            .collect();
        let values = solved.solve(numbers[0] as u16);
        let count = |sign| values.iter().filter(|value| value.signum() == sign).count();
        let found = [numbers[0], values.len(), count(1), count(-1), count(0)];
        assert_eq!(found, numbers[..], "{row}");
    }
}
