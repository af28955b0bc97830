//! What happened during a sowing, told from its events.

use vato_rules::mancala::{Event, House, Pit, Ply, Refusal};
use vato_rules::{Line, Side};

use super::houses::{listed, seeds};
use super::{Seeds, Sower, ending};
use crate::play::face;

/// What the ply after the first `before` plies has done: a line for each sowing, and one
/// for each thing that follows from it.
pub fn told<G: Sower>(line: &Line<G>, before: usize) -> Vec<String> {
    let positions = line.positions();
    let (position, ply, after) = (
        &positions[before],
        &line.plies()[before],
        &positions[before + 1],
    );
    let game = line.game();
    let events = game.events(position, ply, after);
    let name = face::name::<Seeds<G>>;
    let mut lines = Vec::new();
    match *ply {
        Ply::Swap => lines.push(format!(
            "{} takes over {}'s side of the board: rows and stores are exchanged.",
            name(position.side()),
            name(!position.side())
        )),
        Ply::House(_) => lines.push(sowing(game, &events, position.side())),
        Ply::Pair { .. } => {
            lines.push(String::from("Both sow at the same time."));
            lines.extend(Side::BOTH.map(|side| sowing(game, &events, side)));
        }
    }
    lines.extend(events.iter().filter_map(|event| duty(game, event)));
    lines.extend(ending::told(game, &events, after));
    lines
}

/// What one side's hand has done, as one line.
fn sowing<G: Sower>(game: &G, events: &[Event], side: Side) -> String {
    let mut hand = Hand::default();
    for event in events {
        hand.see(event, side);
    }
    let name = face::name::<Seeds<G>>;
    let mut line = match hand.lifted.first() {
        Some((from, number)) => format!(
            "{} sows {} from {}",
            name(side),
            seeds(u32::from(*number)),
            game.house_in_words(*from, side)
        ),
        None => return format!("{} sows nothing.", name(side)),
    };
    if let [_, relays @ ..] = &hand.lifted[..]
        && !relays.is_empty()
    {
        line += &relayed(game, side, relays, hand.dropped);
    }
    if let Some(last) = hand.last {
        let place = match last {
            Pit::Store(owner) => format!("{}'s store", name(owner)),
            Pit::House(house) => game.house_in_words(house, side),
        };
        line += &format!("; the last seed falls in {place}");
    }
    line.push('.');
    if let Some(left) = hand.slam {
        line.push(' ');
        line += &grand_slam::<G>(side, &hand.taken, left);
    }
    if !hand.taken.is_empty() {
        line.push(' ');
        line += &capture(game, side, &hand.taken);
    }
    if hand.given {
        line += &format!(" It goes to {}'s store.", name(!side));
    }
    if hand.again {
        line += &format!(" {} sows again.", name(side));
    }
    line
}

/// The houses a sowing went on from: by name when they are few.
fn relayed<G: Sower>(game: &G, side: Side, relays: &[(House, u16)], dropped: u32) -> String {
    /// More are only counted.
    const NAMED: usize = 4;
    if relays.len() > NAMED {
        return format!(
            " and on from {} more houses, {} in all",
            relays.len(),
            seeds(dropped)
        );
    }
    let houses: Vec<String> = relays
        .iter()
        .map(|(house, _)| game.house_in_words(*house, side))
        .collect();
    format!(" and on from {}", listed(&houses))
}

/// What was taken, from where.
fn capture<G: Sower>(game: &G, side: Side, taken: &[(House, u16)]) -> String {
    let name = face::name::<Seeds<G>>(side);
    let all: u32 = taken.iter().map(|(_, number)| u32::from(*number)).sum();
    let theirs: Vec<&(House, u16)> = taken
        .iter()
        .filter(|(house, _)| house.side != side)
        .collect();
    let own = theirs.len() < taken.len();
    match (&theirs[..], own) {
        ([], _) => format!("Nothing lies opposite: {name} takes the last seed alone."),
        ([(house, _)], false) => format!(
            "{name} takes {} from {}.",
            seeds(all),
            game.house_in_words(*house, side)
        ),
        (several, own) => {
            let mut parts: Vec<String> = several
                .iter()
                .map(|(house, number)| {
                    format!("{number} from {}", game.house_in_words(*house, side))
                })
                .collect();
            if own {
                parts.push(String::from("the last seed itself"));
            }
            format!("{name} takes {}: {}.", seeds(all), listed(&parts))
        }
    }
}

/// A capture of every seed of the other side, which the rules limit.
fn grand_slam<G: Sower>(side: Side, taken: &[(House, u16)], left: u16) -> String {
    let other = face::name::<Seeds<G>>(!side);
    match (taken.is_empty(), left) {
        (true, _) => {
            format!("That would take every seed {other} has, a grand slam, so nothing is taken.")
        }
        (false, 0) => {
            format!(
                "That is every seed {other} has, a grand slam, so what is left goes to {other}."
            )
        }
        (false, _) => format!(
            "A grand slam may not take every seed {other} has, so {} stay.",
            seeds(u32::from(left))
        ),
    }
}

/// A duty of the side to move, which people do not expect.
fn duty<G: Sower>(game: &G, event: &Event) -> Option<String> {
    let Event::FeedingDuty { side, houses } = *event else {
        return None;
    };
    let legal = (0..game.houses()).filter(|index| houses & 1 << index != 0);
    Some(has_to_feed(game, side, legal))
}

/// The same of a position that somebody has entered, to which no ply has led.
pub fn duty_at_start<G: Sower>(line: &Line<G>) -> Option<String> {
    let (game, position) = (line.game(), line.start());
    let side = position.side();
    let refusal = |house| game.refusal(position, house);
    let houses = || position.ring().houses_of(side);
    let on_duty = houses().any(|house| refusal(house) == Some(Refusal::MustFeed));
    let legal = houses().filter(|house| refusal(*house).is_none());
    (line.plies().is_empty() && on_duty)
        .then(|| has_to_feed(game, side, legal.map(|house| house.index)))
}

fn has_to_feed<G: Sower>(game: &G, side: Side, legal: impl Iterator<Item = u8>) -> String {
    let name = face::name::<Seeds<G>>;
    let legal = legal.map(|index| game.house_in_words(House { side, index }, side));
    format!(
        "{} has no seeds, so {} has to give some: only {} can be sown.",
        name(!side),
        name(side),
        listed(&legal.collect::<Vec<_>>())
    )
}

/// One side's part of the events.
#[derive(Default)]
struct Hand {
    /// Houses lifted, with the seeds that were in them; the first one is the sowing's, the others are relays.
    lifted: Vec<(House, u16)>,
    dropped: u32,
    last: Option<Pit>,
    /// Whether the last seed that fell was of this hand: what is taken then is its doing.
    dropping: bool,
    /// Whether its last seed went to the other side's store.
    given: bool,
    taken: Vec<(House, u16)>,
    /// Seeds that a grand slam leaves.
    slam: Option<u16>,
    again: bool,
}

impl Hand {
    fn see(&mut self, event: &Event, side: Side) {
        match *event {
            Event::Lift { by, from, seeds } if by == side => self.lifted.push((from, seeds)),
            Event::Drop { by, into, .. } => {
                self.dropping = by == side;
                if self.dropping {
                    self.dropped += 1;
                    self.last = Some(into);
                }
            }
            Event::Capture { by, from, seeds } if self.dropping => match by == side {
                true => self.taken.push((from, seeds)),
                false => self.given = true,
            },
            Event::GrandSlam { by, left } if by == side => self.slam = Some(left),
            Event::SowAgain { side: again } if again == side => self.again = true,
            _ => {}
        }
    }
}
