//! Where the game stands, what was just said, and what is to be chosen now.

use leptos::prelude::*;
use vato_rules::{
    Side,
    fanorona::{Fanorona, Kind, Rules},
};

use super::{
    action::Action,
    notice::Notice,
    session::{
        Opponent, TaskKind, announce,
        fanorona::{Question, Session, labels},
    },
    setup::BOARDS,
    table::Table,
};
use crate::{
    board::stone_name,
    i18n::{Key, Texts},
};

/// What tests and style sheets are told of the game: `data-status`.
pub fn status_word(table: Table) -> &'static str {
    table.session.with(|session| {
        if session.ending().is_some() {
            "over"
        } else if session.is_looking_back() {
            "looking-back"
        } else if session.human_to_move() {
            "your-turn"
        } else if table.notice.get() == Some(Notice::ComputerFailed) {
            "computer-failed"
        } else {
            "thinking"
        }
    })
}

/// What is told of the game beside the board. It waits for the stones: until
/// the animation is over it is as it was.
#[derive(Clone, PartialEq)]
pub struct Told {
    line: String,
    to_move: Option<Side>,
    over: bool,
}

/// What is told, for [`players`], [`status`] and [`choices`].
pub fn told(table: Table) -> Memo<Told> {
    Memo::new(move |before: Option<&Told>| match before {
        Some(before) if table.playback.current().is_some() => before.clone(),
        _ => table.session.with(|session| {
            let over = session.ending().is_some();
            Told {
                line: status_line(table),
                to_move: (!over).then(|| session.side_to_move()),
                over,
            }
        }),
    })
}

/// Both players with their stones; the one to move is marked.
pub fn players(table: Table, told: Memo<Told>) -> AnyView {
    let player = move |side: Side| {
        let to_move = move || told.with(|told| told.to_move == Some(side));
        let name = move || {
            table
                .session
                .with(|session| player_name(table, session, side))
        };
        let left = move || {
            let count = table.view.with(|board| board.stones[side.index()].len());
            (
                count.to_string(),
                table.format(Key::StonesLeft, &[("count", count.into())]),
            )
        };
        view! {
            <li class="player" data-side=stone_name(Some(side)) data-to-move=to_move>
                <span class="player-stone" aria-hidden="true"></span>
                <span class="player-name">{name}</span>
                <span class="player-stones" aria-hidden="true">{move || left().0}</span>
                <span class="visually-hidden">{move || left().1}</span>
            </li>
        }
    };
    view! { <ul class="players">{player(Side::First)}{player(Side::Second)}</ul> }.into_any()
}

/// What a player is called.
pub fn player_name(table: Table, session: &Session, side: Side) -> String {
    match session.opponent() {
        Opponent::Computer { human, .. } if human == side => table.text(Key::OpponentYou),
        Opponent::Computer { level, .. } => {
            table.format(Key::OpponentAtLevel, &[("level", level.name().into())])
        }
        Opponent::TwoOnDevice => table.texts.with_value(|texts| labels::side(texts, side)),
    }
}

/// The status line, and below it the one live region of the page.
pub fn status(table: Table, told: Memo<Told>, rules_page: String) -> AnyView {
    let turn = move || table.session.with(|session| session.hint_text());
    let special = move || table.tell(special_rules);
    let warnings = move || {
        table.tell(|texts, session| {
            let near = session.ends_near().into_iter();
            near.map(|near| announce::end_near::<Fanorona>(texts, near))
                .collect::<Vec<_>>()
                .join(" ")
        })
    };
    // Gone with the first turn: who plays has found the way.
    let begun = move || !table.newcomer.get() || table.session.with(Session::can_undo);
    view! {
        <div class="status">
            <p class="status-line">
                <span class="thinking" aria-hidden="true" hidden=move || {
                    table.working.get().is_none()
                }></span>
                {move || told.with(|told| told.line.clone())}
            </p>
            // What the line above says already is for those who listen.
            <p
                class="said"
                class:visually-hidden=move || told.with(|told| table.said.with(|said| *said == told.line))
                aria-live="polite"
                data-turn=turn
            >
                {move || table.said.get()}
            </p>
            <p class="warnings">{warnings}</p>
            <p class="special-rules">{special}</p>
            <p class="newcomer" hidden=begun>
                <a href=rules_page>{table.text(Key::NewcomerRules)}</a>
            </p>
        </div>
    }
    .into_any()
}

/// How the rules differ from the usual ones; empty where they do not. Which of
/// the boards of the switch it is, the switch shows.
fn special_rules(texts: &Texts, session: &Session) -> String {
    let rules = session.rules();
    let named = Rules::OPTIONS.iter().filter_map(|(key, _)| {
        let value = rules.get(key)?;
        let usual =
            Rules::DEFAULT.get(key) == Some(value) || *key == "board" && BOARDS.contains(&value);
        (!usual).then(|| labels::option_with_value(texts, key, value))
    });
    let joined = named.reduce(|list, next| {
        texts.format(
            Key::RulesJoined,
            &[("list", (&list).into()), ("next", (&next).into())],
        )
    });
    joined.map_or_else(String::new, |rules| {
        texts.format(Key::RulesChanged, &[("rules", (&rules).into())])
    })
}

fn status_line(table: Table) -> String {
    if status_word(table) == "computer-failed" {
        return table.text(Key::StatusComputerFailed);
    }
    if table.working.get() == Some(TaskKind::Hint) {
        return table.text(Key::HintThinking);
    }
    table.tell(announce::status)
}

/// What is to be chosen now: approach or withdrawal, the end of a chain, the
/// answer to an offer, another game. Its height is kept, so that nothing jumps.
pub fn choices(table: Table, told: Memo<Told>) -> AnyView {
    let asked = Memo::new(move |_| table.session.with(Session::question));
    let can_end = Memo::new(move |_| table.session.with(Session::can_end_capture));
    let over = Memo::new(move |_| told.with(|told| told.over));
    let offered = Memo::new(move |_| table.session.with(|session| session.draw_offer().is_some()));
    let looking = Memo::new(move |_| table.session.with(Session::is_looking_back));
    view! {
        <div class="choices-now">
            {move || {
                if looking.get() {
                    large(table, Action::Live, table.text(Key::ButtonBackToGame))
                } else if let Some(question) = asked.get() {
                    answers(table, question)
                } else if can_end.get() {
                    large(table, Action::EndCapture, table.text(Key::ButtonEndCapture))
                } else if offered.get() {
                    (
                        large(table, Action::AcceptDraw, table.text(Key::ButtonAcceptDraw)),
                        large(table, Action::DeclineDraw, table.text(Key::ButtonDeclineDraw)),
                    )
                        .into_any()
                } else if over.get() {
                    large(table, Action::Rematch, table.text(Key::ButtonRematch))
                } else {
                    ().into_any()
                }
            }}
        </div>
    }
    .into_any()
}

fn answers(table: Table, question: Question) -> AnyView {
    let button = |action, key, kind| {
        let count = question.victims(kind).len();
        large(table, action, table.format(key, &[("count", count.into())]))
    };
    (
        button(Action::Approach, Key::ButtonApproachTakes, Kind::Approach),
        button(Action::Withdraw, Key::ButtonWithdrawTakes, Kind::Withdrawal),
    )
        .into_any()
}

fn large(_table: Table, action: Action, label: String) -> AnyView {
    view! {
        <button type="button" class="button button-primary choice-now" data-action=action.name()>
            {label}
        </button>
    }
    .into_any()
}
