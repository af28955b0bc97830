//! Plays the search under one set of settings against another, with a fixed number of
//! nodes for each ply: what a step of `docs/strength.md` was kept or dropped by.
//!
//! `cargo run --release -p vato-engine --features tuning --example steps -- GAME A B [NODES [PAIRS [SEED]]]`
//!
//! A and B are settings that differ from the best known ones, `name=value` with commas
//! between them, or `-` for none. Each opening is played twice with sides swapped. One
//! thread, no clock: the same arguments give the same games.
//!
//! With `each` for A, B is a list of such settings with spaces between them, and all are
//! compared at once; `name=value|name=value` compares the second with the first, see [`each`].

mod each;

use std::process::ExitCode;

use vato_engine::level::choose_at_random;
use vato_engine::match_play::statistics::Pairs;
use vato_engine::match_play::{NoPly, Opponent, play};
use vato_engine::random::SplitMix64;
use vato_engine::{Engine, Limits, Search, Searcher, Settings};
use vato_rules::fanorona::Fanorona;
use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::{GameResult, Line, Side};

/// Entries of each side's table.
const TABLE: u32 = 1 << 16;

/// A game of this many plies is a draw.
const MAX_PLIES: u32 = 300;

struct Match<'a> {
    settings: [&'a str; 2],
    nodes: u64,
    pairs: u32,
    seed: u64,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("steps: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let [game, first, second, rest @ ..] = arguments else {
        return Err("give a game and two sets of settings, such as: fanorona window=40 -".into());
    };
    let number = |at: usize, default: u64| match rest.get(at) {
        None => Ok(default),
        Some(text) => text
            .parse()
            .map_err(|_| format!("'{text}' is no whole number")),
    };
    let conditions = Match {
        settings: [first, second],
        nodes: number(0, 2_000)?.max(1),
        pairs: u32::try_from(number(1, 500)?).unwrap_or(u32::MAX),
        seed: number(2, 1)?,
    };
    match game.as_str() {
        "fanorona" => play_pairs(Fanorona::default(), &conditions, 4..=8),
        "kalah" => {
            let game = Kalah::default().compact().ok_or("kalah: no board")?;
            play_pairs(game, &conditions, 4..=6)
        }
        "oware" => {
            let game = Oware::default().compact().ok_or("oware: no board")?;
            play_pairs(game, &conditions, 4..=6)
        }
        other => Err(format!(
            "there is no '{other}'; games: fanorona, kalah, oware"
        )),
    }
}

/// Reads `name=value,...` as changes of the best known settings.
fn settings(best: Settings, text: &str) -> Result<Settings, String> {
    let mut settings = best;
    for part in text.split(',').filter(|part| !matches!(*part, "" | "-")) {
        let known = part
            .split_once('=')
            .and_then(|(name, value)| Some(settings.set(name, value.parse().ok()?)));
        if known != Some(true) {
            let names = Settings::NAMES.join(", ");
            return Err(format!(
                "'{part}' is no setting; write name=number, with a name of: {names}"
            ));
        }
    }
    Ok(settings)
}

fn play_pairs<G: Search<Searcher = Engine<G>>>(
    game: G,
    conditions: &Match,
    random_plies: std::ops::RangeInclusive<u32>,
) -> Result<(), String> {
    let [first, second] = conditions.settings;
    if first == "each" {
        return each::play(game, second, conditions, random_plies);
    }
    let players = [
        settings(G::SETTINGS, first)?,
        settings(G::SETTINGS, second)?,
    ];
    let mut pairs = Pairs::default();
    let mut outcomes = [0u32; 3];
    for pair in 0..conditions.pairs {
        let opening = opening(game, conditions.seed, pair, random_plies.clone());
        pairs.add(play_pair(
            game,
            players,
            conditions.nodes,
            &opening,
            &mut outcomes,
        ));
        if pair % 50 == 49 || pair + 1 == conditions.pairs {
            report(&pairs, &outcomes);
        }
    }
    Ok(())
}

/// Plays an opening with both sides; the points of the first player in halves.
fn play_pair<G: Search<Searcher = Engine<G>>>(
    game: G,
    players: [Settings; 2],
    nodes: u64,
    opening: &Line<G>,
    outcomes: &mut [u32; 3],
) -> u32 {
    let games = Side::BOTH.map(|side| play_game(game, players, nodes, opening.clone(), side));
    for halves in games {
        outcomes[halves as usize] += 1;
    }
    games.iter().sum()
}

/// Nodes to judge an opening with.
const JUDGE: u64 = 5_000;

/// Openings that the best settings score further from 0 are not played, in hundredths
/// of a stone or seed.
const MARGIN: i32 = 150;

/// Random plies from the start that leave the game open.
fn opening<G: Search>(
    game: G,
    seed: u64,
    number: u32,
    plies: std::ops::RangeInclusive<u32>,
) -> Line<G> {
    let mut random = SplitMix64::stream(seed, u64::from(number));
    loop {
        let wanted = plies.start() + random.below(plies.end() - plies.start() + 1);
        let seed = random.next();
        let mut line = Line::new(game, game.start());
        for _ in 0..wanted {
            match choose_at_random(&line, seed) {
                Some(ply) => line.push(ply),
                None => break,
            }
        }
        if line.outcome().is_some() {
            continue;
        }
        let mut judge = Engine::new(game, TABLE);
        let limits = Limits::nodes(JUDGE);
        let report = judge.search(&line, &limits, &|| false, &mut |_| {});
        if report.score.abs() <= MARGIN {
            return line;
        }
    }
}

/// The points of the first player in halves.
fn play_game<G: Search<Searcher = Engine<G>>>(
    game: G,
    players: [Settings; 2],
    nodes: u64,
    line: Line<G>,
    side: Side,
) -> u32 {
    let mut seats = Side::BOTH.map(|seat| Searching {
        engine: Engine::with_settings(game, TABLE, players[usize::from(seat != side)]),
        limits: Limits::nodes(nodes),
    });
    let [first, second] = &mut seats;
    match play(line, [first, second], MAX_PLIES).map(|ended| ended.result) {
        Ok(GameResult::Win(winner)) if winner == side => 2,
        Ok(GameResult::Win(_)) => 0,
        Ok(GameResult::Draw) | Err(_) => 1,
    }
}

/// The search as one who plays a game.
struct Searching<G: Search> {
    engine: Engine<G>,
    limits: Limits,
}

impl<G: Search<Searcher = Engine<G>>> Opponent<G> for Searching<G> {
    fn ply(&mut self, line: &Line<G>) -> Result<G::Ply, NoPly> {
        let report = self
            .engine
            .search(line, &self.limits, &|| false, &mut |_| {});
        report
            .best
            .ok_or_else(|| NoPly::Forfeit(String::from("no ply was found")))
    }
}

fn report(pairs: &Pairs, outcomes: &[u32; 3]) {
    let [losses, draws, wins] = outcomes;
    let (share, _) = pairs.moments();
    println!(
        "games {} wins {wins} draws {draws} losses {losses} pairs {:?} score {:.1} % elo {}",
        2 * pairs.count(),
        pairs.0,
        100.0 * share,
        elo(pairs),
    );
}

fn elo(pairs: &Pairs) -> String {
    pairs.elo().map_or(String::from("unknown"), |elo| {
        format!("{:+.0} ± {:.0}", elo.value, elo.error)
    })
}
