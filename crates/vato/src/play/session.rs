use vato_rules::fanorona::{Fanorona, Turn};
use vato_rules::record::{Record, Termination};
use vato_rules::{Game, GameResult, Line, Notation, Side};

/// How a game ended that no rule has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// Who has won.
    pub result: GameResult,
    /// Why, when that is known.
    pub why: Option<Termination>,
}

/// A game between a person and the computer, with what was taken back.
#[derive(Clone, Debug)]
pub struct Session {
    line: Line<Fanorona>,
    /// Turns taken back, the next one to play again last.
    undone: Vec<Turn>,
    person: Side,
    ending: Option<Ending>,
    /// The record the game was loaded from, for its tags and comments.
    loaded: Option<Record<Fanorona>>,
}

impl Session {
    /// A game from the end of this line, in which a person plays one side.
    pub fn new(line: Line<Fanorona>, person: Side) -> Self {
        Session {
            line,
            undone: Vec::new(),
            person,
            ending: None,
            loaded: None,
        }
    }

    /// The game of a record, in which a person plays one side from here on.
    pub fn from_record(record: Record<Fanorona>, person: Side) -> Self {
        let line = record.line().clone();
        let ending = match (line.outcome(), record.result()) {
            (None, Some(result)) => Some(Ending {
                result,
                why: record.termination().cloned(),
            }),
            _ => None,
        };
        Session {
            ending,
            loaded: Some(record),
            ..Session::new(line, person)
        }
    }

    /// The game as a record, with this name for the computer.
    pub fn record(&self, computer: &str) -> Record<Fanorona> {
        let mut record = Record::new(self.line.clone());
        record.set_tag(Fanorona::side_tag(self.person), "You");
        record.set_tag(Fanorona::side_tag(!self.person), computer);
        if let Some(loaded) = &self.loaded {
            for (name, value) in loaded.tags() {
                record.set_tag(name, value);
            }
            let (ours, theirs) = (self.line.plies(), loaded.line().plies());
            let common = ours.iter().zip(theirs).take_while(|(a, b)| a == b).count();
            for (at, words) in loaded.comments().filter(|(at, _)| *at <= common) {
                record.add_comment(at, words);
            }
        }
        if let Some(ending) = &self.ending {
            let unknown = || Termination::Other(String::new());
            record.ended(ending.result, ending.why.clone().unwrap_or_else(unknown));
        }
        record
    }

    /// What has been played.
    pub fn line(&self) -> &Line<Fanorona> {
        &self.line
    }

    /// The side the person plays.
    pub fn person(&self) -> Side {
        self.person
    }

    /// How the game ended, when no rule has ended it.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Whether nothing more can be played.
    pub fn is_over(&self) -> bool {
        self.ending.is_some() || self.line.outcome().is_some()
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Side {
        self.line.game().side_to_move(self.line.position())
    }

    /// Whether the computer is to move.
    pub fn computer_to_move(&self) -> bool {
        !self.is_over() && self.to_move() != self.person
    }

    /// Plays a legal turn. What was taken back is forgotten.
    pub fn play(&mut self, turn: Turn) {
        self.undone.clear();
        self.line.push(turn);
    }

    /// The person gives up.
    pub fn resign(&mut self) {
        self.ending = Some(Ending {
            result: GameResult::Win(!self.person),
            why: Some(Termination::Resignation),
        });
    }

    /// Takes back a resignation, or turns until the person is to move again.
    /// Whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.ending.take().is_some() {
            return true;
        }
        let side_after = |plies: &usize| self.line.position_after(*plies).map(|p| p.side());
        let back_to = (0..self.line.plies().len())
            .rev()
            .find(|plies| side_after(plies) == Some(self.person));
        let Some(back_to) = back_to else {
            return false;
        };
        while self.line.plies().len() > back_to {
            self.undone.extend(self.line.pop());
        }
        true
    }

    /// Plays again what was taken back, until the person is to move. Whether
    /// there was anything.
    pub fn redo(&mut self) -> bool {
        if self.undone.is_empty() {
            return false;
        }
        while let Some(turn) = self.undone.pop() {
            self.line.push(turn);
            if self.to_move() == self.person {
                break;
            }
        }
        true
    }
}
