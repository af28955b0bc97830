use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

use super::scan::{Piece, Scanner};
use super::{MAX_LEN, MAX_PLIES, Problem, Record, RecordError, Termination};
use crate::{GameResult, Line, Notation, Outcome, Side, Words};

impl<G: Notation> Record<G> {
    /// Reads a record; see [`parse_as`](Record::parse_as).
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn parse(text: &str) -> Result<Self, RecordError<G>>
    where
        G: Default,
    {
        Self::parse_as(&G::default(), text)
    }

    /// Reads a record of the same game as this one, whose options do not matter.
    ///
    /// Any tag may be missing, unknown tags are kept. Turns may be numbered or
    /// not (the numbers are not compared), and stand on lines of any length; marks such as `!?` or `$1` behind a
    /// turn are passed over. The result may be missing.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn parse_as(game: &G, text: &str) -> Result<Self, RecordError<G>> {
        let mut scanner = Scanner::new(text);
        if text.len() > MAX_LEN {
            return Err(scanner.error(Problem::TooLong));
        }
        if text.trim().is_empty() {
            return Err(scanner.error(Problem::Empty));
        }
        let tags = Tags::read(game, &mut scanner)?;
        let line = Line::new(tags.game, tags.start);
        let mut reader = Reader {
            scanner,
            record: Record {
                tags: tags.others,
                comments: Vec::new(),
                result: None,
                termination: None,
                line,
            },
            outcome: None,
            result: None,
        };
        reader.outcome = reader.record.line.outcome();
        while let Some(piece) = reader.scanner.piece() {
            match piece? {
                Piece::Comment(words) => {
                    let plies = reader.record.line.plies().len();
                    reader.record.add_comment(plies, words);
                }
                Piece::Word(word) => reader.word(word)?,
            }
        }
        reader.finish(tags.result, tags.termination)
    }
}

/// What the tags say.
struct Tags<G: Notation> {
    game: G,
    start: G::Position,
    result: Option<Option<GameResult>>,
    termination: Option<Termination>,
    others: Vec<(String, String)>,
}

impl<G: Notation> Tags<G> {
    fn read(usual: &G, scanner: &mut Scanner<'_>) -> Result<Self, RecordError<G>> {
        let mut tags: Vec<(&str, String, usize)> = Vec::new();
        let mut names = BTreeSet::new();
        while let Some(tag) = {
            let tag = scanner.tag();
            tag.map(|tag| tag.map(|tag| (tag, scanner.line)))
        } {
            let ((name, value), line) = tag?;
            if !names.insert(name) {
                let name = name.to_owned();
                return Err(scanner.error(Problem::TagTwice { name }));
            }
            tags.push((name, super::single_line(&without_backslashes(value)), line));
        }
        let mut own = |name: &str| {
            let at = tags.iter().position(|(known, ..)| *known == name)?;
            let (_, value, line) = tags.remove(at);
            Some((value, line))
        };
        let at = |line, problem| RecordError { line, problem };
        if let Some((found, line)) = own("Game")
            && !found.eq_ignore_ascii_case(usual.name().name())
        {
            let want = usual.name();
            return Err(at(line, Problem::OtherGame { found, want }));
        }
        let (rules, line) = own("Rules").unwrap_or_default();
        let game = usual
            .with_rules(&rules)
            .map_err(|error| at(line, Problem::Rules(error)))?;
        let start = match own("FEN") {
            None => game.start(),
            Some((text, line)) => game
                .parse_position(&text)
                .map_err(|error| at(line, Problem::Position(error)))?,
        };
        let result = match own("Result") {
            None => None,
            Some((found, line)) => match result_named(&found) {
                None => return Err(at(line, Problem::Result { found })),
                result => result,
            },
        };
        let termination = own("Termination")
            .filter(|(words, _)| !words.is_empty())
            .map(|(words, _)| Termination::named(&words));
        let others = tags.into_iter();
        Ok(Tags {
            game,
            start,
            result,
            termination,
            others: others
                .map(|(name, value, _)| (name.to_owned(), value))
                .collect(),
        })
    }
}

struct Reader<'a, G: Notation> {
    scanner: Scanner<'a>,
    record: Record<G>,
    /// How the game has ended by its rules.
    outcome: Option<Outcome>,
    /// The result after the turns, once it has been read.
    result: Option<Option<GameResult>>,
}

impl<G: Notation> Reader<'_, G> {
    fn word(&mut self, word: &str) -> Result<(), RecordError<G>> {
        let text = || word.to_owned();
        if self.result.is_some() {
            return Err(self.scanner.error(Problem::AfterResult { text: text() }));
        }
        if let Some(result) = result_named(word) {
            self.result = Some(result);
            return Ok(());
        }
        let words = self.record.line.game().words();
        let plies = word.trim_end_matches(['!', '?']);
        if plies.is_empty() || plies.starts_with('$') || is_number(word, words) {
            return Ok(());
        }
        for (at, ply) in words.split(plies).into_iter().enumerate() {
            if let Some(outcome) = self.outcome {
                let text = text();
                return Err(self.scanner.error(Problem::Over { text, outcome }));
            }
            let line = &self.record.line;
            if line.plies().len() == MAX_PLIES {
                return Err(self.scanner.error(Problem::TooManyPlies));
            }
            if at > 0 && words == Words::Turns && !line.turn_goes_on() {
                return Err(self.scanner.error(Problem::TurnOver { text: text() }));
            }
            let ply = line
                .game()
                .parse_ply(line.position(), ply)
                .map_err(|error| {
                    let (number, side) = line.coming_turn();
                    self.scanner.error(Problem::Ply {
                        number,
                        side,
                        text: text(),
                        error,
                    })
                })?;
            self.record.line.push(ply);
            self.outcome = self.record.line.outcome();
        }
        Ok(())
    }

    /// What the rules say comes first, then the result after the turns, then the tag.
    fn finish(
        mut self,
        tag: Option<Option<GameResult>>,
        termination: Option<Termination>,
    ) -> Result<Record<G>, RecordError<G>> {
        // `*` says nothing that could be contradicted.
        let mut said = [self.result, tag].into_iter().filter_map(Option::flatten);
        let result = match (self.outcome, said.next()) {
            (Some(outcome), _) => Some(outcome.result),
            (None, result) => result,
        };
        if let Some(want) = result {
            for found in [self.result, tag].into_iter().flatten() {
                if found.is_some() && found != Some(want) {
                    return Err(self.scanner.error(Problem::OtherResult { found, want }));
                }
            }
        }
        self.record.result = result;
        self.record.termination = match self.outcome {
            Some(outcome) => Some(Termination::Rule(outcome.reason)),
            None => termination,
        };
        Ok(self.record)
    }
}

/// The result with this text: `Some(None)` for `*`.
fn result_named(text: &str) -> Option<Option<GameResult>> {
    match text {
        "1-0" => Some(Some(GameResult::Win(Side::First))),
        "0-1" => Some(Some(GameResult::Win(Side::Second))),
        "1/2-1/2" => Some(Some(GameResult::Draw)),
        "*" => Some(None),
        _ => None,
    }
}

/// Whether a word is a turn number such as `12.` or `12...`.
fn is_number(word: &str, words: Words) -> bool {
    let digits = word.trim_end_matches('.');
    let dotted = digits.len() < word.len() || words != Words::Turns;
    dotted && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn without_backslashes(value: &str) -> String {
    let mut chars = value.chars();
    let mut plain = String::new();
    while let Some(c) = chars.next() {
        plain.push(if c == '\\' {
            chars.next().unwrap_or(c)
        } else {
            c
        });
    }
    plain
}
