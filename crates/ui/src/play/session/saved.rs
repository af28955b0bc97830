//! A session as text, for the browser's storage.
//!
//! One line a fact, `key value`, in the notation of the rules, so that a saved
//! game can be read, mailed in a bug report, and outlives changes of the code:
//!
//! ```text
//! vato session 1
//! rules board=5x5
//! start BBBBB/BBBBB/BW1BW/WWWWW/WWWWW w 0 1
//! turns c2-c3A b4-b3W
//! chain d2-d3A
//! redo
//! opponent easy white
//! seed 42
//! ```
//!
//! `game` is the game's name; it is left out for Fanorona, whose games were kept
//! before there were others. `turns` are plies, `chain` is the beginning of the
//! next one, `redo` those taken back, the first to come again first; `offer SIDE` is a draw on offer, `ended`
//! is `agreed`, `resigned SIDE` or `recorded RESULT`. Lines without a value may be left out.

use vato_rules::any::GameName;
use vato_rules::{GameResult, Line, Side};

use super::{Ending, Opponent, Playable, Session};

/// The first line, with the version of the form.
const HEADER: &str = "vato session 1";

/// Far more than a game of ten thousand turns.
const MAX_LEN: usize = 400_000;

/// A saved session that cannot be read: not from this program, or changed since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The line that is wrong, from 1; 0 when a line is missing.
    pub line: usize,
}

impl<G: Playable> Session<G> {
    /// The whole state as text; [`restore`](Session::restore) gives it back, but
    /// for what lasts only a moment: a chosen stone, an open question, advice
    /// and a look at an earlier position.
    pub fn save(&self) -> String {
        let game = self.game();
        let mut text = String::from(HEADER);
        let mut add = |key: &str, value: &str| {
            if !value.is_empty() {
                for part in ["\n", key, " ", value] {
                    text.push_str(part);
                }
            }
        };
        if game.name() != GameName::Fanorona {
            add("game", game.name().name());
        }
        add("rules", &game.rules_text());
        add("start", &game.position_text(self.line.start()));
        add("turns", &texts(&self.line, 0));
        add("chain", &G::hand_text(self));
        if !self.redo.is_empty() {
            let mut later = self.line.clone();
            for ply in self.redo.iter().rev() {
                later.push(*ply);
            }
            add("redo", &texts(&later, self.line.plies().len()));
        }
        match self.opponent {
            Opponent::Computer { level, human } => {
                add("opponent", &[level.name(), G::side_word(human)].join(" "));
            }
            Opponent::TwoOnDevice => add("opponent", "person"),
        }
        add("seed", &self.seed.to_string());
        if let Some(side) = self.draw_offer {
            add("offer", G::side_word(side));
        }
        match self.agreed {
            Some(Ending::Resigned(side)) => {
                add("ended", &["resigned", G::side_word(side)].join(" "));
            }
            Some(Ending::Agreed) => add("ended", "agreed"),
            Some(Ending::Recorded(result)) => {
                add("ended", &["recorded", &result.to_string()].join(" "));
            }
            Some(Ending::Rules(_)) | None => {}
        }
        text
    }

    /// Reads what [`save`](Session::save) wrote.
    ///
    /// # Errors
    /// The text is damaged in any way: nothing of it is used then.
    pub fn restore(text: &str) -> Result<Self, Damaged> {
        if text.len() > MAX_LEN {
            return Err(Damaged { line: 1 });
        }
        let saved = Saved::read(text)?;
        let (line, name) = saved.get("game").unwrap_or((1, "fanorona"));
        let game = name.parse().ok().and_then(G::usual);
        let game = game.ok_or(Damaged { line })?;
        let (line, rules) = saved.get("rules").unwrap_or_default();
        let game = game.with_rules(rules).map_err(|_| Damaged { line })?;
        let start = saved
            .get("start")
            .map(|(line, value)| game.parse_position(value).map_err(|_| Damaged { line }))
            .transpose()?
            .ok_or(Damaged { line: 0 })?;
        let (at, value) = saved.get("opponent").ok_or(Damaged { line: 0 })?;
        let opponent = opponent_named::<G>(value).ok_or(Damaged { line: at })?;
        let seed = saved.parsed("seed")?.ok_or(Damaged { line: 0 })?;

        let mut line = Line::new(game, start);
        saved.play("turns", &mut line)?;
        let mut later = line.clone();
        saved.play("redo", &mut later)?;
        let redo = later.plies()[line.plies().len()..].to_vec();

        let mut session = Session::at_start(line, opponent, seed);
        session.redo = redo.into_iter().rev().collect();
        if let Some((at, value)) = saved.get("ended") {
            session.agreed = (session.ending().is_none())
                .then(|| ending_named::<G>(value))
                .flatten();
            session.agreed.ok_or(Damaged { line: at })?;
        }
        if let Some((at, value)) = saved.get("offer") {
            session.draw_offer = side_named::<G>(value).filter(|_| session.can_offer_draw());
            session.draw_offer.ok_or(Damaged { line: at })?;
        }
        if let Some((at, value)) = saved.get("chain") {
            // Only a person's input is kept, and a whole ply would have been played.
            let hand = G::read_hand(&session, value).filter(|_| session.human_to_move());
            session.hand = hand.ok_or(Damaged { line: at })?;
        }
        Ok(session)
    }
}

