//! How a match stands, and how it is told.

use std::fmt;

use vato_engine::match_play::Tally;
use vato_engine::match_play::statistics::{Estimate, Pairs};

use super::sprt::{Sprt, Verdict};

/// The results so far, taken game by game in their order.
#[derive(Clone, Debug)]
pub struct Standing {
    tally: Tally,
    pairs: Pairs,
    /// The half points of a game whose pair is not complete.
    open: Option<u32>,
    sprt: Option<Sprt>,
}

impl Standing {
    /// Before the first game, with the test that may end the match.
    pub fn new(sprt: Option<Sprt>) -> Self {
        Standing {
            tally: Tally::default(),
            pairs: Pairs::default(),
            open: None,
            sprt,
        }
    }

    /// Counts the next game.
    pub fn add(&mut self, game: &Tally) {
        self.tally = self.tally.plus(game);
        let half_points = 2 * game.wins + game.draws;
        match self.open.take() {
            Some(first) => self.pairs.add(first + half_points),
            None => self.open = Some(half_points),
        }
    }

    /// How many games have been counted.
    pub fn games(&self) -> u32 {
        self.tally.games()
    }

    /// The results of whole pairs.
    pub fn pairs(&self) -> Pairs {
        self.pairs
    }

    /// The first player's points in tenths of a percent of the possible.
    pub fn per_mille(&self) -> u32 {
        self.tally.per_mille()
    }

    /// Whether the test has decided.
    pub fn decided(&self) -> bool {
        let verdict = self.sprt.map(|sprt| sprt.verdict(&self.pairs));
        verdict.is_some_and(|verdict| verdict != Verdict::Undecided)
    }

    /// In a few words, for a line of progress.
    pub fn in_short(&self) -> String {
        let Tally {
            wins,
            draws,
            losses,
        } = self.tally;
        let mut short = format!("+{wins} ={draws} -{losses}");
        if let Some(elo) = self.pairs.elo() {
            short += &format!(", Elo {}", Told(elo));
        }
        if let Some(sprt) = self.sprt {
            short += &format!(", LLR {:+.2}", sprt.log_likelihood_ratio(&self.pairs));
        }
        short
    }
}

impl fmt::Display for Standing {
    /// The lines on standard output, with their ends.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tally = &self.tally;
        let (whole, tenth) = (tally.per_mille() / 10, tally.per_mille() % 10);
        writeln!(
            f,
            "games {} wins {} draws {} losses {} score {whole}.{tenth} %",
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses
        )?;
        if let Some(elo) = self.pairs.elo() {
            let [a, b, c, d, e] = self.pairs.0;
            let count = self.pairs.count();
            writeln!(f, "pairs {count} pentanomial {a} {b} {c} {d} {e}")?;
            write!(f, "elo {}", Told(elo))?;
            match self.pairs.normalised_elo() {
                Some(elo) => writeln!(f, " normalised {}", Told(elo))?,
                None => writeln!(f, " normalised unknown")?,
            }
        }
        if let Some(sprt) = self.sprt {
            let verdict = match sprt.verdict(&self.pairs) {
                Verdict::Undecided => "undecided",
                Verdict::High => "H1",
                Verdict::Low => "H0",
            };
            let (ratio, limit) = (sprt.log_likelihood_ratio(&self.pairs), Sprt::limit());
            writeln!(
                f,
                "sprt {sprt} llr {ratio:+.2} bounds {:+.2} {limit:+.2} verdict {verdict}",
                -limit
            )?;
        }
        Ok(())
    }
}

/// An estimate with its error.
struct Told(Estimate);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Told(Estimate { value, error }) = self;
        write!(f, "{value:+.1} +- {error:.1}")
    }
}
