//! Games between opponents: who is stronger, and by how much.
//!
//! Every opening is played twice, with sides swapped. Openings and players draw
//! from the seed of the match, so a match gives the same games every time, in
//! whatever order they are played.

mod game;
mod seat;
pub mod statistics;

pub use game::{Ended, Stopped, extended, opening, play};
pub use seat::{NoPly, Opponent, Player, Seat};

use vato_rules::{GameResult, Line, Side};

use crate::entry::Entry;
use crate::random::SplitMix64;
use crate::searchable::Search;

/// The conditions of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// Games; with an odd number the last opening is played once.
    pub games: u32,
    /// Decides openings and players' chance.
    pub seed: u64,
    /// A game of this many plies is a draw.
    pub max_plies: u32,
    /// Random plies that begin each game, so that no two pairs of games are alike.
    pub opening_plies: u32,
}

impl Default for Conditions {
    fn default() -> Self {
        Conditions {
            games: 100,
            seed: 1,
            max_plies: 400,
            opening_plies: 2,
        }
    }
}

/// How games ended, seen by the first player of the match.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    /// How many games.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points in thousandths of the possible: a win counts 1, a draw a half.
    /// 0 when no game was played.
    pub const fn per_mille(&self) -> u32 {
        match (self.wins * 1000 + self.draws * 500).checked_div(self.games()) {
            Some(points) => points,
            None => 0,
        }
    }

    /// Both together.
    #[must_use]
    pub const fn plus(&self, other: &Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Search> {
    /// Its number in the match, from 0.
    pub number: u32,
    /// The side of the match's first player.
    pub side: Side,
    /// The plies.
    pub line: Line<G>,
    /// The result; a draw when it reached the most plies allowed.
    pub result: GameResult,
    /// Why the loser gave no ply, when that is how the game ended.
    pub forfeit: Option<String>,
}

impl<G: Search> Played<G> {
    /// The game as a tally.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        match self.result {
            GameResult::Draw => tally.draws = 1,
            GameResult::Win(side) if side == self.side => tally.wins = 1,
            GameResult::Win(_) => tally.losses = 1,
        }
        tally
    }
}

/// The side of the match's first player in a game: it has the first side in the even
/// numbers, from 0. The odd number after it is the same opening with sides swapped.
pub const fn side_of_first(number: u32) -> Side {
    Side::BOTH[(number % 2) as usize]
}

/// The seed of the chance of a player in a game: `seat` is the side it plays.
pub fn seat_seed(conditions: &Conditions, number: u32, seat: Side) -> u64 {
    let seed = SplitMix64::stream(conditions.seed, u64::from(number) << 1 | 1).next();
    seed ^ seat.index() as u64
}

/// Plays one game of a match between players of the engine: `number` from 0 to one less
/// than the games.
pub fn play_game<G: Entry>(
    game: G,
    players: [Player; 2],
    conditions: &Conditions,
    number: u32,
) -> Played<G> {
    let side = side_of_first(number);
    let mut seats = Side::BOTH.map(|seat| {
        let player = players[usize::from(seat != side)];
        Seat::new(player, seat_seed(conditions, number, seat))
    });
    let [first, second] = &mut seats;
    let line = opening(game, conditions, number / 2);
    let ended = play(line, [first, second], conditions.max_plies);
    match ended {
        Ok(ended) => ended.numbered(number),
        // Nothing stops these seats; a game cut short would be a draw.
        Err(Stopped { line }) => Ended::at_present(line).numbered(number),
    }
}

/// Plays a whole match on one core; `on_game` hears of each game.
pub fn play_match<G: Entry>(
    game: G,
    players: [Player; 2],
    conditions: &Conditions,
    on_game: &mut dyn FnMut(&Played<G>),
) -> Tally {
    let mut tally = Tally::default();
    for number in 0..conditions.games {
        let played = play_game(game, players, conditions, number);
        on_game(&played);
        tally = tally.plus(&played.tally());
    }
    tally
}
