//! How a person likes the board: kept apart from any game.

use crate::pits::Pace;

/// Choices that stay from game to game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether anything is heard. Default: on.
    pub sound: bool,
    /// From 0 to 100. Default: 50.
    pub volume: u8,
    /// Whether the board is turned by half a turn, beyond what the person's side asks for. Default: no.
    pub flipped: bool,
    /// Whether the board is turned upright. Default: no.
    pub upright: bool,
    /// Whether stones that can move, and their destinations, are marked. Default: yes.
    pub marks: bool,
    /// Whether houses have their names on the board. Default: yes.
    pub names: bool,
    /// Whether Congkak is drawn as in its home: sown clockwise, each side's store at its left. Default: no.
    pub clockwise: bool,
    /// How quickly seeds are sown. Default: in about a second and a half.
    pub pace: Pace,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            sound: true,
            volume: 50,
            flipped: false,
            upright: false,
            marks: true,
            names: true,
            clockwise: false,
            pace: Pace::default(),
        }
    }
}

impl Settings {
    /// The settings as a short text.
    pub fn save(&self) -> String {
        let flag = |on| if on { "on" } else { "off" };
        [
            format!("volume={}", self.volume),
            format!("sound={}", flag(self.sound)),
            format!("flipped={}", flag(self.flipped)),
            format!("upright={}", flag(self.upright)),
            format!("marks={}", flag(self.marks)),
            format!("names={}", flag(self.names)),
            format!("clockwise={}", flag(self.clockwise)),
            format!("pace={}", self.pace.word()),
        ]
        .join(",")
    }

    /// Reads what [`save`](Settings::save) wrote. What is missing or not
    /// understood takes its default: settings are quickly made again.
    pub fn restore(text: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in text.split(',').filter_map(|part| part.split_once('=')) {
            let flag = match value {
                "on" => Some(true),
                "off" => Some(false),
                _ => None,
            };
            match (key, flag) {
                ("volume", _) => {
                    settings.volume = value.parse().unwrap_or(settings.volume).min(100);
                }
                ("sound", Some(on)) => settings.sound = on,
                ("flipped", Some(on)) => settings.flipped = on,
                ("upright", Some(on)) => settings.upright = on,
                ("marks", Some(on)) => settings.marks = on,
                ("names", Some(on)) => settings.names = on,
                ("clockwise", Some(on)) => settings.clockwise = on,
                ("pace", _) => settings.pace = Pace::of(value).unwrap_or_default(),
                _ => {}
            }
        }
        settings
    }
}
