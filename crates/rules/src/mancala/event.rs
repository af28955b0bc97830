use alloc::vec::Vec;

use super::{House, Lap, Pit, Ring};
use crate::{Outcome, Side};

/// One thing that happens during a ply, in the order in which people see it.
///
/// Where two sides sow at once, each event says whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event {
    /// A house is emptied into the hand.
    Lift {
        /// Whose hand.
        by: Side,
        /// The house.
        from: House,
        /// Seeds in the hand now.
        seeds: u16,
    },
    /// One seed falls.
    Drop {
        /// Whose hand it falls from.
        by: Side,
        /// Into this house or store.
        into: Pit,
        /// Seeds left in the hand.
        left: u16,
    },
    /// The last seed fell into a house with seeds: all of them are lifted and sown on.
    Relay {
        /// Who sows on.
        by: Side,
        /// The house; its [`Lift`](Event::Lift) follows.
        at: House,
    },
    /// Seeds are taken. A capture of several houses is an event for each.
    /// A dead seed that Congkak gives to the opponent is taken by the opponent.
    Capture {
        /// Who takes them, into the own store.
        by: Side,
        /// From this house.
        from: House,
        /// How many, 1 at least.
        seeds: u16,
    },
    /// A capture would take all seeds of the opponent, and the rules leave some of them or all
    /// where they are, or give the rest of the board to the opponent.
    GrandSlam {
        /// Who would have taken them.
        by: Side,
        /// How many seeds stay that an ordinary capture would have taken.
        left: u16,
    },
    /// The last seed of a sowing fell into the own store, and the same side sows again.
    SowAgain {
        /// Which side.
        side: Side,
    },
    /// North takes over South's place on the board: rows and stores are exchanged.
    Swap,
    /// The side to move may only play houses that give the opponent, who has none, a seed.
    FeedingDuty {
        /// Which side.
        side: Side,
        /// Its legal houses as bits from its left.
        houses: u16,
    },
    /// The side to move has no legal sowing.
    CannotMove {
        /// Which side.
        side: Side,
        /// Whether that is because none of its houses reaches the opponent, who has no seeds.
        cannot_feed: bool,
    },
    /// This board with the same side to move has come up before, and the rules end the game.
    Cycle,
    /// What is left in a house at the end goes to a store.
    Sweep {
        /// From this house.
        from: House,
        /// Into this side's store.
        to: Side,
        /// How many, 1 at least.
        seeds: u16,
    },
    /// A round of a match is over.
    RoundEnds {
        /// Its number, from 1.
        number: u16,
        /// Who has more seeds; `None` when both have as many.
        winner: Option<Side>,
    },
    /// A side fills one of its houses from its store for the next round.
    Refill {
        /// The house.
        house: House,
        /// How many seeds.
        seeds: u16,
    },
    /// A house could not be filled and is out of the game in the next round.
    Burnt {
        /// The house.
        house: House,
    },
    /// The next round begins.
    RoundBegins {
        /// Its number, from 1.
        number: u16,
        /// Who moves first.
        starter: Side,
    },
    /// The turn is over and the other side is to move.
    TurnPasses {
        /// Who moves now.
        to: Side,
    },
    /// The game is over.
    GameOver(Outcome),
}

/// Sees a sowing as it happens. Rules run with `()`, which looks away and costs
/// nothing, or with a list of events, so that both are the same run.
pub(crate) trait Witness {
    /// One event.
    fn see(&mut self, event: impl FnOnce() -> Event);

    /// An event that there may be or not.
    fn see_if(&mut self, event: impl FnOnce() -> Option<Event>);

    /// Seeds dropped one by one along a lap.
    fn drops(&mut self, by: Side, ring: Ring, lap: Lap, from: u8, seeds: u16);
}

impl Witness for () {
    #[inline(always)]
    fn see(&mut self, _: impl FnOnce() -> Event) {}

    #[inline(always)]
    fn see_if(&mut self, _: impl FnOnce() -> Option<Event>) {}

    #[inline(always)]
    fn drops(&mut self, _: Side, _: Ring, _: Lap, _: u8, _: u16) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }

    fn see_if(&mut self, event: impl FnOnce() -> Option<Event>) {
        self.extend(event());
    }

    fn drops(&mut self, by: Side, ring: Ring, lap: Lap, from: u8, seeds: u16) {
        let places = lap.places(ring, from);
        let (mut at, mut left) = (from, if places == 0 { 0 } else { seeds });
        while left > 0 {
            at = ring.next(at);
            if places & 1 << at != 0 {
                left -= 1;
                self.push(Event::Drop {
                    by,
                    into: ring.pit(at),
                    left,
                });
            }
        }
    }
}
