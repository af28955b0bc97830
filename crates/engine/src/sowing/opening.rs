//! The simultaneous opening: both sides pick a house unseen, so each answer to a fixed
//! pick would beat it. What is played is drawn from a mixture that no answer beats.

use vato_messages::Level;
use vato_rules::mancala::{Board, Ply};
use vato_rules::{Line, Side};
use vato_tables::best_first;

use super::Seeds;
use super::turn_search::TurnSearch;
use crate::level::Choice;
use crate::random::SplitMix64;
use crate::score::{DRAW, Score};
use crate::search::{Limits, PvLine, SearchReport, Searcher};
use crate::searchable::Search;
use crate::unseen::{self, Share};

/// Positions that each pair of picks is judged by, by those who know most.
const HARD_NODES: u64 = 4_000;

/// With so many there is a look at the replies, too.
const LOOK_AT_REPLIES: u64 = 2_000;

/// Rounds of fictitious play. After so many the mixture is within a few hundredths of a
/// seed of the best.
const ROUNDS: u32 = 4_000;

/// What every pair of picks leads to.
struct Pairs {
    south: Vec<u8>,
    north: Vec<u8>,
    /// The score for South, by South's pick, then North's.
    scores: Vec<Vec<Score>>,
}

/// How often each pick is played, in so many of all.
struct Mixture {
    south: Vec<u32>,
    north: Vec<u32>,
    /// The score for South that comes of it.
    score: Score,
}

impl Pairs {
    fn of<G: Seeds>(
        search: &mut TurnSearch<G>,
        game: &G,
        position: &G::Position,
        nodes: u64,
        should_stop: &dyn Fn() -> bool,
    ) -> Pairs {
        let houses = |side| {
            let occupied = position.board().occupied(position.ring(), side);
            (0..position.houses())
                .filter(|index| occupied & 1 << index != 0)
                .collect::<Vec<u8>>()
        };
        let (south, north) = (houses(Side::First), houses(Side::Second));
        let scores = south.iter().map(|south| {
            let row = north.iter().map(|north| {
                let pair = Ply::Pair {
                    south: *south,
                    north: *north,
                };
                let next = game.play(position, &pair);
                let score = match game.outcome(&next) {
                    Some(outcome) => game.end_score(&next, outcome, 0),
                    // Both pick again: even, but for what lies in the stores.
                    None if game.unseen(&next) => super::lead(&next) * crate::score::SEED,
                    None => search.turn_score(
                        &next,
                        nodes,
                        u32::from(nodes >= LOOK_AT_REPLIES),
                        should_stop,
                    ),
                };
                match next.side() {
                    Side::First => score,
                    Side::Second => -score,
                }
            });
            row.collect()
        });
        Pairs {
            scores: scores.collect(),
            south,
            north,
        }
    }

    /// Each pick as often as any other, in about so many of all.
    fn any(&self, picks: u32) -> Mixture {
        let even = |houses: &[u8]| vec![picks.div_ceil(houses.len().max(1) as u32); houses.len()];
        Mixture {
            south: even(&self.south),
            north: even(&self.north),
            score: DRAW,
        }
    }

    /// Fictitious play (Brown 1951): each side answers what the other has played so far,
    /// and how often it has played what tends to a mixture that no answer beats
    /// (Robinson 1951).
    fn mixture(&self) -> Mixture {
        let mut mixture = Mixture {
            south: vec![0; self.south.len()],
            north: vec![0; self.north.len()],
            score: DRAW,
        };
        // What each pick would have scored against all of the other side's so far.
        let mut south_scores = vec![0i64; self.south.len()];
        let mut north_scores = vec![0i64; self.north.len()];
        for _ in 0..ROUNDS {
            let south = first_best(&south_scores, |score| score);
            let north = first_best(&north_scores, |score| -score);
            mixture.south[south] += 1;
            mixture.north[north] += 1;
            for (score, row) in south_scores.iter_mut().zip(&self.scores) {
                *score += i64::from(row[north]);
            }
            for (score, at) in north_scores.iter_mut().zip(0..) {
                *score += i64::from(self.scores[south][at]);
            }
        }
        let most = south_scores.iter().max().copied().unwrap_or(0);
        let least = north_scores.iter().min().copied().unwrap_or(0);
        mixture.score = ((most + least) / 2 / i64::from(ROUNDS)) as Score;
        mixture
    }
}

