//! Names of sides, pits and rule options in the page's language.

use vato_rules::Side;
use vato_rules::mancala::{Pit, Sowing as _};

use super::{Offer, Session, Sowing};
use crate::i18n::{Key, Texts};
use crate::pits::{PitsState, side_name};

/// A side's name.
pub fn side(texts: &Texts, side: Side) -> String {
    texts.format(Key::SouthNorthName, &[("side", side_name(side).into())])
}

/// Who plays a side, as messages choose by it: `you` and `computer`, or `south`
/// and `north` when two play at one device.
pub fn who(session: &Session, side: Side) -> &'static str {
    match session.human() {
        None => side_name(side),
        Some(human) if human == side => "you",
        Some(_) => "computer",
    }
}

/// Whether houses go by a `letter` or a `number`.
pub(super) fn naming(game: &Sowing) -> &'static str {
    match game {
        Sowing::Oware(_) => "letter",
        Sowing::Kalah(_) | Sowing::Congkak(_) => "number",
    }
}

/// What is in a pit, for its button: whose, which, and how many seeds.
pub fn pit(texts: &Texts, session: &Session, board: &PitsState, pit: Pit) -> String {
    let count = ("count", board.seeds_in(pit).into());
    match pit {
        Pit::Store(side) => {
            let owner = ("owner", who(session, side).into());
            texts.format(Key::StoreLabel, &[owner, count])
        }
        Pit::House(house) => {
            let name = session.game().house_text(house);
            let (owner, name) = (
                ("owner", who(session, house.side).into()),
                ("house", (&name).into()),
            );
            if board.burnt.contains(pit) {
                return texts.format(Key::HouseBurntLabel, &[owner, name]);
            }
            let naming = ("naming", naming(session.game()).into());
            texts.format(Key::HouseLabel, &[owner, naming, name, count])
        }
    }
}

/// Names of houses one after the other.
pub(super) fn list(texts: &Texts, mut names: Vec<String>) -> String {
    match names.pop() {
        Some(last) if !names.is_empty() => {
            let list = names.join(", ");
            let both = [("list", (&list).into()), ("last", (&last).into())];
            texts.format(Key::HousesListed, &both)
        }
        only => only.unwrap_or_default(),
    }
}

