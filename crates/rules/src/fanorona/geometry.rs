use super::{BoardSize, Direction, Grid, Point};

/// What the generator of turns asks of a board.
///
/// The usual board answers with constants and tables; the others answer from
/// their [`Grid`]. `cargo bench -p vato-rules` tells what that is worth.
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

    /// The points next to a point along its lines, and perhaps others off the board.
    #[inline(always)]
    fn neighbours(self, point: u32) -> u64 {
        let (bit, stride) = (1u64 << point, self.stride());
        let beside = bit.rotate_left(1) | bit.rotate_right(1);
        let along = bit.rotate_left(stride) | bit.rotate_right(stride);
        if bit & self.strong() == 0 {
            return beside | along;
        }
        beside | along | beside.rotate_left(stride) | beside.rotate_right(stride)
    }

    /// The unbroken run of enemy stones that begins beyond a point and goes on by an
    /// offset: no longer than 8, and no board has a longer one.
    #[inline(always)]
    fn run(self, enemy: u64, beside: u32, way: u32) -> u64 {
        let mut run = (1u64 << beside).rotate_left(way) & enemy;
        let mut pairs = enemy;
        run |= pairs & run.rotate_left(way);
        pairs &= pairs.rotate_left(way);
        run |= pairs & run.rotate_left(2 * way);
        pairs &= pairs.rotate_left(2 * way);
        run | pairs & run.rotate_left(4 * way)
    }

    /// The steps from a point that capture, given the free points it may go to: those
    /// that capture by approach and by withdrawal, a bit for each in an order of the
    /// geometry's own, which [`step`](Geometry::step) knows.
    #[inline(always)]
    fn captures(self, at: u32, free: u64, enemy: u64) -> (u32, u32) {
        let (mut approach, mut withdrawal) = (0, 0);
        for (i, direction) in Direction::ALL.into_iter().enumerate() {
            let offset = self.offset(direction);
            let open = (free >> ((at + offset) & 63)) as u32 & 1;
            let ahead = (enemy >> ((at + 2 * offset) & 63)) as u32;
            let behind = (enemy >> (at.wrapping_sub(offset) & 63)) as u32;
            approach |= (open & ahead) << i;
            withdrawal |= (open & behind) << i;
        }
        (approach, withdrawal)
    }

    /// What the step with this bit adds to a point's index, modulo 64.
    #[inline(always)]
    fn step(self, bit: u32) -> u32 {
        self.offset(Direction::ALL[bit as usize & 7])
    }

    /// The direction of a step that adds this much, modulo 64.
    #[inline(always)]
    fn direction(self, offset: u32) -> Direction {
        let row = self.stride() as usize / 2 - 2;
        Direction::ALL[usize::from(DIRECTIONS[row][offset as usize & 63])]
    }
}

/// By point: its neighbours on the usual board.
static TSIVY_NEIGHBOURS: [u64; 64] = {
    let mut all = [0; 64];
    let mut point = 0;
    while point < 64 {
        let mut i = 0;
        while i < 8 && TSIVY.points().contains(Point(point)) {
            if let Some(to) = TSIVY.neighbour(Point(point), Direction::ALL[i]) {
                all[point as usize] |= 1 << to.0;
            }
            i += 1;
        }
        point += 1;
    }
    all
};

/// By offset modulo 64 on the usual board: the row of [`TSIVY_RAYS`].
static RAY_ROWS: [u8; 64] = DIRECTIONS[3];

/// By direction and point: the points beyond it on the usual board.
static TSIVY_RAYS: [[u64; 64]; 8] = {
    let mut rays = [[0; 64]; 8];
    let mut i = 0;
    while i < 8 {
        let mut point = 0;
        while point < 64 {
            let mut at = Point(point);
            while TSIVY.points().contains(at) {
                match TSIVY.neighbour(at, Direction::ALL[i]) {
                    Some(next) => {
                        rays[i][point as usize] |= 1 << next.0;
                        at = next;
                    }
                    None => break,
                }
            }
            point += 1;
        }
        i += 1;
    }
    rays
};

/// What the steps on the usual board add to an index, from the lowest to the highest.
const OFFSETS: [i32; 8] = [-11, -10, -9, -1, 1, 9, 10, 11];
/// The bit that [`gathered`] has for each of [`OFFSETS`]; one bit between stays 0.
const BITS: [u32; 8] = [0, 1, 2, 6, 8, 3, 4, 5];

/// The bits of a set next to a point, pressed together into nine by one
/// multiplication, as in the magic bitboards of chess programs: moved so that the
/// lowest is bit 0, they are 0 to 2, 10, 12, and 20 to 22, and the product has copies of the three groups
/// side by side at its top.
#[inline(always)]
fn gathered(set: u64, at: u32) -> u32 {
    let around = set.rotate_right(at.wrapping_sub(11) & 63) & 0x70_1407;
    (around.wrapping_mul(1 << 55 | 1 << 51 | 1 << 38) >> 55) as u32
}

