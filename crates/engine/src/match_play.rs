//! Games between opponents: who is stronger, and by how much.
//!
//! Every opening is played twice, with sides swapped. Openings and players draw
//! from the seed of the match, so a match gives the same games every time, in
//! whatever order they are played.

use vato_messages::Level;
use vato_rules::{GameResult, Line, Side};

use crate::level::{choose, choose_at_random};
use crate::random::SplitMix64;
use crate::search::{Limits, Searcher};
use crate::searchable::Search;

/// One who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal ply.
    Random,
    /// A level of the computer.
    Level(Level),
    /// The search with this many nodes for each ply.
    Nodes(u64),
}

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

/// Plays one game of a match: `number` from 0 to one less than the games. Even
/// numbers have the first player on the first side; the odd number after it is
/// the same opening with sides swapped.
pub fn play_game<G: Search>(
    game: G,
    players: [Player; 2],
    conditions: &Conditions,
    number: u32,
) -> Played<G> {
    let mut line = opening(game, conditions, number / 2);
    let side = Side::BOTH[(number % 2) as usize];
    let seed = SplitMix64::stream(conditions.seed, u64::from(number) << 1 | 1).next();
    let mut seats = Side::BOTH.map(|seat| {
        let player = players[usize::from(seat != side)];
        Seat::new(player, game, seed ^ seat.index() as u64)
    });
    while line.outcome().is_none() && line.plies().len() < conditions.max_plies as usize {
        let ply = if game.unseen(line.position()) {
            let [first, second] = &mut seats;
            let choices = first.ply(&line).zip(second.ply(&line));
            choices.map(|(first, second)| game.joined(&first, &second))
        } else {
            let to_move = game.side_to_move(line.position());
            seats[to_move.index()].ply(&line)
        };
        match ply {
            Some(ply) => line.push(ply),
            None => break,
        }
    }
    let result = line.outcome().map_or(GameResult::Draw, |end| end.result);
    Played {
        number,
        side,
        line,
        result,
    }
}

/// Plays a whole match on one core; `on_game` hears of each game.
pub fn play_match<G: Search>(
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

/// The start with random plies after it, none of which ends the game. Where both
/// sides choose unseen their own chance is opening enough.
fn opening<G: Search>(game: G, conditions: &Conditions, number: u32) -> Line<G> {
    let mut random = SplitMix64::stream(conditions.seed, u64::from(number) << 1);
    loop {
        let mut line = Line::new(game, game.start());
        for _ in 0..conditions.opening_plies {
            match choose_at_random(&line, random.next()) {
                Some(ply) if !game.unseen(line.position()) => line.push(ply),
                _ => break,
            }
        }
        if line.outcome().is_none() {
            return line;
        }
        // Random plies can end a game on the smallest boards; the next draw
        // of numbers gives others. With none there is nothing to avoid.
        if conditions.opening_plies == 0 {
            return line;
        }
    }
}

/// A player and what it keeps during a game.
struct Seat<G: Search> {
    player: Player,
    seed: u64,
    searcher: Option<G::Searcher>,
}

/// The table of [`Player::Nodes`].
const TABLE: u32 = 1 << 18;

impl<G: Search> Seat<G> {
    fn new(player: Player, game: G, seed: u64) -> Self {
        let searcher = match player {
            Player::Nodes(_) => Some(G::Searcher::new(game, TABLE)),
            Player::Random | Player::Level(_) => None,
        };
        Seat {
            player,
            seed,
            searcher,
        }
    }

    fn ply(&mut self, line: &Line<G>) -> Option<G::Ply> {
        match self.player {
            Player::Random => choose_at_random(line, self.seed),
            Player::Level(level) => choose(level, line, self.seed).map(|choice| choice.ply),
            Player::Nodes(nodes) => {
                let limits = Limits::nodes(nodes.max(1));
                let searcher = self.searcher.as_mut()?;
                searcher.search(line, &limits, &|| false, &mut |_| {}).best
            }
        }
    }
}
