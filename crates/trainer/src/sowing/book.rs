//! Makes the opening book of Kalah: asks the solver for the best plies of each of its boards.

use std::collections::HashMap;
use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use vato_engine::score::{SEED, proven_difference};
use vato_engine::sowing::book::Book;
use vato_engine::{Engine, Limits, Searcher};
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{Compact, Ply, Position};
use vato_rules::{Game, Line, Notation};
use vato_tables::Solver;

use crate::resumed;

/// Nodes of the search that tells the solver what to expect.
const NODES_BEFORE: u64 = 10_000;
/// Entries of its table.
const TABLE: u32 = 1 << 14;

const TITLE: &str = "# best plies at the opening of Kalah\n";

/// What is known of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// What the side to move still gains over the other.
    pub gain: i32,
    /// The plies that come to it, from the store outwards; at least one.
    pub best: Vec<Ply>,
}

/// Boards that were solved, a line each: the board, South to move and the stores empty, what
/// South gains, and its best plies.
pub struct SolvedFile {
    file: File,
    known: HashMap<String, Solved>,
}

impl SolvedFile {
    /// Opens the file, or makes it. A line that a stop left unfinished is cut off.
    ///
    /// # Errors
    /// The file cannot be used, or is something else.
    pub fn open(path: &Path) -> Result<Self> {
        let (file, known) = resumed::open_lines(path, TITLE, parse)?;
        Ok(SolvedFile { file, known })
    }

    /// Boards in the file.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    fn add(&mut self, name: String, solved: Solved) -> Result<()> {
        let game = Kalah::default();
        let position = game.parse_position(&name)?;
        let best = solved.best.iter().map(|ply| game.ply_text(&position, ply));
        let best = best.collect::<Vec<_>>().join(",");
        let line = format!("{name} {} {best}\n", solved.gain);
        self.file
            .write_all(line.as_bytes())
            .context("cannot write what was found")?;
        self.known.insert(name, solved);
        Ok(())
    }
}

/// A board as text, South to move, with empty stores.
fn name(position: &Position<Compact>) -> String {
    let houses = |side| {
        let ring = position.ring();
        let seeds = ring.houses_of(side).map(|house| position.seeds(house));
        seeds.map(|seeds| format!(",{seeds}")).collect::<String>()
    };
    let (own, other) = (houses(position.side()), houses(!position.side()));
    format!("<{},0,0{own}{other}> s", position.houses())
}

fn parse(line: &str) -> Result<(String, Solved)> {
    let game = Kalah::default();
    let [board, side, gain, best] = line.split(' ').collect::<Vec<_>>()[..] else {
        anyhow::bail!("not a board with its gain and its best plies: {line}");
    };
    let name = format!("{board} {side}");
    let position = game.parse_position(&name)?;
    let best = best.split(',').map(|ply| game.parse_ply(&position, ply));
    let solved = Solved {
        gain: gain.parse().with_context(|| format!("no gain: {gain}"))?,
        best: best.collect::<Result<_, _>>()?,
    };
    Ok((name, solved))
}

/// The bytes of the book of all boards with at least so many seeds; `solve` finds what the file
/// does not have. Of best plies the one nearest the store is in the book: that comes to the
/// fewest boards. `on_board` hears how many are done.
///
/// # Errors
/// The file cannot be written.
pub fn make(
    file: &mut SolvedFile,
    fewest: u8,
    mut solve: impl FnMut(&Position<Compact>) -> Solved,
    mut on_board: impl FnMut(usize),
) -> Result<Vec<u8>> {
    let mut done = 0;
    Book::to_bytes(fewest, |position| {
        let name = name(position);
        if !file.known.contains_key(&name) {
            let solved = solve(position);
            ensure!(!solved.best.is_empty(), "no best ply was found for {name}");
            file.add(name.clone(), solved)?;
        }
        done += 1;
        on_board(done);
        Ok(file.known[&name].best[0])
    })
}

