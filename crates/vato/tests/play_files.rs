//! Games saved and loaded in terminal play.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::fs;

use program::{boards, said};

#[test]
fn a_saved_game_comes_back_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my game.txt");
    let name = file.to_str().unwrap();
    let typed = format!("d3-e3W\nsave {name}\nnew\nload {name}\nsave {name}\nsave! {name}\n");
    let said = said(&["--rules", "continue=optional"], &typed);
    let boards = boards(&said);
    assert_eq!(boards.len(), 4);
    assert_eq!(boards[1], boards[3]);
    assert_ne!(boards[1], boards[2]);
    assert!(said.ends_with(&format!(
        "save: {name} exists; save! {name} replaces it\nSaved in {name}.\n"
    )));
    let record = fs::read_to_string(&file).unwrap();
    assert!(
        record.contains("[White \"You\"]\n[Black \"Vato (easy)\"]\n"),
        "{record}"
    );
    assert!(record.contains("\n1. d3-e3W "), "{record}");
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        1,
        "nothing is left beside it"
    );
}

#[test]
fn tags_comments_rules_and_the_end_survive_loading_and_saving() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (folder.path().join("a"), folder.path().join("b"));
    let (here, there) = (here.to_str().unwrap(), there.to_str().unwrap());
    let record = "[Event \"Lova\"]\n[White \"Rabe\"]\n[Black \"Soa\"]\n[Result \"0-1\"]\n[Rules \"board=3x3\"]\n\
                  [Termination \"resignation\"]\n\n1. b1-b2A {centre} a3-b3 0-1\n";
    fs::write(here, record).unwrap();
    let said = said(&[], &format!("load {here}\nsave {there}\n"));
    assert!(said.contains("Black wins: White resigned.\n"), "{said}");
    let saved = fs::read_to_string(there).unwrap();
    for kept in [
        "[Event \"Lova\"]",
        "[White \"Rabe\"]",
        "[Black \"Soa\"]",
        "[Result \"0-1\"]",
        "[Rules \"board=3x3\"]",
        "[Termination \"resignation\"]",
        "1. b1-b2A {centre}",
        "a3-b3 0-1",
    ] {
        assert!(saved.contains(kept), "{kept} in {saved}");
    }
}

#[test]
fn what_cannot_be_loaded_or_saved_gets_one_line_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    fs::write(path("binary"), b"\xff\xfe").unwrap();
    fs::write(path("words"), "this is no game").unwrap();
    fs::write(path("illegal"), "1. a1-a2 *").unwrap();
    fs::write(path("huge"), vec![b' '; 2 << 20]).unwrap();
    let folder_name = path("");
    let orders = [
        format!("load {}", path("missing")),
        format!("load {folder_name}"),
        format!("load {}", path("binary")),
        format!("load {}", path("words")),
        format!("load {}", path("illegal")),
        format!("load {}", path("huge")),
        String::from("load"),
        format!("save {}", path("no/such/folder")),
        format!("save {folder_name}"),
        format!("save! {folder_name}"),
        String::from("save"),
        String::from("undo 3"),
    ];
    let before = said(&[], "d3-e3W\n");
    let twice = said(&[], "d3-e3W\nboard\n");
    let shown_again = twice.strip_prefix(&before).unwrap().to_string();
    for order in orders {
        let said = said(&[], &format!("d3-e3W\n{order}\nboard\n"));
        let answer = said.strip_prefix(&before).unwrap();
        let (line, after) = answer.split_once('\n').unwrap();
        let word = order.split([' ', '!']).next().unwrap();
        assert!(line.starts_with(word), "{line}");
        assert_eq!(after, shown_again, "{order}: {line}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);
}

#[test]
fn the_past_of_a_loaded_game_counts_for_repetition() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rounds");
    let record = |rounds: usize| {
        let round = "a1-a2 i1-i2 a2-a1 i2-i1 ";
        format!(
            "[FEN \"9/9/9/9/W7B w 0 1\"]\n\n{} *\n",
            round.repeat(rounds)
        )
    };
    let load = format!("load {}\n", file.display());
    fs::write(&file, record(1)).unwrap();
    assert!(
        said(&[], &load)
            .ends_with("\nThis position has come up 2 times: once more and the game is drawn.\n")
    );
    fs::write(&file, record(2)).unwrap();
    assert!(said(&[], &load).ends_with("\nDraw: the same position has come up 3 times.\n"));
}
