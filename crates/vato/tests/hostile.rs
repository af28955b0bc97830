//! Input that nobody should send: one line, no panic, nothing printed.
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::process::Stdio;

use program::{refused, talk, vato};

/// Texts that have broken parsers before.
fn nasty() -> Vec<String> {
    let mut texts: Vec<String> = [
        "",
        " ",
        "-",
        "--",
        "/",
        "////",
        "w",
        " w",
        "9/9/9/9/9",
        "9/9/9/9/9 w w",
        "0/9/9/9/9 w",
        "99999999999999999999/9/9/9/9 w",
        "9/9/9/9/W8\nx",
        "WWWWWWWWWW/9/9/9/9 w",
        "９/9/9/9/9 w",
        "9/9/9/9/W7B w 65536",
        "9/9/9/9/W7B w 0 4294967296",
        "9/9/9/9/W7B w +1",
        "🙂",
        "e\u{301}3",
        "\u{202e}a1-a2",
        "a1",
        "a1-",
        "a1-a",
        "a1a",
        "a1--a2",
        "-a1-a2",
        "a0-a1",
        "a10-a1",
        "j1-a1",
        "a1-a1",
        "a1-a2-a1",
        "a1-a2A",
        "A1-A2",
        "a1-é2",
        "a1,,a2",
        "a1-a2,",
        "+",
        "'; drop",
        "%s%n",
        "boards",
        "=",
        "board=",
        "=9x5",
        "board=9x5=5x5",
        "board=9x5,",
        ",",
        "board=9X5",
        "BOARD=9x5",
        "board=\u{0}",
        "../../etc/passwd",
        "$(id)",
        "\u{7f}\u{1b}[2J",
        "\t\r\n",
    ]
    .map(String::from)
    .to_vec();
    texts.push("9/".repeat(10_000));
    texts.push("a1-a2A".repeat(10_000));
    texts.push("board=9x5,".repeat(10_000));
    texts.push("W".repeat(100_000));
    // A null byte cannot be passed to a program at all.
    texts.retain(|text| !text.contains('\0'));
    texts
}

/// Texts that are nearly positions or turns of the games of sowing, and those that
/// are far from them.
fn nasty_sowing() -> Vec<String> {
    let mut texts: Vec<String> = [
        "<",
        "<>",
        "<6>",
        "<,>",
        "<6,,,,,,,,,,,,,,> s",
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4",
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,-4> s",
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s s",
        "<7,0,0,7,7,7,7,7,7,7,7,7,7,7,7,7,7> s open open",
        "<7,0,0,7,7,7,7,7,7,7,7,7,7,7,7,7,7> s +",
        "<7,0,0,7,7,7,7,7,7,7,7,7,7,7,7,7,7> s r",
        "<99999999999999999999,0,0> s",
        "<6,65535,65535,4,4,4,4,4,4,4,4,4,4,4,4> s",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S-S",
        "4--4-S",
        "65535-65535-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "-S",
        "0",
        "00",
        "3+",
        "+3",
        "3+5+7",
        "3+-5",
        "3--6",
        "-3",
        "99999999999999999999",
        "\u{663}",
        "swap!",
        "x",
        "open",
        "kalah/",
        "/kalah",
        "kalah/irving,kalah/irving",
        "houses=0",
        "houses=13",
        "houses=6,houses=6",
        "seeds=-4",
        "opening=both",
    ]
    .map(String::from)
    .to_vec();
    texts.extend(nasty());
    texts.push("3-".repeat(10_000));
    texts.push(format!("<6,{}> s", "4,".repeat(10_000)));
    texts.push("4-".repeat(10_000));
    texts.push("z".repeat(100_000));
    texts
}

#[test]
fn a_bad_text_for_a_game_of_sowing_gets_one_line() {
    for text in nasty_sowing() {
        let text = text.as_str();
        let equals = |option: &str| format!("{option}={text}");
        for game in ["kalah", "oware", "congkak"] {
            for args in [
                vec!["moves", game, &equals("--position")],
                vec!["moves", game, &equals("--rules")],
                vec!["play", game, &equals("--rules")],
                vec!["apply", game, "--", text],
            ] {
                let output = vato(&args).output().unwrap();
                if text.trim().is_empty() && args[2].starts_with("--rules") {
                    assert!(output.status.success(), "{args:?}: {output:?}");
                    continue;
                }
                let said = refused(&output);
                assert!(said.len() < 1_000, "{said}");
                assert!(!said.trim_end().contains(char::is_control), "{said:?}");
            }
        }
    }
}