/// The solver, which begins when it is first asked and remembers what it finds in so many bytes.
pub struct Asked {
    game: Kalah<Compact>,
    bytes: usize,
    solver: Option<Solver<Compact>>,
    engine: Engine<Kalah<Compact>>,
}

impl Asked {
    /// Nothing has been asked yet.
    pub fn new(game: Kalah<Compact>, bytes: usize) -> Self {
        Asked {
            game,
            bytes,
            solver: None,
            engine: Engine::new(game, TABLE),
        }
    }

    /// All best plies of a position that is not finished.
    pub fn solve(&mut self, position: &Position<Compact>) -> Solved {
        let (game, never) = (self.game, || false);
        let bytes = self.bytes;
        let solver = self
            .solver
            .get_or_insert_with(|| Solver::for_position(game, &game.start(), bytes));
        self.engine.clear();
        let line = Line::new(game, *position);
        let limits = Limits::nodes(NODES_BEFORE);
        let report = self.engine.search(&line, &limits, &never, &mut |_| {});
        let guess = proven_difference(report.score).unwrap_or(report.score / SEED);
        let value = solver
            .value_near(position, guess, &never)
            .expect("it is never stopped");
        let mut plies = Vec::new();
        game.plies(position, &mut plies);
        plies.reverse();
        plies.retain(|ply| {
            let next = game.play(position, ply);
            let own = next.side() == position.side();
            let wanted = if own { value } else { 1 - value };
            solver.reaches(&next, wanted, &never) == Some(own)
        });
        Solved {
            gain: value - position.lead_of(position.side()),
            best: plies,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sowing::kalah;

    /// Claims that the plies nearest the store are the best.
    fn nearest(position: &Position<Compact>) -> Solved {
        let mut plies = Vec::new();
        kalah(4).plies(position, &mut plies);
        let best = plies.into_iter().rev().take(2).collect();
        Solved { gain: -3, best }
    }

    #[test]
    fn a_book_goes_on_wherever_it_was_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("opening.txt");
        let make = |fewest| {
            let mut file = SolvedFile::open(&path).unwrap();
            make(&mut file, fewest, nearest, |_| {}).unwrap()
        };
        let book = make(45);
        let whole = std::fs::read(&path).unwrap();
        assert!(whole.len() > 1_000);
        for cut in (0..whole.len()).step_by(97) {
            std::fs::write(&path, &whole[..cut]).unwrap();
            assert_eq!(make(45), book, "cut at {cut}");
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {cut}");
        }
        // A longer one begins with what is known.
        make(44);
        assert!(std::fs::read(&path).unwrap().starts_with(&whole));
        let book = Book::from_bytes(&book).unwrap();
        assert_eq!(book.ply(&kalah(4).start()), Some(Ply::House(5)));
    }

    #[test]
    fn a_file_that_is_something_else_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("opening.txt");
        let board = "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s";
        for text in [
            "text".to_owned(),
            format!("{TITLE}{board} 8\n"),
            format!("{TITLE}{board} 8 7\n"),
            format!("{TITLE}{board} much 3\n"),
        ] {
            std::fs::write(&path, &text).unwrap();
            assert!(SolvedFile::open(&path).is_err(), "{text}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }

    /// All best plies, from whichever side, are those of an exhaustive search.
    #[test]
    fn the_best_plies_are_found() {
        let game = kalah(4);
        let wide = Kalah::default();
        let mut asked = Asked::new(game, 1 << 20);
        for (text, gain, best) in [
            ("<6,3,9,0,0,0,0,0,1,0,0,0,0,0,3> s", -2, vec![5]),
            ("<6,3,9,0,0,0,0,0,1,0,0,0,0,0,1> n", 0, vec![5]),
        ] {
            let position = wide.parse_position(text).unwrap().on().unwrap();
            let solved = asked.solve(&position);
            assert_eq!(solved.gain, gain, "{text}");
            let best: Vec<_> = best.into_iter().map(Ply::House).collect();
            assert_eq!(solved.best, best, "{text}");
        }
    }
}
