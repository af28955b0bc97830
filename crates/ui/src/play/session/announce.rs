//! Sentences in the page's language for everything that happens, for the live
//! region and the status line. Each is one message; several things that happen
//! together are several sentences one after the other.

use vato_rules::{GameResult, Side};

use super::{Effect, EndNear, Ending, Hint, Playable, Refused, Session};
use crate::i18n::{Key, Texts, Value};

/// What the live region says of the effects of one call; empty when they
/// need no words. `session` is as the call has left it.
pub fn effects<G: Playable>(texts: &Texts, session: &Session<G>, effects: &[Effect<G>]) -> String {
    let mut said = Said::new(texts, session);
    let mut events = Vec::new();
    for effect in effects {
        if let Effect::Event(event) = effect {
            events.push(event);
        } else {
            said.events_of(&std::mem::take(&mut events));
            said.effect(effect);
        }
    }
    said.events_of(&events);
    said.text
}

/// The sentences of the turn that led to the position after `turns` turns;
/// empty at the start.
pub fn turn<G: Playable>(texts: &Texts, session: &Session<G>, turns: usize) -> String {
    let mut said = Said::new(texts, session);
    said.turn(turns);
    said.text
}

/// Why a call changed nothing; empty for [`Refused::Stale`].
pub fn refused<G: Playable>(texts: &Texts, session: &Session<G>, refused: Refused<G>) -> String {
    let key = match refused {
        Refused::Stale => return String::new(),
        Refused::Input(refusal) => return G::refusal(texts, session, refusal),
        Refused::LookingBack => Key::RefusedLookingBack,
        Refused::ComputersTurn => Key::RefusedComputersTurn,
        Refused::GameOver => Key::RefusedGameOver,
        Refused::NothingToTakeBack => Key::RefusedNothingToTakeBack,
        Refused::NothingToRedo => Key::RefusedNothingToRedo,
        Refused::NoOfferToComputer => Key::RefusedNoOfferToComputer,
        Refused::AlreadyOffered => Key::RefusedAlreadyOffered,
        Refused::NoOffer => Key::RefusedNoOffer,
        Refused::NoSuchTurn => Key::RefusedNoSuchTurn,
        Refused::ComputerFault => Key::RefusedComputerFault,
    };
    texts.get(key)
}

/// Where the game stands, in a line beside the board: who is to move, what to
/// choose next, or the result.
pub fn status<G: Playable>(texts: &Texts, session: &Session<G>) -> String {
    let of_side = |key, side| texts.format(key, &[("side", G::side_word(side).into())]);
    if session.is_looking_back() {
        let turns = session.shown_turns().into();
        return texts.format(Key::StatusLookingBack, &[("turns", turns)]);
    }
    if let Some(result) = result(texts, session) {
        return result;
    }
    if !session.human_to_move() {
        return texts.get(Key::StatusThinking);
    }
    if let Some(status) = G::hand_status(texts, session) {
        return status;
    }
    if let Some(offering) = session.draw_offer {
        return of_side(session.game().phrases().draw_offered, offering);
    }
    of_side(G::turn_status(session), session.side_to_move())
}

/// Who won, in two or three words; `None` while the game goes on.
pub fn result_heading<G: Playable>(texts: &Texts, session: &Session<G>) -> Option<String> {
    let winner = winner_word(session, session.ending()?.result());
    Some(texts.format(
        session.game().phrases().result_heading,
        &[("winner", winner.into())],
    ))
}

/// Who won and why; `None` while the game goes on.
pub fn result<G: Playable>(texts: &Texts, session: &Session<G>) -> Option<String> {
    let ending = session.ending()?;
    let winner = winner_word(session, ending.result()).into();
    let by_winner = |key| texts.format(key, &[("winner", winner)]);
    Some(match ending {
        Ending::Agreed => texts.get(Key::ResultAgreed),
        Ending::Resigned(_) => by_winner(session.game().phrases().result_resigned),
        Ending::Recorded(_) => by_winner(session.game().phrases().result_recorded),
        Ending::Rules(outcome) => G::result(texts, session, outcome, winner),
    })
}

