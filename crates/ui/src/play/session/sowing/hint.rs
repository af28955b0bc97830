//! The computer's advice in words.

use vato_messages::{Fact, SowingFact};
use vato_rules::Side;
use vato_rules::mancala::{House, Ply, Sowing as _};

use super::labels::{list, naming};
use super::{Hint, Sowing};
use crate::i18n::{Key, Value};
use crate::play::session::announce::Said;

impl Said<'_, Sowing> {
    /// The house, then the reasons.
    pub(super) fn hint(&mut self, hint: &Hint) {
        let session = self.session;
        // In a joint opening the half of the pair that the person chooses.
        let side = session.choosing().unwrap_or(session.side_to_move());
        let index = match hint.ply {
            Ply::House(index) => Some(index),
            Ply::Pair { south, north } => Some([south, north][side.index()]),
            Ply::Swap => None,
        };
        match index {
            Some(index) => {
                let house = session.game().house_text(House { side, index });
                self.say_naming(Key::HintHouse, &[("house", (&house).into())]);
            }
            None => self.say(Key::HintSwap, &[]),
        }
        for fact in &hint.reasons {
            self.reason(*fact, side);
        }
    }

    fn say_naming(&mut self, key: Key, arguments: &[(&str, Value<'_>)]) {
        let naming = ("naming", naming(self.session.game()).into());
        self.say(key, &[&[naming], arguments].concat());
    }

    fn reason(&mut self, fact: Fact, side: Side) {
        let count = |seeds: u32| [("count", Value::from(seeds))];
        // Plies count both sides' turns; people count those of one side.
        let turns = |plies: u32| [("turns", Value::from(plies.div_ceil(2)))];
        match fact {
            Fact::OnlyTurn => self.say(Key::HintOnlyTurn, &[]),
            Fact::OnlyTurnThatHolds => self.say(Key::HintOnlyTurnThatHolds, &[]),
            Fact::ForcedWin { plies } => self.say(Key::HintForcedWin, &turns(plies)),
            Fact::ForcedLoss { plies } => self.say(Key::HintForcedLoss, &turns(plies)),
            Fact::Repeats => self.say(Key::HintRepeats, &[]),
            Fact::Quiet => self.say(Key::HintSowsQuietly, &[]),
            Fact::Sowing(fact) => match fact {
                SowingFact::SowsAgain => self.say(Key::HintSowsAgain, &[]),
                SowingFact::Takes { seeds, houses } => self.takes(seeds, houses, side),
                SowingFact::SlamTakesNothing { seeds } => {
                    self.say(Key::HintGrandSlam, &count(seeds));
                }
                SowingFact::Feeds { seeds } => self.say(Key::HintFeeds, &count(seeds)),
                SowingFact::Saves { seeds } => self.say(Key::HintSaves, &count(seeds)),
                SowingFact::TurnBrings { sowings, seeds } => self.say(
                    Key::HintTurnBrings,
                    &[("sowings", sowings.into()), ("count", seeds.into())],
                ),
                SowingFact::Ends { own, other } => self.say(
                    Key::HintEnds,
                    &[("own", own.into()), ("other", other.into())],
                ),
                SowingFact::Majority => self.say(Key::HintMajority, &[]),
                SowingFact::Wins { seeds } => self.say(Key::HintWinsBy, &count(seeds)),
                SowingFact::Loses { seeds } => self.say(Key::HintLosesBy, &count(seeds)),
                SowingFact::ReplyTakes { seeds } => {
                    self.say(Key::HintReplyTakesSeeds, &count(seeds));
                }
                SowingFact::ReplyTakesNothing => self.say(Key::HintReplyTakesNoSeeds, &[]),
                SowingFact::Unseen => self.say(Key::HintUnseen, &[]),
            },
            // No hint for a sowing game has one of the others.
            _ => {}
        }
    }

    fn takes(&mut self, seeds: u32, houses: u16, side: Side) {
        let game = self.session.game();
        let taken = (0..game.houses()).filter(|index| houses & 1 << index != 0);
        let names = taken.map(|index| game.house_text(House { side: !side, index }));
        let names = list(self.texts, names.collect());
        if names.is_empty() {
            return self.say(Key::HintTakesLast, &[]);
        }
        let count = ("count", seeds.into());
        self.say_naming(Key::HintTakesSeeds, &[count, ("houses", (&names).into())]);
    }
}
