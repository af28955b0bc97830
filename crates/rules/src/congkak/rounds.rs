//! The end of a round, and the beginning of the next.

use super::{Burnt, Congkak, NextStarter, Refill, Rounds};
use crate::mancala::{Board, Event, House, Position, Witness};
use crate::{Reason, Side};

impl<B: Board> Congkak<B> {
    /// Ends the round: each side takes its own row, and the match ends or the next
    /// round begins. `last` made the last sowing.
    pub(super) fn end_round(
        &self,
        position: &mut Position<B>,
        last: Side,
        witness: &mut impl Witness,
    ) {
        for side in Side::BOTH {
            for from in position.ring.houses_of(side) {
                let seeds = position.seeds(from);
                if seeds > 0 {
                    witness.see(|| Event::Sweep {
                        from,
                        to: side,
                        seeds,
                    });
                }
            }
            position.sweep(side, side);
        }
        position.round.opening = false;
        position.round.extra = 0;
        let number = position.round.number;
        let winner = match position.lead() {
            0 => None,
            1.. => Some(Side::First),
            _ => Some(Side::Second),
        };
        if self.rules.rounds != Rounds::One {
            witness.see(|| Event::RoundEnds { number, winner });
        }
        if let Some(reason) = self.match_ends(position) {
            position.ended = Some(reason);
            position.side = !last;
            witness.see(|| Event::GameOver(position.by_stores(reason)));
            return;
        }
        let began = position.round.began;
        let starter = match (self.rules.next_starter, winner) {
            (NextStarter::LastMover, _) => last,
            (NextStarter::Loser, Some(winner)) => !winner,
            (NextStarter::Loser, None) => !began,
        };
        self.fill_houses(position, witness);
        // `until_broke` could go past any number; it stays at the highest.
        position.round.number = number.saturating_add(1);
        position.round.began = starter;
        position.side = starter;
        witness.see(|| Event::RoundBegins {
            number: position.round.number,
            starter,
        });
    }

    /// Why the match ends with this round, all seeds of which are in the stores now.
    fn match_ends(&self, position: &Position<B>) -> Option<Reason> {
        let rules = &self.rules;
        let last_round = rules.rounds.last();
        if last_round.is_some_and(|last| position.round.number >= last) {
            return Some(match rules.rounds {
                Rounds::One => Reason::RowEmpty,
                _ => Reason::RoundsOver,
            });
        }
        let broke = |side| position.store(side) < u16::from(rules.seeds());
        Side::BOTH.into_iter().any(broke).then_some(Reason::Broke)
    }

    /// Each side fills as many houses as it can from its store.
    fn fill_houses(&self, position: &mut Position<B>, witness: &mut impl Witness) {
        let (ring, seeds) = (position.ring, u16::from(self.rules.seeds()));
        position.round.burnt = 0;
        for side in Side::BOTH {
            let mut stored = position.store(side);
            for nth in 0..ring.houses() {
                let index = match self.rules.refill {
                    Refill::LeftFirst => nth,
                    Refill::StoreFirst => ring.houses() - 1 - nth,
                };
                let house = House { side, index };
                if stored >= seeds {
                    stored -= seeds;
                    position.board.set(ring.at(house), seeds);
                    witness.see(|| Event::Refill { house, seeds });
                } else if self.rules.burnt == Burnt::On {
                    position.round.burnt |= 1 << ring.at(house);
                    witness.see(|| Event::Burnt { house });
                }
            }
            position.board.set(ring.store(side), stored);
        }
    }
}
