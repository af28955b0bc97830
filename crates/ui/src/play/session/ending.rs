use vato_rules::{GameResult, Outcome, Side};

use super::{Done, Effect, Opponent, Playable, Refused, Session};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By its rules.
    Rules(Outcome),
    /// This side resigned.
    Resigned(Side),
    /// Both agreed on a draw.
    Agreed,
    /// In some way that a loaded game record does not tell.
    Recorded(GameResult),
}

impl Ending {
    /// Who won.
    pub fn result(self) -> GameResult {
        match self {
            Ending::Rules(outcome) => outcome.result,
            Ending::Resigned(side) => GameResult::Win(!side),
            Ending::Agreed => GameResult::Draw,
            Ending::Recorded(result) => result,
        }
    }
}

/// An end by the rules that is near enough to say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndNear {
    /// The next occurrence of the present position ends the game; under rules by
    /// which no position may come back, the next ply can bring one back.
    Repetition {
        /// How often the present one has occurred so far.
        occurrences: u32,
    },
    /// So many plies without a capture, and the game is over.
    Quiet {
        /// Plies left, 1 to 10.
        left: u16,
    },
}

/// From how many quiet plies before the limit the end counts as near.
const QUIET_PLIES_LEFT: u16 = 10;

impl<G: Playable> Session<G> {
    /// How the game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.agreed
            .or_else(|| self.line.outcome().map(Ending::Rules))
    }

    /// The side that offers a draw and waits for the answer.
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// Ends that are near in the live position, to be shown while they are.
    pub fn ends_near(&self) -> Vec<EndNear> {
        let mut near = Vec::new();
        if self.ending().is_some() {
            return near;
        }
        let occurrences = self.line.occurrences();
        // The start position alone is no repetition.
        let comes_again = occurrences > 1 && self.line.next_occurrence_ends();
        if comes_again || G::can_come_back(&self.line) {
            near.push(EndNear::Repetition { occurrences });
        }
        if let Some(left) = self.game().plies_left(self.live())
            && left <= QUIET_PLIES_LEFT
        {
            near.push(EndNear::Quiet { left });
        }
        near
    }

    /// Those of [`ends_near`](Session::ends_near) that the ply just played brought about.
    pub(super) fn announce_ends_near(&self, effects: &mut Vec<Effect<G>>) {
        effects.extend(
            self.ends_near()
                .into_iter()
                .filter(|near| match near {
                    EndNear::Repetition { .. } => true,
                    // Said once, when the count gets there, and shown from then on.
                    EndNear::Quiet { left } => *left == QUIET_PLIES_LEFT || *left == 1,
                })
                .map(Effect::EndNear),
        );
    }

    /// The side that [`resign`](Session::resign) gives up for: against the
    /// computer the person's at any time, at a shared board the one
    /// [`awaited`](Session::awaited).
    pub fn resigning(&self) -> Side {
        self.human().unwrap_or_else(|| self.awaited())
    }

    /// The [`resigning`](Session::resigning) side gives up. Ask first.
    ///
    /// # Errors
    /// The game is over already.
    pub fn resign(&mut self) -> Done<G> {
        self.end_by(Ending::Resigned(self.resigning()))
    }

    /// Whether the side to move may offer a draw: to a person, and while none is on offer.
    pub fn can_offer_draw(&self) -> bool {
        G::DRAW_OFFERS
            && self.ending().is_none()
            && self.opponent == Opponent::TwoOnDevice
            && self.draw_offer.is_none()
    }

    /// The side to move offers a draw. The offer stands until it is answered or
    /// the other side has moved.
    ///
    /// # Errors
    /// The game is over, the opponent is the computer, a draw is on offer, or
    /// the game knows no agreed draw.
    pub fn offer_draw(&mut self) -> Done<G> {
        if !G::DRAW_OFFERS {
            return Err(Refused::NoOffer);
        }
        if self.ending().is_some() {
            return Err(Refused::GameOver);
        }
        if self.opponent != Opponent::TwoOnDevice {
            return Err(Refused::NoOfferToComputer);
        }
        if self.draw_offer.is_some() {
            return Err(Refused::AlreadyOffered);
        }
        let side = self.side_to_move();
        self.draw_offer = Some(side);
        Ok(vec![Effect::DrawOffered(side)])
    }

    /// The other side accepts.
    ///
    /// # Errors
    /// The game is over, or no draw is on offer.
    pub fn accept_draw(&mut self) -> Done<G> {
        if self.draw_offer.is_none() && self.ending().is_none() {
            return Err(Refused::NoOffer);
        }
        self.end_by(Ending::Agreed)
    }

    /// The other side declines.
    ///
    /// # Errors
    /// No draw is on offer.
    pub fn decline_draw(&mut self) -> Done<G> {
        let side = self.draw_offer.take().ok_or(Refused::NoOffer)?;
        Ok(vec![Effect::DrawDeclined(!side)])
    }

    fn end_by(&mut self, ending: Ending) -> Done<G> {
        if self.ending().is_some() {
            return Err(Refused::GameOver);
        }
        self.changed();
        self.draw_offer = None;
        self.agreed = Some(ending);
        Ok(vec![Effect::Ended(ending)])
    }
}
