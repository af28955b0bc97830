//! What sowing a house would do, from the rules.

use vato_rules::mancala::{House, Pit, Preview, Sowing as _};

use super::Session;
use super::labels::{list, naming};
use crate::i18n::{Key, Texts};

/// What sowing a house of the side to move would do; `None` for a house that cannot
/// be sown now, and in a joint opening, whose end nobody knows.
pub fn preview(session: &Session, house: House) -> Option<Preview> {
    let position = session.live();
    let open = session.is_looking_back() || position.round().opening() || !session.human_to_move();
    (!open)
        .then(|| session.game().preview(position, house))
        .flatten()
}

/// What sowing a house would do, in words.
pub fn preview_text(texts: &Texts, session: &Session, preview: &Preview) -> String {
    let game = session.game();
    let naming = ("naming", naming(game).into());
    let landing = match preview.last {
        _ if preview.sows_again => texts.get(Key::PreviewAgain),
        _ if preview.grand_slam.is_some_and(|left| left > 0) && preview.takes == 0 => {
            texts.get(Key::PreviewGrandSlam)
        }
        Pit::Store(_) => texts.get(Key::PreviewEndsInStore),
        Pit::House(house) => {
            let to = game.house_text(house);
            let to = ("to", (&to).into());
            if preview.takes > 0 {
                let from = list(texts, taken_from(session, preview));
                let from = if from.is_empty() { "none" } else { &from };
                let count = ("count", preview.takes.into());
                texts.format(
                    Key::PreviewTakes,
                    &[naming, to, count, ("houses", from.into())],
                )
            } else if house.side == session.side_to_move() {
                texts.format(Key::PreviewOwn, &[naming, to])
            } else {
                texts.format(Key::PreviewAcross, &[naming, to])
            }
        }
    };
    if preview.ends_game {
        [landing, texts.get(Key::PreviewEndsGame)].join(" ")
    } else {
        landing
    }
}

/// The other side's houses that would be taken from.
fn taken_from(session: &Session, preview: &Preview) -> Vec<String> {
    let (game, side) = (session.game(), !session.side_to_move());
    let taken = preview.from[side.index()];
    let houses = (0..game.houses()).filter(|index| taken >> index & 1 == 1);
    houses
        .map(|index| game.house_text(House { side, index }))
        .collect()
}
