//! The turn in progress: what a person has done towards the next turn.

use vato_rules::fanorona::{Kind, Point, PointSet, Refusal, Step, TurnInProgress};

use super::Session;

/// A turn as far as it has got.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand {
    /// The steps made on the live position; empty between turns.
    pub(super) progress: TurnInProgress,
    /// The stone chosen to move; during a chain always the one that moves.
    pub(super) selected: Option<Point>,
    /// The step that could capture both ways, until one way is chosen.
    pub(super) question: Option<Question>,
}

/// What input did short of a turn.
#[derive(Clone, PartialEq, Debug)]
pub enum InputEffect {
    /// A stone was chosen; its destinations are in the view.
    Selected(Point),
    /// The chosen stone was put back.
    Deselected,
    /// The step could capture both ways: one is to be chosen.
    Asked(Question),
    /// The question was dropped without an answer.
    QuestionDropped,
    /// The chain can go on from here, or be ended.
    ChainOpen {
        /// Where the moving stone stands.
        at: Point,
        /// Whether it may stop here: the rules may make it go on.
        may_stop: bool,
    },
    /// The player ended a chain that could have gone on.
    CaptureEnded,
    /// The last step of the chain was taken back.
    StepTakenBack,
}

/// Why input does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputRefusal {
    /// The rules refuse the step.
    Rules {
        /// Why.
        refusal: Refusal,
        /// The chosen stone; `None` when the tap was to choose one.
        from: Option<Point>,
        /// The point tapped.
        point: Point,
    },
    /// The tapped stone is in the middle of a chain: go on, or end the capture.
    ChainGoesOn,
    /// The chain has to go on under these rules.
    MustGoOn,
    /// No capture is going on that could be ended.
    NoChain,
    /// No approach or withdrawal is being asked about.
    NoQuestion,
}

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
    /// The turn being made on the live position; empty between turns.
    pub fn turn_in_progress(&self) -> &TurnInProgress {
        &self.hand.progress
    }

    /// The question to be answered before the step is made, if there is one.
    pub fn question(&self) -> Option<Question> {
        self.hand.question.filter(|_| self.cursor.is_none())
    }

    /// The turn in progress as far as it has got, in notation; empty between turns.
    pub fn chain_text(&self) -> String {
        let mut text = String::new();
        for step in self.hand.progress.steps() {
            if text.is_empty() {
                text.push_str(&self.grid().name(step.from));
            }
            text.push('-');
            text.push_str(&self.grid().name(step.to));
            text.push_str(step.kind.mark());
        }
        text
    }
}