/// The same for the points two steps away: bits 0, 2, 4, 20, 24, 40, 42, 44 into eleven.
#[inline(always)]
fn gathered_twice_as_far(set: u64, at: u32) -> u32 {
    let around = set.rotate_right(at.wrapping_sub(22) & 63) & 0x1500_0110_0015;
    (around.wrapping_mul(1 << 53 | 1 << 39 | 1 << 14) >> 53) as u32
}

/// By bit of [`gathered`]: what the step adds to an index, modulo 64.
static STEPS: [u8; 16] = {
    let mut steps = [0; 16];
    let mut i = 0;
    while i < 8 {
        steps[BITS[i] as usize] = (OFFSETS[i] & 63) as u8;
        i += 1;
    }
    steps
};

/// From [`gathered`] to the same bits for the opposite directions.
static OPPOSITE: [u16; 512] = {
    let mut all = [0; 512];
    let mut code = 0;
    while code < 512 {
        let mut i = 0;
        while i < 8 {
            if code >> BITS[i] & 1 == 1 {
                all[code] |= 1 << BITS[7 - i];
            }
            i += 1;
        }
        code += 1;
    }
    all
};

/// From [`gathered_twice_as_far`] to the bits of [`gathered`] for the same directions.
static AHEAD: [u16; 2048] = {
    let mut all = [0; 2048];
    let far = [0, 2, 4, 6, 10, 1, 3, 5];
    let mut code = 0;
    while code < 2048 {
        let mut i = 0;
        while i < 8 {
            if code >> far[i] & 1 == 1 {
                all[code] |= 1 << BITS[i];
            }
            i += 1;
        }
        code += 1;
    }
    all
};

/// By half the stride less 2, then by offset modulo 64: the direction's index.
const DIRECTIONS: [[u8; 64]; 4] = {
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

    #[inline(always)]
    fn neighbours(self, point: u32) -> u64 {
        TSIVY_NEIGHBOURS[point as usize & 63]
    }

    #[inline(always)]
    fn captures(self, at: u32, free: u64, enemy: u64) -> (u32, u32) {
        let open = gathered(free, at);
        let behind = OPPOSITE[gathered(enemy, at) as usize];
        let ahead = AHEAD[gathered_twice_as_far(enemy, at) as usize];
        (open & u32::from(ahead), open & u32::from(behind))
    }

    #[inline(always)]
    fn step(self, bit: u32) -> u32 {
        u32::from(STEPS[bit as usize & 15])
    }

    /// All points beyond this one, cut off at the nearest that the enemy does not hold.
    #[inline(always)]
    fn run(self, enemy: u64, beside: u32, way: u32) -> u64 {
        let ray = TSIVY_RAYS[usize::from(RAY_ROWS[way as usize & 63])][beside as usize & 63];
        let ends = ray & !enemy;
        // Rays that go up end at the lowest bit, those that go down at the highest.
        // Both are worked out and one is masked away: a branch would be guessed wrong half the time.
        let up = ends.wrapping_sub(1);
        let down = !0 << (63 - (ends | 1).leading_zeros());
        let goes_down = 0u64.wrapping_sub(u64::from(way >> 5 & 1));
        ray & !ends & (up & !goes_down | down & goes_down)
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

    /// The tables of the usual board say what its grid says, for stones that fill
    /// all, some and few of the points.
    #[test]
    fn tables_are_the_grid() {
        let any = Any(&TSIVY);
        for pattern in [!0, 0x5A5A_1234_9876_F0F1_u64, 0x0010_2400_8001_4208] {
            let enemy = pattern & Tsivy.points();
            let free = !pattern & Tsivy.points();
            for point in TSIVY.points() {
                let at = point.index() as u32;
                let next = Tsivy.neighbours(at);
                assert_eq!(next, any.neighbours(at) & Tsivy.points());
                let offsets = |geometry: &dyn Fn(u32) -> u32, bits: u32| {
                    let set = (0..16).filter(move |bit| bits >> bit & 1 == 1);
                    set.fold(0u64, |all, bit| all | 1 << geometry(bit))
                };
                let (approach, withdrawal) = Tsivy.captures(at, free & next, enemy);
                let (want_approach, want_withdrawal) = any.captures(at, free & next, enemy);
                for (found, want) in [(approach, want_approach), (withdrawal, want_withdrawal)] {
                    let found = offsets(&|bit| Tsivy.step(bit), found);
                    assert_eq!(found, offsets(&|bit| any.step(bit), want));
                }
                for direction in Direction::ALL {
                    let way = Tsivy.offset(direction);
                    assert_eq!(any.direction(way), direction);
                    if TSIVY.neighbour(point, direction).is_some() {
                        assert_eq!(Tsivy.run(enemy, at, way), any.run(enemy, at, way));
                    }
                }
            }
        }
    }
}
