//! Sets of openings: how they are made, what they promise, and matches that use them.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use program::{printed, refused, vato};
use tempfile::TempDir;
use vato_rules::kalah::Kalah;
use vato_rules::{Game, Notation, Side};

fn folder() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("openings.txt");
    (folder, file)
}

const FANORONA: [&str; 8] = [
    "openings",
    "fanorona",
    "--rules",
    "board=5x5",
    "--nodes",
    "400",
    "--margin",
    "60",
];

/// Makes a set and gives the text of the file.
#[track_caller]
fn made(options: &[&str], count: &str, file: &Path) -> String {
    let out = ["--count", count, "--out", file.to_str().unwrap()];
    let told = printed(&[options, &out].concat());
    assert!(
        told.starts_with(&format!("openings {count} tried ")),
        "{told}"
    );
    fs::read_to_string(file).unwrap()
}

/// The openings without what stands behind them.
fn openings(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.split('#').next().unwrap().trim())
        .collect()
}

#[test]
fn a_file_says_what_it_holds_and_how_it_was_made() {
    let (_folder, file) = folder();
    let text = made(&FANORONA, "3", &file);
    let lines: Vec<&str> = text.lines().take(4).collect();
    assert_eq!(
        lines[..3],
        [
            "# openings for vato match",
            "# game: fanorona",
            "# rules: board=5x5"
        ]
    );
    let command = "# made: vato openings fanorona --rules board=5x5 --seed 1 --plies 4-8 --nodes 400 --margin 60, vato ";
    assert!(lines[3].starts_with(command), "{text}");
    assert_eq!(openings(&text).len(), 3);
}

#[test]
fn openings_are_as_long_and_as_balanced_as_was_asked_for() {
    let (_folder, file) = folder();
    let options = ["--plies", "2-3", "--nodes", "3000"];
    let text = made(
        &[&FANORONA[..4], &options, &["--margin", "40"]].concat(),
        "8",
        &file,
    );
    for line in text.lines().skip(4) {
        let (opening, found) = line.split_once("  # ").unwrap();
        let plies = opening.strip_prefix("startpos moves ").unwrap();
        assert!((2..=3).contains(&plies.split(' ').count()), "{line}");
        let (_, score) = found.split_once(": score ").unwrap();
        assert!(score.parse::<i32>().unwrap().abs() <= 40, "{line}");
        // Nobody has won already, as another search of some depth sees it.
        let board = ["analyse", "fanorona", "--rules", "board=5x5"];
        let said = printed(&[&board[..], &["--moves", plies, "--depth", "4"]].concat());
        let last = said.lines().rev().nth(1).unwrap();
        assert!(
            !last.contains("win") && !last.contains("loss"),
            "{line}: {last}"
        );
    }
}

#[test]
fn making_goes_on_where_it_ended_as_if_it_never_had() {
    let (_folder, file) = folder();
    let whole = made(&FANORONA, "6", &file);
    let (_folder, file) = folder();
    for count in ["1", "4", "4"] {
        made(&FANORONA, count, &file);
    }
    assert_eq!(made(&FANORONA, "6", &file), whole);
    // As after a crash in the middle of writing.
    for length in (0..whole.len()).step_by(67) {
        fs::write(&file, &whole[..length]).unwrap();
        assert_eq!(made(&FANORONA, "6", &file), whole, "cut at {length}");
    }
}

