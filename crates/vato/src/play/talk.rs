use std::io::{self, BufRead, Write};

use vato_rules::record::Record;
use vato_rules::{Game, Line, Notation, Side};

use super::computer::Computer;
use super::face::{self, Face, Ply};
use super::file::{self, SaveError};
use super::input::{Input, Typed};
use super::order::{ORDERS, Order};
use super::reasons;
use super::session::{People, Session};
use crate::failure::one_line;

/// A game in the terminal: what is typed comes in, what is seen goes out.
#[derive(Debug)]
pub struct Talk<F: Face, R, W> {
    input: Input<R>,
    out: W,
    session: Session<F>,
    computer: Computer,
    /// Where `new` begins.
    start: Line<F::Game>,
    flipped: bool,
    /// What one side has chosen while [both choose](Face::both_choose): the computer,
    /// always before the person, or the first of two people.
    unseen: Option<Ply<F>>,
}

impl<F: Face, R: BufRead, W: Write> Talk<F, R, W> {
    /// A game from the end of this line.
    pub fn new(
        input: Input<R>,
        out: W,
        start: Line<F::Game>,
        people: People,
        computer: Computer,
    ) -> Self {
        Talk {
            input,
            out,
            session: Session::new(start.clone(), people),
            computer,
            start,
            flipped: people == People::One(Side::Second),
            unseen: None,
        }
    }

    /// Plays until `quit` or the end of the input.
    ///
    /// # Errors
    /// Nothing can be written any more.
    pub fn run(mut self) -> io::Result<()> {
        match self.session.people() {
            People::One(side) => write!(
                self.out,
                "You play {} against {}.",
                face::name::<F>(side),
                self.computer.name()
            )?,
            People::Two => write!(
                self.out,
                "Two people play: {} and {}.",
                face::name::<F>(Side::First),
                face::name::<F>(Side::Second)
            )?,
        }
        writeln!(self.out, " Type help for what can be typed.")?;
        self.show()?;
        loop {
            let order = match self.ask()? {
                Typed::End => return self.out.flush(),
                Typed::Unreadable(why) => Err(String::from(why)),
                Typed::Line(line) => Order::read(&line),
            };
            match order {
                Ok(Order::Quit) => return self.out.flush(),
                Ok(order) => self.obey(order)?,
                Err(why) => self.refuse(&why)?,
            }
        }
    }

    fn ask(&mut self) -> io::Result<Typed> {
        if self.session.is_over() {
            return self.input.next("game over> ", &mut self.out);
        }
        let side = face::name::<F>(self.asked());
        if !self.session.both_choose() {
            return self.input.next(&format!("{side}> "), &mut self.out);
        }
        let prompt = format!("{side} chooses> ");
        match self.session.people() {
            People::One(_) => self.input.next(&prompt, &mut self.out),
            People::Two => self.input.next_hidden(&prompt, &mut self.out),
        }
    }

    /// The side that is asked for its turn or its choice.
    fn asked(&self) -> Side {
        match self.session.people() {
            People::One(person) if self.session.both_choose() => person,
            People::Two if self.session.both_choose() => match self.unseen {
                None => Side::First,
                Some(_) => Side::Second,
            },
            _ => self.session.to_move(),
        }
    }

    fn obey(&mut self, order: Order) -> io::Result<()> {
        match order {
            Order::Nothing | Order::Quit => Ok(()),
            Order::Hint => self.hint(),
            Order::Undo => self.undo(),
            Order::Redo if self.session.redo() => self.show(),
            Order::Redo => self.refuse("redo: nothing was taken back"),
            Order::Moves => self.moves(),
            Order::Flip => {
                self.flipped = !self.flipped;
                self.draw()
            }
            Order::Board => self.draw(),
            Order::Save { file, overwrite } => self.save(&file, overwrite),
            Order::Load { file } => self.load(&file),
            Order::Resign if self.session.is_over() => {
                self.refuse("resign: the game is over; new begins another, undo goes back")
            }
            Order::Resign => {
                if self.input.confirm("Resign?", true, &mut self.out)? {
                    let side = match self.session.people() {
                        People::One(person) => person,
                        People::Two => self.asked(),
                    };
                    self.session.resign(side);
                    self.announce()?;
                }
                Ok(())
            }
            Order::New => {
                if self.may_drop("Drop this game and begin another?")? {
                    self.session = Session::new(self.start.clone(), self.session.people());
                    self.show()?;
                }
                Ok(())
            }
            Order::Help => write!(self.out, "{}{ORDERS}{}", F::TURNS, F::BOARD),
            Order::Turn(text) => self.turn(&text),
        }
    }

