//! How much less deep the later plies of a position are looked at.

/// Plies less to look at a candidate with, when `tried` others came before it; `pv` in a
/// window that has room for more than one score.
pub(super) fn reduction(depth: i32, tried: usize, pv: bool) -> i32 {
    if depth < 3 || tried < 3 {
        return 0;
    }
    let mut plies = 1;
    if tried >= 8 {
        plies += 1;
    }
    if depth >= 7 && tried >= 5 {
        plies += 1;
    }
    if pv {
        plies -= 1;
    }
    plies.min(depth - 2)
}
