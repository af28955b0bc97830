//! Kalah, Oware and Congkak at the page's board: one session for the three.

mod board;
mod faults;
mod game;
mod hand;
mod hint;
pub mod labels;
mod preview;
mod sentences;
mod way;

#[cfg(test)]
mod tests;

pub use board::still;
pub use game::Sowing;
pub use hand::{Hand, InputEffect, InputRefusal};
pub use labels::pit;
pub use preview::{preview, preview_text};

use vato_rules::any::GameName;
use vato_rules::mancala::{Event, House, Pit, Ply, PlyError, Position, PositionError, Sowing as _};
use vato_rules::{Game as _, Line, Outcome, Side};

use super::announce::Said;
use super::{EndNear, Offer, Orientation, Phrases, Playable};
use crate::i18n::{Key, Texts, Value};
use crate::pits::{PitsState, side_name};

/// A sowing game being played.
pub type Session = super::Session<Sowing>;
/// What a new game is made of.
pub type NewGame = super::NewGame<Sowing>;
/// One thing that happened.
pub type Effect = super::Effect<Sowing>;
/// Why a call changed nothing.
pub type Refused = super::Refused<Sowing>;
/// What a call did.
pub type Done = super::Done<Sowing>;
/// The computer's advice.
pub type Hint = super::Hint<Sowing>;
/// What a text held.
pub type Loaded = super::Loaded<Sowing>;
/// Why a text was not loaded.
pub type LoadFault = super::LoadFault<Sowing>;

impl Playable for Sowing {
    /// Houses are sown from; stores only say that they are not.
    type Place = Pit;
    type Hand = Hand;
    type InputEffect = InputEffect;
    type InputRefusal = InputRefusal;
    type Event = Event;
    type Board = PitsState;

    /// Seeds can be counted: nobody agrees on a draw.
    const DRAW_OFFERS: bool = false;

    fn phrases(&self) -> Phrases {
        Phrases {
            result_heading: Key::SowingResultHeading,
            result_resigned: Key::SowingResigned,
            result_recorded: Key::SowingRecorded,
            draw_offered: Key::StatusDrawOffered,
            draw_declined: Key::SayDrawDeclined,
            started: match self.option("opening") {
                Some("simultaneous") => Key::CongkakStarted,
                _ => Key::SowingStarted,
            },
            taken_back: Key::SowingTakenBack,
            redone: Key::SowingRedone,
            other_game: Key::FaultRecordSowingGame,
            no_record: Key::FaultRecordSowingOther,
            turn_over: Key::FaultPlyTurnOver,
            example: match self {
                Sowing::Oware(_) => "C d",
                Sowing::Kalah(_) | Sowing::Congkak(_) => "3-6 2",
            },
        }
    }

    fn usual(name: GameName) -> Option<Self> {
        Self::named(name)
    }

