use alloc::string::{String, ToString};
use core::fmt;

use super::Record;
use crate::{Notation, Side};

/// The width at which turns are broken into lines, as in PGN's export format.
const WIDTH: usize = 80;

impl<G: Notation> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        let mut turns = Turns { out: f, column: 0 };
        let game = self.line.game();
        let mut comments = self.comments.iter().peekable();
        let mut number_due = true;
        let mut last = None;
        for turn in self.line.turns() {
            let mut word = String::new();
            for at in turn.plies {
                while let Some((_, words)) = comments.next_if(|(after, _)| *after == at) {
                    // A comment within a turn cuts its word in two.
                    turns.word_unless_empty(&mut word)?;
                    turns.comment(words)?;
                    number_due = true;
                }
                let ply = game.ply_text(&self.line.positions()[at], &self.line.plies()[at]);
                if word.is_empty() {
                    number_due |= last == Some(turn.side);
                    let number = turn.number;
                    match turn.side {
                        Side::First => turns.word(&alloc::format!("{number}."))?,
                        Side::Second if number_due => turns.word(&alloc::format!("{number}..."))?,
                        Side::Second => {}
                    }
                    number_due = false;
                } else {
                    word.push('-');
                }
                word.push_str(&ply);
            }
            last = Some(turn.side);
            turns.word_unless_empty(&mut word)?;
        }
        for (_, words) in comments {
            turns.comment(words)?;
        }
        turns.word(&result_text(self.result))?;
        f.write_str("\n")
    }
}

fn result_text(result: Option<crate::GameResult>) -> String {
    result.map_or_else(|| "*".to_string(), |result| result.to_string())
}

impl<G: Notation> Record<G> {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.line.game();
        let usual = ["Event", "Site", "Date"]
            .into_iter()
            .chain(Side::BOTH.map(G::side_tag));
        for name in usual.clone() {
            // PGN's mark for what is not known.
            write_tag(f, name, self.tag(name).unwrap_or("?"))?;
        }
        write_tag(f, "Result", &result_text(self.result))?;
        write_tag(f, "Game", game.name().name())?;
        let rules = game.rules_text();
        if !rules.is_empty() {
            write_tag(f, "Rules", &rules)?;
        }
        if *self.line.start() != game.start() {
            write_tag(f, "FEN", &game.position_text(self.line.start()))?;
        }
        if let Some(termination) = &self.termination {
            write_tag(f, "Termination", &termination.to_string())?;
        }
        for (name, value) in self.tags() {
            if !usual.clone().any(|known| known == name) {
                write_tag(f, name, value)?;
            }
        }
        f.write_str("\n")
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

struct Turns<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    column: usize,
}

impl Turns<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        let width = word.chars().count();
        if self.column > 0 {
            let separator = if self.column + 1 + width > WIDTH {
                "\n"
            } else {
                " "
            };
            self.out.write_str(separator)?;
            self.column = if separator == "\n" {
                0
            } else {
                self.column + 1
            };
        }
        self.column += width;
        self.out.write_str(word)
    }

    /// Writes a word and empties it.
    fn word_unless_empty(&mut self, word: &mut String) -> fmt::Result {
        match core::mem::take(word) {
            word if word.is_empty() => Ok(()),
            word => self.word(&word),
        }
    }

    fn comment(&mut self, words: &str) -> fmt::Result {
        let text = alloc::format!("{{{words}}}");
        text.split(' ').try_for_each(|word| self.word(word))
    }
}
