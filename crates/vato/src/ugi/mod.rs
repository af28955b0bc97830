//! An engine that another program drives: the Universal Game Interface on standard input
//! and output. `docs/protocol.md` describes it.
//!
//! One thread listens and answers at once; another one thinks. A line that is no
//! command, or cannot be done, is answered by one `info string` and changes nothing.

mod clock;
mod command;
mod input;
mod options;
mod report;
mod session;
mod think;

use std::io;

use clap::Args;

use crate::failure::Failure;
use input::{Heard, next_line};
use report::tell;
use session::{Next, Session};

/// `vato ugi`: the engine protocol.
#[derive(Args, Debug)]
pub struct Ugi {}

impl Ugi {
    /// Listens until `quit` or the end of standard input.
    pub fn run(&self) -> Result<(), Failure> {
        let mut session = Session::begin()?;
        let mut input = io::stdin().lock();
        loop {
            let heard = next_line(&mut input)
                .map_err(|error| Failure::Machine(format!("standard input: {error}")))?;
            let text = match heard {
                None => return session.end(false),
                Some(Heard::Text(text)) => text,
                Some(Heard::TooLong) => {
                    tell("a line has at most 1048576 bytes; this one is left out")?;
                    continue;
                }
                Some(Heard::NotUtf8) => {
                    tell(
                        "a line is not valid UTF-8; commands, positions and plies are plain text",
                    )?;
                    continue;
                }
            };
            match command::read(&text) {
                Ok(None) => {}
                Ok(Some(command)) => {
                    if session.obey(command)? == Next::Quit {
                        return session.end(true);
                    }
                }
                Err(sentence) => tell(&sentence)?,
            }
        }
    }
}
