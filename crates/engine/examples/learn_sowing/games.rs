//! Games of the engine against itself, as one line a position.

use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use vato_engine::random::SplitMix64;
use vato_engine::{Entry, Limits, Search, Searcher};
use vato_rules::any::GameName;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Board, Ply, Position};
use vato_rules::oware::Oware;
use vato_rules::{Line, Notation, Side};

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
const STARTS: [u8; 10] = [4, 5, 4, 3, 4, 5, 4, 6, 4, 4];

/// Plays games until there are so many, and appends a line `game position difference` for
/// each position from which the engine played, with tabs between: the difference by which South won,
/// what was left on the board counted for the winner.
pub fn play(name: GameName, games: u64, file: &Path) -> Result<(), Box<dyn Error>> {
    let first = match File::open(file) {
        Ok(file) => next_game(BufReader::new(file))?,
        Err(_) => 0,
    };
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    for number in first..games {
        let rules = format!("seeds={}", STARTS[(number % 10) as usize]);
        let lines = match name {
            GameName::Kalah => play_quick(Kalah::from_rules(&rules)?, number),
            _ => play_quick(Oware::from_rules(&rules)?, number),
        };
        // One write for a game, so that none is cut off where the command is stopped.
        out.write_all(lines.as_bytes())?;
    }
    Ok(())
}

/// The number after that of the last game in the file.
fn next_game(file: impl BufRead) -> Result<u64, Box<dyn Error>> {
    let mut next = 0;
    for line in file.lines() {
        let line = line?;
        let number = line.split('\t').next().ok_or("an empty line")?;
        next = number.parse::<u64>()? + 1;
    }
    Ok(next)
}

fn play_quick<G>(game: G, number: u64) -> String
where
    G: Entry<Position = Position, Ply = Ply>,
    G::Quick: Search<Ply = Ply>,
{
    let start = Line::new(game, game.start());
    // Both games have a fast form of the boards above.
    let quick = G::quick_line(&start).expect("the boards are small");
    let played = played(&quick, number);
    // The plies are the same; the positions are written as people know them.
    let mut line = start;
    let mut lines = String::new();
    let mut texts = Vec::new();
    for (ply, judged) in &played {
        if *judged {
            texts.push(game.position_text(line.position()));
        }
        line.push(*ply);
    }
    if line.outcome().is_some() {
        let difference = difference(line.position());
        for text in texts {
            lines.push_str(&format!("{number}\t{text}\t{difference}\n"));
        }
    }
    lines
}

/// The plies of a game, and whether the engine chose each.
fn played<G: Search<Ply = Ply>>(start: &Line<G>, number: u64) -> Vec<(Ply, bool)> {
    let game = *start.game();
    let mut line = start.clone();
    let mut random = SplitMix64::stream(100, number);
    let opening = 1 + random.below(OPENING);
    let mut engine = G::Searcher::new(game, TABLE);
    let (mut legal, mut plies) = (Vec::new(), Vec::new());
    while line.outcome().is_none() && plies.len() < LONGEST {
        game.plies(line.position(), &mut legal);
        let chance = (plies.len() as u32) < opening || random.below(CARELESS) == 0;
        let best = match chance {
            true => legal
                .get(random.below(legal.len() as u32) as usize)
                .copied(),
            false => {
                engine
                    .search(&line, &Limits::nodes(NODES), &|| false, &mut |_| {})
                    .best
            }
        };
        let Some(ply) = best else {
            break;
        };
        plies.push((ply, !chance));
        line.push(ply);
    }
    plies
}

/// By how many seeds South won.
fn difference<B: Board>(end: &Position<B>) -> i32 {
    let rest = i32::from(end.row(Side::First)) + i32::from(end.row(Side::Second));
    end.lead() + end.lead().signum() * rest
}
