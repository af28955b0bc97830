use vato_rules::{GameResult, Line, Side};

use super::{Conditions, NoPly, Opponent, Played, side_of_first};
use crate::level::choose_at_random;
use crate::random::SplitMix64;
use crate::searchable::Search;

/// A line of play that came to an end.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended<G: Search> {
    /// The plies.
    pub line: Line<G>,
    /// The result; a draw when it reached the most plies allowed.
    pub result: GameResult,
    /// Why the loser gave no ply, when that is how the game ended.
    pub forfeit: Option<String>,
}

impl<G: Search> Ended<G> {
    /// By its rules, or as a draw where it stands.
    pub(super) fn at_present(line: Line<G>) -> Self {
        let result = line.outcome().map_or(GameResult::Draw, |end| end.result);
        Ended {
            line,
            result,
            forfeit: None,
        }
    }

    /// As a game of a match.
    pub fn numbered(self, number: u32) -> Played<G> {
        Played {
            number,
            side: side_of_first(number),
            line: self.line,
            result: self.result,
            forfeit: self.forfeit,
        }
    }
}

/// A game was stopped before its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Stopped<G: Search> {
    /// What had been played.
    pub line: Line<G>,
}

/// Lets two play on from the end of a line, the first side's opponent first, until the
/// rules end the game, one forfeits it or the line has `max_plies` plies.
///
/// # Errors
/// An opponent was [stopped](NoPly::Stopped).
pub fn play<G: Search>(
    mut line: Line<G>,
    seats: [&mut dyn Opponent<G>; 2],
    max_plies: u32,
) -> Result<Ended<G>, Stopped<G>> {
    let [first, second] = seats;
    while line.outcome().is_none() && line.plies().len() < max_plies as usize {
        let game = *line.game();
        let to_move = game.side_to_move(line.position());
        let answer = if game.unseen(line.position()) {
            let half = first.ply(&line).map_err(|no| (Side::First, no));
            half.and_then(|half| {
                let other = second.ply(&line).map_err(|no| (Side::Second, no))?;
                Ok(game.joined(&half, &other))
            })
        } else {
            let seat = match to_move {
                Side::First => &mut *first,
                Side::Second => &mut *second,
            };
            seat.ply(&line).map_err(|no| (to_move, no))
        };
        match answer {
            Ok(ply) => line.push(ply),
            Err((_, NoPly::Stopped)) => return Err(Stopped { line }),
            Err((loser, NoPly::Forfeit(why))) => {
                return Ok(Ended {
                    line,
                    result: GameResult::Win(!loser),
                    forfeit: Some(why),
                });
            }
        }
    }
    Ok(Ended::at_present(line))
}

/// The start with random plies after it, none of which ends the game: the opening of
/// this number. Where both sides choose unseen their own chance is opening enough.
pub fn opening<G: Search>(game: G, conditions: &Conditions, number: u32) -> Line<G> {
    let start = Line::new(game, game.start());
    let Conditions {
        seed,
        opening_plies,
        ..
    } = *conditions;
    extended(&start, opening_plies, seed, number).unwrap_or(start)
}

/// The line with random plies after it, none of which ends the game; fewer where both
/// sides choose unseen. `None` when the game hardly ever goes on for so long.
pub fn extended<G: Search>(line: &Line<G>, plies: u32, seed: u64, number: u32) -> Option<Line<G>> {
    const TRIES: u32 = 1000;
    let game = line.game();
    let mut random = SplitMix64::stream(seed, u64::from(number) << 1);
    // Random plies can end a game on the smallest boards; the next draw of numbers
    // gives others.
    for _ in 0..TRIES {
        let mut line = line.clone();
        for _ in 0..plies {
            match choose_at_random(&line, random.next()) {
                Some(ply) if !game.unseen(line.position()) => line.push(ply),
                _ => break,
            }
        }
        if line.outcome().is_none() {
            return Some(line);
        }
    }
    None
}