    fn side_word(side: Side) -> &'static str {
        side_name(side)
    }

    fn round(position: &Position) -> u16 {
        position.round().number()
    }

    fn can_come_back(line: &Line<Self>) -> bool {
        let game = line.game();
        let mut plies = Vec::new();
        if game.repetition() == Some(2) {
            game.plies(line.position(), &mut plies);
        }
        plies.iter().any(|ply| line.completes_repetition(ply))
    }

    fn offers(&self) -> &'static [Offer] {
        labels::offers(self)
    }

    fn option(&self, key: &str) -> Option<String> {
        Sowing::option(self, key).map(str::to_owned)
    }

    fn with_option(&self, key: &str, value: &str) -> Option<Self> {
        Sowing::with_option(self, key, value)
    }

    /// `<6,...` in Kalah and Congkak, `4-4-...-S` in Oware; of another game's position
    /// it is then said that it is none here. Oware's turns are letters.
    fn begins_position(&self, word: &str) -> bool {
        let numbers = word.split('-').count() > 2 && word.starts_with(|c: char| c.is_ascii_digit());
        let whole = word.ends_with(['S', 'N']) || matches!(self, Sowing::Oware(_));
        word.starts_with('<') || numbers && whole
    }

    fn chooses(&self, position: &Position, side: Side) -> bool {
        position.side() == side || position.round().opening()
    }

    fn has_chosen(hand: &Hand, side: Side) -> bool {
        hand.has_chosen(side)
    }

    fn hand(_: &Line<Self>) -> Hand {
        Hand::default()
    }

    fn has_begun(session: &Session) -> bool {
        hand::chosen_by_person(session).is_some()
    }

    /// The choice of a person, as a pair that lacks the other one: `3+` or `+5`. The
    /// computer's is not kept; asked again, it is the same.
    fn hand_text(session: &Session) -> String {
        let Some(side) = hand::chosen_by_person(session) else {
            return String::new();
        };
        let index = session.hand.chosen[side.index()].unwrap_or_default();
        let house = session.game().house_text(House { side, index });
        match side {
            Side::First => house + "+",
            Side::Second => ["+", &house].concat(),
        }
    }

    fn read_hand(session: &Session, text: &str) -> Option<Hand> {
        let (side, number) = match text.strip_suffix('+') {
            Some(number) => (Side::First, number),
            None => (Side::Second, text.strip_prefix('+')?),
        };
        let index = number.parse::<u8>().ok()?.checked_sub(1)?;
        let house = House { side, index };
        let fits = session.choosing() == Some(side)
            && session.game().refusal(session.live(), house).is_none();
        let mut hand = Hand::default();
        hand.chosen[side.index()] = Some(index);
        fits.then_some(hand)
    }

    fn tap(session: &mut Session, pit: Pit) -> Done {
        hand::tap(session, pit)
    }

    fn let_go(session: &mut Session) -> Done {
        match hand::chosen_by_person(session) {
            Some(_) => hand::take_back(session),
            None => Ok(Vec::new()),
        }
    }

    fn take_back_input(session: &mut Session) -> Done {
        hand::take_back(session)
    }

    fn computer_chose(session: &mut Session, ply: Ply) -> Done {
        match (ply, session.human()) {
            // Of the pair that it names only its own half is its choice.
            (Ply::Pair { south, north }, Some(human)) => {
                let side = !human;
                let index = [south, north][side.index()];
                hand::choose(session, House { side, index })
            }
            _ => {
                let mut effects = Vec::new();
                session.finish(ply, 0, &mut effects);
                Ok(effects)
            }
        }
    }

    fn events(line: &Line<Self>, plies: usize) -> Vec<Event> {
        let before = plies.saturating_sub(1);
        let (Some(ply), Some(after)) = (line.plies().get(before), line.position_after(plies))
        else {
            return Vec::new();
        };
        line.game().events(&line.positions()[before], ply, after)
    }

    fn is_game_over(event: &Event) -> bool {
        matches!(event, Event::GameOver(_))
    }

    fn board(session: &Session, orientation: Orientation) -> PitsState {
        board::board(session, orientation)
    }

    fn say_events(said: &mut Said<'_, Self>, plies: usize, events: &[&Event]) {
        said.events(plies, events);
    }

    fn say_input(said: &mut Said<'_, Self>, effect: &InputEffect) {
        said.input(*effect);
    }

    fn say_hint(said: &mut Said<'_, Self>, hint: &Hint) {
        said.hint(hint);
    }

    fn refusal(texts: &Texts, session: &Session, refusal: InputRefusal) -> String {
        faults::input(texts, session.game(), refusal)
    }

    fn hand_status(texts: &Texts, session: &Session) -> Option<String> {
        sentences::opening_status(texts, session)
    }

    fn turn_status(session: &Session) -> Key {
        sentences::turn_status(session)
    }

    fn result(texts: &Texts, session: &Session, outcome: Outcome, winner: Value<'_>) -> String {
        sentences::result(texts, session, outcome, winner)
    }

    fn end_near(texts: &Texts, near: EndNear) -> String {
        texts.get(match near {
            EndNear::Repetition { occurrences: 1 } => Key::CycleAhead,
            _ => Key::CycleNear,
        })
    }

    fn position_fault(texts: &Texts, error: &PositionError) -> String {
        faults::position(texts, error)
    }

    fn turn_fault(&self, texts: &Texts, turn: [(&str, Value<'_>); 3], error: &PlyError) -> String {
        faults::turn(texts, self, turn, error)
    }
}
