use vato_engine::Entry;
use vato_rules::{Game, Line, Notation, Outcome, Side};

/// How a game looks and sounds in the terminal: everything that is said of one game only.
///
/// The conversation itself ([`Talk`](super::talk::Talk)) is the same for all.
pub trait Face {
    /// The game.
    type Game: Entry + Default;

    /// How turns are written, as the first lines of the help.
    const TURNS: &'static str;

    /// What the marks of the board mean, as the last lines of the help.
    const BOARD: &'static str;

    /// The present position as lines of text, seen by the first side or, when flipped,
    /// by the second. Holds colour codes, which the stream it goes to may strip.
    fn draw(line: &Line<Self::Game>, flipped: bool) -> String;

    /// Whose turn it is, and the score, in a line below the board.
    fn status(line: &Line<Self::Game>) -> String;

    /// What the ply after the first `before` plies has done, as one line or several.
    /// There is such a ply.
    fn told(line: &Line<Self::Game>, before: usize) -> Vec<String>;

    /// Who has won by the rules, and why.
    fn ended(line: &Line<Self::Game>, outcome: Outcome) -> String;

    /// What the players should know before the next turn: an end that is near, a
    /// duty, a choice they may not expect.
    fn notice(line: &Line<Self::Game>) -> Option<String>;

    /// What a legal ply would do, for the list of legal plies; `None` in games whose
    /// notation tells.
    fn foretold(_line: &Line<Self::Game>, _ply: &Ply<Self>) -> Option<String> {
        None
    }

    /// A word as it was typed in the place of a ply, in the form that notation has.
    fn typed(word: &str, _side: Side) -> String {
        word.to_string()
    }

    /// A house of the side that is not to move, by its number from that side's left, from
    /// 0. Only asked in games that have houses.
    fn house_across(_line: &Line<Self::Game>, house: u32) -> String {
        format!("house {}", house + 1)
    }

    /// Whether both sides choose now, neither seeing the other's choice.
    fn both_choose(_position: &Position<Self>) -> bool {
        false
    }

    /// The ply in which this side chooses what the text says, and the other side what
    /// it chooses in `other`. Only asked when [both choose](Face::both_choose).
    ///
    /// # Errors
    /// Nothing of the kind can be chosen; the line does not tell the other side's choice.
    fn choose(
        _game: &Self::Game,
        _position: &Position<Self>,
        _side: Side,
        _text: &str,
        other: &Ply<Self>,
    ) -> Result<Ply<Self>, String> {
        Ok(*other)
    }

    /// What this side chooses in a ply of both. Only asked when [both choose](Face::both_choose).
    fn choice_text(
        game: &Self::Game,
        position: &Position<Self>,
        _side: Side,
        ply: &Ply<Self>,
    ) -> String {
        game.ply_text(position, ply)
    }
}

/// A position of the game.
pub type Position<F> = <<F as Face>::Game as Game>::Position;

/// A ply of the game.
pub type Ply<F> = <<F as Face>::Game as Game>::Ply;

/// What people call a side.
pub fn name<F: Face + ?Sized>(side: Side) -> &'static str {
    <F::Game as Notation>::side_tag(side)
}
