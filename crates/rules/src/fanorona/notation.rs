//! Points and turns as text.

use alloc::string::String;
use alloc::vec::Vec;

use super::error::MAX_LEN;
use super::{Fanorona, Grid, Kind, Point, Position, Step, Turn, TurnError, TurnInProgress};

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

impl Kind {
    /// What follows the arrival point: nothing, `A` or `W`.
    pub const fn mark(self) -> &'static str {
        match self {
            Kind::Paika => "",
            Kind::Approach => "A",
            Kind::Withdrawal => "W",
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
            text.push_str(kind.mark());
        }
        text
    }

    /// A single step in notation, such as `d3-e3W`.
    pub fn step_text(&self, step: &Step) -> String {
        let mut text = self.grid().name(step.from);
        text.push('-');
        text.push_str(&self.grid().name(step.to));
        text.push_str(step.kind.mark());
        text
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
