//! What a tap or a key does, whatever the game.

use super::{Done, Effect, Playable, Refused, Session};

impl<G: Playable> Session<G> {
    /// A tap, or Enter, on a place of the board.
    ///
    /// # Errors
    /// Why the tap does nothing; see [`Refused`].
    pub fn tap(&mut self, place: G::Place) -> Done<G> {
        self.may_play()?;
        G::tap(self, place)
    }

    /// Escape: leaves an earlier position, else takes the last thing out of the
    /// hand. With nothing there it does nothing.
    ///
    /// # Errors
    /// None: it answers as the other calls do so that all are used alike.
    pub fn escape(&mut self) -> Done<G> {
        if self.cursor.is_some() {
            return Ok(self.look_live());
        }
        G::let_go(self)
    }

    /// Whether a person may act on the board now.
    pub(super) fn may_play(&self) -> Result<(), Refused<G>> {
        if self.cursor.is_some() {
            Err(Refused::LookingBack)
        } else if self.ending().is_some() {
            Err(Refused::GameOver)
        } else if !self.human_to_move() {
            Err(Refused::ComputersTurn)
        } else {
            Ok(())
        }
    }

    /// Puts a legal ply into the line. Its first `seen` events are known already,
    /// from the input that led to it; the others are added to `effects`.
    pub(super) fn finish(&mut self, ply: G::Ply, seen: usize, effects: &mut Vec<Effect<G>>) {
        // The same ply again keeps what came after it; any other starts anew.
        if self.redo.last() == Some(&ply) {
            self.redo.pop();
        } else {
            self.redo.clear();
        }
        let side = self.side_to_move();
        self.line.push(ply);
        self.changed();
        // An offer lapses once the side it was made to has moved on.
        if self.line.outcome().is_some() || self.draw_offer.is_some_and(|offering| offering != side)
        {
            self.draw_offer = None;
        }
        let events = G::events(&self.line, self.line.plies().len());
        effects.extend(events.into_iter().skip(seen).map(Effect::Event));
        self.announce_ends_near(effects);
    }
}
