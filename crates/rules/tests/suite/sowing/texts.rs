//! What is told to people who mistype, and what no text may do.
use proptest::prelude::*;
use vato_rules::kalah::Kalah;
use vato_rules::oware::Oware;
use vato_rules::record::Record;
use vato_rules::{RuleOptions, RulesError};

use super::Tested;
use super::chance::games;

pub fn rules_come_back<G: Tested>(game: &G) -> Result<(), TestCaseError> {
    let rules = game.options();
    prop_assert_eq!(G::Rules::read(&game.rules_text()), Ok(rules));
    for (option, (key, values)) in G::Rules::OPTIONS.iter().enumerate() {
        for (place, value) in values.iter().enumerate() {
            let (mut by_name, mut by_place) = (rules, rules);
            prop_assert!(by_name.change(key, value).is_ok());
            by_place.choose(option, place);
            prop_assert_eq!(by_name, by_place);
            prop_assert_eq!(by_name.value(key), Some(*value));
        }
    }
    Ok(())
}

/// Errors are one line; what is read can be played on.
pub fn read_as_everything<G: Tested>(game: &G, text: &str) -> Result<(), TestCaseError> {
    let messages = [
        G::Rules::read(text).err().map(|error| error.to_string()),
        game.parse_position(text)
            .err()
            .map(|error| error.to_string()),
        game.parse_ply(&game.start(), text)
            .err()
            .map(|error| error.to_string()),
        Record::<G>::parse(text)
            .err()
            .map(|error| error.to_string()),
    ];
    for message in messages.into_iter().flatten() {
        prop_assert_eq!(message.lines().count(), 1, "{}", message);
    }
    if let Ok(position) = game.parse_position(text) {
        let mut plies = Vec::new();
        game.plies(&position, &mut plies);
        for ply in plies {
            let after = game.play(&position, &ply);
            prop_assert_eq!(after.total(), position.total());
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn rules(kalah in games::<Kalah>(), oware in games::<Oware>()) {
        rules_come_back(&kalah)?;
        rules_come_back(&oware)?;
    }

    #[test]
    fn anything_at_all(text in "\\PC*", kalah in games::<Kalah>(), oware in games::<Oware>()) {
        read_as_everything(&kalah, &text)?;
        read_as_everything(&oware, &text)?;
    }

    #[test]
    fn nearly_a_position(
        kalah in "<(6|1),[0-9]{1,6}(,[0-9]{1,6}){1,14}> ?[snx]?( pie){0,2}",
        oware in "([0-9]{1,6}-){3,16}[SNx]?",
        plies in "([0-9]{1,2}[-+ ]?|swap){0,30}",
    ) {
        for (k, o) in [("", ""), ("houses=1", "houses=1"), ("relay=on,pie=on", "feed=never_starve")] {
            let games: (Kalah, Oware) = (named(k), named(o));
            for text in [&kalah, &oware, &plies] {
                read_as_everything(&games.0, text)?;
                read_as_everything(&games.1, text)?;
            }
        }
    }

    #[test]
    fn plies_in_entered_positions(
        (game, position) in Oware::entered(),
        text in "\\PC{0,3}",
    ) {
        if let Err(error) = vato_rules::Notation::parse_ply(&game, &position, &text) {
            prop_assert_eq!(error.to_string().lines().count(), 1);
        }
    }
}

fn named<G: Tested>(rules: &str) -> G {
    G::from_rules(rules).expect("rules that exist")
}

fn told<G: Tested>(rules: &str, position: &str, want: &str) {
    let error = named::<G>(rules).parse_position(position).unwrap_err();
    assert_eq!(error.to_string(), want);
}

#[test]
fn positions_that_are_wrong_say_where() {
    told::<Kalah>(
        "",
        " ",
        "position: nothing given; the usual start is <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s",
    );
    told::<Kalah>(
        "seeds=3",
        "6,0,0,4 s",
        "position: not of the usual form, as in <6,0,0,3,3,3,3,3,3,3,3,3,3,3,3> s",
    );
    told::<Kalah>(
        "",
        "<3,0,0,4,4,4,4,4,4> s",
        "position: 3 houses a side, but the rules have 6; name another board with the option houses=3",
    );
    told::<Kalah>(
        "",
        "<6,0,0,4,4,4> s",
        "position: 5 numbers of seeds, but a board of 6 houses a side has 14; name another board with the option houses=NUMBER",
    );
    told::<Kalah>(
        "",
        "<6,0,0,4,4,-4,4,4,4,4,4,4,4,4,4> s",
        "position: '-4' as number 6; seeds are counted from 0 to 65535",
    );
    told::<Kalah>(
        "",
        "<6,65535,1,4,4,4,4,4,4,4,4,4,4,4,4> s",
        "position: more than 65535 seeds; no board here holds so many",
    );
    told::<Kalah>(
        "",
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> w",
        "position: the side to move is 'w'; it must be s or n",
    );
    told::<Kalah>(
        "",
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> n pie",
        "position: 'pie' belongs to the option pie=on; add it",
    );
    told::<Kalah>(
        "",
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s 5",
        "position: '5' after the last field; nothing may follow",
    );
    told::<Oware>(
        "",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0",
        "position: the side to move is missing; add S or N at the end",
    );
    told::<Oware>(
        "",
        "4-4-4-4-0-0-S",
        "position: 2 houses a side, but the rules have 6; name another board with the option houses=2",
    );
    told::<Oware>(
        "",
        "4-4-4-4-4-4-4-4-4-4-4-x-0-0-S",
        "position: 'x' as number 12; seeds are counted from 0 to 65535",
    );
    told::<Oware>(
        "",
        "nonsense",
        "position: not of the usual form, as in 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    );
}

fn refused<G: Tested>(rules: &str, position: &str, ply: &str) -> String {
    let game = named::<G>(rules);
    let position = game.parse_position(position).unwrap();
    game.parse_ply(&position, ply).unwrap_err().to_string()
}

#[test]
fn plies_that_are_wrong_say_why() {
    let late = "<6,0,0,0,1,0,0,0,1,0,0,0,0,0,1> s";
    assert_eq!(
        refused::<Kalah>("", late, "1"),
        "turn: 1: the house is empty; legal: 2 6"
    );
    assert_eq!(
        refused::<Kalah>("", late, "7"),
        "turn: '7' is no house; houses are 1 to 6, from the left of the side to move"
    );
    assert_eq!(
        refused::<Kalah>("pie=on", late, "x"),
        "turn: 'x' is no house; houses are 1 to 6, from the left of the side to move, and swap exchanges the sides"
    );
    assert_eq!(
        refused::<Kalah>("pie=on", late, "swap"),
        "turn: swap: the sides cannot be swapped now; legal: 2 6"
    );
    let hungry = "1-0-0-0-0-1-0-0-0-0-0-0-22-24-S";
    assert_eq!(
        refused::<Oware>("", hungry, "A"),
        "turn: A: the opponent has no seeds and must be given one; legal: F"
    );
    assert_eq!(
        refused::<Oware>("", hungry, "a"),
        "turn: a: the house is the other side's; legal: F"
    );
    assert_eq!(
        refused::<Oware>("", hungry, "g"),
        "turn: 'g' is no house; houses are A to F for South and a to f for North"
    );
    assert_eq!(
        refused::<Oware>("oware/awari", "0-0-6-0-3-5-2-1-1-0-0-0-20-10-S", "C"),
        "turn: C: it would take all seeds of the opponent; legal: E F"
    );
    assert_eq!(
        refused::<Oware>("feed=never_starve", "1-0-0-0-0-1-0-0-0-0-0-0-20-20-S", "A"),
        "turn: A: the opponent has no seeds and must be given one; legal: F"
    );
    assert_eq!(
        refused::<Oware>("feed=never_starve", "1-0-0-0-1-0-1-0-0-0-0-0-20-20-S", "a"),
        "turn: a: the house is the other side's; legal: A E"
    );
}

#[test]
fn presets_stand_first() {
    let message = |text: &str| {
        let error: Result<vato_rules::kalah::Rules, RulesError> = text.parse();
        error.unwrap_err().to_string()
    };
    assert_eq!(
        message("kalah/x"),
        "rules: there is no preset 'kalah/x'; presets: kalah/irving"
    );
    assert_eq!(
        message("seeds=3,kalah/irving"),
        "rules: 'kalah/irving' is not of the form key=value; a preset stands first; options: houses, seeds, empty_capture, end, sweep, pie, relay"
    );
    assert_eq!(
        message("seeds=13"),
        "rules: seeds has no value '13'; values: 4, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12"
    );
}

/// The most seeds a board can hold, in one house.
#[test]
fn a_heap_of_seeds_is_sown() {
    let kalah: Kalah = named("relay=on");
    let text = "<6,0,0,65534,0,0,0,0,0,0,0,0,0,0,1> s";
    let position = vato_rules::Notation::parse_position(&kalah, text).unwrap();
    let after = vato_rules::Game::play(&kalah, &position, &vato_rules::mancala::Ply::House(0));
    assert_eq!(after.total(), 65535);
    let oware: Oware = named("");
    let text = "65534-0-0-0-0-0-0-0-0-0-0-1-0-0-S";
    let position = vato_rules::Notation::parse_position(&oware, text).unwrap();
    let after = vato_rules::Game::play(&oware, &position, &vato_rules::mancala::Ply::House(0));
    assert_eq!(after.total(), 65535);
}
