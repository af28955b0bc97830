use super::{BoardSize, Direction, Grid};

/// What the generator of turns asks of a board.
///
/// The usual board answers with constants, which makes its generator about a
/// third faster; the others answer from their [`Grid`].
///
/// Bitboards are rotated and never shifted: a step from a point of any of the boards
/// over the edge ends, modulo 64, on the ghost column or behind the last point,
/// never on a point. So nothing has to be dropped, and the sign of an offset does not matter.
pub(super) trait Geometry: Copy {
    /// Distance in a bitboard between a point and the one above it.
    fn stride(self) -> u32;
    /// Every point.
    fn points(self) -> u64;
    /// The points that also have their diagonals.
    fn strong(self) -> u64;

    /// How much a step adds to a point's index, modulo 64.
    #[inline(always)]
    fn offset(self, direction: Direction) -> u32 {
        let (columns, ranks) = direction.delta();
        (i32::from(columns) + i32::from(ranks) * self.stride() as i32) as u32 & 63
    }

    /// The direction of a step that adds this much, modulo 64.
    #[inline(always)]
    fn direction(self, offset: u32) -> Direction {
        let row = self.stride() as usize / 2 - 2;
        Direction::ALL[usize::from(DIRECTIONS[row][offset as usize & 63])]
    }
}

/// By half the stride less 2, then by offset modulo 64: the direction's index.
static DIRECTIONS: [[u8; 64]; 4] = {
    let mut directions = [[0; 64]; 4];
    let mut row = 0;
    while row < 4 {
        let stride = 2 * row as i8 + 4;
        let mut i = 0;
        while i < 8 {
            let (columns, ranks) = Direction::ALL[i].delta();
            directions[row][(columns + ranks * stride) as usize & 63] = i as u8;
            i += 1;
        }
        row += 1;
    }
    directions
};

/// The usual board, 9x5.
#[derive(Clone, Copy)]
pub(super) struct Tsivy;

const TSIVY: Grid = Grid::new(BoardSize::TSIVY);

impl Geometry for Tsivy {
    #[inline(always)]
    fn stride(self) -> u32 {
        const { TSIVY.stride() as u32 }
    }

    #[inline(always)]
    fn points(self) -> u64 {
        const { TSIVY.points().bits() }
    }

    #[inline(always)]
    fn strong(self) -> u64 {
        const { TSIVY.strong().bits() }
    }
}

/// Any board.
#[derive(Clone, Copy)]
pub(super) struct Any<'a>(pub(super) &'a Grid);

impl Geometry for Any<'_> {
    #[inline(always)]
    fn stride(self) -> u32 {
        u32::from(self.0.stride())
    }

    #[inline(always)]
    fn points(self) -> u64 {
        self.0.points().bits()
    }

    #[inline(always)]
    fn strong(self) -> u64 {
        self.0.strong().bits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_over_the_edge_ends_on_a_point() {
        for size in BoardSize::ALL {
            let grid = Grid::new(size);
            for point in grid.points() {
                for direction in Direction::ALL {
                    let ahead = (point.index() as u32 + Any(&grid).offset(direction)) & 63;
                    let (columns, ranks) = direction.delta();
                    let column = (grid.column(point) as i8 + columns) as u8;
                    let rank = (grid.rank(point) as i8 + ranks) as u8;
                    let on_board = grid.point(column, rank);
                    let is_point = Any(&grid).points() >> ahead & 1 == 1;
                    assert_eq!(is_point, on_board.is_some());
                    assert!(on_board.is_none_or(|to| to.index() as u32 == ahead));
                }
            }
        }
    }
}
