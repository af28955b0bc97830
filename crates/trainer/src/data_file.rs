//! A file of records: a header that says how they were made, then whole games.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::record::{Record, SIZE, check_sum};
use crate::resumed;

const MAGIC: [u8; 8] = *b"VATOFAN1";

/// How the games of a file were made. A file goes on only as it began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// Decides all chance.
    pub seed: u64,
    /// Positions the search may look at for each turn.
    pub nodes: u32,
    /// One turn in so many is played at random; 0 for none.
    pub random_every: u32,
}

impl Recipe {
    fn to_bytes(self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[0..8].copy_from_slice(&MAGIC);
        bytes[8..16].copy_from_slice(&self.seed.to_le_bytes());
        bytes[16..20].copy_from_slice(&self.nodes.to_le_bytes());
        bytes[20..24].copy_from_slice(&self.random_every.to_le_bytes());
        let sum = check_sum(&bytes[..28]);
        bytes[28..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; SIZE]) -> Option<Self> {
        let word = |at: usize| {
            let mut word = [0; 4];
            word.copy_from_slice(&bytes[at..at + 4]);
            u32::from_le_bytes(word)
        };
        let known = bytes[0..8] == MAGIC && word(28) == check_sum(&bytes[..28]);
        known.then(|| Recipe {
            seed: u64::from(word(8)) | u64::from(word(12)) << 32,
            nodes: word(16),
            random_every: word(20),
        })
    }
}

/// A file that games are added to.
pub struct Writer {
    file: File,
    games: u32,
    positions: u64,
}

impl Writer {
    /// Opens the file, or makes it. What a stop in the middle of writing left of a
    /// game is cut off.
    ///
    /// # Errors
    /// The file cannot be used, is something else, or was made another way.
    pub fn open(path: &Path, recipe: Recipe) -> Result<Self> {
        let (mut file, bytes) = resumed::open(path)?;
        if bytes.len() < SIZE {
            file.set_len(0)?;
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&recipe.to_bytes())?;
            return Ok(Writer {
                file,
                games: 0,
                positions: 0,
            });
        }
        let (made, records) = parse(path, &bytes)?;
        if made != recipe {
            bail!(
                "{} was made with seed {}, {} nodes and one random turn in {}; \
                 go on with those or give another file",
                path.display(),
                made.seed,
                made.nodes,
                made.random_every
            );
        }
        let end = SIZE * (1 + records.len());
        file.set_len(end as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Writer {
            file,
            games: records.last().map_or(0, |record| record.game + 1),
            positions: records.len() as u64,
        })
    }

    /// Games in the file.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Positions in the file.
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Adds a whole game.
    ///
    /// # Errors
    /// The disk is full, or the like.
    pub fn add(&mut self, game: &[Record]) -> Result<()> {
        let bytes: Vec<u8> = game.iter().flat_map(|record| record.to_bytes()).collect();
        self.file.write_all(&bytes).context("cannot write a game")?;
        self.games += 1;
        self.positions += game.len() as u64;
        Ok(())
    }
}

/// Everything in a file up to the last whole game.
///
/// # Errors
/// The file cannot be read or is something else.
pub fn read(path: &Path) -> Result<(Recipe, Vec<Record>)> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    parse(path, &bytes)
}

fn parse(path: &Path, bytes: &[u8]) -> Result<(Recipe, Vec<Record>)> {
    let (chunks, _) = bytes.as_chunks::<SIZE>();
    let recipe = chunks.first().and_then(Recipe::from_bytes);
    let Some(recipe) = recipe else {
        bail!("{} is no file of training positions", path.display());
    };
    let mut records: Vec<Record> = chunks[1..].iter().map_while(Record::from_bytes).collect();
    while records.last().is_some_and(|record| !record.last) {
        records.pop();
    }
    Ok((recipe, records))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECIPE: Recipe = Recipe {
        seed: 7,
        nodes: 300,
        random_every: 20,
    };

    fn game(number: u32) -> Vec<Record> {
        (0..3)
            .map(|ply| Record {
                own: 1,
                enemy: 2,
                game: number,
                ply,
                score: 0,
                result: 0,
                quiet: 0,
                last: ply == 2,
            })
            .collect()
    }

    #[test]
    fn what_a_stop_left_of_a_game_is_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        let mut writer = Writer::open(&path, RECIPE).unwrap();
        writer.add(&game(0)).unwrap();
        writer.add(&game(1)).unwrap();
        drop(writer);
        let whole = std::fs::read(&path).unwrap();
        for cut in SIZE..whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let kept = (cut / SIZE - 1) / 3;
            let mut writer = Writer::open(&path, RECIPE).unwrap();
            assert_eq!(writer.games() as usize, kept, "cut at {cut}");
            for number in kept..2 {
                writer.add(&game(number as u32)).unwrap();
            }
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {cut}");
        }
    }

    #[test]
    fn a_file_made_another_way_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        Writer::open(&path, RECIPE).unwrap().add(&game(0)).unwrap();
        let before = std::fs::read(&path).unwrap();
        let other = Recipe {
            nodes: 301,
            ..RECIPE
        };
        assert!(Writer::open(&path, other).is_err());
        std::fs::write(folder.path().join("text"), [b'a'; 100]).unwrap();
        assert!(Writer::open(&folder.path().join("text"), RECIPE).is_err());
        assert_eq!(std::fs::read(&path).unwrap(), before);
    }
}
