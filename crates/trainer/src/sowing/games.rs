//! Games of the engine against itself, as one line a position.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use anyhow::{Context, Result};
use vato_engine::random::SplitMix64;
use vato_engine::score::{SEED, proven_difference};
use vato_engine::{Limits, Search, SearchReport, Searcher};
use vato_rules::Line;
use vato_rules::mancala::{Board, Compact, Ply, Position, Wide};

use super::ends::{Ends, for_south};

/// Nodes for each ply.
const NODES: u64 = 300;
/// Entries of the table.
const TABLE: u32 = 1 << 13;
/// At most so many random plies begin a game.
const OPENING: u32 = 10;
/// One ply of so many is random later, too, so that positions occur which good play avoids.
const CARELESS: u32 = 24;
/// Games that are longer are not used.
const LONGEST: usize = 300;
/// Seeds in each house at the start of ten games in a row: mostly the usual four.
pub const STARTS: [u8; 10] = [4, 5, 4, 3, 4, 5, 4, 6, 4, 4];

/// Plays games until there are so many, and appends a line `game position difference score` for
/// each position from which the engine played, with tabs between: the difference by which South
/// wins for certain from the first position on for which that is known, or won; and what the search
/// found, in hundredths of a seed for South.
pub fn play<G>(
    start: impl Fn(u8) -> G,
    text: impl Fn(&Position<Wide>) -> String,
    ends: &mut impl Ends,
    games: u64,
    file: &Path,
) -> Result<()>
where
    G: Search<Position = Position<Compact>, Ply = Ply>,
{
    let mut out = OpenOptions::new()
        .create(true)
        .append(true)
        .read(true)
        .open(file)
        .with_context(|| format!("cannot open {}", file.display()))?;
    let first = next_game(BufReader::new(&out))?;
    for number in first..games {
        ends.begin();
        let game = start(STARTS[(number % 10) as usize]);
        let mut lines = String::new();
        for position in played(game, number, ends) {
            // A fast board never holds more than this one can.
            let Some(wide) = position.board.on() else {
                continue;
            };
            let (text, difference, score) = (text(&wide), position.difference, position.score);
            lines.push_str(&format!("{number}\t{text}\t{difference}\t{score}\n"));
        }
        // One write for a game, so that none is cut off where the command is stopped.
        out.write_all(lines.as_bytes())?;
    }
    Ok(())
}

/// The number after that of the last game in the file.
fn next_game(file: impl BufRead) -> Result<u64> {
    let mut next = 0;
    for line in file.lines() {
        let line = line?;
        let number = line.split('\t').next().unwrap_or_default();
        next = number
            .parse::<u64>()
            .with_context(|| format!("not a position: {line}"))?
            + 1;
    }
    Ok(next)
}

struct Played {
    board: Position<Compact>,
    difference: i32,
    score: i32,
}

/// The positions of a game from which the engine played.
fn played<G>(game: G, number: u64, ends: &mut impl Ends) -> Vec<Played>
where
    G: Search<Position = Position<Compact>, Ply = Ply>,
{
    let mut line = Line::new(game, game.start());
    let mut random = SplitMix64::stream(100, number);
    let opening = 1 + random.below(OPENING);
    let mut engine = G::Searcher::new(game, TABLE);
    let mut legal = Vec::new();
    // Positions, and what is known of each.
    let mut played: Vec<(Played, bool)> = Vec::new();
    while line.outcome().is_none() {
        if line.plies().len() > LONGEST {
            return Vec::new();
        }
        let position = *line.position();
        game.plies(&position, &mut legal);
        let chance = (line.plies().len() as u32) < opening || random.below(CARELESS) == 0;
        let found = match chance {
            true => None,
            false => {
                let report = engine.search(&line, &Limits::nodes(NODES), &|| false, &mut |_| {});
                report.best.map(|ply| (ply, seeds(&report)))
            }
        };
        let ply = match found {
            Some((ply, score)) => {
                let known = ends.difference(&position);
                let score = for_south(&position, score);
                played.push((
                    Played {
                        board: position,
                        difference: known.unwrap_or(0),
                        score: known.map_or(score, |seeds| seeds * SEED),
                    },
                    known.is_some(),
                ));
                ply
            }
            None => legal[random.below(legal.len() as u32) as usize],
        };
        line.push(ply);
    }
    let mut difference = ended(line.position());
    for (position, known) in played.iter_mut().rev() {
        match known {
            true => difference = position.difference,
            false => position.difference = difference,
        }
    }
    played.into_iter().map(|(position, _)| position).collect()
}

/// What a search found, in hundredths of a seed.
fn seeds(report: &SearchReport<Ply>) -> i32 {
    match proven_difference(report.score) {
        Some(seeds) => seeds * SEED,
        None => report.score,
    }
}

/// By how many seeds South won, what was left on the board counted for the winner.
fn ended<B: Board>(end: &Position<B>) -> i32 {
    let rest = end.in_houses() as i32;
    end.lead() + end.lead().signum() * rest
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use vato_rules::Notation;
    use vato_rules::kalah::Kalah;

    use super::*;
    use crate::sowing::{kalah, records};

    /// Claims that South wins by seven once there are few seeds left.
    struct Seven;

    impl Ends for Seven {
        fn begin(&mut self) {}

        fn difference(&mut self, position: &Position<Compact>) -> Option<i32> {
            (position.in_houses() < 12).then_some(7)
        }
    }

    #[test]
    fn games_go_on_where_they_were_stopped_and_learn_from_their_known_ends() {
        let folder = tempfile::tempdir().unwrap();
        let [whole, stopped] = ["whole", "stopped"].map(|name| folder.path().join(name));
        let play = |games, file: &Path| {
            let text = |position: &_| Kalah::default().position_text(position);
            play(kalah, text, &mut Seven, games, file).unwrap();
            std::fs::read_to_string(file).unwrap()
        };
        play(2, &stopped);
        let text = play(4, &whole);
        assert_eq!(play(4, &stopped), text);

        let mut known: HashMap<&str, bool> = HashMap::new();
        for line in text.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let position = Kalah::default().parse_position(fields[1]).unwrap();
            let known = known.entry(fields[0]).or_default();
            *known |= position.in_houses() < 12;
            if *known {
                assert_eq!(fields[2], "7", "{line}");
            }
        }
        assert_eq!(known.len(), 4);
        for (game, known) in known {
            let of_game = |line: &&str| line.split('\t').next() == Some(game);
            let mut lines = text.lines().filter(of_game);
            assert!(!known || lines.all(|line| line.contains("\t7\t")), "{game}");
        }
        let parse = |text: &str| Ok(Kalah::default().parse_position(text)?);
        let samples = records::read(&whole, parse).unwrap();
        assert_eq!(samples.len(), text.lines().count());
    }
}
