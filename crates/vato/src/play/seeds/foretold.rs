use vato_rules::Line;
use vato_rules::mancala::{House, Pit, Ply};

use super::houses::seeds;
use super::{Seeds, Sower};
use crate::play::face;

/// What a legal sowing would do; `None` where both sides choose, since it then depends on the other choice.
pub fn foretold<G: Sower>(line: &Line<G>, ply: &Ply) -> Option<String> {
    let (game, position) = (line.game(), line.position());
    let side = position.side();
    let index = match *ply {
        Ply::House(index) => index,
        Ply::Swap => return Some(String::from("rows and stores are exchanged")),
        Ply::Pair { .. } => return None,
    };
    let preview = game.preview(position, House { side, index })?;
    let mut parts = vec![format!("{} to", seeds(preview.drops))];
    parts[0] += &match preview.last {
        Pit::Store(owner) => format!(" {}'s store", face::name::<Seeds<G>>(owner)),
        Pit::House(house) => format!(" {}", game.house_in_words(house, side)),
    };
    if preview.sows_again {
        parts.push(String::from("sows again"));
    }
    if preview.grand_slam.is_some() {
        parts.push(String::from("a grand slam"));
    }
    if preview.takes > 0 {
        parts.push(format!("takes {}", preview.takes));
    }
    if preview.ends_game {
        parts.push(String::from("ends the game"));
    }
    Some(parts.join(", "))
}
