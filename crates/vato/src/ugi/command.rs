//! What a line asks for, before anybody looks at whether it can be done.

use std::time::Duration;

use vato_engine::score::MAX_PLY;

use crate::failure::quoted;

/// A command.
#[derive(Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// `ugi` or `uci`: who the engine is and which options it has.
    Hello(&'static str),
    /// `isready`.
    IsReady,
    /// `uginewgame`.
    NewGame,
    /// `setoption`.
    SetOption {
        /// After `name`.
        name: &'a str,
        /// After `value`; empty without one.
        value: &'a str,
    },
    /// `position`.
    Position {
        /// After `fen`; `None` for the start.
        fen: Option<&'a str>,
        /// After `moves`.
        plies: &'a str,
    },
    /// `go`.
    Go(Go),
    /// `stop`.
    Stop,
    /// `query`.
    Query(Query),
    /// `quit`.
    Quit,
}

/// What is asked about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Whether the first side is to move.
    FirstToMove,
    /// Whether the game is over.
    GameOver,
    /// How it has ended.
    Result,
}

/// When a search is to end. With nothing given it goes on until `stop`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time for this ply.
    pub time: Option<Duration>,
    /// Time left on the clock of each side, the first side's first.
    pub clock: [Option<Duration>; 2],
    /// What each side's clock gains with every ply.
    pub increment: [Duration; 2],
    /// Whether the answer waits for `stop`, whatever else is given.
    pub infinite: bool,
}

impl Go {
    /// Whether nothing but `stop` ends the search.
    pub fn waits_for_stop(&self) -> bool {
        let limited = self.depth.is_some()
            || self.nodes.is_some()
            || self.time.is_some()
            || self.clock.iter().any(Option::is_some);
        self.infinite || !limited
    }
}

/// The commands, for whoever mistypes one.
const COMMANDS: &str = "ugi, uci, isready, uginewgame, setoption, position, go, stop, query, quit";

/// Reads a line; `None` when nothing stands on it. The error is the sentence for whoever
/// wrote it.
pub fn read(line: &str) -> Result<Option<Command<'_>>, String> {
    let line = line.trim();
    let (word, rest) = first_word(line);
    let alone = |command| match rest {
        "" => Ok(Some(command)),
        _ => Err(format!(
            "{word}: nothing comes after it, found {}",
            quoted(rest)
        )),
    };
    match word {
        "" => Ok(None),
        "ugi" => alone(Command::Hello("ugiok")),
        "uci" => alone(Command::Hello("uciok")),
        "isready" => alone(Command::IsReady),
        "uginewgame" | "ucinewgame" => alone(Command::NewGame),
        "stop" => alone(Command::Stop),
        "quit" => alone(Command::Quit),
        "setoption" => set_option(rest).map(Some),
        "position" => position(rest).map(Some),
        "go" => go(rest).map(|go| Some(Command::Go(go))),
        "query" => query(rest).map(|query| Some(Command::Query(query))),
        _ => Err(format!(
            "there is no command {}; commands: {COMMANDS}",
            quoted(word)
        )),
    }
}

/// The first word and what follows it, without the space between.
fn first_word(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}

/// What stands before and after a word of the text; `None` without the word.
fn around<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let mut at = 0;
    while let Some(found) = text[at..].find(word) {
        let (start, end) = (at + found, at + found + word.len());
        let (before, after) = (&text[..start], &text[end..]);
        let apart = |c: Option<char>| c.is_none_or(char::is_whitespace);
        if apart(before.chars().next_back()) && apart(after.chars().next()) {
            return Some((before.trim(), after.trim()));
        }
        at = end;
    }
    None
}

fn set_option(rest: &str) -> Result<Command<'_>, String> {
    let expected = || String::from("setoption: write it as setoption name NAME value VALUE");
    let (word, rest) = first_word(rest);
    if word != "name" || rest.is_empty() {
        return Err(expected());
    }
    let (name, value) = around(rest, "value").unwrap_or((rest, ""));
    match name {
        "" => Err(expected()),
        _ => Ok(Command::SetOption { name, value }),
    }
}

fn position(rest: &str) -> Result<Command<'_>, String> {
    let (place, plies) = around(rest, "moves").unwrap_or((rest, ""));
    let fen = match first_word(place) {
        ("", _) | ("startpos", "") => None,
        ("startpos", more) => {
            return Err(format!(
                "position: after startpos come moves, found {}",
                quoted(more)
            ));
        }
        ("fen", "") => return Err(String::from("position: after fen comes the position")),
        ("fen", text) => Some(text),
        (word, _) => {
            return Err(format!(
                "position: begin with startpos or fen, found {}",
                quoted(word)
            ));
        }
    };
    Ok(Command::Position { fen, plies })
}

fn query(rest: &str) -> Result<Query, String> {
    match rest {
        "p1turn" => Ok(Query::FirstToMove),
        "gameover" => Ok(Query::GameOver),
        "result" => Ok(Query::Result),
        _ => Err(format!(
            "query: ask for p1turn, gameover or result, found {}",
            quoted(rest)
        )),
    }
}

