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
        for (at, position) in self.line.positions().iter().enumerate() {
            while let Some((_, words)) = comments.next_if(|(after, _)| *after == at) {
                turns.comment(words)?;
                number_due = true;
            }
            let Some(ply) = self.line.plies().get(at) else {
                break;
            };
            let (side, number) = (game.side_to_move(position), game.turn_number(position));
            match side {
                Side::First => turns.word(&alloc::format!("{number}."))?,
                Side::Second if number_due => turns.word(&alloc::format!("{number}..."))?,
                Side::Second => {}
            }
            number_due = false;
            turns.word(&game.ply_text(position, ply))?;
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
        write_tag(f, "Game", G::NAME.name())?;
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

    fn comment(&mut self, words: &str) -> fmt::Result {
        let text = alloc::format!("{{{words}}}");
        text.split(' ').try_for_each(|word| self.word(word))
    }
}
