//! What is said of a sowing game as it goes on, where it stands, and how it ended.

use vato_rules::mancala::{Event, Pit, Ply, Sowing as _};
use vato_rules::{Game, Outcome, Reason, Side};

use super::labels::{list, naming, who};
use super::way::{Way, ways};
use super::{InputEffect, Session, Sowing, side_name};
use crate::i18n::{Key, Texts, Value};
use crate::play::session::announce::Said;

impl Said<'_, Sowing> {
    /// A ply: its sowing, what that took, and what followed from it.
    pub(super) fn events(&mut self, plies: usize, events: &[&Event]) {
        let ways = ways(events);
        match ways.as_slice() {
            [way] => self.sowing(way),
            [south, north] => self.both_sow(south, north),
            _ => {}
        }
        if ways.len() == 2 && ways.iter().all(|way| way.sows_again) {
            self.say(Key::SayBothChooseAgain, &[]);
        } else {
            for way in ways.iter().filter(|way| way.sows_again) {
                self.say_who(Key::SaySowsAgain, way.by);
            }
        }
        self.explain(&ways, events);
        self.sweeps(events);
        for event in events {
            match **event {
                // Whoever answers South's first turn is North.
                Event::Swap => self.say_who(Key::SaySwaps, Side::Second),
                Event::FeedingDuty { side, .. } => self.say_who(Key::SayMustFeed, side),
                Event::RoundEnds { number, .. } => self.round_ends(plies, number),
                Event::RoundBegins { number, starter } => {
                    self.burnt(events);
                    self.say_about(Key::SayRoundBegins, starter, &[("round", number.into())]);
                }
                _ => {}
            }
        }
    }

    fn say_who(&mut self, key: Key, side: Side) {
        self.say_about(key, side, &[]);
    }

    /// A message by `$who` and more.
    fn say_about(&mut self, key: Key, side: Side, more: &[(&str, Value<'_>)]) {
        let who = ("who", who(self.session, side).into());
        self.say(key, &[&[who], more].concat());
    }

    fn house(&self, pit: Pit) -> String {
        match pit {
            Pit::House(house) => self.session.game().house_text(house),
            Pit::Store(_) => String::new(),
        }
    }

    fn sowing(&mut self, way: &Way) {
        let (from, to) = (self.house(Pit::House(way.from)), self.house(way.last));
        let house = ("house", (&from).into());
        let count = ("count", way.seeds.into());
        if way.relays > 0 {
            let relays = ("relays", way.relays.into());
            self.say_about(Key::SaySowsWithRelays, way.by, &[house, count, relays]);
            self.ending(way);
        } else {
            let key = match way.last {
                Pit::Store(_) => Key::SaySowsToStore,
                Pit::House(last) if last.side == way.by => Key::SaySowsToOwn,
                Pit::House(_) => Key::SaySowsAcross,
            };
            let naming = ("naming", naming(self.session.game()).into());
            let to = ("to", (&to).into());
            self.say_about(key, way.by, &[house, count, naming, to]);
        }
        self.captures(way);
    }

    /// A joint opening.
    fn both_sow(&mut self, south: &Way, north: &Way) {
        let human = self.session.human();
        let (own, theirs) = match human {
            Some(Side::Second) => (north, south),
            _ => (south, north),
        };
        let (of_own, of_theirs) = (
            self.house(Pit::House(own.from)),
            self.house(Pit::House(theirs.from)),
        );
        self.say(
            Key::SayBothSow,
            &[
                ("human", human.map_or("both", side_name).into()),
                ("own", (&of_own).into()),
                ("theirs", (&of_theirs).into()),
            ],
        );
        for way in [own, theirs] {
            self.ending(way);
            self.captures(way);
        }
    }

    /// Where the last seed of a long sowing fell.
    fn ending(&mut self, way: &Way) {
        let key = match way.last {
            Pit::Store(_) => Key::SayEndsInStore,
            Pit::House(last) if last.side == way.by => Key::SayEndsInOwn,
            Pit::House(_) => Key::SayEndsAcross,
        };
        let to = self.house(way.last);
        self.say_about(key, way.by, &[("to", (&to).into())]);
    }

    fn captures(&mut self, way: &Way) {
        let theirs: Vec<_> = way.taken_across().collect();
        let total: u16 = way.taken.iter().map(|taken| taken.seeds).sum();
        match theirs.as_slice() {
            [] if way.gives_away() => self.say_who(Key::SayDeadGiven, way.by),
            [] if total > 0 => self.say_who(Key::SayTakesLast, way.by),
            [] => {}
            _ if matches!(self.session.game(), Sowing::Oware(_)) => {
                let houses = theirs
                    .iter()
                    .map(|taken| self.house(Pit::House(taken.from)));
                let houses = list(self.texts, houses.collect());
                let houses = ("houses", (&houses).into());
                self.say_about(
                    Key::SayTakesHouses,
                    way.by,
                    &[("count", total.into()), houses],
                );
            }
            [opposite, ..] => {
                let last = if total > opposite.seeds {
                    "taken"
                } else {
                    "left"
                };
                let house = self.house(Pit::House(opposite.from));
                self.say_about(
                    Key::SayTakesOpposite,
                    way.by,
                    &[
                        ("last", last.into()),
                        ("total", total.into()),
                        ("count", opposite.seeds.into()),
                        ("house", (&house).into()),
                    ],
                );
            }
        }
    }

    /// Why a sowing took nothing, or ended the turn, where people wonder.
    fn explain(&mut self, ways: &[Way], events: &[&Event]) {
        for event in events {
            if let Event::GrandSlam { by, left } = **event
                && left > 0
            {
                let count = [("count", left.into())];
                if ways.iter().all(|way| way.taken.is_empty()) {
                    self.say_about(Key::SayGrandSlam, by, &count);
                } else {
                    self.say(Key::SayGrandSlamLeaves, &count);
                }
            }
        }
        let game = self.session.game();
        let (Sowing::Congkak(_), [way]) = (game, ways) else {
            return;
        };
        // With relays a sowing only ever rests in a house that was empty.
        let passes = events
            .iter()
            .any(|event| matches!(event, Event::TurnPasses { .. }));
        match way.last {
            Pit::Store(_) if passes => self.say(Key::SayNoMoreSowings, &[]),
            Pit::House(last) if way.taken.is_empty() && last.side != way.by => {
                self.say_who(Key::SayDead, way.by);
            }
            Pit::House(_)
                if way.taken.is_empty() && game.option("capture_after_lap") == Some("off") =>
            {
                self.say(Key::SayNothingOpposite, &[]);
            }
            _ => {}
        }
    }

    /// What the stores got of the seeds left on the board.
    fn sweeps(&mut self, events: &[&Event]) {
        for side in Side::BOTH {
            let swept = events.iter().filter_map(|event| match **event {
                Event::Sweep { to, seeds, .. } if to == side => Some(seeds),
                _ => None,
            });
            let count: u16 = swept.sum();
            if count > 0 {
                self.say_about(Key::SaySweeps, side, &[("count", count.into())]);
            }
        }
    }

    /// What both sides have after a round; what they fill their houses with for the
    /// next one is theirs as well.
    fn round_ends(&mut self, plies: usize, number: u16) {
        let session = self.session;
        let Some(after) = session.line().position_after(plies) else {
            return;
        };
        let human = session.human();
        let own = human.unwrap_or(Side::First);
        let seeds = |side| after.store(side) + after.row(side);
        self.say(
            Key::SayRoundEnds,
            &[
                ("human", human.map_or("both", side_name).into()),
                ("round", number.into()),
                ("own", seeds(own).into()),
                ("theirs", seeds(!own).into()),
            ],
        );
    }

    fn burnt(&mut self, events: &[&Event]) {
        for side in Side::BOTH {
            let burnt =
                |event: &&&Event| matches!(event, Event::Burnt { house } if house.side == side);
            let houses = events.iter().filter(burnt).count();
            if houses > 0 {
                self.say_about(Key::SayBurnt, side, &[("houses", houses.into())]);
            }
        }
    }

    pub(super) fn input(&mut self, effect: InputEffect) {
        match effect {
            InputEffect::Chosen(side) => match self.session.human() {
                None => self.say(
                    Key::SayHiddenChoiceMade,
                    &[("side", side_name(side).into())],
                ),
                // That the computer is still choosing, the status says.
                Some(human) if human == side => self.say(Key::SayYouHaveChosen, &[]),
                Some(_) => self.say(Key::SayComputerHasChosen, &[]),
            },
            InputEffect::ChoiceTakenBack(_) => self.say(Key::SayChoiceTakenBack, &[]),
        }
    }
}

/// Before a joint opening: who chooses, and who looks away.
pub(super) fn opening_status(texts: &Texts, session: &Session) -> Option<String> {
    let side = session.choosing()?;
    Some(match session.human() {
        Some(_) => texts.get(Key::StatusBothChoose),
        None => texts.format(Key::StatusHiddenChoice, &[("side", side_name(side).into())]),
    })
}

/// The message that says whose turn it is, and what is special about it.
pub(super) fn turn_status(session: &Session) -> Key {
    let (game, position) = (session.game(), session.live());
    let (yours, sides) = if session.line().turn_goes_on() {
        (Key::StatusSowAgain, Key::StatusSideSowsAgain)
    } else if must_feed(session) {
        (Key::StatusMustFeed, Key::StatusSideMustFeed)
    } else if position.swap_open() {
        let mut plies = Vec::new();
        game.plies(position, &mut plies);
        if plies.contains(&Ply::Swap) {
            (Key::StatusChooseHouseOrSwap, Key::StatusSideMaySwap)
        } else {
            (Key::StatusChooseHouse, Key::StatusSideToSow)
        }
    } else {
        (Key::StatusChooseHouse, Key::StatusSideToSow)
    };
    if session.human().is_some() {
        yours
    } else {
        sides
    }
}

/// Whether the side to move has to give the other one seeds.
fn must_feed(session: &Session) -> bool {
    let feeds = session.game().option("feed");
    feeds.is_some_and(|feed| feed != "off") && session.live().row(!session.side_to_move()) == 0
}

/// Who won by how many seeds, and why the game ended.
pub(super) fn result(
    texts: &Texts,
    session: &Session,
    outcome: Outcome,
    winner: Value<'_>,
) -> String {
    let (game, position) = (session.game(), session.live());
    let stores = Side::BOTH.map(|side| position.store(side));
    let score = texts.format(
        Key::ResultScore,
        &[
            ("winner", winner),
            ("more", stores[0].max(stores[1]).into()),
            ("fewer", stores[0].min(stores[1]).into()),
        ],
    );
    let of = |key, side| texts.format(key, &[("who", who(session, side).into())]);
    // After the end the side that would have moved.
    let stuck = position.side();
    let why = match outcome.reason {
        Reason::RowEmpty => texts.get(Key::EndedRowEmpty),
        Reason::Majority => texts.get(Key::EndedMajority),
        Reason::HalfEach => texts.get(Key::EndedHalfEach),
        Reason::CannotFeed => of(Key::EndedCannotFeed, stuck),
        Reason::NoLegalTurn => of(Key::EndedCannotMove, stuck),
        Reason::GrandSlamRest => of(Key::EndedGrandSlamRest, stuck),
        Reason::Broke => {
            let poorer = if stores[0] < stores[1] {
                Side::First
            } else {
                Side::Second
            };
            of(Key::EndedBroke, poorer)
        }
        Reason::Cycle => {
            let times = game.repetition().unwrap_or_default();
            texts.format(Key::EndedCycle, &[("times", times.into())])
        }
        Reason::RoundsOver => {
            let rounds = position.round().number();
            texts.format(Key::EndedRoundsOver, &[("rounds", rounds.into())])
        }
        // Reasons of other games never end these.
        _ => return score,
    };
    [score, why].join(" ")
}