impl Mixture {
    /// Both, as often as they are played, with the score of this one.
    fn and(mut self, other: &Mixture) -> Mixture {
        for (often, more) in self.south.iter_mut().zip(&other.south) {
            *often += more;
        }
        for (often, more) in self.north.iter_mut().zip(&other.north) {
            *often += more;
        }
        self
    }
}

/// The first of the greatest.
fn first_best(scores: &[i64], worth: impl Fn(i64) -> i64) -> usize {
    let numbered = scores.iter().enumerate();
    numbered
        .reduce(|a, b| if worth(*b.1) > worth(*a.1) { b } else { a })
        .map_or(0, |(at, _)| at)
}

/// One of the picks, each as often as the mixture has it.
fn draw(often: &[u32], random: &mut SplitMix64) -> usize {
    let mut left = random.below(often.iter().sum());
    for (at, times) in often.iter().enumerate() {
        match left.checked_sub(*times) {
            Some(rest) => left = rest,
            None => return at,
        }
    }
    0
}

/// What a level knows of the opening.
struct Knowledge {
    /// Positions that each pair of picks is judged by.
    nodes: u64,
    /// For each time that it draws from the mixture, so many in which it picks any house.
    blind: u32,
}

impl Knowledge {
    fn of(level: Level) -> Self {
        let (nodes, blind) = match level.number() {
            // A beginner knows of no difference between the houses.
            ..=3 => return Knowledge { nodes: 0, blind: 1 },
            4 => (20, 3),
            5 => (20, 2),
            6 => (20, 1),
            7 => (100, 0),
            8 => (400, 0),
            9 => (1_500, 0),
            10.. => (HARD_NODES, 0),
        };
        Knowledge { nodes, blind }
    }
}

/// A pair in which each side's house is what the level would pick for it, judged by no more
/// than about so many positions.
pub(super) fn choose<G: Seeds<Searcher = TurnSearch<G>>>(
    line: &Line<G>,
    level: Level,
    seed: u64,
    nodes: u64,
) -> Option<Choice<Ply>> {
    let (game, position) = (line.game(), line.position());
    let mut search = TurnSearch::new(*game, 0);
    let knowledge = Knowledge::of(level);
    let each = nodes / game.count_plies(position).max(1);
    let pairs = Pairs::of(
        &mut search,
        game,
        position,
        knowledge.nodes.min(each),
        &|| false,
    );
    let mixture = match knowledge {
        Knowledge { nodes: 0, .. } => pairs.any(1),
        Knowledge { blind, .. } => pairs.mixture().and(&pairs.any(blind * ROUNDS)),
    };
    // A stream of its own for each side: who knows one's own pick knows nothing of the other.
    let plies = line.plies().len() as u64;
    let mut random =
        Side::BOTH.map(|side| SplitMix64::stream(seed, plies << 1 | side.index() as u64 | 1 << 32));
    let south = draw(&mixture.south, &mut random[0]);
    let north = draw(&mixture.north, &mut random[1]);
    let ply = Ply::Pair {
        south: *pairs.south.get(south)?,
        north: *pairs.north.get(north)?,
    };
    Some(Choice {
        ply,
        score: mixture.score,
        depth: 1,
        nodes: search.nodes(),
        expected: vec![ply],
    })
}

