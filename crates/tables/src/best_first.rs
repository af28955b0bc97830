//! Lists in the order of what their items are worth.

/// Puts the items that are worth most first; equal ones stay as they stood.
///
/// What is sorted are numbers, whatever the items: the standard library's sorts are
/// compiled for each kind of item anew, which took a sixth of the module for the browser.
pub fn best_first<T: Clone>(items: &mut [T], worth: impl Fn(&T) -> i64) {
    let mut order: Vec<(i64, usize)> = items.iter().map(|item| !worth(item)).zip(0..).collect();
    order.sort_unstable();
    let sorted: Vec<T> = order.iter().map(|(_, at)| items[*at].clone()).collect();
    items.clone_from_slice(&sorted);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ones_stay_as_they_stood() {
        let mut items = [
            (1, 'a'),
            (i64::MIN, 'b'),
            (7, 'c'),
            (1, 'd'),
            (i64::MAX, 'e'),
        ];
        best_first(&mut items, |(worth, _)| *worth);
        let names: String = items.iter().map(|(_, name)| name).collect();
        assert_eq!(names, "ecadb");
    }
}