    fn undo(&mut self) -> io::Result<()> {
        let first_choice = self.session.people() == People::Two
            && self.session.both_choose()
            && self.unseen.is_some();
        if first_choice || self.session.undo() {
            return self.show();
        }
        self.refuse("undo: there is nothing to take back")
    }

    fn turn(&mut self, text: &str) -> io::Result<()> {
        if self.session.is_over() {
            return self.refuse("the game is over; new begins another, undo goes back");
        }
        let plies = match self.session.both_choose() {
            true => self.choose(text),
            false => self.session.read(text).map(Some),
        };
        match plies {
            Ok(Some(plies)) => {
                for ply in plies {
                    self.play(ply)?;
                }
                self.show()
            }
            Ok(None) => writeln!(self.out, "{} has chosen.", face::name::<F>(Side::First)),
            Err(why) => self.refuse(&format!("{why} (help lists what can be typed)")),
        }
    }

    /// What was typed as a choice of one side while both choose: the ply of both when
    /// the other side has chosen already. Two people may also type it as a whole.
    fn choose(&mut self, text: &str) -> Result<Option<Vec<Ply<F>>>, String> {
        let line = self.session.line();
        let (game, position) = (line.game(), line.position());
        let side = self.asked();
        let (other, first) = match self.unseen {
            Some(other) => (other, false),
            None => {
                let both = game.parse_ply(position, text);
                if let (Ok(both), People::Two) = (both, self.session.people()) {
                    return Ok(Some(vec![both]));
                }
                let mut plies = Vec::new();
                game.plies(position, &mut plies);
                let any = plies.first().copied();
                (any.ok_or("turn: nothing can be chosen here")?, true)
            }
        };
        let both = F::choose(game, position, side, text, &other)?;
        if first && self.session.people() == People::Two {
            self.unseen = Some(both);
            return Ok(None);
        }
        Ok(Some(vec![both]))
    }

    fn hint(&mut self) -> io::Result<()> {
        let line = self.session.line();
        let hint = match self.session.is_over() {
            true => None,
            false => self.computer.hint(line),
        };
        let Some(hint) = hint else {
            return self.refuse("hint: the game is over");
        };
        writeln!(self.out, "Hint: {}.", self.text_for_asked(&hint.ply))?;
        for fact in &hint.facts {
            writeln!(self.out, "  {}", reasons::sentence::<F>(fact, line))?;
        }
        Ok(())
    }

    /// A legal ply as the side that is asked would type it.
    fn text_for_asked(&self, ply: &Ply<F>) -> String {
        let line = self.session.line();
        let (game, position) = (line.game(), line.position());
        match self.session.both_choose() {
            true => F::choice_text(game, position, self.asked(), ply),
            false => game.ply_text(position, ply),
        }
    }

    fn moves(&mut self) -> io::Result<()> {
        if self.session.is_over() {
            return self.refuse("moves: the game is over, there are none");
        }
        let line = self.session.line();
        let mut plies = Vec::new();
        line.game().plies(line.position(), &mut plies);
        let mut texts: Vec<String> = Vec::new();
        for ply in &plies {
            let text = self.text_for_asked(ply);
            if let Some(foretold) = F::foretold(line, ply) {
                writeln!(self.out, "{text:<4}  {foretold}")?;
                continue;
            }
            // Where both choose, each choice stands in several plies.
            if !self.session.both_choose() || !texts.contains(&text) {
                texts.push(text);
            }
        }
        if texts.is_empty() {
            return Ok(());
        }
        let (mut width, mut separator) = (0, "");
        for text in texts {
            if width + 2 + text.len() > 78 {
                (width, separator) = (0, "\n");
            }
            write!(self.out, "{separator}{text}")?;
            (width, separator) = (width + 2 + text.len(), "  ");
        }
        writeln!(self.out)
    }

