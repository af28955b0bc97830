//! What a tap on a pit does: it sows, or chooses unseen for a joint opening.

use vato_rules::Side;
use vato_rules::mancala::{House, Pit, Ply, Refusal, Sowing as _};

use super::{Done, Effect, Refused, Session};

/// The choices made for a joint opening, by [`Side::index`], until both are
/// there; otherwise empty, since any other tap is a ply.
///
/// Against the computer either side may have chosen first. Two people at one
/// board choose one after the other, South first; the other one looks away.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hand {
    pub(super) chosen: [Option<u8>; 2],
}

impl Hand {
    /// Whether this side has chosen.
    pub fn has_chosen(self, side: Side) -> bool {
        self.chosen[side.index()].is_some()
    }

    /// The ply that both choices make.
    fn ply(self) -> Option<Ply> {
        let [south, north] = self.chosen;
        south
            .zip(north)
            .map(|(south, north)| Ply::Pair { south, north })
    }
}

/// What input did short of a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputEffect {
    /// This side has chosen unseen; the other one has not yet.
    Chosen(Side),
    /// The choice was taken back.
    ChoiceTakenBack(Side),
}

/// Why a tap does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputRefusal {
    /// The rules forbid this sowing.
    Rules {
        /// Why.
        refusal: Refusal,
        /// The house tapped.
        house: House,
    },
    /// A store was tapped.
    Store,
    /// The sides cannot be swapped now.
    NoSwap,
}

/// Sows from the pit, or chooses it.
pub(super) fn tap(session: &mut Session, pit: Pit) -> Done {
    let Pit::House(house) = pit else {
        return Err(Refused::Input(InputRefusal::Store));
    };
    let position = session.live();
    let opening = position.round().opening();
    let refusal = if opening && session.choosing() != Some(house.side) {
        Some(Refusal::OtherSide)
    } else {
        session.game().refusal(position, house)
    };
    if let Some(refusal) = refusal {
        return Err(Refused::Input(InputRefusal::Rules { refusal, house }));
    }
    if opening {
        choose(session, house)
    } else {
        let mut effects = Vec::new();
        session.finish(Ply::House(house.index), 0, &mut effects);
        Ok(effects)
    }
}

/// Notes a choice for the joint opening, and sows once both are there.
pub(super) fn choose(session: &mut Session, house: House) -> Done {
    session.hand.chosen[house.side.index()] = Some(house.index);
    let Some(ply) = session.hand.ply() else {
        return Ok(vec![Effect::Input(InputEffect::Chosen(house.side))]);
    };
    let mut effects = Vec::new();
    session.finish(ply, 0, &mut effects);
    Ok(effects)
}

/// The side whose choice undo takes back: the computer's stays.
pub(super) fn chosen_by_person(session: &Session) -> Option<Side> {
    let person = |side: &Side| session.human().is_none_or(|human| human == *side);
    let mut sides = Side::BOTH.into_iter().filter(person);
    sides.find(|side| session.hand.has_chosen(*side))
}

/// Takes back the choice of the person, or of the one who has chosen first.
pub(super) fn take_back(session: &mut Session) -> Done {
    let side = chosen_by_person(session).ok_or(Refused::NothingToTakeBack)?;
    session.hand.chosen[side.index()] = None;
    session.cursor = None;
    Ok(vec![Effect::Input(InputEffect::ChoiceTakenBack(side))])
}

impl Session {
    /// The side whose person chooses now in a joint opening; `None` outside of
    /// one and when everybody at the board has chosen.
    pub fn choosing(&self) -> Option<Side> {
        let opening = self.live().round().opening() && self.ending().is_none();
        let person = |side: &Side| self.human().is_none_or(|human| human == *side);
        let mut sides = Side::BOTH.into_iter().filter(person);
        sides.find(|side| opening && !self.hand.has_chosen(*side))
    }

    /// Whether the person to move may take over the other side.
    pub fn can_swap(&self) -> bool {
        self.cursor.is_none() && self.human_to_move() && {
            let mut plies = Vec::new();
            vato_rules::Game::plies(self.game(), self.live(), &mut plies);
            plies.contains(&Ply::Swap)
        }
    }

    /// Takes over the other side after South's first turn.
    ///
    /// # Errors
    /// The rules do not allow it, or not now.
    pub fn swap(&mut self) -> Done {
        self.may_play()?;
        if !self.can_swap() {
            return Err(Refused::Input(InputRefusal::NoSwap));
        }
        let mut effects = Vec::new();
        self.finish(Ply::Swap, 0, &mut effects);
        Ok(effects)
    }
}
