//! Reproducible randomness for levels and matches.

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators", OOPSLA 2014): 64 bits of state, the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The sequence that belongs to this seed.
    pub const fn new(seed: u64) -> Self {
        SplitMix64(seed)
    }

    /// The sequence for one use of a seed: `stream` tells the uses apart, such
    /// as the plies of a game.
    pub const fn stream(seed: u64, stream: u64) -> Self {
        let mut outer = SplitMix64(stream);
        SplitMix64(seed ^ outer.next())
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = self.0;
        let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `end - 1`; 0 when `end` is 0. The bias of at most
    /// `end` in 2^32 is of no account here.
    pub const fn below(&mut self, end: u32) -> u32 {
        (((self.next() >> 32) * end as u64) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        // First outputs for seed 1234567, as listed at
        // https://rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64
        let mut random = SplitMix64::new(1_234_567);
        assert_eq!(random.next(), 6_457_827_717_110_365_317);
        assert_eq!(random.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn numbers_stay_below_the_end_and_reach_all_of_it() {
        let mut random = SplitMix64::new(1);
        let mut seen = [false; 6];
        for _ in 0..200 {
            seen[random.below(6) as usize] = true;
        }
        assert_eq!(seen, [true; 6]);
        assert_eq!(random.below(0), 0);
    }
}
