//! Analyses of the games of sowing.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use program::printed;

#[test]
fn a_finished_game_is_told_with_its_stores() {
    let args = [
        "analyse",
        "kalah",
        "--position",
        "<6,18,10,0,0,0,0,0,0,0,0,0,0,0,0> n",
    ];
    assert_eq!(printed(&args), "result 1-0 row_empty 18-10\n");
    assert_eq!(
        printed(&[&args[..], &["--json"]].concat()),
        "{\"result\":\"1-0\",\"reason\":\"row_empty\",\"stores\":\"18-10\"}\n"
    );
}

const UNSEEN: [&str; 4] = ["analyse", "congkak", "--rules", "opening=simultaneous"];

/// Where choices are unseen no pair is best: what is told is how often to choose what.
#[test]
fn an_unseen_opening_is_told_as_a_mixture_for_each_side() {
    let text = printed(&UNSEEN);
    let lines: Vec<&str> = text.lines().collect();
    let [found, south, north] = lines[..] else {
        panic!("{text}");
    };
    assert!(found.starts_with("depth 1 score "), "{text}");
    for (line, side) in [(south, "south "), (north, "north ")] {
        let shares = line.strip_prefix(side).expect(line).split(" %");
        let shares: Vec<(u32, u32)> = shares
            .filter(|share| !share.is_empty())
            .map(|share| {
                let (house, often) = share.trim().split_once(' ').expect(line);
                let (whole, tenth) = often.split_once('.').expect(line);
                let tenths = whole.parse::<u32>().unwrap() * 10 + tenth.parse::<u32>().unwrap();
                (house.parse().unwrap(), tenths)
            })
            .collect();
        let all: u32 = shares.iter().map(|(_, tenths)| tenths).sum();
        assert!((995..=1005).contains(&all), "{line}");
        assert!(shares.iter().all(|(house, _)| (1..=7).contains(house)));
        assert!(shares.is_sorted_by(|a, b| a.1 >= b.1), "{line}");
        assert!(shares.len() > 1, "one answer beats a single house: {line}");
    }
    // The same as an object.
    let json = printed(&[&UNSEEN[..], &["--json"]].concat());
    let object: serde_json::Value = serde_json::from_str(&json).unwrap();
    let first = &object["south"][0];
    assert_eq!(
        south.split(' ').nth(1).unwrap(),
        first["house"].to_string(),
        "{json}"
    );
    assert!(first["per_mille"].as_u64().unwrap() <= 1000);
    assert!(object["nodes"].is_u64() && object["north"].is_array());
}

#[test]
fn limits_hold_for_an_unseen_opening_too() {
    let text = printed(&[&UNSEEN[..], &["--nodes", "2000"]].concat());
    let (_, nodes) = text.lines().next().unwrap().rsplit_once(' ').unwrap();
    // Every first sowing after a pair is looked at, whatever the limit.
    assert!(nodes.parse::<u64>().unwrap() < 4_000, "{text}");
    assert!(printed(&[&UNSEEN[..], &["--time", "1"]].concat()).contains("\nnorth "));
}

#[test]
fn congkak_is_told_from_the_first_sowing_on() {
    for limits in [
        &["--nodes", "2000"][..],
        &["--depth", "1"],
        &["--depth", "3"],
    ] {
        let text = printed(&[&["analyse", "congkak"][..], limits].concat());
        let depths: Vec<u32> = text
            .lines()
            .filter_map(|line| line.strip_prefix("depth ")?.split(' ').next()?.parse().ok())
            .collect();
        assert_eq!(depths[0], 1, "{text}");
        assert!(depths.is_sorted(), "{text}");
        let first = depths.iter().filter(|depth| **depth == 1).count();
        assert_eq!(first, 1, "{text}");
        assert!(text.lines().last().unwrap().starts_with("best "), "{text}");
    }
}
