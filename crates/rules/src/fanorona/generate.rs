//! Which turns there are.
//!
//! For each direction one expression over bitboards finds the stones that can
//! capture; a chain is a depth-first walk in which each prefix is a legal turn.

use super::{Continuation, Direction, DirectionRule, Grid, Kind, Point, PointSet, Rules, Turn};

/// Moves every point of a set by `offset`. Points that leave the 64 bits are
/// dropped; those that leave the board meet no stone of the board.
#[inline(always)]
const fn shifted(set: u64, offset: i8) -> u64 {
    if offset >= 0 {
        set << offset
    } else {
        set >> -offset
    }
}

/// The stones of `own` whose step in this direction captures: by approach, by
/// withdrawal.
#[inline(always)]
fn capturers(grid: &Grid, direction: Direction, own: u64, enemy: u64) -> (u64, u64) {
    let offset = grid.offset(direction);
    let movers = movers(grid, direction, own, enemy);
    (
        movers & shifted(enemy, -2 * offset),
        movers & shifted(enemy, offset),
    )
}

/// The stones of `own` that have an empty point next to them in this direction.
#[inline(always)]
fn movers(grid: &Grid, direction: Direction, own: u64, enemy: u64) -> u64 {
    let empty = grid.points().0 & !(own | enemy);
    let lines = if direction.is_diagonal() {
        grid.strong().0
    } else {
        !0
    };
    own & lines & shifted(empty, -grid.offset(direction))
}

/// The unbroken run of enemy stones from a point on, going by `offset`.
#[inline(always)]
pub(super) fn run(enemy: u64, from: u64, offset: i8) -> u64 {
    let (mut run, mut at) = (0, from & enemy);
    while at != 0 {
        run |= at;
        at = shifted(at, offset) & enemy;
    }
    run
}

/// Whether a side has a capture.
pub(super) fn can_capture(grid: &Grid, own: PointSet, enemy: PointSet) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        let (approach, withdrawal) = capturers(grid, direction, own.0, enemy.0);
        approach | withdrawal != 0
    })
}

/// Whether a side has any step.
pub(super) fn can_move(grid: &Grid, own: PointSet, enemy: PointSet) -> bool {
    Direction::ALL
        .into_iter()
        .any(|d| movers(grid, d, own.0, enemy.0) != 0)
}

/// The stones that can begin a turn.
pub(super) fn movable(grid: &Grid, own: PointSet, enemy: PointSet) -> PointSet {
    let (mut quiet, mut capturing) = (0, 0);
    for direction in Direction::ALL {
        quiet |= movers(grid, direction, own.0, enemy.0);
        let (approach, withdrawal) = capturers(grid, direction, own.0, enemy.0);
        capturing |= approach | withdrawal;
    }
    PointSet(if capturing != 0 { capturing } else { quiet })
}

/// Calls `found` on every legal turn of the side that owns `own`.
pub(super) fn turns(
    grid: &Grid,
    rules: &Rules,
    own: PointSet,
    enemy: PointSet,
    mut found: impl FnMut(Turn),
) {
    let mut capture = false;
    for direction in Direction::ALL {
        let (approach, withdrawal) = capturers(grid, direction, own.0, enemy.0);
        let offset = grid.offset(direction);
        for from in PointSet(approach | withdrawal) {
            capture = true;
            let bit = PointSet::of(from).0;
            let to = Point((from.0 as i8 + offset) as u8);
            let walk = Walk {
                grid,
                rules,
                own: own.0 & !bit,
            };
            let options = [
                (Kind::Approach, approach, shifted(bit, 2 * offset), offset),
                (Kind::Withdrawal, withdrawal, shifted(bit, -offset), -offset),
            ];
            for (kind, capturers, contact, way) in options {
                if capturers & bit != 0 {
                    let captured = PointSet(run(enemy.0, contact, way));
                    let turn = Turn::empty(from).extended(to, direction, kind, captured);
                    let used = 1 << direction.index();
                    walk.chain(
                        turn,
                        direction,
                        used,
                        bit,
                        enemy.0 & !captured.0,
                        &mut found,
                    );
                }
            }
        }
    }
    if capture {
        return;
    }
    for direction in Direction::ALL {
        for from in PointSet(movers(grid, direction, own.0, enemy.0)) {
            let to = Point((from.0 as i8 + grid.offset(direction)) as u8);
            found(Turn::empty(from).extended(to, direction, Kind::Paika, PointSet::EMPTY));
        }
    }
}

/// What stays the same during a chain.
struct Walk<'a> {
    grid: &'a Grid,
    rules: &'a Rules,
    /// The mover's stones but the one that moves.
    own: u64,
}

impl Walk<'_> {
    /// `turn` has just made a capturing step in `last`; `used` has a bit for each
    /// direction of the turn so far, `visited` the points before the present one.
    fn chain(
        &self,
        turn: Turn,
        last: Direction,
        used: u8,
        visited: u64,
        enemy: u64,
        found: &mut impl FnMut(Turn),
    ) {
        let optional = self.rules.continuation == Continuation::Optional;
        if optional {
            found(turn);
        }
        let mut goes_on = false;
        continuations(
            self.grid,
            self.rules,
            self.own,
            &turn,
            last,
            used,
            visited,
            enemy,
            |step| {
                goes_on = true;
                let next = turn.extended(step.to, step.direction, step.kind, step.captured);
                let used = used | 1 << step.direction.index();
                let visited = visited | PointSet::of(turn.to()).0;
                self.chain(
                    next,
                    step.direction,
                    used,
                    visited,
                    enemy & !step.captured.0,
                    found,
                );
            },
        );
        if !optional && !goes_on {
            found(turn);
        }
    }
}

/// A capturing step that goes on a chain.
pub(super) struct Continued {
    pub(super) to: Point,
    pub(super) direction: Direction,
    pub(super) kind: Kind,
    pub(super) captured: PointSet,
}

/// Whether a chain may go on in this direction after `last`.
pub(super) fn direction_allowed(
    rule: DirectionRule,
    direction: Direction,
    last: Direction,
    used: u8,
) -> bool {
    match rule {
        DirectionRule::NotTwiceRunning => direction != last,
        DirectionRule::NotTwiceInTurn => used >> direction.index() & 1 == 0,
        DirectionRule::Free => true,
    }
}

/// Calls `found` on each capturing step the stone at the end of `turn` can go on with.
#[allow(clippy::too_many_arguments)] // one hot function, all of it state of the walk
pub(super) fn continuations(
    grid: &Grid,
    rules: &Rules,
    own: u64,
    turn: &Turn,
    last: Direction,
    used: u8,
    visited: u64,
    enemy: u64,
    mut found: impl FnMut(Continued),
) {
    let at = turn.to();
    let bit = PointSet::of(at).0;
    let free = grid.points().0 & !(own | enemy | visited | bit);
    for direction in Direction::ALL {
        if direction.is_diagonal() && !grid.strong().contains(at)
            || !direction_allowed(rules.direction, direction, last, used)
        {
            continue;
        }
        let offset = grid.offset(direction);
        let arrival = shifted(bit, offset) & free;
        if arrival == 0 {
            continue;
        }
        let to = Point(arrival.trailing_zeros() as u8);
        let approach = PointSet(run(enemy, shifted(arrival, offset), offset));
        let withdrawal = PointSet(run(enemy, shifted(bit, -offset), -offset));
        for (kind, captured) in [(Kind::Approach, approach), (Kind::Withdrawal, withdrawal)] {
            if !captured.is_empty() {
                found(Continued {
                    to,
                    direction,
                    kind,
                    captured,
                });
            }
        }
    }
}
