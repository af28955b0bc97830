//! What the board shows of a session.

use vato_rules::Side;
use vato_rules::mancala::{Event, House, Pit, Ply, Position, Sowing as _};

use super::{Playable, Session, Sowing};
use crate::board::Orientation;
use crate::pits::{Names, PitSet, PitsState, View};

/// What the board shows now. Which way it is seen to run, and whether names are
/// written on it, is the page's to say; so is what rests under the pointer.
pub(super) fn board(session: &Session, orientation: Orientation) -> PitsState {
    let position = session.shown_position();
    let mut state = still(session.game(), position);
    state.view = View {
        flipped: orientation.flipped,
        clockwise: false,
    };
    mark_last(session, &mut state);
    if session.cursor.is_some() {
        return state;
    }
    state.pointed_out = pointed_out(session).map(Pit::House);
    if session.human_to_move() {
        let side = session.choosing().unwrap_or(position.side());
        let houses = position.ring().houses_of(side).map(Pit::House);
        state.sowable = houses
            .filter(|pit| match pit {
                Pit::House(house) => session.game().refusal(position, *house).is_none(),
                Pit::Store(_) => false,
            })
            .collect();
    }
    state
}

/// A position as a board shows it, with nothing marked.
pub fn still(game: &Sowing, position: &Position) -> PitsState {
    let mut state = PitsState::of(position);
    state.names = match game {
        Sowing::Oware(_) => Names::Letters,
        Sowing::Kalah(_) | Sowing::Congkak(_) => Names::Numbers,
    };
    state
}

/// Marks where the sowing before began and ended, and what it took.
fn mark_last(session: &Session, state: &mut PitsState) {
    let plies = session.shown_plies();
    if plies == 0 {
        return;
    }
    for event in <Sowing as Playable>::events(&session.line, plies) {
        match event {
            Event::Lift { from, .. } if state.origin.is_none() => {
                state.origin = Some(Pit::House(from));
            }
            Event::Drop { into, left: 0, .. } => state.landed = Some(into),
            Event::Capture { from, .. } => state.captured.insert(Pit::House(from)),
            // Another board begins.
            Event::Swap | Event::RoundBegins { .. } => {
                (state.origin, state.landed) = (None, None);
                state.captured = PitSet::EMPTY;
            }
            _ => {}
        }
    }
}

/// The person's own choice for a joint opening, while nobody else looks at the
/// board, else the house of the advice.
fn pointed_out(session: &Session) -> Option<House> {
    let side = session.choosing().or(session.human());
    let of = |side: Side, index| House { side, index };
    if let Some(human) = session.human()
        && let Some(index) = session.hand.chosen[human.index()]
    {
        return Some(of(human, index));
    }
    match session.hint.as_ref()?.ply {
        Ply::House(index) => Some(of(session.side_to_move(), index)),
        Ply::Pair { south, north } => side.map(|side| of(side, [south, north][side.index()])),
        Ply::Swap => None,
    }
}
