use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::{
    Event, Fanorona, Grid, Kind, Point, PointSet, Position, Refusal, Step, Turn, TurnInProgress,
};
use crate::{Outcome, Side};

/// Longer input is refused before it is read: no position or turn comes near.
const MAX_LEN: usize = 1000;

impl Grid {
    /// The point's name, such as `e3`.
    pub fn name(&self, point: Point) -> String {
        let mut name = String::new();
        name.push((b'a' + self.column(point)) as char);
        name.push((b'1' + self.rank(point)) as char);
        name
    }

    /// The point with this name; `None` when the board has none.
    pub fn named(&self, name: &str) -> Option<Point> {
        match name.as_bytes() {
            [column, rank] => self.point(column.wrapping_sub(b'a'), rank.wrapping_sub(b'1')),
            _ => None,
        }
    }
}

impl Fanorona {
    /// A turn in notation, such as `f4-e4W-e3A` or the paika `e2-e3`.
    pub fn turn_text(&self, turn: &Turn) -> String {
        let mut text = String::new();
        let kinds = turn.path().map(|(_, kind)| kind);
        let kinds = core::iter::once(Kind::Paika).chain(kinds);
        for (at, (point, kind)) in turn.points(self.grid()).zip(kinds).enumerate() {
            if at > 0 {
                text.push('-');
            }
            text.push_str(&self.grid().name(point));
            match kind {
                Kind::Paika => {}
                Kind::Approach => text.push('A'),
                Kind::Withdrawal => text.push('W'),
            }
        }
        text
    }

    /// A position in notation, such as
    /// `BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1`.
    pub fn position_text(&self, position: &Position) -> String {
        let (grid, mut text) = (self.grid(), String::new());
        for rank in (0..grid.rows()).rev() {
            let mut empty = 0u8;
            for point in (0..grid.columns()).filter_map(|column| grid.point(column, rank)) {
                let Some(side) = position.at(point) else {
                    empty += 1;
                    continue;
                };
                push_run(&mut text, &mut empty);
                text.push(if side == Side::First { 'W' } else { 'B' });
            }
            push_run(&mut text, &mut empty);
            if rank > 0 {
                text.push('/');
            }
        }
        let side = if position.side() == Side::First {
            'w'
        } else {
            'b'
        };
        // Writing to a String cannot fail.
        let _ = write!(
            text,
            " {side} {} {}",
            position.quiet_plies(),
            position.number()
        );
        text
    }