    fn save(&mut self, file: &str, overwrite: bool) -> io::Result<()> {
        let record = self.session.record(&self.computer.name()).to_string();
        let mut saved = file::save(file, &record, overwrite);
        if matches!(saved, Err(SaveError::Exists)) && self.input.is_terminal() {
            if !self
                .input
                .confirm(&format!("{file} exists. Replace it?"), false, &mut self.out)?
            {
                return Ok(());
            }
            saved = file::save(file, &record, true);
        }
        match saved {
            Ok(()) => writeln!(self.out, "Saved in {}.", one_line(file)),
            Err(SaveError::Exists) => {
                self.refuse(&format!("save: {file} exists; save! {file} replaces it"))
            }
            Err(SaveError::Refused(why)) => self.refuse(&format!("save: {file}: {why}")),
        }
    }

    fn load(&mut self, file: &str) -> io::Result<()> {
        let record = file::load(file)
            .and_then(|text| Record::<F::Game>::parse(&text).map_err(|error| error.to_string()));
        match record {
            Err(why) => self.refuse(&format!("load: {file}: {why}; the game stays as it was")),
            Ok(_) if !self.may_drop("Drop this game for the one in the file?")? => Ok(()),
            Ok(record) => {
                self.start = Line::new(*record.line().game(), record.line().game().start());
                self.session = Session::from_record(record, self.session.people());
                writeln!(self.out, "Loaded {}.", one_line(file))?;
                self.show()
            }
        }
    }

    /// Lets the computer move where it has to, then shows the board and what
    /// there is to say about the game. Where both choose, the computer does so now,
    /// before anything more is read.
    fn show(&mut self) -> io::Result<()> {
        while self.session.computer_to_move() {
            self.out.flush()?;
            let Some(ply) = self.computer.reply(self.session.line()) else {
                break;
            };
            self.play(ply)?;
        }
        self.draw()?;
        self.announce()?;
        self.unseen = None;
        if self.session.both_choose() && self.session.people() != People::Two {
            self.unseen = self.computer.reply(self.session.line());
        }
        Ok(())
    }

    /// Plays a legal ply and says what it has done.
    fn play(&mut self, ply: Ply<F>) -> io::Result<()> {
        self.session.play(ply);
        let line = self.session.line();
        for sentence in F::told(line, line.plies().len() - 1) {
            writeln!(self.out, "{sentence}")?;
        }
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        let line = self.session.line();
        let (drawing, status) = (F::draw(line, self.flipped), F::status(line));
        write!(self.out, "\n{drawing}\n{status}\n")
    }

    fn announce(&mut self) -> io::Result<()> {
        let line = self.session.line();
        let sentence = match (self.session.ending(), line.outcome()) {
            (Some(ending), _) => Some(ending.sentence::<F::Game>()),
            (None, Some(outcome)) => Some(F::ended(line, outcome)),
            (None, None) => F::notice(line),
        };
        match sentence {
            Some(sentence) => writeln!(self.out, "{sentence}"),
            None => Ok(()),
        }
    }

    /// Whether the game on the board may go: asks when it has begun, is not
    /// over and somebody is there to answer.
    fn may_drop(&mut self, question: &str) -> io::Result<bool> {
        if self.session.is_over() || self.session.line().plies().is_empty() {
            return Ok(true);
        }
        self.input.confirm(question, true, &mut self.out)
    }

    fn refuse(&mut self, why: &str) -> io::Result<()> {
        writeln!(self.out, "{}", one_line(why))
    }
}