fn winner_word<G: Playable>(session: &Session<G>, result: GameResult) -> &'static str {
    match (result, session.human()) {
        (GameResult::Draw, _) => "nobody",
        (GameResult::Win(side), None) => G::side_word(side),
        (GameResult::Win(side), Some(human)) if side == human => "you",
        (GameResult::Win(_), Some(_)) => "computer",
    }
}

/// That an end by the rules is near.
pub fn end_near<G: Playable>(texts: &Texts, near: EndNear) -> String {
    G::end_near(texts, near)
}

/// The computer's advice and its reasons.
pub fn hint<G: Playable>(texts: &Texts, session: &Session<G>, hint: &Hint<G>) -> String {
    let mut said = Said::new(texts, session);
    G::say_hint(&mut said, hint);
    said.text
}

/// Whole sentences, one after the other.
pub struct Said<'a, G: Playable> {
    pub(super) texts: &'a Texts,
    pub(super) session: &'a Session<G>,
    text: String,
}

impl<'a, G: Playable> Said<'a, G> {
    fn new(texts: &'a Texts, session: &'a Session<G>) -> Self {
        Self {
            texts,
            session,
            text: String::new(),
        }
    }

    /// Adds a sentence.
    pub(super) fn add(&mut self, sentence: &str) {
        if !self.text.is_empty() && !sentence.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(sentence);
    }

    /// Adds the sentence of a message.
    pub(super) fn say(&mut self, key: Key, arguments: &[(&str, Value<'_>)]) {
        let sentence = self.texts.format(key, arguments);
        self.add(&sentence);
    }

    fn say_side(&mut self, key: Key, side: Side) {
        self.say(key, &[("side", G::side_word(side).into())]);
    }

    fn status(&mut self) {
        let sentence = status(self.texts, self.session);
        self.add(&sentence);
    }

    fn result(&mut self) {
        if let Some(result) = result(self.texts, self.session) {
            self.add(&result);
        }
    }

    /// What plies brought, then how the game ended, if it did.
    fn events_of(&mut self, events: &[&G::Event]) {
        G::say_events(self, self.session.line().plies().len(), events);
        if events.iter().any(|event| G::is_game_over(event)) {
            self.result();
        }
    }

    /// The sentences of one ply.
    fn ply(&mut self, plies: usize) {
        let events = G::events(self.session.line(), plies);
        G::say_events(self, plies, &events.iter().collect::<Vec<_>>());
    }

    fn turn(&mut self, turns: usize) {
        let played = self.session.line().turns();
        let turn = turns.checked_sub(1).and_then(|last| played.get(last));
        for before in turn.map_or(0..0, |turn| turn.plies.clone()) {
            self.ply(before + 1);
        }
    }

    fn effect(&mut self, effect: &Effect<G>) {
        let phrases = self.session.game().phrases();
        match effect {
            // Those between two other effects are said together.
            Effect::Event(_) => {}
            Effect::Input(effect) => G::say_input(self, effect),
            Effect::TakenBack { plies } => {
                self.say(phrases.taken_back, &[("turns", (*plies).into())]);
                self.status();
            }
            Effect::Redone { plies } => {
                self.say(phrases.redone, &[("turns", (*plies).into())]);
                let played = self.session.line().plies().len();
                for ply in played + 1 - plies..=played {
                    self.ply(ply);
                }
                self.status();
            }
            Effect::Resumed => {
                self.say(Key::SayResumed, &[]);
                self.status();
            }
            Effect::Started => {
                let human = self.session.human().map_or("both", G::side_word);
                let first = G::side_word(self.session.side_to_move());
                self.say(
                    phrases.started,
                    &[("human", human.into()), ("first", first.into())],
                );
                self.status();
            }
            Effect::Loaded => {
                self.say(Key::SayLoaded, &[]);
                self.status();
            }
            Effect::DrawOffered(side) => self.say_side(phrases.draw_offered, *side),
            Effect::DrawDeclined(side) => self.say_side(phrases.draw_declined, *side),
            Effect::Ended(_) => self.result(),
            Effect::EndNear(near) => {
                let sentence = G::end_near(self.texts, *near);
                self.add(&sentence);
            }
            Effect::Hinted(hint) => G::say_hint(self, hint),
            Effect::LookingAt { turns } => {
                self.status();
                self.turn(*turns);
            }
            Effect::LookingLive => {
                self.say(Key::SayLookingLive, &[]);
                self.status();
            }
        }
    }
}