    /// Reads a position. The counts after the side to move may be left out.
    ///
    /// # Errors
    /// What is wrong and where; see [`PositionError`].
    pub fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        if text.len() > MAX_LEN {
            return Err(PositionError::TooLong);
        }
        let mut fields = text.split_whitespace();
        let stones = self.parse_stones(fields.next().ok_or(PositionError::Empty)?)?;
        let side = match fields.next() {
            Some("w") => Side::First,
            Some("b") => Side::Second,
            Some(other) => {
                return Err(PositionError::Side {
                    found: other.to_string(),
                });
            }
            None => return Err(PositionError::NoSide),
        };
        let quiet = match fields.next() {
            None => 0,
            Some(field) => field
                .parse()
                .ok()
                .filter(|_| is_number(field))
                .ok_or_else(|| PositionError::Quiet {
                    found: field.to_string(),
                })?,
        };
        let number = match fields.next() {
            None => 1,
            Some(field) => field
                .parse()
                .ok()
                .filter(|number| *number > 0 && is_number(field))
                .ok_or_else(|| PositionError::Number {
                    found: field.to_string(),
                })?,
        };
        match fields.next() {
            Some(extra) => Err(PositionError::Extra {
                found: extra.to_string(),
            }),
            None => Ok(Position::new(stones[0], stones[1], side, quiet, number)),
        }
    }

    fn parse_stones(&self, field: &str) -> Result<[PointSet; 2], PositionError> {
        let grid = self.grid();
        let ranks = field.split('/').count();
        if ranks != usize::from(grid.rows()) {
            return Err(PositionError::Ranks {
                found: ranks,
                want: grid.rows(),
            });
        }
        let mut stones = [PointSet::EMPTY; 2];
        for (rank, text) in (0..grid.rows()).rev().zip(field.split('/')) {
            let mut column = 0u8;
            for found in text.chars() {
                let side = match found {
                    'W' => Side::First,
                    'B' => Side::Second,
                    '1'..='9' => {
                        column = column.saturating_add(found as u8 - b'0');
                        continue;
                    }
                    _ => {
                        return Err(PositionError::Letter {
                            found,
                            rank: rank + 1,
                        });
                    }
                };
                if let Some(point) = grid.point(column, rank) {
                    stones[side.index()] |= PointSet::of(point);
                }
                column = column.saturating_add(1);
            }
            if column != grid.columns() {
                let (found, want) = (column, grid.columns());
                return Err(PositionError::Columns {
                    rank: rank + 1,
                    found,
                    want,
                });
            }
        }
        Ok(stones)
    }

    /// Reads a turn that is legal in this position.
    ///
    /// Accepts the form that [`turn_text`](Fanorona::turn_text) writes, the same without
    /// dashes, lower-case marks, marks left out where only one capture is
    /// possible, and steps separated by commas with `+` for approach and `-`
    /// for withdrawal.
    ///
    /// # Errors
    /// What is wrong and where; see [`TurnError`].
    ///
    /// ```
    /// use vato_rules::{Game, fanorona::Fanorona};
    ///
    /// let game = Fanorona::default();
    /// let position = game.parse_position("6B2/5WB2/9/4B4/9 w").unwrap();
    /// let turn = game.parse_turn(&position, "f4e4We3").unwrap();
    /// assert_eq!(game.turn_text(&turn), "f4-e4W-e3A");
    /// ```
    pub fn parse_turn(&self, position: &Position, text: &str) -> Result<Turn, TurnError> {
        let progress = self.parse_turn_in_progress(position, text)?;
        progress.turn().ok_or_else(|| {
            let at = progress
                .at()
                .map_or_else(String::new, |at| self.grid().name(at));
            TurnError::MustGoOn { at }
        })
    }

    /// Reads the beginning of a turn, which need not be able to stop there.
    ///
    /// # Errors
    /// As for [`parse_turn`](Fanorona::parse_turn), but for a chain that has to go on.
    pub fn parse_turn_in_progress(
        &self,
        position: &Position,
        text: &str,
    ) -> Result<TurnInProgress, TurnError> {
        let (from, arrivals) = self.scan_turn(text)?;
        let grid = self.grid();
        let (mut progress, mut at) = (self.begin(position), from);
        for (to, mark) in arrivals {
            let all = progress.steps_from(at);
            let mut steps = all
                .iter()
                .filter(|step| step.to == to && mark.fits(step.kind));
            let Some(step) = steps.next() else {
                let refusal = progress.refusal(at, to);
                let (from, to) = (grid.name(at), grid.name(to));
                return Err(match refusal {
                    Some(refusal) => TurnError::Refused { from, to, refusal },
                    None => TurnError::Kind { from, to },
                });
            };
            if steps.next().is_some() {
                return Err(TurnError::Ambiguous {
                    from: grid.name(at),
                    to: grid.name(to),
                });
            }
            // The step comes from `steps_from`, so it is never refused.
            progress = progress.step(*step).map_err(|refusal| TurnError::Refused {
                from: grid.name(at),
                to: grid.name(to),
                refusal,
            })?;
            at = to;
        }
        Ok(progress)
    }

    /// Splits a turn into its start and arrivals.
    fn scan_turn(&self, text: &str) -> Result<(Point, Vec<(Point, Mark)>), TurnError> {
        if text.len() > MAX_LEN {
            return Err(TurnError::TooLong);
        }
        let mut scanner = Scanner {
            rest: text.trim(),
            grid: self.grid(),
        };
        let from = scanner.point()?;
        let mut arrivals = Vec::new();
        let mut at = from;
        while !scanner.rest.is_empty() {
            // `d3e3+,e4-` and `f2-e3A,e3-d3W` name the departure point again.
            let comma = scanner.take(',');
            if !comma {
                scanner.take('-');
            }
            let mut to = scanner.point()?;
            if comma && to == at && scanner.at_point() {
                scanner.take('-');
                to = scanner.point()?;
            }
            let mark = scanner.mark();
            arrivals.push((to, mark));
            at = to;
        }
        if arrivals.is_empty() {
            return Err(TurnError::NoArrival {
                from: self.grid().name(from),
            });
        }
        Ok((from, arrivals))
    }
}

