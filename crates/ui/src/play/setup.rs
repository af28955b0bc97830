//! The dialog for a new game: opponent, side, board and rule options.

use leptos::{prelude::*, wasm_bindgen::JsCast, web_sys};
use vato_rules::{
    Side,
    fanorona::{Fanorona, Rules},
};

use super::{
    dialog::{Question, last_row},
    session::{
        Level, Opponent, SideChoice,
        fanorona::{NewGame, labels},
    },
    table::Table,
};
use crate::i18n::Key;

/// The boards on offer; others can be opened by a link.
pub const BOARDS: [&str; 3] = ["9x5", "5x5", "3x3"];

/// What follows `name=value` of a choice.
struct Choice {
    value: &'static str,
    label: String,
    meaning: Option<String>,
}

/// The dialog's content.
pub fn new_game(table: Table) -> AnyView {
    let (rules, opponent) = table
        .session
        .with_untracked(|session| (*session.rules(), session.opponent()));
    let (level, side) = match opponent {
        Opponent::Computer { level, human } => (
            level.name(),
            match human {
                Side::First => "white",
                Side::Second => "black",
            },
        ),
        Opponent::TwoOnDevice => ("person", "white"),
    };
    view! {
        <form
            class="setup"
            on:submit=move |event| {
                event.prevent_default();
                if let Some(setup) = read(table, &event) {
                    table.ask(Question::NewGame(setup));
                }
            }
        >
            {choices("opponent", table.text(Key::FieldOpponent), level, opponents(table))}
            {choices("side", table.text(Key::FieldSide), side, sides(table))}
            {option(table, &rules, "board")}
            <details class="rule-options">
                <summary>{table.text(Key::PanelRules)}</summary>
                <p>{table.text(Key::RulesExplained)}</p>
                {Rules::OPTIONS
                    .iter()
                    .filter(|(key, _)| *key != "board")
                    .map(|(key, _)| option(table, &rules, key))
                    .collect::<Vec<_>>()}
            </details>
            {last_row(table, Key::ButtonCancel, Some(("submit", "start", Key::ButtonStart)))}
        </form>
    }
    .into_any()
}

fn opponents(table: Table) -> Vec<Choice> {
    let computer = Level::ALL.into_iter().map(|level| Choice {
        value: level.name(),
        label: table.format(Key::OpponentAtLevel, &[("level", level.name().into())]),
        meaning: Some(table.text(match level {
            Level::Easy => Key::LevelEasyExplained,
            Level::Medium => Key::LevelMediumExplained,
            Level::Hard => Key::LevelHardExplained,
        })),
    });
    let person = Choice {
        value: "person",
        label: table.text(Key::OpponentPerson),
        meaning: None,
    };
    computer.chain([person]).collect()
}

fn sides(table: Table) -> Vec<Choice> {
    let choice = |value, key| Choice {
        value,
        label: table.text(key),
        meaning: None,
    };
    vec![
        choice("white", Key::SideWhite),
        choice("black", Key::SideBlack),
        choice("random", Key::SideRandom),
    ]
}

/// A rule option with what each value means.
fn option(table: Table, rules: &Rules, key: &'static str) -> AnyView {
    let values = Rules::OPTIONS
        .iter()
        .find(|(name, _)| *name == key)
        .map_or(&[][..], |(_, values)| *values);
    let now = rules.get(key).unwrap_or_default();
    let offered = values
        .iter()
        .copied()
        .filter(|value| key != "board" || BOARDS.contains(value) || *value == now);
    let (legend, offered) = table.texts.with_value(|texts| {
        let choices: Vec<_> = offered
            .map(|value| Choice {
                value,
                label: labels::option_value(texts, key, value),
                meaning: Some(labels::option_meaning(texts, key, value)),
            })
            .collect();
        (labels::option(texts, key), choices)
    });
    choices(key, legend, now, offered)
}

/// Radio buttons in a frame.
fn choices(name: &'static str, legend: String, now: &str, offered: Vec<Choice>) -> AnyView {
    let choices: Vec<_> = offered
        .into_iter()
        .map(|choice| {
            view! {
                <label class="choice">
                    <input
                        type="radio"
                        name=name
                        value=choice.value
                        prop:checked=choice.value == now
                    />
                    <span class="choice-label">{choice.label}</span>
                    <span class="choice-meaning">{choice.meaning}</span>
                </label>
            }
        })
        .collect();
    view! {
        <fieldset class="choices" data-field=name>
            <legend>{legend}</legend>
            {choices}
        </fieldset>
    }
    .into_any()
}

/// What the form says.
fn read(table: Table, event: &web_sys::SubmitEvent) -> Option<NewGame> {
    let form = event.target()?.dyn_into().ok()?;
    let form = web_sys::FormData::new_with_form(&form).ok()?;
    let chosen = |name: &str| form.get(name).as_string().unwrap_or_default();
    let mut rules = table.session.with_untracked(|session| *session.rules());
    for (key, _) in Rules::OPTIONS {
        // Every value on offer is one of the option's; without a choice the
        // option stays as it is.
        let _ = rules.set(key, &chosen(key));
    }
    Some(NewGame {
        game: Fanorona::new(rules),
        start: None,
        computer: chosen("opponent").parse().ok(),
        side: match chosen("side").as_str() {
            "black" => SideChoice::Second,
            "random" => SideChoice::Random,
            _ => SideChoice::First,
        },
        seed: table.seed(),
    })
}
