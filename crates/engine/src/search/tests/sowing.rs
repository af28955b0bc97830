use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::{Line, Notation, Side};

use super::super::root::FREE_PLIES;
use super::super::{Engine, Limits, Searcher};
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
fn hold<G: Search + Notation>(game: G, text: &str, deepest: u32) {
    let position = game.parse_position(text).unwrap();
    if game.outcome(&position).is_some() {
        return;
    }
    for depth in 1..=deepest {
        let expected = Everything::value(game, &position, depth);
        for table in [0, 1 << 12] {
            let mut engine = Engine::with_settings(game, table, PLAIN);
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
            );
        }
    }
}

#[test]
fn the_search_of_oware_finds_what_everything_finds() {
    for (houses, seeds, deepest) in [(2u8, 6, 6), (3, 10, 5), (3, 20, 4)] {
        let game = Oware::from_rules(&format!("houses={houses}")).unwrap();
        for seed in 0..40 {
            let mut random = SplitMix64::new(seed);
            let pits = pits(&mut random, 2 * u32::from(houses) + 2, seeds).join("-");
            let side = Side::BOTH[random.below(2) as usize];
            let letter = if side == Side::First { "S" } else { "N" };
            hold(game, &format!("{pits}-{letter}"), deepest);
        }
    }
}
