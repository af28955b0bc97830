//! What the board shows of a session.

use vato_rules::fanorona::{Kind, Point, PointSet, Position};

use super::Session;
use crate::board::{BoardState, Orientation};

/// What the board shows now. Movements (`slide`, `ghosts`) are the page's
/// to add, from the events it animates.
pub(super) fn board(session: &Session, orientation: Orientation) -> BoardState {
    let turn = session.shown_plies().checked_sub(1);
    let turn = turn.and_then(|at| session.line.plies().get(at));
    let mut state = BoardState {
        orientation,
        last_turn: turn.map_or_else(Vec::new, |turn| turn.points(session.grid()).collect()),
        ..BoardState::new(*session.grid())
    };
    if session.cursor.is_some() {
        state.stones = stones(session.shown_position());
        return state;
    }
    let hand = &session.hand;
    state.stones = vato_rules::Side::BOTH.map(|side| hand.progress.stones(side));
    let steps = hand.progress.steps();
    state.chain = steps.first().map(|step| step.from).into_iter().collect();
    state.chain.extend(steps.iter().map(|step| step.to));
    if !state.chain.is_empty() {
        state.last_turn.clear();
    }
    if let Some(hint) = &session.hint {
        state.arrow = hint.ply.points(session.grid()).collect();
    }
    if !session.human_to_move() {
        return state;
    }
    state.movable = hand.progress.movable();
    state.selected = hand.selected;
    if let Some(question) = hand.question {
        state.destinations = PointSet::of(question.to);
        state.approach_victims = question.approach;
        state.withdrawal_victims = question.withdrawal;
    } else if let Some(from) = hand.selected {
        let steps = hand.progress.steps_from(from);
        state.destinations = steps.iter().map(|step| step.to).collect();
    }
    state
}

impl Session {
    /// What each way of going to `to` with the chosen stone would take: shown
    /// while the pointer or the focus rests there. Both sets are empty when it cannot go there.
    pub fn would_take(&self, to: Point) -> [(Kind, PointSet); 2] {
        let mut taken = [
            (Kind::Approach, PointSet::EMPTY),
            (Kind::Withdrawal, PointSet::EMPTY),
        ];
        if let Some(from) = self.hand.selected.filter(|_| self.cursor.is_none()) {
            for step in self.hand.progress.steps_from(from) {
                for (kind, points) in &mut taken {
                    if step.to == to && step.kind == *kind {
                        *points = step.captured;
                    }
                }
            }
        }
        taken
    }
}

/// The stones of a position by [`Side::index`](vato_rules::Side::index), as a board shows them.
pub fn stones(position: &Position) -> [PointSet; 2] {
    vato_rules::Side::BOTH.map(|side| position.stones(side))
}
