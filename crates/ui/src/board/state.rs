//! All that a board shows, as plain data.

use vato_rules::{
    Side,
    fanorona::{Grid, Point, PointSet},
};

/// Everything a board shows. The board knows no rules: whoever owns it works
/// out what is marked, and hands over a new value whenever something changes.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardState {
    /// The points and the lines between them.
    pub grid: Grid,
    /// Which way round the board is seen. Default: from White's side.
    pub orientation: Orientation,
    /// The stones by [`Side::index`]. Default: none.
    pub stones: [PointSet; 2],
    /// Stones that can be moved now: they may also be dragged. Default: none.
    pub movable: PointSet,
    /// The stone picked up, or the one that is making a chain. Default: none.
    pub selected: Option<Point>,
    /// Where the selected stone can go. Default: none.
    pub destinations: PointSet,
    /// Stones that an approach would take, shown while one chooses. Default: none.
    pub approach_victims: PointSet,
    /// Stones that a withdrawal would take, shown while one chooses. Default: none.
    pub withdrawal_victims: PointSet,
    /// The points of the chain so far, its start first. Default: empty.
    pub chain: Vec<Point>,
    /// The points of the turn before, its start first. Default: empty.
    pub last_turn: Vec<Point>,
    /// The points of the turn that an arrow points out. Default: empty.
    pub arrow: Vec<Point>,
    /// Stones taken just now, fading, by [`Side::index`]. Default: none.
    pub ghosts: [PointSet; 2],
    /// The step a stone is making, seen as a movement: it already stands on the
    /// second point. Default: none.
    pub slide: Option<(Point, Point)>,
}

impl BoardState {
    /// An empty board seen from White's side.
    pub fn new(grid: Grid) -> Self {
        Self {
            grid,
            orientation: Orientation::default(),
            stones: [PointSet::EMPTY; 2],
            movable: PointSet::EMPTY,
            selected: None,
            destinations: PointSet::EMPTY,
            approach_victims: PointSet::EMPTY,
            withdrawal_victims: PointSet::EMPTY,
            chain: Vec::new(),
            last_turn: Vec::new(),
            arrow: Vec::new(),
            ghosts: [PointSet::EMPTY; 2],
            slide: None,
        }
    }

    /// Whose stone stands on a point.
    pub fn at(&self, point: Point) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.stones[side.index()].contains(point))
    }

    /// Which points are where.
    pub fn layout(&self) -> Layout {
        Layout {
            grid: self.grid,
            orientation: self.orientation,
        }
    }

    /// What is marked on a point, as words for style sheets and tests.
    pub fn marks(&self, point: Point) -> String {
        let flags = [
            (self.movable.contains(point), "movable"),
            (self.selected == Some(point), "selected"),
            (self.destinations.contains(point), "destination"),
            (self.approach_victims.contains(point), "approach-victim"),
            (self.withdrawal_victims.contains(point), "withdrawal-victim"),
            (self.chain.contains(&point), "visited"),
            (self.last_turn.last() == Some(&point), "arrived"),
        ];
        let set = flags.iter().filter(|(on, _)| *on).map(|(_, word)| *word);
        set.collect::<Vec<_>>().join(" ")
    }

    /// The classes that draw a point: stone, marks and movement.
    pub(super) fn classes(&self, point: Point) -> String {
        let mut classes = String::from("pt");
        let mut add = |word: &str| {
            classes.push(' ');
            classes.push_str(word);
        };
        let ghost = |side: Side| self.ghosts[side.index()].contains(point);
        match self.at(point) {
            Some(side) => add(stone_name(Some(side))),
            None => {
                if let Some(side) = Side::BOTH.into_iter().find(|side| ghost(*side)) {
                    add(stone_name(Some(side)));
                    add("ghost");
                }
            }
        }
        let marks = self.marks(point);
        if !marks.is_empty() {
            add(&marks);
        }
        if let Some((from, to)) = self.slide
            && to == point
        {
            let layout = self.layout();
            let ((x, y), (to_x, to_y)) = (layout.place(from), layout.place(to));
            add("slide");
            add(["from-left", "from-same-column", "from-right"][(x.cmp(&to_x) as i8 + 1) as usize]);
            add(["from-above", "from-same-row", "from-below"][(y.cmp(&to_y) as i8 + 1) as usize]);
        }
        classes
    }
}