fn push_run(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

/// `str::parse` would also take a sign.
fn is_number(field: &str) -> bool {
    field.bytes().all(|byte| byte.is_ascii_digit())
}

/// What a turn's text says of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    Approach,
    Withdrawal,
}

impl Mark {
    fn fits(self, kind: Kind) -> bool {
        match self {
            Mark::None => true,
            Mark::Approach => kind == Kind::Approach,
            Mark::Withdrawal => kind == Kind::Withdrawal,
        }
    }
}

struct Scanner<'a> {
    rest: &'a str,
    grid: &'a Grid,
}

impl Scanner<'_> {
    fn take(&mut self, wanted: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Whether a point follows, a dash before it allowed.
    fn at_point(&self) -> bool {
        let rest = self.rest.strip_prefix('-').unwrap_or(self.rest);
        rest.get(..2)
            .is_some_and(|name| self.grid.named(name).is_some())
    }

    fn point(&mut self) -> Result<Point, TurnError> {
        let rest = self.rest.trim_start();
        let word: String = rest.chars().take(2).collect();
        let point = self.grid.named(&word).ok_or(TurnError::NotAPoint {
            found: word,
            size: (self.grid.columns(), self.grid.rows()),
        })?;
        // A named point is two ASCII characters.
        self.rest = &rest[2..];
        Ok(point)
    }

    /// `a` before a digit is a column, elsewhere the mark of an approach; `-`
    /// at the end of a step is the mark of a withdrawal, before a point a dash.
    fn mark(&mut self) -> Mark {
        let mut chars = self.rest.chars();
        let (first, second) = (chars.next(), chars.next());
        let mark = match (first, second) {
            (Some('A' | '+'), _) => Mark::Approach,
            (Some('W' | 'w'), _) => Mark::Withdrawal,
            (Some('a'), next) if !next.is_some_and(|c| c.is_ascii_digit()) => Mark::Approach,
            (Some('-'), None | Some(',')) => Mark::Withdrawal,
            _ => return Mark::None,
        };
        self.rest = &self.rest[1..];
        mark
    }
}

/// Why a position was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// Nothing was there.
    Empty,
    /// Far longer than any position.
    TooLong,
    /// Not as many ranks as the board has.
    Ranks {
        /// Ranks found.
        found: usize,
        /// Ranks of the board.
        want: u8,
    },
    /// A rank is not as wide as the board.
    Columns {
        /// The rank, from 1.
        rank: u8,
        /// Points found.
        found: u8,
        /// Columns of the board.
        want: u8,
    },
    /// Something other than `W`, `B` or a digit.
    Letter {
        /// What stood there.
        found: char,
        /// The rank, from 1.
        rank: u8,
    },
    /// The side to move is missing.
    NoSide,
    /// The side to move is neither `w` nor `b`.
    Side {
        /// What stood there.
        found: String,
    },
    /// The count of paikas is not a number from 0 to 65535.
    Quiet {
        /// What stood there.
        found: String,
    },
    /// The turn number is not a number from 1 to 4294967295.
    Number {
        /// What stood there.
        found: String,
    },
    /// Something after the last field.
    Extra {
        /// What stood there.
        found: String,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Empty => f.write_str(
                "position: nothing given; it begins with the ranks from the top, separated by '/'",
            ),
            PositionError::TooLong => {
                write!(f, "position: longer than {MAX_LEN} characters")
            }
            PositionError::Ranks { found, want } => write!(
                f,
                "position: {found} ranks, but the board has {want}; \
                 name another board with the option board=COLUMNSxROWS"
            ),
            PositionError::Columns { rank, found, want } => write!(
                f,
                "position: rank {rank} has {found} points, but the board has {want} columns; \
                 name another board with the option board=COLUMNSxROWS"
            ),
            PositionError::Letter { found, rank } => write!(
                f,
                "position: '{}' in rank {rank}; a rank is made of W, B and the digits 1 to 9 for empty points",
                found.escape_debug()
            ),
            PositionError::NoSide => {
                f.write_str("position: the side to move is missing; add w or b after the ranks")
            }
            PositionError::Side { found } => write!(
                f,
                "position: the side to move is '{}'; it must be w or b",
                found.escape_debug()
            ),
            PositionError::Quiet { found } => write!(
                f,
                "position: '{}' paikas in a row; it must be a number from 0 to 65535",
                found.escape_debug()
            ),
            PositionError::Number { found } => write!(
                f,
                "position: turn number '{}'; it must be a number from 1 to 4294967295",
                found.escape_debug()
            ),
            PositionError::Extra { found } => write!(
                f,
                "position: '{}' after the turn number; nothing may follow",
                found.escape_debug()
            ),
        }
    }
}

