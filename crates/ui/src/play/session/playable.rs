use std::fmt::Debug;

use vato_rules::any::GameName;
use vato_rules::{Line, Notation, Outcome, Side};

use super::announce::Said;
use super::{Done, EndNear, Hint, Orientation, Session};
use crate::i18n::{Key, Texts, Value};

/// What a [`Session`] needs of a game beyond its rules and notation.
///
/// The session knows plies, turns (which may be several plies of one side), sides, the computer, the list, undo, saved
/// games and endings; a game says here what is its own:
///
/// - **Input.** What people can tap ([`Place`](Playable::Place)), what has been
///   done short of a ply ([`Hand`](Playable::Hand)), and what a tap comes to
///   ([`tap`](Playable::tap)). A tap may change the hand, which it tells by
///   [`Effect::Input`](super::Effect::Input), or complete a ply, which it gives to
///   [`Session::finish`]; it must change nothing when it refuses.
/// - **Picture.** What the board shows ([`Board`](Playable::Board)), as plain data
///   that needs no rules to be drawn. What moves is not in it: the page animates
///   the events ([`Event`](Playable::Event)) on top of the board as it was before.
/// - **Sentences.** Each is one message of `locales/`. Those that every game says in
///   its own way, mostly because they name a side, are the keys of
///   [`phrases`](Playable::phrases).
/// - **Options** that the page offers, as data ([`offers`](Playable::offers)).
///
/// Functions that take a session are called by it; pages call the session.
///
/// One type can stand for several games, as the value tells: a page then holds
/// the code of a session once for all of them.
pub trait Playable:
    Notation<Position: Send + Sync, Ply: Send + Sync> + PartialEq + Send + Sync + 'static
{
    /// Something on the board that can be tapped.
    type Place: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What a person has done towards the next ply; empty between plies.
    type Hand: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What input can do besides playing a ply.
    type InputEffect: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Why input does nothing, by the rules or by what is in the hand.
    type InputRefusal: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What is seen of a ply, one thing after the other.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What the board shows.
    type Board: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// Whether two people may agree on a draw.
    const DRAW_OFFERS: bool;

    /// The sentences that name a side or a ply.
    fn phrases(&self) -> Phrases;

    /// The game of this name under its usual rules; `None` when this type does
    /// not play it.
    fn usual(name: GameName) -> Option<Self>;

    /// The word by which messages and saved games tell the sides apart.
    fn side_word(side: Side) -> &'static str;

    /// The round that is played in a position, from 1, in games of several.
    fn round(_position: &Self::Position) -> u16 {
        1
    }

    /// Whether no position may come back, and a legal ply brings one back now.
    fn can_come_back(_line: &Line<Self>) -> bool {
        false
    }

    /// The rule options that the page offers, in the order in which it shows them.
    fn offers(&self) -> &'static [Offer];

    /// The value of a rule option; `None` when there is no such option.
    fn option(&self, key: &str) -> Option<String>;

    /// The game with this value of a rule option; `None` when there is none such.
    fn with_option(&self, key: &str, value: &str) -> Option<Self>;

    /// Whether a pasted text that begins with this word is a position, not turns.
    fn begins_position(&self, word: &str) -> bool;

    /// Whether this side chooses the next ply or a part of it.
    fn chooses(&self, position: &Self::Position, side: Side) -> bool {
        self.side_to_move(position) == side
    }

    /// Whether this side has made its choice, which waits for the other's.
    fn has_chosen(_hand: &Self::Hand, _side: Side) -> bool {
        false
    }

    /// How many plies may still follow before the game ends by their count;
    /// `None` when no rule counts.
    fn plies_left(&self, _position: &Self::Position) -> Option<u16> {
        None
    }

    /// An empty hand at the end of the line.
    fn hand(line: &Line<Self>) -> Self::Hand;

    /// Whether there is something in the hand that undo takes back before
    /// any ply.
    fn has_begun(session: &Session<Self>) -> bool;

    /// What is in the hand, to be saved; empty for an empty one.
    fn hand_text(session: &Session<Self>) -> String;

    /// The hand that a saved text stands for; `None` for one that cannot be.
    fn read_hand(session: &Session<Self>, text: &str) -> Option<Self::Hand>;

    /// A tap, or Enter, on a place, when a person may play.
    ///
    /// # Errors
    /// Why it does nothing; the session is as before.
    fn tap(session: &mut Session<Self>, place: Self::Place) -> Done<Self>;

    /// Escape: takes the last thing out of the hand, whatever it is.
    ///
    /// # Errors
    /// None: it answers as the other calls do so that all are used alike.
    fn let_go(session: &mut Session<Self>) -> Done<Self>;

    /// Takes back the last thing that [`has_begun`](Playable::has_begun) speaks of.
    ///
    /// # Errors
    /// There is none.
    fn take_back_input(session: &mut Session<Self>) -> Done<Self>;

    /// What the computer's ply does: it is played, unless it is a choice that
    /// waits for the person's.
    ///
    /// # Errors
    /// None of its own: the ply is legal.
    fn computer_chose(session: &mut Session<Self>, ply: Self::Ply) -> Done<Self> {
        let mut effects = Vec::new();
        session.finish(ply, 0, &mut effects);
        Ok(effects)
    }

    /// Whether what is in the hand agrees with the advice so far.
    fn follows(_session: &Session<Self>, _hint: &Hint<Self>) -> bool {
        true
    }

    /// Everything that is seen of the last of the line's first `plies` plies, down
    /// to whose turn it is then or how the game ended. `plies` is at least 1.
    fn events(line: &Line<Self>, plies: usize) -> Vec<Self::Event>;

    /// Whether an event says that the game is over.
    fn is_game_over(event: &Self::Event) -> bool;

    /// What the board shows now.
    fn board(session: &Session<Self>, orientation: Orientation) -> Self::Board;

    /// Says events, after which the line has `plies` plies; the end of the game is
    /// said by the session.
    fn say_events(said: &mut Said<'_, Self>, plies: usize, events: &[&Self::Event]);

    /// Says what input did.
    fn say_input(said: &mut Said<'_, Self>, effect: &Self::InputEffect);

    /// Says the computer's advice and its reasons.
    fn say_hint(said: &mut Said<'_, Self>, hint: &Hint<Self>);

    /// Why input does nothing.
    fn refusal(texts: &Texts, session: &Session<Self>, refusal: Self::InputRefusal) -> String;

    /// What is to be chosen next, where that is not just the next ply.
    fn hand_status(texts: &Texts, session: &Session<Self>) -> Option<String>;

    /// The message that says whose turn it is, by `$side`, when the next ply is chosen.
    fn turn_status(session: &Session<Self>) -> Key;

    /// Why the game ended by its rules. `winner` is the argument `$winner`.
    fn result(
        texts: &Texts,
        session: &Session<Self>,
        outcome: Outcome,
        winner: Value<'_>,
    ) -> String;

    /// That the end by repetition or by a count is near.
    fn end_near(texts: &Texts, near: EndNear) -> String;

    /// What is wrong with a position.
    fn position_fault(texts: &Texts, error: &Self::PositionError) -> String;

    /// What is wrong with a turn. `turn` are the arguments `$side`, `$number`
    /// and `$turn` that say which.
    fn turn_fault(
        &self,
        texts: &Texts,
        turn: [(&str, Value<'_>); 3],
        error: &Self::PlyError,
    ) -> String;
}

/// Messages that each game has in its own words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrases {
    /// The result in two or three words: `$winner`.
    pub result_heading: Key,
    /// Who won since the other resigned: `$winner`.
    pub result_resigned: Key,
    /// Who won as a game record says: `$winner`.
    pub result_recorded: Key,
    /// Who offers a draw: `$side`.
    pub draw_offered: Key,
    /// Who declines it: `$side`.
    pub draw_declined: Key,
    /// A new game began: `$human` is a side or `both`, `$first` the side that begins.
    pub started: Key,
    /// So many plies were taken back: `$turns`.
    pub taken_back: Key,
    /// So many plies were played again: `$turns`.
    pub redone: Key,
    /// A record is of another game: `$line`, `$found`.
    pub other_game: Key,
    /// A text that was to be a record is none: `$line`, and `$example` of a turn.
    pub no_record: Key,
    /// A turn of several plies goes on when it is over: `$line`, `$turn`.
    pub turn_over: Key,
    /// A turn as records write it.
    pub example: &'static str,
}

/// A rule option as the page offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its name in a rule set.
    pub key: &'static str,
    /// The values to choose from; links and records can bring others.
    pub values: &'static [&'static str],
    /// Whether it is asked beside opponent and side, not among the special rules.
    pub up_front: bool,
}
