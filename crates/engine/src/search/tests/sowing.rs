use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::{Line, Notation};

use super::super::root::FREE_PLIES;
use super::super::{Engine, Limits, Searcher, Settings};
use super::PLAIN;
use crate::random::SplitMix64;
use crate::score::{BEST, Score};
use crate::searchable::{Evaluate, Search};

/// Every line of play, without any cut.
struct Everything<G: Search> {
    game: G,
    evaluation: G::Evaluation,
    /// Further sowings of the same side cost no depth below this ply.
    free_until: u32,
    seen: Vec<u64>,
}

impl<G: Search> Everything<G> {
    fn value(game: G, position: &G::Position, depth: u32) -> Score {
        let mut everything = Everything {
            game,
            evaluation: game.evaluation(),
            free_until: FREE_PLIES + 2 * depth,
            seen: Vec::new(),
        };
        everything.below(position, depth, 0)
    }

    fn below(&mut self, position: &G::Position, depth: u32, ply: u32) -> Score {
        let key = self.game.key(position);
        if self.game.repetition().is_some() && self.seen.contains(&key) {
            return self.game.repetition_score(position);
        }
        if let Some(outcome) = self.game.outcome(position) {
            return self.game.end_score(position, outcome, ply);
        }
        if depth == 0 {
            return self.evaluation.evaluate(&self.game, position);
        }
        let mut plies = Vec::new();
        self.game.plies(position, &mut plies);
        self.seen.push(key);
        let mut best = -BEST;
        for chosen in plies {
            let next = self.game.play(position, &chosen);
            let same_side = self.game.side_to_move(&next) == self.game.side_to_move(position);
            let left = depth - u32::from(!same_side || ply >= self.free_until);
            let value = self.below(&next, left, ply + 1);
            best = best.max(if same_side { value } else { -value });
        }
        self.seen.pop();
        // Where the stores decide what can still come, the search knows it.
        let (least, most) = self.game.range(position, ply);
        match ply {
            0 => best,
            _ => best.clamp(least, most),
        }
    }
}

/// Compares a position at each depth, with a table and without.
fn hold<G: Search + Notation>(game: G, text: &str, deepest: u32, settings: Settings) {
    let position = game.parse_position(text).unwrap();
    if game.outcome(&position).is_some() {
        return;
    }
    for depth in 1..=deepest {
        let expected = Everything::value(game, &position, depth);
        for table in [0, 1 << 12] {
            let mut engine = Engine::with_settings(game, table, settings);
            // How many sowings are free depends on the depth of the whole search.
            engine.first_depth = depth;
            let line = Line::new(game, position);
            let report = engine.search(&line, &Limits::depth(depth), &|| false, &mut |_| {});
            assert_eq!(report.score, expected, "{text} depth {depth} table {table}");
        }
    }
}

fn pits(random: &mut SplitMix64, pits: u32, seeds: u32) -> Vec<String> {
    let mut all = vec![0; pits as usize];
    for _ in 0..seeds {
        all[random.below(pits) as usize] += 1;
    }
    all.iter().map(u32::to_string).collect()
}

#[test]
fn the_search_of_kalah_finds_what_everything_finds() {
    for (houses, seeds, deepest) in [(3u8, 18, 4), (3, 24, 4), (4, 16, 3), (4, 24, 3)] {
        let game = Kalah::from_rules(&format!("houses={houses}")).unwrap();
        for seed in 0..30 {
            let mut random = SplitMix64::new(seed);
            let mut rows = pits(&mut random, 2 * u32::from(houses), seeds);
            rows.splice(0..0, ["0".to_owned(), "0".to_owned()]);
            let side = ["s", "n"][random.below(2) as usize];
            hold(
                game,
                &format!("<{houses},{}> {side}", rows.join(",")),
                deepest,
                PLAIN,
            );
        }
    }
}

/// A position of Oware with seeds lying anywhere in the houses, or in the stores, too.
fn oware(random: &mut SplitMix64, houses: u8, seeds: u32, stores: bool) -> String {
    let houses = 2 * u32::from(houses);
    let all = match stores {
        true => pits(random, houses + 2, seeds),
        false => [pits(random, houses, seeds), vec!["0".to_owned(); 2]].concat(),
    };
    format!("{}-{}", all.join("-"), ["S", "N"][random.below(2) as usize])
}

#[test]
fn the_search_of_oware_finds_what_everything_finds() {
    for (houses, seeds, deepest) in [(2, 6, 6), (3, 10, 5), (3, 20, 4)] {
        let game = Oware::from_rules(&format!("houses={houses}")).unwrap();
        for seed in 0..40 {
            let mut random = SplitMix64::new(seed);
            hold(
                game,
                &oware(&mut random, houses, seeds, true),
                deepest,
                PLAIN,
            );
        }
    }
}

/// Few seeds go around without being taken, so boards come back within the depth, and what
/// a position is worth hangs on the way there. What is marked for that in the table is all that
/// is needed with three seeds. With four, a result may also go through a position that is on
/// another way to its own.
#[test]
fn the_search_finds_the_same_where_boards_come_back() {
    for (houses, seeds, deepest, any_way) in [
        (3, 3, 14, 1),
        (4, 3, 14, 1),
        (2, 4, 12, 0),
        (3, 4, 12, 0),
        (4, 4, 12, 0),
    ] {
        let game = Oware::from_rules(&format!("houses={houses}")).unwrap();
        let settings = Settings { any_way, ..PLAIN };
        for seed in 0..100 {
            let mut random = SplitMix64::new(seed);
            let text = oware(&mut random, houses, seeds, false);
            hold(game, &text, deepest, settings);
        }
    }
}
