//! The list of turns, earlier positions, and the last turn again.

use vato_rules::{GameResult, PlayedTurn, Side};

use super::{Done, Effect, Playable, Refused, Session};

/// One turn of the game list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedTurn {
    /// Turns played once it is: what [`Session::look_at`] takes.
    pub turns: usize,
    /// The turn number, which both sides share.
    pub number: u32,
    /// Whose turn it was.
    pub side: Side,
    /// In notation, such as `d3-e3W`, or `3-6` for a turn of two plies.
    pub text: String,
    /// The round that it begins, from the second one on.
    pub begins: Option<u16>,
}

/// A turn to be shown once more.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay<G: Playable> {
    /// The position it began in: what to draw first.
    pub before: G::Position,
    /// What happens then.
    pub events: Vec<G::Event>,
}

impl<G: Playable> Session<G> {
    /// Every turn, in order; one that goes on is the last as far as it has got.
    pub fn turn_list(&self) -> Vec<ListedTurn> {
        let (game, plies) = (self.game(), self.line.plies());
        let text = |at: usize| game.ply_text(&self.line.positions()[at], &plies[at]);
        let round = |at: usize| G::round(&self.line.positions()[at]);
        let mut before = round(0);
        let turns = self.line.turns().into_iter().enumerate();
        turns
            .map(|(at, turn)| {
                let now = round(turn.plies.start);
                let begins = (now != before).then_some(now);
                before = now;
                ListedTurn {
                    turns: at + 1,
                    number: turn.number,
                    side: turn.side,
                    text: turn.plies.map(text).collect::<Vec<_>>().join("-"),
                    begins,
                }
            })
            .collect()
    }

    /// The result as it stands at the end of the list; `None` while the game goes on.
    pub fn result(&self) -> Option<GameResult> {
        self.ending().map(|ending| ending.result())
    }

    /// Turns that precede the position shown.
    pub fn shown_turns(&self) -> usize {
        self.turns_within(self.shown_plies()).len()
    }

    /// Plies that precede the position shown.
    pub(super) fn shown_plies(&self) -> usize {
        self.cursor.unwrap_or(self.line.plies().len())
    }

    /// The position shown, before whatever is in the hand.
    pub fn shown_position(&self) -> &G::Position {
        // The cursor never exceeds the line.
        let shown = self.line.position_after(self.shown_plies());
        shown.unwrap_or(self.live())
    }

    /// Whether an earlier position is shown.
    pub fn is_looking_back(&self) -> bool {
        self.cursor.is_some()
    }

    /// Shows the position after the first `turns` turns; what is in the hand
    /// stays as it is. The last one is the live position.
    ///
    /// # Errors
    /// There are not so many turns.
    pub fn look_at(&mut self, turns: usize) -> Done<G> {
        let played = self.line.plies().len();
        let plies = match turns.checked_sub(1) {
            None => 0,
            Some(last) => {
                let turns = self.line.turns();
                turns.get(last).ok_or(Refused::NoSuchTurn)?.plies.end
            }
        };
        if plies == played {
            return Ok(self.look_live());
        }
        self.cursor = Some(plies);
        Ok(vec![Effect::LookingAt { turns }])
    }

    /// Shows the position one turn earlier.
    ///
    /// # Errors
    /// The start is shown already.
    pub fn look_earlier(&mut self) -> Done<G> {
        let turns = self.shown_turns().checked_sub(1);
        self.look_at(turns.ok_or(Refused::NoSuchTurn)?)
    }

    /// Shows the position one turn later.
    ///
    /// # Errors
    /// The live position is shown already.
    pub fn look_later(&mut self) -> Done<G> {
        self.look_at(self.shown_turns() + 1)
    }

    /// Shows the live position again.
    pub fn look_live(&mut self) -> Vec<Effect<G>> {
        match self.cursor.take() {
            Some(_) => vec![Effect::LookingLive],
            None => Vec::new(),
        }
    }

    /// The turn that led to the position shown; `None` at the start.
    pub fn replay(&self) -> Option<Replay<G>> {
        let plies = self.shown_plies();
        let start = self.turns_within(plies).pop()?.plies.start;
        let before = *self.line.position_after(start)?;
        let events = (start + 1..=plies).flat_map(|ply| G::events(&self.line, ply));
        Some(Replay {
            before,
            events: events.collect(),
        })
    }

    /// The turns that the first `plies` plies make or begin.
    fn turns_within(&self, plies: usize) -> Vec<PlayedTurn> {
        let mut turns = self.line.turns();
        turns.retain(|turn| turn.plies.start < plies);
        turns
    }
}