fn go(rest: &str) -> Result<Go, String> {
    let mut go = Go::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        let mut number = |least, most| {
            let found = words.next();
            let number = found.and_then(|text| text.parse::<u64>().ok());
            number
                .filter(|number| (least..=most).contains(number))
                .ok_or_else(|| {
                    format!(
                        "go: {word} needs a whole number from {least} to {most}, found {}",
                        found.map_or_else(|| String::from("nothing"), quoted)
                    )
                })
        };
        match word {
            "infinite" => go.infinite = true,
            // To look nowhere is no way to find a ply.
            "depth" => go.depth = Some(number(0, MAX_PLY.into())?.max(1) as u32),
            "nodes" => go.nodes = Some(number(1, u64::MAX)?),
            "movetime" => go.time = Some(Duration::from_millis(number(1, DAY)?)),
            "p1time" | "wtime" => go.clock[0] = Some(clock(words.next(), word)?),
            "p2time" | "btime" => go.clock[1] = Some(clock(words.next(), word)?),
            "p1inc" | "winc" => go.increment[0] = clock(words.next(), word)?,
            "p2inc" | "binc" => go.increment[1] = clock(words.next(), word)?,
            _ => {
                return Err(format!(
                    "go: there is no limit {}; limits: depth, nodes, movetime, p1time, p2time, \
                     p1inc, p2inc, infinite",
                    quoted(word)
                ));
            }
        }
    }
    Ok(go)
}

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The milliseconds of a clock. One that has run out can be below zero.
fn clock(found: Option<&str>, word: &str) -> Result<Duration, String> {
    let number = found.and_then(|text| text.parse::<i64>().ok());
    number
        .map(|number| Duration::from_millis(number.max(0) as u64))
        .ok_or_else(|| {
            format!(
                "go: {word} needs a whole number of milliseconds, found {}",
                found.map_or_else(|| String::from("nothing"), quoted)
            )
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(line: &str) -> String {
        read(line).unwrap_err()
    }

    #[test]
    fn every_command_is_read() {
        assert_eq!(read("  \t"), Ok(None));
        assert_eq!(read("ugi"), Ok(Some(Command::Hello("ugiok"))));
        assert_eq!(read(" uci\r"), Ok(Some(Command::Hello("uciok"))));
        assert_eq!(read("ucinewgame"), Ok(Some(Command::NewGame)));
        assert_eq!(
            read("query  gameover"),
            Ok(Some(Command::Query(Query::GameOver)))
        );
        assert!(refused("fly me").starts_with("there is no command 'fly'; commands: ugi"));
        assert!(refused("stop it").contains("'it'"));
        assert!(refused("query p2turn").contains("p1turn"));
    }

    #[test]
    fn positions_keep_their_spaces() {
        let position = |fen, plies| Ok(Some(Command::Position { fen, plies }));
        assert_eq!(read("position startpos"), position(None, ""));
        assert_eq!(read("position"), position(None, ""));
        assert_eq!(read("position moves 3 6"), position(None, "3 6"));
        assert_eq!(
            read("position fen 9/9/W1B6/9/9 w 0 1 moves a3-b3A"),
            position(Some("9/9/W1B6/9/9 w 0 1"), "a3-b3A")
        );
        assert!(refused("position fen").contains("after fen"));
        assert!(refused("position fen moves 3").contains("after fen"));
        assert!(refused("position 9/9/W1B6/9/9 w").contains("startpos or fen"));
        assert!(refused("position startpos 3 6").contains("'3 6'"));
    }

    #[test]
    fn options_may_have_spaces_and_no_value() {
        let set = |name, value| Ok(Some(Command::SetOption { name, value }));
        assert_eq!(read("setoption name Hash value 16"), set("Hash", "16"));
        assert_eq!(
            read("setoption name Table Path  value /a b/values"),
            set("Table Path", "/a b/values")
        );
        assert_eq!(read("setoption name Clear"), set("Clear", ""));
        assert_eq!(read("setoption name Rules value"), set("Rules", ""));
        for line in ["setoption", "setoption Hash 16", "setoption name value 3"] {
            assert!(refused(line).contains("setoption name NAME"), "{line}");
        }
    }

    #[test]
    fn limits_of_every_kind_are_read() {
        let limits = |line| match read(line) {
            Ok(Some(Command::Go(go))) => go,
            other => panic!("{line}: {other:?}"),
        };
        assert!(limits("go").waits_for_stop());
        assert!(limits("go depth 3 infinite").waits_for_stop());
        let go = limits("go depth 7 nodes 100 movetime 30");
        assert_eq!((go.depth, go.nodes), (Some(7), Some(100)));
        assert_eq!(go.time, Some(Duration::from_millis(30)));
        assert!(!go.waits_for_stop());
        let go = limits("go p1time 60000 p2time -20 p1inc 100 binc 200");
        assert_eq!(
            go.clock,
            [60_000, 0].map(|ms| Some(Duration::from_millis(ms)))
        );
        assert_eq!(go.increment, [100, 200].map(Duration::from_millis));
        for (line, said) in [
            ("go depth", "found nothing"),
            ("go depth 1.5", "from 0 to 120"),
            ("go depth 121", "'121'"),
            ("go nodes -1", "'-1'"),
            ("go nodes 99999999999999999999", "18446744073709551615"),
            ("go movetime soon", "'soon'"),
            ("go p1time", "milliseconds"),
            ("go fast", "limits: depth"),
        ] {
            assert!(refused(line).contains(said), "{line}: {}", refused(line));
        }
    }
}
