//! Reads the case files.
use vato_rules::fanorona::{Fanorona, Position};
use vato_rules::{Game, Notation};

/// One paragraph of a case file.
pub struct Paragraph {
    pub name: String,
    /// The lines after the name: a keyword and the rest.
    pub fields: Vec<(String, String)>,
}

impl Paragraph {
    /// Takes out the first line with this keyword.
    pub fn take(&mut self, key: &str) -> Option<String> {
        let at = self.fields.iter().position(|(known, _)| known == key)?;
        Some(self.fields.remove(at).1)
    }
}

/// The paragraphs of a case file.
pub fn paragraphs(file: &str) -> impl Iterator<Item = Paragraph> {
    file.split("\n\n").map(|paragraph| {
        let mut lines = paragraph.trim().lines();
        let name = lines.next().expect("a case has a name").to_string();
        let fields: Vec<(String, String)> = lines
            .map(|line| {
                let (key, value) = line.split_once(' ').unwrap_or((line, ""));
                (key.to_string(), value.to_string())
            })
            .collect();
        Paragraph { name, fields }
    })
}

/// One paragraph of `cases/fanorona.txt`.
pub struct Case {
    pub name: String,
    pub game: Fanorona,
    pub position: Position,
    /// What must come out: the keyword and the rest of its line.
    pub answers: Vec<(String, String)>,
}

pub fn cases() -> Vec<Case> {
    paragraphs(include_str!("cases/fanorona.txt"))
        .map(|mut paragraph| {
            let rules = paragraph.take("rules").unwrap_or_default();
            let position = paragraph.take("position");
            let Paragraph { name, fields } = paragraph;
            let game =
                Fanorona::from_rules(&rules).unwrap_or_else(|error| panic!("{name}: {error}"));
            let position = position.map_or_else(
                || game.start(),
                |text| {
                    game.parse_position(&text)
                        .unwrap_or_else(|error| panic!("{name}: {error}"))
                },
            );
            assert!(!fields.is_empty(), "{name}: asks nothing");
            Case {
                name,
                game,
                position,
                answers: fields,
            }
        })
        .collect()
}
