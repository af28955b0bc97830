//! Where the game stands, what was just said, and what is to be chosen now.

use leptos::prelude::*;
use vato_rules::Side;

use super::{
    action::Action,
    at_table::AtTable,
    level,
    notice::Notice,
    saying::SAID_AGAIN,
    session::{Opponent, Session, TaskKind, announce},
    table::Table,
};
use crate::i18n::{Key, Texts};

/// What tests and style sheets are told of the game: `data-status`.
pub fn status_word<G: AtTable>(table: Table<G>) -> &'static str {
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
pub fn told<G: AtTable>(table: Table<G>) -> Memo<Told> {
    Memo::new(move |before: Option<&Told>| match before {
        Some(before) if table.playback.current().is_some() => before.clone(),
        _ => table.session.with(|session| {
            let over = session.ending().is_some();
            Told {
                line: status_line(table),
                to_move: (!over).then(|| session.awaited()),
                over,
            }
        }),
    })
}

/// Both players with their stones; the one to move is marked.
pub fn players<G: AtTable>(table: Table<G>, told: Memo<Told>) -> AnyView {
    let player = move |side: Side| {
        let to_move = move || told.with(|told| told.to_move == Some(side));
        let name = Signal::derive(move || {
            table
                .session
                .with(|session| player_name(table, session, side))
        });
        let count = move || table.view.with(|board| G::count(board, side));
        let left = Signal::derive(move || count().to_string());
        let left_in_words =
            Signal::derive(move || table.format(G::LABELS.count, &[("count", count().into())]));
        view! {
            <li class="player" data-side=G::side_word(side) data-to-move=to_move>
                <span class="player-stone" aria-hidden="true"></span>
                <span class="player-name">{name}</span>
                <span class="player-stones" aria-hidden="true">{left}</span>
                <span class="visually-hidden">{left_in_words}</span>
            </li>
        }
    };
    view! { <ul class="players">{player(Side::First)}{player(Side::Second)}</ul> }.into_any()
}

/// What a player is called.
pub fn player_name<G: AtTable>(table: Table<G>, session: &Session<G>, side: Side) -> String {
    match session.opponent() {
        Opponent::Computer { human, .. } if human == side => table.text(Key::OpponentYou),
        Opponent::Computer { level, .. } => table.format(Key::OpponentAtLevel, &level::told(level)),
        Opponent::TwoOnDevice => table.texts.with_value(|texts| G::side_name(texts, side)),
    }
}

/// The status line, and below it the one live region of the page.
pub fn status<G: AtTable>(table: Table<G>, told: Memo<Told>, rules_page: String) -> AnyView {
    let turn = move || table.session.with(|session| session.hint_text());
    let special = Signal::derive(move || table.tell(special_rules));
    let part = Memo::new(move |before: Option<&String>| match before {
        Some(before) if table.playback.current().is_some() => before.clone(),
        _ => table.tell(G::part),
    });
    let warnings = Signal::derive(move || {
        table.tell(|texts, session| {
            let near = session.ends_near().into_iter();
            near.map(|near| announce::end_near::<G>(texts, near))
                .collect::<Vec<_>>()
                .join(" ")
        })
    });
    let line = Signal::derive(move || told.with(|told| told.line.clone()));
    let said = move |part: fn((&str, &str)) -> String| {
        Signal::derive(move || {
            told.with(|told| table.said.with(|said| part(before_line(said, &told.line))))
        })
    };
    let (new, known) = (said(|(new, _)| new.into()), said(|(_, known)| known.into()));
    let idle = Signal::derive(move || table.working.get().is_none());
    // Gone with the first turn: who plays has found the way.
    let begun =
        Signal::derive(move || !table.newcomer.get() || table.session.with(Session::can_undo));
    view! {
        <div class="status">
            <p class="status-line">
                <span class="thinking" aria-hidden="true" hidden=idle></span>
                {line}
            </p>
            // What the line above says already is for those who listen.
            <p
                class="said"
                aria-live="polite"
                aria-atomic="true"
                data-turn=turn
            >
                {new}
                <span class="visually-hidden">{known}</span>
            </p>
            <p class="warnings">{warnings}</p>
            <p class="match-part">{part}</p>
            <p class="special-rules">{special}</p>
            <p class="newcomer" hidden=begun>
                <a href=rules_page>{table.text(Key::NewcomerRules)}</a>
            </p>
        </div>
    }
    .into_any()
}

