//! The session by what people do with it, at Fanorona's board.

mod endings;
mod input;
mod load;
mod look_back;
mod random_play;
mod saved;
#[cfg(feature = "ssr")]
mod sentences;
mod take_back;

use vato_rules::Side;
use vato_rules::fanorona::{Event, Point};

use super::{Done, Effect, NewGame, Session};
use crate::board::{BoardState, Orientation};
use crate::play::session::{Level, SideChoice};

/// Two people at one board, from this position; empty for the usual start.
pub(super) fn two_at(rules: &str, position: &str) -> Session {
    Session::new(&setup(rules, position, None))
}

/// A person with this side against the easy computer.
pub(super) fn against_computer(position: &str, human: Side) -> Session {
    Session::new(&NewGame {
        side: match human {
            Side::First => SideChoice::First,
            Side::Second => SideChoice::Second,
        },
        ..setup("", position, Some(Level::EASY))
    })
}

fn setup(rules: &str, position: &str, computer: Option<Level>) -> NewGame {
    let rules = rules.parse().unwrap();
    let game = vato_rules::fanorona::Fanorona::new(rules);
    let start = (!position.is_empty()).then(|| game.parse_position(position).unwrap());
    NewGame {
        game,
        start,
        computer,
        side: SideChoice::First,
        seed: 1,
    }
}

/// What people reach for: calls by the names of points.
pub(super) trait Hands {
    fn at(&self, name: &str) -> Point;
    fn tap_at(&mut self, name: &str) -> Done;
    fn taps(&mut self, names: &str) -> Vec<Effect>;
    /// Plays a whole turn, given in notation, as the computer would.
    fn answers(&mut self, turn: &str) -> Vec<Effect>;
    fn board(&self) -> BoardState;
    fn names(&self, points: impl IntoIterator<Item = Point>) -> String;
    /// The turns so far.
    fn played(&self) -> String;
}

impl Hands for Session {
    fn at(&self, name: &str) -> Point {
        self.grid().named(name).unwrap()
    }

    fn tap_at(&mut self, name: &str) -> Done {
        self.tap(self.at(name))
    }

    fn taps(&mut self, names: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        for name in names.split(' ') {
            effects.extend(self.tap_at(name).unwrap());
        }
        effects
    }

    fn answers(&mut self, turn: &str) -> Vec<Effect> {
        self.computer_played(self.revision(), turn).unwrap()
    }

    fn board(&self) -> BoardState {
        self.board_view(Orientation::default())
    }

    fn names(&self, points: impl IntoIterator<Item = Point>) -> String {
        let names = points.into_iter().map(|point| self.grid().name(point));
        names.collect::<Vec<_>>().join(" ")
    }

    fn played(&self) -> String {
        let list = self.turn_list().into_iter().map(|turn| turn.text);
        list.collect::<Vec<_>>().join(" ")
    }
}

/// The events of the rules among the effects.
pub(super) fn events(effects: &[Effect]) -> Vec<Event> {
    let event = |effect: &Effect| match effect {
        Effect::Event(event) => Some(*event),
        _ => None,
    };
    effects.iter().filter_map(event).collect()
}