/// The options that the page offers of a game.
pub(super) fn offers(game: &Sowing) -> &'static [Offer] {
    const fn up_front(key: &'static str, values: &'static [&'static str]) -> Offer {
        Offer {
            key,
            values,
            up_front: true,
        }
    }
    const fn special(key: &'static str, values: &'static [&'static str]) -> Offer {
        Offer {
            key,
            values,
            up_front: false,
        }
    }
    const SEEDS: Offer = up_front("seeds", &["3", "4", "5", "6"]);
    const ON: &[&str] = &["off", "on"];
    match game {
        Sowing::Kalah(_) => {
            &const {
                [
                    SEEDS,
                    special("empty_capture", ON),
                    special("end", &["either_row_empty", "mover_stuck"]),
                    special("sweep", &["to_row_owner", "to_clearer", "none"]),
                    special("pie", ON),
                    special("relay", ON),
                ]
            }
        }
        Sowing::Oware(_) => {
            &const {
                [
                    SEEDS,
                    special(
                        "grand_slam",
                        &[
                            "no_capture",
                            "illegal_unless_forced",
                            "illegal",
                            "capture_all",
                            "opponent_takes_rest",
                            "leave_last",
                            "leave_first",
                        ],
                    ),
                    special("feed", &["must", "never_starve", "off"]),
                    special("stuck", &["rows_to_owner", "opponent_takes_all"]),
                    special(
                        "cycle",
                        &["first_repeat_rows", "threefold_rows", "split_even", "off"],
                    ),
                    special("origin_skip", &["on", "off"]),
                ]
            }
        }
        Sowing::Congkak(_) => {
            &const {
                [
                    up_front("houses", &["7", "6"]),
                    up_front("seeds", &["7", "4", "5", "6"]),
                    up_front("rounds", &["1", "3", "5", "7", "until_broke"]),
                    special("opening", &["simultaneous", "sequential"]),
                    special("bonus", &["unlimited", "1", "2", "3", "none"]),
                    special("own_seed", &["take", "leave"]),
                    special("empty_capture", &["leave", "bank"]),
                    special("capture_after_lap", ON),
                    special("dead_seed", &["stay", "to_opponent"]),
                    special("refill", &["left_first", "store_first"]),
                    special("burnt", &["on", "off"]),
                    special("next_starter", &["loser", "last_mover"]),
                ]
            }
        }
    }
}

/// The name of a rule option; its own key for one that has no name here.
pub fn option(texts: &Texts, key: &str) -> String {
    let name = match key {
        "houses" => Key::RuleHouses,
        "seeds" => Key::RuleSeeds,
        "empty_capture" => Key::RuleEmptyCapture,
        "end" => Key::RuleEnd,
        "sweep" => Key::RuleSweep,
        "pie" => Key::RulePie,
        "relay" => Key::RuleRelay,
        "origin_skip" => Key::RuleOriginSkip,
        "grand_slam" => Key::RuleGrandSlam,
        "feed" => Key::RuleFeed,
        "stuck" => Key::RuleStuck,
        "cycle" => Key::RuleCycle,
        "bonus" => Key::RuleBonus,
        "own_seed" => Key::RuleOwnSeed,
        "capture_after_lap" => Key::RuleCaptureAfterLap,
        "dead_seed" => Key::RuleDeadSeed,
        "opening" => Key::RuleOpening,
        "rounds" => Key::RuleRounds,
        "refill" => Key::RuleRefill,
        "burnt" => Key::RuleBurnt,
        "next_starter" => Key::RuleNextStarter,
        _ => return key.to_owned(),
    };
    texts.get(name)
}

/// The name of an option's value.
pub fn option_value(texts: &Texts, key: &str, value: &str) -> String {
    named(texts, key, value).map_or_else(|| value.to_owned(), |(name, _)| name)
}

/// What an option's value means, in one line; empty for a value that is none, and
/// for a number, whose name says all.
pub fn option_meaning(texts: &Texts, key: &str, value: &str) -> String {
    named(texts, key, value).map_or_else(String::new, |(_, meaning)| meaning)
}

/// An option and its value, as one of a list.
pub fn option_with_value(texts: &Texts, key: &str, value: &str) -> String {
    let (option, value) = (option(texts, key), option_value(texts, key, value));
    texts.format(
        Key::RuleWithValue,
        &[("option", (&option).into()), ("value", (&value).into())],
    )
}

fn named(texts: &Texts, key: &str, value: &str) -> Option<(String, String)> {
    use Key::*;
    if let Ok(number) = value.parse::<u32>() {
        let (name, variable) = match key {
            "houses" => (HousesChoice, "houses"),
            "seeds" => (SeedsChoice, "seeds"),
            "bonus" => (BonusLimited, "times"),
            "rounds" => (RoundsCount, "rounds"),
            _ => return None,
        };
        let name = texts.format(name, &[(variable, number.into())]);
        return Some((name, String::new()));
    }
    let (name, meaning) = match (key, value) {
        ("empty_capture", "off") => (EmptyCaptureOff, EmptyCaptureOffMeans),
        ("empty_capture", "on") => (EmptyCaptureOn, EmptyCaptureOnMeans),
        ("empty_capture", "leave") => (EmptyCaptureLeave, EmptyCaptureLeaveMeans),
        ("empty_capture", "bank") => (EmptyCaptureBank, EmptyCaptureBankMeans),
        ("end", "either_row_empty") => (EndEitherRowEmpty, EndEitherRowEmptyMeans),
        ("end", "mover_stuck") => (EndMoverStuck, EndMoverStuckMeans),
        ("sweep", "to_row_owner") => (SweepToRowOwner, SweepToRowOwnerMeans),
        ("sweep", "to_clearer") => (SweepToClearer, SweepToClearerMeans),
        ("sweep", "none") => (SweepNone, SweepNoneMeans),
        ("pie", "off") => (PieOff, PieOffMeans),
        ("pie", "on") => (PieOn, PieOnMeans),
        ("relay", "off") => (RelayOff, RelayOffMeans),
        ("relay", "on") => (RelayOn, RelayOnMeans),
        ("origin_skip", "on") => (OriginSkipOn, OriginSkipOnMeans),
        ("origin_skip", "off") => (OriginSkipOff, OriginSkipOffMeans),
        ("grand_slam", "no_capture") => (GrandSlamNoCapture, GrandSlamNoCaptureMeans),
        ("grand_slam", "illegal_unless_forced") => (
            GrandSlamIllegalUnlessForced,
            GrandSlamIllegalUnlessForcedMeans,
        ),
        ("grand_slam", "illegal") => (GrandSlamIllegal, GrandSlamIllegalMeans),
        ("grand_slam", "capture_all") => (GrandSlamCaptureAll, GrandSlamCaptureAllMeans),
        ("grand_slam", "opponent_takes_rest") => {
            (GrandSlamOpponentTakesRest, GrandSlamOpponentTakesRestMeans)
        }
        ("grand_slam", "leave_last") => (GrandSlamLeaveLast, GrandSlamLeaveLastMeans),
        ("grand_slam", "leave_first") => (GrandSlamLeaveFirst, GrandSlamLeaveFirstMeans),
        ("feed", "must") => (FeedMust, FeedMustMeans),
        ("feed", "never_starve") => (FeedNeverStarve, FeedNeverStarveMeans),
        ("feed", "off") => (FeedOff, FeedOffMeans),
        ("stuck", "rows_to_owner") => (StuckRowsToOwner, StuckRowsToOwnerMeans),
        ("stuck", "opponent_takes_all") => (StuckOpponentTakesAll, StuckOpponentTakesAllMeans),
        ("cycle", "first_repeat_rows") => (CycleFirstRepeatRows, CycleFirstRepeatRowsMeans),
        ("cycle", "threefold_rows") => (CycleThreefoldRows, CycleThreefoldRowsMeans),
        ("cycle", "split_even") => (CycleSplitEven, CycleSplitEvenMeans),
        ("cycle", "off") => (CycleOff, CycleOffMeans),
        ("bonus", "unlimited") => (BonusUnlimited, BonusUnlimitedMeans),
        ("bonus", "none") => (BonusNone, BonusNoneMeans),
        ("own_seed", "take") => (OwnSeedTake, OwnSeedTakeMeans),
        ("own_seed", "leave") => (OwnSeedLeave, OwnSeedLeaveMeans),
        ("capture_after_lap", "off") => (CaptureAfterLapOff, CaptureAfterLapOffMeans),
        ("capture_after_lap", "on") => (CaptureAfterLapOn, CaptureAfterLapOnMeans),
        ("dead_seed", "stay") => (DeadSeedStay, DeadSeedStayMeans),
        ("dead_seed", "to_opponent") => (DeadSeedToOpponent, DeadSeedToOpponentMeans),
        ("opening", "sequential") => (OpeningSequential, OpeningSequentialMeans),
        ("opening", "simultaneous") => (OpeningSimultaneous, OpeningSimultaneousMeans),
        ("rounds", "until_broke") => (RoundsUntilBroke, RoundsUntilBrokeMeans),
        ("refill", "left_first") => (RefillLeftFirst, RefillLeftFirstMeans),
        ("refill", "store_first") => (RefillStoreFirst, RefillStoreFirstMeans),
        ("burnt", "on") => (BurntOn, BurntOnMeans),
        ("burnt", "off") => (BurntOff, BurntOffMeans),
        ("next_starter", "loser") => (NextStarterLoser, NextStarterLoserMeans),
        ("next_starter", "last_mover") => (NextStarterLastMover, NextStarterLastMoverMeans),
        _ => return None,
    };
    Some((texts.get(name), texts.get(meaning)))
}
