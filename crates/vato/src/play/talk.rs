use std::io::{self, BufRead, Write};

use vato_rules::fanorona::Fanorona;
use vato_rules::record::Record;
use vato_rules::{Game, Line, Side};

use super::board::{self, LastTurn};
use super::computer::Computer;
use super::file::{self, SaveError};
use super::input::{Input, Typed};
use super::order::{HELP, Order};
use super::reasons;
use super::sentences;
use super::session::Session;
use crate::failure::one_line;

/// A game in the terminal: what is typed comes in, what is seen goes out.
#[derive(Debug)]
pub struct Talk<R, W> {
    input: Input<R>,
    out: W,
    session: Session,
    computer: Computer,
    /// Where `new` begins.
    start: Line<Fanorona>,
    flipped: bool,
}

impl<R: BufRead, W: Write> Talk<R, W> {
    /// A person on this side against the computer, from the end of this line.
    pub fn new(
        input: Input<R>,
        out: W,
        start: Line<Fanorona>,
        person: Side,
        computer: Computer,
    ) -> Self {
        Talk {
            input,
            out,
            session: Session::new(start.clone(), person),
            computer,
            start,
            flipped: person == Side::Second,
        }
    }

    /// Plays until `quit` or the end of the input.
    ///
    /// # Errors
    /// Nothing can be written any more.
    pub fn run(mut self) -> io::Result<()> {
        writeln!(
            self.out,
            "You play {} against {}. Type help for what can be typed.",
            sentences::name(self.session.person()),
            self.computer.name()
        )?;
        self.show()?;
        loop {
            let side = sentences::name(self.session.to_move());
            let prompt = match self.session.is_over() {
                true => String::from("game over> "),
                false => format!("{side}> "),
            };
            let typed = self.input.next(&prompt, &mut self.out)?;
            let order = match typed {
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

    fn obey(&mut self, order: Order) -> io::Result<()> {
        match order {
            Order::Nothing | Order::Quit => Ok(()),
            Order::Hint => self.hint(),
            Order::Undo if self.session.undo() => self.show(),
            Order::Undo => self.refuse("undo: there is nothing to take back"),
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
                    self.session.resign();
                    self.announce()?;
                }
                Ok(())
            }
            Order::New => {
                if self.may_drop("Drop this game and begin another?")? {
                    self.session = Session::new(self.start.clone(), self.session.person());
                    self.show()?;
                }
                Ok(())
            }
            Order::Help => write!(self.out, "{HELP}"),
            Order::Turn(text) => self.turn(&text),
        }
    }

    fn turn(&mut self, text: &str) -> io::Result<()> {
        if self.session.is_over() {
            return self.refuse("the game is over; new begins another, undo goes back");
        }
        let line = self.session.line();
        match line.game().parse_turn(line.position(), text) {
            Ok(turn) => {
                self.session.play(turn);
                self.report_last()?;
                self.show()
            }
            Err(error) => self.refuse(&format!("{error} (help lists what can be typed)")),
        }
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
        writeln!(self.out, "Hint: {}.", line.game().turn_text(&hint.ply))?;
        for fact in &hint.facts {
            writeln!(self.out, "  {}", reasons::sentence(fact))?;
        }
        Ok(())
    }

    fn moves(&mut self) -> io::Result<()> {
        if self.session.is_over() {
            return self.refuse("moves: the game is over, there are none");
        }
        let line = self.session.line();
        let (mut width, mut separator) = (0, "");
        for turn in line.game().turns(line.position()) {
            let text = line.game().turn_text(&turn);
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
            .and_then(|text| Record::<Fanorona>::parse(&text).map_err(|error| error.to_string()));
        match record {
            Err(why) => self.refuse(&format!("load: {file}: {why}; the game stays as it was")),
            Ok(_) if !self.may_drop("Drop this game for the one in the file?")? => Ok(()),
            Ok(record) => {
                self.start = Line::new(*record.line().game(), record.line().game().start());
                self.session = Session::from_record(record, self.session.person());
                writeln!(self.out, "Loaded {}.", one_line(file))?;
                self.show()
            }
        }
    }

    /// Lets the computer move where it has to, then shows the board and what
    /// there is to say about the game.
    fn show(&mut self) -> io::Result<()> {
        while self.session.computer_to_move() {
            self.out.flush()?;
            let Some(turn) = self.computer.reply(self.session.line()) else {
                break;
            };
            self.session.play(turn);
            self.report_last()?;
        }
        self.draw()?;
        self.announce()
    }

    fn report_last(&mut self) -> io::Result<()> {
        let line = self.session.line();
        let Some(turn) = line.plies().last() else {
            return Ok(());
        };
        let mover = !line.position().side();
        writeln!(self.out, "{}", sentences::played(line.game(), mover, turn))
    }

    fn draw(&mut self) -> io::Result<()> {
        let line = self.session.line();
        let last = line.plies().last();
        let last = last.map(|turn| LastTurn::new(line.game(), turn));
        let drawing = board::draw(line.game(), line.position(), last, self.flipped);
        let status = board::status(line.position());
        write!(self.out, "\n{drawing}\n{status}\n")
    }

    fn announce(&mut self) -> io::Result<()> {
        let line = self.session.line();
        let sentence = match (self.session.ending(), line.outcome()) {
            (Some(ending), _) => Some(sentences::ended_otherwise(ending)),
            (None, Some(outcome)) => Some(sentences::ended(line, outcome)),
            (None, None) => sentences::near_draw(line),
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