/// The plies of a line after the first `from`, in notation.
fn texts<G: Playable>(line: &Line<G>, from: usize) -> String {
    let plies = line.positions().iter().zip(line.plies()).skip(from);
    let texts = plies.map(|(before, ply)| line.game().ply_text(before, ply));
    texts.collect::<Vec<_>>().join(" ")
}

/// The lines of a saved session by their keys.
struct Saved<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Saved<'a> {
    const KEYS: [&'static str; 10] = [
        "game", "rules", "start", "turns", "chain", "redo", "opponent", "seed", "offer", "ended",
    ];

    fn read(text: &'a str) -> Result<Self, Damaged> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Err(Damaged { line: 1 });
        }
        let mut saved: Vec<(&str, &str)> = Vec::new();
        for line in lines {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let known = Self::KEYS.contains(&key) && !saved.iter().any(|(other, _)| *other == key);
            if !known {
                return Err(Damaged {
                    line: saved.len() + 2,
                });
            }
            saved.push((key, value));
        }
        Ok(Self(saved))
    }

    /// The value of a key and the line it stands on.
    fn get(&self, key: &str) -> Option<(usize, &'a str)> {
        let mut lines = self.0.iter().enumerate();
        lines
            .find(|(_, (other, value))| *other == key && !value.is_empty())
            .map(|(at, (_, value))| (at + 2, *value))
    }

    fn parsed<T: std::str::FromStr>(&self, key: &str) -> Result<Option<T>, Damaged> {
        self.get(key)
            .map(|(line, value)| value.parse().map_err(|_| Damaged { line }))
            .transpose()
    }

    /// Plays the plies of a key.
    fn play<G: Playable>(&self, key: &str, line: &mut Line<G>) -> Result<(), Damaged> {
        let Some((at, value)) = self.get(key) else {
            return Ok(());
        };
        for text in value.split(' ') {
            let ply = line.game().parse_ply(line.position(), text);
            match ply {
                Ok(ply) if line.outcome().is_none() => line.push(ply),
                _ => return Err(Damaged { line: at }),
            }
        }
        Ok(())
    }
}

fn side_named<G: Playable>(name: &str) -> Option<Side> {
    Side::BOTH
        .into_iter()
        .find(|side| G::side_word(*side) == name)
}

fn opponent_named<G: Playable>(text: &str) -> Option<Opponent> {
    if text == "person" {
        return Some(Opponent::TwoOnDevice);
    }
    let (level, human) = text.split_once(' ')?;
    Some(Opponent::Computer {
        level: level.parse().ok()?,
        human: side_named::<G>(human)?,
    })
}

fn ending_named<G: Playable>(text: &str) -> Option<Ending> {
    match text.split_once(' ') {
        Some(("resigned", side)) => side_named::<G>(side).map(Ending::Resigned),
        Some(("recorded", "1-0")) => Some(Ending::Recorded(GameResult::Win(Side::First))),
        Some(("recorded", "0-1")) => Some(Ending::Recorded(GameResult::Win(Side::Second))),
        Some(("recorded", "1/2-1/2")) => Some(Ending::Recorded(GameResult::Draw)),
        None if text == "agreed" => Some(Ending::Agreed),
        _ => None,
    }
}
