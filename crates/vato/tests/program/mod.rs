//! The program as others see it: arguments in, text and an exit code out.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program with these arguments.
pub fn vato(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vato"));
    command.args(args).stdin(Stdio::null());
    command
}

/// Runs it with this text on standard input.
pub fn talk(args: &[&str], typed: &[u8]) -> Output {
    let mut child = vato(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed = typed.to_vec();
    // In a thread of its own, since neither side may wait for the other's pipe.
    let writer = std::thread::spawn(move || {
        // A program that has ended early closes the pipe, which its output will show.
        let _ = stdin.write_all(&typed);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What it prints with these arguments; it has to succeed.
#[track_caller]
pub fn printed(args: &[&str]) -> String {
    let output = vato(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line of an error: exit code 2 and nothing on standard output.
#[track_caller]
pub fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(said.starts_with("vato: ") && said.ends_with('\n'), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

/// A game in the terminal whose chance is the same each time.
pub const PLAY: [&str; 4] = ["play", "fanorona", "--seed", "1"];

/// Everything that is said when these lines are typed.
#[track_caller]
pub fn said(options: &[&str], typed: &str) -> String {
    said_to(&[&PLAY[..], options].concat(), typed)
}

/// Everything that is said when two people play this game and type these lines.
#[track_caller]
pub fn said_between_two(game: &str, options: &[&str], typed: &str) -> String {
    said_to(
        &[&["play", game, "--side", "both"], options].concat(),
        typed,
    )
}

#[track_caller]
pub fn said_to(args: &[&str], typed: &str) -> String {
    let output = talk(args, typed.as_bytes());
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The boards that were drawn, each with the names of its points or houses.
pub fn boards(said: &str) -> Vec<String> {
    let paragraphs = said.split("\n\n");
    paragraphs
        .filter(|text| text.contains("---"))
        .map(String::from)
        .collect()
}

/// The lines that tell what was played and what the players should know, without the first score.
pub fn story(said: &str) -> Vec<&str> {
    let told = said.lines().filter(|line| {
        line.ends_with('.') && !line.starts_with("Turn ") && !line.starts_with("Two people")
    });
    told.collect()
}
