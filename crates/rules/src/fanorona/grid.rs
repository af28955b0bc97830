use super::{BoardSize, Direction, Point, PointSet};

/// The points of a board and the lines between them.
///
/// Ranks lie in a bitboard one after the other with one column more than the
/// board has. That ghost column belongs to nobody and is never empty, so a
/// shifted bitboard that runs over the edge meets it and no wrap masks are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    size: BoardSize,
    points: PointSet,
    strong: PointSet,
}

impl Grid {
    /// The grid of a board.
    pub const fn new(size: BoardSize) -> Self {
        let (mut points, mut strong) = (0, 0);
        let mut rank = 0;
        while rank < size.rows() {
            let mut column = 0;
            while column < size.columns() {
                let bit = 1u64 << (rank * (size.columns() + 1) + column);
                points |= bit;
                if (rank + column) % 2 == 0 {
                    strong |= bit;
                }
                column += 1;
            }
            rank += 1;
        }
        Grid {
            size,
            points: PointSet(points),
            strong: PointSet(strong),
        }
    }

    /// The board's size.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Columns, 3 to 9.
    pub const fn columns(&self) -> u8 {
        self.size.columns()
    }

    /// Ranks, 3 to 9.
    pub const fn rows(&self) -> u8 {
        self.size.rows()
    }

    /// Distance in a bitboard between a point and the one above it.
    pub const fn stride(&self) -> u8 {
        self.columns() + 1
    }

    /// Every point of the board.
    pub const fn points(&self) -> PointSet {
        self.points
    }

    /// The points that also have their diagonals.
    pub const fn strong(&self) -> PointSet {
        self.strong
    }

    /// The point in this column and rank, both from 0; `None` off the board.
    pub const fn point(&self, column: u8, rank: u8) -> Option<Point> {
        if column < self.columns() && rank < self.rows() {
            Some(Point(rank * self.stride() + column))
        } else {
            None
        }
    }

    /// The point's column, from 0.
    pub const fn column(&self, point: Point) -> u8 {
        point.0 % self.stride()
    }

    /// The point's rank, from 0.
    pub const fn rank(&self, point: Point) -> u8 {
        point.0 / self.stride()
    }

    /// How much a step adds to a point's index.
    pub const fn offset(&self, direction: Direction) -> i8 {
        let (columns, ranks) = direction.delta();
        columns + ranks * self.stride() as i8
    }

    /// The next point along the board's lines; `None` where no line leads on.
    pub const fn neighbour(&self, point: Point, direction: Direction) -> Option<Point> {
        if direction.is_diagonal() && !self.strong.contains(point) {
            return None;
        }
        let to = point.0 as i8 + self.offset(direction);
        if to < 0 || to as u32 >= 64 {
            return None;
        }
        let to = Point(to as u8);
        if self.points.contains(to) {
            Some(to)
        } else {
            None
        }
    }

    /// The direction of the step from one point to an adjacent one; `None`
    /// when no line joins them.
    pub fn direction(&self, from: Point, to: Point) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|d| self.neighbour(from, *d) == Some(to))
    }
}
