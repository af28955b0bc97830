//! What the engine says.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::Duration;

use vato_engine::score::{self, Score};

use crate::failure::one_line;

/// Writes a line at once, for a program that waits for it. Two threads may do so: a line is
/// never torn.
pub fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes())?;
    out.flush()
}

/// Writes a sentence for whoever reads along.
pub fn tell(sentence: &str) -> io::Result<()> {
    say(&format!("info string {}", one_line(sentence)))
}

/// A line of play that has been found.
#[derive(Clone, Debug)]
pub struct Found<'a> {
    /// Plies looked ahead.
    pub depth: u32,
    /// Its rank, from 1.
    pub rank: usize,
    /// The score for the side to move.
    pub score: Score,
    /// Positions looked at.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
    /// The plies.
    pub plies: &'a [String],
}

impl Found<'_> {
    /// The line that tells it.
    pub fn line(&self) -> String {
        let mut line = format!(
            "info depth {} multipv {} score {} nodes {}",
            self.depth,
            self.rank,
            score_words(self.score),
            self.nodes
        );
        let microseconds = self.time.as_micros();
        let speed = u128::from(self.nodes) * 1_000_000 / microseconds.max(1);
        // Writing to a string cannot fail.
        let _ = write!(line, " nps {speed} time {} pv", self.time.as_millis());
        for ply in self.plies {
            line.push(' ');
            line.push_str(ply);
        }
        line
    }
}

/// The score as the protocol writes it. Where the difference of seeds is what is proven,
/// nobody knows after how many plies: the number is that of the seeds, and says so.
fn score_words(score: Score) -> String {
    if let Some(plies) = score::plies_to_end(score) {
        let word = if score > 0 { "win" } else { "loss" };
        format!("{word} {plies}")
    } else if let Some(seeds) = score::proven_difference(score) {
        let word = if seeds > 0 { "win" } else { "loss" };
        format!("{word} {} seeds", seeds.abs())
    } else {
        format!("cp {score}")
    }
}

#[cfg(test)]
mod tests {
    use vato_engine::score::WIN;

    use super::*;

    #[test]
    fn scores_say_what_they_count() {
        assert_eq!(score_words(-35), "cp -35");
        assert_eq!(score_words(score::DRAW), "cp 0");
        assert_eq!(score_words(WIN - 7), "win 7");
        assert_eq!(score_words(-WIN + 6), "loss 6");
        assert_eq!(score_words(score::of_difference(8)), "win 8 seeds");
        assert_eq!(score_words(score::of_difference(-3)), "loss 3 seeds");
    }

    #[test]
    fn a_line_of_play_is_one_line() {
        let plies = ["3".to_string(), "6".to_string()];
        let found = Found {
            depth: 4,
            rank: 2,
            score: 120,
            nodes: 5_000,
            time: Duration::from_micros(2_500),
            plies: &plies,
        };
        assert_eq!(
            found.line(),
            "info depth 4 multipv 2 score cp 120 nodes 5000 nps 2000000 time 2 pv 3 6"
        );
    }
}