/// What is said before it comes to the words of the line above, and these.
fn before_line<'a>(said: &'a str, line: &str) -> (&'a str, &'a str) {
    let new = said.trim_end_matches(SAID_AGAIN).strip_suffix(line);
    // Whole sentences only.
    let new = new.filter(|new| new.is_empty() || new.ends_with(' '));
    said.split_at(new.unwrap_or(said).len())
}

/// How the rules differ from the usual ones; empty where they do not. Which of
/// the boards of the switch it is, the switch shows.
fn special_rules<G: AtTable>(texts: &Texts, session: &Session<G>) -> String {
    let game = session.game();
    let place = game.place();
    let on_the_switch = game.boards().contains(&place.as_str());
    let usual = on_the_switch.then(|| game.of_place(&place)).flatten();
    let usual = usual.unwrap_or_else(|| game.as_offered());
    let named = game.offers().iter().filter_map(|offer| {
        let value = game.option(offer.key)?;
        (usual.option(offer.key).as_ref() != Some(&value)).then(|| {
            let option = game.option_name(texts, offer.key);
            let value = game.value_name(texts, offer.key, &value);
            texts.format(
                Key::RuleWithValue,
                &[("option", (&option).into()), ("value", (&value).into())],
            )
        })
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

fn status_line<G: AtTable>(table: Table<G>) -> String {
    if status_word(table) == "computer-failed" {
        return table.text(Key::StatusComputerFailed);
    }
    if table.working.get() == Some(TaskKind::Hint) {
        return table.text(Key::HintThinking);
    }
    table.tell(announce::status)
}

/// What is to be chosen now: the game's own choices, the answer to an offer,
/// another game. Its height is kept, so that nothing jumps.
pub fn choices<G: AtTable>(table: Table<G>, told: Memo<Told>) -> AnyView {
    let over = Memo::new(move |_| told.with(|told| told.over));
    let long = Memo::new(move |_| table.playback.is_long(G::LONG));
    let offered = Memo::new(move |_| {
        let over = over.get();
        if long.get() {
            return vec![(Action::Skip, table.text(G::LABELS.skip))];
        }
        table.tell(|texts, session| {
            let own = G::answers(texts, session);
            let choice = |action, key| (action, texts.get(key));
            if session.is_looking_back() {
                vec![choice(Action::Live, Key::ButtonBackToGame)]
            } else if !own.is_empty() {
                own
            } else if session.draw_offer().is_some() {
                vec![
                    choice(Action::AcceptDraw, Key::ButtonAcceptDraw),
                    choice(Action::DeclineDraw, Key::ButtonDeclineDraw),
                ]
            } else if over {
                vec![choice(Action::Rematch, Key::ButtonRematch)]
            } else {
                Vec::new()
            }
        })
    });
    let button = |(action, text): (Action, String)| {
        view! {
            <button
                type="button"
                class="button button-primary choice-now"
                data-action=action.name()
            >
                {text}
            </button>
        }
    };
    view! {
        <div class="choices-now">
            {move || offered.get().into_iter().map(button).collect::<Vec<_>>()}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_line_says_is_told_apart_from_what_comes_before() {
        let line = "Your turn.";
        for (said, new, known) in [
            (
                "Black: a1 to a2. Your turn.",
                "Black: a1 to a2. ",
                "Your turn.",
            ),
            ("Your turn.", "", "Your turn."),
            ("Your turn.\u{a0}", "", "Your turn.\u{a0}"),
            ("Not Your turn. But mine.", "Not Your turn. But mine.", ""),
            ("NotYour turn.", "NotYour turn.", ""),
            ("", "", ""),
        ] {
            assert_eq!(before_line(said, line), (new, known), "{said}");
        }
    }
}
