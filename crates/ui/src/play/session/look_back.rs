//! The list of turns, earlier positions, and the last turn again.

use vato_rules::fanorona::{Event, Kind, Position};
use vato_rules::{GameResult, Side};

use super::{Done, Effect, Refused, Session};

/// One turn of the game list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedTurn {
    /// Turns played once it is: what [`Session::look_at`] takes.
    pub turns: usize,
    /// The turn number, which both sides share.
    pub number: u32,
    /// Whose turn it was.
    pub side: Side,
    /// In notation, such as `d3-e3W`.
    pub text: String,
}

/// A turn to be shown once more.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay {
    /// The position it began in: what to draw first.
    pub before: Position,
    /// What happens then.
    pub events: Vec<Event>,
}

impl Session {
    /// Every finished turn, in order.
    pub fn turn_list(&self) -> Vec<ListedTurn> {
        self.line
            .positions()
            .iter()
            .zip(self.line.plies())
            .enumerate()
            .map(|(at, (before, turn))| ListedTurn {
                turns: at + 1,
                number: before.number(),
                side: before.side(),
                text: self.game().turn_text(turn),
            })
            .collect()
    }

    /// The turn in progress as far as it has got, in notation; empty between turns.
    pub fn chain_text(&self) -> String {
        let mut text = String::new();
        for step in self.progress.steps() {
            if text.is_empty() {
                text.push_str(&self.grid().name(step.from));
            }
            text.push('-');
            text.push_str(&self.grid().name(step.to));
            text.push_str(match step.kind {
                Kind::Paika => "",
                Kind::Approach => "A",
                Kind::Withdrawal => "W",
            });
        }
        text
    }

    /// The result as it stands at the end of the list; `None` while the game goes on.
    pub fn result(&self) -> Option<GameResult> {
        self.ending().map(|ending| ending.result())
    }

    /// Turns that precede the position shown.
    pub fn shown_turns(&self) -> usize {
        self.cursor.unwrap_or(self.line.plies().len())
    }

    /// Whether an earlier position is shown.
    pub fn is_looking_back(&self) -> bool {
        self.cursor.is_some()
    }

    /// Shows the position after the first `turns` turns; a turn in progress
    /// stays as it is. The last one is the live position.
    ///
    /// # Errors
    /// There are not so many turns.
    pub fn look_at(&mut self, turns: usize) -> Done {
        let played = self.line.plies().len();
        if turns > played {
            return Err(Refused::NoSuchTurn);
        }
        if turns == played {
            return Ok(self.look_live());
        }
        self.cursor = Some(turns);
        Ok(vec![Effect::LookingAt { turns }])
    }

    /// Shows the position one turn earlier.
    ///
    /// # Errors
    /// The start is shown already.
    pub fn look_earlier(&mut self) -> Done {
        let turns = self.shown_turns().checked_sub(1);
        self.look_at(turns.ok_or(Refused::NoSuchTurn)?)
    }

    /// Shows the position one turn later.
    ///
    /// # Errors
    /// The live position is shown already.
    pub fn look_later(&mut self) -> Done {
        self.look_at(self.shown_turns() + 1)
    }

    /// Shows the live position again.
    pub fn look_live(&mut self) -> Vec<Effect> {
        match self.cursor.take() {
            Some(_) => vec![Effect::LookingLive],
            None => Vec::new(),
        }
    }

    /// The turn that led to the position shown; `None` at the start.
    pub fn replay(&self) -> Option<Replay> {
        let turns = self.shown_turns();
        let before = *self.line.position_after(turns.checked_sub(1)?)?;
        let turn = self.line.plies().get(turns - 1)?;
        let outcome = self.line.outcome_after(turns);
        let events = self.game().events(&before, turn, outcome);
        Some(Replay { before, events })
    }
}
