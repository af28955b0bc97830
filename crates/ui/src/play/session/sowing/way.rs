use vato_rules::Side;
use vato_rules::mancala::{Event, House, Pit};

/// One hand's way around the board, put together from the events of a ply.
pub(super) struct Way {
    /// Whose hand.
    pub by: Side,
    /// Where it began.
    pub from: House,
    /// Seeds lifted there.
    pub seeds: u16,
    /// How often it went on from the house that its last seed fell in.
    pub relays: u32,
    /// Where its last seed fell.
    pub last: Pit,
    /// What its last seed brought about.
    pub taken: Vec<Taken>,
    /// Whether the same side sows again.
    pub sows_again: bool,
}

/// Seeds that go to a store.
pub(super) struct Taken {
    /// Whose store.
    pub to: Side,
    /// Where they were.
    pub from: House,
    /// How many.
    pub seeds: u16,
}

impl Way {
    /// What it takes from the other side's houses.
    pub fn taken_across(&self) -> impl Iterator<Item = &Taken> {
        let across = |taken: &&Taken| taken.to == self.by && taken.from.side != self.by;
        self.taken.iter().filter(across)
    }

    /// Whether its last seed goes to the other side's store.
    pub fn gives_away(&self) -> bool {
        self.taken.iter().any(|taken| taken.to != self.by)
    }
}

/// The ways in the events of a ply: one, or two in a joint opening, South's first;
/// none in a ply that sows nothing.
pub(super) fn ways(events: &[&Event]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    // Whose hand dropped last: what follows a last seed comes before the other
    // hand's next one.
    let mut latest = 0;
    for event in events {
        let of = |side: Side| ways.iter().position(|way| way.by == side);
        match **event {
            Event::Lift { by, from, seeds } if of(by).is_none() => ways.push(Way {
                by,
                from,
                seeds,
                relays: 0,
                last: Pit::House(from),
                taken: Vec::new(),
                sows_again: false,
            }),
            Event::Drop { by, into, .. } => {
                latest = of(by).unwrap_or_default();
                if let Some(way) = ways.get_mut(latest) {
                    way.last = into;
                }
            }
            Event::Relay { .. } => {
                if let Some(way) = ways.get_mut(latest) {
                    way.relays += 1;
                }
            }
            Event::Capture { by, from, seeds } => {
                if let Some(way) = ways.get_mut(latest) {
                    way.taken.push(Taken {
                        to: by,
                        from,
                        seeds,
                    });
                }
            }
            Event::SowAgain { side } => {
                if let Some(way) = of(side).and_then(|at| ways.get_mut(at)) {
                    way.sows_again = true;
                }
            }
            _ => {}
        }
    }
    ways
}
