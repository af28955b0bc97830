//! What the live region says, and when: what is told of a movement is said as it
//! ends, so that nobody hears how a sowing ends before it is seen.

use std::{collections::VecDeque, time::Duration};

use leptos::prelude::*;

use super::{at_table::AtTable, computer::LOOK_AGAIN, table::Table};

/// What makes a sentence that is said again differ from itself, unseen and unheard.
pub(super) const SAID_AGAIN: char = '\u{a0}';

/// Sentences that wait for the movement they tell of, each with its number.
#[derive(Default)]
pub struct Unsaid {
    waiting: VecDeque<(u32, String)>,
    last: u32,
}

impl<G: AtTable> Table<G> {
    /// Puts a sentence into the live region. The same one twice in a row is
    /// made to differ by a space that is not seen, or nobody would hear it again.
    pub fn say(self, sentence: String) {
        self.said.update(|said| {
            let again = *said == sentence;
            *said = sentence;
            if again {
                said.push(SAID_AGAIN);
            }
        });
    }

    /// Says a sentence once all that is to be shown now is over.
    pub fn say_when_shown(self, sentence: String) {
        let remaining = self.playback.remaining();
        if remaining.is_zero() {
            return self.say(sentence);
        }
        let number = self.unsaid.try_update_value(|unsaid| {
            unsaid.last = unsaid.last.wrapping_add(1);
            unsaid.waiting.push_back((unsaid.last, sentence));
            unsaid.last
        });
        self.say_after(number, remaining);
    }

    /// Says what waits up to a sentence after that time. Movement can last longer than
    /// was reckoned, so the last sentence of all waits until it is over.
    fn say_after(self, number: Option<u32>, time: Duration) {
        set_timeout(
            move || {
                let last = self.unsaid.try_update_value(|unsaid| unsaid.last);
                if last == number && self.playback.current_untracked().is_some() {
                    self.say_after(number, LOOK_AGAIN);
                } else {
                    self.say_waiting(number);
                }
            },
            time,
        );
    }

    /// Ends the movement that is shown, and says at once what was told of it.
    pub fn finish(self) {
        self.playback.finish();
        self.say_waiting(self.unsaid.try_update_value(|unsaid| unsaid.last));
    }

    /// Says what waits, up to the sentence of this number; nothing when that has
    /// been said.
    fn say_waiting(self, number: Option<u32>) {
        let waited = self.unsaid.try_update_value(|unsaid| {
            let mut numbers = unsaid.waiting.iter().map(|(number, _)| Some(*number));
            let through = numbers.position(|waiting| waiting == number)?;
            let through = unsaid.waiting.drain(..=through);
            let sentences: Vec<_> = through.map(|(_, sentence)| sentence).collect();
            Some(sentences.join(" "))
        });
        if let Some(sentences) = waited.flatten() {
            self.say(sentences);
        }
    }
}
