//! `vato gauntlet`: how strong each level is.
//!
//! Every level meets the one below it, the first one plays chance. The ratings that
//! the results make likeliest are printed as a table for `docs/levels.md`.

use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use vato_engine::any;
use vato_engine::match_play::statistics::Estimate;
use vato_engine::match_play::{Conditions, Player};
use vato_messages::Level;
use vato_rules::any::AnyGame;

use super::game::Terms;
use super::outside::Budget;
use super::player::{Kind, Named};
use super::ratings::{Meeting, ratings};
use super::records::Records;
use super::standing::Standing;
use super::{MAX_CONCURRENCY, MAX_GAMES, contest, cores, progress_bar, told};
use crate::arguments::{Game, number};
use crate::failure::{Failure, quoted};
use crate::interrupt;
use crate::openings::{BALANCED, OpeningSet};

/// The levels of the top: they are told apart by fewer games, which take longer.
const TOP: usize = 3;
/// The most pairs of games of a match.
const MAX_PAIRS: u64 = MAX_GAMES / 2;

/// `vato gauntlet`: how strong each level is.
#[derive(Args, Debug)]
pub struct Gauntlet {
    #[command(flatten)]
    game: Game,
    /// Pairs of games of each level against the one below it
    #[arg(long, value_name = "N", default_value_t = 300, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_PAIRS))]
    pairs: u32,
    /// Pairs of games between two of the top three levels
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_PAIRS))]
    top_pairs: u32,
    /// Pairs of games of each level against the next but one below it, but for the top three
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true, value_parser = number::<u32>(0..=MAX_PAIRS))]
    next_pairs: u32,
    /// Positions that a level looks at for each ply, at most
    #[arg(long, value_name = "N", default_value_t = 100_000, allow_negative_numbers = true, value_parser = number::<u64>(1..=u64::MAX))]
    nodes: u64,
    /// Decides openings and chance; the same seed gives the same games
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u64>(0..=u64::MAX))]
    seed: u64,
    /// A file of openings; without it the set that comes with the program, or else two random plies; Congkak begins with its own opening
    #[arg(long, value_name = "FILE")]
    openings: Option<String>,
    /// Write the record of every game into this file; a gauntlet that was stopped goes on from it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Games at a time; without it one for each core
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u32>(1..=MAX_CONCURRENCY))]
    concurrency: Option<u32>,
}

/// A player of the gauntlet: 0 for chance, above it the number of a level.
type Rung = usize;

/// Two that meet, the stronger first, in so many pairs of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pairing {
    upper: Rung,
    lower: Rung,
    pairs: u32,
}

impl Gauntlet {
    /// Plays what is left to play and prints the table.
    pub fn run(&self) -> Result<(), Failure> {
        let game = self.game.open_between_players()?;
        let openings = self.openings(&game)?;
        let pairings = self.pairings();
        let matches: Vec<Terms> = pairings
            .iter()
            .map(|pairing| self.terms(pairing, openings.as_ref()))
            .collect();
        let (mut records, found) = Records::open("gauntlet", &self.out, &game, &matches)?;
        if found.cut {
            told("the record of the last game was cut short; it is played again");
        }
        let mut standings = vec![Standing::new(None); matches.len()];
        for ((standing, games), terms) in standings.iter_mut().zip(&found.games).zip(&matches) {
            let wanted = terms.conditions.games as usize;
            games
                .iter()
                .take(wanted)
                .for_each(|game| standing.add(game));
        }
        let stop = Arc::new(AtomicBool::new(false));
        interrupt::sets(&stop)?;
        let games = matches.iter().map(|terms| terms.conditions.games).sum();
        let concurrency = self.concurrency.unwrap_or_else(cores);
        let bar = progress_bar(games, standings.iter().map(Standing::games).sum());
        for (terms, standing) in matches.iter().zip(&mut standings) {
            let left = standing.games()..terms.conditions.games;
            let [upper, lower] = &terms.players;
            contest::play(&game, terms, left, concurrency, &stop, &mut |finished| {
                records.add(&finished)?;
                standing.add(&finished.tally);
                bar.inc(1);
                let so_far = standing.in_short();
                bar.set_message(format!("{} against {}: {so_far}", upper.name, lower.name));
                Ok(true)
            })?;
            if stop.load(Ordering::Relaxed) {
                break;
            }
        }
        bar.finish_and_clear();
        let played: u32 = standings.iter().map(Standing::games).sum();
        if played < games {
            told(&format!(
                "gauntlet: stopped after {played} of {games} games; the same command goes on"
            ));
            return Ok(());
        }
        let mut out = io::stdout().lock();
        write!(out, "{}", Table::new(&pairings, &standings))?;
        out.flush()?;
        Ok(())
    }

