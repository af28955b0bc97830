//! The dialog for a new game: opponent, side, board and rule options.

use leptos::{prelude::*, wasm_bindgen::JsCast, web_sys};
use vato_messages::Level;
use vato_rules::Side;

use super::{
    at_table::AtTable,
    dialog::{Question, last_row},
    level,
    session::{NewGame, Offer, Opponent, SideChoice},
    table::Table,
};
use crate::i18n::Key;

/// What follows `name=value` of a choice.
struct Choice {
    value: String,
    label: String,
    meaning: Option<String>,
}

/// The dialog's content.
pub fn new_game<G: AtTable>(table: Table<G>) -> AnyView {
    let (game, opponent) = table
        .session
        .with_untracked(|session| (*session.game(), session.opponent()));
    let (opponent, level, side) = match opponent {
        Opponent::Computer { level, human } => ("computer", Some(level), human),
        Opponent::TwoOnDevice => ("person", game.first_game().computer, Side::First),
    };
    let side = G::side_word(side);
    let options = |up_front: bool| {
        let offers = game.offers().iter();
        let offers = offers.filter(|offer| offer.up_front == up_front);
        offers
            .map(|offer| option(table, &game, offer))
            .collect::<Vec<_>>()
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
            {choices("opponent", table.text(Key::FieldOpponent), opponent, opponents(table))}
            {level.map(|level| level::slider(table, level))}
            {choices("side", table.text(Key::FieldSide), side, sides(table))}
            {options(true)}
            <details class="rule-options">
                <summary>{table.text(Key::PanelRules)}</summary>
                <p>{table.text(Key::RulesExplained)}</p>
                {options(false)}
            </details>
            {last_row(table, Key::ButtonCancel, Some(("submit", "start", Key::ButtonStart)))}
        </form>
    }
    .into_any()
}

/// A choice that explains itself.
fn plain(value: &str, label: String) -> Choice {
    Choice {
        value: value.to_owned(),
        label,
        meaning: None,
    }
}

fn opponents<G: AtTable>(table: Table<G>) -> Vec<Choice> {
    vec![
        plain("computer", table.text(Key::OpponentComputer)),
        plain("person", table.text(Key::OpponentPerson)),
    ]
}

fn sides<G: AtTable>(table: Table<G>) -> Vec<Choice> {
    let [first, second] = G::LABELS.sides;
    vec![
        plain(G::side_word(Side::First), table.text(first)),
        plain(G::side_word(Side::Second), table.text(second)),
        plain("random", table.text(Key::SideRandom)),
    ]
}

/// A rule option with what each value means.
fn option<G: AtTable>(table: Table<G>, game: &G, offer: &Offer) -> AnyView {
    let key = offer.key;
    let now = game.option(key).unwrap_or_default();
    let (legend, offered) = table.texts.with_value(|texts| {
        let choice = |value: &str| Choice {
            value: value.to_owned(),
            label: game.value_name(texts, key, value),
            meaning: Some(game.value_meaning(texts, key, value)),
        };
        let mut choices: Vec<_> = offer.values.iter().map(|value| choice(value)).collect();
        // A link can bring a value that is not on offer; it stays until another is chosen.
        if !offer.values.contains(&now.as_str()) {
            choices.push(choice(&now));
        }
        (game.option_name(texts, key), choices)
    });
    choices(key, legend, &now, offered)
}

/// Radio buttons in a frame.
fn choices(name: &'static str, legend: String, now: &str, offered: Vec<Choice>) -> AnyView {
    let choices: Vec<_> = offered
        .into_iter()
        .map(|choice| {
            let checked = choice.value == now;
            view! {
                <label class="choice">
                    <input type="radio" name=name value=choice.value prop:checked=checked/>
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
fn read<G: AtTable>(table: Table<G>, event: &web_sys::SubmitEvent) -> Option<NewGame<G>> {
    let form = event.target()?.dyn_into().ok()?;
    let form = web_sys::FormData::new_with_form(&form).ok()?;
    let chosen = |name: &str| form.get(name).as_string().unwrap_or_default();
    let mut game = table.session.with_untracked(|session| *session.game());
    for offer in game.offers() {
        // Every value on offer is one of the option's; without a choice the
        // option stays as it is.
        game = game
            .with_option(offer.key, &chosen(offer.key))
            .unwrap_or(game);
    }
    let side = chosen("side");
    let against_computer = chosen("opponent") == "computer";
    Some(NewGame {
        game,
        start: None,
        computer: against_computer.then(|| chosen("level").parse().unwrap_or(Level::EASY)),
        side: match side.as_str() {
            "random" => SideChoice::Random,
            word if word == G::side_word(Side::Second) => SideChoice::Second,
            _ => SideChoice::First,
        },
        seed: table.seed(),
    })
}
