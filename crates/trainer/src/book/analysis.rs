//! Positions of the opening with what the search found there, kept in a file of text.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use vato_engine::score::Score;
use vato_rules::fanorona::{Fanorona, Position, Turn};

use crate::resumed;

/// What each position is looked at with. A file goes on only as it began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Positions the search may look at for each.
    pub nodes: u64,
    /// The best turns that get a score.
    pub lines: u32,
}

impl Look {
    fn title(&self) -> String {
        let Look { nodes, lines } = self;
        format!("# opening of Fanorona, {nodes} nodes, {lines} lines\n")
    }
}

/// Turns with their scores, the best first.
pub type Scored = Vec<(Turn, Score)>;

/// The file and what is in it.
pub struct AnalysisFile {
    file: File,
    known: BTreeMap<String, Scored>,
}

impl AnalysisFile {
    /// Opens the file, or makes it. A line that a stop left unfinished is cut off.
    ///
    /// # Errors
    /// The file cannot be used, is something else, or was made another way.
    pub fn open(path: &Path, look: Look) -> Result<Self> {
        let (file, known) = resumed::open_lines(path, &look.title(), parse)?;
        Ok(AnalysisFile { file, known })
    }

    /// What was found in a position, if it has been looked at.
    pub fn get(&self, position: &Position) -> Option<&Scored> {
        self.known.get(&name(position))
    }

    /// Adds what was found in a position.
    ///
    /// # Errors
    /// The disk is full, or the like.
    pub fn add(&mut self, position: &Position, scored: Scored) -> Result<()> {
        let game = Fanorona::default();
        let mut line = name(position);
        for (turn, score) in &scored {
            line += &format!(" {}={score}", game.turn_text(turn));
        }
        line.push('\n');
        self.file
            .write_all(line.as_bytes())
            .context("cannot write what was found")?;
        self.known.insert(name(position), scored);
        Ok(())
    }
}

/// Where the stones stand. White is to move in all positions here.
fn name(position: &Position) -> String {
    let text = Fanorona::default().position_text(position);
    text.split(' ').next().unwrap_or_default().to_owned()
}

fn parse(line: &str) -> Result<(String, Scored)> {
    let game = Fanorona::default();
    let mut words = line.split(' ');
    let name = words.next().unwrap_or_default();
    let position = game.parse_position(&format!("{name} w"))?;
    let scored = words.map(|word| {
        let (turn, score) = word.split_once('=').context("a turn without a score")?;
        Ok((game.parse_turn(&position, turn)?, score.parse()?))
    });
    Ok((name.to_owned(), scored.collect::<Result<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use vato_rules::Game;

    const LOOK: Look = Look {
        nodes: 100,
        lines: 2,
    };

    #[test]
    fn a_file_goes_on_wherever_it_was_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("opening.txt");
        let game = Fanorona::default();
        let start = game.start();
        let scored: Scored = game.turns(&start).into_iter().zip(-2..).collect();
        let mut file = AnalysisFile::open(&path, LOOK).unwrap();
        file.add(&start, scored.clone()).unwrap();
        drop(file);
        let whole = std::fs::read(&path).unwrap();
        for cut in 0..=whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let mut file = AnalysisFile::open(&path, LOOK).unwrap();
            if cut < whole.len() {
                assert_eq!(file.get(&start), None, "cut at {cut}");
                file.add(&start, scored.clone()).unwrap();
            }
            assert_eq!(file.get(&start), Some(&scored), "cut at {cut}");
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {cut}");
        }
    }

    #[test]
    fn a_file_that_is_something_else_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("opening.txt");
        let other = Look { nodes: 101, ..LOOK };
        for text in [
            "text".to_owned(),
            other.title(),
            format!("{}BBBB w\n", LOOK.title()),
        ] {
            std::fs::write(&path, &text).unwrap();
            assert!(AnalysisFile::open(&path, LOOK).is_err(), "{text}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }
}
