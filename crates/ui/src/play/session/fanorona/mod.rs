//! Fanorona at the page's board.

mod board_view;
pub mod faults;
mod hand;
mod input;
pub mod labels;
mod sentences;

#[cfg(test)]
mod tests;

pub use board_view::stones;
pub use hand::{Hand, InputEffect, InputRefusal, Question};
pub use sentences::point;

use vato_rules::any::GameName;
use vato_rules::fanorona::{
    Event, Fanorona, Grid, Point, Position, PositionError, Rules, Turn, TurnError,
};
use vato_rules::{Line, Outcome, Side};

use super::announce::Said;
use super::{EndNear, Offer, Orientation, Phrases, Playable};
use crate::board::BoardState;
use crate::i18n::{Key, Texts, Value};

/// A game of Fanorona being played.
pub type Session = super::Session<Fanorona>;
/// What a new game of Fanorona is made of.
pub type NewGame = super::NewGame<Fanorona>;
/// One thing that happened.
pub type Effect = super::Effect<Fanorona>;
/// Why a call changed nothing.
pub type Refused = super::Refused<Fanorona>;
/// What a call did.
pub type Done = super::Done<Fanorona>;
/// The computer's advice.
pub type Hint = super::Hint<Fanorona>;
/// What a text held.
pub type Loaded = super::Loaded<Fanorona>;
/// Why a text was not loaded.
pub type LoadFault = super::LoadFault<Fanorona>;

impl Default for NewGame {
    /// The usual rules, White against the easy computer.
    fn default() -> Self {
        Self::of(Fanorona::default())
    }
}

impl Loaded {
    /// The rule options of the loaded game.
    pub fn rules(&self) -> &Rules {
        self.game().rules()
    }
}

impl Session {
    /// The rule options.
    pub fn rules(&self) -> &Rules {
        self.game().rules()
    }

    /// The points and lines of the board.
    pub fn grid(&self) -> &Grid {
        self.game().grid()
    }

    /// Whether the turn in progress, as far as it has got, is the beginning of this one.
    fn is_on_the_way_of(&self, turn: Turn) -> bool {
        let steps = self.game().steps(self.live(), &turn);
        steps.starts_with(self.hand.progress.steps())
    }
}

impl Playable for Fanorona {
    type Place = Point;
    type Hand = Hand;
    type InputEffect = InputEffect;
    type InputRefusal = InputRefusal;
    type Event = Event;
    type Board = BoardState;

    const DRAW_OFFERS: bool = true;

    fn phrases(&self) -> Phrases {
        Phrases {
            result_heading: Key::ResultHeading,
            result_resigned: Key::ResultResigned,
            result_recorded: Key::ResultRecorded,
            draw_offered: Key::StatusDrawOffered,
            draw_declined: Key::SayDrawDeclined,
            started: Key::SayStarted,
            taken_back: Key::SayTakenBack,
            redone: Key::SayRedone,
            other_game: Key::FaultRecordGame,
            no_record: Key::FaultRecordOther,
            // Its turns are single plies.
            turn_over: Key::FaultRecordOther,
            example: "d3-e3W",
        }
    }

    fn usual(name: GameName) -> Option<Self> {
        (name == GameName::Fanorona).then(Fanorona::default)
    }

    fn side_word(side: Side) -> &'static str {
        labels::side_word(side)
    }

    fn offers(&self) -> &'static [Offer] {
        const OFFERS: [Offer; Rules::OPTIONS.len()] = offers();
        &OFFERS
    }

    fn option(&self, key: &str) -> Option<String> {
        self.rules().get(key).map(str::to_owned)
    }

    fn with_option(&self, key: &str, value: &str) -> Option<Self> {
        let mut rules = *self.rules();
        rules.set(key, value).ok()?;
        Some(Fanorona::new(rules))
    }

    fn begins_position(&self, word: &str) -> bool {
        word.contains('/') && word != "1/2-1/2"
    }

    fn plies_left(&self, position: &Position) -> Option<u16> {
        self.quiet_plies_left(position)
    }

    fn hand(line: &Line<Self>) -> Hand {
        Hand {
            progress: line.game().begin(line.position()),
            selected: None,
            question: None,
        }
    }

    fn has_begun(session: &Session) -> bool {
        !session.hand.progress.is_empty()
    }

    fn hand_text(session: &Session) -> String {
        session.chain_text()
    }

    fn read_hand(session: &Session, text: &str) -> Option<Hand> {
        let chain = session.game().parse_turn_in_progress(session.live(), text);
        let progress = chain.ok().filter(|chain| !chain.is_complete())?;
        Some(Hand {
            selected: progress.at(),
            progress,
            question: None,
        })
    }

    fn tap(session: &mut Session, point: Point) -> Done {
        input::tap(session, point)
    }

    fn let_go(session: &mut Session) -> Done {
        input::let_go(session)
    }

    fn take_back_input(session: &mut Session) -> Done {
        input::take_back_step(session)
    }

    fn follows(session: &Session, hint: &Hint) -> bool {
        session.is_on_the_way_of(hint.ply)
    }

    fn events(line: &Line<Self>, plies: usize) -> Vec<Event> {
        let at = plies.saturating_sub(1);
        let played = line.position_after(at).zip(line.plies().get(at));
        played.map_or_else(Vec::new, |(before, turn)| {
            line.game().events(before, turn, line.outcome_after(plies))
        })
    }

    fn is_game_over(event: &Event) -> bool {
        matches!(event, Event::GameOver(_))
    }

    fn board(session: &Session, orientation: Orientation) -> BoardState {
        board_view::board(session, orientation)
    }

    fn say_events(said: &mut Said<'_, Self>, _: usize, events: &[&Event]) {
        said.events(events);
    }

    fn say_input(said: &mut Said<'_, Self>, effect: &InputEffect) {
        said.input(effect);
    }

    fn say_hint(said: &mut Said<'_, Self>, hint: &Hint) {
        said.hint(hint);
    }

    fn refusal(texts: &Texts, session: &Session, refusal: InputRefusal) -> String {
        sentences::refusal(texts, session, refusal)
    }

    fn hand_status(texts: &Texts, session: &Session) -> Option<String> {
        sentences::hand_status(texts, session)
    }

    fn turn_status(session: &Session) -> Key {
        sentences::turn_status(session)
    }

    fn result(texts: &Texts, session: &Session, outcome: Outcome, winner: Value<'_>) -> String {
        sentences::result(texts, session, outcome, winner)
    }

    fn end_near(texts: &Texts, near: EndNear) -> String {
        sentences::end_near(texts, near)
    }

    fn position_fault(texts: &Texts, error: &PositionError) -> String {
        faults::position(texts, error)
    }

    fn turn_fault(&self, texts: &Texts, turn: [(&str, Value<'_>); 3], error: &TurnError) -> String {
        faults::turn(texts, turn, error)
    }
}

/// Every option with all its values, but for the boards that are played rarely.
const fn offers() -> [Offer; Rules::OPTIONS.len()] {
    let mut offers = [Offer {
        key: "board",
        values: &["9x5", "5x5", "3x3"],
        up_front: true,
    }; Rules::OPTIONS.len()];
    // The board is the first of the options.
    let mut at = 1;
    while at < offers.len() {
        let (key, values) = Rules::OPTIONS[at];
        offers[at] = Offer {
            key,
            values,
            up_front: false,
        };
        at += 1;
    }
    offers
}
