//! The positions that led to the present one.

/// Places of the filter, a power of two.
const FILTER: usize = 1 << 12;

/// Keys of the positions up to the present one.
pub(super) struct Path {
    /// With each key, whether positions before it can come back after it.
    keys: Vec<(u64, bool)>,
    /// Where in `keys` the root is.
    root: usize,
    /// How many of the keys fall on each place: where there is but one, nothing has
    /// come back, and the path need not be looked through.
    filter: Vec<u16>,
}

impl Path {
    pub(super) fn new() -> Self {
        Path {
            keys: Vec::new(),
            root: 0,
            filter: vec![0; FILTER],
        }
    }

    pub(super) fn clear(&mut self) {
        self.keys.clear();
        self.filter.fill(0);
    }

    /// The last position is the root.
    pub(super) fn begin(&mut self) {
        self.root = self.keys.len().saturating_sub(1);
    }

    pub(super) fn enter(&mut self, key: u64, reversible: bool) {
        self.keys.push((key, reversible));
        let count = &mut self.filter[place(key)];
        *count = count.wrapping_add(1);
    }

    pub(super) fn leave(&mut self) {
        if let Some((key, _)) = self.keys.pop() {
            let count = &mut self.filter[place(key)];
            *count = count.wrapping_sub(1);
        }
    }

    /// Where on the path the last position is.
    pub(super) fn last(&self) -> usize {
        self.keys.len().saturating_sub(1)
    }

    /// How many positions before the last one can come back after it.
    pub(super) fn run(&self) -> usize {
        self.keys.iter().rev().take_while(|(_, back)| *back).count()
    }

    /// Where on the path the position was before because of which the last one counts as
    /// the end: once since the root is enough, since whoever gained by it could do so again;
    /// before the root it has to be as often as the rules say, which end a game at the
    /// `limit`-th occurrence.
    pub(super) fn repeats(&self, limit: Option<u32>) -> Option<usize> {
        let Some(((key, true), before)) = self.keys.split_last() else {
            return None;
        };
        if self.filter[place(*key)] == 1 {
            return None;
        }
        let mut earlier = 0;
        for (index, (old, reversible)) in before.iter().enumerate().rev() {
            if old == key {
                earlier += 1;
                if index >= self.root || limit.is_some_and(|limit| earlier + 1 >= limit) {
                    return Some(index);
                }
            }
            if !reversible {
                break;
            }
        }
        None
    }
}

fn place(key: u64) -> usize {
    key as usize % FILTER
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(keys: &[(u64, bool)], root: usize) -> Path {
        let mut path = Path::new();
        for (index, (key, reversible)) in keys.iter().enumerate() {
            path.enter(*key, *reversible);
            if index == root {
                path.begin();
            }
        }
        path
    }

    #[test]
    fn one_occurrence_since_the_root_is_enough() {
        let keys = [(1, true), (2, true), (3, true), (2, true)];
        assert_eq!(path(&keys, 1).repeats(Some(3)), Some(1));
        assert_eq!(path(&keys, 2).repeats(Some(3)), None);
        assert_eq!(path(&keys, 2).repeats(Some(2)), Some(1));
        assert_eq!(path(&keys, 2).repeats(None), None);
    }

    #[test]
    fn nothing_comes_back_over_what_cannot_be_undone() {
        let keys = [(2, true), (3, false), (2, true)];
        assert_eq!(path(&keys, 0).repeats(Some(2)), None);
        let keys = [(2, false), (3, true), (2, true)];
        assert_eq!(path(&keys, 0).repeats(Some(2)), Some(0));
    }

    #[test]
    fn keys_on_one_place_are_told_apart() {
        let filter = FILTER as u64;
        let keys = [(5, true), (5 + filter, true), (7, true)];
        let mut path = path(&keys, 0);
        path.enter(5 + 2 * filter, true);
        assert_eq!(path.repeats(Some(2)), None);
        path.leave();
        path.enter(5 + filter, true);
        assert_eq!(path.repeats(Some(2)), Some(1));
    }
}
