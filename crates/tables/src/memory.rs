use std::ops::{Deref, DerefMut};

/// Many bytes, 0 at first, that are read and written all over. They are taken from the
/// system as they are used.
///
/// Most of the time a look-up takes goes into finding where its page is; so pages are
/// to be large where the system has such.
pub(crate) enum Memory {
    #[cfg(target_os = "linux")]
    Mapped(memmap2::MmapMut),
    Owned(Vec<u8>),
}

impl Memory {
    pub(crate) fn new(bytes: usize) -> Self {
        #[cfg(target_os = "linux")]
        if bytes >= LARGE_PAGE
            && let Ok(mapped) = memmap2::MmapMut::map_anon(bytes)
        {
            // Refused, it works all the same.
            let _ = mapped.advise(memmap2::Advice::HugePage);
            return Memory::Mapped(mapped);
        }
        Memory::Owned(vec![0; bytes])
    }
}

/// 2 MiB.
#[cfg(target_os = "linux")]
const LARGE_PAGE: usize = 1 << 21;

impl Deref for Memory {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        match self {
            #[cfg(target_os = "linux")]
            Memory::Mapped(mapped) => mapped,
            Memory::Owned(bytes) => bytes,
        }
    }
}

impl DerefMut for Memory {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [u8] {
        match self {
            #[cfg(target_os = "linux")]
            Memory::Mapped(mapped) => mapped,
            Memory::Owned(bytes) => bytes,
        }
    }
}
