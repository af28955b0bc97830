//! What keys mean on a board of buttons, whichever game it is of.

use leptos::web_sys::KeyboardEvent;

/// A key pressed while a button of a board has the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardKey {
    /// An arrow: a step to the right and a step down, each -1, 0 or 1.
    Step(i8, i8),
    /// Home or End: to the first or the last of the row.
    RowEnd {
        /// Whether it is the last.
        last: bool,
    },
    /// Page Up or Page Down: to the top or the bottom of the column.
    ColumnEnd {
        /// Whether it is the bottom.
        last: bool,
    },
    /// Escape.
    Cancel,
    /// A letter, lower case, or a digit.
    Letter(char),
}

impl BoardKey {
    /// What the key of an event means; `None` for those that are not the board's,
    /// Enter and Space among them, which press the button.
    pub fn of(event: &KeyboardEvent) -> Option<Self> {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return None;
        }
        Some(match event.key().as_str() {
            "ArrowLeft" => Self::Step(-1, 0),
            "ArrowRight" => Self::Step(1, 0),
            "ArrowUp" => Self::Step(0, -1),
            "ArrowDown" => Self::Step(0, 1),
            "Home" => Self::RowEnd { last: false },
            "End" => Self::RowEnd { last: true },
            "PageUp" => Self::ColumnEnd { last: false },
            "PageDown" => Self::ColumnEnd { last: true },
            "Escape" => Self::Cancel,
            key => {
                let mut letters = key.chars();
                match (letters.next(), letters.next()) {
                    (Some(letter), None) if letter.is_ascii_alphanumeric() => {
                        Self::Letter(letter.to_ascii_lowercase())
                    }
                    _ => return None,
                }
            }
        })
    }
}
