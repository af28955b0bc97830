/// One thing a player does before the game asks who acts next: in these games one sowing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ply {
    /// The side to move sows from its house of this index, from its left, from 0.
    House(u8),
    /// Kalah: North takes South's side of the board over after South's first turn.
    Swap,
    /// Congkak: both sides sow at once from the houses of these indices.
    Pair {
        /// South's house.
        south: u8,
        /// North's house.
        north: u8,
    },
}
