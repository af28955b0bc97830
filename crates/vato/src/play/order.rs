//! What is typed during a game.

use crate::failure::quoted;

/// One line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Nothing.
    Nothing,
    /// What the hard computer would play, and why.
    Hint,
    /// Back to the turn before.
    Undo,
    /// Forward again.
    Redo,
    /// Every legal turn.
    Moves,
    /// The board seen from the other side.
    Flip,
    /// The board again.
    Board,
    /// The game into a file.
    Save {
        /// The file.
        file: String,
        /// Whether a file that is there already may be lost.
        overwrite: bool,
    },
    /// Another game from a file.
    Load {
        /// The file.
        file: String,
    },
    /// Giving up.
    Resign,
    /// Another game.
    New,
    /// These orders.
    Help,
    /// The end.
    Quit,
    /// Everything else: a turn, or a mistake.
    Turn(String),
}

impl Order {
    /// Reads one line.
    ///
    /// # Errors
    /// A file name is missing, or something follows that means nothing there.
    pub fn read(line: &str) -> Result<Order, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let file = || match rest {
            "" => Err(format!("{word}: name a file, as in {word} game.txt")),
            _ => Ok(rest.to_string()),
        };
        let order = match word {
            "" => Order::Nothing,
            "save" | "save!" => Order::Save {
                file: file()?,
                overwrite: word == "save!",
            },
            "load" => Order::Load { file: file()? },
            "hint" => Order::Hint,
            "undo" => Order::Undo,
            "redo" => Order::Redo,
            "moves" => Order::Moves,
            "flip" => Order::Flip,
            "board" => Order::Board,
            "resign" => Order::Resign,
            "new" => Order::New,
            "help" | "?" => Order::Help,
            "quit" | "exit" => Order::Quit,
            _ => return Ok(Order::Turn(line.to_string())),
        };
        match order {
            Order::Save { .. } | Order::Load { .. } => Ok(order),
            _ if rest.is_empty() => Ok(order),
            _ => Err(format!(
                "{word}: nothing may follow, but {} does",
                quoted(rest)
            )),
        }
    }
}

/// What can be typed beside turns, for the answer to `help`.
pub const ORDERS: &str = "  moves        every legal turn        hint         a good turn, and why
  undo, redo   back and forward        board        the board again
  flip         the other way round     new          another game
  save FILE    the game into a file    save! FILE   even when the file exists
  load FILE    a game from a file      resign       give up
  quit         the end
";
