use vato_rules::fanorona::{Kind, Point, PointSet, Position, Step};

use super::Session;
use crate::board::{BoardState, Orientation};

/// A step that could capture both ways, with what each way takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Where the stone stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
    /// What it takes by approach.
    pub approach: PointSet,
    /// What it takes by withdrawal.
    pub withdrawal: PointSet,
}

impl Question {
    /// The question that two steps with the same start and arrival raise.
    pub(super) fn between(one: Step, other: Step) -> Self {
        let captured = |kind| {
            [one, other]
                .into_iter()
                .find(|step| step.kind == kind)
                .map_or(PointSet::EMPTY, |step| step.captured)
        };
        Self {
            from: one.from,
            to: one.to,
            approach: captured(Kind::Approach),
            withdrawal: captured(Kind::Withdrawal),
        }
    }

    /// The answer that a tap on one of the victims gives: no stone is a victim of both.
    pub fn answered_by(&self, point: Point) -> Option<Kind> {
        if self.approach.contains(point) {
            Some(Kind::Approach)
        } else if self.withdrawal.contains(point) {
            Some(Kind::Withdrawal)
        } else {
            None
        }
    }

    /// What an answer takes.
    pub fn victims(&self, kind: Kind) -> PointSet {
        match kind {
            Kind::Paika => PointSet::EMPTY,
            Kind::Approach => self.approach,
            Kind::Withdrawal => self.withdrawal,
        }
    }

    /// The step that an answer stands for; `None` for one that was not asked about.
    pub(super) fn step(&self, kind: Kind) -> Option<Step> {
        let captured = self.victims(kind);
        (!captured.is_empty()).then_some(Step {
            from: self.from,
            to: self.to,
            kind,
            captured,
        })
    }
}

impl Session {
    /// The question to be answered before the step is made, if there is one.
    pub fn question(&self) -> Option<Question> {
        self.question.filter(|_| self.cursor.is_none())
    }

    /// What the board shows now. Movements (`slide`, `ghosts`) are the page's
    /// to add, from the events it animates.
    pub fn board_view(&self, orientation: Orientation) -> BoardState {
        let turns = self.shown_turns();
        let mut state = BoardState {
            orientation,
            last_turn: self.points_of_turn(turns),
            ..BoardState::new(*self.grid())
        };
        if self.cursor.is_some() {
            let position = self.line.position_after(turns);
            state.stones = stones(position.unwrap_or(self.live()));
            return state;
        }
        state.stones = vato_rules::Side::BOTH.map(|side| self.progress.stones(side));
        let steps = self.progress.steps();
        state.chain = steps.first().map(|step| step.from).into_iter().collect();
        state.chain.extend(steps.iter().map(|step| step.to));
        if !state.chain.is_empty() {
            state.last_turn.clear();
        }
        if let Some(hint) = &self.hint {
            state.arrow = hint.turn.points(self.grid()).collect();
        }
        if !self.human_to_move() {
            return state;
        }
        state.movable = self.progress.movable();
        state.selected = self.selected;
        if let Some(question) = self.question {
            state.destinations = PointSet::of(question.to);
            state.approach_victims = question.approach;
            state.withdrawal_victims = question.withdrawal;
        } else if let Some(from) = self.selected {
            let steps = self.progress.steps_from(from);
            state.destinations = steps.iter().map(|step| step.to).collect();
        }
        state
    }

    /// What each way of going to `to` with the chosen stone would take: shown
    /// while the pointer or the focus rests there. Both sets are empty when it cannot go there.
    pub fn would_take(&self, to: Point) -> [(Kind, PointSet); 2] {
        let mut taken = [
            (Kind::Approach, PointSet::EMPTY),
            (Kind::Withdrawal, PointSet::EMPTY),
        ];
        if let Some(from) = self.selected.filter(|_| self.cursor.is_none()) {
            for step in self.progress.steps_from(from) {
                for (kind, points) in &mut taken {
                    if step.to == to && step.kind == *kind {
                        *points = step.captured;
                    }
                }
            }
        }
        taken
    }

    /// The points of the turn that led to the position after `turns` turns, its
    /// start first.
    fn points_of_turn(&self, turns: usize) -> Vec<Point> {
        let turn = turns
            .checked_sub(1)
            .and_then(|at| self.line.plies().get(at));
        turn.map_or_else(Vec::new, |turn| turn.points(self.grid()).collect())
    }
}

/// The stones of a position by [`Side::index`](vato_rules::Side::index), as a board shows them.
pub fn stones(position: &Position) -> [PointSet; 2] {
    vato_rules::Side::BOTH.map(|side| position.stones(side))
}
