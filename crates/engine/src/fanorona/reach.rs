//! What the stones of one side can do on the 9x5 board.

use vato_rules::fanorona::{BoardSize, Grid};

/// The steps of one side and what a first step could take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Lines from a stone to an empty point.
    pub steps: u32,
    /// Stones in the longest run that one step takes.
    pub longest: u32,
    /// The stones that one step or another takes.
    pub taken: u64,
    /// The stones that can take.
    pub takers: u64,
}

const GRID: Grid = Grid::new(BoardSize::TSIVY);
const POINTS: u64 = GRID.points().bits();
const STRONG: u64 = GRID.strong().bits();

/// The four axes: how a step changes an index, and the points with lines that way.
const AXES: [(u32, u64); 4] = [(1, POINTS), (10, POINTS), (11, STRONG), (9, STRONG)];

impl Reach {
    /// For the side with these stones.
    ///
    /// Sets are rotated: what leaves the board meets the ghost column or the bits
    /// beyond the last point, never a stone.
    #[inline]
    pub fn of(own: u64, enemy: u64) -> Self {
        let empty = POINTS & !(own | enemy);
        let mut takers = 0;
        let mut moves = [[0u64; 4]; 2];
        let (mut up, mut down) = ([0; 4], [0; 4]);
        for (axis, (way, lines)) in AXES.into_iter().enumerate() {
            let lined = own & lines;
            let forth = lined & empty.rotate_right(way);
            let back = lined & empty.rotate_left(way);
            moves[0][axis] = forth;
            moves[1][axis] = back;
            // By approach forth and by withdrawal back, then the other two.
            up[axis] = enemy & (forth.rotate_left(2 * way) | back.rotate_left(way));
            down[axis] = enemy & (back.rotate_right(2 * way) | forth.rotate_right(way));
            takers |= forth & (up[axis].rotate_right(2 * way) | down[axis].rotate_left(way))
                | back & (down[axis].rotate_left(2 * way) | up[axis].rotate_right(way));
        }
        // Counted together, since few processors can be relied on to count bits themselves.
        let counts = moves.as_flattened().iter().map(|set| set.count_ones());
        let steps = counts.sum();
        // All runs grow by a stone at a time, until the longest has ended.
        let (mut taken, mut longest) = (0, 0);
        loop {
            let ends = up.iter().chain(&down).fold(0, |all, set| all | set);
            if ends == 0 {
                break;
            }
            taken |= ends;
            longest += 1;
            for (axis, (way, _)) in AXES.into_iter().enumerate() {
                up[axis] = up[axis].rotate_left(way) & enemy;
                down[axis] = down[axis].rotate_right(way) & enemy;
            }
        }
        Reach {
            steps,
            longest,
            taken,
            takers,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use vato_rules::fanorona::{Fanorona, Symmetry};
    use vato_rules::{Game, Line};

    use super::*;
    use crate::fanorona::inputs::{IMAGES, canonical, image_of_set};
    use crate::level::choose_at_random;

    /// Positions of games by chance.
    pub(in crate::fanorona) fn positions() -> impl Iterator<Item = vato_rules::fanorona::Position> {
        let game = Fanorona::default();
        (0..40).flat_map(move |seed| {
            let mut line = Line::new(game, game.start());
            while let Some(turn) = choose_at_random(&line, seed) {
                line.push(turn);
            }
            let plies = line.plies().len();
            line.positions()[..plies].to_vec()
        })
    }

    #[test]
    fn a_first_step_takes_what_the_rules_say() {
        let game = Fanorona::default();
        for position in positions() {
            let turn = game.begin(&position);
            let steps = turn.movable().flat_map(|from| turn.steps_from(from));
            let (mut taken, mut takers, mut longest, mut quiet) = (0, 0, 0, 0);
            for step in steps {
                taken |= step.captured.bits();
                longest = longest.max(step.captured.len());
                quiet += u32::from(step.captured.is_empty());
                if !step.captured.is_empty() {
                    takers |= 1 << step.from.index();
                }
            }
            let reach = Reach::of(position.own().bits(), position.enemy().bits());
            let text = game.position_text(&position);
            let captures = (reach.taken, reach.takers, reach.longest);
            assert_eq!(captures, (taken, takers, longest), "{text}");
            if taken == 0 {
                // Where nothing can be taken, every step is legal.
                assert_eq!(reach.steps, quiet, "{text}");
            }
        }
    }

    #[test]
    fn images_are_the_symmetries_of_the_board() {
        for position in positions() {
            let own = position.own();
            let images = (0..IMAGES).map(|image| image_of_set(image, own.bits()));
            let symmetries = Symmetry::of(&GRID)
                .iter()
                .map(|symmetry| symmetry.points(&GRID, own).bits());
            let [mut images, mut symmetries] =
                [images.collect::<Vec<_>>(), symmetries.collect::<Vec<_>>()];
            images.sort_unstable();
            symmetries.sort_unstable();
            assert_eq!(images, symmetries);
            let enemy = position.enemy().bits();
            for image in 0..IMAGES {
                assert_eq!(
                    canonical(image_of_set(image, own.bits()), image_of_set(image, enemy)),
                    canonical(own.bits(), enemy)
                );
            }
        }
    }
}
