use std::hash::{BuildHasher, RandomState};

/// A seed that nobody has chosen: the hasher of the standard library begins
/// differently each time.
pub fn fresh_seed() -> u64 {
    RandomState::new().hash_one(())
}