impl core::error::Error for PositionError {}

/// Why a turn was not understood or is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnError {
    /// Far longer than any turn.
    TooLong,
    /// A point was expected.
    NotAPoint {
        /// What stood there, at most two characters.
        found: String,
        /// Columns and rows of the board.
        size: (u8, u8),
    },
    /// Only a start point.
    NoArrival {
        /// The start point.
        from: String,
    },
    /// A step that the rules refuse.
    Refused {
        /// Where the stone stands.
        from: String,
        /// Where it was to go.
        to: String,
        /// Why not.
        refusal: Refusal,
    },
    /// The step is possible, but not with this mark.
    Kind {
        /// Where the stone stands.
        from: String,
        /// Where it was to go.
        to: String,
    },
    /// The step captures both ways and has no mark.
    Ambiguous {
        /// Where the stone stands.
        from: String,
        /// Where it was to go.
        to: String,
    },
    /// The chain has to go on (`continue=forced`).
    MustGoOn {
        /// Where the stone stands.
        at: String,
    },
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnError::TooLong => write!(f, "turn: longer than {MAX_LEN} characters"),
            TurnError::NotAPoint {
                found,
                size: (columns, rows),
            } => write!(
                f,
                "turn: '{}' where a point was expected; points are a1 to {}{rows}, as in d3-e3A",
                found.escape_debug(),
                (b'a' + columns - 1) as char
            ),
            TurnError::NoArrival { from } => {
                write!(
                    f,
                    "turn: {from} names no point to go to; write it as in d3-e3A"
                )
            }
            TurnError::Refused { from, to, refusal } => write!(f, "turn: {from}-{to}: {refusal}"),
            TurnError::Kind { from, to } => {
                write!(
                    f,
                    "turn: {from}-{to} does not capture in the way that its mark says"
                )
            }
            TurnError::Ambiguous { from, to } => write!(
                f,
                "turn: {from}-{to} captures both ways; add A for approach or W for withdrawal"
            ),
            TurnError::MustGoOn { at } => write!(
                f,
                "turn: the stone on {at} can take more, and under continue=forced it has to"
            ),
        }
    }
}

impl core::error::Error for TurnError {}

impl Fanorona {
    /// The steps of a legal turn, each with what it takes.
    pub fn steps(&self, before: &Position, turn: &Turn) -> Vec<Step> {
        let mut progress = self.begin(before);
        let points = turn.points(self.grid()).skip(1);
        for (to, (_, kind)) in points.zip(turn.path()) {
            let from = progress.at().unwrap_or(turn.from());
            let step = progress
                .steps_from(from)
                .into_iter()
                .find(|s| s.to == to && s.kind == kind);
            let Some(next) = step.and_then(|step| progress.step(step).ok()) else {
                break;
            };
            progress = next;
        }
        progress.steps().to_vec()
    }

    /// Everything that is seen when a legal turn is played: slides, captures,
    /// then the end of the game, if `outcome` says that this was it, or that the turn passes.
    pub fn events(&self, before: &Position, turn: &Turn, outcome: Option<Outcome>) -> Vec<Event> {
        let mut events = Vec::new();
        for step in self.steps(before, turn) {
            step.push_events(before.side(), &mut events);
        }
        events.push(match outcome {
            Some(outcome) => Event::GameOver(outcome),
            None => Event::TurnPasses { to: !before.side() },
        });
        events
    }
}