#[test]
fn a_bad_text_anywhere_gets_one_line() {
    for text in nasty() {
        let text = text.as_str();
        let equals = |option: &str| format!("{option}={text}");
        for args in [
            vec!["moves", "fanorona", &equals("--position")],
            vec!["moves", &equals("--rules"), "fanorona"],
            vec!["apply", "fanorona", "--", text],
            vec!["analyse", "fanorona", "--nodes=100", &equals("--moves")],
            vec!["perft", "fanorona", "--", text],
            vec!["match", "fanorona", "--", text, "easy"],
            vec!["moves", "--", text],
            vec!["man", "--", text],
            vec!["serve", &equals("--addr")],
            vec!["play", "fanorona", &equals("--level")],
        ] {
            let output = vato(&args).output().unwrap();
            // Blank rules and blank moves are none at all.
            let blank =
                text.trim().is_empty() && (args[1].starts_with("--rules") || args[0] == "analyse");
            if blank {
                assert!(output.status.success(), "{args:?}: {output:?}");
                continue;
            }
            let said = refused(&output);
            assert!(said.len() < 1_000, "{said}");
            assert!(!said.trim_end().contains(char::is_control), "{said:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_get_one_line() {
    use std::os::unix::ffi::OsStrExt;

    let bad = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    for args in [
        &["moves"][..],
        &["moves", "fanorona", "--position"],
        &["moves", "fanorona", "--rules"],
        &["apply", "fanorona"],
        &["perft", "fanorona"],
        &["match", "fanorona", "easy"],
        &[],
    ] {
        refused(&vato(args).arg(bad).output().unwrap());
    }
}

#[test]
fn a_bad_line_in_play_gets_one_line_and_changes_nothing() {
    bad_lines_change_nothing("fanorona", nasty());
    for game in ["kalah", "oware", "congkak"] {
        bad_lines_change_nothing(game, nasty_sowing());
    }
    let binary: Vec<u8> = (0..=255).cycle().take(50_000).collect();
    for game in ["fanorona", "kalah", "oware", "congkak"] {
        assert!(talk(&["play", game], &binary).status.success());
    }
    assert!(
        talk(&["play", "fanorona"], b"d3-e3A").status.success(),
        "no line end at the end"
    );
}

#[track_caller]
fn bad_lines_change_nothing(game: &str, texts: Vec<String>) {
    let args = ["play", game, "--seed", "1"];
    let greeting = String::from_utf8(talk(&args, b"").stdout).unwrap();
    let twice = String::from_utf8(talk(&args, b"board\n").stdout).unwrap();
    let board = twice.strip_prefix(&greeting).unwrap().to_string();
    for text in texts {
        let text = text.replace(['\n', '\r'], " ");
        let mut typed = text.clone().into_bytes();
        typed.extend(b"\nboard\n");
        let output = talk(&args, &typed);
        assert!(output.status.success(), "{text:?}: {output:?}");
        assert!(output.stderr.is_empty());
        // One more line than without it, and then the same board as before.
        let shown = String::from_utf8(output.stdout).unwrap();
        let answer = shown.strip_suffix(&board).expect(&text);
        let answers = answer.strip_prefix(&greeting).expect(&text).lines().count();
        assert_eq!(answers, usize::from(!text.trim().is_empty()), "{text:?}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for args in [
        &["moves", "fanorona"][..],
        &["perft", "fanorona", "3", "--divide"],
        &["apply", "fanorona"],
        &["analyse", "fanorona", "--depth", "6"],
        &["completions", "bash"],
        &["man"],
        &["--help"],
        &["play", "fanorona"],
    ] {
        let mut child = vato(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{args:?}: {said}");
        assert!(
            !said.contains("panic") && !said.contains("vato:"),
            "{args:?}: {said}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said_and_is_a_failure() {
    for args in [&["moves", "fanorona"][..], &["man"], &["play", "fanorona"]] {
        let full = std::fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = vato(args)
            .stdout(full)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(
            output.stderr.starts_with(b"vato: standard output: "),
            "{args:?}"
        );
    }
}
