//! Movement, shown moment by moment.

use std::{collections::VecDeque, time::Duration};

use leptos::prelude::*;

/// Shows moments one after the other. Freely copied: all it holds are handles.
pub struct Playback<M: Send + Sync + 'static> {
    /// The moment on the board; `None` when the board shows the game as it is.
    current: RwSignal<Option<M>>,
    waiting: StoredValue<VecDeque<M>>,
    lasts: fn(&M) -> Duration,
    /// How long all of it lasted when some was added.
    whole: RwSignal<Duration>,
    /// Goes up when a running timer is to do nothing any more.
    generation: StoredValue<u32>,
}

impl<M: Send + Sync + 'static> Clone for Playback<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Send + Sync + 'static> Copy for Playback<M> {}

impl<M: Clone + Send + Sync + 'static> Playback<M> {
    /// Nothing to show. `lasts` says how long a moment does.
    pub fn new(lasts: fn(&M) -> Duration) -> Self {
        Self {
            lasts,
            whole: RwSignal::new(Duration::ZERO),
            current: RwSignal::new(None),
            waiting: StoredValue::new(VecDeque::new()),
            generation: StoredValue::new(0),
        }
    }

    /// The moment on the board.
    pub fn current(self) -> Option<M> {
        self.current.get()
    }

    /// The moment on the board, for code that does not wait for the next.
    pub fn current_untracked(self) -> Option<M> {
        self.current.get_untracked()
    }

    /// Whether what was to be shown, when it was added last, lasts so long or longer.
    pub fn is_long(self, long: Duration) -> bool {
        self.current.with(Option::is_some) && self.whole.get() >= long
    }

    /// How long what is still to be shown lasts.
    pub fn remaining(self) -> Duration {
        let current = self
            .current
            .with_untracked(|moment| moment.as_ref().map_or(Duration::ZERO, self.lasts));
        self.waiting
            .with_value(|waiting| waiting.iter().map(self.lasts).sum::<Duration>())
            + current
    }

    /// Shows these moments once those before are through.
    pub fn append(self, moments: Vec<M>) {
        self.waiting.update_value(|waiting| waiting.extend(moments));
        self.whole.set(self.remaining());
        if self.current.with_untracked(Option::is_none) {
            self.next();
        }
    }

    /// Ends everything at once: the board shows the game as it is.
    pub fn finish(self) {
        self.waiting.update_value(VecDeque::clear);
        self.generation.update_value(|generation| *generation += 1);
        if self.current.with_untracked(Option::is_some) {
            self.current.set(None);
        }
    }

    fn next(self) {
        let moment = self.waiting.try_update_value(VecDeque::pop_front).flatten();
        if let Some(lasts) = moment.as_ref().map(self.lasts) {
            let generation = self.generation.get_value();
            set_timeout(
                move || {
                    if self.generation.try_get_value() == Some(generation) {
                        self.next();
                    }
                },
                lasts,
            );
        }
        self.current.set(moment);
    }
}
