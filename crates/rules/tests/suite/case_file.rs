//! Reads the case file.
use vato_rules::fanorona::{Fanorona, Position};
use vato_rules::{Game, Notation};

/// One paragraph of `cases/fanorona.txt`.
pub struct Case {
    pub name: String,
    pub game: Fanorona,
    pub position: Position,
    /// What must come out: the keyword and the rest of its line.
    pub answers: Vec<(String, String)>,
}

pub fn cases() -> Vec<Case> {
    include_str!("cases/fanorona.txt")
        .split("\n\n")
        .map(|paragraph| {
            let mut lines = paragraph.trim().lines();
            let name = lines.next().expect("a case has a name").to_string();
            let mut fields: Vec<(String, String)> = lines
                .map(|line| {
                    let (key, value) = line.split_once(' ').unwrap_or((line, ""));
                    (key.to_string(), value.to_string())
                })
                .collect();
            let mut take = |key: &str| {
                let at = fields.iter().position(|(known, _)| known == key)?;
                Some(fields.remove(at).1)
            };
            let game = Fanorona::from_rules(&take("rules").unwrap_or_default())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            let position = take("position").map_or_else(
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
