//! How games of sowing end.

use vato_rules::mancala::{Event, Position};
use vato_rules::{GameResult, Line, Outcome, Reason, Side};

use super::houses::{listed, seeds};
use super::{Seeds, Sower};
use crate::play::ending::winner;
use crate::play::face;

/// Who has won, by how much, and why.
pub fn ended<G: Sower>(line: &Line<G>, outcome: Outcome) -> String {
    let position = line.position();
    let name = face::name::<Seeds<G>>;
    let end = winner::<G>(outcome.result);
    let of = |side| position.store(side);
    let score = match outcome.result {
        GameResult::Win(side) => format!("{} to {}", of(side), of(!side)),
        GameResult::Draw => format!("{} each", of(Side::First)),
    };
    let holder = match outcome.result {
        GameResult::Win(side) => name(side),
        GameResult::Draw => "a side",
    };
    let why = match outcome.reason {
        Reason::RowEmpty => String::from("a row is empty"),
        Reason::Majority => format!("{holder} has more than half of the seeds"),
        Reason::HalfEach => String::from("each side has half of the seeds"),
        Reason::CannotFeed => format!(
            "{} cannot give {} a seed",
            name(position.side()),
            name(!position.side())
        ),
        Reason::NoLegalTurn => format!("{} has no legal sowing", name(position.side())),
        Reason::Cycle => String::from("the same board has come up again"),
        Reason::GrandSlamRest => match line.plies().len().checked_sub(1) {
            Some(before) => format!(
                "{} took every seed of the other side, who got the rest of the board",
                name(line.positions()[before].side())
            ),
            None => String::from("the rest of the board went to the side that lost every seed"),
        },
        Reason::Broke => broke(line),
        Reason::RoundsOver => String::from("all rounds have been played"),
        reason => reason.name().replace('_', " "),
    };
    format!("{end} {score}: {why}.")
}

/// Who could not go on, as far as the last ply tells.
fn broke<G: Sower>(line: &Line<G>) -> String {
    let poorer = match line.position().lead() {
        0 => "a side",
        1.. => face::name::<Seeds<G>>(Side::Second),
        _ => face::name::<Seeds<G>>(Side::First),
    };
    format!("{poorer} cannot fill a house for another round")
}

/// A board that may not come back once more.
pub fn near_cycle<G: Sower>(line: &Line<G>) -> Option<String> {
    let occurrences = line.occurrences();
    (occurrences > 1 && line.next_occurrence_ends() && line.outcome().is_none()).then(|| {
        format!("This board has come up {occurrences} times: once more and the game ends.")
    })
}

/// What the end of the play or of a round brings, line by line; nothing while it goes on.
pub fn told<G: Sower>(game: &G, events: &[Event], after: &Position) -> Vec<String> {
    let name = face::name::<Seeds<G>>;
    let mut lines = Vec::new();
    for event in events {
        match *event {
            Event::CannotMove { side, cannot_feed } => lines.push(match cannot_feed {
                true => format!(
                    "{} has no seeds, and no house of {} reaches the other side: nobody can be fed.",
                    name(!side),
                    name(side)
                ),
                false => format!("{} has no legal sowing.", name(side)),
            }),
            Event::Cycle => lines.push(String::from(
                "This board has come up before, with the same side to move: the play goes in a circle and ends.",
            )),
            _ => {}
        }
    }
    lines.extend(swept(events).map(|(to, number)| {
        format!(
            "{} left on the board go{} to {}.",
            seeds(number),
            if number == 1 { "es" } else { "" },
            name(to)
        )
    }));
    for event in events {
        match *event {
            Event::RoundEnds { number, winner } => {
                let [south, north] =
                    Side::BOTH.map(|side| u32::from(after.store(side)) + refilled(events, side));
                lines.push(match winner {
                    Some(side) => format!(
                        "Round {number} goes to {}, {} to {}.",
                        name(side),
                        south.max(north),
                        south.min(north)
                    ),
                    None => format!("Round {number} is a draw, {south} each."),
                });
                lines.extend(
                    Side::BOTH
                        .into_iter()
                        .filter_map(|side| burnt(game, events, side)),
                );
            }
            Event::RoundBegins { number, starter } => lines.push(format!(
                "Round {number} begins, and {} moves first.",
                name(starter)
            )),
            _ => {}
        }
    }
    lines
}

/// Seeds that each side sweeps into its store.
fn swept(events: &[Event]) -> impl Iterator<Item = (Side, u32)> {
    Side::BOTH.into_iter().filter_map(|side| {
        let seeds = events.iter().map(|event| match *event {
            Event::Sweep { to, seeds, .. } if to == side => u32::from(seeds),
            _ => 0,
        });
        let all = seeds.sum();
        (all > 0).then_some((side, all))
    })
}

/// Seeds that a side puts into its houses for a new round.
fn refilled(events: &[Event], side: Side) -> u32 {
    let seeds = events.iter().map(|event| match *event {
        Event::Refill { house, seeds } if house.side == side => u32::from(seeds),
        _ => 0,
    });
    seeds.sum()
}

/// The houses that a side cannot fill for a new round.
fn burnt<G: Sower>(game: &G, events: &[Event], side: Side) -> Option<String> {
    let names: Vec<String> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Burnt { house } if house.side == side => Some(game.house_in_words(house, side)),
            _ => None,
        })
        .collect();
    let name = face::name::<Seeds<G>>(side);
    match names.len() {
        0 => None,
        1 => Some(format!("{name} cannot fill {}, which is burnt.", names[0])),
        _ => Some(format!(
            "{name} cannot fill {}, which are burnt.",
            listed(&names)
        )),
    }
}
