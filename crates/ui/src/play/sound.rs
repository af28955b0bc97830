//! Sounds, synthesised when they are played: stone on wood for steps and
//! captures, a few notes for the end of a game. Nothing needs them.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::web_sys::{AudioContext, AudioContextState, BiquadFilterType, OscillatorType};

use super::session::Settings;

/// Something to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A stone arrives on a point.
    Step,
    /// A seed falls into a pit.
    Seed,
    /// So many stones or seeds are taken: one click each, quickly one after the other.
    Capture(u32),
    /// The person has won, or one of two at a board.
    Win,
    /// The person has lost.
    Lose,
    /// Nobody has won.
    Draw,
    /// A tap was refused.
    Refused,
}

/// Seconds between the clicks of a capture.
const BETWEEN_CLICKS: f64 = 0.055;
/// Long rows are not clicked to the end.
const MOST_CLICKS: u32 = 6;

/// The loudspeaker; clones are the same one. Browsers keep it silent until the
/// first [`unlock`](Sounds::unlock).
#[derive(Clone, Default)]
pub struct Sounds(Rc<RefCell<Option<AudioContext>>>);

impl Sounds {
    /// To be called from a tap or a key press: browsers let pages sound only after one.
    pub fn unlock(&self) {
        let mut context = self.0.borrow_mut();
        if context.is_none() {
            // Without sound the game goes on in silence.
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context.as_ref()
            && context.state() != AudioContextState::Running
        {
            // Refused outside of a gesture; the next one tries again.
            let _ = context.resume();
        }
    }

    /// Plays a sound after so many seconds, as loud as the settings say.
    pub fn play(&self, sound: Sound, settings: &Settings, after: f64) {
        let context = self.0.borrow();
        let Some(context) = context.as_ref().filter(|context| {
            settings.sound && settings.volume > 0 && context.state() == AudioContextState::Running
        }) else {
            return;
        };
        // Loudness is heard in ratios, so half the volume is a quarter of the amplitude.
        let volume = f32::from(settings.volume) / 100.0;
        let player = Player {
            context,
            loudness: volume * volume,
            start: context.current_time() + after.max(0.0),
        };
        // A browser that lacks a part of it stays silent.
        let _ = player.play(sound);
    }
}

struct Player<'a> {
    context: &'a AudioContext,
    loudness: f32,
    /// When, in the context's seconds.
    start: f64,
}

type Played = Result<(), leptos::wasm_bindgen::JsValue>;

impl Player<'_> {
    fn play(&self, sound: Sound) -> Played {
        match sound {
            Sound::Step => self.knock(0.0, 1.0),
            Sound::Seed => self.knock(0.0, 1.9),
            Sound::Capture(stones) => {
                for click in 0..stones.clamp(1, MOST_CLICKS) {
                    let higher = 1.25 + 0.06 * click as f32;
                    self.knock(f64::from(click) * BETWEEN_CLICKS, higher)?;
                }
                Ok(())
            }
            // Steps of a pentatonic scale on D: up, down, and the same twice.
            Sound::Win => self.notes(&[293.7, 370.0, 440.0, 587.3]),
            Sound::Lose => self.notes(&[370.0, 329.6, 246.9]),
            Sound::Draw => self.notes(&[329.6, 329.6]),
            Sound::Refused => self.note(0.0, 110.0, 0.09, OscillatorType::Triangle),
        }
    }

    fn notes(&self, pitches: &[f32]) -> Played {
        for (at, pitch) in pitches.iter().enumerate() {
            self.note(0.14 * at as f64, *pitch, 0.4, OscillatorType::Triangle)?;
        }
        Ok(())
    }

    /// Stone on wood: a falling tone through a filter that takes its edge off,
    /// too short to have a pitch. `higher` is a ratio of frequencies.
    fn knock(&self, after: f64, higher: f32) -> Played {
        let at = self.start + after;
        let tone = self.context.create_oscillator()?;
        tone.set_type(OscillatorType::Square);
        tone.frequency().set_value_at_time(620.0 * higher, at)?;
        tone.frequency()
            .exponential_ramp_to_value_at_time(150.0 * higher, at + 0.035)?;
        let wood = self.context.create_biquad_filter()?;
        wood.set_type(BiquadFilterType::Bandpass);
        wood.frequency().set_value_at_time(900.0 * higher, at)?;
        let fading = self.fading(at, 0.6, 0.08)?;
        tone.connect_with_audio_node(&wood)?
            .connect_with_audio_node(&fading)?
            .connect_with_audio_node(&self.context.destination())?;
        tone.start_with_when(at)?;
        tone.stop_with_when(at + 0.1)
    }

    fn note(&self, after: f64, pitch: f32, length: f64, kind: OscillatorType) -> Played {
        let at = self.start + after;
        let tone = self.context.create_oscillator()?;
        tone.set_type(kind);
        tone.frequency().set_value_at_time(pitch, at)?;
        let fading = self.fading(at, 0.35, length)?;
        tone.connect_with_audio_node(&fading)?
            .connect_with_audio_node(&self.context.destination())?;
        tone.start_with_when(at)?;
        tone.stop_with_when(at + length + 0.02)
    }

    /// An amplitude that is there at once and gone after `length` seconds.
    fn fading(
        &self,
        at: f64,
        amplitude: f32,
        length: f64,
    ) -> Result<leptos::web_sys::GainNode, leptos::wasm_bindgen::JsValue> {
        let fading = self.context.create_gain()?;
        let gain = fading.gain();
        // An exponential fall can reach neither zero nor start from it.
        gain.set_value_at_time((amplitude * self.loudness).max(0.0002), at)?;
        gain.exponential_ramp_to_value_at_time(0.0001, at + length)?;
        Ok(fading)
    }
}
