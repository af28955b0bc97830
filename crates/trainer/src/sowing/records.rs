//! Positions of games as learning sees them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use vato_engine::score::SEED;
use vato_engine::sowing::network::{HOUSES, for_each_input, range_of};
use vato_rules::mancala::Position;

use super::ends::for_south;
use crate::samples::logistic;

/// A lead of so many of 48 seeds at the end makes e times as sure of the result.
const SURE: f32 = 6.0;

/// A position to learn from, seen by the side to move.
#[derive(Clone, Debug)]
pub struct Sample {
    inputs: [u8; 2 * HOUSES],
    on: u8,
    /// The range of seeds in the houses.
    pub range: usize,
    /// By how many seeds its store is ahead.
    pub lead: f32,
    /// What the search found, in seeds.
    pub score: f32,
    /// How the game ends: half the result, half the difference of seeds, 0 to 1.
    pub result: f32,
    /// Its number.
    pub game: u64,
}

impl Sample {
    /// From South's difference and score, in seeds.
    pub fn new(position: &Position, difference: i32, score: f32, game: u64) -> Self {
        let (mut inputs, mut on) = ([0; 2 * HOUSES], 0);
        for_each_input(position, |input| {
            // There are fewer than 256 inputs, and one a house at most is on.
            inputs[usize::from(on)] = input as u8;
            on += 1;
        });
        let sign = for_south(position, 1);
        let difference = difference * sign;
        let won = 0.5 + 0.5 * difference.signum() as f32;
        let by_seeds = difference as f32 * 48.0 / position.total().max(1) as f32;
        Sample {
            inputs,
            on,
            range: range_of(position.in_houses()),
            lead: (position.lead() * sign) as f32,
            score: score * sign as f32,
            result: 0.5 * (won + logistic(by_seeds / SURE)),
            game,
        }
    }

    /// The inputs that are on.
    pub fn inputs(&self) -> impl Iterator<Item = usize> {
        let on = &self.inputs[..usize::from(self.on)];
        on.iter().map(|input| usize::from(*input))
    }
}

/// Reads a file of [games](super::games::play); `parse` reads a position.
pub fn read(file: &Path, parse: impl Fn(&str) -> Result<Position>) -> Result<Vec<Sample>> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let lines = (1..).zip(text.lines());
    let samples = lines.map(|(number, line)| {
        read_line(line, &parse)
            .with_context(|| format!("line {number} of {}: {line}", file.display()))
    });
    samples.collect()
}

fn read_line(line: &str, parse: impl Fn(&str) -> Result<Position>) -> Result<Sample> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [game, position, difference, score] = fields[..] else {
        bail!("a line has game, position, difference and score, with tabs between");
    };
    let position = parse(position)?;
    let score: i32 = score.parse().context("the score is no number")?;
    Ok(Sample::new(
        &position,
        difference.parse().context("the difference is no number")?,
        score as f32 / SEED as f32,
        game.parse().context("the game is no number")?,
    ))
}

#[cfg(test)]
mod tests {
    use vato_rules::Notation;
    use vato_rules::kalah::Kalah;

    use super::*;

    #[test]
    fn a_position_is_seen_by_the_side_to_move() {
        let at = |text: &str| Kalah::default().parse_position(text).unwrap();
        let south = at("<6,9,4,1,0,2,0,0,3,0,0,0,5,0,0> s");
        let north = south.half_turn();
        let [ours, theirs] = [(south, 8), (north, -8)].map(|(position, difference)| {
            let score = difference as f32 / 2.0;
            Sample::new(&position, difference, score, 3)
        });
        assert!(ours.inputs().eq(theirs.inputs()));
        assert_eq!((ours.lead, ours.score), (5.0, 4.0));
        assert_eq!((theirs.lead, theirs.score), (5.0, 4.0));
        assert_eq!(ours.result, theirs.result);
        let lost = Sample::new(&south, -8, 0.0, 3);
        let drawn = Sample::new(&south, 0, 0.0, 3);
        assert_eq!(drawn.result, 0.5);
        assert!((ours.result + lost.result - 1.0).abs() < 1e-6);
        assert!(ours.result > 0.85);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let good = "0\t<6,9,4,1,0,2,0,0,3,0,0,0,5,0,0> s\t8\t750";
        for (bad, wanted) in [
            ("0\t<6,9,4> s\t8", "a line has game"),
            (&*good.replace("750", "many"), "the score is no number"),
            (&*good.replace("<6,", "<7,"), "7"),
        ] {
            fs::write(file.path(), format!("{good}\n{bad}\n")).unwrap();
            let parse = |text: &str| Ok(Kalah::default().parse_position(text)?);
            let error = format!("{:#}", read(file.path(), parse).unwrap_err());
            assert!(error.starts_with("line 2 of "), "{error}");
            assert!(error.contains(wanted), "{error}");
        }
    }
}
