//! The turns of the game in notation: choose one to look at its position.

use leptos::prelude::*;

use super::{
    action::Action,
    at_table::AtTable,
    session::{ListedTurn, Session},
    table::Table,
};
use crate::i18n::Key;

/// The list with its controls.
pub fn game_list<G: AtTable>(table: Table<G>) -> AnyView {
    let turns = Memo::new(move |_| table.session.with(Session::turn_list));
    let shown = Memo::new(move |_| table.session.with(Session::shown_turns));
    let result = move || {
        let result = table.session.with(Session::result);
        result.map(|result| view! { <p class="list-result">{result.to_string()}</p> })
    };
    view! {
        <section class="game-list" aria-labelledby="turns-title">
            <h2 class="list-title" id="turns-title">{table.text(Key::PanelTurns)}</h2>
            <p class="list-steps">
                {step(table, Action::First, "M7 5v14M18 5l-8 7 8 7", Key::ButtonFirst)}
                {step(table, Action::Earlier, "M15 5l-8 7 8 7", Key::ButtonEarlier)}
                {step(table, Action::Later, "M9 5l8 7-8 7", Key::ButtonLater)}
                {step(table, Action::Live, "M17 5v14M6 5l8 7-8 7", Key::ButtonLast)}
            </p>
            <ol class="turns">
                {move || {
                    let turns = turns.get();
                    turns.into_iter().map(|turn| entry(table, turn, shown)).collect::<Vec<_>>()
                }}
            </ol>
            <p class="turns-empty" hidden=move || turns.with(|turns| !turns.is_empty())>
                {table.text(Key::PanelTurnsEmpty)}
            </p>
            {result}
            {boards(table)}
            <p class="list-actions">
                {text_button(table, Action::CopyPosition, Key::ButtonCopyPosition)}
                {text_button(table, Action::CopyGame, Key::ButtonCopyGame)}
                {text_button(table, Action::Load, Key::ButtonLoad)}
            </p>
        </section>
    }
    .into_any()
}

/// The boards, each with a game of its own to go on with.
fn boards<G: AtTable>(table: Table<G>) -> AnyView {
    let now = Memo::new(move |_| table.session.with(|session| session.game().place()));
    let boards = table
        .session
        .with_untracked(|session| session.game().boards());
    let buttons: Vec<_> = boards
        .iter()
        .map(|board| {
            let board = *board;
            let name = table.tell(|texts, session| session.game().place_name(texts, board));
            view! {
                <button
                    type="button"
                    class="button"
                    data-action=Action::Board.name()
                    data-of=board
                    aria-pressed=move || if now.get() == board { "true" } else { "false" }
                >
                    {name}
                </button>
            }
        })
        .collect();
    view! {
        <div role="group" aria-labelledby="boards-title" aria-describedby="boards-explained">
            <h2 class="list-title" id="boards-title">{table.text(G::LABELS.boards)}</h2>
            <p class="boards">{buttons}</p>
            <p class="boards-explained" id="boards-explained">
                {table.text(Key::BoardsExplained)}
            </p>
        </div>
    }
    .into_any()
}

fn entry<G: AtTable>(table: Table<G>, turn: ListedTurn, shown: Memo<usize>) -> impl IntoView {
    let side = G::side_word(turn.side);
    let label = table.format(
        G::LABELS.turn,
        &[
            ("side", side.into()),
            ("number", turn.number.into()),
            ("turn", (&turn.text).into()),
        ],
    );
    let number = turn.number.to_string();
    let turns = turn.turns;
    let begins = turn.begins.map(|round| {
        let name = table.texts.with_value(|texts| G::round_name(texts, round));
        view! { <li class="turn-round">{name}</li> }
    });
    view! {
        {begins}
        <li class="turn" data-side=side>
            <span class="turn-number" aria-hidden="true">{number}</span>
            <button
                type="button"
                class="turn-text"
                data-action=Action::Look.name()
                data-of=turns.to_string()
                aria-label=label
                aria-current=move || (shown.get() == turns).then_some("true")
            >
                {turn.text}
            </button>
        </li>
    }
}

fn step<G: AtTable>(table: Table<G>, action: Action, outline: &'static str, key: Key) -> AnyView {
    let (name, title) = (table.text(key), table.text(key));
    view! {
        <button type="button" class="step" data-action=action.name() title=title>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=outline/>
            </svg>
            <span class="visually-hidden">{name}</span>
        </button>
    }
    .into_any()
}

fn text_button<G: AtTable>(table: Table<G>, action: Action, key: Key) -> AnyView {
    view! {
        <button type="button" class="button" data-action=action.name()>{table.text(key)}</button>
    }
    .into_any()
}