/// The mixture as others are told it.
pub(super) fn tell<G: Seeds<Searcher = TurnSearch<G>>>(
    line: &Line<G>,
    nodes: u64,
    should_stop: &dyn Fn() -> bool,
) -> Option<unseen::Mixture> {
    let (game, position) = (line.game(), line.position());
    if !game.unseen(position) {
        return None;
    }
    let mut search = TurnSearch::new(*game, 0);
    let nodes = (nodes / game.count_plies(position).max(1)).min(HARD_NODES);
    let pairs = Pairs::of(&mut search, game, position, nodes, should_stop);
    let mixture = pairs.mixture();
    let shares = |houses: &[u8], often: &[u32]| {
        let all: u32 = often.iter().sum();
        let shares = houses.iter().zip(often).map(|(house, often)| Share {
            house: house + 1,
            per_mille: (often * 1000 + all / 2).checked_div(all).unwrap_or(0),
        });
        let mut shares: Vec<Share> = shares.filter(|share| share.per_mille > 0).collect();
        best_first(&mut shares, |share| share.per_mille.into());
        shares
    };
    Some(unseen::Mixture {
        score: mixture.score,
        nodes: search.nodes(),
        shares: [
            shares(&pairs.south, &mixture.south),
            shares(&pairs.north, &mixture.north),
        ],
    })
}

/// What an analysis says of the opening: the pair of which both houses are picked most
/// often, with the score of the whole mixture.
pub(super) fn report<G: Seeds>(
    search: &mut TurnSearch<G>,
    game: &G,
    position: &G::Position,
    limits: &Limits,
    should_stop: &dyn Fn() -> bool,
) -> SearchReport<Ply> {
    let pairs = game.count_plies(position).max(1);
    let nodes = (limits.nodes / pairs).min(HARD_NODES);
    let pairs = Pairs::of(search, game, position, nodes, should_stop);
    let mixture = pairs.mixture();
    let most = |often: &[u32]| {
        let often: Vec<i64> = often.iter().map(|times| i64::from(*times)).collect();
        first_best(&often, |times| times)
    };
    let picks = pairs
        .south
        .get(most(&mixture.south))
        .zip(pairs.north.get(most(&mixture.north)));
    let lines = picks.map(|(south, north)| PvLine {
        score: mixture.score,
        depth: 1,
        plies: vec![Ply::Pair {
            south: *south,
            north: *north,
        }],
    });
    SearchReport {
        best: lines.as_ref().and_then(|line| line.plies.first().copied()),
        score: mixture.score,
        depth: 1,
        nodes: search.nodes(),
        lines: lines.into_iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mixture(scores: &[&[Score]]) -> Mixture {
        let pairs = Pairs {
            south: (0..scores.len() as u8).collect(),
            north: (0..scores[0].len() as u8).collect(),
            scores: scores.iter().map(|row| row.to_vec()).collect(),
        };
        pairs.mixture()
    }

    /// In hundredths.
    fn shares(often: &[u32]) -> Vec<u32> {
        let all: u32 = often.iter().sum();
        often.iter().map(|times| times * 100 / all).collect()
    }

    #[test]
    fn matching_pennies_is_mixed_evenly() {
        let even = mixture(&[&[100, -100], &[-100, 100]]);
        assert!(even.score.abs() <= 3, "{}", even.score);
        for share in [shares(&even.south), shares(&even.north)].concat() {
            assert!((45..=55).contains(&share), "{share}");
        }
    }

    #[test]
    fn an_uneven_game_has_its_known_value() {
        // South plays the first row in 3 of 7, North the first column in 2 of 7; value 1/7.
        let uneven = mixture(&[&[300, -100], &[-200, 100]]);
        assert!((uneven.score - 14).abs() <= 4, "{}", uneven.score);
        let (south, north) = (shares(&uneven.south), shares(&uneven.north));
        assert!((39..=47).contains(&south[0]), "{south:?}");
        assert!((24..=33).contains(&north[0]), "{north:?}");
    }

    #[test]
    fn a_house_that_is_better_against_everything_is_always_picked() {
        let clear = mixture(&[&[10, 20], &[500, 300], &[-40, 0]]);
        assert_eq!(shares(&clear.south)[1], 99);
        assert!((clear.score - 300).abs() <= 3, "{}", clear.score);
    }

    #[test]
    fn picks_are_drawn_as_often_as_they_are_mixed() {
        let mut random = SplitMix64::new(3);
        let mut drawn = [0; 3];
        for _ in 0..4_000 {
            drawn[draw(&[1, 0, 3], &mut random)] += 1;
        }
        assert_eq!(drawn[1], 0);
        assert!((900..1_100).contains(&drawn[0]), "{drawn:?}");
    }
}
