//! What a table needs of the game that is played at it.

use std::time::Duration;

use leptos::prelude::*;
use vato_rules::Side;

use super::{
    action::Action,
    session::{NewGame, Playable, Session, Settings},
    sound::Sound,
    table::Table,
};
use crate::i18n::{Key, Texts};

/// What a [`Table`] needs of a game beyond its [`Session`]: how it is drawn, how
/// it moves and sounds, and which controls are its own. The session knows what is
/// played; here is how a page shows it.
pub trait AtTable: Playable {
    /// A moment of movement.
    type Moment: Moment<Self::Board>;
    /// What lies on the board when movement begins.
    type Lying;

    /// Messages that each game has in its own words.
    const LABELS: Labels;
    /// Whether the board can be turned by a quarter.
    const UPRIGHT: bool;
    /// Movement that lasts so long can be ended by a control.
    const LONG: Duration;
    /// How long the computer lets people read what their own turn did.
    const READING: Duration;

    /// The places that a switch beside the list changes between, each with its own
    /// game.
    fn boards(&self) -> &'static [&'static str];

    /// Where its game is kept, below the game's name: one place for each board that
    /// can be chosen, and for any other that a link brings.
    fn place(&self) -> String;

    /// The game of a place, under the rules that are usual there; `None` where
    /// there is no such place.
    fn of_place(&self, place: &str) -> Option<Self>;

    /// What a place is called by the switch of boards.
    fn place_name(&self, texts: &Texts, place: &str) -> String;

    /// The same game under the rules that the page takes when nobody chooses.
    fn as_offered(&self) -> Self;

    /// What a first visit plays under these rules.
    fn first_game(self) -> NewGame<Self>;

    /// What lies on the board now, before anything more is done.
    fn lying(session: &Session<Self>) -> Self::Lying;

    /// What lies on the board in a position.
    fn lying_in(position: &Self::Position) -> Self::Lying;

    /// The moments of what happened.
    fn moments(
        &self,
        lying: Self::Lying,
        events: &[Self::Event],
        settings: &Settings,
    ) -> Vec<Self::Moment>;

    /// Marks what is told about the place that the pointer or the focus rests on,
    /// or about the control.
    fn weigh(
        session: &Session<Self>,
        board: &mut Self::Board,
        at: Option<Self::Place>,
        control: Option<Action>,
    );

    /// How the board is liked, as far as that is this game's own.
    fn liked(&self, _board: &mut Self::Board, _settings: &Settings) {}

    /// What is said big over the board for a moment; empty for nothing.
    fn banner(_texts: &Texts, _session: &Session<Self>, _events: &[Self::Event]) -> String {
        String::new()
    }

    /// Which part of a longer match is played; empty for a game by itself.
    fn part(_texts: &Texts, _session: &Session<Self>) -> String {
        String::new()
    }

    /// What a round of a longer match is called.
    fn round_name(_texts: &Texts, _round: u16) -> String {
        String::new()
    }

    /// What is counted of a side beside its name.
    fn count(board: &Self::Board, side: Side) -> u32;

    /// A side's name.
    fn side_name(texts: &Texts, side: Side) -> String;

    /// The name of a rule option.
    fn option_name(&self, texts: &Texts, key: &str) -> String;

    /// The name of an option's value.
    fn value_name(&self, texts: &Texts, key: &str, value: &str) -> String;

    /// What an option's value means, in one line.
    fn value_meaning(&self, texts: &Texts, key: &str, value: &str) -> String;

    /// What can be answered now, besides playing on the board: each an action
    /// and the text of its button.
    fn answers(texts: &Texts, session: &Session<Self>) -> Vec<(Action, String)>;

    /// Performs an action that only this game has.
    fn perform(table: Table<Self>, action: Action);

    /// What a letter on the keyboard does, if only in this game.
    fn letter(letter: char) -> Option<Action>;

    /// Switches of its own among the settings.
    fn own_settings(_table: Table<Self>) -> AnyView {
        ().into_any()
    }

    /// The board itself.
    fn board_view(table: Table<Self>) -> AnyView;
}

/// A moment of movement as a board shows it.
pub trait Moment<B>: Clone + PartialEq + Send + Sync + 'static {
    /// How long it lasts.
    fn lasts(&self) -> Duration;

    /// Puts the moment onto a board; what could be done is not marked meanwhile.
    fn put_on(&self, board: &mut B);

    /// What is heard of it, and how long after it began.
    fn sound(&self) -> Option<(Sound, Duration)>;
}

/// Messages that each game has in its own words.
pub struct Labels {
    /// The sides as a choice, the first one first.
    pub sides: [Key; 2],
    /// What is counted of a side: `$count`.
    pub count: Key,
    /// A turn of the list: `$side`, `$number` and `$turn`.
    pub turn: Key,
    /// Whether to resign: `$side`.
    pub resign: Key,
    /// The end of a longer movement.
    pub skip: Key,
    /// What the boards of the switch differ in.
    pub boards: Key,
    /// The setting that marks what can be done.
    pub marks: Key,
    /// Keys and what they do, as the board hears them.
    pub keys: &'static [Key],
}
