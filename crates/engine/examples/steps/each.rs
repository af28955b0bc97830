//! Compares many settings at once.
//!
//! In each pair of games one player gets about half of them by chance, the other player those
//! that are left. Every pair then tells something of every setting, and a match of some length
//! measures a dozen as well as it would measure one. What it measures is what a setting brings beside
//! the others, as often there as not: what looks good has to win a match of its own.
//!
//! Instead of `name=value`, which is compared with the best known value, there can be two
//! values with a bar between them, `window=25|window=80`: what the second brings over the first.

use std::ops::RangeInclusive;

use vato_engine::match_play::statistics::Pairs;
use vato_engine::random::SplitMix64;
use vato_engine::{Engine, Search};

use crate::{Match, elo, opening, play_pair, settings};

/// Kept apart from the chance that makes the openings.
const CHANCE: u64 = 0x5EAC;

/// After so many pairs it says what is known by then.
const NEWS: u32 = 500;

struct Compared<'a> {
    /// As it was given.
    text: &'a str,
    without: &'a str,
    with: &'a str,
    /// The points are those of the player with it.
    pairs: Pairs,
}

impl<'a> Compared<'a> {
    fn new(text: &'a str) -> Self {
        let (without, with) = text.split_once('|').unwrap_or(("-", text));
        Compared {
            text,
            without,
            with,
            pairs: Pairs::default(),
        }
    }
}

pub fn play<G: Search<Searcher = Engine<G>>>(
    game: G,
    list: &str,
    conditions: &Match,
    random_plies: RangeInclusive<u32>,
) -> Result<(), String> {
    let mut compared: Vec<_> = list.split_whitespace().map(Compared::new).collect();
    if compared.is_empty() {
        return Err(
            "there is nothing to compare: give settings with spaces between them".to_owned(),
        );
    }
    for pair in 0..conditions.pairs {
        let mut random = SplitMix64::stream(conditions.seed ^ CHANCE, u64::from(pair));
        let mut players = [G::SETTINGS; 2];
        let mut first_has = Vec::new();
        for compared in &compared {
            let has = random.below(2) == 1;
            let parts = match has {
                true => [compared.with, compared.without],
                false => [compared.without, compared.with],
            };
            for (player, part) in players.iter_mut().zip(parts) {
                *player = settings(*player, part)?;
            }
            first_has.push(has);
        }
        let opening = opening(game, conditions.seed, pair, random_plies.clone());
        let halves = play_pair(game, players, conditions.nodes, &opening, &mut [0; 3]);
        for (compared, has) in compared.iter_mut().zip(first_has) {
            compared.pairs.add(if has { halves } else { 4 - halves });
        }
        if (pair + 1).is_multiple_of(NEWS) || pair + 1 == conditions.pairs {
            println!("games {}", 2 * (pair + 1));
            for Compared { text, pairs, .. } in &compared {
                println!("{text}: elo {}", elo(pairs));
            }
        }
    }
    Ok(())
}
