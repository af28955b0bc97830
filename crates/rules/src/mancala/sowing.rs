use alloc::string::String;
use alloc::vec::Vec;

use super::{Event, House, Pit, Ply, PlyError, Position, PositionError, Refusal};
use crate::{Notation, Side};

/// What the three games have in common beyond [`Notation`]: what a page and a terminal
/// ask in order to show a sowing before and while it happens.
pub trait Sowing:
    Notation<Position = Position, Ply = Ply, PositionError = PositionError, PlyError = PlyError>
{
    /// Houses a side.
    fn houses(&self) -> u8;

    /// The name of a house in the notation of the game, such as `3` or `C`.
    fn house_text(&self, house: House) -> String;

    /// Everything that is seen when a legal ply leads from `before` to `after`, which a
    /// [`Line`](crate::Line) holds: its last position knows of a cycle.
    fn events(&self, before: &Position, ply: &Ply, after: &Position) -> Vec<Event>;

    /// Why the side to move may not sow from this house; `None` when it may.
    fn refusal(&self, position: &Position, house: House) -> Option<Refusal>;

    /// What a legal sowing of the side to move would do; `None` when it is not legal. In a simultaneous
    /// opening it is what the side would do if the other one waited.
    fn preview(&self, position: &Position, house: House) -> Option<Preview> {
        if house.side != position.side() || self.refusal(position, house).is_some() {
            return None;
        }
        let ply = Ply::House(house.index);
        let after = self.play(position, &ply);
        Preview::of(&self.events(position, &ply, &after), position.side())
    }
}

/// What a sowing would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Where its last seed falls.
    pub last: Pit,
    /// Seeds it drops, over all relays.
    pub drops: u32,
    /// How often the last seed fell among others and all were sown on.
    pub relays: u32,
    /// Seeds it takes, its own last one included where that goes to the store too; without
    /// what is swept when the game ends.
    pub takes: u16,
    /// The houses these come from, South's as bits from its left, then North's.
    pub from: [u16; 2],
    /// Whether the same side sows again.
    pub sows_again: bool,
    /// Whether it would take all seeds of the opponent, and how many then stay where they are.
    pub grand_slam: Option<u16>,
    /// Whether it ends the game.
    pub ends_game: bool,
}

impl Preview {
    /// The sum of what one side sees in the events of a ply; `None` when no seed falls.
    pub(crate) fn of(events: &[Event], side: Side) -> Option<Preview> {
        let mut preview = Preview {
            last: Pit::Store(side),
            drops: 0,
            relays: 0,
            takes: 0,
            from: [0; 2],
            sows_again: false,
            grand_slam: None,
            ends_game: false,
        };
        for event in events {
            match *event {
                Event::Drop { by, into, .. } if by == side => {
                    preview.last = into;
                    preview.drops += 1;
                }
                Event::Relay { by, .. } if by == side => preview.relays += 1,
                Event::Capture { by, from, seeds } if by == side => {
                    preview.takes += seeds;
                    preview.from[from.side.index()] |= 1 << from.index;
                }
                Event::SowAgain { side: again } if again == side => preview.sows_again = true,
                Event::GrandSlam { left, .. } => preview.grand_slam = Some(left),
                Event::GameOver(_) => preview.ends_game = true,
                _ => {}
            }
        }
        (preview.drops > 0).then_some(preview)
    }
}
