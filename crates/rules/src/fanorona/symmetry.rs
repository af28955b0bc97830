//! The symmetries of a board.
//!
//! Every board is its own image in a mirror across its middle file and across its
//! middle rank; a square one also in its diagonals. Strong points stay strong,
//! because all boards have odd numbers of columns and rows.

use super::{Direction, Grid, Point, PointSet, Position, Turn};
use crate::Side;

/// A symmetry of a board: perhaps first columns and ranks exchanged, then
/// perhaps a mirror across the middle file, and across the middle rank.
///
/// ```
/// use vato_rules::fanorona::{Fanorona, Symmetry};
///
/// let game = Fanorona::default();
/// let grid = game.grid();
/// let [_, mirror, ..] = Symmetry::of(grid) else { unreachable!() };
/// let a2 = grid.named("a2").unwrap();
/// assert_eq!(grid.name(mirror.point(grid, a2)), "i2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    transposed: bool,
    files_mirrored: bool,
    ranks_mirrored: bool,
}

impl Symmetry {
    /// All eight; the first is the identity, the first four fit every board.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry {
            transposed: false,
            files_mirrored: false,
            ranks_mirrored: false,
        }; 8];
        let mut i = 0;
        while i < 8 {
            all[i].files_mirrored = i & 1 != 0;
            all[i].ranks_mirrored = i & 2 != 0;
            all[i].transposed = i & 4 != 0;
            i += 1;
        }
        all
    };

    /// The symmetries of a board: four, or eight when it is square.
    pub fn of(grid: &Grid) -> &'static [Symmetry] {
        if grid.columns() == grid.rows() {
            &Symmetry::ALL
        } else {
            &Symmetry::ALL[..4]
        }
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Symmetry {
        if self.transposed {
            // A mirror before the exchange is the other mirror after it.
            Symmetry {
                transposed: true,
                files_mirrored: self.ranks_mirrored,
                ranks_mirrored: self.files_mirrored,
            }
        } else {
            self
        }
    }

    /// The image of a point.
    pub fn point(self, grid: &Grid, point: Point) -> Point {
        let (mut column, mut rank) = (grid.column(point), grid.rank(point));
        if self.transposed {
            core::mem::swap(&mut column, &mut rank);
        }
        if self.files_mirrored {
            column = grid.columns() - 1 - column;
        }
        if self.ranks_mirrored {
            rank = grid.rows() - 1 - rank;
        }
        // Only square boards have a transposed symmetry; on another board the
        // point stays, so that no misuse leaves the board.
        grid.point(column, rank).unwrap_or(point)
    }

    /// The image of a set of points.
    pub fn points(self, grid: &Grid, set: PointSet) -> PointSet {
        set.map(|point| self.point(grid, point)).collect()
    }

    /// The image of a direction.
    pub fn direction(self, direction: Direction) -> Direction {
        let (mut columns, mut ranks) = direction.delta();
        if self.transposed {
            core::mem::swap(&mut columns, &mut ranks);
        }
        if self.files_mirrored {
            columns = -columns;
        }
        if self.ranks_mirrored {
            ranks = -ranks;
        }
        Direction::ALL
            .into_iter()
            .find(|image| image.delta() == (columns, ranks))
            .unwrap_or(direction)
    }

    /// The image of a position: the same side to move, the same counts.
    pub fn position(self, grid: &Grid, position: &Position) -> Position {
        let [white, black] = Side::BOTH.map(|side| self.points(grid, position.stones(side)));
        Position::new(
            white,
            black,
            position.side(),
            position.quiet_plies(),
            position.number(),
        )
    }

    /// The image of a turn. Swapping the colours of a position leaves its turns
    /// as they are; see [`Position::colours_swapped`].
    pub fn turn(self, grid: &Grid, turn: &Turn) -> Turn {
        turn.mapped(
            |point| self.point(grid, point),
            |direction| self.direction(direction),
        )
    }
}
