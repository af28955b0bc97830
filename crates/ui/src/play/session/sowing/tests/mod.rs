//! The session by what people do with it, at the sowing board.

mod input;
mod opening;
mod random_play;
mod saved;
#[cfg(feature = "ssr")]
mod sentences;
mod turns;

use vato_rules::mancala::{House, Pit, Sowing as _};
use vato_rules::{Notation, Side};

use super::{Done, Effect, NewGame, Session, Sowing};
use crate::board::Orientation;
use crate::pits::{PitsState, pit_name, pits_of};
use crate::play::session::{Level, SideChoice};

/// The game of this name under these rules.
pub(super) fn game(name: &str, rules: &str) -> Sowing {
    let game = Sowing::named(name.parse().unwrap()).unwrap();
    game.with_rules(rules).unwrap()
}

fn setup(name: &str, rules: &str, position: &str) -> NewGame {
    let game = game(name, rules);
    NewGame {
        start: (!position.is_empty()).then(|| game.parse_position(position).unwrap()),
        computer: None,
        seed: 1,
        ..NewGame::of(game)
    }
}

/// Two people at one board, from this position; empty for the usual start.
pub(super) fn two_at(name: &str, rules: &str, position: &str) -> Session {
    Session::new(&setup(name, rules, position))
}

/// A person with this side against the easy computer.
pub(super) fn against_computer(name: &str, rules: &str, position: &str, human: Side) -> Session {
    Session::new(&NewGame {
        computer: Some(Level::EASY),
        side: SideChoice::of(human),
        ..setup(name, rules, position)
    })
}

/// What people reach for.
pub(super) trait Hands {
    /// A tap on the house of this name of the side that chooses.
    fn tap_at(&mut self, house: &str) -> Done;
    fn taps(&mut self, houses: &str) -> Vec<Effect>;
    /// Plays a ply, given in notation, as the computer would.
    fn answers(&mut self, ply: &str) -> Vec<Effect>;
    fn board(&self) -> PitsState;
    /// Names of the houses that can be sown from, such as `south-1`.
    fn sowable(&self) -> String;
    /// The turns so far.
    fn played(&self) -> String;
}

impl Hands for Session {
    fn tap_at(&mut self, name: &str) -> Done {
        let side = self.choosing().unwrap_or(self.side_to_move());
        let mut houses = self.live().ring().houses_of(side);
        let house: House = houses
            .find(|house| self.game().house_text(*house) == name)
            .unwrap();
        self.tap(Pit::House(house))
    }

    fn taps(&mut self, houses: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        for house in houses.split(' ') {
            effects.extend(self.tap_at(house).unwrap());
        }
        effects
    }

    fn answers(&mut self, ply: &str) -> Vec<Effect> {
        self.computer_played(self.revision(), ply).unwrap()
    }

    fn board(&self) -> PitsState {
        self.board_view(Orientation::default())
    }

    fn sowable(&self) -> String {
        let board = self.board();
        let pits = pits_of(board.ring).filter(|pit| board.sowable.contains(*pit));
        pits.map(pit_name).collect::<Vec<_>>().join(" ")
    }

    fn played(&self) -> String {
        let list = self.turn_list().into_iter().map(|turn| turn.text);
        list.collect::<Vec<_>>().join(" ")
    }
}
