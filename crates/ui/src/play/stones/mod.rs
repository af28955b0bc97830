//! Fanorona at the table.

mod frames;

use std::{sync::Arc, time::Duration};

use leptos::prelude::*;
use vato_rules::{
    Side,
    fanorona::{Event, Fanorona, Kind, Point, PointSet, Position, Rules},
};

use super::{
    action::Action,
    at_table::{AtTable, Labels},
    handed::Handed,
    session::{
        Level, Settings,
        fanorona::{self, NewGame, Session, labels},
    },
    table::Table,
    table_view,
};
use crate::{
    board::{Board, BoardAct, BoardState},
    i18n::{Key, Texts},
};

/// The island of Fanorona's page.
#[island]
pub fn Play() -> impl IntoView {
    Handed::take().map(|handed| table_view(Fanorona::default(), handed))
}

impl AtTable for Fanorona {
    type Moment = frames::Frame;
    type Lying = [PointSet; 2];

    const LABELS: Labels = Labels {
        sides: [Key::SideWhite, Key::SideBlack],
        count: Key::StonesLeft,
        turn: Key::TurnLabel,
        resign: Key::ConfirmResign,
        // Never shown: no movement is that long.
        skip: Key::ButtonClose,
        boards: Key::FieldBoard,
        marks: Key::LabelMarks,
        keys: &[
            Key::KeysMove,
            Key::KeysEscape,
            Key::KeysApproach,
            Key::KeysWithdraw,
            Key::KeysEndCapture,
            Key::KeysHint,
            Key::KeysUndo,
            Key::KeysRedo,
            Key::KeysFlip,
            Key::KeysReplay,
            Key::KeysWhere,
        ],
    };
    const UPRIGHT: bool = true;
    const LONG: Duration = Duration::MAX;
    const READING: Duration = Duration::ZERO;

    fn boards(&self) -> &'static [&'static str] {
        &["9x5", "5x5", "3x3"]
    }

    fn place(&self) -> String {
        // `board` is an option of every rule set.
        self.rules().get("board").unwrap_or("9x5").to_owned()
    }

    fn of_place(&self, place: &str) -> Option<Self> {
        let mut rules = Rules::DEFAULT;
        rules.set("board", place).ok()?;
        Some(Fanorona::new(rules))
    }

    fn place_name(&self, texts: &Texts, place: &str) -> String {
        let (columns, rows) = place.split_once('x').unwrap_or_default();
        let size = [("columns", columns.into()), ("rows", rows.into())];
        texts.format(Key::BoardOther, &size)
    }

    fn as_offered(&self) -> Self {
        Fanorona::default()
    }

    /// White against the middle level.
    fn first_game(self) -> NewGame {
        NewGame {
            computer: Some(Level::MEDIUM),
            ..NewGame::of(self)
        }
    }

    fn lying(session: &Session) -> [PointSet; 2] {
        Side::BOTH.map(|side| session.turn_in_progress().stones(side))
    }

    fn lying_in(position: &Position) -> [PointSet; 2] {
        fanorona::stones(position)
    }

    fn moments(
        &self,
        lying: [PointSet; 2],
        events: &[Event],
        _settings: &Settings,
    ) -> Vec<frames::Frame> {
        frames::frames(lying, events)
    }

    fn weigh(
        session: &Session,
        board: &mut BoardState,
        at: Option<Point>,
        control: Option<Action>,
    ) {
        if session.question().is_some() {
            match control {
                Some(Action::Approach) => board.withdrawal_victims = PointSet::EMPTY,
                Some(Action::Withdraw) => board.approach_victims = PointSet::EMPTY,
                _ => {}
            }
        } else if let Some(to) = at.filter(|to| board.destinations.contains(*to)) {
            for (kind, points) in session.would_take(to) {
                match kind {
                    Kind::Approach => board.approach_victims = points,
                    Kind::Withdrawal => board.withdrawal_victims = points,
                    Kind::Paika => {}
                }
            }
        }
    }

    fn count(board: &BoardState, side: Side) -> u32 {
        board.stones[side.index()].len()
    }

    fn side_name(texts: &Texts, side: Side) -> String {
        labels::side(texts, side)
    }

    fn option_name(&self, texts: &Texts, key: &str) -> String {
        labels::option(texts, key)
    }

    fn value_name(&self, texts: &Texts, key: &str, value: &str) -> String {
        labels::option_value(texts, key, value)
    }

    fn value_meaning(&self, texts: &Texts, key: &str, value: &str) -> String {
        labels::option_meaning(texts, key, value)
    }

    fn answers(texts: &Texts, session: &Session) -> Vec<(Action, String)> {
        if let Some(question) = session.question() {
            let answer = |action, key, kind| {
                let count = question.victims(kind).len();
                (action, texts.format(key, &[("count", count.into())]))
            };
            return vec![
                answer(Action::Approach, Key::ButtonApproachTakes, Kind::Approach),
                answer(Action::Withdraw, Key::ButtonWithdrawTakes, Kind::Withdrawal),
            ];
        }
        let can_end = session.can_end_capture();
        let end = || (Action::EndCapture, texts.get(Key::ButtonEndCapture));
        can_end.then(end).into_iter().collect()
    }

    fn perform(table: Table<Self>, action: Action) {
        match action {
            Action::EndCapture => table.act(Session::end_capture),
            Action::Approach => table.act(|session| session.choose(Kind::Approach)),
            Action::Withdraw => table.act(|session| session.choose(Kind::Withdrawal)),
            _ => {}
        }
    }

    fn letter(letter: char) -> Option<Action> {
        match letter {
            'a' => Some(Action::Approach),
            'e' => Some(Action::EndCapture),
            'w' => Some(Action::Withdraw),
            _ => None,
        }
    }

    fn board_view(table: Table<Self>) -> AnyView {
        let label = Signal::derive(move || {
            let (columns, rows) = table
                .session
                .with(|session| (session.grid().columns(), session.grid().rows()));
            let size = [("columns", columns.into()), ("rows", rows.into())];
            table.format(Key::BoardLabel, &size)
        });
        let texts = table.texts;
        let describe: crate::board::Describe = Arc::new(move |board, point| {
            texts.with_value(|texts| fanorona::point(texts, board, point))
        });
        let on_act = Callback::new(move |act| on_board(table, act));
        view! { <Board state=Signal::from(table.view) label describe on_act/> }.into_any()
    }
}

/// What people do on the board itself.
fn on_board(table: Table<Fanorona>, act: BoardAct) {
    if !matches!(act, BoardAct::Look(_)) {
        table.unlock_sounds();
    }
    match act {
        BoardAct::Tap(point) => table.act(|session| session.tap(point)),
        BoardAct::Lift(point) => table.act(|session| session.lift(point)),
        BoardAct::Drop { from, to } => table.act(|session| session.drag(from, to)),
        BoardAct::Cancel => table.act(Session::escape),
        BoardAct::Letter(letter) => table.by_letter(letter),
        BoardAct::Look(point) => table.looked_at.set(point),
    }
}