/// `white`, `black` or `none`.
pub fn stone_name(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::First) => "white",
        Some(Side::Second) => "black",
        None => "none",
    }
}

/// Which way round a board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Orientation {
    /// Turned by half a turn: Black sits where White did.
    pub flipped: bool,
    /// Turned by a quarter, White at the left: wide boards fill narrow screens.
    pub upright: bool,
}

/// The place of each point on the board as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The board's points.
    pub grid: Grid,
    /// How it is turned.
    pub orientation: Orientation,
}

impl Layout {
    /// Columns as seen.
    pub fn columns(&self) -> u8 {
        self.size().0
    }

    /// Rows as seen.
    pub fn rows(&self) -> u8 {
        self.size().1
    }

    fn size(&self) -> (u8, u8) {
        let (columns, rows) = (self.grid.columns(), self.grid.rows());
        if self.orientation.upright {
            (rows, columns)
        } else {
            (columns, rows)
        }
    }

    /// The column from the left and the row from the top where a point is seen.
    pub fn place(&self, point: Point) -> (u8, u8) {
        let (column, rank) = (self.grid.column(point), self.grid.rank(point));
        let (x, y) = if self.orientation.upright {
            (rank, column)
        } else {
            (column, self.grid.rows() - 1 - rank)
        };
        if self.orientation.flipped {
            (self.columns() - 1 - x, self.rows() - 1 - y)
        } else {
            (x, y)
        }
    }

    /// The point seen at a place; `None` off the board.
    pub fn point(&self, x: u8, y: u8) -> Option<Point> {
        if x >= self.columns() || y >= self.rows() {
            return None;
        }
        let (x, y) = if self.orientation.flipped {
            (self.columns() - 1 - x, self.rows() - 1 - y)
        } else {
            (x, y)
        };
        if self.orientation.upright {
            self.grid.point(y, x)
        } else {
            self.grid.point(x, self.grid.rows() - 1 - y)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vato_rules::fanorona::BoardSize;

    fn layouts() -> impl Iterator<Item = Layout> {
        [BoardSize::TSIVY, BoardSize::DIMY]
            .into_iter()
            .flat_map(|size| {
                [false, true].into_iter().flat_map(move |flipped| {
                    [false, true].into_iter().map(move |upright| Layout {
                        grid: Grid::new(size),
                        orientation: Orientation { flipped, upright },
                    })
                })
            })
    }

    #[test]
    fn a_place_leads_back_to_its_point() {
        for layout in layouts() {
            for point in layout.grid.points() {
                let (x, y) = layout.place(point);
                assert_eq!(layout.point(x, y), Some(point), "{layout:?}");
            }
        }
    }

    #[test]
    fn white_sits_below_or_at_the_left_until_the_board_is_flipped() {
        for layout in layouts() {
            let corner = layout.grid.named("a1").unwrap();
            let expected = match (layout.orientation.upright, layout.orientation.flipped) {
                (false, false) => (0, layout.rows() - 1),
                (false, true) => (layout.columns() - 1, 0),
                (true, false) => (0, 0),
                (true, true) => (layout.columns() - 1, layout.rows() - 1),
            };
            assert_eq!(layout.place(corner), expected);
        }
    }

    #[test]
    fn a_sliding_stone_comes_from_where_it_is_seen_to_stand() {
        let grid = Grid::new(BoardSize::TSIVY);
        let (from, to) = (grid.named("d3").unwrap(), grid.named("e4").unwrap());
        let mut state = BoardState::new(grid);
        state.stones[0] = PointSet::of(to);
        state.slide = Some((from, to));
        assert_eq!(state.classes(to), "pt white slide from-left from-below");
        state.orientation.flipped = true;
        assert_eq!(state.classes(to), "pt white slide from-right from-above");
    }
}