    fn openings(&self, game: &AnyGame) -> Result<Option<OpeningSet>, Failure> {
        let Some(name) = &self.openings else {
            // Where both sides begin unseen, how well they do belongs to the level.
            let unseen = game.line(None).is_ok_and(|start| any::unseen(&start));
            // Other rules than those of the set begin with random plies.
            let set = OpeningSet::named(BALANCED, game).ok();
            return Ok(set.filter(|_| !unseen));
        };
        let set = OpeningSet::named(name, game);
        set.map(Some).map_err(|why| {
            Failure::input(format_args!("gauntlet: --openings {}: {why}", quoted(name)))
        })
    }

    /// Who meets whom, in the order in which they play.
    fn pairings(&self) -> Vec<Pairing> {
        let top = Level::ALL.len() - TOP;
        let neighbours = (1..=Level::ALL.len()).map(|upper| Pairing {
            upper,
            lower: upper - 1,
            pairs: match upper - 1 > top {
                true => self.top_pairs,
                false => self.pairs,
            },
        });
        let farther = (2..=top).map(|upper| Pairing {
            upper,
            lower: upper - 2,
            pairs: self.next_pairs,
        });
        let all = neighbours.chain(farther);
        all.filter(|pairing| pairing.pairs > 0).collect()
    }

    fn terms(&self, pairing: &Pairing, openings: Option<&OpeningSet>) -> Terms {
        Terms {
            players: [pairing.upper, pairing.lower].map(|rung| self.player(rung)),
            conditions: Conditions {
                games: 2 * pairing.pairs,
                seed: self.seed,
                // Levels choose by chance, so a fair opening can serve again as it is.
                opening_plies: match openings {
                    Some(_) => 0,
                    None => Conditions::default().opening_plies,
                },
                ..Conditions::default()
            },
            openings: openings.cloned(),
            budget: Budget {
                nodes: Some(self.nodes),
                time: None,
                patience: Duration::ZERO,
            },
        }
    }

    fn player(&self, rung: Rung) -> Named {
        let level = rung.checked_sub(1).and_then(|place| Level::ALL.get(place));
        Named {
            name: name(rung),
            kind: Kind::Inside(match level {
                Some(level) => Player::LevelWithin(*level, self.nodes),
                None => Player::Random,
            }),
        }
    }
}

fn name(rung: Rung) -> String {
    match rung {
        0 => String::from("random"),
        level => format!("level {level}"),
    }
}

/// What came out, as a table in Markdown.
struct Table(Vec<Row>);

struct Row {
    rung: Rung,
    rating: Estimate,
    /// Elo above the rung below, the score against it in thousandths, and the games.
    step: Option<(f64, u32, u32)>,
}

impl Table {
    fn new(pairings: &[Pairing], standings: &[Standing]) -> Self {
        let met: Vec<(&Pairing, &Standing)> = pairings.iter().zip(standings).collect();
        let meetings: Vec<Meeting> = met
            .iter()
            .map(|(pairing, standing)| Meeting {
                first: pairing.upper,
                second: pairing.lower,
                pairs: standing.pairs(),
            })
            .collect();
        // Every level has met the one below it.
        let ratings = ratings(Level::ALL.len() + 1, &meetings).unwrap_or_default();
        let rows = ratings.iter().enumerate().map(|(rung, rating)| Row {
            rung,
            rating: *rating,
            step: rung.checked_sub(1).and_then(|below| {
                let neighbours = |(pairing, _): &&(&Pairing, &Standing)| {
                    (pairing.upper, pairing.lower) == (rung, below)
                };
                let (_, standing) = met.iter().find(neighbours)?;
                let above = rating.value - ratings[below].value;
                Some((above, standing.per_mille(), standing.games()))
            }),
        });
        Table(rows.collect())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| player | Elo | +- | above the one below | score against it | games |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|")?;
        for Row { rung, rating, step } in &self.0 {
            let Estimate { value, error } = rating;
            write!(f, "| {} | {value:.0} | {error:.0} |", name(*rung))?;
            match step {
                None => writeln!(f, " | | |")?,
                Some((above, per_mille, games)) => writeln!(
                    f,
                    " {above:.0} | {}.{} % | {games} |",
                    per_mille / 10,
                    per_mille % 10
                )?,
            }
        }
        Ok(())
    }
}