#[test]
fn a_file_of_anything_else_is_left_alone() {
    let (_folder, file) = folder();
    let good = made(&FANORONA, "2", &file);
    let mut shuffled: Vec<&str> = good.lines().collect();
    shuffled.swap(4, 5);
    let wrong = [
        (
            "a letter to somebody\n".to_string(),
            "begins with the line # openings for vato match",
        ),
        (
            good.replace("5x5", "9x5"),
            "it holds openings for fanorona ",
        ),
        (
            good.replace("startpos", "endpos"),
            "opening 1 is not as it was written",
        ),
        (
            shuffled.join("\n") + "\n",
            "opening 2 stands in the wrong place",
        ),
    ];
    for (text, reason) in wrong {
        fs::write(&file, &text).unwrap();
        let out = ["--count", "4", "--out", file.to_str().unwrap()];
        let line = refused(&vato(&[&FANORONA[..], &out].concat()).output().unwrap());
        assert!(line.contains(reason), "{line}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

/// The machine refuses, which is nothing wrong with what was asked.
#[test]
fn a_folder_is_no_file_to_write() {
    let (folder, _) = folder();
    let out = ["--out", folder.path().to_str().unwrap()];
    let output = vato(&[&FANORONA[..], &out].concat()).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let line = String::from_utf8(output.stderr).unwrap();
    assert!(line.starts_with("vato: openings: '"), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
}

/// The final lead of South when both sides play their best, by trying everything.
fn value(game: Kalah, position: &<Kalah as Game>::Position, known: &mut Known) -> i32 {
    if game.outcome(position).is_some() {
        return position.lead();
    }
    let text = game.position_text(position);
    if let Some(value) = known.get(&text) {
        return *value;
    }
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    let values = plies
        .iter()
        .map(|ply| value(game, &game.play(position, ply), known));
    let best = match position.side() {
        Side::First => values.max(),
        Side::Second => values.min(),
    };
    let best = best.unwrap();
    known.insert(text, best);
    best
}

type Known = HashMap<String, i32>;

#[test]
fn starts_of_kalah_are_draws_with_a_seed_or_two_moved() {
    let (_folder, file) = folder();
    let rules = "houses=3,seeds=2";
    let text = made(&["openings", "kalah", "--rules", rules], "12", &file);
    let game = Kalah::from_rules(rules).unwrap();
    let mut known = Known::new();
    let starts = openings(&text);
    let distinct: BTreeSet<&str> = starts.iter().copied().collect();
    assert_eq!(distinct.len(), 12, "{text}");
    for start in starts {
        let position = game
            .parse_position(start.strip_prefix("fen ").unwrap())
            .unwrap();
        assert_eq!(value(game, &position, &mut known), 0, "{start}");
        let houses = start.split(['<', '>']).nth(1).unwrap().split(',').skip(3);
        let away = houses.map(|seeds| seeds.parse::<i32>().unwrap().abs_diff(2));
        let moved: u32 = away.sum();
        assert!([2, 4].contains(&moved), "{start}");
    }
}

/// Every set that comes with the program, as a match reads it.
#[test]
fn the_sets_that_come_with_the_program_can_be_played() {
    let sets = format!("{}/openings", env!("CARGO_MANIFEST_DIR"));
    for file in fs::read_dir(sets).unwrap() {
        let file = file.unwrap().path();
        let game = file.file_stem().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&file).unwrap();
        let all = openings(&text);
        let distinct: BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(all.len(), distinct.len(), "{game}");
        // Refuses the match when one of them cannot be played.
        let args = ["match", game, "random", "random", "--openings", "balanced"];
        let told = printed(&[&args[..], &["--games", "4", "--max-plies", "20"]].concat());
        assert!(told.starts_with("games 4 "), "{told}");
    }
}

#[test]
fn games_begin_with_the_openings_of_the_set() {
    let (folder, file) = folder();
    let lines = ["startpos moves e2-e3A f4-e5W", "startpos moves f2-e3A"];
    let head = "# openings for vato match\n# game: fanorona\n# rules: \n# made: by hand\n";
    fs::write(
        &file,
        format!("{head}{}\n{}  # said to be good\n", lines[0], lines[1]),
    )
    .unwrap();
    let games = folder.path().join("games.txt");
    let args = [
        "match",
        "fanorona",
        "random",
        "random",
        "--games",
        "8",
        "--max-plies",
        "12",
    ];
    let files = [
        "--openings",
        file.to_str().unwrap(),
        "--out",
        games.to_str().unwrap(),
    ];
    let told = printed(&[&args[..], &files].concat());
    let text = fs::read_to_string(&games).unwrap();
    let begun: Vec<&str> = text
        .lines()
        .filter_map(|line| Some(line.strip_prefix("1. ")?.split(" {end").next().unwrap()))
        .collect();
    assert_eq!(begun.len(), 8, "{text}");
    for pair in begun.chunks(2) {
        assert_eq!(pair[0], pair[1], "both sides get the opening");
    }
    let once: BTreeSet<&str> = begun[..4].iter().copied().collect();
    assert_eq!(once, BTreeSet::from(["e2-e3A f4-e5W", "f2-e3A"]), "{text}");
    // Drawn again, they go on by two plies, so that no game is a copy of another.
    for again in &begun[4..] {
        let longer = lines.iter().any(|line| {
            let plies = line.strip_prefix("startpos moves ").unwrap();
            again.starts_with(plies) && again.len() > plies.len()
        });
        assert!(longer, "{again}");
    }
    // The openings belong to the match: with others it cannot go on.
    assert_eq!(printed(&[&args[..], &files].concat()), told);
    fs::write(&file, format!("{head}startpos moves d2-e3A\n")).unwrap();
    let line = refused(&vato(&[&args[..], &files].concat()).output().unwrap());
    assert!(
        line.contains("game 1: it is of another match: its opening is another"),
        "{line}"
    );
}

#[test]
fn openings_that_do_not_fit_are_refused_in_one_line() {
    let (_folder, file) = folder();
    let title = "# openings for vato match\n";
    let head = format!("{title}# game: fanorona\n# rules: \n# made: by hand\n");
    let wrong = [
        (String::new(), "a file of openings begins with the line"),
        (title.to_string(), "the line # game: is missing"),
        (
            format!("{title}# game: go\n# rules: \nstartpos\n"),
            "there is no game 'go'",
        ),
        (
            format!("{title}# game: kalah\n# rules: \nstartpos\n"),
            "these are openings for kalah",
        ),
        (
            head.replace("rules: ", "rules: board=5x5"),
            "for the rules 'board=5x5', not ''",
        ),
        (
            head.replace("rules: ", "rules: board=x"),
            "board has no value 'x'",
        ),
        (head.clone(), "there is no opening in it"),
        (
            format!("{head}e2-e3A\n"),
            "line 5: an opening begins with startpos",
        ),
        (
            format!("{head}startpos\nstartpos moves e2-e4\n"),
            "line 6: ",
        ),
        (
            format!("{head}fen 9/7W1/9/9/W1B6 w moves a1-b1 c1-c2\n"),
            "comes after the end",
        ),
        (
            format!("{head}fen 9/7W1/9/9/W1B6 w moves a1-b1\n"),
            "the game is over",
        ),
    ];
    let name = file.to_str().unwrap();
    let args = ["match", "fanorona", "random", "random", "--openings", name];
    for (text, reason) in wrong {
        fs::write(&file, &text).unwrap();
        let line = refused(&vato(&args).output().unwrap());
        assert!(line.contains(reason), "{line}");
        assert!(line.starts_with("vato: match: --openings '"), "{line}");
    }
    fs::remove_file(&file).unwrap();
    refused(&vato(&args).output().unwrap());
}
