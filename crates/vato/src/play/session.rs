use vato_rules::record::{Record, Termination};
use vato_rules::{Game, Line, Notation, Side};

use super::ending::Ending;
use super::face::{Face, Ply};
use crate::failure::quoted;

/// Who plays which side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum People {
    /// One person, on this side, against the computer.
    One(Side),
    /// Two, who share the terminal.
    Two,
}

impl People {
    /// Whether a person plays this side.
    pub fn play(self, side: Side) -> bool {
        match self {
            People::One(person) => person == side,
            People::Two => true,
        }
    }
}

/// A game between a person and the computer, or between two people, with what was taken back.
#[derive(Clone, Debug)]
pub struct Session<F: Face> {
    line: Line<F::Game>,
    /// What was taken back at a time, the last to be taken back last.
    undone: Vec<Vec<Ply<F>>>,
    people: People,
    ending: Option<Ending>,
    /// The record the game was loaded from, for its tags and comments.
    loaded: Option<Record<F::Game>>,
}

impl<F: Face> Session<F> {
    /// A game from the end of this line.
    pub fn new(line: Line<F::Game>, people: People) -> Self {
        Session {
            line,
            undone: Vec::new(),
            people,
            ending: None,
            loaded: None,
        }
    }

    /// The game of a record, to go on from its end.
    pub fn from_record(record: Record<F::Game>, people: People) -> Self {
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
            ..Session::new(line, people)
        }
    }

    /// The game as a record, with this name for the computer.
    pub fn record(&self, computer: &str) -> Record<F::Game> {
        let mut record = Record::new(self.line.clone());
        if let People::One(person) = self.people {
            record.set_tag(F::Game::side_tag(person), "You");
            record.set_tag(F::Game::side_tag(!person), computer);
        }
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
    pub fn line(&self) -> &Line<F::Game> {
        &self.line
    }

    /// Who plays which side.
    pub fn people(&self) -> People {
        self.people
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

    /// Whether both sides choose now, neither seeing the other's choice.
    pub fn both_choose(&self) -> bool {
        !self.is_over() && F::both_choose(self.line.position())
    }

    /// Whether the computer is to move, and it alone.
    pub fn computer_to_move(&self) -> bool {
        !self.is_over() && !self.both_choose() && !self.people.play(self.to_move())
    }

    /// The plies of what a person typed: one, or those of a whole turn.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn read(&self, text: &str) -> Result<Vec<Ply<F>>, String> {
        let mut line = self.line.clone();
        let words = line.game().words().split(text);
        let one = words.len() == 1;
        for (at, word) in words.into_iter().enumerate() {
            if at > 0 && !self.may_go_on(&line) {
                return Err(format!(
                    "turn: {} goes on when the turn is over; type each turn on a line of its own",
                    quoted(text)
                ));
            }
            let (game, position) = (line.game(), line.position());
            // Several plies at once have to be written as they are, so that no other
            // word that is typed, such as `feed`, happens to be turns of both sides.
            let ply = match one {
                true => game.parse_ply(position, &F::typed(word, game.side_to_move(position))),
                false => game.parse_ply(position, word),
            };
            line.push(ply.map_err(|error| error.to_string())?);
        }
        Ok(line.plies()[self.line.plies().len()..].to_vec())
    }

    /// Whether the words of one line may go on here, which was reached by some of them.
    fn may_go_on(&self, line: &Line<F::Game>) -> bool {
        let same_turn = line.turn_goes_on() || line.game().words() != vato_rules::Words::Turns;
        line.outcome().is_none()
            && same_turn
            && !F::both_choose(line.position())
            && self.people.play(line.game().side_to_move(line.position()))
    }

    /// Plays a legal ply. What was taken back is forgotten.
    pub fn play(&mut self, ply: Ply<F>) {
        self.undone.clear();
        self.line.push(ply);
    }

    /// A side gives up.
    pub fn resign(&mut self, side: Side) {
        self.ending = Some(Ending::resigned(side));
    }

    /// Takes back a resignation, or whole turns until a person's turn has not begun
    /// yet. Whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.ending.take().is_some() {
            return true;
        }
        let turns = self.line.turns();
        let persons = turns.iter().rev().find(|turn| {
            let start = &self.line.positions()[turn.plies.start];
            self.people.play(turn.side) || F::both_choose(start)
        });
        let Some(back_to) = persons.map(|turn| turn.plies.start) else {
            return false;
        };
        let mut taken = Vec::new();
        while self.line.plies().len() > back_to {
            taken.extend(self.line.pop());
        }
        taken.reverse();
        self.undone.push(taken);
        true
    }

    /// Plays again what the last `undo` took back. Whether there was anything.
    pub fn redo(&mut self) -> bool {
        let Some(taken) = self.undone.pop() else {
            return false;
        };
        for ply in taken {
            self.line.push(ply);
        }
        true
    }
}
